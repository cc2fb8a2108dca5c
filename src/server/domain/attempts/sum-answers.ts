import type { Prisma } from '#prisma/generated/sqlite/client';
import type { QuestionSummary } from '#shared/api/quizzes';
import { isTask } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { learnerResponse } from '#shared/items/response';

/** An answer with the question that it was given to. */
export interface ItemAnswer {
  item: Item;
  verdict: string;
  /** Part of its points. */
  score: number;
  response: Prisma.JsonValue;
}

/** Answers with their questions. */
export function withItems<Answer extends Omit<ItemAnswer, 'item'> & { itemId: string }>(
  answers: readonly Answer[],
  items: readonly Item[],
): (Answer & { item: Item })[] {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return answers.flatMap((answer) => {
    const item = itemOf.get(answer.itemId);
    return item ? [{ ...answer, item }] : [];
  });
}

const isJudged = ({ verdict }: Pick<ItemAnswer, 'verdict'>) => verdict !== 'ungraded';

/** The average part of the points; none where nothing was answered, or all of it waits for a mark. */
export function shareOf(answers: readonly ItemAnswer[]): number | null {
  const judged = answers.filter(isJudged);
  return judged.length === 0 ? null : judged.reduce((sum, { score }) => sum + score, 0) / judged.length;
}

/** How one question, word or point went, over all who answered it; the commonest wrong answer first. */
export function sumAnswers(
  answers: readonly (ItemAnswer & { name: string })[],
): Pick<QuestionSummary, 'answered' | 'share' | 'wrong'> {
  const wrong = new Map<string, string[]>();
  for (const { name, verdict, item, response } of answers) {
    if (isTask(item) || (verdict !== 'wrong' && verdict !== 'partly')) continue;
    for (const text of wrongTexts(item, response)) wrong.set(text, [...(wrong.get(text) ?? []), name]);
  }
  return {
    answered: answers.filter(isJudged).length,
    share: shareOf(answers),
    wrong: [...wrong].map(([text, who]) => ({ text, count: who.length, who })).sort((a, b) => b.count - a.count),
  };
}

/** What of an answer was wrong: the choice, or what was typed. */
function wrongTexts(item: Item, raw: Prisma.JsonValue): string[] {
  const parsed = learnerResponse.safeParse(raw);
  if (!parsed.success) return [];
  const response = parsed.data;
  if ('choice' in response) return [response.choice];
  if ('isTrue' in response) return [response.isTrue ? 'True' : 'False'];
  if ('text' in response) return [response.text.trim().slice(0, 200) || 'No answer'];
  if ('choices' in response && item.kind === 'multi') {
    const keys = new Set(item.options.filter(({ isKey }) => isKey).map(({ text }) => text));
    return response.choices.filter((choice) => !keys.has(choice));
  }
  if ('order' in response) return [response.order.join(item.kind === 'order' && item.unit === 'letters' ? '' : ' ')];
  return [];
}
