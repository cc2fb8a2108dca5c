import { verbForms } from '#shared/language/forms/inflect';
import { withArticle } from '#shared/writing/checker/a-or-an';
import { wordSets } from '#shared/writing/checker/word-sets';
import type { Clause } from './clause';
import { otherGroups, otherThings } from './other-subjects';
import { areOne, eachOnce, withoutTitle } from './people';
import type { Person } from './person';
import { type Around, isOnly, type Question } from './question';
import { lastWord } from './sayings';
import type { Token } from './sentence';
import { isFiniteVerb } from './subject';

/** Who or what does it: the rest of the clause is asked as it stands. Only where the text says it of nobody else. */
export function subjectQuestion(clause: Clause, around: Around): Question[] {
  const { subject, rest, restTokens, opening, adverb, origin } = clause;
  const isSpeakers = clause.isNarrators && origin.isSaid && subject.person !== undefined;
  if (!subject.sort || (clause.isNarrators && !isSpeakers) || !isOnly(clause, around)) return [];
  // "Who was happy?" could be anybody of the text.
  if (
    !restTokens.some(tells) ||
    /\b\p{Lu}$/u.test(rest) ||
    isJoined(clause) ||
    /^in \p{L}+ (?:minutes|hours|days|weeks|months|years)$/u.test(rest)
  )
    return [];
  // "Who is Leila Mansour?" and "Who is sure Elif can?"
  if (/^(?:is|was)$/.test(clause.helper ?? '') && /^\p{Lu}/u.test(rest)) return [];
  // "The rock is the roof", "the doorstep is where …", "the secret is to …": asked for either way, it asks for little.
  if (/^(?:is|are|was|were)$/.test(clause.helper ?? '') && saysTheSame.test(rest)) return [];
  if (
    /\b(?:that|if|whether|which|who|as|than|because|when|can|will|is|are|was|were|do|does|did|has|have|could|would|should)$/.test(
      rest,
    ) ||
    tellsLittle.test(subject.text)
  )
    return [];
  if (/\b(?:his|her|himself|herself|even|different|not|as well|too|instead)\b|,| and .*(?:\d|\babout\b)/.test(rest))
    return [];
  // "Who was a cello?"
  if (subject.person && /^(?:is|was)$/.test(clause.helper ?? '') && /^an? \p{Ll}+$/u.test(rest)) return [];
  // “What is a tall woman called Berit?”
  if (/ called \p{Lu}/u.test(rest)) return [];
  // “They can crawl into it and lay their eggs”: cut there, the verb is no past of lie.
  if (verbMayBePast(clause) && origin.tokens.some(({ lower }) => wordSets.modal.has(lower))) return [];
  // "What is smaller than the old house?" Many things are.
  if (/^(?:is|are|was|were)$/.test(clause.helper ?? '') && / than /.test(rest)) return [];
  // Without what was said: "Ned asked in the car."
  if (/^(?:say|ask|add|reply|answer|shout|whisper|explain|wonder|think|tell)$/.test(clause.base)) return [];
  // “What is time?”
  if (/^(?:is|are|was|were)$/.test(clause.helper ?? '') && restTokens.length === 1) return [];
  const verb = ofOne(clause);
  const { person, text } = subject;
  if (!verb || (person ? `${rest} ${opening}`.includes(person.first) : !isShort(text))) return [];
  const prompt = `${subject.sort === 'somebody' ? 'Who' : 'What'} ${[adverb, verb, rest, opening].filter(Boolean).join(' ')}?`;
  if (!person) {
    // Typed, it could be called by another name as well: the parrot is the bird.
    const others =
      subject.sort === 'somebody' ? otherGroups(clause, around) : otherThings({ ...subject, origin }, around);
    if (others.length < 2) return [];
    return [{ kind: subject.sort === 'somebody' ? 'who' : 'which-thing', prompt, key: text, others }];
  }
  const others = isSpeakers
    ? around.speakers.filter((name) => name !== person.name)
    : eachOnce(around.people.filter((other) => isAnother(other, person)).map(({ name }) => name)).filter(
        (name) => !areOne(name, person.name),
      );
  if (isSpeakers && others.length === 0) return [];
  const isMentioned = around.people.some(({ first }) => rest.includes(first));
  return [
    {
      kind: 'who',
      prompt,
      key: text.includes(' ') && others.every((other) => !other.includes(' ')) ? person.first : text,
      others: isMentioned ? [] : others,
      // Who is a piano tuner? Not: the tuner.
      accepted: namesOf(person, around).filter((name) => !prompt.includes(name.replace(/^(?:an?|the) /, ''))),
    },
  ];
}

/** All that the text calls somebody, Maya, Lindon, Maya Lindon: not what it calls a brother of the same surname. */
export function namesOf(person: Person, { people, sentences }: Pick<Around, 'people' | 'sentences'>): string[] {
  const last = lastWord(person.name);
  const own = [person, ...people.filter(({ first }) => first === person.first)];
  // "Mr Marsden" and "Marsden" are Colin Marsden where no third one has the name.
  if (person.name === last || person.first.includes(' ')) {
    const called = people.filter(({ name }) => lastWord(name) === last);
    if (new Set(called.map(({ first }) => first)).size <= 2) own.push(...called);
  }
  // Dev Sharma is Mr Sharma where nobody else has the name.
  const kin = people.filter((one) => own.some(({ name }) => lastWord(name) === lastWord(one.name)));
  if (new Set(kin.flatMap(({ first }) => (first.includes(' ') ? [] : [first]))).size === 1) own.push(...kin);
  const surnames = own.map(({ name }) => lastWord(name));
  const others = people.filter(
    (one) => surnames.includes(lastWord(one.name)) && !own.some(({ first }) => first === one.first),
  );
  const names = own.flatMap(({ first, name }) => [first, name, ...partsOf(name)]);
  const isTold = own.some(({ name }) => name !== last);
  return [
    ...new Set([
      ...names,
      ...toldOf(person, sentences),
      ...calledBy([...names, ...(others.length === 0 ? surnames : [])], sentences),
      ...grandOf(surnames, sentences),
      ...kindsOf(person, sentences),
      ...namedOnce(person, sentences),
      ...(others.length === 0 ? surnames : []),
      ...(isTold ? [] : wholeNames(last, sentences)),
    ]),
  ];
}

/** "Marta Quinn’s name": whole where something of theirs is told; none where the text has two of the first name. */
function namedOnce({ first }: Person, sentences: Around['sentences']): string[] {
  if (first.includes(' ')) return [];
  const whole = new RegExp(`(?<!\\p{L})${first} (\\p{Lu}\\p{Ll}+)(?=['’]s )`, 'gu');
  const lasts = new Set(sentences.flatMap(({ text }) => [...text.matchAll(whole)].map(([, last = '']) => last)));
  return lasts.size === 1 ? [...lasts].flatMap((last) => [`${first} ${last}`, last]) : [];
}

/** Anna Mary Robertson is Anna Mary, and Anna Robertson. */
function partsOf(whole: string): string[] {
  const name = withoutTitle(whole);
  const parts = name.split(' ');
  // Sir Arthur, and Conan Doyle.
  if (name !== whole && parts.length > 1)
    return [name, parts.slice(-2).join(' '), whole.split(' ', 2).join(' ')].filter(
      (one) => !/^(?:Mr|Mrs|Ms|Miss) \p{L}+$/u.test(one),
    );
  return parts.length > 2 ? [`${parts[0]} ${parts[1]}`, `${parts[0]} ${parts.at(-1)}`] : [];
}

/** "Grandma Gatewood" and "old Mr Bell". */
const calledBy = (names: readonly string[], sentences: Around['sentences']) => {
  const before = '(?:Grandma|Grandpa|Granny|Aunt|Auntie|Uncle|Mr|Mrs|Ms|Miss|Dr|old|young|little|poor|dear)';
  const called = new RegExp(`\\b${before} (?:${names.join('|')})\\b`, 'g');
  return sentences.flatMap(({ text }) => text.match(called) ?? []);
};

/** "A pigeon called Winston", "Gerald was a cello", "His name was Jack" behind "It was a baboon": what it is, is a name too. */
function kindsOf({ first }: Person, sentences: Around['sentences']): string[] {
  const name = `(?:${first})`;
  const patterns = [
    new RegExp(`\\b(\\p{Ll}+) (?:called|named) ${name}\\b`, 'u'),
    new RegExp(`\\b${name}(?:['’]s| is| was) an? (?:\\p{Ll}+ )?(\\p{Ll}+)[.,;!]`, 'u'),
    new RegExp(`\\b${name} the (\\p{Ll}+)\\b`, 'u'),
    new RegExp(`\\b${name}\\b.*[.!] (?:He|She)(?:['’]s| is| was) an? (?:\\p{Ll}+ )?(\\p{Ll}+)[.,;!]`, 'u'),
    new RegExp(` (?:is|was) an? (?:\\p{Ll}+ )?(\\p{Ll}+)[.!] (?:His|Her|Its) name (?:is|was) ${name}\\b`, 'u'),
  ];
  const pairs = sentences.map(({ text }, at) => `${text} ${sentences[at + 1]?.text ?? ''}`);
  const kinds = new Set(pairs.flatMap((text) => patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])));
  // A man is nobody's name.
  return [...kinds]
    .filter((kind) => !wordSets.person.has(kind) && !wordSets.job.has(kind))
    .flatMap((kind) => [kind, `the ${kind}`, withArticle(kind), `${first} the ${kind}`]);
}

/** Whoever has the same surname is called Mr or Mrs; Grandma Moses is one of them. */
const grandOf = (surnames: readonly string[], sentences: Around['sentences']) =>
  sentences.flatMap(
    ({ text }) => text.match(new RegExp(`\\b(?:Grandma|Grandpa|Granny) (?:${surnames.join('|')})\\b`, 'g')) ?? [],
  );

/** "My colleague Hannah": as the text says who it is. */
const toldOf = ({ first }: Person, sentences: Around['sentences']) =>
  sentences.flatMap(({ text }) => {
    const [, noun] =
      new RegExp(`\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (\\p{Ll}+) ${first}\\b`, 'u').exec(text) ?? [];
    return noun ? ['', 'my ', 'his ', 'her ', 'the ', 'the writer’s '].map((own) => `${own}${noun} ${first}`) : [];
  });

/** Also where it is said of somebody that nothing is told of: "You can thank Momofuku Ando." None where two have it. */
function wholeNames(last: string, sentences: Around['sentences']): string[] {
  const found = new Set<string>();
  for (const { tokens } of sentences)
    for (const [at, { text }] of tokens.entries()) {
      const before = tokens[at - 1];
      // "On Fridays Nadia …"
      const isDay = wordSets.day.has(before?.lower.replace(/s$/, '') ?? '') || wordSets.month.has(before?.lower ?? '');
      if (text === last && before && at > 1 && !isDay && /^\p{Lu}\p{Ll}+$/u.test(before.text))
        found.add(`${before.text} ${last}`);
    }
  return found.size === 1 ? [...found] : [];
}

/** What is only called by another name, or told by a clause. */
const saysTheSame = /^the (?:\p{Ll}+ )?\p{Ll}+(?: (?:in|on|at|of) the \p{Ll}+)?$|^(?:to|where|what|when|why|how)\b/u;

/** Ms Kowal may be Agnes Kowal. */
const isAnother = (other: Person, { first, name }: Person) =>
  other.first !== first && !other.name.split(' ').some((part) => name.split(' ').includes(part));

/** Of what is said about a reason or an answer, nobody would ask what it is said of. */
const tellsLittle =
  /^(?:the|a|an|this|each|his|her|their) (?:\p{L}+ )?(?:reason|answer|idea|chance|result|surprise|problem|question|point|truth|fact|thing|moment|rest|first|second|third|next|last|one|difference|matter|way|effect|trouble|half|story|book|film|song)s?$|\b(?:other|same)\b/u;

/** A noun or a name: a day and a bare number tell too little. */
const tells = ({ tags, text, lower }: Token) =>
  tags.has('noun') || tags.has('plural') || (/^\p{Lu}/u.test(text) && !wordSets.day.has(lower));

/** Whether something is joined on that would need the subject again: "mix and make a gas", "were fans and …". */
function isJoined({ restTokens, tense, subject, isNarrators, helper }: Clause): boolean {
  const [complement] = restTokens;
  // Who was fans?
  if (/^(?:are|were)$/.test(helper ?? '') && complement?.tags.has('plural') && !complement.tags.has('adj')) return true;
  return restTokens.some((token, at) => {
    const next = restTokens[at + 1];
    if (!/^(?:and|but|or)$/.test(token.lower) || !next) return false;
    const isNoun = next.tags.has('noun') || next.tags.has('plural');
    if (next.tags.has('base') && tense === 'present' && (subject.isPlural || isNarrators)) return true;
    return (
      (isFiniteVerb(next) && !isNoun) ||
      restTokens.slice(at + 1).some((one) => isFiniteVerb(one) && !one.tags.has('pp') && !one.tags.has('noun'))
    );
  });
}

/** The verb as it stands behind who or what, which count as one: "some residents are" – "who is". */
function ofOne({ helper, verb, base, tense, subject, isNarrators }: Clause): string | undefined {
  if (helper) return { are: 'is', were: 'was', have: 'has' }[helper] ?? helper;
  if (tense === 'present' && (subject.isPlural || isNarrators)) return verbForms(base).thirdPerson;
  return verb?.text;
}

/** Lay, put, read: the base and the past of some verbs look alike. */
const verbMayBePast = ({ verb }: Clause) => verb?.tags.has('base') === true && verb.tags.has('past');

/** Few enough words to be typed, with none that could be left out and nothing that could be said otherwise. */
const isShort = (text: string) => text.split(' ').length <= 4 && !/['’]s\b/.test(text);
