import type { Level } from '#shared/core/level';
import type { Random } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { askedOf } from '#shared/items/text-of';
import { type ExerciseType, exerciseTypes } from './exercise-types';
import { exercise } from './exercises';
import { type PointId, pointById } from './points';

interface GrammarOptions {
  /** Points to practise, in turn; an unknown one is passed over. */
  points: readonly string[];
  /** All six where nothing is said. */
  types?: readonly ExerciseType[];
  count: number;
  random: Random;
  /** Only points of this level, where it is given. */
  level?: Level;
}

/** Fresh exercises: points and types in turn, no prompt twice. Fewer than asked only where the rules give no more. */
export function grammarItems({ points: ids, types = exerciseTypes, count, random, level }: GrammarOptions): Item[] {
  const candidates = ids.flatMap((id) => pointById(id) ?? []).filter((point) => !level || point.level === level);
  if (candidates.length === 0 || types.length === 0) return [];
  const items: Item[] = [];
  const seen = new Set<string>();
  for (let turn = 0; items.length < count && turn < count * 8 + 40; turn += 1) {
    const point = candidates[turn % candidates.length];
    // Each attempt begins with the next type: with as many points as types the same pairs would always meet.
    const type = types[((turn % candidates.length) + Math.floor(turn / candidates.length)) % types.length];
    const item = point && type && exercise(point, type, random);
    if (!item || seen.has(askedOf(item))) continue;
    seen.add(askedOf(item));
    items.push({ ...item, id: `${item.id}.${items.length + 1}` });
  }
  return items;
}

/** The points that tell most about a learner, the easy ones first. */
const telling: readonly PointId[] = [
  'to-be',
  'present-simple',
  'articles',
  'prepositions-time',
  'present-tenses',
  'past-simple-irregular',
  'past-simple-questions',
  'comparatives',
  'must-have-to',
  'present-perfect-or-past',
  'gerund-infinitive',
  'first-conditional',
  'passive',
  'reported-questions',
  'third-conditional',
];

/** Fifteen questions, easy to hard, each on another point; choosing and typing in turn. */
export function diagnostic(random: Random): Item[] {
  return telling.flatMap((id, place) => {
    const point = pointById(id);
    const item = point && exercise(point, place % 3 === 2 ? 'type' : 'choose', random);
    return item ? [{ ...item, id: `${item.id}.${place + 1}` }] : [];
  });
}
