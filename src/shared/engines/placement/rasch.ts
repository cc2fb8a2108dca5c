/*
 * The one-parameter logistic model of Georg Rasch (Probabilistic Models for Some Intelligence and Attainment Tests,
 * 1960): ability and difficulty stand on one scale, in logits.
 */

/** How likely somebody of this ability is right. */
export function chanceOfRight(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability));
}

export interface Outcome {
  difficulty: number;
  isRight: boolean;
}

export interface Estimate {
  ability: number;
  /** Standard error, in logits. */
  error: number;
}

const reach = 4.5;
const steps = 45;
const grid = Array.from({ length: steps }, (_, step) => -reach + (2 * reach * step) / (steps - 1));

/**
 * The ability that the answers speak for: the mean of the posterior (expected a posteriori, Bock and Mislevy 1982)
 * over a normal prior. Unlike the most likely ability it exists for all right and all wrong, too.
 */
export function estimateAbility(outcomes: readonly Outcome[], { mean = 0, spread = 1.5 } = {}): Estimate {
  const weights = grid.map((ability) => {
    const prior = -((ability - mean) ** 2) / (2 * spread ** 2);
    const likelihood = outcomes.reduce((sum, { difficulty, isRight }) => {
      const chance = chanceOfRight(ability, difficulty);
      return sum + Math.log(isRight ? chance : 1 - chance);
    }, 0);
    return Math.exp(prior + likelihood);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const average = (value: (ability: number) => number) =>
    grid.reduce((sum, ability, place) => sum + value(ability) * (weights[place] ?? 0), 0) / total;
  const ability = average((one) => one);
  return { ability, error: Math.sqrt(average((one) => (one - ability) ** 2)) };
}
