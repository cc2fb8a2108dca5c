import { beforeAll, expect, test } from 'vitest';
import { genreIds, type LevelGenre, loadGenres } from '#shared/content/lessons/genres/content';
import { loadAllWords } from '#shared/content/words/pack';
import { type Level, levels } from '#shared/core/level';
import { genreFor, genreNamedIn } from '#shared/lessons/plan/genre-for';
import { indexWords } from '#shared/vocabulary/word-index';
import { type Checker, makeChecker } from '#shared/writing/checker/check';
import { wordsIn } from '#tests/support/quotations';

interface Case extends LevelGenre {
  level: Level;
}

let cases: Case[];
let checker: Checker;
beforeAll(async () => {
  checker = makeChecker(indexWords(await loadAllWords()));
  const byLevel = await Promise.all(levels.map(async (level) => ({ level, genres: await loadGenres(level) })));
  cases = byLevel.flatMap(({ level, genres }) =>
    genres.flatMap((genre) => [genre.model, ...genre.others].map((model) => ({ ...genre, model, level }))),
  );
});

const faultsOf = (find: (one: Case) => readonly string[]) =>
  cases.flatMap((one) => find(one).map((fault) => `${one.name} ${one.level}: ${fault}`));
const linesOf = ({ model: { task, yours, title, parts, works, phrases, plan, checklist } }: Case) => [
  task,
  yours,
  title,
  ...parts.flatMap(({ name, from }) => [name, from]),
  ...works.flatMap(({ quote, why }) => [quote, why]),
  ...phrases,
  ...plan,
  ...checklist,
];

test('fifteen kinds of text have a model at each level', () => {
  expect(genreIds.length).toBeGreaterThanOrEqual(15);
  expect(cases.filter(({ model }) => !('about' in model)).length).toBe(genreIds.length * levels.length);
});

test('a model is as long as its level bears and its own task asks', () => {
  const limits: Record<Level, readonly [number, number]> = {
    A1: [35, 62],
    A2: [60, 100],
    B1: [100, 150],
    B2: [150, 230],
  };
  const faults = faultsOf(({ level, model: { task, yours, text } }) => {
    const length = wordsIn(text).length;
    const [least, most] = limits[level];
    const asked = /\b(\d+) to (\d+) words\b/.exec(task)?.slice(1).map(Number) ?? [0, 0];
    return [
      ...(length < least || length > most ? [`${length} words`] : []),
      ...(length < (asked[0] ?? 0) || length > (asked[1] ?? 0) ? [`${length} words for ${asked.join(' to ')}`] : []),
      ...(/\b\d+ to \d+ words\b/.test(yours) ? [] : [yours]),
    ];
  });
  expect(faults).toEqual([]);
});

test('its parts follow each other from its first word on, and what works is quoted from it', () => {
  const faults = faultsOf(({ model: { text, parts, works } }) => {
    const places = parts.map(({ from }, at) => text.indexOf(from, at > 0 ? 1 : 0));
    const isInOrder = places[0] === 0 && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
    return [
      ...(isInOrder ? [] : [`parts at ${places.join(', ')}`]),
      ...works.map(({ quote }) => quote).filter((quote) => !text.includes(quote)),
    ];
  });
  expect(faults).toEqual([]);
});

test('what a class needs for its own text is complete', () => {
  const between = (list: readonly unknown[], least: number, most: number, what: string) =>
    list.length < least || list.length > most || new Set(list.map((one) => JSON.stringify(one))).size !== list.length
      ? [`${list.length} ${what}`]
      : [];
  const faults = faultsOf(({ model: { parts, works, phrases, plan, checklist } }) => [
    ...between(parts, 3, 6, 'parts'),
    ...between(works, 4, 6, 'things that work'),
    ...between(phrases, 6, 6, 'phrases'),
    ...between(plan, 4, 6, 'questions to plan by'),
    ...between(checklist, 5, 5, 'points to look for'),
    ...[...plan, ...checklist].filter((line) => !line.endsWith('?')),
  ]);
  expect(faults).toEqual([]);
  expect(faultsOf((one) => linesOf(one).filter((line) => line.length > 300))).toEqual([]);
});

test('the checker finds nothing in a model, its tasks and its plan', () => {
  const faults = faultsOf(({ model: { task, yours, text, plan, checklist } }) =>
    [task, yours, text, ...plan, ...checklist].flatMap((line) =>
      checker.check(line).map(({ text: found, rule }) => `${rule}: ${found} – ${line.slice(0, 80)}`),
    ),
  );
  expect(faults).toEqual([]);
});

test('a genre is known by what is asked for, the one that is named first', async () => {
  const genres = await loadGenres('B1');
  const named = (text: string) => genreNamedIn(text, genres)?.name;
  expect(named('Write an email of 100 to 120 words to a friend about a film review.')).toBe('An email to a friend');
  expect(named('film reviews')).toBe('A review');
  expect(named('for and against essays')).toBe('A for-and-against essay');
  expect(named('Holidays')).toBeUndefined();
  const chosen = (topic: string, writing?: string) =>
    genreFor({ topic, targetLanguage: '', level: 'A2' }, { genres, ...(writing && { own: { writing } }) }, () => 0);
  expect(chosen('Holidays', 'Write a story for your class.')).toMatchObject({ name: 'A story', hasTopicTask: true });
  expect(chosen('a review of a hotel', 'Write a story.')).toMatchObject({ name: 'A review', hasTopicTask: false });
  // A note to neighbours does not fit a model of an email to a friend.
  expect(chosen('Neighbours', 'Write a note to your neighbours.')).toMatchObject({ hasTopicTask: false });
  // Of a film is another review than of a café, also where the topic is known by its own name.
  expect(chosen('a review of a film')?.model.title).not.toBe(chosen('a review of a café')?.model.title);
  expect(chosen('Holidays')).toMatchObject({ taskAbout: expect.any(String), hasTopicTask: false });
});
