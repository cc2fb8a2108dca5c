import { small } from '#shared/core/first-letter';
import { wordSets } from '#shared/writing/checker/word-sets';
import { nameLength, namesIn } from './people';
import type { Person } from './person';
import { endOf, type Sentence, type Token } from './sentence';

export interface Subject {
  /** As it stands inside of a sentence: a name where the text has he or she. */
  text: string;
  isPlural: boolean;
  /** What one asks for with who, or with what; undefined where nothing tells. */
  sort: 'somebody' | 'something' | undefined;
  /** Somebody with a name. */
  person?: Person;
}

export interface FoundSubject extends Subject {
  /** The place of the word behind it. */
  end: number;
  /** Something between commas that says who it is. */
  hasAside: boolean;
}

/** Words with which a phrase is about what another sentence said. */
const hangs =
  /^(?:i|we|you|he|she|it|they|me|us|him|them|my|our|your|this|that|these|those|there|here|one|ones|other|others|another|such|same|else|mine|hers|ours|yours|theirs|last|rest|following|latter|former|different|more|fewer|less|first|second|next|only|even)$/;
const quantity =
  /^(?:all|both|most|many|several|some|each|every|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|\d+)$/;
const attaches = /^(?:of|in|at|on|from|near|with|for|about|between|behind|under|against|to|by)$/;

const isNoun = ({ tags, text }: Token) =>
  (['noun', 'plural', 'name'] as const).some((tag) => tags.has(tag)) || /^\p{Lu}\p{Ll}/u.test(text);
const isModifier = ({ tags }: Token) => (['adj', 'comp', 'sup', 'num'] as const).some((tag) => tags.has(tag));
const isBeside = (one: Token | undefined, next: Token | undefined) =>
  one !== undefined && next !== undefined && next.at === endOf(one) + 1;

interface Phrase {
  /** The place behind it. */
  end: number;
  head: Token;
}

/** A noun with what stands before it: "the old market", "fire officers", "Maria’s brother", "a group". */
function phraseAt(tokens: readonly Token[], start: number): Phrase | undefined {
  const first = tokens[start];
  if (!first) return undefined;
  const isOpened = wordSets.article.has(first.lower) || quantity.test(first.lower) || /['’]s$/.test(first.text);
  let end = isOpened ? start + 1 : start;
  let head: Token | undefined;
  for (let token = tokens[end]; token && (end === start || isBeside(tokens[end - 1], token)); token = tokens[end]) {
    if (
      hangs.test(token.lower) &&
      !(end > start && /^(?:first|second|last|next|only|different|other)$/.test(token.lower))
    )
      break;
    // "Her son Karim": the name is read behind the phrase.
    if (head && token.isFirstName) break;
    const isVerb = isFiniteVerb(token);
    // "Polar bears": of a word that only begins the sentence, nobody knows that it is a noun.
    if (isVerb && head?.at === 0 && head.senses.length === 0 && !head.isFirstName && token.tags.has('plural'))
      return undefined;
    // "Bees visit flowers": behind a plural, what may be a verb is one.
    const isVerbToo = isVerb || (token.tags.has('base') && head !== undefined && isPluralHead(head));
    if (isNoun(token) && !(isVerbToo && head && !token.tags.has('name'))) head = token;
    else if (!(isModifier(token) || isAtWork(token, tokens[end - 1], tokens[end + 1])) || head) break;
    end += 1;
  }
  return head && head === tokens[end - 1] ? { end, head } : undefined;
}

/** "The occupying army": an -ing form between an article and its noun. */
const isAtWork = ({ tags }: Token, before: Token | undefined, next: Token | undefined) =>
  tags.has('ing') && before !== undefined && wordSets.article.has(before.lower) && next !== undefined && isNoun(next);

const auxiliaries = wordSets.auxiliary;

/** A verb that has a subject; "caused" may be a participle as well, which the place behind a subject decides. */
export const isFiniteVerb = ({ lower, tags }: Token): boolean =>
  auxiliaries.has(lower) || tags.has('third') || tags.has('past');

/** Adverbs between a subject and its verb. */
export const middle =
  /^(?:always|often|usually|sometimes|regularly|normally|soon|finally|quickly|slowly|quietly|carefully|immediately|recently|really|actually)$/;

/** What is known of a subject that is a pronoun, or that is not said again. */
export interface Known {
  /** Whom he, she or they means. */
  person?: Person | undefined;
  /** What it or they means. */
  thing?: Subject | undefined;
  /** What a clause shares with the one before. */
  shared?: FoundSubject;
}

/** The subject that begins at a place, up to where its verb stands. */
export function readSubject(
  sentence: Sentence,
  start: number,
  { person: hero, thing, shared }: Known,
): FoundSubject | undefined {
  if (shared) return shared;
  const { tokens, text } = sentence;
  const first = tokens[start];
  if (!first) return undefined;
  const { narrator } = sentence;
  if (thing && /^(?:it|they)$/.test(first.lower)) return { ...thing, end: start + 1, hasAside: false };
  // What we did, the writer did; of a speaker we may be others as well.
  if (narrator && (first.lower === 'i' || (first.lower === 'we' && !sentence.isSaid)))
    return {
      text: narrator.name,
      isPlural: false,
      sort: 'somebody',
      person: narrator,
      end: start + 1,
      hasAside: false,
    };
  if (hero && first.lower === 'they' && hero.name.includes(' and '))
    return { text: hero.name, isPlural: true, sort: 'somebody', end: start + 1, hasAside: false };
  if (hero && /^(?:he|she)$/.test(first.lower) && !hero.name.includes(' and '))
    return { text: hero.first, isPlural: false, sort: 'somebody', person: hero, end: start + 1, hasAside: false };
  const named = nameLength(tokens, start);
  if (named) {
    const [person] = namesIn({ text, tokens: tokens.slice(start, start + named) });
    const end = start + named;
    if (!person || tokens[end]?.lower === 'and') return person && joined(sentence, start, end);
    const aside = asideAt(sentence, end, true);
    return { text: person.name, isPlural: false, sort: 'somebody', person, end: aside?.end ?? end, hasAside: !!aside };
  }
  const owner = /^(?:my|our)$/.test(first.lower) ? narrator : /^(?:his|her)$/.test(first.lower) ? hero : undefined;
  if (!owner && (hangs.test(first.lower) || wordSets.possessive.has(first.lower))) return undefined;
  // "Most of the money": as many as it says, of what follows.
  const isPart = quantity.test(first.lower) && tokens[start + 1]?.lower === 'of';
  const phrase = phraseAt(tokens, owner ? start + 1 : isPart ? start + 2 : start);
  if (!phrase) return undefined;
  // "Turn left at the bridge" has no subject, "Water entered the house" has one.
  const verb = tokens[phrase.end];
  if (
    phrase.end === start + 1 &&
    first.tags.has('base') &&
    verb &&
    (['adj', 'adv', 'noun'] as const).some((tag) => verb.tags.has(tag))
  )
    return undefined;
  // "Her son Karim": it is about Karim.
  const own = nameLength(tokens, phrase.end);
  if (own) {
    const [person] = namesIn({ text, tokens: tokens.slice(phrase.end, phrase.end + own) });
    return (
      person && { text: person.name, isPlural: false, sort: 'somebody', person, end: phrase.end + own, hasAside: false }
    );
  }
  const end = pastAttached(tokens, phrase.end);
  if (end === undefined) return undefined;
  const last = tokens[end - 1] ?? phrase.head;
  const said = owner ? `${owner.first}’s${text.slice(endOf(first), endOf(last))}` : text.slice(first.at, endOf(last));
  const keepsCapital =
    owner !== undefined ||
    first.tags.has('name') ||
    wordSets.day.has(first.lower) ||
    wordSets.month.has(first.lower) ||
    (phrase.end === start + 1 && calledByName.test(first.lower)) ||
    (start > 0 && /^\p{Lu}/u.test(first.text)) ||
    (first.senses.length === 0 && !wordSets.determiner.has(first.lower) && first.tags.size === 0) ||
    /['’]s$/.test(first.text);
  const aside = asideAt(sentence, end, sortOf(phrase.head) === 'somebody');
  const person = aside?.person;
  const isPlural = isPluralHead(phrase.head) && !person;
  return {
    text: person?.name ?? (keepsCapital ? said : small(said)),
    isPlural,
    sort: person ? 'somebody' : sortOf(phrase.head),
    ...(person && { person }),
    end: aside?.end ?? end,
    hasAside: aside !== undefined,
  };
}

/** "Mary and Joseph" and nobody more. */
function joined({ text, tokens }: Sentence, start: number, and: number): FoundSubject | undefined {
  // "Sami and his cousin Noor"
  const owned = wordSets.possessive.has(tokens[and + 1]?.lower ?? '') ? 2 : 0;
  const length = nameLength(tokens, and + 1 + owned);
  const [first, last] = [tokens[start], tokens[and + owned + length]];
  if (!length || !first || !last || tokens[and + owned + length + 1]?.lower === 'and') return undefined;
  return {
    text: text.slice(first.at, endOf(last)),
    isPlural: true,
    sort: 'somebody',
    end: and + 1 + owned + length,
    hasAside: false,
  };
}

/** Past phrases such as "of the shop" and "from the college in Stanford"; undefined where one does not end. */
function pastAttached(tokens: readonly Token[], from: number): number | undefined {
  let end = from;
  // A parrot called Mr Biscuit.
  const named = /^(?:called|named)$/.test(tokens[end]?.lower ?? '') ? nameEnd(tokens, end + 1) : undefined;
  if (named) return named;
  while (attaches.test(tokens[end]?.lower ?? '') && isBeside(tokens[end - 1], tokens[end])) {
    const inner = phraseAt(tokens, end + 1);
    if (!inner) return undefined;
    end = inner.end;
  }
  return end;
}

/** Behind the capitals that begin here; none where there are none. */
function nameEnd(tokens: readonly Token[], from: number): number | undefined {
  let end = from;
  while (/^\p{Lu}/u.test(tokens[end]?.text ?? '') && (end === from || isBeside(tokens[end - 1], tokens[end]))) end += 1;
  return end > from ? end : undefined;
}

interface Aside {
  end: number;
  person?: Person;
}

/** What stands between two commas behind a subject and says who it is: "The owner, Imran Siddiqui, gave …". */
function asideAt({ tokens, text }: Sentence, from: number, isPerson: boolean): Aside | undefined {
  const [before, first] = [tokens[from - 1], tokens[from]];
  if (!before || !first || text.slice(endOf(before), first.at) !== ', ') return undefined;
  const isRelative = /^(?:who|which)$/.test(first.lower);
  const isPhrase = wordSets.article.has(first.lower) || /^[\p{Lu}\d]/u.test(first.text);
  const end = tokens.findIndex(
    (token, at) => at > from && text.slice(endOf(tokens[at - 1] ?? token), token.at) === ', ',
  );
  const inside = tokens.slice(from, end < 0 ? from : end);
  if ((!isRelative && !isPhrase) || inside.length === 0 || inside.length > 9) return undefined;
  if (inside.some(({ lower }) => lower !== first.lower && hangs.test(lower))) return undefined;
  if (!isRelative && inside.some((token) => isFiniteVerb(token) && !token.tags.has('pp'))) return undefined;
  const named = isRelative ? [] : namesIn({ text, tokens: inside });
  // Of somebody who is told of, two capitals are the name, whether or not we know it.
  const whole = text.slice(first.at, endOf(inside.at(-1) ?? first));
  const unknown =
    isPerson && /^\p{Ll}/u.test(before.text) && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(whole)
      ? [{ name: whole, first: whole.split(' ')[0] ?? whole }]
      : [];
  // San Diego is no Diego.
  const people = named.length > 0 ? named.filter(({ name }) => !isInName(whole, name)) : unknown;
  return { end, ...(people.length === 1 && people[0] && { person: people[0] }) };
}

/** Behind another capital: the end of a longer name. */
const isInName = (text: string, name: string) => /\p{Lu}\p{Ll}+ $/u.test(text.slice(0, text.indexOf(name)));

/** Without an article, a name: "Grandad says so." */
const calledByName = /^(?:mum|mummy|mom|dad|daddy|gran|granny|grandma|grandad|grandpa|nan|auntie)$/;

const isPluralHead = ({ tags, lower }: Token) =>
  wordSets.people.has(lower) || (tags.has('plural') && !tags.has('noun'));

/** Who or what, by what the pack says of its noun. */
export function sortOf({ lower, senses, text }: Token): Subject['sort'] {
  if (wordSets.person.has(lower) || wordSets.people.has(lower) || wordSets.job.has(lower)) return 'somebody';
  if (/^(?:groups?|crowds?|teams?|couples?|pairs?|members?|kinds?|sorts?|types?|numbers?|ones?)$/.test(lower))
    return undefined;
  const nouns = senses.filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  if (nouns.length === 0 || /^\p{Lu}/u.test(text)) return undefined;
  const people = nouns.filter(({ gloss }) =>
    /^(?:a |an |the |your )?(?:\p{Ll}+ )?(?:person|people|someone|somebody|man|men|woman|women|boy|girl|child|children|student|player|worker|brother|sister|mother|father|group of people)\b/u.test(
      gloss,
    ),
  );
  if (people.length === nouns.length) return 'somebody';
  return people.length === 0 ? 'something' : undefined;
}
