import { contrastIds } from './contrasts';

/**
 * Which contrasts are worth a class's time first, by the language that its students grew up with. It says what that
 * language does with sounds, never what people can or cannot do. Sources: Swan and Smith, Learner English (2001);
 * Avery and Ehrlich, Teaching American English Pronunciation (1992).
 */
export interface FirstLanguage {
  id: string;
  name: string;
  /** In the order in which to work on them, each with the reason. */
  contrasts: readonly { contrast: string; why: string }[];
}

const first = (id: string, name: string, text: Record<string, string>): FirstLanguage => ({
  id,
  name,
  contrasts: Object.entries(text).map(([contrast, why]) => ({ contrast, why })),
});

export const firstLanguages: readonly FirstLanguage[] = [
  first('arabic', 'Arabic', {
    'pear-bear': 'Arabic has /b/ and no /p/.',
    'bill-bell': 'Arabic has fewer short vowels; these two share a place there.',
    'fan-van': 'Arabic has /f/ and no /v/.',
    'ship-sheep': 'Length matters in Arabic, but the short vowel has another quality.',
    'cat-cut': 'One short open vowel does the work of these two.',
    'boat-bought': 'Arabic has one long vowel of this kind, and it does not move.',
    'chair-share': 'Many kinds of Arabic have /ʃ/ and no /tʃ/.',
    'thin-thing': 'In Arabic the second sound stands before /k/ and /g/ only.',
    'think-sink': 'Some kinds of Arabic have kept /θ/, others use /s/ or /t/.',
  }),
  first('chinese', 'Chinese', {
    'ship-sheep': 'Chinese has one vowel of this kind.',
    'think-sink': 'Chinese has /s/ and no /θ/.',
    'vest-west': 'Chinese has /w/ and no /v/.',
    'light-right': 'The two sounds are placed differently in Chinese.',
    'men-man': 'Chinese has no vowel that is as open at the front as /æ/.',
    'they-day': 'Chinese has no /ð/.',
    'thin-thing': 'Chinese has both, but not after all vowels, and regions differ.',
    'ice-eyes': 'Chinese words do not end in /s/ or /z/.',
    'ten-den': 'Mandarin words do not end in /t/ or /d/; the Cantonese /t/ is not let go.',
    'full-fool': 'Chinese has one vowel of this kind.',
  }),
  first('french', 'French', {
    'ship-sheep': 'French has one vowel of this kind.',
    'hair-air': 'The letter h is silent in French.',
    'think-sink': 'French has /s/ and no /θ/.',
    'they-day': 'French has no /ð/.',
    'coat-cot': 'French vowels stay as they are; the first of these moves.',
    'cat-cut': 'French has one vowel near these two.',
    'full-fool': 'French has one vowel of this kind.',
    'chair-share': 'French has /ʃ/; /tʃ/ is in borrowed words only.',
    'boat-bought': 'The first of these moves, the French vowel does not.',
    'thin-thing': 'In French /ŋ/ is in borrowed words only.',
  }),
  first('german', 'German', {
    'vest-west': 'The letter w is said /v/ in German, and there is no /w/.',
    'men-man': 'German has no vowel that is as open at the front as /æ/.',
    'think-sink': 'German has /s/ and no /θ/.',
    'ten-den': 'At the end of German words only the sound without voice is heard.',
    'ice-eyes': 'At the end of German words only the sound without voice is heard.',
    'cheap-jeep': 'In German the second sound is in borrowed words only.',
    'they-day': 'German has no /ð/.',
    'boat-bought': 'The first of these moves, the German vowel does not.',
    'coat-goat': 'At the end of German words only the sound without voice is heard.',
  }),
  first('japanese', 'Japanese', {
    'light-right': 'Japanese has one sound, which is like neither of them.',
    'berry-very': 'Japanese has /b/; /v/ is in borrowed words only.',
    'think-sink': 'Japanese has /s/ and no /θ/.',
    'see-she': 'Before /iː/ Japanese has only a sound like /ʃ/.',
    'cat-cut': 'Japanese has one open vowel.',
    'hurt-heart': 'Japanese has one long open vowel.',
    'fat-hat': 'The Japanese sound is made with the two lips, between /f/ and /h/.',
    'boat-bought': 'The long Japanese vowel does not move.',
    'two-chew': 'Before some vowels Japanese has only a sound like /tʃ/.',
    'thin-thing': 'At the end of a Japanese word one nasal sound takes both places.',
  }),
  first('korean', 'Korean', {
    'light-right': 'Korean has one sound, said in two ways by its place in the word.',
    'pan-fan': 'Korean has /p/ and no /f/.',
    'berry-very': 'Korean has /b/ and no /v/.',
    'ship-sheep': 'Korean has one vowel of this kind.',
    'men-man': 'The two Korean vowels have become one for most speakers.',
    'think-sink': 'Korean has /s/ and no /θ/.',
    'they-day': 'Korean has no /ð/.',
    'full-fool': 'Korean has one vowel of this kind.',
    'coat-goat': 'Korean tells these sounds apart by breath, not by voice.',
    'see-she': 'Before /iː/ Korean has only a sound like /ʃ/.',
  }),
  first('portuguese', 'Portuguese', {
    'ship-sheep': 'Portuguese has one vowel of this kind.',
    'men-man': 'Portuguese has no vowel that is as open at the front as /æ/.',
    'hat-rat': 'In Brazil the letter r at the beginning of a word sounds like /h/.',
    'two-chew': 'In much of Brazil /t/ before /i/ sounds like /tʃ/.',
    'think-sink': 'Portuguese has /s/ and no /θ/.',
    'some-sun': 'At the end of Portuguese words both make the vowel nasal.',
    'full-fool': 'Portuguese has one vowel of this kind.',
    'hair-air': 'The letter h is silent in Portuguese.',
    'chair-share': 'Portuguese has /ʃ/; in Brazil /tʃ/ is a way of saying /t/ before /i/.',
    'thin-thing': 'At the end of Portuguese words both make the vowel nasal.',
  }),
  first('spanish', 'Spanish', {
    'ship-sheep': 'Spanish has one vowel of this kind.',
    'berry-very': 'The letters b and v stand for one sound in Spanish.',
    'cat-cut': 'Spanish has one open vowel.',
    'chair-share': 'Most kinds of Spanish have /tʃ/ and no /ʃ/.',
    'jet-yet': 'In Spanish the two are ways of saying one sound.',
    'ice-eyes': 'Spanish has /s/ and no /z/.',
    'some-sun': 'Spanish words end in /n/, hardly ever in /m/.',
    'full-fool': 'Spanish has one vowel of this kind.',
    'they-day': 'In Spanish the two are ways of saying one sound, by its place in the word.',
    'thin-thing': 'In Spanish the second sound stands before /k/ and /g/ only.',
    'pot-port': 'Spanish has one vowel of this kind, and length does not matter.',
  }),
  first('turkish', 'Turkish', {
    'vest-west': 'Turkish has one sound between the two.',
    'three-tree': 'Turkish has /t/ and no /θ/.',
    'they-day': 'Turkish has /d/ and no /ð/.',
    'ship-sheep': 'Turkish has one vowel of this kind.',
    'men-man': 'In Turkish the two are ways of saying one vowel.',
    'boat-bought': 'Turkish vowels do not move.',
    'thin-thing': 'Turkish has /n/; /ŋ/ stands before /k/ and /g/ only.',
    'ten-den': 'At the end of Turkish words the sound without voice is usual.',
    'full-fool': 'Turkish has one vowel of this kind.',
  }),
  first('vietnamese', 'Vietnamese', {
    'ice-eyes': 'Vietnamese words do not end in /s/ or /z/.',
    'ten-den': 'At the end of Vietnamese words /t/ is not let go, and there is no /d/.',
    'ship-sheep': 'Vietnamese has one vowel of this kind.',
    'three-tree': 'The Vietnamese th is a /t/ with breath.',
    'they-day': 'Vietnamese has no /ð/.',
    'see-she': 'In some regions the two are one sound.',
    'chair-share': 'Vietnamese has no sound quite like either.',
    'cheap-jeep': 'Vietnamese has no /dʒ/.',
    'pan-fan': 'In Vietnamese /p/ hardly ever begins a word.',
    'late-let': 'Vietnamese has a vowel that does not move here.',
    'coat-goat': 'At the end of Vietnamese words /k/ is not let go, and there is no /g/.',
  }),
];

export const firstLanguageById = (id: string) => firstLanguages.find((language) => language.id === id);

/** For a class with several first languages: what serves most learners. */
export const contrastsForAll: readonly string[] = contrastIds.filter((id) =>
  ['ship-sheep', 'men-man', 'cat-cut', 'think-sink', 'light-right', 'berry-very', 'ice-eyes', 'ten-den'].includes(id),
);
