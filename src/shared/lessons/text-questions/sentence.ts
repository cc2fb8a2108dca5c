import type { Word } from '#shared/content/words/word';
import { groupBy } from '#shared/core/group-by';
import type { PartOfSpeech } from '#shared/language/part-of-speech';
import { sentencesOf } from '#shared/vocabulary/level-profile';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { makeTagger, type Reading } from '#shared/writing/checker/tagger';
import { sentencesIn } from '#shared/writing/checker/tokenise';
import { wordSets } from '#shared/writing/checker/word-sets';
import { isFirstName } from './first-names';
import type { Person } from './person';
import { plainText } from './plain-text';

/** A word of a sentence with all that the engine has to know of it. */
export interface Token extends Pick<Reading, 'tags' | 'verbs'> {
  text: string;
  lower: string;
  /** Where it begins in the sentence. */
  at: number;
  /** The senses that it may have, easiest first. */
  senses: readonly Word[];
  /** The first name of somebody: one that we know, or one that the text uses as a name. */
  isFirstName: boolean;
}

export interface Sentence {
  text: string;
  tokens: readonly Token[];
  /** How much there is to ask about: words that carry information, numbers and names. */
  weight: number;
  /** Nothing in it keeps it from being asked about. What is not clear still tells who is spoken of. */
  isClear: boolean;
  /** Who says I in it: the speaker of a line, or whoever wrote the text. */
  narrator?: Person;
  /** The same as it can be asked about, where that is not as it stands: its teller named where it says my, me or us. */
  plain?: Pick<Sentence, 'text' | 'tokens'>;
  /** It stands in the line of a speaker: what it states, the text does not. */
  isSaid: boolean;
  /** The line of the text, which is its paragraph where the text has any. */
  line: number;
}

/** Whoever says I in a text that nobody else tells. */
const writer: Person = { name: 'the writer', first: 'the writer' };

const wordOrNumber = /\p{L}+(?:['’-]\p{L}+)*|\d+(?:[.,:]\d+)*/gu;
const little: readonly PartOfSpeech[] = ['determiner', 'pronoun', 'preposition', 'conjunction', 'modal', 'exclamation'];

/**
 * The sentences of a text in their order. Clear are those that the text itself states: whole, of a fair length, said by
 * nobody, with nothing in brackets, and only the first time.
 */
export function readSentences(text: string, index: WordIndex): Sentence[] {
  const seen = new Set<string>();
  const tag = makeTagger(index);
  const capitals = new Set([...text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)].map(([word]) => word));
  const reader = { index, tag, named: namedIn(text, index), capitals };
  const own =
    text.replace(/["“][^"“”]*["”]/g, '').match(/(?<![\p{L}\d])(?:I|[Ww]e|[Oo]ur|[Mm]y)(?![\p{L}\d.])/gu) ?? [];
  const isDialogue = speakersOf(text).length > 1;
  const narrator = !isDialogue && own.length >= 3 && !isInterview(text) ? writer : undefined;
  const inThird = (sentence: string) =>
    sentence
      .replace(/(?<!^)(?<![\p{L}’'])(?:my|our)(?=\s)/gu, 'the writer’s')
      .replace(/(?<!^)(?<![\p{L}’'])(?:me|us)(?![\p{L}’'])/gu, 'the writer');
  return text.split(/\n+/).flatMap((line, place) => {
    const [, speaker, words = line] = (isDialogue && turn.exec(line)) || [];
    const isSpoken = speaker === undefined && (isListed(line) || /(?<![\p{L}\d])['‘]\p{Lu}/u.test(line));
    const teller = speaker ? namedSpeaker(speaker) : narrator;
    let isQuoted = false;
    return sentencesOf(words).map((sentence): Sentence => {
      const marks = sentence.match(/["“”]/g)?.length ?? 0;
      const isOthers = isSpoken || isQuoted || marks > 0;
      if (marks % 2 === 1) isQuoted = !isQuoted;
      const tokens = tokensOf(sentence, reader);
      const plain = narrator ? inThird(plainText(sentence)) : plainText(sentence);
      const isClear =
        !isOthers && !seen.has(sentence) && isWhole(plain) && !isPostscript(plain) && isOfFairLength(plain, tokens);
      seen.add(sentence);
      return {
        text: sentence,
        tokens,
        weight: weightOf(tokens),
        isClear: isClear && isEnglish(tokens),
        isSaid: speaker !== undefined,
        line: place,
        ...(teller && { narrator: teller }),
        ...(plain !== sentence && { plain: { text: plain, tokens: tokensOf(plain, reader) } }),
      };
    });
  });
}

/** The sentences of each line together, in the order of the text. */
export const linesOf = (sentences: readonly Sentence[]): Sentence[][] => [
  ...groupBy(sentences, ({ line }) => line).values(),
];

const turn = /^\s*(\p{Lu}[\p{L}.'’ -]{0,29}):\s+(\S.*)$/u;

/** A speaker who has a letter only is called so. */
const namedSpeaker = (speaker: string): Person =>
  speaker.length === 1
    ? { name: `speaker ${speaker}`, first: `speaker ${speaker}` }
    : { name: speaker, first: speaker.split(' ')[0] ?? speaker };

/** Those who speak in turns, where the text is a dialogue. */
export function speakersOf(text: string): string[] {
  const turns = text.split(/\n+/).flatMap((line) => turn.exec(line)?.[1] ?? []);
  const speakers = [...new Set(turns)];
  // Headings before a colon come once each, who speaks with others comes back.
  return turns.length >= 4 && turns.length >= speakers.length + 2 ? speakers : [];
}

/** A line of a list or a note: "Prices: …", "– two eggs". */
const isListed = (line: string) => /^\s*[\p{Lu}\d][\p{L}\d .'’-]{0,30}:\s/u.test(line) || /^\s*[-–—•]/.test(line);

/** Who is asked three questions and more says I, and it is not the writer; in a letter the writer asks. */
const isInterview = (text: string) =>
  (text.replace(/["“][^"“”]*["”]/g, '').match(/\b(?:you|your)\b[^.!?]{0,200}\?/gi)?.length ?? 0) >= 3 &&
  !/^(?:Hi|Hello|Hey|Dear|To|Subject)\b[^.]{0,40}$/m.test(text);

/** Behind a letter: "PS Their anniversary is on 9 June." */
const isPostscript = (sentence: string) => /^P\.?\s?S\b/.test(sentence);

const isWhole = (sentence: string) =>
  /^\p{Lu}/u.test(sentence) &&
  /[.!]$/.test(sentence) &&
  !/\bof (?:us|me|the writer)\b(?!['’])|["“”‘()[\]{}_;:…\u2013\u2014<>]|\s-\s|\.\.|(?<!\p{L})['’]|['’](?!\p{L})/u.test(
    sentence,
  );

const isOfFairLength = (sentence: string, tokens: readonly Token[]) =>
  tokens.length >= 4 && tokens.length <= 32 && sentence.length <= 220;

interface Reader {
  index: WordIndex;
  tag: (low: string) => Reading;
  named: ReadonlySet<string>;
  /** Words that have a capital in the middle of a sentence: at its head they are names as well. */
  capitals: ReadonlySet<string>;
}

function tokensOf(sentence: string, { index, tag, named, capitals }: Reader): Token[] {
  // What a word can be where it stands: a stop in the bus stop is no verb.
  const inContext = new Map(
    sentencesIn(sentence, 0, tag).flatMap(({ tokens }) => tokens.map((token) => [token.start, token] as const)),
  );
  return [...sentence.matchAll(wordOrNumber)].map(({ 0: text, index: at }) => {
    const lower = text.toLowerCase().replaceAll('’', "'");
    const { tags: ownTags, verbs } = inContext.get(at) ?? tag(lower);
    const bare = text.replace(/['’]s$/, '');
    const tags: Reading['tags'] = at === 0 && capitals.has(bare) ? new Set([...ownTags, 'name']) : ownTags;
    return {
      text,
      lower,
      at,
      senses: index.find(lower),
      tags,
      verbs,
      isFirstName: isFirstName(bare) || named.has(bare),
    };
  });
}

const personDoes =
  '(?:said|says|told|tells|thinks|thought|wanted|wants|loves|loved|likes|smiled|smiles|laughed|laughs|asked|asks|decided|knows|knew|felt|feels|hopes|believes|explains|explained|remembers|remembered|wakes|woke|sat|speaks|spoke)';

/**
 * Unknown words with a capital that do what only people do, are born, or stand at the head of a sentence before one
 * that goes on with he or she; and of which nothing says that they are places.
 */
function namedIn(text: string, index: WordIndex): Set<string> {
  const name = '(\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)?';
  const does = new RegExp(
    `(?<![\\p{L}.’'-] ?)${name} (?:(?:always|often|never|also|still) )?(?:${personDoes}|was born)\\b`,
    'gu',
  );
  const goesOn = new RegExp(`(?:^|[.!?]\\s+)${name} [^.!?\\n]{3,160}\\.\\s+(?:He|She|His|Her)\\b`, 'gu');
  const said = new RegExp(`${personDoes} (\\p{Lu}\\p{Ll}{2,})`, 'gu');
  const called =
    /\b(?:girl|boy|man|woman|friend|student|(?:school)?teacher|engineer|farmer|painter|writer|driver|sailor|soldier|scientist|baker|neighbour|doctor|waiter|nurse|brother|sister|son|daughter|cousin) (?:called|named) (\p{Lu}\p{Ll}{2,})/gu;
  const atWork = new RegExp(`\\b(?:${[...wordSets.job].join('|')}) (\\p{Lu}\\p{Ll}{2,})`, 'gu');
  const isCalled = /\b(?:[Hh]is|[Hh]er|[Mm]y) name (?:is|was) (\p{Lu}\p{Ll}{2,})/gu;
  const isCalledSo =
    /\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:boss|teacher|friend|neighbour|brother|sister|cousin|aunt|uncle|guide|coach|host|manager|son|daughter) (?:is|was) called (\p{Lu}\p{Ll}+)/gu;
  const whoDoes = /(?<![.’'] ?|\b(?:in|at|near|from|the|of) )(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+, who /gu;
  const whole = /(?<!\b(?:in|at|near|from|the|of|to) )\b(\p{Lu}\p{Ll}+)(?= \p{Lu}\p{Ll}+)/gu;
  // "Jo Pemberton … Jo laughs": a name of two words of which the first stands alone elsewhere, where there is a he or a she.
  const shortened = /\b(?:he|she|his|her)\b/i.test(text)
    ? [...text.matchAll(whole)].filter(([, one = '']) => new RegExp(`\\b${one}\\b(?! \\p{Lu})`, 'u').test(text))
    : [];
  const alsoDoes = new RegExp(`(?:^|[.!?]\\s+)${name} [^.!?\\n,]{3,80},? and (?:he|she)\\b`, 'gu');
  const patterns = [does, goesOn, said, called, isCalled, isCalledSo, whoDoes, alsoDoes, atWork];
  const found = [...patterns.flatMap((pattern) => [...text.matchAll(pattern)]), ...shortened].map(
    ([, one = '']) => one,
  );
  const places = new Set(
    [...text.matchAll(/\b(?:[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Tt]he|[Aa]n?) (\p{Lu}\p{Ll}+)/gu)].map(([, place]) => place),
  );
  return new Set(
    found.filter((one) => index.find(one.toLowerCase()).length === 0 && !places.has(one) && one !== 'According'),
  );
}

/** Names and numbers aside, most of its words are known: another language is not asked about as if it were English. */
function isEnglish(tokens: readonly Token[]): boolean {
  const plain = tokens.filter(({ text }) => /^\p{Ll}/u.test(text));
  return plain.filter(({ senses }) => senses.length > 0).length >= plain.length * 0.6 && plain.length > 0;
}

/** Information words by the length of the sentence: a long one with little in it is no better than a short one. */
function weightOf(tokens: readonly Token[]): number {
  const heavy = tokens.filter(
    ({ text, senses }, place) =>
      /\d/.test(text) ||
      (place > 0 && /^\p{Lu}/u.test(text)) ||
      senses.some((one) => !little.includes(one.partOfSpeech)),
  );
  return heavy.length / Math.sqrt(Math.max(1, tokens.length));
}

const denials =
  /^(?:no|not|never|none|nobody|nothing|nowhere|neither|nor|hardly|rarely|seldom|without|cannot|few|little)$|n't$/;

export const isDenied = ({ tokens }: Pick<Sentence, 'tokens'>) => tokens.some(({ lower }) => denials.test(lower));

/** The sentence with another text in the place of one word. */
export function withWord({ text }: Pick<Sentence, 'text'>, { at, text: old }: Token, by: string): string {
  return text.slice(0, at) + by + text.slice(at + old.length);
}

/** A noun where it stands, of one or of several. */
export const isNoun = ({ tags }: Pick<Token, 'tags'>): boolean => tags.has('noun') || tags.has('plural');

/** Where a word ends in its sentence. */
export const endOf = ({ at, text }: Token) => at + text.length;
