import * as z from 'zod';
import { levels } from '#shared/core/level';
import { bandOf } from './bands';
import { type PlacementAnswer, type PlacementSkill, placementSkills } from './next-slot';
import { type Estimate, estimateAbility } from './rasch';

const skillNames = ['grammar', 'vocabulary', 'reading', 'listening'] as const satisfies readonly PlacementSkill[];
const level = z.enum(levels);

/** An estimate, not a certificate: a band, and between which bands it lies in four cases of five. */
export const placementResult = z.object({
  band: level,
  from: level,
  to: level,
  /** In logits, with its standard error. */
  ability: z.number(),
  error: z.number(),
  asked: z.int(),
  right: z.int(),
  skills: z.array(
    z.object({ skill: z.enum(skillNames), band: level, from: level, to: level, asked: z.int(), right: z.int() }),
  ),
});
export type PlacementResult = z.infer<typeof placementResult>;

/** With fewer answers nothing can be said. */
export const placementFewest = 8;

/** Four of five cases lie within so many standard errors of a normal distribution. */
const fourOfFive = 1.28;

/** What the answers of a placement test say; nothing where they are too few. */
export function placementOf(answers: readonly PlacementAnswer[]): PlacementResult | undefined {
  if (answers.length < placementFewest) return undefined;
  const whole = estimateAbility(answers);
  return {
    ...bandsOf(whole),
    ...whole,
    ...countsOf(answers),
    skills: skillNames.flatMap((skill) => {
      const its = answers.filter((answer) => answer.skill === skill);
      if (its.length === 0) return [];
      // A handful of answers is little: what is known of the whole is where each skill begins.
      return [{ skill, ...bandsOf(estimateAbility(its, { mean: whole.ability, spread: 1 })), ...countsOf(its) }];
    }),
  };
}

function bandsOf({ ability, error }: Estimate) {
  return {
    band: bandOf(ability),
    from: bandOf(ability - fourOfFive * error),
    to: bandOf(ability + fourOfFive * error),
  };
}

function countsOf(answers: readonly PlacementAnswer[]) {
  return { asked: answers.length, right: answers.filter(({ isRight }) => isRight).length };
}

export const isPlacementSkill = (skill: string | undefined): skill is PlacementSkill =>
  skill !== undefined && Object.hasOwn(placementSkills, skill);
