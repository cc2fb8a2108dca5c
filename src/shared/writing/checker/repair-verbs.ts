import { verbForms } from '#shared/language/forms/inflect';
import { base, ing, participle, past, type Repair, third } from './rule';
import type { Token } from './token';
import { textOf } from './token-text';
import { wordSets } from './word-sets';

/* Verbs put right: in the form that goes with their subject, in the tense that the sentence asks for. */

type Tokens = readonly Token[];

/** Whom the verb is about: I, one person or thing, or several (and you). */
type Person = 'i' | 'one' | 'several';

/** The subject that stands before this place, past adverbs. */
export function personBefore(tokens: Tokens, at: number): Person {
  let place = at - 1;
  while (place > 0 && (wordSets.middle.has(tokens[place]?.low ?? '') || tokens[place]?.tags.has('adv'))) place -= 1;
  const subject = tokens[place];
  if (!subject) return 'one';
  if (subject.low === 'i') return tokens[place - 1]?.low === 'and' ? 'several' : 'i';
  if (wordSets.others.has(subject.low) || wordSets.people.has(subject.low)) return 'several';
  if (/^(?:these|those|all|both|many|children|people)$/.test(subject.low)) return 'several';
  const isPlural = subject.tags.has('plural') && !subject.tags.has('noun');
  return isPlural || tokens.slice(Math.max(0, place - 3), place).some(({ low }) => low === 'and') ? 'several' : 'one';
}

const beNow: Record<Person, string> = { i: 'am', one: 'is', several: 'are' };
const bePast: Record<Person, string> = { i: 'was', one: 'was', several: 'were' };
export const have = (person: Person) => (person === 'one' ? 'has' : 'have');
const verbOf = (token: Token | undefined) => (wordSets.be.has(token?.low ?? '') ? 'be' : base(token));

/** The present of a verb as it goes with its subject. */
export function presentOf(token: Token | undefined, person: Person): string {
  const verb = verbOf(token);
  if (verb === 'be') return beNow[person];
  return person === 'one' ? third(token) : verb;
}

export function pastOf(token: Token | undefined, person: Person): string {
  return verbOf(token) === 'be' ? bePast[person] : past(token);
}

const participleOf = (token: Token | undefined) => (verbOf(token) === 'be' ? 'been' : participle(token));

/** Another verb in the form of the one that stands there: lost and missed, makes and does. */
export function inFormOf(token: Token | undefined, verb: string): string {
  const forms = verbForms(verb);
  const tags = token?.tags;
  if (tags?.has('third')) return forms.thirdPerson;
  if (tags?.has('ing')) return forms.ing;
  if (tags?.has('past')) return tags.has('base') ? verb : (forms.past[0] ?? verb);
  return tags?.has('pp') && !tags.has('base') ? (forms.participle[0] ?? verb) : verb;
}

/** Yesterday I go: I went. The last word is the verb. */
export const toPast: Repair = ({ from, to }, { tokens }) => ({
  from,
  to,
  suggestion: textOf(tokens, from, to - 1, ' ') + pastOf(tokens[to], personBefore(tokens, from === to ? to : from)),
});

/** I have seen him yesterday: I saw him. Have you seen: did you see. */
export const perfectToPast: Repair = ({ from, to }, { tokens }) => {
  const subject = tokens[from + 1];
  if (subject && wordSets.subject.has(subject.low)) {
    const person = personBefore(tokens, from + 2);
    const isBe = verbOf(tokens[to]) === 'be';
    const words = isBe ? [bePast[person], subject.text] : ['did', subject.text, base(tokens[to])];
    return { from, to, suggestion: words.join(' ') };
  }
  const between = textOf(tokens, from + 1, to - 1, ' ');
  if (/\bnot\b|n['’]t/i.test(between)) return undefined;
  return { from, to, suggestion: between + pastOf(tokens[to], personBefore(tokens, from)) };
};

/** I live here since May: I have lived; I am living: I have been living; how long do you live: have you lived. */
export const toPerfect: Repair = ({ from, to }, { tokens }) => {
  const subject = tokens[from + 1];
  if (subject && wordSets.subject.has(subject.low) && to > from + 1) {
    const last = tokens[to]?.tags.has('ing') ? `been ${tokens[to]?.low}` : participleOf(tokens[to]);
    return { from, to, suggestion: `${have(personBefore(tokens, from + 2))} ${subject.text} ${last}` };
  }
  const person = personBefore(tokens, from);
  const isContinuous = to > from && tokens[to]?.tags.has('ing');
  return {
    from,
    to,
    suggestion: `${have(person)} ${isContinuous ? `been ${tokens[to]?.low}` : participleOf(tokens[to])}`,
  };
};

/** She cooks at the moment: she is cooking. */
export const toContinuous: Repair = ({ from, to }, { tokens }) => ({
  from,
  to,
  suggestion: `${beNow[personBefore(tokens, from)]} ${ing(tokens[to])}`,
});

/** I am knowing him: I know him. */
export const toSimple: Repair = ({ from, to }, { tokens }) => {
  const verb = tokens[to];
  if (wordSets.subject.has(tokens[from]?.low ?? '') || wordSets.subject.has(tokens[from + 1]?.low ?? ''))
    return undefined;
  const helper = tokens[from];
  if (tokens.slice(from, to).some(({ low }) => low === 'not')) return undefined;
  const between = textOf(tokens, from + 1, to - 1, ' ');
  if (wordSets.have.has(helper?.low ?? '')) return { from, to, suggestion: `${helper?.text} ${participleOf(verb)}` };
  const isPast = /^(?:was|were)$/.test(helper?.low ?? '');
  const person = personBefore(tokens, from);
  return { from, to, suggestion: between + (isPast ? pastOf(verb, person) : presentOf(verb, person)) };
};

const stateVerbs =
  /^(?:like|love|know|want|need|understand|believe|hate|prefer|own|cost|have|agree|belong|mean|hope|remember|live|come)$/;

/** I am work: I am working; I am like: I like; it was build in 1900: it was built. The last word is the verb. */
export const afterBe: Repair = ({ to }, { tokens }) => {
  const verb = tokens[to];
  let at = to - 1;
  while (at > 0 && (wordSets.middle.has(tokens[at]?.low ?? '') || wordSets.subject.has(tokens[at]?.low ?? ''))) at -= 1;
  const helper = tokens[at];
  if (!helper || !wordSets.be.has(helper.low)) return undefined;
  const isAsked = tokens.slice(at + 1, to).some(({ low }) => wordSets.subject.has(low) || low === 'not');
  const isNow = wordSets.bePresent.has(helper.low);
  const subject = tokens[at - 1];
  const isOfPerson =
    wordSets.subject.has(subject?.low ?? '') ||
    wordSets.person.has(subject?.low ?? '') ||
    wordSets.people.has(subject?.low ?? '') ||
    subject?.tags.has('name') === true;
  if (stateVerbs.test(verbOf(verb)) && isNow && !isAsked && at === to - 1 && isOfPerson)
    return { from: at, to, suggestion: presentOf(verb, personBefore(tokens, at)) };
  if (stateVerbs.test(verbOf(verb))) return undefined;
  if (isOfPerson && subject?.low !== 'it') return { from: to, to, suggestion: ing(verb) };
  const next = tokens[to + 1]?.low ?? '';
  const isPassive = !isAsked && (!isNow || /^(?:by|in|all|of|from|every|here|there)$/.test(next));
  return { from: to, to, suggestion: isPassive ? participleOf(verb) : ing(verb) };
};

/** She tired: she is tired. They gone: they have gone. */
export const withBe: Repair = ({ from, to }, { tokens }) => {
  const first = tokens[from];
  const person = personBefore(tokens, from);
  if (first?.low === 'maybe') return { from, to, suggestion: 'may be' };
  const isPerfect = /^(?:gone|seen|taken|eaten|written|spoken|been|done|given|forgotten)$/.test(first?.low ?? '');
  return { from, to, suggestion: `${isPerfect ? have(person) : beNow[person]} ${textOf(tokens, from, to)}` };
};

/** If it will rain: if it rains; if I would be: if I were; if I would have: if I had. */
export const withoutWill: Repair = ({ from }, { tokens }) => {
  const helper = tokens[from];
  const [next, after] = [tokens[from + 1], tokens[from + 2]];
  if (!next) return undefined;
  const person = personBefore(tokens, from);
  if (helper?.low === 'would') {
    if (next.low === 'have' && after?.tags.has('pp')) return { from, to: from + 1, suggestion: 'had' };
    if (next.low === 'be') return { from, to: from + 1, suggestion: 'were' };
    return next.tags.has('base') ? { from, to: from + 1, suggestion: past(next) } : undefined;
  }
  if (next.low === 'not' && after?.tags.has('base')) {
    if (after.low === 'be') return { from, to: from + 2, suggestion: `${beNow[person]} not` };
    return { from, to: from + 2, suggestion: `${person === 'one' ? 'doesn’t' : 'don’t'} ${after.text}` };
  }
  return next.tags.has('base') || next.low === 'be'
    ? { from, to: from + 1, suggestion: presentOf(next, person) }
    : undefined;
};

const wished: Record<string, string> = {
  can: 'could',
  will: 'would',
  have: 'had',
  has: 'had',
  am: 'were',
  is: 'were',
  are: 'were',
  do: 'did',
  does: 'did',
  know: 'knew',
  live: 'lived',
};

/** I wish I can: I wish I could; I wish I would be: I wish I were. */
export const wish: Repair = ({ from, to }, { tokens }) => {
  const right = wished[tokens[from]?.low ?? ''];
  if (right) return { from, to, suggestion: right };
  return tokens[from + 1]?.low === 'be' ? { from, to: from + 1, suggestion: 'were' } : undefined;
};

const haveRight: Record<string, string> = { reason: 'right', hunger: 'hungry', thirst: 'thirsty', fear: 'afraid' };

/** She has 20 years: she is 20 years old; I have cold: I am cold. */
export const beInsteadOfHave: Repair = ({ from, to }, { tokens }) => {
  const rest = tokens.slice(from + 1, to + 1).map(({ text, low }) => haveRight[low] ?? text);
  const helper = tokens[from];
  if (!helper) return undefined;
  if (!wordSets.have.has(helper.low)) {
    const isAge = rest.some((word) => /^years?$/.test(word)) || /^years?$/.test(tokens[to]?.low ?? '');
    return isAge && (helper.tags.has('num') || wordSets.be.has(helper.low))
      ? { from, to, suggestion: `${textOf(tokens, from, to)} old` }
      : undefined;
  }
  const person = personBefore(tokens, from);
  const form = helper.low === 'had' ? bePast[person] : beNow[person];
  const isAge = /^years?$/.test(rest.at(-1) ?? '');
  return {
    from,
    to,
    suggestion: [form, ...rest, ...(isAge && tokens[to + 1]?.low !== 'old' ? ['old'] : [])].join(' '),
  };
};

const anyOf: Record<string, string> = {
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  never: 'ever',
  none: 'any',
  no: 'any',
};

/** I didn’t see nothing: anything; nobody didn’t help: nobody helped. */
export const oneNegative: Repair = ({ from, to }, { tokens }) => {
  const right = anyOf[tokens[from]?.low ?? ''];
  if (right) return { from, to, suggestion: right };
  const [helper, verb] = [tokens[from - 1], tokens[from + 1]];
  if (tokens[from]?.low !== 'not' || !helper) return undefined;
  if (helper.low === 'did' && verb?.tags.has('base')) return { from: from - 1, to: from + 1, suggestion: past(verb) };
  if (helper.low === 'does' && verb?.tags.has('base')) return { from: from - 1, to: from + 1, suggestion: third(verb) };
  return { from: from - 1, to: from, suggestion: helper.low };
};
