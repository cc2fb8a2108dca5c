import * as z from 'zod';
import { draftFields, itemFields, playerFields, sentence } from '../fields';
import type { KindModule } from '../kind';
import { doubles, isUsed, letteredChoices } from './choices';
import { mostInGap } from './limits';
import { noKey, promptOnly } from './no-key';

const kind = z.literal('poll');
const schema = z.strictObject({
  ...itemFields,
  kind,
  options: z
    .array(z.strictObject({ text: sentence }))
    .min(2)
    .max(8),
});
const draft = z.object({ ...draftFields, kind, options: z.array(z.object({ text: z.string() })) });
const player = z.object({ ...playerFields, kind, options: z.array(z.string()) });

/** Opinions, without a right answer. */
export const poll = {
  ...noKey,
  ...promptOnly,
  name: 'Poll',
  about: 'Opinions, without a right answer',
  prompt: { label: 'Question', isNeeded: true },
  marking: 'nobody',
  mostLetters: mostInGap,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'poll', points: 0, options: [{ text: '' }, { text: '' }] }),
  tidy: (item) => ({ ...item, options: item.options.filter(isUsed) }),
  rows: ({ options }) => ({ options }),
  faults: ({ options }) => doubles(options.map(({ text }) => text)).map((text) => ({ field: 'options', text })),
  view: ({ options }, fields) => ({ ...fields, kind: 'poll', options: options.map(({ text }) => text) }),
  content: ({ options }, plain) => options.map(({ text }) => plain(text)).sort(),
  lines: ({ options }) => options.map(({ text }) => `– ${text}`),
  onOneLine: ({ options }, prompt) => `${prompt} ${letteredChoices(options)}`,
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
