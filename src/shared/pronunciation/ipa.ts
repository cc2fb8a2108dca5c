/** The sounds of the CMU Pronouncing Dictionary in the International Phonetic Alphabet. */
const consonants: Record<string, string> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};
const vowels: Record<string, string> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'e',
  ER: 'ɜːr',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
};
/** What the dictionary does not have, or Britain says in another way. AX is the weak vowel, whatever its letters. */
const britishVowels: Record<string, string> = {
  ...vowels,
  AX: 'ə',
  EA: 'eə',
  ER: 'ɜː',
  IA: 'ɪə',
  OH: 'ɒ',
  OW: 'əʊ',
  UA: 'ʊə',
};
const americanVowels: Record<string, string> = { ...vowels, AX: 'ə' };
/** Without stress some vowels are weak; a 3 keeps a vowel full that has no mark. */
const weakVowels: Record<string, string> = { AH: 'ə', ER: 'ər', IY: 'i', UW: 'u' };

/** In Britain r is heard before vowels only, lot has its own vowel; in America every r is heard. */
export const accents = ['british', 'american'] as const;
export type Accent = (typeof accents)[number];

const vowelsOf: Record<Accent, Record<string, string>> = { british: britishVowels, american: americanVowels };

/** What may begin an English syllable, so that the mark of stress stands before all of it. */
const onsets = new Set(
  (
    'P B T D K G F V TH DH S Z SH ZH HH CH JH M N R L W Y ' +
    'P-R P-L P-Y B-R B-L B-Y T-R T-W D-R D-W K-R K-L K-W K-Y G-R G-L G-W F-R F-L F-Y V-Y TH-R HH-Y M-Y T-Y D-Y N-Y L-Y Z-Y ' +
    'S-P S-T S-K S-F S-M S-N S-L S-W SH-R S-Y S-P-R S-P-L S-P-Y S-T-R S-T-Y S-K-R S-K-W S-K-Y'
  ).split(' '),
);

/** A transcription as the dictionary has it, `HH AH0 L OW1`, as learners see it: /həˈloʊ/, or in Britain /həˈləʊ/. */
export function toIpa(transcription: string, accent: Accent = 'american'): string {
  return `/${ipaOf(soundsIn(transcription), accent)}/`;
}

/** The same without slashes, of sounds that may be part of a phrase. */
export function ipaOf(sounds: readonly string[], accent: Accent, isPart = false): string {
  // A word of one syllable has its stress where else.
  const isLong = isPart || sounds.filter(isVowel).length > 1;
  const marks = new Map<number, string>();
  sounds.forEach((sound, place) => {
    const mark = sound.endsWith('1') ? 'ˈ' : sound.endsWith('2') ? 'ˌ' : '';
    if (mark && isLong) marks.set(beginOfSyllable(sounds, place), mark);
  });
  return sounds.map((sound, place) => (marks.get(place) ?? '') + signOf(sound, accent)).join('');
}

/** Stands among sounds where a syllable begins that the rules would begin elsewhere: what|ever. It has no sign. */
export const syllableBreak = '.';

/** Signs of a vowel that can be weak or full, and how the dictionary's signs say which. */
const weakSigns: Record<string, string> = { ə: 'AX0', i: 'IY0', u: 'UW0' };

/** What `ipaOf` reads: signs of the alphabet, with a mark before a stressed syllable. */
export function soundsOfIpa(ipa: string, accent: Accent): string[] {
  const names = Object.entries({ ...consonants, ...vowelsOf[accent] }).sort(([, a], [, b]) => b.length - a.length);
  const sounds: string[] = [];
  let stress = '3';
  for (let place = 0; place < ipa.length; ) {
    const mark = ipa.charAt(place);
    const named = names.find(([, sign]) => ipa.startsWith(sign, place));
    const weak = weakSigns[mark];
    if (mark === 'ˈ' || mark === 'ˌ') {
      // The syllable begins here, whatever might belong to it.
      if (sounds.length > 0) sounds.push(syllableBreak);
      stress = mark === 'ˈ' ? '1' : '2';
      place += 1;
    } else if (named && (weak === undefined || named[1].length > 1)) {
      const [name, sign] = named;
      sounds.push(name in consonants ? name : name + stress);
      if (!(name in consonants)) stress = '3';
      place += sign.length;
    } else if (weak !== undefined) {
      sounds.push(stress === '3' ? weak : weak.slice(0, -1) + stress);
      stress = '3';
      place += 1;
    } else {
      throw new Error(`No sound for “${mark}” in ${ipa}`);
    }
  }
  return sounds;
}

/** The syllables of a transcription, each as it is said, and which of them is stressed. */
export function syllablesIn(transcription: string, accent: Accent): { syllables: string[]; stressed: number } {
  const sounds = soundsIn(transcription);
  const vowelPlaces = sounds.flatMap((sound, place) => (isVowel(sound) ? [place] : []));
  const begins = vowelPlaces.map((place, at) => (at === 0 ? 0 : beginOfSyllable(sounds, place)));
  const syllables = begins.map((begin, at) =>
    sounds
      .slice(begin, begins[at + 1])
      .map((sound) => signOf(sound, accent))
      .join(''),
  );
  return {
    syllables,
    stressed: Math.max(
      0,
      vowelPlaces.findIndex((place) => sounds[place]?.endsWith('1')),
    ),
  };
}

const soundsIn = (transcription: string) => transcription.split('#')[0]?.trim().split(/\s+/) ?? [];
export const isVowel = (sound: string | undefined) => sound !== undefined && /\d$/.test(sound);

function beginOfSyllable(sounds: readonly string[], vowel: number): number {
  let begin = vowel;
  while (begin > 0 && onsets.has(sounds.slice(begin - 1, vowel).join('-'))) begin -= 1;
  // Before the first vowel all belongs to the word's first syllable, however rare.
  return sounds.slice(0, begin).some(isVowel) ? begin : 0;
}

function signOf(sound: string, accent: Accent): string {
  const name = sound.replace(/\d$/, '');
  const weak = sound.endsWith('0') ? weakVowels[name] : undefined;
  return weak ?? vowelsOf[accent][name] ?? consonants[name] ?? '';
}
