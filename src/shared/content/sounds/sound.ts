import { consonants } from './consonants';
import { vowels } from './vowels';

/** What a learner can know of one sound of English. */
export interface Sound {
  id: string;
  /** In the International Phonetic Alphabet, as dictionaries of British English for learners write it. */
  sign: string;
  /** A word that everybody knows, with the letters that spell the sound between stars: `sh*ee*p`. */
  keyWord: string;
  kind: 'short' | 'long' | 'moving' | 'consonant';
  voiced: boolean;
  /** What lips, tongue and throat do. */
  mouth: string;
  /** One thing to try. */
  tip: string;
  /** How it is spelled, most often first, each with words. */
  spellings: readonly { letters: string; words: readonly string[] }[];
}

/** The 44 sounds of the reference accent: vowels, then consonants. */
export const sounds = [...vowels, ...consonants] as const satisfies readonly Sound[];
export type SoundId = (typeof sounds)[number]['id'];

const byId = new Map<string, Sound>(sounds.map((sound) => [sound.id, sound]));

export function soundById(id: SoundId): Sound;
export function soundById(id: string): Sound | undefined;
export function soundById(id: string): Sound | undefined {
  return byId.get(id);
}

/** The sign as it stands in a text: /ʃ/. */
export const signOf = (id: SoundId | null) => (id === null ? 'no sound' : `/${soundById(id).sign}/`);

/** What a contrast is called: `/ɪ/ and /iː/`. */
export const contrastTitle = ({ sounds: [first, second] }: { sounds: readonly [SoundId, SoundId | null] }) =>
  second === null ? `${signOf(first)} or not` : `${signOf(first)} and ${signOf(second)}`;

/** The word with its key letters, cut at the stars: `sh*ee*p`. */
export function keyWordParts(keyWord: string): { before: string; letters: string; after: string } {
  const [before = '', letters = '', after = ''] = keyWord.split('*');
  return { before, letters, after };
}
