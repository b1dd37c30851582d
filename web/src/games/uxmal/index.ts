import type { Component } from 'svelte';
import type { GameModule, GameProps } from '../game';
import Board from './Board.svelte';
import Final from './Final.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import Tray from './Tray.svelte';
import { asks } from './asks';
import { KEYS } from './keys';
import { label } from './label';
import { textBoard } from './textBoard';
import type { UxmalProps } from './types';

export { default as Idol } from './Idol.svelte';

/** The shell hands on what the server sent for this game, so the shapes are this game's. */
const part = (component: Component<UxmalProps>) => component as unknown as Component<GameProps>;

const uxmal: GameModule = {
  name: 'uxmal',
  keys: KEYS,
  Board: part(Board),
  Tray: part(Tray),
  Panel: part(Panel),
  Picture,
  label,
  asks: (props) => asks(props as UxmalProps),
  textBoard: (props) => textBoard(props as UxmalProps),
  Final: part(Final),
};

export default uxmal;
