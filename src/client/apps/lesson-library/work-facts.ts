import { kindNames } from '#client/library/open-path';
import type { ResourceSummary } from '#shared/api/library';
import { lessonTypes } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import type { ResourceKind } from '#shared/library/kinds/registry';
import { dayText } from './week';

const units: Record<ResourceKind, readonly [one: string, many: string]> = {
  lesson: ['stage', 'stages'],
  quiz: ['question', 'questions'],
  test: ['question', 'questions'],
  'word-list': ['word', 'words'],
  blueprint: ['row', 'rows'],
  secrets: ['secret', 'secrets'],
  novel: ['word', 'words'],
  story: ['die', 'dice'],
  writing: ['word', 'words'],
};

/** `Shopping (B1)`; many titles say their level already. */
export const withLevel = ({ title, level }: Pick<ResourceSummary, 'title' | 'level'>) =>
  level && !title.endsWith(`(${level})`) ? `${title} (${level})` : title;

/** What a card says of saved work. */
export function factsOf(one: ResourceSummary): string[] {
  const [unit, many] = units[one.kind];
  return [
    one.lessonType ? `${lessonTypes[one.lessonType]} lesson` : kindNames[one.kind],
    one.minutes ? `${one.minutes} min` : count(one.size, unit, many),
    ...(one.folder ? [`in ${one.folder}`] : []),
    ...(one.plannedFor ? [`planned for ${dayText(one.plannedFor, 'short')}`] : []),
    ...(one.taughtAt ? [`taught ${dayText(one.taughtAt, 'short')}`] : []),
    ...(one.rating ? [`rated ${one.rating} of 5`] : []),
    ...(one.visibility !== 'private' && !one.by ? ['shared'] : []),
  ];
}
