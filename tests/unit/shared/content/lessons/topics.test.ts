import { beforeAll, describe, expect, test } from 'vitest';
import { lessonTopics } from '#shared/content/lessons/topics/catalogue';
import { loadTopicContent, topicsWithContent } from '#shared/content/lessons/topics/content';
import type { TopicHalf } from '#shared/content/lessons/topics/topic';
import { itemsOfText } from '#shared/content/texts/text';
import { loadAllWords } from '#shared/content/words/pack';
import { type Level, levels } from '#shared/core/level';
import { item } from '#shared/items/item';
import { profileText } from '#shared/vocabulary/level-profile';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';
import { type Checker, makeChecker } from '#shared/writing/checker/check';
import { misquoted, plain, wordsIn } from '#tests/support/quotations';

interface Half extends TopicHalf {
  id: string;
  band: 'easy' | 'hard';
}

let halves: Half[];
let index: WordIndex;
let checker: Checker;
beforeAll(async () => {
  index = indexWords(await loadAllWords());
  checker = makeChecker(index);
  const contents = await Promise.all(
    topicsWithContent.map(async (id) => ({ id, content: await loadTopicContent(id) })),
  );
  halves = contents.flatMap(({ id, content }) =>
    content ? (['easy', 'hard'] as const).map((band) => ({ ...content[band], id: `${id}.${band}`, band })) : [],
  );
});

const faultsOf = (find: (half: Half) => readonly string[]) =>
  halves.flatMap((half) => find(half).map((fault) => `${half.id}: ${fault}`));
const spoken = ({ text: { kind, text } }: Half) =>
  kind === 'dialogue' ? text.replaceAll(/^\p{Lu}[\p{L}.’ ]*: /gmu, '') : text;

/** All sentences that students read, besides the text. */
const linesOf = ({ words, roleCards: { scene, a, b, phrases }, statements, questions, task, writing }: Half) => [
  ...words.flatMap(({ meaning, example }) => [meaning, example]),
  scene,
  ...[a, b].flatMap(({ role, facts, goals }) => [role, ...facts, ...goals]),
  ...phrases,
  ...statements,
  ...questions,
  task.instruction,
  ...task.options,
  writing,
];

describe('names', () => {
  const namesOf = (topics: typeof lessonTopics) =>
    topics.flatMap(({ name, otherNames }) => [...new Set([name.toLowerCase(), ...otherNames])]);

  test('300 topics are known, each name is of one of them', () => {
    expect(lessonTopics.length).toBeGreaterThanOrEqual(300);
    const names = namesOf(lessonTopics);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('what has content has a name', () => {
    const ids = new Set(lessonTopics.map(({ id }) => id));
    expect(topicsWithContent.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('texts', () => {
  const limits = { easy: [80, 170], hard: [170, 330] } as const;

  test('each is as long as its half asks, with four to six sound questions', () => {
    const faults = faultsOf((half) => {
      const [fewest, most] = limits[half.band];
      const length = wordsIn(spoken(half)).length;
      const { questions } = half.text;
      const items = itemsOfText({ ...half.text, id: half.id.replace('.', '-'), level: 'A2', topic: 'work' });
      return [
        ...(length < fewest || length > most ? [`${length} words`] : []),
        ...(questions.length < 4 || questions.length > 6 ? [`${questions.length} questions`] : []),
        ...items.filter((one) => !item.safeParse(one).success).map(({ prompt }) => prompt),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('a choice has three other answers; a reason quotes the text', () => {
    const faults = faultsOf((half) =>
      half.text.questions.flatMap((question) => [
        ...('key' in question &&
        (question.wrong.length !== 3 ||
          new Set([question.key, ...question.wrong.map(({ text }) => text)].map(plain)).size !== 4)
          ? [question.ask]
          : []),
        ...('accepted' in question ? question.accepted.filter((answer) => answer.split(/\s+/).length > 4) : []),
        ...misquoted(question.why, spoken(half)),
      ]),
    );
    expect(faults).toEqual([]);
  });

  test('two people with names speak in turn', () => {
    const faults = faultsOf((half) => {
      if (half.text.kind !== 'dialogue') return [];
      const speakers = half.text.text.split('\n').map((line) => /^(\p{Lu}[\p{L}.’ ]{1,24}): \S/u.exec(line)?.[1]);
      return speakers.some((one, line) => !one || one === speakers[line - 1]) || new Set(speakers).size !== 2
        ? ['speakers']
        : [];
    });
    expect(faults).toEqual([]);
  });
});

test('words have meanings and examples of their own, and half of them stand in the text', () => {
  const inText = (half: Half, term: string) => {
    const text = ` ${spoken(half).toLowerCase()} `;
    return term
      .toLowerCase()
      .split(' ')
      .filter((part) => part.length > 2)
      .every((part) => text.includes(part.slice(0, Math.max(3, part.length - 2))));
  };
  const faults = faultsOf((half) => {
    const terms = half.words.map(({ term }) => term);
    return [
      ...(terms.length < 12 || terms.length > 16 ? [`${terms.length} words`] : []),
      ...(half.words.filter(({ term }) => inText(half, term)).length < 6 ? ['fewer than six in the text'] : []),
      ...terms.filter((term, place) => terms.indexOf(term) !== place),
      ...half.words.flatMap(({ term, meaning, example }) => [
        ...(wordsIn(meaning).length > 14 || wordsIn(meaning).length === 0 ? [`${term}: ${meaning}`] : []),
        ...(wordsIn(example).length > 15 || !/[.!?]$/.test(example) ? [`${term}: ${example}`] : []),
        ...(meaning
          .toLowerCase()
          .split(/\P{L}+/u)
          .includes(term.toLowerCase())
          ? [`${term} is told by itself`]
          : []),
      ]),
    ];
  });
  expect(faults).toEqual([]);
});

test('what is there to speak and write about is complete', () => {
  const between = (list: readonly string[], fewest: number, most: number, what: string) =>
    list.length < fewest || list.length > most || new Set(list).size !== list.length ? [`${list.length} ${what}`] : [];
  const faults = faultsOf(({ roleCards: { scene, a, b, phrases }, statements, questions, task, writing }) => [
    ...between(statements, 6, 10, 'statements'),
    ...between(questions, 5, 5, 'questions'),
    ...between(task.options, 6, 8, 'options'),
    ...between(phrases, 6, 6, 'phrases'),
    ...[a, b].flatMap(({ facts, goals }) => [...between(facts, 2, 4, 'facts'), ...between(goals, 2, 4, 'goals')]),
    ...[scene, a.role, b.role, task.instruction, writing].filter((text) => text.length < 10),
    ...[a.role, b.role].filter((role) => !role.startsWith('You ')),
    ...statements.filter((text) => !text.endsWith('.')),
    ...questions.filter((text) => !text.endsWith('?')),
    ...(/\b\d+ to \d+ words\b/.test(writing) ? [] : [writing]),
    ...a.facts.filter((fact) => b.facts.includes(fact)),
  ]);
  expect(faults).toEqual([]);
});

test('regression: what is written about stands by itself, as homework after a lesson without the text', () => {
  expect(
    faultsOf(({ writing }) => (/\bthe (?:text|article|writer)\b(?! (?:for|of))/.test(writing) ? [writing] : [])),
  ).toEqual([]);
});

test('no line is longer than a card or a row holds', () => {
  expect(faultsOf((half) => linesOf(half).filter((line) => line.length > 300))).toEqual([]);
});

test('at most one word in twenty is above the half', () => {
  const most: Record<Half['band'], Level> = { easy: 'B1', hard: 'B2' };
  const faults = faultsOf((half) => {
    const allowed = levels.slice(0, levels.indexOf(most[half.band]) + 1);
    const own = new Set(half.words.map(({ term }) => term.toLowerCase()));
    const { tokens, words } = profileText(`${spoken(half)}\n${linesOf(half).join('\n')}`, index);
    const hard = tokens.filter(({ kind, text }) =>
      own.has(text.toLowerCase())
        ? false
        : kind === 'unknown'
          ? !/^\p{Lu}/u.test(text)
          : kind !== 'name' && kind !== 'other' && !allowed.includes(kind),
    );
    return hard.length / words > 0.05 ? [hard.map(({ text }) => text).join(', ')] : [];
  });
  expect(faults).toEqual([]);
});

test('the checker finds nothing in them', () => {
  const faults = faultsOf((half) =>
    [spoken(half), ...linesOf(half)].flatMap((text) =>
      checker.check(text).map(({ text: found, rule }) => `${rule}: ${found}`),
    ),
  );
  expect(faults).toEqual([]);
});
