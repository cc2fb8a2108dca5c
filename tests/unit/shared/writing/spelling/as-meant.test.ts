import { expect, test } from 'vitest';
import { asMeant } from '#shared/writing/spelling/as-meant';

const flag = (text: string, of: string, rest: object) => {
  const start = of.indexOf(text);
  return { rule: 'spelling', name: 'Spelling', why: '', text, start, end: start + text.length, ...rest };
};

test('regression: a slip is read as the word that was meant, so that it does not count as a hard one', () => {
  const text = 'My freind likes informations becouse.';
  const flags = [
    flag('freind', text, { code: 'SP', suggestions: ['friend', 'fried'] }),
    flag('informations', text, { code: 'NUM', suggestion: 'information' }),
    flag('becouse', text, { code: 'SP', suggestion: 'because' }),
  ];
  expect(asMeant(text, flags)).toBe('My friend likes informations because.');
  expect(asMeant(text, [flag('freind', text, { code: 'SP' })])).toBe(text);
});
