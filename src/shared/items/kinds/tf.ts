import * as z from 'zod';
import { draftFields, itemFields, playerFields, reason } from '../fields';
import { isTrueOrFalse } from '../formats/csv-row';
import { feedbackPart, type GiftQuestion, plain, rich, withAnswers } from '../formats/gift-parts';
import { choiceParts } from '../formats/qti-parts';
import type { KindModule } from '../kind';
import { allOrNothing } from './choices';
import { mostInGap } from './limits';

const kind = z.literal('tf');
const schema = z.strictObject({
  ...itemFields,
  kind,
  key: z.boolean(),
  /** Said to a wrong answer. */
  feedback: reason.optional(),
  /** Said to a right answer. */
  praise: reason.optional(),
});
const draft = z.object({
  ...draftFields,
  kind,
  key: z.boolean(),
  feedback: z.string().optional(),
  praise: z.string().optional(),
});
const player = z.object({ ...playerFields, kind });

const keyText = ({ key }: { key: boolean }) => (key ? 'True' : 'False');

/** A statement that is true or false. */
export const tf = {
  name: 'True or false',
  about: 'A statement to judge',
  prompt: { label: 'Statement', hint: 'Write a statement.', isNeeded: true },
  marking: 'portal',
  mostLetters: mostInGap,
  guess: () => 0.5,
  isTyped: false,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'tf', key: true }),
  tidy: (item) => item,
  rows: () => ({}),
  faults: () => [],
  draftFaults: () => [],
  advice: () => [],

  grade({ key, praise, feedback }, response) {
    const isRight = response !== undefined && 'isTrue' in response && response.isTrue === key;
    return allOrNothing(isRight, isRight ? praise : feedback);
  },
  hint: () => undefined,
  view: (_, fields) => ({ ...fields, kind: 'tf' }),

  key: keyText,
  keyOnPaper: keyText,
  otherKeys: () => [],
  rightAnswer: (item, plain) => plain(keyText(item)),
  content: () => [],
  headline: (item) => item.prompt || keyText(item),
  asked: ({ prompt }) => prompt,
  lines: (item) => [`✓ ${keyText(item)}`],
  facts: ({ feedback = '', praise = '' }) => [feedback, praise],
  underPrompt: () => 'True or false?',
  onOneLine: (_, prompt) => `${prompt} (true / false)`,

  formats: {
    prompt: ({ prompt }) => prompt,
    writeGift({ key, feedback, praise }, frame) {
      // What is said to a right answer stands second, so the first has its place even where it says nothing.
      const wrong = praise ? `#${rich(feedback ?? '')}` : feedbackPart(feedback);
      return withAnswers(frame, `${key ? 'TRUE' : 'FALSE'}${wrong}${feedbackPart(praise)}`);
    },
    readGift(question, about) {
      const isTrue = wordOf(question);
      if (isTrue !== undefined) return { item: { ...about, kind: 'tf', key: isTrue }, losses: [] };
      if (question.type !== 'TF') return undefined;
      // The first of two is what Moodle says to a wrong answer.
      const feedback = question.trueFeedback && plain(question.trueFeedback);
      const praise = question.falseFeedback && plain(question.falseFeedback);
      const item = {
        ...about,
        kind: 'tf',
        key: question.isTrue,
        ...(feedback && { feedback }),
        ...(praise && { praise }),
      };
      return { item, losses: [] };
    },
    csv: {
      write: ({ key }) => ({ answers: [], correct: key ? 'TRUE' : 'FALSE' }),
      read: ({ line, id, prompt, key }) =>
        isTrueOrFalse(key)
          ? { line, item: { id, kind: 'tf', prompt, key: /^t/i.test(key) } }
          : { line, why: 'The right answer must be TRUE or FALSE.' },
    },
    writeQti: ({ key }, prompt) =>
      choiceParts(
        prompt,
        [
          { text: 'True', isKey: key },
          { text: 'False', isKey: !key },
        ],
        { isShuffled: false },
      ),
    comments: ({ feedback, praise }) => [feedback, praise],
    earnsParts: () => false,
    hasPatterns: () => false,
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;

/** A typed answer that can only be True or False. */
function wordOf(question: GiftQuestion): boolean | undefined {
  const [choice, ...others] = question.type === 'Short' ? question.choices : [];
  if (!choice || others.length > 0 || choice.weight !== null || choice.feedback) return undefined;
  const word = choice.text.text.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}
