import { expect, test } from 'vitest';
import { addressOf, asked, pack, unpack } from './address';

test('an address names a table and a move', () => {
  expect(asked({ pathname: '/replay', search: '?table=abc', hash: '#37' })).toEqual({
    table: 'abc',
    packed: null,
    move: 37,
    review: false,
  });
  expect(asked({ pathname: '/replay', search: '', hash: '#move=5&record=xyz' })).toEqual({
    table: null,
    packed: 'xyz',
    move: 5,
    review: false,
  });
  expect(asked({ pathname: '/replay', search: '', hash: '' })).toEqual({
    table: null,
    packed: null,
    move: null,
    review: false,
  });
});

test('a table has a short link, with the number of the move', () => {
  expect(addressOf({ table: 'k3_x-9', packed: null, move: 42, review: false })).toBe('/replay/k3_x-9#42');
  const short = { pathname: '/replay/k3_x-9', search: '', hash: '#42' };
  expect(asked(short)).toEqual({ table: 'k3_x-9', packed: null, move: 42, review: false });
  for (const pathname of ['/replay/', '/replay/a/b', '/t/k3x9', '/replay/a%22']) {
    expect(asked({ pathname, search: '', hash: '' }).table, pathname).toBeNull();
  }
});

test('a link can ask for the review', () => {
  expect(addressOf({ table: 'abc', packed: null, move: 7, review: true })).toBe('/replay/abc?review#7');
  expect(asked({ pathname: '/replay/abc', search: '?review', hash: '' })).toMatchObject({ review: true });
});

test('a move that is none is left out', () => {
  for (const hash of ['#', '#x', '#-1', '#1.5', '#12345678', '#move=']) {
    expect(asked({ pathname: '/replay', search: '', hash }).move, hash).toBeNull();
  }
});

test('what an address says can be read again', () => {
  for (const wanted of [
    { table: 'abc', packed: null, move: 3, review: false },
    { table: 'abc', packed: null, move: 3, review: true },
    { table: null, packed: 'a-b_c', move: 0, review: true },
    { table: null, packed: null, move: null, review: false },
  ]) {
    const there = new URL(addressOf(wanted), 'http://localhost');
    expect(asked(there)).toEqual(wanted);
  }
});

test('a record travels in a link, letters of all languages included', async () => {
  const record = `game pacal\nrules 1\nplayers 2\nname 1 Žofie 🜚\n\n${'roll 3\nfly a1\n'.repeat(200)}`;
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(record.length / 4);
  expect(await unpack(packed)).toBe(record);
});

test('a broken link is refused, and so is one that would burst', async () => {
  await expect(unpack('!!')).rejects.toThrow();
  await expect(unpack('abcd')).rejects.toThrow();
  const bomb = await pack('a'.repeat(500_000));
  expect((await unpack(bomb)).length).toBe(500_000);
  await expect(pack('é'.repeat(400_000)).then(unpack)).rejects.toThrow();
});
