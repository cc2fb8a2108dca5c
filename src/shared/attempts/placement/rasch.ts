/*
 * The one-parameter logistic model of Georg Rasch (Probabilistic Models for Some Intelligence and Attainment Tests,
 * 1960), with what Birnbaum (in Lord and Novick, 1968) added for questions with choices: somebody who knows nothing is
 * right as often as the choices are few. Ability and difficulty stand on one scale, in logits.
 */

/** A question as the model sees it. */
export interface Difficulty {
  difficulty: number;
  /** How often somebody who knows nothing is right: 0 where the answer is typed, 1/4 with four choices. */
  guess: number;
}

/** Who knows an answer still gets one in fifty wrong: an upper asymptote (Barton and Lord 1981). */
const slip = 0.02;

/** How likely somebody of this ability is right. */
export function chanceOfRight(ability: number, { difficulty, guess }: Difficulty): number {
  return guess + (1 - slip - guess) * chanceRight(ability, difficulty);
}

const chanceRight = (ability: number, difficulty: number) => 1 / (1 + Math.exp(difficulty - ability));

/** How much a question tells about somebody of this ability (Fisher's information): least where guessing is easy. */
export function informationOf(ability: number, question: Difficulty): number {
  const chance = chanceOfRight(ability, question);
  const knows = chanceRight(ability, question.difficulty);
  const slope = (1 - slip - question.guess) * knows * (1 - knows);
  return slope ** 2 / (chance * (1 - chance));
}

export interface Outcome extends Difficulty {
  isRight: boolean;
}

export interface Estimate {
  ability: number;
  /** Standard error, in logits. */
  error: number;
}

const reach = 4.5;
const steps = 91;
const grid = Array.from({ length: steps }, (_, step) => -reach + (2 * reach * step) / (steps - 1));

/**
 * An answer says less than it would if the model held to the letter: difficulties are taken from levels and not
 * measured, people know one field better than another, and get tired. So each answer counts as this part of one. So
 * the stated ranges hold for people who do not follow the model, as its tests show.
 */
const trust = 0.8;

/**
 * The ability that the answers speak for: the mean of the posterior (expected a posteriori, Bock and Mislevy 1982)
 * over a normal prior. Unlike the most likely ability it exists for all right and all wrong, too.
 */
export function estimateAbility(outcomes: readonly Outcome[], { mean = 0, spread = 1.5 } = {}): Estimate {
  const weights = grid.map((ability) => {
    const prior = -((ability - mean) ** 2) / (2 * spread ** 2);
    const likelihood = outcomes.reduce((sum, outcome) => {
      const chance = chanceOfRight(ability, outcome);
      return sum + Math.log(outcome.isRight ? chance : 1 - chance);
    }, 0);
    return Math.exp(prior + trust * likelihood);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const average = (value: (ability: number) => number) =>
    grid.reduce((sum, ability, place) => sum + value(ability) * (weights[place] ?? 0), 0) / total;
  const ability = average((one) => one);
  return { ability, error: Math.sqrt(average((one) => (one - ability) ** 2)) };
}
