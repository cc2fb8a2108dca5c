import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Transaction } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import { activity } from '#shared/api/attempts';
import { mulberry32 } from '#shared/core/random';
import { exercise } from '#shared/grammar/exercises';
import { type CramAnswer, nextStep, rungs } from '#shared/grammar/next-step';
import { pointById } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import { moreItemFields } from './attempt-fields';
import { itemsOf } from './stored-attempt';

/** Whether an attempt adapts to what is answered. */
export function isCram(source: Prisma.JsonValue): boolean {
  return pointsOf(source) !== undefined;
}

function pointsOf(source: Prisma.JsonValue): readonly string[] | undefined {
  const asked = activity.safeParse(source);
  return asked.success && asked.data.kind === 'cram' ? asked.data.points : undefined;
}

/** The question after these answers; the same seed and answers make the same one. */
export function cramItem(
  points: readonly string[],
  seed: number,
  history: readonly CramAnswer[],
  asked: readonly Item[] = [],
): Item | undefined {
  const step = nextStep(points, history);
  const point = step && pointById(step.point);
  if (!point) return undefined;
  const place = history.length + 1;
  const random = mulberry32(seed + place * 7919);
  const known = new Set(asked.map(withoutNumber));
  // Another sentence than before, where the rule has one.
  for (let turn = 0; turn < 20; turn += 1) {
    const made = exercise(point, step.type, random);
    if (!made) return undefined;
    if (turn < 19 && known.has(withoutNumber(made))) continue;
    return { ...made, id: `${made.id}.${place}` };
  }
  return undefined;
}

const withoutNumber = (item: Item) => JSON.stringify({ ...item, id: '' });

/**
 * Adds the next question to an adapting attempt, once all of its questions are answered; while one is open, that is the
 * next. Nothing where the attempt is over.
 */
export async function continueCram(tx: Transaction, id: string): Promise<Item | undefined> {
  await lockAttempt(tx, id);
  const attempt = await tx.attempt.findUniqueOrThrow({
    where: { id },
    select: { source: true, seed: true, items: true, answers: { select: { itemId: true, score: true } } },
  });
  const items = itemsOf(attempt);
  const scores = new Map(attempt.answers.map(({ itemId, score }) => [itemId, score]));
  const open = items.find((item) => !scores.has(item.id));
  if (open) return open;
  const history = items.map(({ id: itemId }) => answerTo(itemId, scores.get(itemId) ?? 0));
  const next = cramItem(pointsOf(attempt.source) ?? [], attempt.seed, history, items);
  if (next) await tx.attempt.update({ where: { id }, data: moreItemFields([...items, next]) });
  return next;
}

/** An item's id says its point and its type. */
function answerTo(itemId: string, score: number): CramAnswer {
  const [point = '', named] = itemId.split('.');
  return { point, type: rungs.find((type) => type === named) ?? 'choose', isRight: score === 1 };
}
