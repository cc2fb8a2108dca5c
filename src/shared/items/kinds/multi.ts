import * as z from 'zod';
import { draftFields, itemFields, playerFields } from '../fields';
import { keyedChoices } from '../formats/csv-row';
import { feedbackIn, feedbackPart, partOf, plain, rich, shareMark, withAnswerLines } from '../formats/gift-parts';
import type { KindModule } from '../kind';
import {
  aboveOptions,
  creditsOf,
  doubles,
  draftOption,
  emptyOption,
  fixedOrder,
  freeTicks,
  isUsed,
  keysIn,
  letteredChoices,
  lettersOfKeys,
  option,
  optionAnswers,
  optionFacts,
  optionLines,
  outOfReach,
  overlaps,
  scoreOfCredits,
  verdictOf,
  wrongNumberOfKeys,
} from './choices';
import { mostInGap } from './limits';

const kind = z.literal('multi');
const most = 10;
const schema = z.strictObject({ ...itemFields, kind, options: z.array(option).min(2).max(most), fixedOrder });
const draft = z.object({ ...draftFields, kind, options: z.array(draftOption), fixedOrder });
const player = z.object({ ...playerFields, kind, options: z.array(z.string()) });

/** Several of the choices are right, and each of them counts. */
export const multi = {
  name: 'Several right choices',
  about: 'Each right one counts',
  prompt: { label: 'Question', isNeeded: true },
  marking: 'portal',
  mostLetters: mostInGap,
  guess: () => 0,
  isTyped: false,
  schema,
  draft,
  player,

  empty: (fields) => ({
    ...fields,
    kind: 'multi',
    options: [emptyOption(), emptyOption(), emptyOption(), emptyOption()],
  }),
  tidy: (item) => ({ ...item, options: item.options.filter(isUsed) }),
  rows: ({ options }) => ({ options }),
  faults: ({ options }) =>
    [...doubles(options.map(({ text }) => text)), ...wrongNumberOfKeys(options, most), ...outOfReach(options)].map(
      (text) => ({ field: 'options', text }),
    ),
  draftFaults: () => [],
  advice: (item) => [...aboveOptions(item), ...overlaps(item), ...freeTicks(item)],

  /** Each right choice earns its share, each wrong one takes a share away, never below nothing. */
  grade({ options }, response) {
    const choices = new Set(response && 'choices' in response ? response.choices : []);
    const credits = creditsOf(options);
    const sum = options.reduce((all, { text }, place) => all + (choices.has(text) ? (credits[place] ?? 0) : 0), 0);
    const score = scoreOfCredits(sum);
    const parts = Object.fromEntries(options.map(({ text, isKey }) => [text, choices.has(text) === isKey]));
    const feedback = options.find((one) => one.feedback && !one.isKey && choices.has(one.text))?.feedback;
    // Where wrong choices cost nothing, anyone who takes all of them has the points, but is not right.
    const verdict = score === 1 && !Object.values(parts).every(Boolean) ? 'partly' : verdictOf(score);
    return { verdict, score, parts, ...(feedback && { feedback }) };
  },
  hint: () => undefined,
  view(item, fields, { mix }) {
    const choices = item.options.map(({ text }) => text);
    return { ...fields, kind: 'multi', options: item.fixedOrder ? choices : mix(choices) };
  },

  key: (item) => keysIn(item).join(', '),
  keyOnPaper: (item, view) => lettersOfKeys(item, view.options),
  otherKeys: () => [],
  rightAnswer: (item, plain) => keysIn(item).map(plain).sort().join('; '),
  content: ({ options }, plain) => options.map(({ text }) => plain(text)).sort(),
  headline: (item) => item.prompt || keysIn(item).join(', '),
  asked: ({ prompt }) => prompt,
  lines: optionLines,
  facts: optionFacts,
  underPrompt: () => undefined,
  onOneLine: ({ options }, prompt) => `${prompt} ${letteredChoices(options)}`,

  formats: {
    prompt: ({ prompt }) => prompt,
    /** Moodle wants shares of a hundred: each key earns its part, each wrong choice takes one away. */
    writeGift({ options }, frame) {
      const credits = creditsOf(options);
      return withAnswerLines(
        frame,
        options.map(
          ({ text, feedback }, at) => `~${shareMark(credits[at] ?? 0)}${rich(text)}${feedbackPart(feedback)}`,
        ),
      );
    },
    /** Without an =, each share above nothing is one of several. Shares that are the usual ones need not be said. */
    readGift(question, about) {
      if (question.type !== 'MC') return undefined;
      const credits = question.choices.map(({ weight }) => partOf(weight ?? 0));
      const keys = credits.filter((credit) => credit > 0).length;
      const isNear = (one: number, other: number) => Math.abs(one - other) < 0.001;
      const all = credits.reduce((sum, credit) => sum + Math.max(0, credit), 0);
      const isUsual = credits.every((credit) => isNear(Math.abs(credit), 1 / keys));
      // More than all would let a part of the right choices be enough.
      const isWhole = isNear(all, 1);
      const losses =
        keys === 0 || isWhole
          ? []
          : [`The shares add up to ${Math.round(all * 100)} %, not to 100 %. Each right choice earns the same here.`];
      const options = question.choices.map((choice, place) => ({
        text: plain(choice.text),
        isKey: (credits[place] ?? 0) > 0,
        ...(isWhole && !isUsual && { credit: credits[place] ?? 0 }),
        ...feedbackIn(choice),
      }));
      return { item: { ...about, kind: 'multi', options }, losses };
    },
    csv: {
      write: optionAnswers,
      read(row, isByText) {
        const { line, id, prompt, wrong } = row;
        const keyed = keyedChoices(row, isByText);
        if ('why' in keyed) return { line, why: keyed.why };
        const options = [...keyed.options, ...wrong.map((text) => ({ text, isKey: false }))];
        return { line, item: { id, kind: 'multi', prompt, options }, losses: keyed.losses };
      },
    },
    writeQti: () => undefined,
    comments: ({ options }) => options.map(({ feedback }) => feedback),
    earnsParts: ({ options }) => options.some(({ credit }) => credit !== undefined),
    hasPatterns: () => false,
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
