import * as z from 'zod';
import { draftFields, itemFields, playerFields } from '../fields';
import type { KindModule } from '../kind';
import { mostInText } from './limits';
import { noKey } from './no-key';

const kind = z.literal('speak');
const schema = z.strictObject({ ...itemFields, kind, target: z.string().max(500).optional() });
const draft = z.object({ ...draftFields, kind, target: z.string().optional() });
const player = z.object({ ...playerFields, kind, target: z.string().optional() });

/** Something to say aloud, which a person marks. */
export const speak = {
  ...noKey,
  name: 'Speaking',
  about: 'Something to say aloud, marked by you',
  prompt: { label: 'Question', isNeeded: false },
  marking: 'person',
  mostLetters: mostInText,
  schema,
  draft,
  player,

  // More than a choice, and no more than a short quiz bears.
  empty: (fields) => ({ ...fields, kind: 'speak', points: 5 }),
  tidy: (item) => item,
  draftFaults: ({ prompt, target }) =>
    prompt.trim() || target?.trim() ? [] : [{ field: 'prompt', text: 'Write a task, or what is to be said.' }],
  view: ({ target }, fields) => ({ ...fields, kind: 'speak', target }),
  content: ({ target = '' }) => [target],
  headline: ({ prompt, target }) => target || prompt,
  asked: ({ prompt }) => prompt,
  lines: ({ target }) => (target ? [target] : []),
  underPrompt: ({ target }) => target,
} satisfies KindModule<z.infer<typeof schema>, z.infer<typeof player>>;
