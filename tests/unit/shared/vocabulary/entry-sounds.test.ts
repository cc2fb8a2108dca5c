import { expect, test } from 'vitest';
import { loadAllSounds } from '#shared/content/words/pack';
import { wordEntry } from '#shared/content/words/word-list';
import { withSounds } from '#shared/vocabulary/entry-sounds';

const soundsOf = await loadAllSounds();
const entry = (term: string, partOfSpeech: string, ipa = '') =>
  wordEntry.parse({ id: term.replaceAll(' ', '-'), term, partOfSpeech, ipa });
const ipaOf = (spelling: 'both' | 'american', ...args: Parameters<typeof entry>) =>
  withSounds([entry(...args)], spelling, soundsOf)[0]?.ipa;

test('a list is said in the accent of its spelling, a word in both spellings', () => {
  expect([ipaOf('both', 'tomato', 'noun'), ipaOf('american', 'tomato', 'noun')]).toEqual([
    '/təˈmɑːtəʊ/',
    '/təˈmeɪtoʊ/',
  ]);
  expect([ipaOf('both', 'color', 'noun'), ipaOf('american', 'color', 'noun')]).toEqual(['/ˈkʌlə/', '/ˈkʌlər/']);
  expect(ipaOf('american', 'tomato', 'noun', '/təˈmɑːtəʊ/')).toBe('/təˈmeɪtoʊ/');
});

test('a word that is said in two ways is said as its part of speech, and not where that is open', () => {
  expect([ipaOf('both', 'record', 'verb'), ipaOf('both', 'record', 'noun')]).toEqual(['/rɪˈkɔːd/', '/ˈrekɔːd/']);
  expect(ipaOf('both', 'use', '')).toBe('');
});

test('what somebody wrote stays, and so does what the pack has not', () => {
  expect(ipaOf('american', 'tomato', 'noun', '/mine/')).toBe('/mine/');
  expect(ipaOf('both', 'flibbertigibbet', 'noun')).toBe('');
});
