import type { Prisma } from '#prisma/generated/sqlite/client';
import { playerGrade } from '#shared/api/attempts';
import { withKind } from '#shared/core/older-names';
import { type Grade, grade, keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { verdicts } from '#shared/items/kind';

/** How an answer was judged, as it is kept with it. */
export function gradeFields(judgement: Grade): { grade: Prisma.InputJsonObject } {
  return { grade: playerGrade.parse(judgement) };
}

interface JudgedRow {
  verdict: string;
  score: number;
  grade: Prisma.JsonValue;
}

/**
 * What is said about an answer, as it was judged when it was given. Nothing is judged anew by looking: a list of
 * attempts must not cost what their answers cost, and words that the dictionary learns later change no result. What was
 * judged before judgements were kept has its verdict, the key and its reason, until the background has filled in the
 * rest.
 */
export function storedGrade(item: Item, answered: JudgedRow | undefined): Grade {
  const verdict = verdicts.find((one) => one === answered?.verdict);
  if (!answered || !verdict) return grade(item, undefined);
  const judgement = playerGrade.safeParse(withKind(answered.grade));
  // The row's own word counts: a person may have changed it since.
  return { ...(judgement.success ? judgement.data : keyOf(item)), verdict, score: answered.score };
}

const keyOf = (item: Item) => ({ answer: keyText(item), ...(item.explanation && { explanation: item.explanation }) });

/** What an answer is worth, and nothing of what would be right: its player is to revise it. */
export const withoutKey = ({ verdict, score }: Grade): Grade => ({ verdict, score, answer: '' });

/** From the worst to the best. What nobody judges is none of them. */
const ranks = ['wrong', 'partly', 'typo', 'right'];
const rank = (verdict: string) => ranks.indexOf(verdict);

/**
 * What a newer judge says of an older answer. It may give and never takes: what was right stays right, and is then told
 * by its key alone. `score` is what it would be worth by now.
 */
export function regrade(item: Item, row: Pick<JudgedRow, 'verdict' | 'score'>, judgement: Grade, score: number) {
  if (rank(judgement.verdict) < rank(row.verdict)) {
    return { isRaised: false, ...gradeFields({ ...keyOf(item), verdict: judgement.verdict, score: judgement.score }) };
  }
  const isRaised = rank(judgement.verdict) > rank(row.verdict) || (judgement.verdict === 'partly' && score > row.score);
  return { isRaised, ...gradeFields(judgement) };
}
