import { enough } from './trend';

/** Answers to one thing: how many, and how many of them were right (half a right answer is half a one). */
export interface Answers {
  answered: number;
  right: number;
}

/** The same of a class, with how many students gave them and, where it is known, to how many different questions. */
export interface ClassAnswers extends Answers {
  students: number;
  items?: number;
}

export const changes = ['clearly-better', 'probably-better', 'same', 'probably-worse', 'clearly-worse'] as const;
export type Change = (typeof changes)[number];

/** Of fewer answers on either side nothing is called clear, whatever they were. */
export const enoughToBeClear = 2 * enough;
/** Fewer questions may just have been easy ones. */
export const enoughQuestions = 3;

/** Of the normal distribution: 95 and 80 of a hundred lie within so many standard deviations. */
const clear = 1.96;
const likely = 1.2816;
/** A smaller change than that, of all answers, is none that a teacher would act on. */
const sameWithin = 0.15;
/** How much the answers of one student are alike, from 0 to 1. */
const likeness = 0.2;

/**
 * How it is after beside how it was before, as far as so few answers can tell; undefined where they are too few.
 *
 * It goes by the interval in which the difference of the two shares of right answers lies: Newcombe's, of two Wilson
 * intervals, which holds for small numbers and for shares of 0 and 1 (Newcombe, R. G. (1998), 'Interval estimation for
 * the difference between independent proportions', Statistics in Medicine 17, method 10; Wilson, E. B. (1927), Journal of
 * the American Statistical Association 22).
 *
 * - clearly: all of the 95 % interval is on one side of nothing, and either side has ten answers at least.
 * - probably: all of the 80 % interval is.
 * - same: the 80 % interval lies within 15 points of a hundred on both sides: two one-sided tests (Schuirmann 1987). That
 *   nothing has changed needs as many answers as that something has.
 * - otherwise too few to say; so are fewer than five answers on either side, and fewer than three questions.
 *
 * The limits of five, ten, three and 15 are ours.
 */
export function changeBetween(before: Answers, after: Answers): Change | undefined {
  if (Math.min(before.answered, after.answered) < enough) return undefined;
  const isMuch = Math.min(before.answered, after.answered) >= enoughToBeClear;
  const [clearLow, clearHigh] = differenceWithin(before, after, clear);
  if (isMuch && clearLow > 0) return 'clearly-better';
  if (isMuch && clearHigh < 0) return 'clearly-worse';
  const [low, high] = differenceWithin(before, after, likely);
  if (low > 0) return 'probably-better';
  if (high < 0) return 'probably-worse';
  return low >= -sameWithin && high <= sameWithin ? 'same' : undefined;
}

/**
 * The same for a class. Twenty answers of two students tell less of a class than those of twenty: they count as so many
 * that are not alike, by the design effect 1 + (answers of each − 1) × likeness (Kish, L. (1965), 'Survey Sampling'). The
 * likeness of 0.2 is ours.
 */
export function changeOfClass(before: ClassAnswers, after: ClassAnswers): Change | undefined {
  const isFewQuestions = [before, after].some(({ items }) => items !== undefined && items < enoughQuestions);
  return isFewQuestions ? undefined : changeBetween(unlike(before), unlike(after));
}

function unlike({ answered, right, students }: ClassAnswers): Answers {
  if (answered === 0) return { answered, right };
  const effect = 1 + Math.max(0, answered / Math.max(1, students) - 1) * likeness;
  return { answered: answered / effect, right: right / effect };
}

/** From what to what the difference of the two shares may be. */
function differenceWithin(before: Answers, after: Answers, deviations: number): [number, number] {
  const [first, second] = [shareOf(before), shareOf(after)];
  const [firstLow, firstHigh] = shareWithin(before, deviations);
  const [secondLow, secondHigh] = shareWithin(after, deviations);
  const difference = second - first;
  return [
    difference - Math.hypot(second - secondLow, firstHigh - first),
    difference + Math.hypot(secondHigh - second, first - firstLow),
  ];
}

const shareOf = ({ answered, right }: Answers) => right / answered;

/** Wilson's interval of a share. */
function shareWithin(answers: Answers, deviations: number): [number, number] {
  const share = shareOf(answers);
  const square = deviations ** 2 / answers.answered;
  const middle = (share + square / 2) / (1 + square);
  const half = Math.sqrt(share * (1 - share) * square + square ** 2 / 4) / (1 + square);
  return [middle - half, middle + half];
}

export const mistakeTrends = ['rising', 'steady', 'falling'] as const;
/** Whether a class gets something wrong more often than before. */
export type MistakeTrend = (typeof mistakeTrends)[number];

const trendOfChange: Record<Change, MistakeTrend> = {
  'clearly-better': 'falling',
  'probably-better': 'falling',
  same: 'steady',
  'probably-worse': 'rising',
  'clearly-worse': 'rising',
};

/** Beside the time of equal length before, by the same rule; undefined where there is too little to say. */
export function mistakeTrend(before: ClassAnswers, now: ClassAnswers): MistakeTrend | undefined {
  const change = changeOfClass(before, now);
  return change && trendOfChange[change];
}
