// The picture of a finished game that people share: drawn by the server, made a PNG here.
import { text } from '../net/http';

/** The size of a card, in its own units; the server draws it. */
export const CARD = { width: 1200, height: 630 };

/** Pixels per unit: sharp on a phone with a dense screen. */
const DENSITY = 2;

/** The last position of a record with everybody's points as an SVG; `looks` are the numbers of their colors. Throws a `Fault` when refused. */
export function card(
  record: string,
  names: readonly (string | null)[],
  looks: readonly number[],
): Promise<string> {
  return text('POST', '/api/card', { record, names, looks });
}

/** An SVG as the address of an image. A blob's address is not allowed by the page's security policy. */
export function addressOfSvg(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The card as a PNG. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOfSvg(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [CARD.width * DENSITY, CARD.height * DENSITY];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}
