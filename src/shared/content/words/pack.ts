import type { Level } from '#shared/core/level';
import type { Topic } from './topics';
import type { Word } from './word';
import type { WordEntry } from './word-list';
import type { SoundsOf } from './word-sounds';

/** Each level of each topic is a chunk of its own: a browser loads only what it shows. */
const files = import.meta.glob<Word[]>('./{a1,a2,b1,b2}/*.ts', { import: 'words' });
/** How they are said. Made from the dictionary of sounds: tests/unit/shared/content/word-sounds.test.ts. */
const soundFiles = import.meta.glob<SoundsOf>('./sounds/*.ts', { import: 'soundsOf' });

/** The words of one topic at one level; none where the pack has no such file. For adults there are some more. */
export async function loadWords(level: Level, topic: Topic, audience?: 'adults'): Promise<Word[]> {
  const words = await loadFile(`./${level.toLowerCase()}/${topic}.ts`);
  return audience === 'adults' ? [...words, ...(await loadAdultWords(level, topic))] : words;
}

/** The whole pack, for looking words up. */
export async function loadAllWords(): Promise<Word[]> {
  return (await Promise.all(Object.keys(files).map(loadFile))).flat();
}

async function loadFile(path: string): Promise<Word[]> {
  const [words, soundsOf] = await Promise.all([files[path]?.(), loadSounds(path.split('/')[1] ?? '')]);
  return (words ?? []).map((word) => ({ ...word, sounds: soundsOf(word) }));
}

async function loadAdultWords(level: Level, topic: Topic): Promise<Word[]> {
  const [{ adultWords }, soundsOf] = await Promise.all([import('./adult'), loadSounds('adult')]);
  return adultWords
    .filter((word) => word.level === level && word.topic === topic)
    .map((word) => ({ ...word, sounds: soundsOf(word) }));
}

/** How the words of a level, or those for adults, are said. */
async function loadSounds(name: string): Promise<SoundsOf> {
  return (await soundFiles[`./sounds/${name}.ts`]?.()) ?? (() => undefined);
}

/** How the words of the whole pack are said, without the words. */
export async function loadAllSounds(): Promise<SoundsOf> {
  const files = await Promise.all(Object.values(soundFiles).map((load) => load()));
  return (entry) => files.map((soundsOf) => soundsOf(entry)).find((sounds) => sounds !== undefined);
}

/**
 * Words that had one meaning in the pack before they had several: that one keeps its name of then, with the progress that
 * people have made on it.
 */
const namedBefore = new Map([
  ['bring-verb-carry', 'bring-verb'],
  ['call-verb-phone', 'call-verb'],
  ['come-verb-here', 'come-verb'],
  ['get-verb-receive', 'get-verb'],
  ['give-verb-hand', 'give-verb'],
  ['go-on-phrasal-verb-happen', 'go-on-phrasal-verb'],
  ['go-verb-move', 'go-verb'],
  ['hold-verb-hands', 'hold-verb'],
  ['keep-verb-have', 'keep-verb'],
  ['let-s-phrase', 'let-s-verb'],
  ['look-verb-eyes', 'look-verb'],
  ['make-verb-create', 'make-verb'],
  ['mystery-noun-story', 'mystery-noun'],
  ['put-verb-place', 'put-verb'],
  ['treat-verb-illness', 'treat-verb'],
  ['turn-down-phrasal-verb-quieter', 'turn-down-phrasal-verb'],
  ['turn-verb-direction', 'turn-verb'],
]);

/** A word of the pack is known by what it is, so that progress on it stays. */
export function idOf({ word, partOfSpeech, hint }: Pick<Word, 'word' | 'partOfSpeech' | 'hint'>): string {
  const id = [word, partOfSpeech, hint]
    .filter(Boolean)
    .join('-')
    .normalize('NFD')
    .replaceAll(/[^\w]+/g, '-')
    .slice(0, 40);
  return namedBefore.get(id) ?? id;
}

/** A word of the pack as an entry of a list. */
export function toEntry(word: Word): WordEntry {
  const { partOfSpeech, level, gloss, example, emoji, sounds } = word;
  return {
    id: idOf(word),
    term: word.word,
    meaning: gloss,
    example: example ?? '',
    emoji: emoji ?? '',
    ipa: sounds?.british ?? '',
    translation: '',
    partOfSpeech,
    level,
  };
}
