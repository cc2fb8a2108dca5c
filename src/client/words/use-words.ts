import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { trpc } from '#client/lib/trpc';
import { ofKind } from '#client/library/of-kind';
import type { WordSource } from '#shared/api/attempts';
import { loadAllSounds, loadAllWords, loadWords, toEntry } from '#shared/content/words/pack';
import type { PatternId } from '#shared/content/words/spelling-pattern-ids';
import { topics } from '#shared/content/words/topics';
import type { WordListData } from '#shared/content/words/word-list';
import { withSounds } from '#shared/vocabulary/entry-sounds';
import { indexWords } from '#shared/vocabulary/word-index';
import {
  initialSource,
  readDraft,
  rememberSource,
  type WordsDraft,
  type WordsSource,
  writeDraft,
} from './words-source';

export interface CurrentWords extends WordListData {
  title: string;
  source: WordsSource;
  /** How an attempt asks for them. */
  from: WordSource;
}

const network = 'always';

/** The words that are being worked with: loading, failed, or there. Choosing others is remembered for all apps. */
export function useWords() {
  const search = useSearch();
  const [source, setSource] = useState<WordsSource>(() => initialSource(search));
  const [draft, setDraft] = useState<WordsDraft | undefined>(readDraft);

  const builtIn = useQuery({
    queryKey: ['words', source.kind === 'builtIn' ? `${source.level} ${source.topic} ${source.audience}` : ''],
    enabled: source.kind === 'builtIn',
    networkMode: network,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      source.kind === 'builtIn' ? (await loadWords(source.level, source.topic, source.audience)).map(toEntry) : [],
  });
  const pattern = useQuery({
    queryKey: ['words of a pattern', source.kind === 'pattern' ? source.pattern : ''],
    enabled: source.kind === 'pattern',
    networkMode: network,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => (source.kind === 'pattern' ? loadPattern(source.pattern) : null),
  });
  const list = trpc.library.get.useQuery(
    { id: source.kind === 'list' ? source.id : '' },
    { enabled: source.kind === 'list' },
  );
  const shared = trpc.library.shared.useQuery(
    { token: source.kind === 'shared' ? source.token : '' },
    { enabled: source.kind === 'shared' },
  );

  const choose = useCallback((next: WordsSource) => {
    rememberSource(next);
    setSource(next);
  }, []);

  /** Words of one's own that are not saved yet. */
  const chooseDraft = useCallback(
    (words: WordsDraft) => {
      writeDraft(words);
      setDraft(words);
      choose({ kind: 'draft' });
    },
    [choose],
  );

  const words = wordsOf(source, {
    builtIn: builtIn.data,
    pattern: pattern.data ?? undefined,
    list: list.data && ofKind(list.data, 'word-list'),
    shared: shared.data && ofKind(shared.data, 'word-list'),
    draft,
  });
  const entries = useSounds(words);

  const query = { builtIn, pattern, list, shared, draft: undefined }[source.kind];
  return {
    source,
    words: words && { ...words, entries },
    isLoading: query?.isLoading ?? false,
    error: query?.error ?? undefined,
    retry: () => void query?.refetch(),
    choose,
    chooseDraft,
  };
}

const none: WordListData['entries'] = [];

/** The words with how they are said, in the accent of their list. They are of use without it: a failure is no news. */
function useSounds(words: CurrentWords | undefined): WordListData['entries'] {
  const { entries = none, spelling = 'both' } = words ?? {};
  const { data: soundsOf } = useQuery({
    queryKey: ['sounds of the pack'],
    enabled: spelling === 'american' || entries.some(({ ipa }) => !ipa),
    networkMode: network,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: loadAllSounds,
  });
  return useMemo(() => (soundsOf ? withSounds(entries, spelling, soundsOf) : entries), [entries, spelling, soundsOf]);
}

async function loadPattern(id: PatternId): Promise<WordSources['pattern'] | null> {
  const [{ patternEntries }, { spellingPatterns }] = await Promise.all([
    import('#shared/vocabulary/spelling/pattern-entries'),
    import('#shared/content/words/spelling-patterns'),
  ]);
  const pattern = spellingPatterns.find((one) => one.id === id);
  if (!pattern) return null;
  return { title: pattern.name, entries: patternEntries(pattern, indexWords(await loadAllWords()).find) };
}

interface WordSources {
  builtIn: WordListData['entries'] | undefined;
  pattern: { title: string; entries: WordListData['entries'] } | undefined;
  list: { title: string; data: WordListData } | undefined;
  shared: { title: string; data: WordListData } | undefined;
  draft: WordsDraft | undefined;
}

function wordsOf(source: WordsSource, loaded: WordSources): CurrentWords | undefined {
  switch (source.kind) {
    case 'builtIn': {
      const { level, topic, audience } = source;
      if (!loaded.builtIn) return undefined;
      const title = `${topics[topic]}, ${level}`;
      return {
        source,
        title,
        entries: loaded.builtIn,
        sourceText: '',
        spelling: 'both',
        from: { builtIn: { level, topic, ...(audience && { audience }) } },
      };
    }
    case 'pattern':
      return (
        loaded.pattern && {
          source,
          ...loaded.pattern,
          sourceText: '',
          spelling: 'both',
          from: { pattern: source.pattern },
        }
      );
    case 'list':
      return loaded.list && { source, title: loaded.list.title, ...loaded.list.data, from: { list: source.id } };
    case 'shared':
      return (
        loaded.shared && { source, title: loaded.shared.title, ...loaded.shared.data, from: { shared: source.token } }
      );
    case 'draft': {
      if (!loaded.draft) return undefined;
      const { title, entries, sourceText } = loaded.draft;
      return { source, title, entries, sourceText, spelling: 'both', from: { entries: entries.slice(0, 200), title } };
    }
  }
}

export type Words = ReturnType<typeof useWords>;
