import { beforeAll, describe, expect, test } from 'vitest';
import { moveLine, withLine } from '#client/apps/lesson-planner/series/change-lines';
import { allActivities } from '#shared/content/lessons/activities/all';
import { loadGenres } from '#shared/content/lessons/genres/content';
import { lessonData, lessonTypes } from '#shared/content/lessons/lesson';
import { loadTextsFor } from '#shared/content/texts/pack';
import { loadAllWords, loadWords } from '#shared/content/words/pack';
import { topics } from '#shared/content/words/topics';
import type { Level } from '#shared/core/level';
import { momentIn } from '#shared/core/locale';
import { pointAdvice } from '#shared/grammar/point-advice';
import { loadSituation } from '#shared/grammar/point-situations';
import type { Item } from '#shared/items/item';
import { setFaults } from '#shared/items/set-faults';
import { minutesOf } from '#shared/lessons/plan/changes';
import { lessonTopics } from '#shared/lessons/plan/topic-of';
import { lessonDays, worksOf } from '#shared/lessons/series/dates';
import { proposeLines } from '#shared/lessons/series/lines';
import { makeSeries } from '#shared/lessons/series/make-series';
import { itemsIn } from '#shared/lessons/series/make-test';
import { outlineOf, type SeriesAbout } from '#shared/lessons/series/outline';
import { returningIn } from '#shared/lessons/series/recycling';
import { unitTopics } from '#shared/lessons/series/unit-topics';
import { ownContentFor } from '#shared/lessons/topics/own-content';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';

let index: WordIndex;
beforeAll(async () => {
  index = indexWords(await loadAllWords());
});

interface Wish {
  level?: Level;
  unit?: string;
  lessons?: number;
  points?: string[];
  minutes?: number;
  classSize?: number;
}

async function outlineFor({ level = 'A2', unit = 'Food and drink', lessons = 8, points = [], ...more }: Wish = {}) {
  const about: SeriesAbout = { level, unit, age: 'teenagers', classSize: 20, minutes: 45, ...more };
  const found = await Promise.all(unitTopics(unit).map(({ id }) => ownContentFor(id, level)));
  const near = found.filter((own) => own !== undefined);
  const lines = proposeLines({ level, lessons, topics: near, points });
  const ownOf = (id: string) => near.find(({ topic }) => topic.id === id);
  return { about, lines, outline: outlineOf({ about, lines, ownOf }) };
}

async function seriesFor(wish: Wish = {}) {
  const { about, outline } = await outlineFor(wish);
  const [everyday, texts, genres] = await Promise.all([
    loadWords('A1', 'actions'),
    loadTextsFor(about.level),
    loadGenres(about.level),
  ]);
  const written = await Promise.all(
    outline.lessons.map(async ({ line, own }) => ({
      ...{ activities: allActivities, advice: pointAdvice, everyday, texts, genres, own, topic: own.topic.topic },
      situation: line.point ? await loadSituation(line.point) : undefined,
      words: await loadWords(about.level, own.topic.topic),
    })),
  );
  const series = await makeSeries({ about, outline, written, index, seed: 5, pause: async () => {} });
  return { ...series, outline };
}

const textsOf = (series: Awaited<ReturnType<typeof seriesFor>>) =>
  series.lessons.flatMap(({ data }) => data.materials.flatMap((one) => ('text' in one ? [one.text] : [])));

/** The ids of the words that an item asks. */
const wordsAsked = (item: Item, series: Awaited<ReturnType<typeof seriesFor>>) =>
  series.outline.lessons
    .flatMap(({ words }) => words)
    .filter(({ id, term }) =>
      item.kind === 'match' ? item.pairs.some(({ left }) => left === term) : item.origin?.point === id,
    )
    .map(({ id }) => id);

describe('the outline', () => {
  test('begins with words, has lessons of all types, and gives each a topic near the unit', async () => {
    const { lines } = await outlineFor();
    expect(lines[0]?.type).toBe('vocabulary');
    expect(new Set(lines.map(({ type }) => type)).size).toBe(6);
    expect(new Set(lines.map(({ topic }) => topic)).size).toBe(7);
    const near = unitTopics('Food and drink').map(({ id }) => id);
    expect(lines.every(({ topic }) => near.includes(topic))).toBe(true);
  });

  test('begins with the unit itself where that is a topic of its own', async () => {
    expect((await outlineFor({ unit: 'Job interviews' })).lines[0]?.topic).toBe('job-interviews');
  });

  test('has a lesson for each grammar point that is wished for', async () => {
    const points = ['much-many', 'some-any', 'going-to', 'comparatives'];
    const { lines } = await outlineFor({ points, lessons: 6 });
    expect(lines.flatMap(({ point }) => point ?? []).sort()).toEqual([...points].sort());
  });

  test('teaches no word twice', async () => {
    const { outline } = await outlineFor({ lessons: 12 });
    const terms = outline.lessons.flatMap(({ words }) => words.map(({ term }) => term.toLowerCase()));
    expect(new Set(terms).size).toBe(terms.length);
    expect(outline.lessons.every(({ words }) => words.length === 6)).toBe(true);
  });

  test('is long enough for twelve lessons on any topic of ours', () => {
    expect(lessonTopics.filter((id) => unitTopics(topics[id]).length < 11)).toEqual([]);
  });

  test('lets two lessons exchange a topic that both would have', () => {
    const lines = [
      { type: 'reading' as const, topic: 'cooking' },
      { type: 'speaking' as const, topic: 'breakfast' },
    ];
    expect(withLine(lines, 0, { type: 'reading', topic: 'breakfast' }).map(({ topic }) => topic)).toEqual([
      'breakfast',
      'cooking',
    ]);
    expect(moveLine(lines, 1, -1).map(({ topic }) => topic)).toEqual(['breakfast', 'cooking']);
  });
});

test.each([4, 5, 8, 12])('in %i lessons the words of each come back twice at least, the test included', (lessons) => {
  const all = Array.from({ length: lessons }, (_, at) => returningIn(at + 1, lessons)).flat();
  for (let from = 1; from < lessons; from += 1) {
    const returns = all.filter((one) => one.from === from);
    expect(returns[0]?.turn).toBe('first');
    expect(returns).toHaveLength(from === lessons - 1 ? 1 : 2);
  }
});

describe('a series', () => {
  test.each<Wish>([
    {},
    { lessons: 4, minutes: 30 },
    { level: 'B2', unit: 'Work', lessons: 12, classSize: 1, minutes: 90 },
  ])(
    'is exact to the minute, repeats no text, and can be kept as it is: %j',
    async (wish) => {
      const series = await seriesFor(wish);
      expect(series.lessons).toHaveLength(wish.lessons ?? 8);
      for (const { data } of series.lessons) {
        expect(minutesOf(data.stages)).toBe(wish.minutes ?? 45);
        expect(lessonData.safeParse(data).error).toBeUndefined();
      }
      const texts = textsOf(series);
      expect(new Set(texts).size).toBe(texts.length);
      expect(setFaults(series.test)).toEqual([]);
    },
    30_000,
  );

  test('does nothing twice but to ask for earlier words', async () => {
    const { lessons } = await seriesFor({ lessons: 12 });
    const ids = lessons.flatMap(({ data }) => data.stages.map(({ activityId }) => activityId ?? ''));
    const twice = ids.filter((id, at) => ids.indexOf(id) < at && !id.startsWith('words-before'));
    expect(twice).toEqual([]);
  });

  test('begins each lesson but the first with words of earlier ones, and teaches words in each but the last', async () => {
    const { lessons } = await seriesFor();
    expect(lessons.map(({ data }) => data.stages[0]?.materialIds[0] === 'words-before')).toEqual(
      lessons.map((_, at) => at > 0),
    );
    for (const { data } of lessons.slice(0, -1)) {
      expect(data.stages.some(({ materialIds }) => materialIds.includes('words'))).toBe(true);
    }
  });

  test('asks a word in another way each time that it comes back', async () => {
    const series = await seriesFor({ lessons: 6 });
    const ways = new Map<string, string[]>();
    for (const item of [...series.lessons.flatMap(({ data }) => itemsIn(data)), ...series.test.items]) {
      for (const id of wordsAsked(item, series)) ways.set(id, [...(ways.get(id) ?? []), item.origin?.task ?? '']);
    }
    const all = series.outline.lessons.flatMap(({ words }) => words);
    for (const { id, term } of all) {
      const tasks = ways.get(id) ?? [];
      expect([term, tasks.length > 0, new Set(tasks).size]).toEqual([term, true, tasks.length]);
    }
  });

  test('ends in a test with as many points from each lesson, and nothing that was practised', async () => {
    const series = await seriesFor({ lessons: 6 });
    const { test: set, outline, lessons } = series;
    const practised = new Set(lessons.flatMap(({ data }) => itemsIn(data)).map(({ prompt }) => prompt));
    expect(set.items.filter(({ prompt, kind }) => kind !== 'match' && practised.has(prompt))).toEqual([]);
    expect(set.items.every(({ points }) => points === 1)).toBe(true);
    expect(set.items).toHaveLength(5 * outline.last.questionsPerLesson);
    const byLesson = outline.lessons.map(({ words, own, line }) =>
      set.items.filter(
        (item) =>
          words.some(({ id }) => id === item.origin?.point) ||
          item.passage?.title === own.text.title ||
          (line.point !== undefined && item.origin?.point === line.point),
      ),
    );
    expect(byLesson.map(({ length }) => length)).toEqual(outline.lessons.map(() => outline.last.questionsPerLesson));
  });

  test('names its types as lessons of their own are named', async () => {
    const { lessons } = await seriesFor({ lessons: 4 });
    expect(lessons[0]?.title).toMatch(new RegExp(`^1\\. ${lessonTypes.vocabulary} – `));
    expect(lessons[3]?.title).toBe('4. Revision and test – Food and drink (A2)');
  });
});

describe('dates', () => {
  test('are the days of the week that were chosen, over the end of a year and a leap day', () => {
    expect(lessonDays('2027-12-30', [1, 4], 3)).toEqual(['2027-12-30', '2028-01-03', '2028-01-06']);
    expect(lessonDays('2028-02-28', [1, 2, 7], 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-05']);
  });

  test.each([
    ['2030-03-30', '09:00', 'Europe/Berlin', '2030-03-30T08:00:00.000Z'],
    ['2030-03-31', '09:00', 'Europe/Berlin', '2030-03-31T07:00:00.000Z'],
    ['2030-03-31', '02:30', 'Europe/Berlin', '2030-03-31T01:30:00.000Z'],
    ['2030-01-09', '00:15', 'Pacific/Auckland', '2030-01-08T11:15:00.000Z'],
  ])('%s, %s in %s is one moment, whatever is done to the clocks', (day, time, timeZone, moment) => {
    expect(momentIn(day, time, timeZone).toISOString()).toBe(moment);
  });

  test('a lesson without a later one gives no words, and one that was moved is taken as it stands in the week', () => {
    const lesson = (id: string, place: number, plannedFor: string | null) => ({
      id,
      place,
      plannedFor,
      minutes: 45,
      words: 6,
    });
    const lessons = [lesson('a', 1, '2030-01-09'), lesson('b', 2, '2030-01-07'), lesson('c', 3, null)];
    const works = worksOf({ lessons, test: { id: 't', minutes: 20 } }, { timeZone: 'UTC', startsAt: '09:00' });
    expect(works).toEqual([
      {
        kind: 'words',
        id: 'b',
        place: 2,
        words: 6,
        opensAt: '2030-01-07T09:00:00.000Z',
        dueAt: '2030-01-09T09:00:00.000Z',
      },
      { kind: 'test', id: 't', opensAt: '2030-01-09T09:00:00.000Z', dueAt: '2030-01-09T09:45:00.000Z' },
    ]);
  });
});
