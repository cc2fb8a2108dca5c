// Makes the list of words that the spelling checker knows, from both dictionaries and a count of how often words are said.
// Run it after one of these packages has changed: node scripts/make-spelling-words.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary as counted } from '@zxcvbn-ts/language-en';
import { root } from './prepare.mjs';

/** The most said words up to each place are of a group; what is not among them is of the last. */
const groups = [1000, 3000, 8000, 20_000];

/** The rules of a Hunspell dictionary by their flags: what ending or beginning they put on which words. */
function readRules(text) {
  const rules = new Map();
  for (const line of text.split('\n')) {
    const [kind, flag, strip, add, where] = line.trim().split(/\s+/);
    if (where === undefined || !/^[SP]FX$/.test(kind)) continue;
    const isEnding = kind === 'SFX';
    const rule = {
      isEnding,
      strip: strip === '0' ? '' : strip,
      add: add.replace(/^0$|\/.*/, ''),
      where: new RegExp(isEnding ? `${where}$` : `^${where}`),
    };
    rules.set(flag, [...(rules.get(flag) ?? []), rule]);
  }
  return rules;
}

/** A word with all its forms. Not its possessive: that is read from the 's. */
function formsOf(stem, flags, rules) {
  const own = [...flags].filter((flag) => flag !== 'M').flatMap((flag) => rules.get(flag) ?? []);
  const puts = (word, isEnding) =>
    own
      .filter((rule) => rule.isEnding === isEnding && rule.where.test(word))
      .map(({ strip, add }) =>
        isEnding ? word.slice(0, word.length - strip.length) + add : add + word.slice(strip.length),
      );
  return [stem, ...puts(stem, false)].flatMap((word) => [word, ...puts(word, true)]);
}

function readDictionary(name) {
  const read = (file) => readFileSync(path.join(root, 'node_modules', name, file), 'utf8');
  const rules = readRules(read('index.aff'));
  return (
    read('index.dic')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split('/'))
      .filter(([stem]) => stem && !/\d/.test(stem))
      // What is not to be suggested has the mark !. It stays a word, of the last group.
      .flatMap(([stem, flags = '']) =>
        formsOf(stem, flags, rules).map((word) => ({
          word,
          isRude: flags.includes('!') || rude.has(word.toLowerCase()),
        })),
      )
  );
}

/** Known to the dictionaries as ordinary words, and still nothing to offer a child who mistyped another one. */
const rude = new Set(
  (
    'tit tits boob boobs arse arses ass asses cock cocks dick dicks piss pissed pisses pissing shag shags shagged sex sexed ' +
    'sexes sexy sexier porn porno nude nudes whore whores slut sluts bastard bastards bugger buggers turd turds fart farts ' +
    'farted penis penises vagina vaginas anus anal rape raped rapes rapist nazi nazis crap crappy damn damned dyke dykes fag ' +
    'fags retard retards spastic spastics cripple cripples gypsy negro suicide'
  ).split(' '),
);

const said = new Map(counted['commonWords-en'].map((word, place) => [word, place]));
const names = counted['firstnames-en'].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
const entries = new Map(names.map((name) => [name, groups.length]));
for (const { word, isRude } of ['dictionary-en', 'dictionary-en-gb'].flatMap(readDictionary)) {
  const place = said.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY;
  const group = groups.findIndex((most) => place < most);
  entries.set(word, isRude ? groups.length + 1 : group < 0 ? groups.length : group);
}

/** A line begins with how many letters are as in the one before (a, b, c …) and the group of the word. */
let before = '';
const lines = [...entries]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, group]) => {
    let same = 0;
    while (same < 25 && same < before.length && before[same] === word[same]) same += 1;
    before = word;
    return String.fromCharCode(97 + same) + group + word.slice(same);
  });
writeFileSync(path.join(root, 'src/shared/content/spelling/words.txt'), `${lines.join('\n')}\n`);
console.log(`${lines.length} words.`);
