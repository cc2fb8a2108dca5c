import { describe, expect, test } from 'vitest';
import { samples } from '#client/apps/vocabulary-builder/samples';
import { loadAllWords } from '#shared/content/words/pack';
import { profileText } from '#shared/vocabulary/level-profile';
import { faultOf, readText, textLimits } from '#shared/vocabulary/read-text';
import { indexWords } from '#shared/vocabulary/word-index';

const index = indexWords(await loadAllWords());
const fault = (text: string) => faultOf(text, profileText(text, index));

describe('what is pasted becomes plain text', () => {
  test('of a whole web page only the words stay', () => {
    const page = `<!doctype html><html><head><title>Shop</title><style>p{color:red}</style></head>
      <body><h1>Fish &amp; chips</h1><script>alert("x < y")</script><p>We eat <b>fish</b> today.</p><!-- old --></body></html>`;
    const { text } = readText(page);
    expect(text.split(/\s+/).join(' ')).toBe('Fish & chips We eat fish today.');
  });

  test('a script that is never closed takes nothing along into the text', () => {
    expect(readText('Hello.<script>fetch("/steal")').text).toBe('Hello.');
  });

  test('signs that only look like tags stay', () => {
    expect(readText('3 < 5 and 7 > 6').text).toBe('3 < 5 and 7 > 6');
    expect(readText('I <3 you, <b>really</b>').text).toBe('I <3 you, really');
  });

  test('5,000 words are read, the rest is counted', () => {
    const { text, cut } = readText('word '.repeat(6000));
    expect(text.split(' ')).toHaveLength(textLimits.mostWords);
    expect(cut).toBe(1000);
    expect(readText('word '.repeat(5000)).cut).toBe(0);
  });

  test.each(['', '   \n\n ', '<script>alert(1)</script>'])('of %j nothing is left', (pasted) => {
    expect(readText(pasted).text).toBe('');
    expect(fault(readText(pasted).text)).toBe('empty');
  });
});

describe('a text that tells little is known as such', () => {
  test.each(['😀😀\n🎉', '12 345', '– … !'])('%j has no words', (text) => expect(fault(text)).toBe('empty'));

  test.each([
    ['German', 'Am Morgen ging der alte Mann langsam durch den Wald und suchte seinen Hund, der nicht nach Hause kam.'],
    [
      'French',
      'Le matin, elle prend toujours le bus pour aller au travail, mais hier il pleuvait et elle est restée chez elle.',
    ],
    [
      'Polish',
      'Wczoraj wieczorem poszliśmy do kina, ponieważ padał deszcz i nie mieliśmy nic lepszego do roboty w domu.',
    ],
    ['Russian', 'Вчера вечером мы пошли в кино, потому что шёл дождь и нам было нечего делать дома.'],
  ])('%s', (_, text) => {
    expect(fault(text)).toBe('not English');
  });

  test('a column of words is a list', () => {
    expect(fault('apple\nbread\ncheese\norange juice')).toBe('list');
    expect(fault('apple\ta fruit\nbread\twhat we bake\ncheese\tmade of milk')).toBe('list');
  });

  test('a few words are too few, emoji are none', () => {
    expect(fault('I like my dog.')).toBe('short');
    expect(fault('🦊🎉🎉')).toBe('empty');
  });

  test.each(samples)('our own text “$title” is none of that, and has words to teach', ({ text }) => {
    expect(fault(text)).toBeUndefined();
    const { words } = profileText(text, index);
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(180);
  });
});
