import { verbChoices } from '#shared/content/words/collocations/verb-choices';
import type { WordEntry } from '#shared/content/words/word-list';
import { levelsAbove } from '#shared/core/level';
import { shuffle } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { formsOf } from '#shared/language/forms/inflect';
import { type Collocation, collocations } from './collocations';
import { common, levelOf, named, type StudyOptions } from './study-item';

/** A phrase of which the verb is asked for. */
interface AskedPhrase extends Collocation {
  verb: string;
  /** What stands behind the verb. */
  rest: string;
  wrong: readonly string[];
}

const phrases: readonly AskedPhrase[] = verbChoices
  .trim()
  .split('\n')
  .map((line) => {
    const [phrase = '', wrong = ''] = line.split(' | ');
    const collocation = collocations.find((one) => one.phrase === phrase);
    if (!collocation) throw new Error(`In no table of collocations: ${phrase}`);
    const [verb = ''] = phrase.split(' ');
    return { ...collocation, verb, rest: phrase.slice(verb.length + 1), wrong: wrong.split(', ') };
  });

/** The verb that goes with a noun: “make” a mistake, never “do” one. */
export function collocationItems({ entries, random }: StudyOptions): Item[] {
  return shuffle(entries, random).flatMap((entry): Item[] => {
    const [asked] = shuffle(
      phrases.filter((one) => isAbout(one, entry)),
      random,
    );
    if (!asked) return [];
    const { verb, rest, wrong, phrase } = asked;
    return [
      {
        ...common,
        ...levelOf(entry),
        ...named(entry, 'collocation'),
        kind: 'mc',
        prompt: `Which verb goes with these words? ${gapMark} ${rest}`,
        options: shuffle(
          [
            { text: verb, isKey: true },
            ...wrong.map((text) => ({
              text,
              isKey: false,
              feedback: `“${text}” does not go with “${rest}”.`,
            })),
          ],
          random,
        ),
        explanation: `The verb that goes with “${rest}” is “${verb}”: “${phrase}”.`,
      },
    ];
  });
}

/** A phrase is asked for its nouns, for its verb, and where a list has the whole of it. */
function isAbout({ phrase, verb, rest, level }: AskedPhrase, { term, partOfSpeech, level: own }: WordEntry): boolean {
  if (own && levelsAbove(level, own) > 1) return false;
  const word = term.toLowerCase();
  if (phrase === word) return true;
  if (partOfSpeech === 'verb') return verb === word;
  return partOfSpeech === 'noun' && formsOf(word, 'noun').some((form) => rest.split(' ').includes(form));
}
