import type { GameModule, GameProps } from '../game';
import Board from './Board.svelte';
import Final from './Final.svelte';
import { KEYS } from './keys';
import { label } from './label';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import type { PacalProps } from './types';
import { textBoard } from './textBoard';
import Tray from './Tray.svelte';

// The shell hands over what the server says about this game, so its types are this game's.
const pacal = {
  name: 'pacal',
  keys: KEYS,
  Board,
  Tray,
  Panel,
  Picture,
  Final,
  label,
  textBoard: (props: GameProps) => textBoard(props as PacalProps),
} as unknown as GameModule;

export default pacal;
