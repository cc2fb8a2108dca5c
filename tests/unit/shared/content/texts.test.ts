import { beforeAll, describe, expect, test } from 'vitest';
import { texts as a1 } from '#shared/content/texts/a1/all';
import { texts as a2 } from '#shared/content/texts/a2/all';
import { texts as b1 } from '#shared/content/texts/b1/all';
import { texts as b2 } from '#shared/content/texts/b2/all';
import { type AuthoredText, itemsOfText } from '#shared/content/texts/text';
import { loadAllWords } from '#shared/content/words/pack';
import { type Level, levels } from '#shared/core/level';
import { item } from '#shared/items/item';
import { lessonTopics } from '#shared/lessons/plan/topic-of';
import { profileText } from '#shared/vocabulary/level-profile';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';
import { misquoted, plain, wordsIn } from '#tests/support/quotations';

interface Shelf {
  level: Level;
  kind: AuthoredText['kind'];
  all: readonly AuthoredText[];
  fewestWords: number;
  mostWords: number;
  /** Of a dialogue: longer ones take more turns, or they become speeches. */
  mostTurns?: number;
}

const everything = [...a1, ...a2, ...b1, ...b2];
const shelf = (level: Level, kind: AuthoredText['kind'], limits: Omit<Shelf, 'level' | 'kind' | 'all'>): Shelf => ({
  level,
  kind,
  all: everything.filter((text) => text.level === level && text.kind === kind),
  ...limits,
});
const shelves: Shelf[] = [
  shelf('A1', 'text', { fewestWords: 70, mostWords: 130 }),
  shelf('A2', 'text', { fewestWords: 120, mostWords: 200 }),
  shelf('B1', 'text', { fewestWords: 170, mostWords: 320 }),
  shelf('B2', 'text', { fewestWords: 240, mostWords: 600 }),
  shelf('A1', 'dialogue', { fewestWords: 70, mostWords: 120, mostTurns: 14 }),
  shelf('A2', 'dialogue', { fewestWords: 110, mostWords: 180, mostTurns: 16 }),
  shelf('B1', 'dialogue', { fewestWords: 150, mostWords: 260, mostTurns: 24 }),
  shelf('B2', 'dialogue', { fewestWords: 200, mostWords: 400, mostTurns: 26 }),
];

/** What is said, without who says it. */
const spoken = ({ kind, text }: AuthoredText) =>
  kind === 'dialogue' ? text.replaceAll(/^\p{Lu}[\p{L}.’ ]*: /gmu, '') : text;
const doubled = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

test('each is filed under its level', () => {
  const shelved = Object.entries({ A1: a1, A2: a2, B1: b1, B2: b2 });
  expect(shelved.flatMap(([level, all]) => all.filter((text) => text.level !== level)).map(({ id }) => id)).toEqual([]);
});

test('every topic has a text to read and a dialogue to hear at every level', () => {
  const missing = levels.flatMap((level) =>
    lessonTopics.flatMap((topic) =>
      (['text', 'dialogue'] as const)
        .filter((kind) => !everything.some((one) => one.level === level && one.topic === topic && one.kind === kind))
        .map((kind) => `${level} ${topic} ${kind}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('no two texts or questions of one text are the same', () => {
  expect(doubled(everything.map(({ id }) => id))).toEqual([]);
  expect(doubled(everything.map(({ title }) => title))).toEqual([]);
  expect(everything.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)).map(({ id }) => id)).toEqual([]);
  expect(everything.flatMap(({ id, questions }) => doubled(questions.map(({ ask }) => `${id}: ${ask}`)))).toEqual([]);
});

test('every question is a sound item', () => {
  const faults = everything.flatMap(itemsOfText).flatMap((one) => {
    const read = item.safeParse(one);
    return read.success ? [] : [`${one.id}: ${read.error.message}`];
  });
  expect(faults).toEqual([]);
});

describe.each(shelves)('$level, $kind', ({ kind, all, fewestWords, mostWords, mostTurns = 0 }) => {
  const offenders = (breaks: (text: AuthoredText) => boolean) => all.filter(breaks).map(({ id }) => id);

  test('each has the length of its level', () => {
    const lengths = all.map((text) => ({ id: text.id, words: wordsIn(spoken(text)).length }));
    expect(lengths.filter(({ words }) => words < fewestWords || words > mostWords)).toEqual([]);
  });

  test('each has four to six questions', () => {
    expect(offenders(({ questions }) => questions.length < 4 || questions.length > 6)).toEqual([]);
  });

  test.runIf(kind === 'dialogue')('two people speak in turn', () => {
    const speakers = (text: string) => text.split('\n').map((line) => /^(\p{Lu}[\p{L}.’ ]{0,24}): \S/u.exec(line)?.[1]);
    expect(offenders(({ text }) => new Set(speakers(text)).size !== 2)).toEqual([]);
    expect(
      offenders(({ text }) => speakers(text).some((speaker, line, them) => !speaker || speaker === them[line - 1])),
    ).toEqual([]);
    expect(offenders(({ text }) => speakers(text).length < 8 || speakers(text).length > mostTurns)).toEqual([]);
  });

  test('a choice has one key and three other answers, each wrong for a reason', () => {
    const faults = all.flatMap(({ id, questions }) =>
      questions
        .filter(
          (question) =>
            'key' in question &&
            (question.wrong.length !== 3 ||
              question.wrong.some(({ because }) => because.trim() === '') ||
              new Set([question.key, ...question.wrong.map(({ text }) => text)].map(plain)).size !== 4),
        )
        .map(({ ask }) => `${id}: ${ask}`),
    );
    expect(faults).toEqual([]);
  });

  test('a typed answer has one to four words', () => {
    const faults = all.flatMap(({ id, questions }) =>
      questions.flatMap((question) =>
        'accepted' in question
          ? question.accepted.filter((answer) => answer.split(/\s+/).length > 4).map((answer) => `${id}: ${answer}`)
          : [],
      ),
    );
    expect(faults).toEqual([]);
  });

  test('every reason says where the key is, in the words of the text where it quotes', () => {
    const faults = all.flatMap((text) =>
      text.questions.flatMap(({ ask, why }) =>
        why.trim() === ''
          ? [`${text.id}: ${ask}`]
          : misquoted(why, spoken(text)).map((quote) => `${text.id}: ${quote}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test.runIf(all.length > 0)('about half of the statements are true', () => {
    const truths = all.flatMap(({ questions }) => questions.flatMap((one) => ('isTrue' in one ? [one.isTrue] : [])));
    const share = truths.filter(Boolean).length / truths.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });
});

describe('the words', () => {
  let index: WordIndex;
  beforeAll(async () => {
    index = indexWords(await loadAllWords());
  });

  test('at most one in twenty is harder than the level after that of the text', () => {
    const tooHard = everything.flatMap((text) => {
      const allowed = levels.slice(0, levels.indexOf(text.level) + 2);
      const { tokens, words } = profileText(spoken(text), index);
      // An unknown word with a capital is a name, at the beginning of a sentence as well.
      const hard = tokens.filter(({ kind, text: token }) =>
        kind === 'unknown' ? !/^\p{Lu}/u.test(token) : kind !== 'name' && kind !== 'other' && !allowed.includes(kind),
      );
      return hard.length / words > 0.05
        ? [`${text.id}: ${hard.length} of ${words} – ${hard.map((token) => token.text).join(', ')}`]
        : [];
    });
    expect(tooHard).toEqual([]);
  });
});
