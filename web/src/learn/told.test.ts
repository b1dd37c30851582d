import { expect, test } from 'vitest';
import { namesOf } from '../table/names';
import { t } from '../words';
import { calledIn, seatsCalled } from './told';

test('in a replay everybody is called as at the table', () => {
  const called = calledIn(['Ana', 'bot hard', null]);
  const table = seatsCalled(called).map((seat, at) =>
    at === 0 ? seat : { ...seat, name: null, kind: 'bot' as const },
  );
  expect(called).toEqual([1, 2, 3].map(namesOf(t, table)));
  expect(new Set(called).size).toBe(3);
});

test('a person may be called Bot', () => {
  expect(calledIn(['bot', 'Robot hard'])).toEqual(['bot', 'Robot hard']);
});
