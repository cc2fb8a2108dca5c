import { small } from '#shared/core/first-letter';
import { nounPhraseAt } from './noun-phrase';
import { have, personBefore } from './repair-verbs';
import { base, ing, past, type Repair, third } from './rule';
import type { Token } from './token';
import { textOf } from './token-text';
import { wordSets } from './word-sets';

/* Words put into their order: what stands there is moved, with a do where a question needs one. */

type Tokens = readonly Token[];

const isHelper = (token: Token | undefined) =>
  token !== undefined && (wordSets.beFinite.has(token.low) || wordSets.modal.has(token.low));

/** Where the subject that begins here ends: you, the bus, my two brothers. */
function subjectEnd(tokens: Tokens, from: number): number | undefined {
  const first = tokens[from];
  if (!first) return undefined;
  if (wordSets.subject.has(first.low) || /^(?:this|that|these|those|there)$/.test(first.low)) {
    const phrase = wordSets.subject.has(first.low) ? undefined : nounPhraseAt(tokens, from);
    return phrase?.head ?? from;
  }
  if (first.tags.has('name')) return from;
  return nounPhraseAt(tokens, from)?.head;
}

/** The subject’s text as it stands inside a sentence: You live? becomes do you live. */
function inside(tokens: Tokens, from: number, to: number): string {
  const text = textOf(tokens, from, to);
  const first = tokens[from];
  return from > 0 || first?.low === 'i' || first?.tags.has('name') ? text : small(text);
}

/** Where you live: where do you live; why she is: why is she. The range begins with the subject, or with its verb. */
export const askedOrder: Repair = ({ from }, { tokens }) => {
  const first = tokens[from];
  if (
    first &&
    !wordSets.subject.has(first.low) &&
    (isHelper(first) || first.tags.has('base')) &&
    wordSets.subject.has(tokens[from + 1]?.low ?? '')
  ) {
    // Like you pizza: do you like pizza.
    const subject = tokens[from + 1];
    if (isHelper(first) || !subject) return undefined;
    const helper = wordSets.third.has(subject.low) ? 'does' : 'do';
    return { from, to: from + 1, suggestion: `${helper} ${subject.text} ${base(first)}` };
  }
  const end = subjectEnd(tokens, from);
  const verb = end === undefined ? undefined : tokens[end + 1];
  if (end === undefined || !verb) return undefined;
  const subject = inside(tokens, from, end);
  if (
    isHelper(verb) ||
    (wordSets.have.has(verb.low) && tokens[end + 2]?.tags.has('pp')) ||
    /^(?:do|does|did)$/.test(verb.low)
  )
    return tokens[end + 2]?.low === 'not' || verb.text.startsWith('’') || verb.text.startsWith("'")
      ? undefined
      : { from, to: end + 1, suggestion: `${verb.low} ${subject}` };
  if (verb.tags.has('base') && !verb.tags.has('past')) {
    const helper = personBefore(tokens, end + 1) === 'one' ? 'does' : 'do';
    return { from, to: end + 1, suggestion: `${helper} ${subject} ${verb.low}` };
  }
  if (verb.tags.has('third')) return { from, to: end + 1, suggestion: `does ${subject} ${base(verb)}` };
  if (verb.tags.has('past')) return { from, to: end + 1, suggestion: `did ${subject} ${base(verb)}` };
  return undefined;
};

/** I know where is he: where he is; what did he say: what he said. The range begins with the helping verb. */
export const toldOrder: Repair = ({ from }, { tokens }) => {
  const helper = tokens[from];
  const end = subjectEnd(tokens, from + 1);
  if (!helper || end === undefined) return undefined;
  const subject = textOf(tokens, from + 1, end);
  if (isHelper(helper) || wordSets.have.has(helper.low))
    return { from, to: end, suggestion: `${subject} ${helper.low}` };
  const verb = tokens[end + 1];
  if (!verb?.tags.has('base') || tokens[from + 1]?.low === 'not') return undefined;
  const person = personBefore(tokens, end + 1);
  const form = helper.low === 'did' ? past(verb) : helper.low === 'does' || person === 'one' ? third(verb) : base(verb);
  return { from, to: end + 1, suggestion: `${subject} ${form}` };
};

const often = /^(?:always|usually|often|never|sometimes|seldom|rarely|ever|also|already)$/;

/** I always am: I am always; I play often tennis: I often play tennis; I like very much tea: I like tea very much. */
export const adverbOrder: Repair = ({ from, to }, { tokens }) => {
  const [first, last, before] = [tokens[from], tokens[to], tokens[from - 1]];
  if (!first || !last) return undefined;
  const isVerb = (token: Token) => token.tags.has('base') || token.tags.has('third') || token.tags.has('past');
  if (to === from + 1 && often.test(first.low)) {
    if (isHelper(last) || wordSets.have.has(last.low)) return { from, to, suggestion: `${last.text} ${first.low}` };
    if (wordSets.subject.has(last.low)) return undefined;
  }
  if (to === from + 1 && often.test(last.low)) return { from, to, suggestion: `${last.text} ${first.text}` };
  if (from === to && often.test(first.low) && before && isVerb(before) && !wordSets.auxiliary.has(before.low))
    return { from: from - 1, to, suggestion: `${first.text} ${before.text}` };
  // Have been never, have seen never
  if (from === to && /^(?:never|ever|always)$/.test(first.low) && before?.tags.has('pp'))
    return { from: from - 1, to, suggestion: `${first.text} ${before.text}` };
  // What stands between a verb and its object goes behind the object.
  const object =
    wordSets.object.has(tokens[to + 1]?.low ?? '') ||
    tokens[to + 1]?.low === 'it' ||
    wordSets.language.has(tokens[to + 1]?.low ?? '')
      ? to + 1
      : nounPhraseAt(tokens, to + 1)?.head;
  const isPlain =
    object !== undefined &&
    before !== undefined &&
    isVerb(before) &&
    !tokens.slice(to + 1, object).some(({ tags }) => tags.has('punct'));
  if (isPlain) return { from, to: object, suggestion: `${textOf(tokens, to + 1, object)} ${textOf(tokens, from, to)}` };
  if (before && isVerb(before) && tokens[to + 1]?.tags.has('ing') && !tokens[to + 2]?.tags.has('adj'))
    return { from, to: to + 1, suggestion: `${tokens[to + 1]?.text} ${textOf(tokens, from, to)}` };
  return undefined;
};

/** Explain me this word: explain this word to me. */
export const objectWithTo: Repair = ({ from, to }, { tokens }) => {
  const [verb, person] = [tokens[from], tokens[to]];
  const object = tokens[to + 1];
  if (!verb || !person || !object) return undefined;
  const end =
    /^(?:it|that|this|everything|something)$/.test(object.low) && !nounPhraseAt(tokens, to + 1)
      ? to + 1
      : nounPhraseAt(tokens, to + 1)?.head;
  if (end === undefined) return { from, to, suggestion: `${verb.text} to ${person.text}` };
  return { from, to: end, suggestion: `${verb.text} ${textOf(tokens, to + 1, end)} to ${person.text}` };
};

const objectOf: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const subjectOf: Record<string, string> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' };

/** I want that he comes: I want him to come. The range begins with that. */
export const personTo: Repair = ({ from }, { tokens }) => {
  const end = /^(?:somebody|someone|everybody|everyone|nobody|people)$/.test(tokens[from + 1]?.low ?? '')
    ? from + 1
    : subjectEnd(tokens, from + 1);
  const verb = end === undefined ? undefined : tokens[end + 1];
  if (end === undefined || !verb || tokens[from]?.low !== 'that') return undefined;
  const first = tokens[from + 1];
  const person = objectOf[first?.low ?? ''] ?? textOf(tokens, from + 1, end);
  const isBe = wordSets.be.has(verb.low);
  if (!isBe && !verb.tags.has('base') && !verb.tags.has('third')) return undefined;
  return { from, to: end + 1, suggestion: `${person} to ${isBe ? 'be' : base(verb)}` };
};

/** He suggested me to go: he suggested that I go. */
export const suggestThat: Repair = ({ from }, { tokens }) => {
  const verb = tokens[from];
  const person = tokens[from + 1];
  if (!verb || !person) return undefined;
  const end = wordSets.anyObject.has(person.low) ? from + 1 : subjectEnd(tokens, from + 1);
  if (end === undefined || tokens[end + 1]?.low !== 'to' || !tokens[end + 2]?.tags.has('base')) return undefined;
  const subject = end === from + 1 ? (subjectOf[person.low] ?? person.text) : textOf(tokens, from + 1, end);
  const done = tokens[end + 2];
  return {
    from,
    to: end + 2,
    suggestion: `${verb.text} that ${subject} ${base(done)}`,
    also: [`${verb.text} ${ing(done)}`],
  };
};

/** I does not: I don’t. She not come: she doesn’t come. */
export const withDo: Repair = ({ from, to }, { tokens }) => {
  const [first, verb] = [tokens[from], tokens[to]];
  if (first && wordSets.subject.has(first.low)) return { from, to, suggestion: `${first.text} don’t` };
  if (!verb || !/^(?:not|no)$/.test(first?.low ?? '')) return undefined;
  const helper = have(personBefore(tokens, from)) === 'has' ? 'doesn’t' : 'don’t';
  return { from, to, suggestion: `${helper} ${base(verb)}` };
};
