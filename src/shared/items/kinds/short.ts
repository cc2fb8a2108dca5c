import * as z from 'zod';
import { draftFields, itemFields, playerFields } from '../fields';
import { typedReading } from '../formats/gift-parts';
import type { KindModule } from '../kind';
import { mostInSentence } from './limits';
import {
  draftTypedKey,
  figuresOf,
  giftAnswersIn,
  gradeForeseen,
  sentenceAround,
  tidyKey,
  typedFormats,
  typedIn,
  typedKey,
  typedParts,
} from './typed';

const kind = z.literal('short');
const schema = z.strictObject({ ...itemFields, kind, ...typedKey });
const draft = z.object({ ...draftFields, kind, ...draftTypedKey });
const player = z.object({ ...playerFields, kind });

/** A question whose answer, a word or a sentence, is typed. */
export const short = {
  ...typedParts,
  name: 'Short answer',
  about: 'A word or a sentence to type',
  prompt: { label: 'Question', isNeeded: true },
  mostLetters: mostInSentence,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'short', accepted: [] }),
  tidy: (item) => ({ ...item, ...tidyKey(item) }),
  faults: () => [],
  grade(item, response, options) {
    const rules = { ...item.typing, ...figuresOf(item), around: sentenceAround('', '') };
    return gradeForeseen(item, typedIn(response), rules, options);
  },
  view: (_, fields) => ({ ...fields, kind: 'short' }),

  formats: {
    ...typedFormats,
    readGift(question, about) {
      const typed = giftAnswersIn(question);
      return typed && typedReading({ ...about, kind: 'short' }, typed);
    },
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
