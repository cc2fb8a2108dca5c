import type { Prisma } from '#prisma/generated/sqlite/client';
import { pointById } from '#shared/grammar/points';
import { type Grade, isTask, judgeVersion } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import type { LearnerResponse } from '#shared/items/response';

/*
 * What lists filter by and reports add up is taken from the questions with each save, so that none of them reads a
 * question. Anyone who changes what is taken here counts this up: older rows are filled again at the next start.
 */
const takenVersion = 5;
/** Both only grow, and so does their sum: answers of an older judge are older rows as well. */
export const attemptFieldsVersion = takenVersion + judgeVersion;

/** The questions of a new attempt, and the columns that are taken from them. */
export function itemFields(items: Item[]) {
  return { ...moreItemFields(items), fieldsVersion: attemptFieldsVersion };
}

/** The same where questions are added to it: what an older one has stored besides is filled in the background still. */
export function moreItemFields(items: Item[]) {
  return { items, about: aboutOf(items) };
}

/** Skill and level of each question, as |grammar.A2|reading.|. */
export function aboutOf(items: readonly Item[]): string {
  const kinds = new Set(items.map(({ skill = '', level = '' }) => `${skill}.${level}`));
  return `|${[...kinds].join('|')}|`;
}

/** Attempts with a question of this skill and level. */
export function aboutFilter({ skill, level }: { skill?: string; level?: string }): Prisma.AttemptWhereInput {
  if (!skill && !level) return {};
  return { about: { contains: `${skill ? `|${skill}` : ''}.${level ? `${level}|` : ''}` } };
}

/** What one answer adds to reports. */
export function answerFields(
  { kind, skill, level, tags }: Item,
  response: LearnerResponse,
  { mistake }: Pick<Grade, 'mistake'>,
) {
  return {
    skill: skill ?? null,
    level: level ?? null,
    point: tags.find((tag) => pointById(tag)) ?? null,
    mistake: mistake ?? null,
    chosen: 'choice' in response ? response.choice : null,
    isTask: isTask({ kind }),
  };
}
