import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CurrentWords } from '#client/words/use-words';
import type { Activity } from '#shared/api/attempts';
import { loadSentences } from '#shared/content/sentences/pack';
import type { WordEntry } from '#shared/content/words/word-list';
import { capital } from '#shared/core/first-letter';
import { type AskedSentence, ownSentences, type SentenceProblem } from '#shared/vocabulary/sentence-items';
import { lettersToScramble } from '#shared/vocabulary/word-items';
import type { Choices } from './choices';

/** An attempt holds so many sentences of one's own at most. */
const mostOwn = 60;

/** What there is to be put in order, and what was left out and why. */
export interface Material {
  title: string;
  activity: Extract<Activity, { kind: 'words' | 'sentences' }> | undefined;
  entries: WordEntry[];
  sentences: AskedSentence[];
  dropped: string[];
  problems: SentenceProblem[];
  /** How many of one's own sentences are over the most. */
  cut: number;
  isLoading: boolean;
}

export function useMaterial(choices: Choices, words: CurrentWords | undefined): Material {
  const { unit, from, level, point, text } = choices;
  const builtIn = useQuery({
    queryKey: ['sentences', level],
    enabled: unit === 'sentences' && from === 'builtIn',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadSentences(level),
  });
  const own = useMemo(() => {
    if (unit !== 'sentences' || from === 'builtIn') return { sentences: [], problems: [] };
    const examples = words?.entries.flatMap(({ example }) => (example ? [example] : [])) ?? [];
    return ownSentences(from === 'own' ? text.split(/\r\n|\r|\n/) : examples);
  }, [unit, from, text, words]);

  const count = Number(choices.length);
  const nothing = { entries: [], sentences: [], dropped: [], problems: [], cut: 0, isLoading: false };
  if (unit === 'words') {
    const all = words?.entries ?? [];
    const entries = all.filter(({ term }) => lettersToScramble(term));
    const only = entries.slice(0, 200).map(({ id }) => id);
    return {
      ...nothing,
      title: words?.title ?? '',
      entries,
      dropped: all.filter(({ term }) => !lettersToScramble(term)).map(({ term }) => term),
      activity:
        words && entries.length > 0 ? { kind: 'words', from: words.from, tasks: ['scramble'], count, only } : undefined,
    };
  }
  if (from === 'builtIn') {
    const sentences = (builtIn.data ?? []).filter((one) => !point || one.point === point);
    const selection = { level, ...(point && { point }) };
    return {
      ...nothing,
      title: `Sentences, ${level}`,
      sentences,
      isLoading: builtIn.isLoading,
      activity:
        sentences.length > 0 ? { kind: 'sentences', from: selection, count, locked: choices.locked } : undefined,
    };
  }
  const sentences = own.sentences.slice(0, mostOwn);
  const texts = sentences.map((one) => one.text.slice(0, 300));
  return {
    ...nothing,
    title: from === 'own' ? 'Your sentences' : `Sentences: ${words?.title ?? ''}`,
    sentences,
    // An example that is too short is nobody's mistake here.
    problems: from === 'own' ? own.problems : [],
    cut: own.sentences.length - sentences.length,
    activity: texts.length > 0 ? { kind: 'sentences', from: { own: texts }, count, locked: choices.locked } : undefined,
  };
}

/** `present-perfect` for people: Present perfect. */
export function pointName(point: string): string {
  const plain = point.replaceAll('-', ' ');
  return capital(plain);
}
