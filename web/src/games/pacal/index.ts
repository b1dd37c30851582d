import type { GameModule } from '../game';
import Board from './Board.svelte';
import Final from './Final.svelte';
import { forced } from './forced';
import { KEYS } from './keys';
import { label } from './label';
import { memories } from './memories';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import type { Board as PacalBoard, Hint, Position } from './types';
import { scoring } from './scoring';
import { situations } from './situations';
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
  forced,
  scoring,
  memories,
  situations,
  soundOf,
};

export default pacal;
