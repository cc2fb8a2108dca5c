import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { secretPictureNames } from '#shared/classes/secret-pictures';
import { secretWords } from '#shared/classes/secret-words';
import { shortName } from '#shared/classes/short-name';
import { kindFor, newStudentSecret, picturesOf, secretKey } from '#shared/classes/student-secret';
import { mulberry32 } from '#shared/core/random';

describe('a secret', () => {
  test('of pictures are three different ones in order', () => {
    const random = mulberry32(7);
    for (let times = 0; times < 200; times += 1) {
      const secret = newStudentSecret('pictures', random);
      expect(new Set(picturesOf(secret)).size).toBe(3);
      expect(picturesOf(secret).join(' ')).toBe(secret);
    }
  });

  test('of words are two different ones of the list', () => {
    const words = newStudentSecret('words', mulberry32(7)).split(' ');
    expect(new Set(words).size).toBe(2);
    expect(secretWords).toEqual(expect.arrayContaining(words));
  });

  test('is compared without capitals, spaces and hyphens', () => {
    for (const typed of ['Sunny River', ' sunny-river ', 'sunnyriver', 'SUNNY  RIVER'])
      expect(secretKey(typed)).toBe(secretKey('sunny river'));
    expect(secretKey('river sunny')).not.toBe(secretKey('sunny river'));
  });

  test('is no other one when it is written together', () => {
    const all = secretPictureNames.flatMap((one) => secretPictureNames.map((two) => secretKey(`${one} ${two}`)));
    expect(new Set(all).size).toBe(secretPictureNames.length ** 2);
    const pairs = secretWords.flatMap((one) => secretWords.map((two) => one + two));
    expect(new Set(pairs).size).toBe(secretWords.length ** 2);
  });

  test('is of pictures for children, of words for everybody else', () => {
    expect([kindFor('children'), kindFor('teenagers'), kindFor(null)]).toEqual(['pictures', 'words', 'words']);
  });
});

test('there are at least 24 pictures, each drawn in the file that we serve', () => {
  expect(secretPictureNames.length).toBeGreaterThanOrEqual(24);
  const sprite = readFileSync('public/pictures.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([a-z]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual(secretPictureNames);
});

test('there are hundreds of words, short and unlike each other', () => {
  expect(secretWords.length).toBeGreaterThan(350);
  for (const word of secretWords) expect(word).toMatch(/^[a-z]{4,12}$/);
  const differsInOne = (one: string, two: string) =>
    one.length === two.length && [...one].filter((letter, place) => letter !== two[place]).length < 2;
  const alike = secretWords.flatMap((one, place) =>
    secretWords
      .slice(place + 1)
      .flatMap((two) => (differsInOne(one, two) || `${one}s` === two ? [`${one} ${two}`] : [])),
  );
  expect(alike).toEqual([]);
});

test('a short name is the first name with the initial of the last one', () => {
  expect(['Anna Lind', 'Anna', 'Ana Maria de Souza', 'Zoë Åberg'].map(shortName)).toEqual([
    'Anna L.',
    'Anna',
    'Ana S.',
    'Zoë Å.',
  ]);
});
