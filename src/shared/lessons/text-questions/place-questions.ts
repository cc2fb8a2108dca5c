import { small } from '#shared/core/first-letter';
import type { Item } from '#shared/items/item';
import { placeAtEnd } from './adjuncts';
import { type Around, nounsOf, type Question, toItem } from './question';
import { lastWord } from './sayings';
import { endOf, isNoun, type Sentence, type Token } from './sentence';
import { sortOf } from './subject';

/* What is somewhere, and where something can be done, as texts tell it with there and with you. */

const place = '(?:in|on|under|behind|near|outside|inside|next to|opposite|between) (?:the|an?) [\\p{L}’ -]{3,40}?';
const placeFirst = new RegExp(`^(${place}),? there (is|are|was|were) ([\\p{L}’ -]{4,50})\\.$`, 'iu');
const placeLast = new RegExp(
  `^There (is|are|was|were) ((?:an?|some|two|three|four) [\\p{Ll}’ -]{3,40}?) (${place})\\.$`,
  'u',
);

/** "In the right pocket there were two tickets": what was there, where the text says it of this place alone. */
export function thereIsQuestion(sentence: Sentence, { sentences, random }: Around): Item | undefined {
  const { text } = sentence;
  const first = placeFirst.exec(text);
  const last = placeLast.exec(text);
  const [where = '', be = '', thing = ''] = first ? first.slice(1) : last ? [last[3], last[1], last[2]] : [];
  if (!thing || !sentence.isClear || sentence.isSaid || hangs.test(thing) || hangs.test(where)) return undefined;
  const said = sentence.tokens.filter(({ at }) => at >= text.indexOf(thing) && at < text.indexOf(thing) + thing.length);
  const head = headOf(said);
  if (!head || sortOf(head) !== 'something') return undefined;
  const spot = lastWord(where).toLowerCase();
  if (sentences.some((other) => other !== sentence && other.tokens.some(({ lower }) => lower === spot)))
    return undefined;
  const isPlural = /^(?:are|were)$/.test(be);
  const own = nounsOf(sentence.tokens);
  const others = sentences
    .filter((other) => other !== sentence)
    .flatMap(thingsIn)
    .filter((other) => other.isPlural === isPlural && !own.includes(other.noun));
  const apart = [...new Map(others.map((other) => [other.noun, other.text])).values()];
  if (apart.length < 2) return undefined;
  const question: Question = {
    kind: 'what-there',
    prompt: `What ${/^w/.test(be) ? 'was' : 'is'} there ${small(where)}?`,
    key: thing,
    others: apart,
  };
  return toItem(question, sentence, random);
}

const hangs =
  /\b(?:it|its|he|him|his|she|her|they|them|their|this|that|these|those|one|ones|other|others|another|something|nothing|anything|more|i|me|my|we|us|our|you|your|and|or|no|not|lot|lots|same|way|time)\b/i;

/** The noun before anything that says more of it: the tickets of "two train tickets to Leeds". */
function headOf(tokens: readonly Token[]): Token | undefined {
  const end = tokens.findIndex(
    ({ tags, lower }, at) => at > 0 && (tags.has('prep') || /^(?:with|of|who|which)$/.test(lower)),
  );
  const head = tokens[(end < 0 ? tokens.length : end) - 1];
  return head && isNoun(head) ? head : undefined;
}

/** Behind the last word. */
const nothing: Pick<Token, 'tags'> = { tags: new Set() };

/** What a sentence names for the first time: "a small yellow glove", "two boats". */
function thingsIn({ text, tokens }: Sentence): { text: string; noun: string; isPlural: boolean }[] {
  return tokens.flatMap((first, at) => {
    if (!/^(?:an?|some|two|three|four|five)$/.test(first.lower)) return [];
    const end = tokens.findIndex(
      (token, place) => place > at && isNoun(token) && !isNoun(tokens[place + 1] ?? nothing),
    );
    const noun = tokens[end];
    if (!noun || end > at + 3 || !/^\p{Ll}+$/u.test(noun.text) || sortOf(noun) !== 'something') return [];
    const isWhole = tokens
      .slice(at + 1, end)
      .every(({ tags, text: word }) => (tags.has('adj') || tags.has('noun')) && /^\p{Ll}+$/u.test(word));
    const isVague =
      /^(?:time|times|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|way|ways|lot|bit|few|couple|kind|sort|part|number|idea|moment)$/.test(
        noun.lower,
      );
    if (!isWhole || isVague) return [];
    return [
      {
        text: text.slice(first.at, endOf(noun)).toLowerCase(),
        noun: noun.lower.replace(/s$/, ''),
        isPlural: noun.tags.has('plural'),
      },
    ];
  });
}

/** "You can see seals at the harbour": where. */
export function whereYouCan(sentence: Sentence, { sentences, random }: Around): Item | undefined {
  const [, verb = '', rest = ''] =
    /^You can (?:also |often |sometimes |usually |even )?((?:see|buy|find|eat|hire|rent|try|watch|get|learn about|listen to|swim|park|stay|read about|play) ?)([^,;:]*)\.$/u.exec(
      sentence.text,
    ) ?? [];
  const found = placeAtEnd(`${verb}${rest}`);
  if (
    !found ||
    !sentence.isClear ||
    sentence.isSaid ||
    hangs.test(rest) ||
    /^(?:to|from|into)$/.test(found.preposition)
  )
    return undefined;
  if (/\b(?:in|at|on|to|from|with|of)\b/.test(found.before)) return undefined;
  const key = `${found.preposition} ${found.place}`;
  const own = nounsOf(sentence.tokens);
  const others = sentences
    .filter((other) => other !== sentence)
    .flatMap(placesIn)
    .filter((other) => !own.includes(lastWord(other).toLowerCase().replace(/s$/, '')));
  const apart = [...new Map(others.map((other) => [lastWord(other), other])).values()];
  if (apart.length < 2) return undefined;
  const question: Question = { kind: 'where', prompt: `Where can you ${found.before}?`, key, others: apart };
  return toItem(question, sentence, random);
}

/** Where a sentence says that something is: "at the station". */
const placesIn = ({ text, tokens }: Sentence): string[] =>
  tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (next && (isNoun(next) || /^(?:of|['’]s)/.test(next.lower))) return [];
    const found = placeAtEnd(text.slice(0, endOf(token)));
    return found && /^(?:in|at|on|near|behind|outside|inside)$/.test(found.preposition) && !hangs.test(found.place)
      ? [`${found.preposition} ${found.place}`]
      : [];
  });
