import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Color = [number, number, number];
type Theme = Record<string, Color>;

const css = readFileSync('src/app/tokens.css', 'utf8');
const themes: Record<string, Theme> = { light: {}, dark: {} };
for (const [, name = '', light, dark] of css.matchAll(
  /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|#\w{6});/g,
)) {
  const plain = new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1];
  themes['light']![name] = linear(light ?? plain ?? '');
  themes['dark']![name] = linear(dark ?? plain ?? '');
}

function linear(hex: string): Color {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2 contrast ratio: at least 4.5 for text, 3 for graphics. */
function contrast(one: Color, other: Color): number {
  const light = ([r, g, b]: Color) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other));
}

// Color blindness matrices: Machado, Oliveira and Fernandes 2009, at full severity.
const SIGHT: Record<string, [Color, Color, Color]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function row(weights: Color, color: Color): number {
  return weights[0] * color[0] + weights[1] * color[1] + weights[2] * color[2];
}

function lab(color: Color): Color {
  const l = Math.cbrt(row([0.4122214708, 0.5363325363, 0.0514459929], color));
  const m = Math.cbrt(row([0.2119034982, 0.6806995451, 0.1073969566], color));
  const s = Math.cbrt(row([0.0883024619, 0.2817188376, 0.6299787005], color));
  return [
    row([0.2104542553, 0.793617785, -0.0040720468], [l, m, s]),
    row([1.9779984951, -2.428592205, 0.4505937099], [l, m, s]),
    row([0.0259040371, 0.7827717662, -0.808675766], [l, m, s]),
  ];
}

function apart(one: Color, other: Color, sight: [Color, Color, Color]): number {
  const seen = (color: Color) => {
    const clip = (weights: Color) => Math.min(1, Math.max(0, row(weights, color)));
    return lab([clip(sight[0]), clip(sight[1]), clip(sight[2])]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

for (const [name, theme] of Object.entries(themes)) {
  const color = (token: string): Color => {
    const found = theme[token];
    if (!found) throw new Error(`no token --${token}`);
    return found;
  };

  test.each([
    'ink',
    'ink-soft',
    'jade',
    'clay',
    'gold',
    'water',
    ...[1, 2, 3, 4, 5].map((n) => `seat-${n}-ink`),
  ])(`--%s can be read on every ground (${name})`, (text) => {
    for (const ground of ['ground', 'stone', 'wash-gold', 'wash-jade']) {
      expect(contrast(color(text), color(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test(`text on the accents can be read (${name})`, () => {
    expect(contrast(color('on-jade'), color('jade'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('on-clay'), color('clay'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([1, 2, 3, 4, 5])(`the mark of seat %i can be read on its pieces (${name})`, (seat) => {
    expect(contrast(color(`seat-${seat}-on`), color(`seat-${seat}`))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.keys(SIGHT))(`seats stay apart for %s sight (${name})`, (kind) => {
    for (let one = 1; one <= 5; one++) {
      for (let other = one + 1; other <= 5; other++) {
        const distance = apart(color(`seat-${one}`), color(`seat-${other}`), SIGHT[kind]!);
        // 0.12 in OKLab is about six times the smallest difference that the eye can see.
        expect(distance, `${one} and ${other}`).toBeGreaterThan(0.12);
      }
    }
  });
}
