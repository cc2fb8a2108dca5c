import type { AttemptOutput } from '#shared/api/attempts';

/** What was answered, as text; empty where nothing was. */
export function givenText(given: AttemptOutput['items'][number]['given']): string {
  if (!given) return '';
  if ('choice' in given) return given.choice;
  if ('choices' in given) return given.choices.join(', ');
  if ('isTrue' in given) return given.isTrue ? 'True' : 'False';
  if ('text' in given) return given.text;
  if ('gaps' in given) return Object.values(given.gaps).join(', ');
  if ('pairs' in given)
    return Object.entries(given.pairs)
      .map((pair) => pair.join(' – '))
      .join('; ');
  return given.order.join(given.order.every((piece) => piece.length === 1) ? '' : ' ');
}
