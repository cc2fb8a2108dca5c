import { areNear } from '#shared/content/words/near-words';
import { toEntry } from '#shared/content/words/pack';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { notesOf } from '#shared/vocabulary/word-notes';
import { withArticle } from '#shared/writing/checker/a-or-an';
import { isConcrete, isGeneral, manySenses } from './plain-meanings';
import { type Found, readingFields } from './question';
import { endOf, isNoun, linesOf, type Sentence, type Token } from './sentence';
import { sortOf } from './subject';

interface Paragraph {
  sentences: readonly Sentence[];
  /** The words with which it begins, by which it is found without counting. */
  opening: string;
}

/** Of fewer words it is a heading, a greeting or a line of somebody who speaks. */
const leastWords = 20;

/** The paragraphs of a text that has three and more; none where a line ends in the middle of a sentence. */
function paragraphsOf(sentences: readonly Sentence[]): Paragraph[] {
  const lines = linesOf(sentences).filter(
    (line) => line.reduce((words, { tokens }) => words + tokens.length, 0) >= leastWords,
  );
  const isWhole = lines.every((line) => /[.!?]['’"”]?$/.test(line.at(-1)?.text ?? ''));
  if (lines.length < 3 || !isWhole || sentences.some(({ isSaid }) => isSaid)) return [];
  return lines.map((line) => ({ sentences: line, opening: openingWords(line[0]?.text ?? '') }));
}

/** The first words, with the marks of speech in them as they stand, closed where they end further on. */
const openingWords = (text: string) => {
  const words = text
    .split(' ', 6)
    .join(' ')
    .replace(/["“](?=[\p{L}\d])|(?<![\p{L}\d])['‘](?=[\p{L}\d])/gu, '‘')
    .replace(/["”]|(?<=[.,!?])'/gu, '’')
    .replace(/[,;:.!?]+$/, '');
  const isOpen = (words.match(/‘/g)?.length ?? 0) > (words.match(/(?<=[.,!?])’/gu)?.length ?? 0);
  return `“${words} …${isOpen ? '’' : ''}”`;
};

/** How many of them a text is asked for: one of three paragraphs, three of five and more. */
const mostOf = (paragraphs: number) => Math.min(3, paragraphs - 2);

/**
 * In which paragraph a text tells of a thing: one that stands in this paragraph alone, by no other name elsewhere, and
 * twice where there is such a one. Each of another paragraph.
 */
export function paragraphQuestions(
  sentences: readonly Sentence[],
  asked: ReadonlyMap<Sentence, Item>,
  random: Random,
): Found[] {
  const paragraphs = paragraphsOf(sentences);
  if (new Set(paragraphs.map(({ opening }) => opening)).size < Math.max(3, paragraphs.length)) return [];
  const isOnlyIn = (here: Paragraph, noun: string) =>
    sentences.every(
      (sentence) => here.sentences.includes(sentence) || !wordsOf(sentence).some((one) => isSame(one, noun)),
    );
  // The first paragraph is what everybody has read.
  return shuffle(paragraphs.slice(1), random)
    .flatMap((paragraph) => {
      const only = thingsIn(paragraph).filter(
        ({ noun, sentence }) => !asked.has(sentence) && isOnlyIn(paragraph, noun) && !paragraph.opening.includes(noun),
      );
      const timesOf = (noun: string) => only.filter((one) => one.noun === noun).length;
      const [best] = only.sort((a, b) => timesOf(b.noun) - timesOf(a.noun));
      return best ? [{ ...best, paragraph }] : [];
    })
    .slice(0, mostOf(paragraphs.length))
    .map(({ said, sentence, paragraph }) => {
      const others = shuffle(
        paragraphs.filter((one) => one !== paragraph),
        random,
      ).slice(0, 3);
      const shown = paragraphs.filter((one) => one === paragraph || others.includes(one));
      const item: Item = {
        id: 'text-paragraph',
        kind: 'mc',
        prompt: `Which paragraph mentions ${said}? It begins like this:`,
        // In the order of the text, as one looks for it.
        options: shown.map((one) => ({ text: one.opening, isKey: one === paragraph })),
        explanation: `The text says: ${sentence.text}`,
        ...readingFields(),
      };
      return { item, sentence };
    });
}

/** As they stand, without an s, and as the pack has them: a volcano and volcanoes. */
const wordsOf = ({ tokens }: Sentence) =>
  tokens.flatMap(({ lower, senses }) => [stem(lower), ...senses.map(({ word }) => word)]);
const stem = (word: string) => word.replace(/['’]s$/, '').replace(/s$/, '');
/** Treetops have trees in them. */
const isSame = (one: string, noun: string) =>
  one === noun || areNear(one, noun) || (noun.length > 3 && (one.startsWith(noun) || one.endsWith(noun)));

/** The plain things that a paragraph names, as somebody says who asks for them: "a compass", "seals". */
const thingsIn = ({ sentences }: Paragraph) =>
  sentences
    .filter(({ text }) => !/[?]/.test(text))
    .flatMap((sentence) =>
      sentence.tokens.flatMap((token, at) => {
        const next = sentence.tokens[at + 1];
        // Half of a name: "a stone farmhouse", also where we do not know the other half.
        const isHalf = next !== undefined && next.at === endOf(token) + 1 && (isNoun(next) || next.tags.size === 0);
        // "The baker's" is cut off from what is theirs.
        if (at === 0 || !isPlainThing(token) || isHalf || /['’]/.test(token.text)) return [];
        const noun = token.senses[0]?.word ?? stem(token.lower);
        if (token.tags.has('plural')) {
          const before = sentence.tokens[at - 1];
          // "Nobody frames it": a verb.
          const isVerb =
            token.tags.has('third') &&
            !(before && /^(?:the|some|of|with|and|my|his|her|their|our|two|three)$/.test(before.lower));
          return before && !isNoun(before) && !isVerb ? [{ sentence, noun, said: token.lower }] : [];
        }
        const opener = sentence.tokens.slice(0, at).findLast(({ tags }) => !tags.has('adj'));
        // Of what is counted one is asked for: "his old whistle" is a whistle.
        return opener && countsOne.test(opener.lower) && /^an? /.test(token.senses[0]?.gloss ?? '')
          ? [{ sentence, noun, said: opener.lower === 'the' ? `the ${token.lower}` : withArticle(token.lower) }]
          : [];
      }),
    );

const countsOne = /^(?:an?|the|my|your|his|her|its|our|their|one)$/;

/** A noun of the pack and nothing else, that can be seen or touched. */
function isPlainThing(token: Token): boolean {
  const { senses, text, lower } = token;
  if (text !== lower || isGeneral(lower) || manySenses.has(stem(lower)) || !isNoun(token) || senses.length !== 1)
    return false;
  const [noun] = senses;
  return (
    noun?.partOfSpeech === 'noun' &&
    (noun.emoji !== undefined || isConcrete(noun)) &&
    sortOf(token) === 'something' &&
    // "A grass" is said of none.
    !notesOf(toEntry(noun)).some((note) => note.includes('uncountable'))
  );
}
