import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Resource, type ResourceSummary, resource, visibilities } from '#shared/api/library';
import { lessonTypeIds } from '#shared/content/lessons/lesson';
import { type Level, levels } from '#shared/core/level';
import { type ResourceKind, renewContent, resourceKinds } from '#shared/library/kinds/registry';

export const summarySelect = {
  id: true,
  kind: true,
  title: true,
  level: true,
  size: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  lessonType: true,
  minutes: true,
  topic: true,
  point: true,
  needsPrep: true,
  needsCopies: true,
  folder: true,
  tags: true,
  favourite: true,
  visibility: true,
  credit: true,
  rating: true,
  plannedFor: true,
  taughtAt: true,
  deletedAt: true,
} satisfies Prisma.ResourceSelect;
export const fullSelect = { ...summarySelect, ownerId: true, data: true } satisfies Prisma.ResourceSelect;

export type SummaryRow = Prisma.ResourceGetPayload<{ select: typeof summarySelect }>;
export type FullRow = Prisma.ResourceGetPayload<{ select: typeof fullSelect }>;

/** What its owner sees of it in lists. */
export function toSummary(row: SummaryRow): ResourceSummary {
  const { id, title, size, version, minutes, topic, point, needsPrep, needsCopies } = row;
  const { folder, favourite, credit, rating } = row;
  return {
    id,
    kind: toKind(row.kind),
    title,
    level: toLevel(row.level),
    size,
    version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lessonType: lessonTypeIds.find((type) => type === row.lessonType) ?? null,
    minutes,
    topic,
    point,
    needsPrep,
    needsCopies,
    folder,
    tags: toTags(row.tags),
    favourite,
    visibility: visibilities.find((one) => one === row.visibility) ?? 'private',
    credit,
    rating,
    plannedFor: toDay(row.plannedFor),
    taughtAt: toDay(row.taughtAt),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    by: null,
  };
}

/** What others see of it in lists: not how its owner keeps it. */
export function toSeenSummary(row: SummaryRow, by: string): ResourceSummary {
  return {
    ...toSummary(row),
    folder: '',
    tags: [],
    favourite: false,
    plannedFor: null,
    taughtAt: null,
    by,
  };
}

export function toResource(row: FullRow): Resource {
  return resource.parse({ ...toSummary(row), data: renewContent(toKind(row.kind), row.data) });
}

/** The database keeps kinds and levels as text. */
export function toKind(text: string): ResourceKind {
  const kind = resourceKinds.find((one) => one === text);
  if (!kind) throw new Error(`There is no kind of saved work called ${text}.`);
  return kind;
}

export function toLevel(text: string | null): Level | null {
  return levels.find((level) => level === text) ?? null;
}

/** The database keeps tags as JSON. */
export function toTags(json: unknown): string[] {
  return z.array(z.string()).catch([]).parse(json);
}

/* A day is kept as its midnight in UTC, so that it is the same day for every server and every teacher. */

export function fromDay(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

export function toDay(moment: Date | null): string | null {
  return moment?.toISOString().slice(0, 10) ?? null;
}
