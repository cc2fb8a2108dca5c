import { dictionary } from 'cmu-pronouncing-dictionary';
import { expect, test } from 'vitest';
import { toIpa } from '#shared/pronunciation/ipa';

test.each([
  ['hello', '/həˈloʊ/'],
  ['cat', '/kæt/'],
  ['information', '/ˌɪnfərˈmeɪʃən/'],
  ['teacher', '/ˈtiːtʃər/'],
  ['journey', '/ˈdʒɜːrni/'],
  ['explain', '/ɪkˈspleɪn/'],
  ['happy', '/ˈhæpi/'],
  ['thing', '/θɪŋ/'],
  ['measure', '/ˈmeʒər/'],
  ['about', '/əˈbaʊt/'],
])('%s is %s', (word, ipa) => {
  expect(toIpa(dictionary[word] ?? '')).toBe(ipa);
});

test('every word of the dictionary has a sign for each of its sounds', () => {
  const faulty = Object.entries(dictionary).filter(
    ([, sounds]) => !/^\/[a-zæðŋɑɔəɜɡɪʃʊʌʒθː ˈˌ]+\/$/u.test(toIpa(sounds)),
  );
  expect(faulty.slice(0, 5)).toEqual([]);
});

test('a word of several syllables has one main stress at most, before a consonant or its vowel', () => {
  for (const sounds of Object.values(dictionary).slice(0, 20_000)) {
    expect(toIpa(sounds)).not.toMatch(/[ˈˌ]{2}|[ˈˌ]\//);
  }
});
