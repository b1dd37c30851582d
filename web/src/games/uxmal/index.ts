import type { GameModule } from '../game';
import Board from './Board.svelte';
import Final from './Final.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import Tray from './Tray.svelte';
import { asks } from './asks';
import { KEYS } from './keys';
import { drawn } from './forced';
import { label } from './label';
import { soundOf } from './sound';
import { textBoard } from './textBoard';
import type { Board as UxmalBoard, Hint, Position } from './types';

export { default as Idol } from './Idol.svelte';

const uxmal: GameModule<UxmalBoard, Position, Hint> = {
  name: 'uxmal',
  keys: KEYS,
  Board,
  Tray,
  Panel,
  Picture,
  label,
  asks,
  textBoard,
  soundOf,
  forced: drawn,
  Final,
};

export default uxmal;
