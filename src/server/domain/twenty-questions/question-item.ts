import { gradeFields } from '#server/domain/attempts/stored-grade';
import { answerDiff } from '#shared/answers/answer-diff';
import type { Level } from '#shared/core/level';
import type { GameTurn } from '#shared/games/twenty-questions/game';
import type { ParsedInput } from '#shared/games/twenty-questions/parse-question';
import type { PointId } from '#shared/grammar/points';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';

export type Question = Extract<ParsedInput, { kind: 'question' }>;

/**
 * A question that was asked, as a question about its form: so a game stands in the history with what was typed and
 * how it is right, and a slip can be practised again.
 */
export function questionItem(
  { kind, about, text, typed, why, reason }: GameTurn,
  { number, level, question }: { number: number; level: Level; question: Question },
): Item {
  // Only a model gives a reason, if an empty one.
  const explanation = [why, reason === undefined ? '' : 'In the game, AI gave the answer.'].filter(Boolean).join(' ');
  return {
    id: `${kind}.${about}`.slice(0, 120),
    kind: 'short',
    prompt: typed === undefined ? `Question ${number}: ask a yes/no question.` : `Put this question right: “${typed}”`,
    accepted: [text],
    ...(explanation && { explanation }),
    level,
    skill: 'grammar',
    tags: [pointOf(question)],
    origin: { engine: 'twenty-questions' },
    version: 1,
    points: 1,
  };
}

/** How the form of a question is judged: by the game, which understood it, and not by comparing it with its key. */
export function formFields(item: Item, { given, isRight }: { given: string; isRight: boolean }) {
  const verdict = isRight ? 'right' : 'wrong';
  const score = isRight ? 1 : 0;
  const answer = keyText(item);
  const solution = { answer, ...(item.explanation && { explanation: item.explanation }) };
  const diff = isRight ? undefined : answerDiff(given, answer);
  return { verdict, score, ...gradeFields({ ...solution, verdict, score, ...(diff && { diff }) }) };
}

/** The grammar that a question is an example of. */
function pointOf({ helper, isPassive }: Question): PointId {
  if (isPassive) return 'passive';
  switch (helper) {
    case 'be':
      return 'to-be';
    case 'can':
      return 'can';
    case 'have':
      return 'have-got';
    case 'do':
      return 'present-simple-questions';
  }
}
