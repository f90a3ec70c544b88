// Keeps a table beside the page, so that the page never waits for a bot that thinks.
import start, { House } from "{{engine.js}}";

const ready = start().then(() => new House(crypto.getRandomValues(new BigUint64Array(1))[0]));
let playing = false;

onmessage = async ({ data }) => {
  const house = await ready;
  tell(house.hear(data));
  if (!playing) {
    playing = true;
    await play(house);
    playing = false;
  }
};

// One bot's move at a time: what the page asks in between is answered first.
async function play(house) {
  while (tell(house.play())) {
    await new Promise((resume) => setTimeout(resume));
  }
}

function tell(messages) {
  messages.forEach((message) => postMessage(message));
  return messages.length > 0;
}
