import { difficultyOf, middleOf } from '#shared/attempts/placement/bands';
import {
  isPlaced,
  nextSlot,
  type PlacementAnswer,
  type PlacementSkill,
  placementSkills,
  type Slot,
} from '#shared/attempts/placement/next-slot';
import { estimateAbility } from '#shared/attempts/placement/rasch';
import { placementOf } from '#shared/attempts/placement/result';
import { keysOf } from '#shared/core/keys-of';
import { type Level, levels } from '#shared/core/level';
import type { Random } from '#shared/core/random';

const skills = keysOf(placementSkills);

/** As many as the portal has, roughly: half of the grammar typed, one in five of the readings true or false. */
export const slots: Slot[] = levels.flatMap((level) =>
  skills.flatMap((skill) =>
    Array.from({ length: 12 }, (_, place): Slot => {
      const isTyped = skill === 'grammar' && place % 2 === 1;
      const isTrueFalse = skill === 'reading' && place % 5 === 4;
      return {
        id: `${level} ${skill} ${place}`,
        skill,
        difficulty: difficultyOf({ level, kind: isTyped ? 'gap' : 'mc' }),
        guess: isTyped ? 0 : isTrueFalse ? 0.5 : 1 / 4,
      };
    }),
  ),
);

/** How people differ from the model: all of it at nought, and everybody does as the model says but for guessing. */
export interface Manner {
  /** How often somebody who does not know guesses, and does not leave the answer out. */
  guesses: number;
  /** How often somebody who knows is wrong all the same. */
  slips: number;
  /** How far the real difficulty of a question lies from the one that its level gives it (standard deviation). */
  misjudged: number;
  /** How far somebody's skills lie from one another (standard deviation). */
  uneven: number;
  /** How much less somebody can at the end than at the beginning. */
  tires: number;
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Takes the whole test as somebody of this ability and manner would. Who is right knows the answer, or guessed it. */
export function take(level: Level, manner: Manner, random: Random) {
  const base = middleOf(level) + (random() - 0.5) * 1.5;
  const offset = Object.fromEntries(skills.map((skill) => [skill, manner.uneven * normal(random)]));
  const questions = Object.values(placementSkills).reduce((sum, count) => sum + count, 0);
  // What somebody can as a whole is what they can in each skill, by how much of it is asked.
  const mean = skills.reduce((sum, skill) => sum + (offset[skill] ?? 0) * placementSkills[skill], 0) / questions;
  const abilityIn = (skill: PlacementSkill, done: number) =>
    base - mean + (offset[skill] ?? 0) + manner.tires * (0.5 - done / questions);
  const answers: PlacementAnswer[] = [];
  const used = new Set<string>();
  while (!isPlaced(answers.length, estimateAbility(answers))) {
    const slot = nextSlot(slots, answers, used, random);
    if (!slot) break;
    used.add(slot.id);
    const real = slot.difficulty + manner.misjudged * normal(random);
    const knows = random() < 1 / (1 + Math.exp(real - abilityIn(slot.skill, answers.length)));
    const isRight = knows ? random() >= manner.slips : random() < manner.guesses && random() < slot.guess;
    answers.push({ ...slot, isRight });
  }
  return { level, ability: base, answers, used, result: placementOf(answers) };
}
