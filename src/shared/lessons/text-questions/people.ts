import { wordSets } from '#shared/writing/checker/word-sets';
import { canBe } from './first-names';
import { joinsOn, openingOf, whenSame } from './opening';
import type { Person } from './person';
import { endOf, linesOf, type Sentence, type Token } from './sentence';

const isCapital = (token: Token | undefined) => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.text);

/** How many words from here are the name of a person; none where it is none for certain. */
export function nameLength(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  // The Lord Mayor has no name.
  const isTitled =
    first !== undefined &&
    titles.test(first.text) &&
    isCapital(tokens[at + 1]) &&
    !/^(?:Mayor|Chancellor|Minister|of)$/.test(tokens[at + 1]?.text ?? '');
  if (!first || (!isTitled && !(first.isFirstName && !/['’]s$/.test(first.text)))) return 0;
  let length = isTitled ? 2 : 1;
  while (isCapital(tokens[at + length]) && follows(tokens[at + length - 1], tokens[at + length])) length += 1;
  const last = tokens[at + length - 1];
  // "Maria Lopez’s brother" is somebody else.
  if (last && !isTitled && namesThings.test(last.lower)) return 0;
  return last && /['’]s$/.test(last.text) ? 0 : length;
}

/** Ada Lovelace Day and Marie Curie Street are nobody. */
const namesThings =
  /^(?:day|week|street|road|avenue|school|prize|award|museum|college|university|hospital|island|bridge|house|club|cup|centre|center|foundation|hotel|square|hall|station|airport|cathedral|theatre|festival|institute|library|trust|company|society|movement)$/;

const titles =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Sir|Lady|Lord|King|Queen|Prince|Princess|Professor|Captain|President|Señor|Señora|Doña|Don|Madame|Monsieur|Herr|Frau)$/;

const follows = (one: Token | undefined, next: Token | undefined) =>
  one !== undefined && next !== undefined && next.at === one.at + one.text.length + 1;

/** The people whom a sentence names, in its order. */
export function namesIn({ text, tokens }: Pick<Sentence, 'text' | 'tokens'>): Person[] {
  const people: Person[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    // St Paul’s is a church, and Victoria in Queen Victoria Station nobody who is told of.
    const isInName = at > 1 && isCapital(tokens[at - 1]) && follows(tokens[at - 1], tokens[at]);
    const length = isInName ? 0 : nameLength(tokens, at) || (tokens[at]?.isFirstName ? 1 : 0);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (!length || !first || !last) continue;
    const name = text.slice(first.at, endOf(last)).replace(/['’]s$/, '');
    people.push({ name, first: titles.test(first.text) ? name : first.text.replace(/['’]s$/, '') });
    at += length - 1;
  }
  return people;
}

/** Everybody whom the text names, each once, by the longest name. */
export function peopleOf(sentences: readonly Sentence[]): Person[] {
  const byFirst = new Map<string, Person>();
  // A heading has capitals of its own: "Madame Zelda Is Not Well".
  for (const person of sentences.filter(isNoHeading).flatMap(namesIn)) {
    const before = byFirst.get(person.first);
    if (!before || before.name.length < person.name.length) byFirst.set(person.first, person);
  }
  // "Karen and Dev Holloway": both have the name.
  const couple = /(?<!\p{L}|\p{Lu}\p{Ll}+ )(\p{Lu}\p{Ll}+) and \p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+)/gu;
  for (const { text } of sentences)
    for (const [, first = '', last = ''] of text.matchAll(couple)) {
      const person = byFirst.get(first);
      if (person?.name === first) byFirst.set(first, { first, name: `${first} ${last}` });
    }
  return [...byFirst.values()];
}

const isNoHeading = ({ text }: Sentence) => /[.!?:,…]['"’”]?$/.test(text);

/** Those speakers of a dialogue who tell something: who only asks is nobody's wrong answer. */
export function tellersOf(sentences: readonly Sentence[]): string[] {
  const told = sentences.flatMap(({ isSaid, narrator, text }) =>
    isSaid && narrator && !text.endsWith('?') ? [narrator.name] : [],
  );
  return [...new Set(told)].filter((name) => told.filter((one) => one === name).length >= 3);
}

const males =
  /^(?:man|boy|father|dad|brother|son|uncle|grandfather|grandpa|husband|boyfriend|nephew|king|gentleman|guy|actor|waiter|policeman|lord|prince)$/;
const females =
  /^(?:woman|girl|mother|mum|mom|sister|daughter|aunt|grandmother|grandma|wife|girlfriend|niece|queen|lady|actress|waitress|policewoman|princess)$/;
const moreSomebodies =
  /^(?:someone|somebody|winner|leader|owner|captain|expert|officer|professor|president|author|inventor|explorer|hero|chef|coach|member|star|prince|princess|lord)$/;

/** Words for somebody without a name: with one of them about, the pronoun may mean them. */
function isSomebody({ lower, tags }: Token, pronoun: 'he' | 'she'): boolean {
  // Several are they.
  if (wordSets.people.has(lower) || (tags.size > 0 && !tags.has('noun'))) return false;
  if ((pronoun === 'she' ? males : females).test(lower)) return false;
  return wordSets.person.has(lower) || wordSets.job.has(lower) || moreSomebodies.test(lower);
}

/** A capital that is neither a person of ours nor a place, a day or a month may be a person of whom we know nothing. */
function hasStranger({ text, tokens }: Sentence): boolean {
  const named = namesIn({ text, tokens }).flatMap(({ name }) => name.split(' '));
  return tokens.some((token, at) => {
    if (!isCapital(token) || wordSets.day.has(token.lower) || wordSets.month.has(token.lower)) return false;
    if (named.includes(token.text.replace(/['’]s$/, ''))) return false;
    if (wordSets.language.has(token.lower) || /^(?:in|at|to|from|near|of|the|a|an)$/.test(tokens[at - 1]?.lower ?? ''))
      return false;
    return at > 0 && !isCapital(tokens[at - 1]) && token.senses.length === 0;
  });
}

/**
 * Whom he or she at the head of a sentence means: the one person who is in the two sentences before, where it can be
 * nobody else. What is resolved counts as a name for the sentences behind it.
 */
export function heroesOf(sentences: readonly Sentence[]): Map<Sentence, Person> {
  const heroes = new Map<Sentence, Person>();
  /** Whom he or she means further inside of a sentence: it keeps them in mind for what follows. */
  const inside = new Map<Sentence, Person>();
  const meantIn = (one: Sentence) => heroes.get(one) ?? inside.get(one);
  const known = new Map<string, Person>();
  /** What the text has called somebody so far. */
  const called = new Map<string, 'he' | 'she'>();
  // Whom only somebody speaks to, the text tells nothing of.
  const told = linesOf(sentences)
    .map((line) =>
      line
        .map(({ text }) => text)
        .join(' ')
        .replace(speech, ''),
    )
    .join(' ');
  const everybody = peopleOf(sentences).filter(({ first }) => told.includes(first));
  const lone = { he: loneOf(everybody, 'he'), she: loneOf(everybody, 'she') };
  sentences.forEach((sentence, place) => {
    for (const person of namesIn(sentence)) if (!known.has(person.first)) known.set(person.first, person);
    const atHead = pronounAt(sentence);
    const pronoun = atHead ?? pronounInside(sentence);
    if (!pronoun) return;
    if (pronoun === 'they') {
      const group = groupBefore(sentences, place, heroes);
      if (group) heroes.set(sentence, group);
      return;
    }
    const mayBe = (first: string) =>
      told.includes(first) && (called.has(first) ? called.get(first) === pronoun : canBe(pronoun, first));
    const keep = (person: Person) => (atHead ? heroes : inside).set(sentence, person);
    const [named, ...alsoNamed] = namedBefore(sentence, pronoun).filter(({ first }) => mayBe(first));
    if (named) {
      // "When Agnes climbed up a ladder, she …"
      if (alsoNamed.length > 0) return;
      keep(named);
      called.set(named.first, pronoun);
      return;
    }
    // Of somebody who is the only one of the text, one reads on for longer.
    const last = lone[pronoun] ? lastOf(lone[pronoun], sentences, place, meantIn) : -1;
    const before = sentences.slice(Math.max(0, last >= 0 ? Math.max(last, place - longest) : place - 2), place);
    const firsts = before.flatMap((one) => {
      const hero = meantIn(one);
      return [...namesIn(one), ...(hero ? [hero] : [])].map(({ first }) => first).filter((first) => mayBe(first));
    });
    // Of a life, she is the one who is told of, as long as nobody else comes in.
    const only =
      (last >= 0 && last >= place - longest) ||
      before.some(({ tokens }) => tokens.some(({ lower }) => lower === pronoun))
        ? lone[pronoun]
        : undefined;
    const [first = only?.first, ...others] = new Set(firsts);
    const person = first === undefined ? undefined : known.get(first);
    if (!person || others.length > 0) return;
    const isOnly = person.first === lone[pronoun]?.first;
    const isAlone = before.every((one) => {
      if (hasStranger(one)) return false;
      // A young baboon that comes in may be he from here on.
      if (one.tokens.some((token, at) => isNewAnimal(token, one.tokens[at - 1], one.tokens[at - 2]))) return false;
      // Somebody who is she without a name may be somebody else.
      const isNamed = isOnly || meantIn(one) !== undefined || namesIn(one).some((named) => named.first === first);
      if (!isNamed && one.tokens.some(({ lower }) => lower === pronoun)) return false;
      // "My friend Daniel" is no one but Daniel.
      const somebodies = one.tokens.filter(
        (token, at) =>
          isSomebody(token, pronoun) && nameLength(one.tokens, at + 1) === 0 && !saysWhatSheWas(one.tokens, at),
      );
      return (
        somebodies.length === 0 || (somebodies.length === 1 && saysWhatTheyAre(one, somebodies[0]?.lower ?? '', heroes))
      );
    });
    if (!isAlone) return;
    keep(person);
    called.set(person.first, pronoun);
  });
  return heroes;
}

/** An animal that a text has not spoken of before, or what may be one for all we know: "a baboon", "a young tapir". */
function isNewAnimal(token: Token, before: Token | undefined, wayBefore: Token | undefined): boolean {
  const { senses, tags, text, lower } = token;
  const isUnknown =
    senses.length === 0 && text === lower && /^\p{Ll}{4,}$/u.test(lower) && !/(?:ing|ed|ly)$/.test(lower);
  const isAnimal = senses.length > 0 && senses.every(({ topic }) => topic === 'animals');
  const opener = before?.tags.has('adj') ? wayBefore : before;
  return (isUnknown || isAnimal) && !tags.has('plural') && /^(?:an?|another)$/.test(opener?.lower ?? '');
}

/** All that stands between marks of speech. */
const speech = /["“][^"“”]*["”]|(?<!\p{L})['‘].{0,400}?[.,!?]['’](?!\p{L})/gu;

/** How many sentences may stand between somebody's name and who is he. */
const longest = 5;

/** The last sentence before a place that tells of somebody; -1 where none does. */
const lastOf = (
  { first }: Person,
  sentences: readonly Sentence[],
  place: number,
  meantIn: (sentence: Sentence) => Person | undefined,
) =>
  sentences.findLastIndex(
    (one, at) => at < place && (meantIn(one)?.first === first || namesIn(one).some((named) => named.first === first)),
  );

/** The one person of a text who can be he, or she. */
function loneOf(people: readonly Person[], pronoun: 'he' | 'she'): Person | undefined {
  const [one, ...others] = people.filter(({ first }) => canBe(pronoun, first));
  return others.length === 0 ? one : undefined;
}

/** "When she was a small child": nobody else. */
const saysWhatSheWas = (tokens: readonly Token[], at: number) =>
  /^(?:he|she) (?:is|was) an? (?:\p{Ll}+ )?$/u.test(
    tokens
      .slice(Math.max(0, at - 4), at)
      .map(({ lower }) => `${lower} `)
      .join('')
      .replace(/^.*?(?=\b(?:he|she) )/, ''),
  );

/** Two people whom the sentence before tells of together, and nobody besides them: "Sami and his cousin Noor". */
function groupBefore(
  sentences: readonly Sentence[],
  place: number,
  heroes: ReadonlyMap<Sentence, Person>,
): Person | undefined {
  const before = sentences[place - 1];
  const hero = before && heroes.get(before);
  if (!before || before.tokens.some(({ lower }) => wordSets.people.has(lower))) return undefined;
  if (hero) return hero.name.includes(' and ') && namesIn(before).length === 0 ? hero : undefined;
  const [one, other, ...others] = namesIn(before);
  if (!one || !other || others.length > 0 || hasStranger(before)) return undefined;
  const isTogether = new RegExp(`\\b${one.name}(?:,)? and (?:(?:his|her|their) \\p{Ll}+ )?${other.name}\\b`, 'u').test(
    before.text,
  );
  const name = `${one.first} and ${other.first}`;
  return isTogether ? { name, first: name } : undefined;
}

/** He or she at its head, also where something is said to be his or hers, and behind a time or a word that joins. */
function pronounAt(sentence: Sentence): 'he' | 'she' | 'they' | undefined {
  const { text, tokens } = sentence.plain ?? sentence;
  const [, both] = whenSame.exec(text) ?? [];
  if (both) return both.toLowerCase() === 'he' ? 'he' : 'she';
  const opening = openingOf(text);
  const at = opening
    ? tokens.filter(({ at }) => at < opening.length).length
    : Number(joinsOn.test(tokens[0]?.lower ?? ''));
  const head = tokens[at]?.lower ?? '';
  if (head === 'they') return 'they';
  if (head === 'he' || head === 'his') return 'he';
  return head === 'she' || head === 'her' ? 'she' : undefined;
}

/** He or she inside of a sentence; neither where both are. */
function pronounInside({ tokens }: Sentence): 'he' | 'she' | undefined {
  const has = (pattern: RegExp) => tokens.some(({ lower }) => pattern.test(lower));
  const [isHe, isShe] = [has(/^(?:he|his|him)$/), has(/^(?:she|her|hers)$/)];
  if (isHe === isShe) return undefined;
  return isHe ? 'he' : 'she';
}

/** The people whom a sentence names before it says he or she. */
function namedBefore(sentence: Sentence, pronoun: 'he' | 'she'): Person[] {
  const own = pronoun === 'he' ? /^(?:he|his|him)$/ : /^(?:she|her|hers)$/;
  const at = sentence.tokens.findIndex(({ lower }) => own.test(lower));
  const before = sentence.tokens.slice(0, at);
  // "Driver Agnes Kowal" is no one but Agnes.
  const hasOther = before.some(
    (token, place) => isSomebody(token, pronoun === 'he' ? 'she' : 'he') && nameLength(before, place + 1) === 0,
  );
  return hasOther ? [] : namesIn({ text: sentence.text, tokens: before });
}

/** "Maria is a nurse": the nurse is Maria. */
function saysWhatTheyAre({ text, tokens }: Sentence, somebody: string, heroes: ReadonlyMap<Sentence, Person>): boolean {
  const name =
    namesIn({ text, tokens })[0]?.name ??
    ([...heroes.keys()].some((one) => one.text === text) ? tokens[0]?.text : undefined);
  return (
    name !== undefined &&
    new RegExp(`^${name},? (?:is|was|became) an? (?:\\p{Ll}+ ){0,2}${somebody}\\b`, 'u').test(text)
  );
}

/** Arthur Conan Doyle, of Sir Arthur Conan Doyle. */
export const withoutTitle = (name: string) => {
  const [first = '', ...more] = name.split(' ');
  return titles.test(first) && more.length > 0 ? more.join(' ') : name;
};

/** Names that share a part may be one person's: Ms Kowal and Agnes Kowal. */
export const areOne = (one: string, other: string): boolean =>
  one.split(' ').some((part) => !titles.test(part) && other.split(' ').includes(part));

/** Nobody twice, by another name. */
export const eachOnce = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => areOne(other, name)) === at);
