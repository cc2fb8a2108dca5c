import * as z from 'zod';
import { draftFields, itemFields, playerFields } from '../fields';
import { withAnswers } from '../formats/gift-parts';
import { noFormats } from '../formats/item-formats';
import type { KindModule } from '../kind';
import { mostInText } from './limits';
import { noKey, promptOnly } from './no-key';

const kind = z.literal('essay');
const schema = z.strictObject({
  ...itemFields,
  kind,
  minWords: z.int().min(0).max(5000).optional(),
  maxWords: z.int().min(1).max(5000).optional(),
});
const draft = z.object({
  ...draftFields,
  kind,
  minWords: z.number().optional(),
  maxWords: z.number().optional(),
});
const player = z.object({ ...playerFields, kind, minWords: z.int().optional(), maxWords: z.int().optional() });

/** A longer text, which a person marks. */
export const essay = {
  ...noKey,
  ...promptOnly,
  name: 'Writing',
  about: 'A longer text, marked by you',
  prompt: { label: 'Question', isNeeded: true },
  marking: 'person',
  mostLetters: mostInText,
  schema,
  draft,
  player,

  // More than a choice, and no more than a short quiz bears.
  empty: (fields) => ({ ...fields, kind: 'essay', points: 5 }),
  tidy: (item) => item,
  faults: ({ minWords, maxWords }) =>
    minWords && maxWords && minWords > maxWords
      ? [{ field: 'minWords', text: 'The smallest number of words is above the largest.' }]
      : [],
  view: ({ minWords, maxWords }, fields) => ({ ...fields, kind: 'essay', minWords, maxWords }),
  content: () => [],
  lines: () => [],
  facts: ({ minWords, maxWords }) => [
    minWords ? `at least ${minWords} words` : '',
    maxWords ? `at most ${maxWords} words` : '',
  ],

  formats: {
    ...noFormats,
    writeGift: (_, frame) => withAnswers(frame, ''),
    readGift: (question, about) =>
      question.type === 'Essay' ? { item: { ...about, kind: 'essay' }, losses: [] } : undefined,
    csv: {
      write: () => ({ answers: [], correct: '' }),
      read: ({ line, id, prompt }) => ({ line, item: { id, kind: 'essay', prompt } }),
    },
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
