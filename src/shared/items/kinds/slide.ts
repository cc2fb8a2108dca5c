import * as z from 'zod';
import { draftFields, itemFields, playerFields } from '../fields';
import { escapeText, rich } from '../formats/gift-parts';
import { noFormats } from '../formats/item-formats';
import type { KindModule } from '../kind';
import { mostInGap } from './limits';
import { noKey } from './no-key';

const kind = z.literal('slide');
const schema = z.strictObject({ ...itemFields, kind, text: z.string().max(4000).optional() });
const draft = z.object({ ...draftFields, kind, text: z.string().optional() });
const player = z.object({ ...playerFields, kind, text: z.string().optional() });

/** Something to read between the questions. */
export const slide = {
  ...noKey,
  name: 'Slide',
  about: 'Something to read between the questions',
  prompt: { label: 'Title', isNeeded: false },
  marking: 'nobody',
  mostLetters: mostInGap,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'slide', points: 0 }),
  tidy: (item) => item,
  draftFaults: ({ prompt, text }) =>
    prompt.trim() || text?.trim() ? [] : [{ field: 'prompt', text: 'Write a title or a text.' }],
  view: ({ text }, fields) => ({ ...fields, kind: 'slide', text }),
  content: ({ text = '' }) => [text],
  headline: ({ prompt, text = '' }) => prompt || text,
  asked: ({ prompt }) => prompt,
  lines: ({ text }) => (text ? [text] : []),
  underPrompt: ({ text }) => text,

  formats: {
    ...noFormats,
    // A title keeps a text that begins with // from being taken for a remark.
    writeGift: ({ prompt, text }) => `::${escapeText(prompt || 'Text')}::${rich(text || prompt || 'Text')}`,
    readGift: (question, { id, prompt }) =>
      question.type === 'Description'
        ? { item: { id, kind: 'slide', prompt: question.title ?? '', text: prompt }, losses: [] }
        : undefined,
  },
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
