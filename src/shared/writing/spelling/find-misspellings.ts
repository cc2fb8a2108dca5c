import { capital } from '#shared/core/first-letter';
import { withoutAccents } from '#shared/language/spelling-variants';
import type { Flag } from '../flag';
import type { Speller } from './speller';
import { spellingRule } from './with-spelling';

/** What stands between spaces and is no word: an address, a tag, what has digits or signs in it, and what never ends. */
const noWord = /:\/\/|^www\.|[@\d_<>{}=*]|^["“(]?[#/\\]|\p{L}\.\p{Ll}{2,4}(?:\/|[^\p{L}]*$)|^.{60}/u;
/** A few words in quotation marks: of another language perhaps, or a word that is spoken about. */
const shortQuotes = /[“"‘«](?:[^\s“”"‘’«»]+ ?){1,3}[”"’»]/gu;
const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’´`]\p{L}+)*['’]?/gu;
/** A host and what is put on it by an apostrophe. */
const shortForm = /^(.+?)(?:n't|'(?:s|d|ll|ve|re|m)|')$/;
const abbreviations =
  /^(?:mr|mrs|dr|prof|st|etc|vs|approx|dept|govt|min|max|hr|hrs|sec|kg|km|cm|mm|ml|tel|fig|inc|ltd|ok|tv|wifi|app|apps)$/;
/** What people say that are no words: ha ha, hmm, and a letter that is drawn out. */
const outcries =
  /^(?:(?:ha|he|ho|hi)+h?|h?m+|u+[hm]+|a+h+|o+h+|s?sh+|z+|b?r+|pss?t|yay|wow|ugh|eh|oops|phew|yum|la(?:la)+)$|(\p{L})\1\1/u;
/** What is put before a whole word. */
const beginnings =
  /^(?:un|re|non|over|under|mis|anti|pre|post|super|self|semi|micro|mini|multi|inter|ultra|eco|cyber|bio|auto|mega|sub|out|co|de)(?=\p{L}{4})/u;
/** What is put behind one. */
const ends = /(?<=\p{L}{4})(?:ness|less|like|wise|ish|ism|ists?|proof|friendly)$/u;

/** From this share of unknown words on a text is in another language. */
const foreignShare = 0.4;
/** How sure a suggestion must be: for any word, for one that begins a sentence, for a name, for one that is made of others. */
const sure = { word: 1.9, beginning: 0.8, name: 1.2, made: 0.9 };

/** The words of a text that are in no dictionary, with what may have been meant. Names and the like are left alone. */
export function findMisspellings(text: string, speller: Speller): Flag[] {
  const words = wordsIn(text);
  const names = new Set(words.filter(({ isName, isIntroduced }) => isName || isIntroduced).map(({ plain }) => plain));
  const isDoer = ({ plain, isPart }: FoundWord) =>
    isPart && speller.isWord(plain.toLowerCase().replace(/(?<=\p{L}{3})(?:ers?|ed)$/u, ''));
  const unknown = words.filter((word) => !isKnown(word.plain, speller) && !isDoer(word));
  const long = words.filter(({ plain }) => plain.length > 2);
  if (long.length >= 8 && unknown.length / long.length > foreignShare) return [];
  return unknown.flatMap((word) => {
    const suggestions = suggestFor(word, { names, speller });
    const [suggestion] = suggestions;
    if (suggestion === undefined) return [];
    const { start, text: written } = word;
    return [{ ...spellingText, start, end: start + written.length, text: written, suggestion, suggestions }];
  });
}

const spellingText = {
  rule: spellingRule,
  name: 'Spelling',
  code: 'SP',
  why: 'No dictionary of ours has this word. Look at its letters once more.',
} as const;

interface FoundWord {
  start: number;
  text: string;
  /** Without accents, and with a straight apostrophe. */
  plain: string;
  /** It begins with a capital letter inside a sentence, or goes on after one and a hyphen. */
  isName: boolean;
  /** It begins with a capital letter, as it begins a sentence. */
  isFirst: boolean;
  /** It goes on after a hyphen. */
  isPart: boolean;
  /** The text says that something is called so: people call it a loch. */
  isIntroduced: boolean;
}

function wordsIn(text: string): FoundWord[] {
  const blank = (part: string) => ' '.repeat(part.length);
  const read = text
    .replaceAll(/\S+/g, (part) => (noWord.test(part) ? blank(part) : part))
    .replaceAll(shortQuotes, blank);
  return [...read.matchAll(wordPattern)].map(({ 0: whole, index: start }) => {
    const written = whole.replace(/['’]$/, '');
    const isCapital = /^\p{Lu}/u.test(written);
    const isFirst = isCapital && beginsSentence(text, start);
    const isOfName = nameBefore.test(text.slice(Math.max(0, start - 30), start));
    const plain = withoutAccents(written).replaceAll(/[’´`]/g, "'");
    return {
      start,
      text: written,
      plain,
      isName: isOfName || (isCapital && !isFirst),
      isFirst,
      isPart: partBefore.test(text.slice(Math.max(0, start - 2), start)),
      isIntroduced: introduction.test(text.slice(Math.max(0, start - 40), start)),
    };
  });
}

/** What stands before a word of a place or a trade that few know. Who calls somebody is telephoning. */
const introduction =
  /\b(?:known (?:as|locally as)|(?:is|are|was|were|it's|they're|a \p{L}+|\p{L}+s) called|(?:calls?|called) (?:it|them|this|these)) (?:an? |the )?$/iu;

/** The hander of left-hander. */
const partBefore = /\p{L}-$/u;

/** The jin of Soo-jin. */
const nameBefore = /\p{Lu}\p{L}*-$/u;

/** After nothing, a stop, a colon, a dash at the start of a line, or what opens a quotation or a bracket. */
const beginsSentence = (text: string, start: number) =>
  /(?:^|[.!?…:\n][”’"')\]]*\s*|[“"‘(•–—-]\s*)$/u.test(text.slice(Math.max(0, start - 6), start)) || start === 0;

function isKnown(plain: string, speller: Speller): boolean {
  const low = plain.toLowerCase();
  if (low.length <= 2 || abbreviations.test(low) || outcries.test(low)) return true;
  // Letters of other alphabets; and iPhone, NGOs and the like.
  if (!/^[a-z']+$/i.test(plain) || /^.+\p{Lu}/u.test(plain.replace(/s$/, ''))) return true;
  const asName = capital(low);
  if (speller.isWord(low) || speller.isWord(plain)) return true;
  // The name of somebody whom few know is rather a slip, in small letters: gide, hight.
  if (speller.isWord(asName) && !speller.isRare(asName)) return true;
  const host = shortForm.exec(plain)?.[1];
  if (host) return isKnown(host, speller);
  const isMade = [beginnings, ends].some((part) => {
    const rest = low.replace(part, '');
    return rest !== low && speller.isWord(rest);
  });
  // Relegion is no legion that comes again.
  return isMade && (speller.suggest(low)[0]?.cost ?? sure.made) >= sure.made;
}

/** What many sentences begin with: a short word that is nearly one of these is no name. */
const beginSentences = new Set(
  'after also although and are because before but can could did does first for from have here how if in is it last later many maybe more most my not now one other our people she should since so some sometimes soon that the their then there these they this those today we well what when where which while who why with would yes you your'.split(
    ' ',
  ),
);

interface Around {
  names: ReadonlySet<string>;
  speller: Speller;
}

/** None where it may well be a word that we do not know. */
function suggestFor({ plain, text, isName, isFirst }: FoundWord, { names, speller }: Around): string[] {
  // A letter that English does not have: a word of another language.
  if (!/^[a-z'’´`]+$/i.test(text)) return [];
  const owner = /^(.+)['’]s$/.exec(plain)?.[1];
  const low = (owner ?? plain).toLowerCase();
  const suggestions = speller.suggest(low);
  const [best] = suggestions;
  if (!best || best.cost > sure.word) return [];
  if (isName && !(low.length >= 6 && best.cost <= sure.name && /^\p{Lu}/u.test(best.word))) return [];
  if (!isName && names.has(plain)) return [];
  // A long one is hardly a name that looks like a word: Unfortunatly, Neverthless.
  const sureFirst = low.length >= 9 ? sure.name : sure.beginning;
  if (isFirst && (best.cost > sureFirst || (low.length < 6 && !beginSentences.has(best.word)))) return [];
  return suggestions.map(({ word }) => writtenLike(owner ? `${word}'s` : word, text));
}

/** With the capital letter and the apostrophe of what was written. */
function writtenLike(word: string, text: string): string {
  const typed = text.includes("'") ? word : word.replaceAll("'", '’');
  return /^\p{Lu}/u.test(text) ? capital(typed) : typed;
}
