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
/** What British English has beside these or says in another way. */
const britishVowels: Record<string, string> = {
  AX: 'ə',
  EA: 'eə',
  ER: 'ɜː',
  IA: 'ɪə',
  OH: 'ɒ',
  OW: 'əʊ',
  UA: 'ʊə',
};
/** Without stress some vowels are weak. */
const weakVowels: Record<string, string> = { AH: 'ə', ER: 'ər', IY: 'i' };

/** What may begin an English syllable, so that the mark of stress stands before all of it. */
const onsets = new Set(
  (
    'P B T D K G F V TH DH S Z SH ZH HH CH JH M N R L W Y ' +
    'P-R P-L P-Y B-R B-L B-Y T-R T-W D-R D-W K-R K-L K-W K-Y G-R G-L G-W F-R F-L F-Y V-Y TH-R HH-Y M-Y ' +
    'S-P S-T S-K S-F S-M S-N S-L S-W SH-R S-P-R S-P-L S-P-Y S-T-R S-K-R S-K-W S-K-Y'
  ).split(' '),
);

/** A transcription as the dictionary has it, `HH AH0 L OW1`, as learners see it: /həˈloʊ/, or in Britain /həˈləʊ/. */
export function toIpa(transcription: string, accent: 'american' | 'british' = 'american'): string {
  const sounds = soundsIn(transcription);
  const isLong = sounds.filter(isVowel).length > 1;
  const marks = new Map<number, string>();
  sounds.forEach((sound, place) => {
    const mark = sound.endsWith('1') ? 'ˈ' : sound.endsWith('2') ? 'ˌ' : '';
    // A word of one syllable has its stress where else.
    if (mark && isLong) marks.set(beginOfSyllable(sounds, place), mark);
  });
  const spelled = sounds.map((sound, place) => (marks.get(place) ?? '') + signOf(sound, accent));
  return `/${spelled.join('')}/`;
}

/** The syllables of a transcription, each as it is said, and which of them is stressed. */
export function syllablesIn(
  transcription: string,
  accent: 'american' | 'british',
): { syllables: string[]; stressed: number } {
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
const isVowel = (sound: string) => /\d$/.test(sound);

function beginOfSyllable(sounds: readonly string[], vowel: number): number {
  let begin = vowel;
  while (begin > 0 && onsets.has(sounds.slice(begin - 1, vowel).join('-'))) begin -= 1;
  // Before the first vowel all belongs to the word's first syllable, however rare.
  return sounds.slice(0, begin).some((sound) => /\d$/.test(sound)) ? begin : 0;
}

function signOf(sound: string, accent: 'american' | 'british'): string {
  const name = sound.replace(/\d$/, '');
  const british = accent === 'british' ? britishVowels[name] : undefined;
  if (british) return british;
  if (sound.endsWith('0')) return weakVowels[name] ?? vowels[name] ?? '';
  return vowels[name] ?? consonants[name] ?? '';
}
