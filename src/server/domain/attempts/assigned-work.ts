import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Activity, activity } from '#shared/api/attempts';
import { type Item, item } from '#shared/items/item';
import { type Rules, rules } from '#shared/items/question-set';
import { type GivenGame, givenGame } from './given-game';

/** What is played of given work, and how. */
export interface AssignedWork {
  activity: Activity | GivenGame;
  /** The questions of a quiz or a test; nothing where the activity makes them. */
  items: Item[] | undefined;
  rules: Rules;
}

const itemList = z.array(item);
const storedActivity = z.discriminatedUnion('kind', [...activity.options, givenGame]);

/** Where given work is a copy of nothing that is kept: its questions stand in it. */
export const ofNoResource = {
  kind: 'questions',
  from: { resource: '00000000-0000-0000-0000-000000000000' },
} satisfies Activity;

/** Given work as it is kept. */
export function readAssignedWork(row: {
  activity: Prisma.JsonValue;
  items: Prisma.JsonValue;
  rules: Prisma.JsonValue;
}): AssignedWork {
  return {
    activity: storedActivity.parse(row.activity),
    items: row.items === null ? undefined : itemList.parse(row.items),
    rules: rules.parse(row.rules),
  };
}

/** The activity with what an attempt asks about: of the words of a list only those. */
export function askedOf(asked: Activity, items: readonly Item[]): Activity {
  if (asked.kind !== 'words' || !('entries' in asked.from)) return asked;
  const about = new Set(items.map(({ origin }) => origin?.point));
  const entries = asked.from.entries.filter(({ id }) => about.has(id));
  return { ...asked, from: { ...asked.from, entries: entries.length > 0 ? entries : asked.from.entries.slice(0, 1) } };
}
