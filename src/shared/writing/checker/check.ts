import { looksEnglish } from '#shared/vocabulary/looks-english';
import type { WordIndex } from '#shared/vocabulary/word-index';
import type { Flag } from '../flag';
import { indexRules } from './index-rules';
import type { LearnerRule, TokenRange } from './rule';
import { learnerRules } from './rules/all';
import { makeTagger } from './tagger';
import type { Sentence } from './token';
import { sentencesIn } from './tokenise';

export interface Checker {
  /**
   * The places of a text that may have a mistake, in their order. Never certain, so it asks and does not correct. None
   * in a text that is in another language.
   */
  check(text: string): Flag[];
  /** The same for long texts: some paragraphs at a time, with room for others between. */
  checkInParts(text: string): AsyncGenerator<Flag[], void>;
}

/** About as many characters as are checked without anybody noticing. */
const partLength = 1500;
const mostRemembered = 4000;

/**
 * A checker over the word pack. Paragraphs that did not change are not looked at again, nor sentences of one that did.
 */
export function makeChecker(index: WordIndex): Checker {
  const tagOf = makeTagger(index);
  const paragraphs = memory<Flag[]>();
  const sentences = memory<Flag[]>();

  /** Of one paragraph, sentence by sentence, with what was looked at for the first time. */
  function* look(paragraph: string): Generator<number, Flag[], void> {
    const before = paragraphs.get(paragraph);
    if (before) return before;
    const flags: Flag[] = [];
    for (const sentence of sentencesIn(paragraph, 0, tagOf)) {
      const start = sentence.tokens[0]?.start ?? 0;
      const text = paragraph.slice(start, sentence.tokens.at(-1)?.end);
      const previous = sentences.get(text);
      const own = previous ?? moveFlags(flagsIn(sentence, paragraph), -start);
      if (!previous) sentences.set(text, own);
      flags.push(...moveFlags(own, start));
      yield previous ? 0 : text.length;
    }
    paragraphs.set(paragraph, flags);
    return flags;
  }

  return {
    check: (text) =>
      looksEnglish(text, index)
        ? paragraphsOf(text).flatMap(({ paragraph, at }) => moveFlags(runToEnd(look(paragraph)), at))
        : [],
    async *checkInParts(text) {
      if (!looksEnglish(text, index)) return;
      let flags: Flag[] = [];
      let length = 0;
      for (const { paragraph, at } of paragraphsOf(text)) {
        const looking = look(paragraph);
        let step = looking.next();
        for (; !step.done; step = looking.next()) {
          length += step.value;
          if (length < partLength) continue;
          yield flags;
          flags = [];
          length = 0;
          await new Promise((resolve) => setTimeout(resolve));
        }
        flags.push(...moveFlags(step.value, at));
      }
      yield flags;
    },
  };
}

const moveFlags = (flags: readonly Flag[], by: number): Flag[] =>
  flags.map((flag) => ({ ...flag, start: flag.start + by, end: flag.end + by }));

function runToEnd<Value>(steps: Generator<unknown, Value, void>): Value {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** What was found once; all of it goes when it gets too much. */
function memory<Value>() {
  const values = new Map<string, Value>();
  return {
    get: (text: string) => values.get(text),
    set(text: string, value: Value) {
      if (values.size >= mostRemembered) values.clear();
      values.set(text, value);
    },
  };
}

function paragraphsOf(text: string): { paragraph: string; at: number }[] {
  let at = 0;
  return text.split('\n').map((paragraph) => {
    const entry = { paragraph, at };
    at += paragraph.length + 1;
    return entry;
  });
}

const findersFor = indexRules(learnerRules);

/** What they say of a noun or a verb holds of no name. */
const ofCommonNouns = new Set(['irregular-past', 'count-noun-article', 'much-many', 'number-singular']);

/** Each word is flagged once: by the first rule that has something to say of it. */
function flagsIn(sentence: Sentence, paragraph: string): Flag[] {
  const flags: Flag[] = [];
  for (const { rule, find } of findersFor(sentence)) {
    for (const range of find(sentence)) {
      // Inside a sentence a capital makes a name: New Seed, the Glass Box.
      if (range.from === range.to && sentence.tokens[range.from]?.tags.has('name') && ofCommonNouns.has(rule.id))
        continue;
      const flag = toFlag(rule, range, sentence, paragraph);
      const isTaken = flags.some(({ start, end }) => start < flag.end && flag.start < end);
      if (!isTaken && flag.suggestion !== flag.text) flags.push(flag);
    }
  }
  return flags.sort((a, b) => a.start - b.start);
}

/** A sentence keeps its capital letter, and a word that takes the place of a short form (’ve) a space before it. */
function inPlace(suggestion: string, tokens: Sentence['tokens'], from: number): string {
  const isFirst = tokens.slice(0, from).every(({ tags }) => tags.has('punct'));
  const isCapital = isFirst && /^\p{Lu}/u.test(tokens[from]?.text ?? '');
  const isJoined = from > 0 && tokens[from - 1]?.end === tokens[from]?.start && /^['’]/.test(tokens[from]?.text ?? '');
  const text = isCapital ? suggestion.replace(/^./u, (letter) => letter.toUpperCase()) : suggestion;
  return isJoined && /^\p{L}/u.test(text) ? ` ${text}` : text;
}

function toFlag(
  { id, name, code, why, wrong, right, point }: LearnerRule,
  { from, to, suggestion, also = [] }: TokenRange,
  { tokens }: Sentence,
  paragraph: string,
): Flag {
  const start = tokens[from]?.start ?? 0;
  let end = tokens[to]?.end ?? start;
  // What is taken out takes a space with it.
  if (suggestion === '' && paragraph[end] === ' ') end += 1;
  const correction = suggestion === undefined ? undefined : inPlace(suggestion, tokens, from);
  return {
    rule: id,
    start,
    end,
    text: paragraph.slice(start, end),
    name,
    code,
    why,
    example: { wrong, right },
    ...(correction !== undefined && { suggestion: correction }),
    ...(correction !== undefined &&
      also.length > 0 && { suggestions: [correction, ...also.map((one) => inPlace(one, tokens, from))] }),
    ...(point && { point }),
  };
}
