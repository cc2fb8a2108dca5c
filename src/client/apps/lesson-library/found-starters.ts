import { useMemo } from 'react';
import { lessonTypes } from '#shared/content/lessons/lesson';
import type { StarterLesson } from '#shared/content/lessons/starters/starter';
import { piecesOf } from '#shared/library/kinds/registry';
import { type LessonFilter, passes } from './lesson-filter';
import { snippetOf } from './marked-text';
import { indexTexts, search } from './search-index';

export interface FoundStarter {
  starter: StarterLesson;
  /** Where in the lesson it was found, if neither title nor summary say so. */
  snippet: string | undefined;
}

/** The starters that pass the filter, the closest to the search first, and what to mark in them. */
export function useFoundStarters(starters: readonly StarterLesson[], filter: LessonFilter) {
  const texts = useMemo(() => new Map(starters.map((starter) => [starter.id, textOf(starter)])), [starters]);
  const index = useMemo(
    () =>
      indexTexts(
        starters.map(({ id, title, summary, data }) => ({
          id,
          fields: [
            title,
            `${summary} ${data.about.topic} ${data.about.targetLanguage} ${lessonTypes[data.about.type]}`,
            texts.get(id) ?? '',
          ],
        })),
      ),
    [starters, texts],
  );
  return useMemo(() => {
    const passing = starters.filter((starter) => passes(starter, filter));
    if (filter.search.trim() === '') {
      return { found: passing.map((starter): FoundStarter => ({ starter, snippet: undefined })), isHit: undefined };
    }
    const { scores, isHit } = search(index, filter.search);
    const matches = passing
      .filter(({ id }) => scores.has(id))
      .sort((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0))
      .map(
        (starter): FoundStarter => ({
          starter,
          snippet: snippetOf(`${starter.title} ${starter.summary}`, isHit)
            ? undefined
            : snippetOf(texts.get(starter.id) ?? '', isHit),
        }),
      );
    return { found: matches, isHit };
  }, [starters, filter, index, texts]);
}

function textOf({ data }: StarterLesson): string {
  return piecesOf({ kind: 'lesson', data })
    .map(({ text }) => text)
    .join('\n');
}
