import { gapMark } from './gap-mark';
import type { Item } from './item';
import type { LearnerResponse } from './response';

/** A line that is read in passing. */
const mostLetters = 120;

/** What somebody answered, as it is shown to others: in its sentence, where it was written into one gap of it. */
export function exampleOf({ prompt }: Pick<Item, 'prompt'>, response: LearnerResponse): string {
  const given = givenText(response).replaceAll(/\s+/g, ' ').trim();
  const parts = prompt.split(gapMark);
  const [before = '', after = ''] = parts;
  const hasOneGap = parts.length === 2 && !prompt.includes('\n');
  const whole = hasOneGap && given !== '' ? `${before}${given}${after}` : given;
  return whole.length <= mostLetters ? whole : `${whole.slice(0, mostLetters - 1).trimEnd()}…`;
}

function givenText(response: LearnerResponse): string {
  if ('choice' in response) return response.choice;
  if ('text' in response) return response.text;
  if ('order' in response) return response.order.join(' ');
  return '';
}
