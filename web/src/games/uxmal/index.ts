import { teach } from '../../words';
import type { GameModule } from '../game';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Glance from './Glance.svelte';
import Final from './Final.svelte';
import { memories } from './memories';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import SeatGoods from './SeatGoods.svelte';
import Tray from './Tray.svelte';
import { asks } from './asks';
import { KEYS } from './keys';
import { drawn } from './forced';
import { label } from './label';
import { situations } from './situations';
import { scoring } from './scoring';
import { soundOf } from './sound';
import { speech } from './speech';
import { textBoard } from './textBoard';
import type { Board as UxmalBoard, Hint, Position } from './types';

export { default as Idol } from './Idol.svelte';

teach('uxmal', speech);

const uxmal: GameModule<UxmalBoard, Position, Hint> = {
  name: 'uxmal',
  keys: KEYS,
  Board,
  Tray,
  Panel,
  Glance,
  SeatGoods,
  Picture,
  label,
  asks,
  textBoard,
  scoring,
  soundOf,
  forced: drawn,
  memories,
  situations,
  Aside,
  Final,
};

export default uxmal;
