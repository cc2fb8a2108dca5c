import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Item } from '#shared/items/item';
import { learnerResponse } from '#shared/items/response';

/** What of an answer was wrong: the choice, or what was typed. */
export function wrongTexts(item: Item, raw: Prisma.JsonValue): string[] {
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
