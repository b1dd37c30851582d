import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = [number, number, number];
type Theme = Record<string, Colour>;

const css = readFileSync('src/app/tokens.css', 'utf8');
const themes: Record<string, Theme> = { light: {}, dark: {} };
for (const [, name = '', light, dark] of css.matchAll(
  /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|#\w{6});/g,
)) {
  const plain = new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1];
  themes['light']![name] = linear(light ?? plain ?? '');
  themes['dark']![name] = linear(dark ?? plain ?? '');
}

function linear(hex: string): Colour {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2: 4.5 for text, 3 for what is drawn. */
function contrast(one: Colour, other: Colour): number {
  const light = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other));
}

// Machado, Oliveira and Fernandes 2009, at full severity.
const SIGHT: Record<string, [Colour, Colour, Colour]> = {
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

function row(weights: Colour, colour: Colour): number {
  return weights[0] * colour[0] + weights[1] * colour[1] + weights[2] * colour[2];
}

function lab(colour: Colour): Colour {
  const l = Math.cbrt(row([0.4122214708, 0.5363325363, 0.0514459929], colour));
  const m = Math.cbrt(row([0.2119034982, 0.6806995451, 0.1073969566], colour));
  const s = Math.cbrt(row([0.0883024619, 0.2817188376, 0.6299787005], colour));
  return [
    row([0.2104542553, 0.793617785, -0.0040720468], [l, m, s]),
    row([1.9779984951, -2.428592205, 0.4505937099], [l, m, s]),
    row([0.0259040371, 0.7827717662, -0.808675766], [l, m, s]),
  ];
}

function apart(one: Colour, other: Colour, sight: [Colour, Colour, Colour]): number {
  const seen = (colour: Colour) => {
    const clip = (weights: Colour) => Math.min(1, Math.max(0, row(weights, colour)));
    return lab([clip(sight[0]), clip(sight[1]), clip(sight[2])]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

for (const [name, theme] of Object.entries(themes)) {
  const colour = (token: string): Colour => {
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
      expect(contrast(colour(text), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test(`text on the accents can be read (${name})`, () => {
    expect(contrast(colour('on-jade'), colour('jade'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('on-clay'), colour('clay'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([1, 2, 3, 4, 5])(`the mark of seat %i can be read on its pieces (${name})`, (seat) => {
    expect(contrast(colour(`seat-${seat}-on`), colour(`seat-${seat}`))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.keys(SIGHT))(`seats stay apart for %s sight (${name})`, (kind) => {
    for (let one = 1; one <= 5; one++) {
      for (let other = one + 1; other <= 5; other++) {
        const distance = apart(colour(`seat-${one}`), colour(`seat-${other}`), SIGHT[kind]!);
        // Twelve hundredths in OKLab: about six times what the eye can just tell apart.
        expect(distance, `${one} and ${other}`).toBeGreaterThan(0.12);
      }
    }
  });
}
