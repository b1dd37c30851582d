import { afterEach, expect, test, vi } from 'vitest';
import { readObject, readText, remove, tab, writeObject, writeText } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is written is read again, for the browser or for this tab', () => {
  expect(writeText('a', 'b')).toBe(true);
  expect([readText('a'), readText('a', tab), readText('none')]).toEqual(['b', null, null]);
  writeText('a', 'c', tab);
  expect([readText('a'), readText('a', tab)]).toEqual(['b', 'c']);
  writeObject('o', { one: [1] });
  expect(readObject('o')).toEqual({ one: [1] });
  remove('a');
  expect([readText('a'), readText('a', tab)]).toEqual([null, 'c']);
});

test.each(['', 'no json', 'null', '3', '[1]', '"text"'])('damaged content is an empty object: %s', (kept) => {
  localStorage.setItem('o', kept);
  expect(readObject('o')).toEqual({});
});

test('a browser that refuses to store anything stops nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
    setItem() {
      throw new Error('refused');
    },
    removeItem() {
      throw new Error('refused');
    },
    clear() {},
  });
  expect(writeText('a', 'b')).toBe(false);
  writeObject('a', {});
  remove('a');
  expect(readText('a')).toBeNull();
  expect(readObject('a')).toEqual({});
});
