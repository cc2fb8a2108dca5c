import { planPrice } from '#server/domain/generate/pay-for-draft';
import type { SeriesOutlineInput, SeriesOutlineOutput } from '#shared/api/lesson-series';
import type { WordEntry } from '#shared/content/words/word-list';
import { err, ok, type Result } from '#shared/core/result';
import type { SeriesLine } from '#shared/lessons/series/line';
import { proposeLines, withPoints } from '#shared/lessons/series/lines';
import { outlineOf, type SeriesAbout, type SeriesOutline } from '#shared/lessons/series/outline';
import type { Returning } from '#shared/lessons/series/recycling';
import { unitTopics } from '#shared/lessons/series/unit-topics';
import { type OwnContent, ownContentFor } from '#shared/lessons/topics/own-content';

type OutlineRefusal = 'unit_unknown' | 'unit_too_small';

/** How many topics a teacher may choose from. */
const mostTopics = 30;

/** What a series would be: as it is proposed, or with the lessons that a teacher wants. Nothing is kept or charged. */
export async function seriesOutline(input: SeriesOutlineInput): Promise<Result<SeriesOutlineOutput, OutlineRefusal>> {
  const topics = unitTopics(input.unit).slice(0, mostTopics);
  if (topics.length === 0) return err('unit_unknown');
  const lines = input.lines ? withPoints(input.lines, input.level) : await proposedLines(input, topics);
  if (!input.lines && lines.length < input.lessons - 1) return err('unit_too_small');
  const { lessons, last } = await outlineFor(input, lines);
  const named = (returning: readonly Returning[]) =>
    returning.map((one) => ({ ...one, words: termsOf(lessons[one.from - 1]?.words ?? []) }));
  return ok({
    lessons: lessons.map(({ line, own, words, returning }) => ({
      ...line,
      topicName: own.topic.name,
      ...(isOnText(line) && { text: own.text.title }),
      words: termsOf(words),
      returning: named(returning),
    })),
    last: { returning: named(last.returning), questions: last.questionsPerLesson * lessons.length },
    topics: topics.map(({ id, name }) => ({ id, name })),
    price: seriesPrice(lines),
  });
}

/** A series costs what its lessons cost one by one. */
export const seriesPrice = (lines: readonly SeriesLine[]): number => (lines.length + 1) * planPrice;

async function proposedLines(
  { level, lessons, points }: SeriesOutlineInput,
  topics: readonly { id: string }[],
): Promise<SeriesLine[]> {
  const near = await Promise.all(topics.slice(0, lessons + 2).map(({ id }) => ownContentFor(id, level)));
  return proposeLines({ level, lessons, points, topics: near.filter((own) => own !== undefined) });
}

/** The outline of these lessons, with what there is on their topics. */
export async function outlineFor(about: SeriesAbout, lines: readonly SeriesLine[]): Promise<SeriesOutline> {
  const all = await Promise.all(lines.map(({ topic }) => ownContentFor(topic, about.level)));
  const byTopic = new Map<string, OwnContent>(all.flatMap((own) => (own ? [[own.topic.id, own] as const] : [])));
  return outlineOf({ about, lines, ownOf: (topic) => byTopic.get(topic) });
}

const isOnText = ({ type }: SeriesLine) => type === 'reading' || type === 'listening';
const termsOf = (words: readonly WordEntry[]) => words.map(({ term }) => term);
