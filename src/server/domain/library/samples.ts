import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Saving } from '#server/domain/space/space';
import type { ResourceSummary } from '#shared/api/library';
import type { LessonData, Material } from '#shared/content/lessons/lesson';
import { findStarter, sampleStarter } from '#shared/content/lessons/starters/all';
import { wordListData } from '#shared/content/words/word-list';
import { ok, type Result } from '#shared/core/result';
import { questionSet } from '#shared/items/question-set';
import { sampleCredit } from './credit';
import { summarySelect, toSummary } from './resource-row';
import { createResources, type New, type Unmade } from './resources';

/** A lesson, its words and its questions, to begin with. A user who has them already gets no more. */
export async function addSamples(deps: Saving, owner: User): Promise<Result<{ items: ResourceSummary[] }, Unmade>> {
  const there = await deps.db.resource.findMany({ where: samplesOf(owner), select: summarySelect });
  if (there.length > 0) return ok({ items: there.map(toSummary) });
  const result = await createResources(deps, owner, await samples());
  return result.ok ? ok({ items: result.value.map(({ data: _, ...summary }) => summary) }) : result;
}

/** Takes the samples away for good. Those that were changed are somebody's work by now: they stay, and are named. */
export async function removeSamples(
  { db }: Pick<Deps, 'db'>,
  owner: User,
): Promise<{ removed: number; kept: string[] }> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.resource.deleteMany({ where: { ...samplesOf(owner), version: 1 } });
    const changed = await tx.resource.findMany({ where: samplesOf(owner), select: { title: true } });
    return { removed: count, kept: changed.map(({ title }) => title) };
  });
}

const samplesOf = (owner: User) => ({ ownerId: owner.id, deletedAt: null, credit: sampleCredit });

async function samples(): Promise<New[]> {
  const starter = await findStarter(sampleStarter);
  if (!starter) return [];
  const { title, level, data } = starter;
  const placement = { credit: sampleCredit, tags: ['Sample'] };
  const entries = materialsOf(data, 'words').flatMap((one) => one.entries);
  const items = materialsOf(data, 'questions').flatMap((one) => one.items);
  return [
    { kind: 'quiz', title: `${title}: quiz`, level, data: questionSet.parse({ items }), kept: placement },
    { kind: 'word-list', title: `${title}: words`, level, data: wordListData.parse({ entries }), kept: placement },
    { kind: 'lesson', title, level, data, kept: placement },
  ];
}

function materialsOf<Kind extends Material['kind']>({ materials }: LessonData, kind: Kind) {
  const is = (one: Material): one is Extract<Material, { kind: Kind }> => one.kind === kind;
  return materials.filter(is);
}
