import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, test } from 'vitest';
import { contrastById, contrasts } from '#shared/content/sounds/contrasts';
import { firstLanguages } from '#shared/content/sounds/first-languages';
import { stressedSentences, weakForms } from '#shared/content/sounds/sentence-stress';
import { keyWordParts, type SoundId, sounds } from '#shared/content/sounds/sound';
import { soundsOf as soundsOfWord } from '#shared/pronunciation/said';

/** Our sounds in the dictionary's signs, with those that only British English has. */
const signs: Record<SoundId, string> = {
  kit: 'IH',
  dress: 'EH',
  trap: 'AE',
  strut: 'AH',
  lot: 'OH',
  foot: 'UH',
  schwa: 'AX',
  fleece: 'IY',
  palm: 'AA',
  thought: 'AO',
  nurse: 'ER',
  goose: 'UW',
  face: 'EY',
  price: 'AY',
  choice: 'OY',
  goat: 'OW',
  mouth: 'AW',
  near: 'IA',
  square: 'EA',
  cure: 'UA',
  p: 'P',
  b: 'B',
  t: 'T',
  d: 'D',
  k: 'K',
  g: 'G',
  ch: 'CH',
  j: 'JH',
  f: 'F',
  v: 'V',
  th: 'TH',
  dh: 'DH',
  s: 'S',
  z: 'Z',
  sh: 'SH',
  zh: 'ZH',
  h: 'HH',
  m: 'M',
  n: 'N',
  ng: 'NG',
  l: 'L',
  r: 'R',
  w: 'W',
  y: 'Y',
};

const known = new Map(Object.entries(dictionary));

/** The sounds of a word or a phrase in British English; a mark that fits nothing where a word is unknown. */
function soundsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(' ')
    .flatMap((word) => {
      return soundsOfWord((spelled) => known.get(spelled), word, 'british') ?? [`unknown:${word}`];
    });
}

const plain = (text: string) => soundsOf(text).map((sound) => sound.replace(/\d$/, ''));

/** Words that no class should have to say, and those that are easily heard as them. */
const taboo =
  /^(arse|ass|bastard|beach|bitch|bollocks|bonk|boob|bugger|bum|can’t|cock|coke|crap|cunt|damn|dick|dyke|election|erection|fag|fart|faggot|fork|fuck|gay|hell|ho|hoe|homo|hooker|jew|kill|knob|negro|pee|penis|piss|poo|porn|prick|pussy|queer|rape|screw|sex|shag|sheet|shit|slag|slut|sod|spic|suck|tart|tit|tits|turd|twat|wank|whore|willy)$/;

test('there are 44 sounds, each with its key word, spelling, mouth and tip', () => {
  expect(sounds).toHaveLength(44);
  expect(sounds.filter(({ kind }) => kind === 'consonant')).toHaveLength(24);
  for (const { id, keyWord, mouth, tip, spellings } of sounds) {
    const { before, letters, after } = keyWordParts(keyWord);
    expect([id, letters !== '', mouth.length > 5, tip.length > 10, spellings.length > 0]).toEqual([
      id,
      true,
      true,
      true,
      true,
    ]);
    expect([id, plain(before + letters + after)]).toEqual([id, expect.arrayContaining([signs[id]])]);
  }
});

test('each word under a spelling has that spelling and that sound', () => {
  for (const { id, spellings } of sounds) {
    for (const { letters, words } of spellings) {
      for (const word of words) {
        expect([word, plain(word)]).toEqual([word, expect.arrayContaining([signs[id]])]);
        expect([word, letters.split('').every((letter) => word.toLowerCase().includes(letter))]).toEqual([word, true]);
      }
    }
  }
});

describe('pairs', () => {
  test('are there for 20 contrasts at least, 8 for each at least', () => {
    expect(contrasts.length).toBeGreaterThanOrEqual(28);
    expect(new Set(contrasts.map(({ id }) => id)).size).toBe(contrasts.length);
    for (const { id, pairs } of contrasts) expect([id, pairs.length >= 8]).toEqual([id, true]);
  });

  test.each(contrasts.map((contrast) => [contrast.id, contrast] as const))(
    '%s: the two differ in this one sound and in nothing else',
    (_, { sounds: [first, second], pairs }) => {
      for (const pair of pairs) {
        const [one, other] = pair.map(plain);
        const changed = one?.flatMap((sound, place) =>
          sound === signs[first] ? [one.toSpliced(place, 1, ...(second ? [signs[second]] : [])).join(' ')] : [],
        );
        expect([pair, changed]).toEqual([pair, expect.arrayContaining([other?.join(' ')])]);
      }
    },
  );

  test('no pair comes twice, and no word is one that a class should not have to say', () => {
    const all = contrasts.flatMap(({ pairs }) => pairs);
    const names = all.map((pair) => [...pair].sort().join(' '));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    const words = all.flat().flatMap((text) => text.toLowerCase().split(' '));
    expect(words.filter((word) => taboo.test(word))).toEqual([]);
  });

  test('no word of a contrast stands on both of its sides, so that it always stands for one sound', () => {
    for (const { id, pairs } of contrasts) {
      const firsts = new Set(pairs.map(([first]) => first));
      expect([id, pairs.filter(([, second]) => firsts.has(second))]).toEqual([id, []]);
    }
  });
});

test('ten first languages have contrasts in an order, each once and with a reason', () => {
  expect(firstLanguages).toHaveLength(10);
  for (const { id, contrasts: suggested } of firstLanguages) {
    expect([id, suggested.length >= 8]).toEqual([id, true]);
    expect(new Set(suggested.map(({ contrast }) => contrast)).size).toBe(suggested.length);
    for (const { contrast, why } of suggested) {
      expect([id, contrast, contrastById(contrast) !== undefined]).toEqual([id, contrast, true]);
      // About sounds, never about people.
      expect(why).not.toMatch(/\b(speakers? (?:can|have|find|struggle)|problem|difficult|wrong|fail|confuse)/i);
      expect(why).toMatch(/\.$/);
    }
  }
});

test('sentences have stressed and weak words, few enough to choose from, and each weak word has its form', () => {
  for (const { id, words } of stressedSentences) {
    expect([id, words.length <= 10, words.some(({ kind }) => kind === 'stressed')]).toEqual([id, true, true]);
    expect([id, words.some(({ kind }) => kind === 'weak')]).toEqual([id, true]);
    for (const { text } of words.filter(({ kind }) => kind === 'weak')) {
      expect(Object.keys(weakForms)).toContain(text.toLowerCase().replace(/[^a-z]/g, ''));
    }
  }
});
