import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { patternIds } from '#shared/content/words/spelling-pattern-ids';
import { topicIds } from '#shared/content/words/topics';
import { wordEntry } from '#shared/content/words/word-list';
import { levels } from '#shared/core/level';
import { withKind } from '#shared/core/older-names';

/**
 * The words that a teacher or learner is working with. All word apps share them, so that one content plays everywhere.
 */
export const wordsSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('builtIn'),
    level: z.enum(levels),
    topic: z.enum(topicIds),
    audience: z.enum(['adults']).optional(),
  }),
  /** One regularity of spelling. */
  z.object({ kind: z.literal('pattern'), pattern: z.enum(patternIds) }),
  /** Saved in the library. */
  z.object({ kind: z.literal('list'), id: z.uuid() }),
  /** Behind a link that somebody shared. */
  z.object({ kind: z.literal('shared'), token: z.string() }),
  /** Pasted or picked, on this device only. */
  z.object({ kind: z.literal('draft') }),
]);
export type WordsSource = z.infer<typeof wordsSource>;

const sourceKey = 'words:source';
const draftKey = 'words:draft';

const firstWords: WordsSource = { kind: 'builtIn', level: 'A1', topic: 'food' };

/** Words that are not saved in an account: they stay in this browser until they are. */
const draft = z.object({
  title: z.string(),
  entries: z.array(wordEntry).min(1),
  sourceText: z.string().default(''),
});
export type WordsDraft = z.infer<typeof draft>;

export function readDraft(): WordsDraft | undefined {
  const parsed = draft.safeParse(readStoredJson(draftKey));
  return parsed.success ? parsed.data : undefined;
}

/** True when this browser could keep it. */
export function writeDraft(words: WordsDraft | undefined): boolean {
  return writeStored(draftKey, words ? JSON.stringify(words) : null);
}

/** What the address asks for, else what was used last, else something to play with at once. */
export function initialSource(search: string): WordsSource {
  const params = new URLSearchParams(search);
  const candidates = [
    { kind: 'list', id: params.get('list') },
    { kind: 'shared', token: params.get('shared') },
    { kind: 'pattern', pattern: params.get('pattern') },
    {
      kind: 'builtIn',
      level: params.get('level'),
      topic: params.get('topic'),
      audience: params.get('audience') ?? undefined,
    },
    { kind: params.get('words') },
    withKind(readStoredJson(sourceKey)),
  ];
  for (const candidate of candidates) {
    const parsed = wordsSource.safeParse(candidate);
    if (parsed.success && (parsed.data.kind !== 'draft' || readDraft())) return parsed.data;
  }
  return firstWords;
}

/** A guest's link is not remembered: the next visit is about one's own words again. */
export function rememberSource(source: WordsSource): void {
  if (source.kind !== 'shared') writeStored(sourceKey, JSON.stringify(source));
}
