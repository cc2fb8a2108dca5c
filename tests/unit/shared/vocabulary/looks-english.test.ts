import { beforeAll, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { profileText } from '#shared/vocabulary/level-profile';
import { looksEnglish } from '#shared/vocabulary/looks-english';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';
import { makeChecker } from '#shared/writing/checker/check';

let index: WordIndex;
beforeAll(async () => {
  index = indexWords(await loadAllWords());
});

const foreign = [
  'Je suis allé au marché avec ma mère et nous avons acheté des pommes, du pain et un peu de fromage pour le dîner.',
  'Ayer fui al mercado con mi madre y compramos manzanas, pan y un poco de queso para la cena de esta noche.',
  'Gestern war ich mit meiner Mutter auf dem Markt, und wir haben Äpfel, Brot und etwas Käse für das Abendessen gekauft.',
  'Gisteren was ik met mijn moeder op de markt en we hebben appels, brood en een stuk kaas voor het avondeten gekocht.',
  'Ieri sono andato al mercato con mia madre e abbiamo comprato mele, pane e un po’ di formaggio per la cena.',
  'Wczoraj poszłam z mamą na targ i kupiłyśmy jabłka, chleb oraz trochę sera na kolację dla całej rodziny.',
];

test.each(foreign)('regression: a text in another language has no level and no flags: %s', (text) => {
  expect(looksEnglish(text, index)).toBe(false);
  expect(profileText(text, index).level).toBeUndefined();
  expect(makeChecker(index).check(text)).toEqual([]);
});

test.each([
  'Yesterday I go to market with my mother and we buyed apples, bred and a litle cheese for the diner.',
  'cat dog house tree river bread milk table chair window door garden school',
  'Bonjour!',
])('what is English, with mistakes or as a list, or too short to tell, is read: %s', (text) => {
  expect(looksEnglish(text, index)).toBe(true);
});
