import { tagInContext } from './tag-sentence';
import type { Reading } from './tagger';
import type { Sentence, Tag, Token } from './token';
import { wordSets } from './word-sets';

const piece =
  /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@.]{1,63}\.\S+|\d+(?:[.,:]\d+)*|\p{L}\.(?:\p{L}\.)+|\p{L}+(?:[-’']\p{L}+)*|\.\.\.|[^\s\p{L}\d]/gu;
const short = /^(.+?)(n['’]t|['’](?:m|re|ve|ll|d|s)|(?<=^can)not)$/i;
const fullForms: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: "'d" };
/** Whose ’s is `is` or `has`, never an owner’s. */
const takesIs = /^(?:i|he|she|it|that|there|here|what|who|where|how|when|why)$/;
const abbreviations = /^(?:mr|mrs|ms|dr|prof|st|vs|etc|no|e\.g\.?|i\.e\.?|[ap]\.m\.)$/i;

/**
 * A longer one is read in stretches: rules look for pairs in a sentence, so a page without a stop would take minutes.
 */
const mostTokens = 120;

type Tagger = (low: string) => Reading;

/** The sentences of one paragraph. `at` is where the paragraph begins in the text. */
export function sentencesIn(paragraph: string, at: number, tagOf: Tagger): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Token[] = [];
  let isStretch = false;
  const close = () => {
    if (open.length > 0)
      sentences.push({
        tokens: tagInContext(open),
        isQuestion: open.some(({ text }) => text === '?'),
        isRest: isStretch,
      });
    isStretch = open.length >= mostTokens && !open.at(-1)?.tags.has('punct');
    open = [];
  };
  const pieces = [...paragraph.matchAll(piece)];
  pieces.forEach((match, place) => {
    // What stands first, also in quotation marks, has its capital for that.
    const isInside = open.some(({ tags }) => !tags.has('punct')) && !/^["“‘:]$/.test(open.at(-1)?.text ?? '');
    open.push(...tokensOf(match[0], at + match.index, tagOf, isInside));
    const next = pieces[place + 1];
    const last = pieces[place - 1]?.[0] ?? '';
    const ends =
      /^(?:[.!?]|\.\.\.)$/.test(match[0]) &&
      !(match[0] === '.' && abbreviations.test(last)) &&
      !goesOn(match, last, next);
    // A closing quotation mark belongs to its sentence.
    if (ends && !(next && /^["”’'!?.)]$/.test(next[0]) && next.index === match.index + match[0].length)) close();
    else if (/^["”]$/.test(match[0]) && /^[.!?]$/.test(last) && /^\p{Lu}/u.test(next?.[0] ?? 'A')) close();
    else if (open.length >= mostTokens) close();
  });
  close();
  return sentences;
}

function tokensOf(text: string, start: number, tagOf: Tagger, isInside: boolean): Token[] {
  const parts = short.exec(text);
  if (!parts || /^o['’]clock$/i.test(text)) return [token(text, start, tagOf, isInside)];
  const [, host = '', tail = ''] = parts;
  const first = token(host, start, tagOf, isInside);
  const whole = { ca: 'can', wo: 'will', sha: 'shall' }[host.toLowerCase()];
  return [
    whole ? { ...first, low: whole } : first,
    {
      text: tail,
      low: lowOf(tail, first.low),
      start: start + host.length,
      end: start + text.length,
      tags: new Set(),
      verbs: [],
    },
  ];
}

function lowOf(tail: string, host: string): string {
  if (/^n/i.test(tail)) return 'not';
  const letter = tail.slice(1).toLowerCase();
  if (letter === 's') return takesIs.test(host) ? 'is' : "'s";
  return fullForms[letter] ?? tail;
}

/** It is … an elephant, in report.pdf, on page 3. there: a stop after which the sentence may go on. */
function goesOn(stop: RegExpExecArray, last: string, next: RegExpExecArray | undefined): boolean {
  if (!next || !/^(?:\p{Ll}|\.)/u.test(next[0])) return false;
  const isTight = next.index === stop.index + stop[0].length;
  return stop[0] === '...' || last === '.' || next[0] === '.' || (stop[0] === '.' && (isTight || /^\d+$/.test(last)));
}

const noTags: ReadonlySet<Tag> = new Set();

function token(text: string, start: number, tagOf: Tagger, isInside: boolean): Token {
  const end = start + text.length;
  const low = text.toLowerCase().replaceAll('’', "'");
  if (!/[\p{L}\d]/u.test(text)) return { text, low, start, end, tags: new Set(['punct']), verbs: [] };
  if (/^(?:https?:|www\.)|@/.test(low)) return { text, low, start, end, tags: noTags, verbs: [] };
  const { tags, verbs, one, adjective, meant } = tagOf(low);
  if (!/^\p{Lu}/u.test(text)) {
    return {
      text,
      low,
      start,
      end,
      tags,
      verbs,
      ...(one && { one }),
      ...(adjective && { adjective }),
      ...(meant && { meant }),
    };
  }
  const isName =
    isInside && low !== 'i' && !wordSets.language.has(low) && !wordSets.day.has(low) && !wordSets.month.has(low);
  const more = new Set<Tag>([...tags, 'capital']);
  // Inside a sentence a capital makes a name, whatever the word is elsewhere.
  if (isName) return { text, low, start, end, tags: new Set<Tag>(['name', 'capital']), verbs: [] };
  if (!tags.has('known') && low !== 'i') more.add('name');
  return { text, low, start, end, tags: more, verbs, ...(one && { one }) };
}
