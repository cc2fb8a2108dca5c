import { nothing } from '../frame';
import type { Row } from './rows';

const articleWhy: Record<string, string> = {
  the: 'We know which one it is, so it is “the”.',
  a: 'It is one of many, and we do not say which, so it is “a”.',
  an: 'It is one of many, and we do not say which, so it is “an”.',
  [nothing]: 'There is no article in this phrase.',
};

const articleMistake = (filling: string, { key, why }: Row) => {
  const plainFilling = filling.toLowerCase();
  const plainKey = key.toLowerCase();
  if (plainFilling === nothing) return { mistake: 'missing-article' as const, why: `Here we need “${plainKey}”.` };
  if (plainKey === nothing) return { mistake: 'extra-article' as const, why: 'No article is used in this phrase.' };
  if (plainKey === 'a' && plainFilling === 'an')
    return { mistake: 'a-an' as const, why: 'Before a consonant sound it is “a”, not “an”.' };
  if (plainKey === 'an' && plainFilling === 'a')
    return { mistake: 'a-an' as const, why: 'Before a vowel sound it is “an”, not “a”.' };
  return plainKey === 'the'
    ? ({ mistake: 'a-for-the', why: 'We know which one it is, so it is “the”.' } as const)
    : ({ mistake: 'the-for-a', why: why ?? 'We do not say which one, so it is “a” or “an”.' } as const);
};

/** How rows about articles are explained, whichever point they belong to. */
export const articleRules = {
  cue: 'a / an / the',
  why: ({ key }: Row) => articleWhy[key.toLowerCase()] ?? '',
  mistake: articleMistake,
};
