import * as z from 'zod';
import { draftFields, itemFields, playerFields } from '../fields';
import { typedReading, withAnswerLines } from '../formats/gift-parts';
import type { KindModule } from '../kind';
import { isUsed } from './choices';
import { longerThan, mostInSentence } from './limits';
import {
  acceptedLine,
  anyAnswer,
  csvAnswersOf,
  draftTypedKey,
  earnsTypedParts,
  figuresOf,
  giftAnswersIn,
  giftAnswersOf,
  gradeForeseen,
  hasTypedPatterns,
  nonEmpty,
  otherAnswers,
  readTypedRow,
  sentenceAround,
  typedFacts,
  typedHint,
  typedIn,
  typedKey,
  typedKeyText,
} from './typed';

const kind = z.literal('short');
const schema = z.strictObject({ ...itemFields, kind, ...typedKey });
const draft = z.object({ ...draftFields, kind, ...draftTypedKey });
const player = z.object({ ...playerFields, kind });

/** A question whose answer, a word or a sentence, is typed. */
export const short = {
  name: 'Short answer',
  about: 'A word or a sentence to type',
  prompt: { label: 'Question', isNeeded: true },
  marking: 'portal',
  mostLetters: mostInSentence,
  guess: () => 0,
  isTyped: true,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'short', accepted: [] }),
  tidy({ foreseen, ...item }) {
    const kept = foreseen?.filter(isUsed) ?? [];
    return { ...item, accepted: nonEmpty(item.accepted), ...(kept.length > 0 && { foreseen: kept }) };
  },
  rows: ({ foreseen = [] }) => ({ foreseen }),
  faults: () => [],
  draftFaults: () => [],
  advice: anyAnswer,

  grade(item, response, options) {
    const rules = { ...item.typing, ...figuresOf(item), around: sentenceAround('', '') };
    return gradeForeseen(item, typedIn(response), rules, options);
  },
  isTooLong: longerThan(mostInSentence),
  hint: typedHint,
  view: (_, fields) => ({ ...fields, kind: 'short' }),

  key: typedKeyText,
  keyOnPaper: typedKeyText,
  otherKeys: ({ accepted, typing }) => otherAnswers(accepted, typing),
  rightAnswer: (item, plain) => plain(typedKeyText(item)),
  content: ({ accepted }, plain) => accepted.map(plain).sort(),
  headline: (item) => item.prompt || typedKeyText(item),
  asked: ({ prompt }) => prompt,
  lines: (item) => [acceptedLine(item)],
  facts: typedFacts,
  underPrompt: () => undefined,
  onOneLine: (_, prompt) => prompt,

  formats: {
    prompt: ({ prompt }) => prompt,
    writeGift: (item, frame) => withAnswerLines(frame, giftAnswersOf(item)),
    readGift(question, about) {
      const typed = giftAnswersIn(question);
      return typed && typedReading({ ...about, kind: 'short' }, typed);
    },
    csv: { write: csvAnswersOf, read: readTypedRow },
    writeQti: () => undefined,
    comments: ({ foreseen = [] }) => foreseen.map(({ feedback }) => feedback),
    earnsParts: earnsTypedParts,
    hasPatterns: hasTypedPatterns,
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
