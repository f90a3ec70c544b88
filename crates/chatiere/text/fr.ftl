## La porte

door-welcome = Chatière : une maison de jeux de chats, ouverte jour et nuit.
door-game = { $most ->
    [one] Appuyez sur Entrée pour jouer.
   *[other] Quel jeu ? (1 à { $most } ; Entrée pour 1)
}
door-seats = Combien de joueurs, vous compris ? Les autres sont des robots. ({ $min } à { $max } ; Entrée pour { $usual })
door-number = Tapez un nombre de { $min } à { $max }.

## Les jeux

games-facts = { $min } à { $max } joueurs, { $minutes } minutes, dès { $age } ans
games-edition = Édition « { $name } » : { $all } chiffres, dont { $reconstructed } reconstitués par nous et non de l'éditeur

## Les gens

name-person = Joueur { $seat }
name-bot = { $level ->
    [random] Tête-en-l'air
    [greedy] Goulu
    [chaton] Chaton
    [matou] Matou
    [tigre] Tigre
   *[other] { $level }
} { $seat }
unknown-level = Il n'y a pas de robot de niveau « { $level } » dans cette maison. Les niveaux sont : chaton, matou, tigre, et pour comparer random, greedy, plain.
bots-seat = Un robot est demandé au siège { $seat }, mais il n'y a que { $seats } sièges.

## Jouer

play-commands = Tapez le numéro d'un choix. ? règles, t table, l liste, h conseil, u reprendre, w pourquoi pas, s enregistrer, q quitter.
play-ask = >
play-no-number = Il y a { $most } choix : tapez un nombre de 1 à { $most }, ou ? pour les règles.
play-help = Tapez le numéro d'un choix, ou un coup comme entre crochets. ? règles, t table, l liste, h conseil, u reprendre, w pourquoi pas, s enregistrer, q quitter.
play-many = { $count } choix : { $words }. Tapez le début d'un coup pour voir ses choix, l pour les voir tous.
play-why-ask = Quel coup vous intrigue ? Écrivez-le comme entre crochets :
play-why-possible = C'est possible : c'est le choix { $number }.
play-hint = { $number }. { $choice } : { $chance } % de chances de gagner, à { $error } près
play-saved = Enregistré sous { $file }. Pour continuer plus tard : chatiere play --load { $file }
play-quit-ask = La partie n'est pas enregistrée. Encore q pour partir, s pour enregistrer et partir, autre chose pour continuer.
play-input-ended = L'entrée s'est terminée avant la partie.
play-curtain = Passez l'écran à { $name }. { $name }, appuyez sur Entrée quand personne d'autre ne regarde.

replay-unfinished = La partie n'est pas encore finie.
replay-free-undo = Dans cette partie, des choix ont été repris au-delà du hasard ou du choix d'autres joueurs.

## Compter

perft-line = profondeur { $depth } : { $lines } lignes, { $over } finies
sim-summary = { $games } parties en { $seconds } s, { $choices } choix par seconde ; { $rounds } tours par partie, { $legal } coups possibles par choix
sim-seat = le siège { $name } gagne { $share } % ({ $low } à { $high })
sim-bot = { $name } gagne { $share } % ({ $low } à { $high })
sim-scores = scores de { $min } à { $max }, médiane { $middle }, moyenne { $mean }
arena-pair = { $game }, { $seats } sièges : { $a } gagne { $share } % contre { $b } ({ $low } à { $high }, { $games } parties)
arena-rating = { $bot } : { $rating } ({ $low } à { $high })
arena-solo = { $deals } donnes : { $turns } tours en moyenne
arena-grade = grade { $grade } : { $deals } donnes
arena-no-solo = { $game } ne compte rien pour qui joue seul.

## Servir

serve-open = La porte est ouverte : { $address } (Ctrl-C la ferme)
serve-failed = La porte ne peut pas s'ouvrir sur { $address } : { $problem }. Essayez un autre port avec --listen.
serve-database = Ce dont la maison doit se souvenir ne peut pas être conservé : { $problem }. Indiquez une base avec --database.
serve-no-home = cet utilisateur n’a pas de dossier de données
serve-half-certificate = Pour https il faut deux fichiers : le certificat (--tls-cert) et sa clé (--tls-key). Indiquez les deux, ou aucun.
serve-bad-certificate = Le certificat et sa clé ne peuvent pas servir : { $problem }. Il faut deux fichiers PEM, et la clé doit être celle du certificat.
serve-phones = Pour les téléphones de la maison :

## Mesurer

load-url = « { $url } » n’est pas l’adresse d’une maison. Écrivez-la comme http://127.0.0.1:8090
load-failed = La maison ne fait pas ce que demande la mesure : { $problem }
load-connections = La mesure demande { $wanted } connexions, et le système en permet { $allowed } à ce programme. Permettez-en davantage (ulimit -n { $wanted }) ou demandez moins de tables.
load-moves = { $moves } coups en { $seconds } s : { $rate } par seconde ; { $errors } erreurs, { $lost } perdus, { $repeated } répétés
load-latency = d’un coup à tous les regards : { $middle } ms, au plus { $most } ms pour 99 sur 100, { $max } ms au plus long
load-echo = un simple écho : { $middle } ms, au plus { $most } ms pour 99 sur 100, { $max } ms au plus long
load-bytes = { $middle } octets par regard et décision, au plus { $most } pour 9 sur 10
load-cpu = { $seconds } s de processeur du serveur pour 1 000 coups

## Fichiers

file-unreadable = { $file } ne peut pas être lu : { $problem }
file-large = { $file } est trop grand : plus de { $bytes } octets.
file-no-text = { $file } n'est pas un fichier de texte.
file-unwritable = { $file } ne peut pas être écrit : { $problem }. Rien n'est perdu : essayez un autre nom.
no-randomness = Le système ne donne pas de nombres au hasard : { $problem }. Choisissez une graine avec --seed.

## L’équité

verify-outcomes = { $outcomes } tirages ont été refaits, et chacun est celui du fichier.
verify-seed = La graine est celle que donnent le secret de la maison et les nombres des invités.
verify-commitment = Avant la partie, la maison doit avoir montré ceci : { $commitment }
verify-nonces = { $nonces ->
    [0] Aucun appareil n’a donné de nombre : la graine ne repose que sur la parole de la maison.
    [one] Un appareil a donné un nombre.
   *[other] { $nonces } appareils ont donné un nombre.
}
verify-no-seed = Le fichier ne dit pas d’où vient la graine.
unfair-seed = La graine n’est pas celle que donnent le secret de la maison et les nombres des invités. Le hasard n’était pas équitable, ou le fichier a été modifié.
unfair-outcome = Étape { $step } : la graine donne { $drawn }, mais le fichier dit { $recorded }. Le hasard n’était pas équitable, ou le fichier a été modifié.

## Sauvegarde

backup-done = Tout est dans { $file }.
backup-failed = { $file } ne peut pas être écrit : { $problem }
backup-exists = il y a déjà un fichier de ce nom ; choisissez-en un autre
