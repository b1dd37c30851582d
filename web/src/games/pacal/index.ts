import type { GameModule } from '../game';
import Board from './Board.svelte';
import Final from './Final.svelte';
import { KEYS } from './keys';
import { label } from './label';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import type { Board as PacalBoard, Hint, Position } from './types';
import { soundOf } from './sound';
import { textBoard } from './textBoard';
import Tray from './Tray.svelte';

const pacal: GameModule<PacalBoard, Position, Hint> = {
  name: 'pacal',
  keys: KEYS,
  Board,
  Tray,
  Panel,
  Picture,
  Final,
  label,
  textBoard,
  soundOf,
};

export default pacal;
