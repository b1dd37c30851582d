import { expect, test } from 'vitest';
import { sortLegal } from './legal';
import { complete, counted, mayAdd, none, sure, total, written } from './payment';
import { IDOLS, type Cards } from './types';
import { fixtures } from './fixtures';

const lists = [...fixtures.values()]
  .map((one) => sortLegal(one.legal).payments)
  .filter((payments) => payments.length > 0);

test('there are real lists of payments to try', () => {
  expect(lists.length).toBeGreaterThanOrEqual(2);
});

test('cards are written in the order of the idols', () => {
  expect(written({ J: 2, S: 0, Q: 1, M: 0, T: 1 })).toBe('JJQT');
  expect(counted('JJQT')).toEqual({ J: 2, S: 0, Q: 1, M: 0, T: 1 });
});

/** Every payment reachable by adding allowed cards. */
function reached(payments: string[], picked: Cards, found: Set<string>): Set<string> {
  const paid = complete(payments, picked);
  if (paid !== null) found.add(paid);
  for (const idol of IDOLS.filter((idol) => mayAdd(payments, picked, idol))) {
    reached(payments, { ...picked, [idol]: picked[idol] + 1 }, found);
  }
  return found;
}

test('pressing what may be pressed leads to each legal payment and to nothing else', () => {
  for (const payments of lists) {
    expect([...reached(payments, none(), new Set())].sort()).toEqual([...payments].sort());
    expect([...reached(payments, sure(payments), new Set())].sort()).toEqual([...payments].sort());
  }
});

test('nothing may be added to a complete payment', () => {
  for (const payments of lists) {
    for (const payment of payments) {
      const may = IDOLS.filter((idol) => mayAdd(payments, counted(payment), idol));
      expect(may).toEqual([]);
    }
  }
});

test('what is sure is in every payment', () => {
  expect(sure(['JJS', 'JJQ', 'JSQ'])).toEqual({ J: 1, S: 0, Q: 0, M: 0, T: 0 });
  expect(total(sure([]))).toBe(0);
  expect(complete(['JJS'], counted('JJ'))).toBeNull();
});
