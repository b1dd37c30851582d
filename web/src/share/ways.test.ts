import { describe, expect, test, vi } from 'vitest';
import { canCopy, canShare, copyPicture, share, type Sharing } from './ways';

const file = new File(['x'], 'board.png', { type: 'image/png' });

describe('the share sheet', () => {
  test('is offered only where it takes pictures', () => {
    const sheet = { share: () => Promise.resolve() };
    expect(canShare(file, { ...sheet, canShare: () => true })).toBe(true);
    expect(canShare(file, { ...sheet, canShare: () => false })).toBe(false);
    expect(canShare(file, sheet)).toBe(false);
    expect(canShare(file, { canShare: () => true })).toBe(false);
    expect(canShare(file, {})).toBe(false);
  });

  test('gets the picture', async () => {
    const sheet = vi.fn(() => Promise.resolve());
    expect(await share({ files: [file] }, { share: sheet })).toBe(true);
    expect(sheet).toHaveBeenCalledWith({ files: [file] });
  });

  test('may be closed, but a refusal is told', async () => {
    const failing = (name: string): Sharing => ({
      share: () => Promise.reject(new DOMException('', name)),
    });
    expect(await share({}, failing('AbortError'))).toBe(true);
    expect(await share({}, failing('NotAllowedError'))).toBe(false);
  });
});

test('a picture is copied where the browser can', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  expect(canCopy({ clipboard: { write: () => Promise.resolve() } })).toBe(false);
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly items: Record<string, Blob>) {}
    },
  );
  expect(canCopy({})).toBe(false);
  const write = vi.fn<(items: ClipboardItem[]) => Promise<void>>(() => Promise.resolve());
  expect(canCopy({ clipboard: { write } })).toBe(true);
  expect(await copyPicture(file, { clipboard: { write } })).toBe(true);
  expect(write.mock.calls[0]?.[0]).toEqual([{ items: { 'image/png': file } }]);
  expect(await copyPicture(file, { clipboard: { write: () => Promise.reject(new Error()) } })).toBe(false);
  vi.unstubAllGlobals();
});
