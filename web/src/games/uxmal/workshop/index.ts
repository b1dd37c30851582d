import type { GameWorkshop } from '../../../workshop/game';
import { blank, type Draft, fromParts, toParts, unfilled, usual } from './draft';
import Editor from './Editor.svelte';
import Preview from './Preview.svelte';

const uxmal: GameWorkshop<Draft> = {
  name: 'uxmal',
  usual,
  blank,
  toParts,
  fromParts,
  unfilled,
  Editor,
  Preview,
};

export default uxmal as unknown as GameWorkshop;
