import * as z from 'zod';
import { draftFields, itemFields, playerFields, sentence } from '../fields';
import { escapeText, plain, rich, withAnswerLines } from '../formats/gift-parts';
import { escapesOf } from '../formats/gift-text';
import { noFormats } from '../formats/item-formats';
import { pairMark } from '../formats/question-columns';
import type { KindModule } from '../kind';
import { areDouble, byParts, isUsed, letterAt, letteredChoices, ownValue } from './choices';
import { mostInGap } from './limits';

const kind = z.literal('match');
const schema = z.strictObject({
  ...itemFields,
  kind,
  pairs: z
    .array(z.strictObject({ left: sentence, right: sentence }))
    .min(2)
    .max(12),
});
const draft = z.object({ ...draftFields, kind, pairs: z.array(z.object({ left: z.string(), right: z.string() })) });
const player = z.object({ ...playerFields, kind, lefts: z.array(z.string()), rights: z.array(z.string()) });

const emptyPair = () => ({ left: '', right: '' });
const keyText = ({ pairs }: z.infer<typeof schema>) => pairs.map(({ left, right }) => `${left} – ${right}`).join('; ');

/** Two columns to be joined. */
export const match = {
  name: 'Pairs',
  about: 'Two columns to be joined',
  prompt: { label: 'Question', isNeeded: false },
  marking: 'portal',
  mostLetters: mostInGap,
  guess: () => 0,
  isTyped: false,
  schema,
  draft,
  player,

  empty: (fields) => ({
    ...fields,
    kind: 'match',
    prompt: 'Match the pairs.',
    pairs: [emptyPair(), emptyPair(), emptyPair()],
  }),
  tidy: (item) => ({ ...item, pairs: item.pairs.filter(isUsed) }),
  rows: ({ pairs }) => ({ pairs }),
  faults: ({ pairs }) =>
    [pairs.map(({ left }) => left), pairs.map(({ right }) => right)]
      .filter(areDouble)
      .map(() => ({ field: 'pairs', text: 'Two of the choices are the same.' })),
  draftFaults: () => [],
  advice: () => [],

  grade({ pairs }, response) {
    const answers = response && 'pairs' in response ? response.pairs : {};
    return byParts(pairs.map(({ left, right }) => [left, ownValue(answers, left) === right]));
  },
  hint: () => undefined,
  view: ({ pairs }, fields, { mixAlways }) => ({
    ...fields,
    kind: 'match',
    lefts: pairs.map(({ left }) => left),
    // In their own order they would give the answers away.
    rights: mixAlways(pairs.map(({ right }) => right)),
  }),

  key: keyText,
  keyOnPaper({ pairs }, playerItem) {
    const rightOf = new Map(pairs.map(({ left, right }) => [left, right]));
    return playerItem.lefts
      .map((left, place) => `${place + 1} ${letterAt(playerItem.rights.indexOf(rightOf.get(left) ?? ''))}`)
      .join(', ');
  },
  otherKeys: () => [],
  rightAnswer: (item, plain) => plain(keyText(item)),
  content: ({ pairs }, plain) => pairs.map(({ left, right }) => plain(`${left} ${right}`)).sort(),
  headline: ({ prompt, pairs }) => [prompt, pairs.map(({ left }) => left).join(', ')].filter(Boolean).join(' '),
  asked: ({ prompt }) => prompt,
  lines: ({ pairs }) => pairs.map(({ left, right }) => `${left} = ${right}`),
  facts: () => [],
  underPrompt: ({ lefts, rights }) => [lefts.join('   ·   '), rights.join('   ·   ')].join('\n\n'),
  onOneLine: ({ lefts, rights }, prompt) =>
    `${prompt} ${lefts.map((left, place) => `${place + 1}) ${left}`).join('  ')}  |  ${letteredChoices(rights)}`,

  formats: {
    ...noFormats,
    writeGift: ({ pairs }, frame) =>
      withAnswerLines(
        frame,
        pairs.map(({ left, right }) => `=${rich(left)} -> ${escapeText(right)}`),
      ),
    readGift(question, about) {
      if (question.type !== 'Matching') return undefined;
      const all = question.matchPairs.map(({ subquestion, subanswer }) => ({
        left: plain(subquestion),
        right: plain({ format: subquestion.format, text: escapesOf(subanswer) }),
      }));
      const losses = all
        .filter(({ left }) => left === '')
        .map(({ right }) => `‘${right}’ has no partner: it is not kept as a choice too many.`);
      return { item: { ...about, kind: 'match', pairs: all.filter(({ left }) => left !== '') }, losses };
    },
    csv: {
      write: ({ pairs }) => ({ answers: pairs.map(({ left, right }) => `${left}${pairMark}${right}`), correct: '' }),
      read({ line, id, prompt, choices }) {
        const pairs = choices.filter(Boolean).map((text) => text.split(pairMark));
        if (pairs.some((sides) => sides.length !== 2))
          return { line, why: 'Each pair needs => between its two sides.' };
        const item = { id, kind: 'match', prompt, pairs: pairs.map(([left = '', right = '']) => ({ left, right })) };
        return { line, item };
      },
    },
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
