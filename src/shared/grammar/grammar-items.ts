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
  const wanted = ids.flatMap((id) => pointById(id) ?? []).filter((point) => !level || point.level === level);
  if (wanted.length === 0 || types.length === 0) return [];
  const items: Item[] = [];
  const seen = new Set<string>();
  for (let turn = 0; items.length < count && turn < count * 8 + 40; turn += 1) {
    const point = wanted[turn % wanted.length];
    // Each attempt begins with the next type: with as many points as types the same pairs would always meet.
    const type = types[((turn % wanted.length) + Math.floor(turn / wanted.length)) % types.length];
    const made = point && type && exercise(point, type, random);
    if (!made || seen.has(askedOf(made))) continue;
    seen.add(askedOf(made));
    items.push({ ...made, id: `${made.id}.${items.length + 1}` });
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
    const made = point && exercise(point, place % 3 === 2 ? 'type' : 'choose', random);
    return made ? [{ ...made, id: `${made.id}.${place + 1}` }] : [];
  });
}
