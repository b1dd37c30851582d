// A Worker that thinks: bots, advice, reviews, and questions about records.

import { Engine } from './engine';
import type { FromThinker, ToThinker } from './words';

let engine: Engine | null = null;
let current = 0;

const say = (message: FromThinker) => postMessage(message);

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  switch (data.say) {
    case 'start':
      engine = new Engine(data.module, (line) => say({ say: 'line', id: current, line }));
      break;
    case 'network':
      engine?.give(data.game, data.name, new Uint8Array(data.bytes));
      break;
    case 'run':
      current = data.id;
      try {
        say({ say: 'done', id: data.id, text: engine?.run(data.name, data.text) ?? '' });
      } catch {
        say({ say: 'broken', id: data.id });
      }
  }
};
