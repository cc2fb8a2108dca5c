import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { limits } from '#shared/core/limits';
import { ownTextFault } from '#shared/lessons/plan/own-text-fault';
import { isUnfitTopic } from '#shared/lessons/topics/unfit-topic';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';

let index: WordIndex;
beforeAll(async () => {
  index = indexWords(await loadAllWords());
});

const prose =
  'Olga opened her workshop in May. She repairs old violins and teaches children how to build them. Twelve families pay for the lessons, and a carpenter helps.';

describe('a text of one’s own', () => {
  test.each([
    ['three words', 'A short text.', 'text_short'],
    ['nothing but signs', '!!! 12 … 😀', 'text_short'],
    [
      'German',
      'Der Hund lief über die Straße, weil er eine Katze gesehen hatte, und danach mussten wir ihn lange im ganzen Dorf suchen.',
      'text_not_english',
    ],
    [
      'Spanish',
      'Mi hermana vive en una casa pequeña cerca del mar y todos los domingos comemos juntos con nuestros abuelos y nuestros primos.',
      'text_not_english',
    ],
    [
      'JavaScript',
      'import { readFile } from "node:fs";\nfunction add(a, b) {\n  return a + b;\n}\nconst sum = add(1, 2);\nif (sum > 2) {\n  console.log("the sum is more than two");\n}',
      'text_is_code',
    ],
    [
      'Python',
      'def greet(name):\n    message = "Hello " + name\n    print(message)\n    return message\n\nfor name in ["Ana", "Ben"]:\n    greet(name)\n    total = total + 1',
      'text_is_code',
    ],
  ])('in %s is refused with its reason', (_what, text, reason) => {
    expect(ownTextFault(text, index)).toBe(reason);
  });

  test.each([
    ['prose', prose],
    [
      'a poem in short lines',
      'The rain comes in\non quiet feet;\nit looks at the town,\nand washes the street.\n\nThe bakers are up;\nthe bread is warm.\nA cat on the step\nwaits out the storm.',
    ],
    [
      'a dialogue',
      'Lena: Where have you been all day?\nOmar: I was at the market (the big one).\nLena: Did you buy any bread?\nOmar: No, there was none left, so I bought rice.',
    ],
    ['a text with tags around it', `<p>${prose}</p><br><p>It was a good year.</p>`],
    [
      'a recipe',
      'Wash the rice well;\nput it into a pot;\nadd two cups of water and some salt.\nCook it for twelve minutes, then wait for ten. Serve it with beans.',
    ],
  ])('that is %s is taken', (_what, text) => {
    expect(ownTextFault(text, index)).toBeUndefined();
  });

  test('of as many words as a plan takes is read once, however it is built', () => {
    const words = prose
      .repeat(80)
      .split(/(?<=\.) ?/)
      .join(' ')
      .split(' ')
      .slice(0, limits.textWords)
      .join(' ');
    expect(ownTextFault(words, index)).toBeUndefined();
    expect(words.length).toBeLessThan(limits.textChars);
  });
});

describe('a topic', () => {
  test.each(['fuck off', 'a sh1t day', 'fuuuuck', 'ASSHOLES', 'p0rn in films', 'bull$hit jobs'])(
    'that no class should read is known: %s',
    (topic) => {
      expect(isUnfitTopic(topic)).toBe(true);
    },
  );

  test.each([
    'drugs',
    'racism in sport',
    'the Holocaust',
    'sex education',
    'bullying',
    'Scunthorpe',
    'Moby-Dick',
    'the shiitake mushroom',
    'COVID-19',
    'Route 66 and 1984',
    'cocks and hens',
    'Essex',
  ])('that is hard or only looks like it is left alone: %s', (topic) => {
    expect(isUnfitTopic(topic)).toBe(false);
  });
});
