import { toEntry } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { type Level, levelsAbove } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { degrees, plurals, verbForms } from '#shared/language/forms/inflect';
import { startsWithVowel } from '#shared/language/word-classes';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { isClearlyOther } from '#shared/vocabulary/wrong-words';
import { wordSets } from '#shared/writing/checker/word-sets';
import { type Sentence, type Token, withWord } from './sentence';

interface GapOptions {
  level: Level;
  /** Words for the wrong choices. */
  pool: readonly Word[];
  /** What tells the sense of a word in its sentence. */
  chooser: MeaningChooser;
  random: Random;
}

/** One form that a word can stand in. */
type Form = 'base' | 'plural' | 'third' | 'ing' | 'past' | 'participle' | 'comparative' | 'superlative';

/**
 * A word of the class's level is taken out of a sentence. The choices are of the same part of speech and in the same
 * form; the meaning stands beside the gap, so that a word that would fit the sentence as well is still wrong.
 */
export function gapIn(sentence: Sentence, { level, pool, chooser, random }: GapOptions): Item | undefined {
  const places = sentence.tokens.flatMap((token, place) => {
    const word = clearSense(sentence, place);
    if (!word || !isTeachable(word, level) || !isOnce(sentence, token)) return [];
    // What the pack knows as a noun only may be a verb here: the words around it have to agree.
    return chooser.choose(token.lower, sentence.text) === word ? [{ token, word, place }] : [];
  });
  // The harder words are the ones worth asking for.
  const [target] = shuffle(places, random).sort((a, b) => levelsAbove(b.word.level, a.word.level));
  if (!target) return undefined;
  const { token, word, place } = target;
  const form = formOf(token.lower, word);
  if (!form) return undefined;
  const article = sentence.tokens[place - 1]?.lower;
  const fits = (text: string) => (article !== 'a' && article !== 'an') || (article === 'an') === startsWithVowel(text);
  if (!fits(token.lower)) return undefined;
  const wrong = wrongForms(word, form, { level, pool, random }).filter(
    ({ text }) => fits(text) && text !== token.lower && !sentence.tokens.some(({ lower }) => lower === text),
  );
  if (wrong.length < 3) return undefined;
  return {
    id: `text-gap.${place}`,
    kind: 'mc',
    prompt: `${withWord(sentence, token, gapMark)} (${word.gloss})`,
    options: shuffle(
      [
        { text: token.text, isKey: true },
        ...wrong.slice(0, 3).map((other) => ({
          text: other.text,
          isKey: false,
          feedback: `${other.word.word}: ${other.word.gloss}.`,
        })),
      ],
      random,
    ),
    explanation: sentence.text,
    level: word.level,
    skill: 'vocabulary',
    tags: [],
    version: 1,
    points: 1,
  };
}

/** The one sense that the word can have here; nothing where there is any doubt. */
function clearSense({ tokens }: Sentence, place: number): Word | undefined {
  const token = tokens[place];
  if (!token || place === 0 || !/^\p{Ll}+$/u.test(token.text) || token.senses.length !== 1) return undefined;
  const [word] = token.senses;
  const [before, wayBefore, after] = [tokens[place - 1], tokens[place - 2], tokens[place + 1]];
  if (!word || !before || word.word.includes('-') || word.topic === 'grammar' || manySenses.has(word.word))
    return undefined;
  switch (word.partOfSpeech) {
    case 'noun':
      // A determiner before it says that it is a noun, and another noun behind that it is only half of one.
      if (after && hasPart(after, 'noun')) return undefined;
      return isDeterminer(before) || (hasPart(before, 'adjective') && wayBefore && isDeterminer(wayBefore))
        ? word
        : undefined;
    case 'verb':
      return /^(?:to|can|could|will|would|should|must|i|you|he|she|we|they)$/.test(before.lower) && !isParticle(after)
        ? word
        : undefined;
    case 'adjective':
      return (isBe(before) && !(after && hasPart(after, 'noun'))) ||
        (isDeterminer(before) &&
          after &&
          hasPart(after, 'noun') &&
          after.senses.every((one) => one.partOfSpeech === 'noun'))
        ? word
        : undefined;
    case 'adverb':
      return /ly$/.test(token.lower) ? word : undefined;
    default:
      return undefined;
  }
}

/** Words that mean so much that the one meaning of the pack is seldom the one of the text. */
const manySenses = new Set(
  (
    'be have do get go take make put come set keep turn let run top way part place end thing side back point kind case ' +
    'movement cell party plant bank star bill lift match ring light club scale stage board pool note row bar court ' +
    'trunk sheet current fan nail palm pitch race record rock seal season spring strike tie track wave branch press ' +
    'volume figure table field character term subject object issue operation degree practice power force state capital ' +
    'glass paper iron letter present change bear mean mind play work paper home draw pass catch hold raise break call ' +
    'charge cover drop head hand face foot arm class course order address picture show sign report ' +
    'line sort piece bit matter sense right left only just simply finally mostly'
  ).split(' '),
);

const hasPart = ({ senses }: Token, part: Word['partOfSpeech']) => senses.some((one) => one.partOfSpeech === part);
const isDeterminer = ({ lower }: Token) =>
  /^(?:the|a|an|my|your|his|her|its|our|their|this|these|every|each)$/.test(lower);
const isBe = ({ lower }: Token) => /^(?:is|are|was|were|am|very)$/.test(lower);
/** Behind it, a verb may be half of a phrasal verb. */
const isParticle = (token: Token | undefined) =>
  token !== undefined &&
  /^(?:up|down|in|out|on|off|over|away|back|through|around|along|by|for|after|into)$/.test(token.lower);

/** One level around the class's: neither known long ago nor out of reach. */
const isTeachable = (word: Word, level: Level) => Math.abs(levelsAbove(word.level, level)) <= 1 && word.gloss !== '';

const isOnce = ({ tokens }: Sentence, token: Token) => tokens.filter(({ lower }) => lower === token.lower).length === 1;

function formOf(text: string, word: Word): Form | undefined {
  const forms = allForms(word).filter(([, forms]) => forms.includes(text));
  // In two forms at once (put, walked) nobody can say which one is meant: only where they are the two of the past.
  if (forms.length === 2 && forms.every(([form]) => form === 'past' || form === 'participle')) return 'past';
  return forms.length === 1 ? forms[0]?.[0] : undefined;
}

function allForms({ word, partOfSpeech }: Word): [Form, readonly string[]][] {
  if (partOfSpeech === 'noun')
    return [
      ['base', [word]],
      ['plural', plurals(word)],
    ];
  if (partOfSpeech === 'verb') {
    const { thirdPerson, ing, past, participle } = verbForms(word);
    return [
      ['base', [word]],
      ['third', [thirdPerson]],
      ['ing', [ing]],
      ['past', past],
      ['participle', participle],
    ];
  }
  const compared = partOfSpeech === 'adjective' ? degrees(word) : undefined;
  return [
    ['base', [word]],
    ...(compared
      ? ([
          ['comparative', compared.comparative],
          ['superlative', compared.superlative],
        ] satisfies [Form, readonly string[]][])
      : []),
  ];
}

/** Other words in the same form; where past and participle are one, so are theirs. */
function wrongForms(
  word: Word,
  form: Form,
  { level, pool, random }: Omit<GapOptions, 'chooser'>,
): { word: Word; text: string }[] {
  const entry = toEntry(word);
  const wordsByForm = new Map<string, Word>();
  const ofPart = shuffle(
    pool.filter(({ partOfSpeech }) => partOfSpeech === word.partOfSpeech),
    random,
  );
  // Of the same topic first: a wrong choice that could never stand there is none.
  const tempting = [...ofPart.filter(({ topic }) => topic === word.topic), ...ofPart];
  for (const other of tempting) {
    if (wordsByForm.size >= 8) break;
    if (form === 'plural' && !isCounted(other)) continue;
    if (!/^[a-z]+$/.test(other.word) || !other.gloss) continue;
    if (levelsAbove(other.level, level) > 0 && other.level !== word.level) continue;
    if (!isClearlyOther(toEntry(other), entry)) continue;
    const [text, ...more] = allForms(other).find(([one]) => one === form)?.[1] ?? [];
    if (!text || more.length > 0 || !/^[a-z]+$/.test(text)) continue;
    if (form === 'past' && verbForms(other.word).participle[0] !== text) continue;
    if (form !== 'base' && text === other.word) continue;
    wordsByForm.set(text, other);
  }
  return [...wordsByForm].map(([text, one]) => ({ text, word: one }));
}

/** Whether one says two of them: not milks or lonelinesses. What the pack calls a thing with a/an is counted. */
function isCounted({ word, gloss, topic }: Word): boolean {
  if (wordSets.mass.has(word) || topic === 'feelings' || topic === 'thinking') return false;
  return (
    /^(?:an?|the|one of|any)\b/.test(gloss) &&
    !/(?:ness|ity|ship|ism|ment|ance|ence|ing|age|tion|ics|noon|midnight)$/.test(word)
  );
}
