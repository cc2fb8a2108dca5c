import { capital, small } from '#shared/core/first-letter';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { wordSets } from '#shared/writing/checker/word-sets';
import { asked, type Clause, isSimple, statedBy } from './clause';
import { type Around, nounsOf, type Question, toItem } from './question';
import type { Sentence } from './sentence';

/** Why: its choices are other things that the text tells, none of them near the reason. */
export function whyQuestion(clause: Clause, { clauses, sentences, random }: Around): Question[] {
  const { reason, rest, opening, origin } = clause;
  if (reason && clause.isNarrators) return ownReason(clause, clauses, random);
  // “Why is it not …” is asked by nobody.
  if (!reason || /,|^not\b/.test(rest) || !meansSubject(reason, clause)) return [];
  const own = new Set(nounsOf(origin.tokens));
  const place = sentences.indexOf(origin);
  const isFar = (other: Clause) => Math.abs(sentences.indexOf(other.origin) - place) > 1;
  const others = clauses
    .filter(
      (other) =>
        isFar(other) &&
        (isSimple(other) || isShort(other)) &&
        !other.isNarrators &&
        !mayBeCommon(other) &&
        !nounsOf(other.sentence.tokens).some((noun) => own.has(noun)),
    )
    .map((other) => `because ${statedBy(other)}`)
    .filter((text) => text.split(' ').length <= 14 && !endsInNumber(text));
  if (others.length < 3) return [];
  return [
    {
      kind: 'why',
      prompt: `Why ${asked(clause, [rest, opening].filter(Boolean).join(' '))}?`,
      key: `because ${reason}`,
      others: shuffle(others, random),
    },
  ];
}

/** “Because Rosa has forty”: of what, the text tells elsewhere. */
const endsInNumber = (text: string) => wordSets.number.has(/\p{L}+$/u.exec(text)?.[0] ?? '') || /\d$/.test(text);

/** It may have a second verb, as long as all of it is told by the text alone. */
const isShort = ({ rest, restTokens, isNegative }: Clause) =>
  !isNegative && !rest.includes(',') && restTokens.length <= 9 && !/\b(?:because|so|if|when)\b/.test(rest);

/** "Divers have looked for it": nobody's name, and a capital in the middle of a sentence. */
const mayBeCommon = ({ subject }: Clause) =>
  subject.isPlural && !subject.person && /^\p{Lu}\p{Ll}+$/u.test(subject.text);

/** Why the writer does something, in the writer's words, among what else they say of themselves. */
function ownReason(
  { reason = '', origin, subject, ...clause }: Clause,
  clauses: readonly Clause[],
  random: Random,
): Question[] {
  if (!subject.person || !/^I \p{Ll}/u.test(reason) || hangs.test(reason) || clause.rest.includes(',')) return [];
  const own = new Set(nounsOf(origin.tokens));
  const others = clauses
    .filter(
      (other) =>
        other.origin !== origin &&
        other.isNarrators &&
        isSimple(other) &&
        /^I \p{Ll}+ (?!the writer)/u.test(other.sentence.text) &&
        !hangs.test(other.sentence.text) &&
        !nounsOf(other.sentence.tokens).some((noun) => own.has(noun)),
    )
    .map(({ sentence }) => `“Because ${sentence.text.slice(0, -1)}”`);
  if (others.length < 3) return [];
  const asks = asked({ ...clause, origin, subject }, [clause.rest, clause.opening].filter(Boolean).join(' '));
  return [{ kind: 'why', prompt: `Why ${asks}?`, key: `“Because ${reason}”`, others: shuffle(others, random) }];
}

/** "Went to the beach to find fossils": what for, among what else the text says that is done. */
export function purposeQuestion(clause: Clause, { sentences, random }: Around): Question[] {
  const { rest, opening, origin, isNarrators } = clause;
  const [, before = '', purpose = ''] =
    /^(.*?\b\p{L}{3,}) (to (?!be\b|the\b|an?\b|his\b|her\b|their\b|its\b|our\b|this\b|that\b|these\b|those\b)\p{Ll}+ [^,]+)$/u.exec(
      rest,
    ) ?? [];
  const verb = clause.base;
  if (!purpose || !goes.test(verb) || hangs.test(purpose) || isNarrators) return [];
  const own = new Set(nounsOf(origin.tokens));
  const others = sentences
    .filter((other) => other !== origin && !nounsOf(other.tokens).some((noun) => own.has(noun)))
    .flatMap((other) =>
      [
        ...other.text.matchAll(
          /\b(to \p{Ll}+ (?:the|an?|some|his|her|their|new|old) [\p{Ll} ]{3,40}?)(?=[.,;]| (?:and|but|because|when|in|on|at|from|for)\b)/gu,
        ),
      ].flatMap(([, one = '']) =>
        other.tokens.some(({ lower, tags }) => lower === one.split(' ')[1] && tags.has('base')) && !hangs.test(one)
          ? [one]
          : [],
      ),
    );
  if (others.length < 2) return [];
  return [
    {
      kind: 'why',
      prompt: `Why ${asked(clause, [before, opening].filter(Boolean).join(' '))}?`,
      key: purpose,
      others: shuffle([...new Set(others)], random),
    },
  ];
}

/**
 * "She carries it from room to room, because a colour can seem sad by teatime": the sentence is quoted, with all that hangs
 * on others in it, and its reason chosen among what else the text tells.
 */
export function quotedWhy(sentence: Sentence, { sentences, clauses, random }: Around): Item | undefined {
  if (!sentence.isClear || sentence.isSaid) return undefined;
  const told = reasonIn(sentence);
  if (!told) return undefined;
  const own = new Set(nounsOf(sentence.tokens));
  const place = sentences.indexOf(sentence);
  const isFar = (other: Sentence) =>
    other !== sentence &&
    Math.abs(sentences.indexOf(other) - place) > 1 &&
    !nounsOf(other.tokens).some((noun) => own.has(noun));
  // Beside what others do, the only "I" would give itself away.
  const isOwn = (text: string) => /\b(?:I|my|me|we|our|us)\b/.test(text);
  const ofReasons = sentences.flatMap((other) => (isFar(other) ? (reasonIn(other)?.reason ?? []) : []));
  const ofClauses = clauses
    .filter((other) => isFar(other.origin) && isShort(other) && !mayBeCommon(other) && !other.isNarrators)
    .map(statedBy)
    .filter((text) => !endsInNumber(text));
  // The longest is not the reason for being long.
  const unlike = (text: string) => Math.abs(text.length - told.reason.length);
  const others = [...new Set([...ofReasons, ...shuffle(ofClauses, random).sort((a, b) => unlike(a) - unlike(b))])]
    .filter((other) => isOwn(other) === isOwn(told.reason))
    .slice(0, 4);
  if (others.length < 3) return undefined;
  const question: Question = {
    kind: 'why',
    prompt: `“${capital(told.what)}.” Why? The text says:`,
    key: `because ${told.reason}`,
    others: others.map((other) => `because ${other}`),
  };
  return toItem(question, sentence, random);
}

interface Told {
  what: string;
  reason: string;
}

/** What a sentence tells and why, where it tells nothing more. */
function reasonIn({ text, tokens: [first, second] }: Sentence): Told | undefined {
  const [, head = '', what = '', reason = ''] =
    /^((?:But|And|So) )?([^.,;:?!“”"]{12,90}),? because (?!of\b)([^.,;:?!“”"]{8,80})\.$/u.exec(text) ?? [];
  const [, cause = '', effect = ''] =
    /^(?:(?:But|And) )?((?:In [^.,;:?!“”"]{3,25}, )?[^.,;:?!“”"]{12,80}), so ((?:he|she|it|they|we|I|the|his|her|their|[Nn]o\p{L}+|every\p{L}+) [^.,;:?!“”"]{8,80})\.$/u.exec(
      text,
    ) ?? [];
  const found = what
    ? { what, reason }
    : cause
      ? { what: effect, reason: keepsCapital(first, cause) ? cause : small(cause) }
      : undefined;
  // What is asked, ordered or only possible is no fact with a reason; two verbs may have two.
  const isPlain =
    found &&
    !/^(?:It|That|This|There) |^(?:do|don|never|why|how|what|not|maybe|perhaps|probably)\b|\b(?:think|said|says|told|asked|and then|if|when|but|that|must|might|may|seems?|seemed)\b/i.test(
      `${found.what}`,
    ) &&
    // Quoted alone, nobody knows who or what is meant.
    !/\b(?:this|that|these|those|it|he|she|him)\b/i.test(found.reason);
  const isOrder =
    first?.tags.has('base') && !first.tags.has('plural') && !second?.tags.has('third') && !second?.tags.has('past');
  return isPlain && head !== 'So ' && !(what && isOrder) ? found : undefined;
}

const keepsCapital = (first: Sentence['tokens'][number] | undefined, cause: string) =>
  /^I\b/.test(cause) || first?.isFirstName || first?.senses.length === 0;

const goes = /^(?:go|come|travel|walk|run|drive|stop|return|move|fly|cycle|sail|hurry|climb|wait|stay|meet)$/;
const hangs = /\b(?:it|him|them|her|us|me|you|this|that|these|those|there|one|ones)\b/;

/** Its pronouns mean the subject, or it has none. */
function meansSubject(reason: string, { subject }: Clause): boolean {
  const pronouns =
    reason
      .toLowerCase()
      .match(/\b(?:i|we|you|he|she|it|they|me|us|him|them|my|our|your|her|his|their|its|this|that|these|those)\b/g) ??
    [];
  const own = subject.isPlural ? /^(?:they|them|their)$/ : subject.person ? /^$/ : /^(?:it|its)$/;
  return pronouns.every((pronoun) => own.test(pronoun));
}
