import type { AttemptOutput } from '#shared/api/attempts';

/** What was answered, as text; empty where nothing was. */
export function givenText(response: AttemptOutput['items'][number]['given']): string {
  if (!response) return '';
  if ('choice' in response) return response.choice;
  if ('choices' in response) return response.choices.join(', ');
  if ('isTrue' in response) return response.isTrue ? 'True' : 'False';
  if ('text' in response) return response.text;
  if ('gaps' in response) return Object.values(response.gaps).join(', ');
  if ('pairs' in response)
    return Object.entries(response.pairs)
      .map((pair) => pair.join(' – '))
      .join('; ');
  return response.order.join(response.order.every((piece) => piece.length === 1) ? '' : ' ');
}
