import type { GameWorkshop } from '../../../workshop/game';
import { blank, type Draft, fromParts, toParts, unfilled, usual } from './draft';
import Editor from './Editor.svelte';
import Preview from './Preview.svelte';

const pacal: GameWorkshop<Draft> = {
  name: 'pacal',
  usual,
  blank,
  toParts,
  fromParts,
  unfilled,
  Editor,
  Preview,
};

export default pacal as unknown as GameWorkshop;
