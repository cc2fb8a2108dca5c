import * as z from 'zod';
import { draftFields, itemFields, playerFields } from '../fields';
import { keyedChoices } from '../formats/csv-row';
import { feedbackIn, feedbackPart, partOf, plain, rich, shareMark, withAnswerLines } from '../formats/gift-parts';
import { choiceItem } from '../formats/plain-questions';
import { choiceParts } from '../formats/qti-parts';
import type { KindModule } from '../kind';
import {
  aboveOptions,
  allOrNothing,
  articleClue,
  doubles,
  draftOption,
  emptyOption,
  fixedOrder,
  isUsed,
  keysIn,
  letteredChoices,
  lettersOfKeys,
  longKey,
  option,
  optionAnswers,
  optionFacts,
  optionLines,
  overlaps,
  worth,
  wrongNumberOfKeys,
} from './choices';
import { mostInGap } from './limits';

const kind = z.literal('mc');
const schema = z.strictObject({ ...itemFields, kind, options: z.array(option).min(2).max(8), fixedOrder });
const draft = z.object({ ...draftFields, kind, options: z.array(draftOption), fixedOrder });
const player = z.object({ ...playerFields, kind, options: z.array(z.string()) });

/** One of several choices is right. */
export const mc = {
  name: 'One right choice',
  about: 'Two to eight choices, one of them right',
  prompt: { label: 'Question', isNeeded: true },
  marking: 'portal',
  mostLetters: mostInGap,
  guess: ({ options }) => 1 / options.length,
  isTyped: false,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'mc', options: [emptyOption(), emptyOption(), emptyOption(), emptyOption()] }),
  tidy: (item) => ({ ...item, options: item.options.filter(isUsed) }),
  rows: ({ options }) => ({ options }),
  faults: ({ options }) =>
    [...doubles(options.map(({ text }) => text)), ...wrongNumberOfKeys(options, 1)].map((text) => ({
      field: 'options',
      text,
    })),
  // Where one choice is to be taken there is nothing to take points away from.
  draftFaults: ({ options }) =>
    options.flatMap(({ credit = 0 }, at) =>
      credit < 0 && credit >= -1 ? [{ field: `options.${at}.credit`, text: 'Write a percentage from 0 to 100.' }] : [],
    ),
  advice: (item) => [...longKey(item), ...articleClue(item), ...aboveOptions(item), ...overlaps(item)],

  grade({ options }, response) {
    const choice = response && 'choice' in response ? response.choice : undefined;
    const chosenOption = options.find(({ text }) => text === choice);
    const judgement = allOrNothing(chosenOption?.isKey === true, chosenOption?.feedback, chosenOption?.mistake);
    return {
      ...judgement,
      ...(chosenOption?.credit !== undefined && !chosenOption.isKey && worth(chosenOption.credit)),
    };
  },
  hint: () => undefined,
  view(item, fields, { mix }) {
    const choices = item.options.map(({ text }) => text);
    return { ...fields, kind: 'mc', options: item.fixedOrder ? choices : mix(choices) };
  },

  key: (item) => keysIn(item)[0] ?? '',
  keyOnPaper: (item, view) => lettersOfKeys(item, view.options),
  otherKeys: () => [],
  rightAnswer: (item, plain) => keysIn(item).map(plain).sort().join('; '),
  content: ({ options }, plain) => options.map(({ text }) => plain(text)).sort(),
  headline: (item) => item.prompt || (keysIn(item)[0] ?? ''),
  asked: ({ prompt }) => prompt,
  lines: optionLines,
  facts: optionFacts,
  underPrompt: () => undefined,
  onOneLine: ({ options }, prompt) => `${prompt} ${letteredChoices(options)}`,

  formats: {
    prompt: ({ prompt }) => prompt,
    writeGift: ({ options }, frame) =>
      withAnswerLines(
        frame,
        options.map(({ text, isKey, credit = 0, feedback }) => {
          const share = !isKey && credit > 0 ? shareMark(credit) : '';
          return `${isKey ? '=' : '~'}${share}${rich(text)}${feedbackPart(feedback)}`;
        }),
      ),
    /** Where an = stands, one choice is to be taken; others may earn a part. */
    readGift(question, about) {
      if (question.type !== 'MC' || !question.choices.some(({ isCorrect }) => isCorrect)) return undefined;
      const losses = question.choices
        .filter(({ weight }) => (weight ?? 0) < 0)
        .map(({ text }) => `‘${plain(text)}’ takes points off in Moodle. Here it earns none.`);
      const options = question.choices.map((choice) => {
        const { isCorrect, weight, text } = choice;
        const isKey = isCorrect && (weight === null || weight === 100);
        const credit = partOf(weight ?? 0);
        return { text: plain(text), isKey, ...(!isKey && credit > 0 && { credit }), ...feedbackIn(choice) };
      });
      return { item: { ...about, kind: 'mc', options }, losses };
    },
    csv: {
      write: optionAnswers,
      read(row, isByText) {
        const { line, id, prompt, wrong } = row;
        const keyed = keyedChoices(row, isByText);
        if ('why' in keyed) return { line, why: keyed.why };
        const options = [...keyed.options, ...wrong.map((text) => ({ text, isKey: false }))];
        // The number of keys says which kind it is.
        return { line, item: choiceItem(id, prompt, options), losses: keyed.losses };
      },
    },
    writeQti: ({ options }, prompt) => choiceParts(prompt, options, { isShuffled: true }),
    comments: ({ options }) => options.map(({ feedback }) => feedback),
    earnsParts: ({ options }) => options.some(({ credit }) => credit !== undefined),
    hasPatterns: () => false,
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
