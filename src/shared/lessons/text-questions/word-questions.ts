import { toEntry } from '#shared/content/words/pack';
import { plainWords } from '#shared/content/words/plain-words';
import type { Word } from '#shared/content/words/word';
import { type Level, levelsAbove } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { isClearlyOther, tellsItself } from '#shared/vocabulary/wrong-words';
import { isOfPerson, isPlainMeaning } from './plain-meanings';
import { endOf, type Sentence, type Token } from './sentence';

interface WordOptions {
  /** Of the class. */
  level: Level;
  /** Words for the wrong meanings. */
  pool: readonly Word[];
  /** What tells the sense of a word in its sentence. */
  chooser: MeaningChooser;
  /** All of the text: no other word of it may have the meaning that is asked for. */
  sentences: readonly Sentence[];
  random: Random;
}

interface Target {
  token: Token;
  word: Word;
}

/** What a word of the text means, chosen among meanings; or the word that has a meaning, found in the text. */
export function wordQuestion(sentence: Sentence, options: WordOptions): Item | undefined {
  const { level, chooser, random } = options;
  const targets = sentence.tokens.flatMap((token, place) => {
    const word = clearSense(sentence, place);
    if (!word || !isTeachable(word, level) || !isOnce(sentence, token)) return [];
    return chooser.choose(token.lower, sentence.text) === word ? [{ token, word }] : [];
  });
  // The harder words are the ones worth asking for.
  const [target] = shuffle(targets, random).sort((a, b) => levelsAbove(b.word.level, a.word.level));
  if (!target) return undefined;
  const [one, other] = shuffle([meaningOf, findWord], random);
  return one?.(sentence, target, options) ?? other?.(sentence, target, options);
}

const common = { skill: 'vocabulary' as const, tags: [], version: 1, points: 1 };

/** “… had to rescue eleven people …” What does “rescue” mean? */
function meaningOf(sentence: Sentence, { word }: Target, { level, pool, random }: WordOptions): Item | undefined {
  const entry = toEntry(word);
  const fitting = shuffle(
    pool.filter(
      (other) =>
        other.partOfSpeech === word.partOfSpeech &&
        isAlike(other, word) &&
        Math.abs(levelsAbove(other.level, level)) <= 1 &&
        isPlainMeaning(other) &&
        isClearlyOther(toEntry(other), entry) &&
        !sentence.tokens.some(({ senses }) => senses.includes(other)),
    ),
    random,
  );
  // Of the same topic first: what it is all about has to be known, not only what it could be.
  const wrong = [...fitting.filter(({ topic }) => topic === word.topic), ...fitting]
    .map(({ gloss }) => gloss)
    .filter((gloss, place, all) => all.indexOf(gloss) === place)
    .slice(0, 3);
  if (wrong.length < 3) return undefined;
  return {
    ...common,
    id: 'text-word',
    kind: 'mc',
    // A meaning is said of one, and of the base of a verb.
    prompt: `“${sentence.text}” What does “${word.word}” mean here?`,
    options: shuffle([{ text: word.gloss, isKey: true }, ...wrong.map((text) => ({ text, isKey: false }))], random),
    explanation: `${word.word}: ${word.gloss}.`,
    level: word.level,
  };
}

/** Of one topic and as many; or glosses that begin alike, which tell of the same sort: “a place where”. */
const isAlike = (one: Word, other: Word) =>
  isOfPerson(one) === isOfPerson(other) &&
  opening(one.gloss, 1) === opening(other.gloss, 1) &&
  (one.topic === other.topic ||
    (opening(one.gloss, 2) === opening(other.gloss, 2) && !/^(?:the part|a thing|one of)\b/.test(one.gloss)));
const opening = (gloss: string, words: number) => gloss.split(' ', words).join(' ');

/** Find a word in the text that means: “to save a person or animal from danger”. */
function findWord(_: Sentence, { token, word }: Target, { sentences }: WordOptions): Item | undefined {
  const entry = toEntry(word);
  const isOnlyOne = sentences.every(({ tokens }) =>
    tokens.every(
      ({ lower, senses }) =>
        lower === token.lower || senses.every((other) => other === word || isClearlyOther(toEntry(other), entry)),
    ),
  );
  if (!isOnlyOne || tellsItself(entry)) return undefined;
  return {
    ...common,
    id: 'text-find-word',
    kind: 'short',
    prompt: `Find a word in the text that means: “${word.gloss}”.`,
    accepted: [...new Set([token.lower, word.word])],
    explanation: `${word.word}: ${word.gloss}.`,
    level: word.level,
  };
}

/** The meaning of a word that has no other, where it is that part of speech and not half of a longer name. */
function clearSense({ text, tokens }: Sentence, place: number): Word | undefined {
  const token = tokens[place];
  if (!token || place === 0 || !/^\p{Ll}+$/u.test(token.text) || token.senses.length !== 1) return undefined;
  if (/[-’']/.test(text.slice(token.at - 1, token.at) + text.slice(endOf(token), endOf(token) + 1))) return undefined;
  const [word] = token.senses;
  const [before, after] = [tokens[place - 1], tokens[place + 1]];
  if (!word || !before || !plainWords.has(word.word)) return undefined;
  switch (word.partOfSpeech) {
    case 'noun': {
      const isHalf = [before, after].some(
        (other) => other && (hasPart(other, 'noun') || (other.at > 0 && /^\p{Lu}/u.test(other.text))),
      );
      return isHalf || after?.lower === 'of' || token.tags.has('base') ? undefined : word;
    }
    case 'verb': {
      // Fried onions: how they are, and not what somebody does.
      const isDescription = token.tags.has('pp') && after !== undefined && hasPart(after, 'noun');
      // A fair swap is a noun, and looked astonished how they looked.
      const isDone = token.tags.has('base') ? letsDo(before) : saysWho(before);
      return isParticle(after) || isDeterminer(before) || isBe(before) || isDescription || !isDone ? undefined : word;
    }
    case 'adjective':
      return token.lower === word.word ? word : undefined;
    default:
      return undefined;
  }
}

/** Before the base of a verb: to, a helper, or those who do it. */
const letsDo = ({ lower, tags }: Token) =>
  /^(?:to|i|you|we|they|can|could|will|would|should|must|may|might|do|does|did|not|and|or|never|always|please|let|['’]ll)$/.test(
    lower,
  ) || tags.has('plural');

/** Somebody or something that does it, or a helper of the verb. */
const saysWho = ({ lower, tags, text }: Token) =>
  /^(?:i|you|he|she|it|we|they|who|has|have|had|to|and|then|never|always|also)$/.test(lower) ||
  tags.has('noun') ||
  tags.has('plural') ||
  /^\p{Lu}/u.test(text);

const hasPart = ({ senses }: Token, part: Word['partOfSpeech']) => senses.some((one) => one.partOfSpeech === part);
const isDeterminer = ({ lower }: Token) =>
  /^(?:the|a|an|my|your|his|her|its|our|their|this|these|every|each|some|many|several|two|three|four|five|six)$/.test(
    lower,
  );
const isBe = ({ lower }: Token) => /^(?:is|are|was|were|am|very)$/.test(lower);
/** Behind it, a verb may be half of a phrasal verb. */
const isParticle = (token: Token | undefined) =>
  token !== undefined &&
  /^(?:up|down|in|out|on|off|over|away|back|through|around|along|by|for|after|into|to|at|from|with|of|about)$/.test(
    token.lower,
  );

/** One level around the class's, and nothing that everybody knows from the first weeks. */
const isTeachable = (word: Word, level: Level) =>
  Math.abs(levelsAbove(word.level, level)) <= 1 && (word.level !== 'A1' || level === 'A1');

const isOnce = ({ tokens }: Sentence, token: Token) => tokens.filter(({ lower }) => lower === token.lower).length === 1;
