/*
 * Names that players choose stand on a wall in front of a class. A list keeps off the plainest words; a teacher who sees
 * another one renames or removes its player. It is short on purpose: who wants to be rude finds a way, and a long list
 * takes the names of children.
 */

/** Found anywhere, also between other letters: no name or place has these in it. */
const anywhere = [
  'fuck',
  'fuk',
  'shit',
  'bitch',
  'nigger',
  'nigga',
  'faggot',
  'cunt',
  'hitler',
  'asshole',
  'wanker',
  'whore',
];
/** Found as a word of its own only: they are parts of Dickens, Cassandra, Essex, Cocker and Titus. */
const asWord = [
  'ass',
  'arse',
  'cock',
  'cum',
  'dick',
  'fag',
  'nazi',
  'penis',
  'piss',
  'porn',
  'pussy',
  'rape',
  'sex',
  'slut',
  'tit',
  'tits',
  'vagina',
  'wank',
];
/** Names of people and places that hold one of those. */
const fine = ['scunthorpe', 'shitake', 'shiitake', 'fukuda', 'fukuoka', 'fukushima', 'fukuyama', 'matsushita'];

const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The letters that a text is read as: without accents, signs between letters and digits in the place of letters. */
const readAs = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[0134578@$!]/g, (sign) => lookAlikes[sign] ?? sign);

/** Letters that are written several times count once: ‘fuuuck’. */
const onceEach = (text: string): string => text.replaceAll(/(.)\1+/g, '$1');

/** Whether a name can stand on the wall. */
export function isKindName(name: string): boolean {
  const words = readAs(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const together = words.filter((word) => !fine.includes(word)).join('');
  if (anywhere.some((bad) => together.includes(bad) || onceEach(together).includes(onceEach(bad)))) return false;
  // Spelled out, ‘a s s’ is one word as well.
  const spelled = words.every((word) => word.length === 1) ? [words.join('')] : words;
  return !spelled.some((word) => asWord.includes(word));
}
