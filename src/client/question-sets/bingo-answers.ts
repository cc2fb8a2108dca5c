import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';

const longest = 40;

/** The answers for the squares of a bingo, each once: where a question is read out, one short text answers it. */
export function bingoAnswers(items: readonly Item[]): string[] {
  const answers = new Map<string, string>();
  for (const item of items) {
    if (item.kind !== 'mc' && item.kind !== 'gap' && item.kind !== 'short') continue;
    const answer = keyText(item);
    const name = answer.toLowerCase();
    if (answer !== '' && answer.length <= longest && !answers.has(name)) answers.set(name, answer);
  }
  return [...answers.values()];
}
