import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { counted } from './count';

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(
    new FluentResource(`stones = { $count ->
    [0] none
    [one] one stone of { $seat }
    [few] few: { $count }
   *[other] { $count } stones
}
exact = { NUMBER($count, minimumFractionDigits: 2) }`),
  );
  return made;
}

function say(language: string, key: string, count: number): string {
  const words = bundle(language);
  return words.formatPattern(words.getMessage(key)!.value!, counted({ count, seat: 'Ana' }), []);
}

test('numbers choose the plural and are written as the language writes them', () => {
  expect(say('en', 'stones', 0)).toBe('none');
  expect(say('en', 'stones', 1)).toBe('one stone of Ana');
  expect(say('en', 'stones', 7)).toBe('7 stones');
  expect(say('pl', 'stones', 3)).toBe('few: 3');
  expect(say('de', 'stones', 12345)).toBe('12.345 stones');
  expect(say('de', 'stones', 1.5)).toBe('1,5 stones');
  expect(say('de', 'exact', 2)).toBe('2,00');
});

test('a small number asks nothing of the browser', () => {
  const asked = vi.spyOn(Intl, 'NumberFormat');
  expect(say('en', 'stones', 999)).toBe('999 stones');
  expect(asked).not.toHaveBeenCalled();
});

test('small numbers look the same in all our languages', () => {
  for (const language of ['en', 'de', 'fr', 'pl', 'cs']) {
    for (const count of [-12, 0, 7, 999])
      expect(new Intl.NumberFormat(language).format(count)).toBe(String(count));
  }
});
