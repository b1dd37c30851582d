/** Touch magnifier for boards whose squares are smaller than a finger. */

import type { Attachment } from 'svelte/attachments';
import { LENS, lensPlace, lensWindow, type Point } from './lens';
import './magnify.css';

/** The square that lifting the finger would choose: its name, and its center on the screen. */
export interface Aim extends Point {
  name: string;
}

/** A board that can be magnified. */
export interface Magnified {
  /** The drawing; it must not have a transform of its own. */
  drawing: () => SVGGElement | undefined;
  /** The selectable square for a finger at this point of the screen, or null. */
  aim: (at: Point) => Aim | null;
  look: (name: string | null) => void;
  choose: (name: string) => void;
}

/** Milliseconds a finger must rest before the lens opens. */
const REST = 350;
/** Pixels a resting finger may move; beyond that, the user is scrolling. */
const STILL = 9;
/** The widest board, in pixels, that needs a lens. On wider ones the squares are as wide as a finger. */
const SMALL = 620;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Magnifies a small board under a resting finger: sliding moves the lens, lifting chooses. Taps,
 * mouse, keyboard and screen readers are unaffected.
 */
export function magnify(board: Magnified): Attachment<HTMLElement> {
  return (node) => {
    const hold = new Hold(node, board);
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      does: (event: HTMLElementEventMap[K]) => void,
      options: AddEventListenerOptions = { capture: true },
    ) => {
      node.addEventListener(name, does, options);
      return () => node.removeEventListener(name, does, options);
    };
    const off = [
      listen('pointerdown', (event) => hold.down(event)),
      listen('pointermove', (event) => hold.move(event)),
      listen('pointerup', (event) => hold.up(event)),
      listen('pointercancel', () => hold.end()),
      // The browser would open its context menu, or click the element under the finger.
      listen('contextmenu', (event) => hold.swallow(event)),
      listen('click', (event) => hold.swallow(event)),
      // While the lens is open, sliding must not scroll.
      listen('touchmove', (event) => hold.open && event.preventDefault(), { capture: true, passive: false }),
    ];
    return () => {
      hold.end();
      for (const each of off) each();
    };
  };
}

/** One touch on the board. */
class Hold {
  #from: Point | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lens: Lens | null = null;
  /** Whether this touch opened the lens; its click and context menu are then ignored. */
  #magnified = false;

  constructor(
    readonly node: HTMLElement,
    readonly board: Magnified,
  ) {}

  get open(): boolean {
    return this.#lens !== null;
  }

  down(event: PointerEvent): void {
    this.end();
    this.#magnified = false;
    // A second finger means pinch zoom.
    if (event.pointerType !== 'touch' || !event.isPrimary || this.node.clientWidth > SMALL) return;
    const at = pointOf(event);
    this.#from = at;
    this.#timer = setTimeout(() => this.#begin(at), REST);
  }

  move(event: PointerEvent): void {
    const at = pointOf(event);
    if (this.#lens) {
      event.stopPropagation();
      this.#show(at);
    } else if (this.#from && Math.hypot(at.x - this.#from.x, at.y - this.#from.y) > STILL) {
      this.end();
    }
  }

  up(event: PointerEvent): void {
    const aim = this.#lens ? this.board.aim(pointOf(event)) : null;
    if (this.#lens) event.stopPropagation();
    this.end();
    if (aim) this.board.choose(aim.name);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#from = null;
    if (!this.#lens) return;
    this.#lens.close();
    this.#lens = null;
    this.board.look(null);
  }

  swallow(event: Event): void {
    if (!this.#magnified) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #begin(at: Point): void {
    const drawing = this.board.drawing();
    if (!drawing) return;
    this.#magnified = true;
    this.#lens = new Lens(this.node, drawing);
    this.#show(at);
  }

  #show(at: Point): void {
    const aim = this.board.aim(at);
    this.board.look(aim?.name ?? null);
    this.#lens?.show(at, aim);
  }
}

/** A magnified circle of the board. It mirrors the drawing, so changes there show up here. */
class Lens {
  readonly #box = document.createElement('div');
  readonly #picture = document.createElementNS(SVG, 'svg');
  readonly #ring = document.createElementNS(SVG, 'circle');

  constructor(
    node: HTMLElement,
    readonly drawing: SVGGElement,
  ) {
    const mirror = document.createElementNS(SVG, 'use');
    mirror.setAttribute('href', `#${drawing.id}`);
    this.#picture.append(mirror, this.#ring);
    this.#box.className = 'magnified';
    this.#box.setAttribute('aria-hidden', 'true');
    this.#box.style.width = this.#box.style.height = `${LENS}px`;
    this.#box.append(this.#picture);
    // Inside the board it inherits the board's colors; as a popover it is not clipped.
    this.#box.setAttribute('popover', 'manual');
    node.append(this.#box);
    this.#box.showPopover?.();
  }

  show(at: Point, aim: Aim | null): void {
    const { left, top } = lensPlace(at, { width: innerWidth, height: innerHeight });
    this.#box.style.left = `${left}px`;
    this.#box.style.top = `${top}px`;
    const screen = this.drawing.getScreenCTM();
    if (!screen) return;
    const inside = (point: Point) => new DOMPoint(point.x, point.y).matrixTransform(screen.inverse());
    const { x, y, side } = lensWindow(inside(at), Math.hypot(screen.a, screen.b));
    this.#picture.setAttribute('viewBox', `${x} ${y} ${side} ${side}`);
    this.#ring.style.display = aim ? '' : 'none';
    if (!aim) return;
    const middle = inside(aim);
    this.#ring.setAttribute('cx', String(middle.x));
    this.#ring.setAttribute('cy', String(middle.y));
    this.#ring.setAttribute('r', String(side / 7));
    this.#ring.setAttribute('stroke-width', String(side / 40));
  }

  close(): void {
    this.#box.remove();
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
