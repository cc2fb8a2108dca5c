import type { WordEntry } from '#shared/content/words/word-list';
import type { Item, ItemOf } from '#shared/items/item';
import type { Stage } from '../lesson';

/* Short ways to write a lesson down: what is not said is empty. */

type StageBasics = Pick<Stage, 'id' | 'kind' | 'title' | 'aim' | 'minutes' | 'grouping' | 'steps'>;

export function stage(fields: StageBasics & Partial<Stage>): Stage {
  return { materialIds: [], things: [], support: '', challenge: '', locked: false, ...fields };
}

/** A word with its meaning and a sentence that has it. */
export function word(
  term: string,
  meaning: string,
  { example, emoji = '', partOfSpeech = 'noun' }: { example: string; emoji?: string; partOfSpeech?: string },
): WordEntry {
  const id = term.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return { id, term, meaning, example, emoji, ipa: '', translation: '', partOfSpeech };
}

type About = Pick<Item, 'id' | 'prompt' | 'explanation' | 'level' | 'skill'>;

const common = { tags: [], version: 1, points: 1 };

/** Choose one: the first is right. */
export function choose(about: About, [right, ...wrong]: readonly [string, ...string[]]): ItemOf<'mc'> {
  const options = [{ text: right, isKey: true }, ...wrong.map((text) => ({ text, isKey: false }))];
  return { ...about, ...common, kind: 'mc', options };
}

export function trueOrFalse(about: About, key: boolean): ItemOf<'tf'> {
  return { ...about, ...common, kind: 'tf', key };
}

/** One gap, written ___ in the prompt. */
export function gap(about: About, ...accepted: string[]): ItemOf<'gap'> {
  return { ...about, ...common, kind: 'gap', accepted };
}

/** A gap whose ending is what is asked: announce for announced is a mistake there, not a slip of the finger. */
export function exactGap(about: About, ...accepted: string[]): ItemOf<'gap'> {
  return { ...gap(about, ...accepted), typing: { point: accepted } };
}
