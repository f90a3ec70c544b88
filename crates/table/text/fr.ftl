## Ce que l'arbitre refuse

refused-over = La partie est finie.
refused-turn = C'est au siège { $seat } de jouer.
refused-rule = { $reason } (Règle { $rule })
refused-number = La règle { $rule } l'interdit.
refused-unreadable = Cela ne s'écrit pas comme un coup de ce jeu.
refused-undo = Il n'y a rien que vous puissiez reprendre sans l'accord des autres.
event-undo = { $you ->
    [yes] Vous reprenez votre dernier choix.
   *[no] { $name } reprend son dernier choix.
}

## Ce qui ne peut pas être mis en place

unknown-game = Il n'y a pas de jeu « { $name } » dans cette maison. `chatiere games` en donne la liste.
setup-seats = Ce jeu se joue de { $min } à { $max }, pas à { $seats }.
setup-option = Ce jeu n'a pas d'option « { $key } ». `chatiere games` donne la liste des options.
setup-value = L'option « { $key } » ne peut pas être « { $value } », seulement : { $allowed }.

## Éditions

edition-large = Ce fichier n'est pas une édition : il dépasse { $bytes } octets.
edition-unreadable = Ligne { $line }, champ { $field } : { $problem }. Corrigez cette ligne et recommencez.
edition-bounds = Ligne { $line }, champ { $field } : { $value } est hors limites ; il faut une valeur entre { $min } et { $max }.

## Parties enregistrées

record-large = Ce fichier n'est pas une partie : il dépasse { $bytes } octets.
record-unreadable = Ce fichier n'est pas une partie, ou il est abîmé : ligne { $line }, colonne { $column } : { $problem }.
record-format = Ce fichier a le format { $found }, que ce programme ne connaît pas. Une version plus récente saura peut-être le lire.
record-version = La partie a été jouée avec la version { $found } des règles ; ce programme joue la version { $known }.
record-edition = L'édition de cette partie n'est pas valable : { $problem }.
record-players = L'enregistrement nomme { $players } joueurs pour { $seats } sièges.
record-steps = L'enregistrement a plus de { $most } étapes.
record-notation = Étape { $step } : « { $text } » ne s'écrit pas comme un coup de ce jeu.
replay-refused = L'étape { $step } n'est pas possible. { $reason }
replay-choice = Étape { $step } : ici, c'est au siège { $seat } de choisir ; l'enregistrement donne un tirage.
replay-chance = Étape { $step } : ici, il faut un tirage au sort.
replay-impossible = Étape { $step } : ce tirage ne peut pas arriver ici.

## Scénarios

scenario-unreadable = Ce fichier n'est pas un scénario : { $problem }.
scenario-position = La position de ce scénario n'en est pas une de ce jeu : { $problem }.
