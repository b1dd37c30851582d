import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entries } from '../../locales.plugin';
import { fulfils, lessonOf, recordOf, type Lesson } from './lessons';

const english = entries(readFileSync('../locales/en/page-learn.ftl', 'utf8'));

/** The messages of a file, without their keys. */
function messagesOf(language: string, file: string): Map<string, string> {
  const found = entries(readFileSync(`../locales/${language}/${file}`, 'utf8'));
  return new Map([...found].map(([key, entry]) => [key, entry.replace(/^[\w-]+ =\s*/, '').trim()]));
}
const messages = messagesOf('en', 'page-learn.ftl');

test('a game without a lesson has none', () => {
  expect(lessonOf('chess')).toBeNull();
});

test('the record of a step is the beginning of its story', () => {
  const lesson: Lesson = {
    game: 'pacal',
    players: 2,
    stories: { one: ['place e5', 'place e6', 'roll 2'] },
    steps: [],
    examples: [],
  };
  const step = { id: 'x', story: 'one', at: 2, tasks: [] };
  expect(recordOf(lesson, step)).toBe('game pacal\nrules 2\nplayers 2\n\nplace e5\nplace e6\n');
});

test('a task is fulfilled by the very action, or by a beginning that ends in a space', () => {
  const task = { accept: ['fly ', 'drop own'] };
  expect(fulfils(task, 'fly b6')).toBe(true);
  expect(fulfils(task, 'drop own')).toBe(true);
  expect(fulfils(task, 'drop own from d4')).toBe(false);
  expect(fulfils(task, 'drop 2')).toBe(false);
});

describe.each(['pacal', 'uxmal'])('the lesson of %s', (game) => {
  const lesson = lessonOf(game)!;

  test('has ten to sixteen steps, each with its own name', () => {
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(ids.length).toBeLessThanOrEqual(16);
  });

  test('has words for every step', () => {
    const keys = lesson.steps.flatMap(({ id }) =>
      ['', '-title', '-done'].map((part) => `page-learn-${game}-${id}${part}`),
    );
    expect(keys.filter((key) => !english.has(key))).toEqual([]);
  });

  test('begins with how one wins', () => {
    expect(messages.get(`page-learn-${game}-${lesson.steps[0]!.id}`)).toMatch(
      /^You win with the most points/,
    );
  });

  test('tells what happened since the step before', () => {
    const silent = lesson.steps.filter(({ id, story, at }, index) => {
      const before = lesson.steps[index - 1];
      const since = before?.story === story ? at - before.at - before.tasks.length : 0;
      const told = /^(Meanwhile|A round later|A new round|The others have|You have)/;
      return since > 1 && !told.test(messages.get(`page-learn-${game}-${id}`) ?? '');
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('names no button like another one on the screen', () => {
    for (const language of ['cs', 'de', 'en', 'fr', 'pl']) {
      const back = messagesOf(language, 'page-learn.ftl').get('page-learn-back');
      expect(messagesOf(language, 'page-uxmal.ftl').get('page-uxmal-back'), language).not.toBe(back);
    }
  });

  test('has a story that reaches every step', () => {
    for (const { id, story, at, tasks } of lesson.steps) {
      expect(lesson.stories[story]?.length, id).toBeGreaterThanOrEqual(at);
      expect(tasks.length, id).toBeGreaterThan(0);
    }
  });
});
