import { capital, small } from '#shared/core/first-letter';
import { wordSets } from '#shared/writing/checker/word-sets';
import { canBe } from './first-names';
import { joinsOn, readOpening } from './opening';
import { namesIn } from './people';
import type { Person } from './person';
import { isReason, type Piece, piecesOf } from './pieces';
import { endOf, isDenied, type Sentence, type Token } from './sentence';
import { type FoundSubject, isFiniteVerb, type Known, middle, readSubject, type Subject } from './subject';

/** A statement that is surely one, taken apart: when – subject – verb – rest. */
export interface Clause {
  /** Where the text has it. */
  origin: Sentence;
  /** The clause alone, without a word that joins it to what came before. */
  sentence: Sentence;
  /** A time or a place that stands at the head, as inside of a sentence: "in 2015". */
  opening: string;
  subject: Subject;
  /** Whom he, she, his or her at the head means. */
  hero: Person | undefined;
  /** `is`, `was`, `can`, `has` …: what stands before the subject in a question. */
  helper: string | undefined;
  /** An adverb between subject and verb. */
  adverb: string;
  /** The verb as it stands, where there is no helper, and its base. */
  verb: Token | undefined;
  base: string;
  tense: 'past' | 'present';
  /** `Not` behind the helper, and no other denial: others make no clause. */
  isNegative: boolean;
  /** All behind the helper or the verb, without the mark at the end. */
  rest: string;
  restTokens: readonly Token[];
  /** It tells of whoever says I, or of what is theirs; they are named in its place. */
  isNarrators: boolean;
  /** The clause behind because that tells why. */
  reason?: string;
}

const helpers = /^(?:is|are|was|were|can|could|will|must)$/;

const hangsInRest =
  /^(?:i|we|you|he|she|it|they|me|us|him|them|my|our|your|this|that|these|those|there|here|one|ones|other|others|another|such|same|then|also|too|so|yet|instead|either|if|whether|would|might|may|should|maybe|perhaps|probably|possibly|else|though|although|however|therefore|mine|hers|ours|yours|theirs|above|below)$/;

/** The clauses of a sentence whose subject and verb are certain; none where anything is in doubt. */
export function readClauses(origin: Sentence, known: Known): Clause[] {
  if (!origin.isClear) return [];
  const pieces = piecesOf({ ...origin, ...origin.plain });
  const clauses: Clause[] = [];
  let subject: Subject | undefined;
  let named: FoundSubject | undefined;
  for (const [place, piece] of pieces.entries()) {
    const next = pieces[place + 1];
    const own = place === 0 ? known : laterOf(piece, origin, known, subject ?? named);
    const clause = isReason(piece) ? undefined : readNext(piece, origin, own, subject, named);
    if (clause && !isCutOff(clause, origin)) {
      const reason = next && isReason(next) ? asInside(next, origin) : reasonBefore(piece, clause, clauses);
      clauses.push({ ...clause, ...(reason && { reason }) });
    }
    // "Saw a suitcase, took it and ran": what says nothing alone still goes on with the same subject.
    const isShared = goesOn(piece);
    // "Mary did not go to school, but she …": of whom a clause tells that is none of ours.
    if (!isShared) named = readSubject(piece, 0, place === 0 ? known : {});
    subject = clause?.subject ?? (isShared ? subject : named && isAlone(piece, named) ? named : undefined);
  }
  return clauses;
}

/** "Worms like peelings, tea leaves" and what else was joined on: what has commas is whole only at the end. */
const isCutOff = ({ rest, sentence }: Clause, { text, plain }: Sentence) =>
  rest.includes(',') && !(plain?.text ?? text).slice(0, -1).endsWith(sentence.text.slice(-16, -1));

/** A piece as it stands inside of its sentence, where a name alone has its capital. */
function asInside({ text }: Piece, { text: whole }: Sentence): string {
  const said = text.slice(0, -1);
  return whole.includes(` ${said}`) ? said : small(said);
}

/** "Martin was cold, so he put his hands in his pockets": what the clause before says of the same subject. */
function reasonBefore({ joint }: Piece, { origin, subject }: Clause, clauses: readonly Clause[]): string | undefined {
  const before = clauses.at(-1);
  if (joint !== 'so' || before?.origin !== origin || before.rest.includes(',')) return undefined;
  const isShared = before.subject.text === subject.text && !/\b(?:he|she|it|they|him|them)\b/.test(before.rest);
  return isShared && !before.isNarrators && !before.adverb ? statedBy(before) : undefined;
}

/** "His parents died early, so he lived with an aunt": he is still the one whom his means, where nobody else comes in. */
function laterOf({ tokens: [first] }: Piece, origin: Sentence, { person }: Known, subject: Subject | undefined): Known {
  const pronoun = first?.lower;
  if (!person || !subject || (pronoun !== 'he' && pronoun !== 'she') || person.name.includes(' and ')) return {};
  const isNobody = subject.person === undefined && (subject.isPlural || subject.sort === 'something');
  const others = namesIn(origin).filter((one) => one.first !== person.first);
  return isNobody && canBe(pronoun, person.first) && others.length === 0 ? { person } : {};
}

/** "Dario stayed and watched": the verb of a subject of which nothing else is said. */
function isAlone({ tokens }: Piece, { end }: FoundSubject): boolean {
  const verb = tokens[end];
  return verb !== undefined && isFiniteVerb(verb) && end === tokens.length - 1;
}

/** It has no subject of its own. */
const goesOn = ({ joint, tokens: [first] }: Piece) =>
  /^(?:and|but)$/.test(joint) && first !== undefined && isFiniteVerb(first);

/** A piece with what it takes over from the one before it: its subject, or whom he or she means. */
function readNext(
  piece: Piece,
  origin: Sentence,
  known: Known,
  subject: Subject | undefined,
  named: Subject | undefined,
): Clause | undefined {
  const [first] = piece.tokens;
  const before = subject ?? named;
  if (!before || !first) return readPiece(piece, origin, known);
  if (!goesOn(piece)) return readPiece(piece, origin, { ...known, ...goesOnWith(first, before, origin) });
  if (!subject) return readPiece(piece, origin, known);
  return readPiece(withSubject(piece, subject), origin, { shared: { ...subject, end: 1, hasAside: false } });
}

/** "Dario looked for a name, and he found a card": he is Dario, where nobody else is named who could be he. */
function goesOnWith({ lower }: Token, { person }: Subject, origin: Sentence): Known {
  if (!person || (lower !== 'he' && lower !== 'she') || person.first === origin.narrator?.first) return {};
  const others = namesIn(origin).filter(({ first }) => first !== person.first);
  return canBe(lower, person.first) && others.length === 0 ? { person } : {};
}

/** "… and bought some juice": with the subject as a word of its own. */
function withSubject(piece: Piece, subject: Subject): Piece {
  const head = capital(subject.text);
  const word: Token = {
    text: head,
    lower: subject.text.toLowerCase(),
    at: 0,
    senses: [],
    tags: new Set(['name']),
    verbs: [],
    isFirstName: subject.person !== undefined,
  };
  const [first, ...more] = piece.tokens.map((token) => ({ ...token, at: token.at + head.length + 1 }));
  const tokens = [word, ...(first ? [{ ...first, text: small(first.text) }] : []), ...more];
  return { ...piece, text: `${head} ${small(piece.text)}`, tokens };
}

function readPiece(sentence: Piece, origin: Sentence, known: Known): Clause | undefined {
  const { tokens, text } = sentence;
  const opening = known.shared ? { text: '', length: 0 } : readOpening(sentence, known.person);
  const start = opening.length || (joinsOn.test(tokens[0]?.lower ?? '') ? 1 : 0);
  const subject = readSubject(sentence, start, known);
  if (!subject) return undefined;
  const adverbToken = tokens[subject.end];
  const hasAdverb = adverbToken !== undefined && middle.test(adverbToken.lower);
  const head = tokens[subject.end + (hasAdverb ? 1 : 0)];
  if (!head || (!subject.hasAside && text.slice(endOf(tokens[subject.end - 1] ?? head), head.at).includes(',')))
    return undefined;
  const tellsOfSelf = subject.person !== undefined && subject.person === sentence.narrator;
  const verb = readVerb(head, subject, tellsOfSelf, tokens[tokens.indexOf(head) + 1]);
  const place = tokens.indexOf(head);
  const restTokens = tokens.slice(place + 1);
  if (!verb || restTokens.length === 0 || isReduced(head, restTokens)) return undefined;
  // "Has been", "had left": a helper only where a participle follows.
  const [next] = restTokens;
  const isPerfect =
    wordSets.have.has(head.lower) && next?.tags.has('pp') && !next.tags.has('noun') && !next.tags.has('adj');
  // "Has left" may be either.
  // "Had simply removed" is one as well, with an adverb in it.
  const isParted = next?.tags.has('adv') && restTokens[1]?.tags.has('pp');
  if (!isPerfect && wordSets.have.has(head.lower) && (next?.tags.has('pp') || isParted)) return undefined;
  const helper =
    verb.helper ?? (isPerfect ? (tellsOfSelf ? (ofOne[head.lower] ?? head.lower) : head.lower) : undefined);
  const isNegative = helper !== undefined && next?.lower === 'not';
  // "Families who could not cook" denies nothing of the whole.
  const relative = tokens.findIndex(({ lower }, at) => at > place && /^(?:who|which|that)$/.test(lower));
  const main = tokens.slice(0, relative < 0 ? undefined : relative).filter((token) => !isNegative || token !== next);
  if (isDenied({ tokens: main })) return undefined;
  const { end: _, hasAside: __, ...about } = subject;
  const clause: Clause = {
    origin,
    sentence,
    opening: opening.text,
    subject: about,
    hero: known.person ?? (known.thing && { name: known.thing.text, first: known.thing.text }),
    helper,
    adverb: hasAdverb ? adverbToken.lower : '',
    verb: helper ? undefined : head,
    base: helper ? '' : verb.base,
    tense: verb.tense,
    isNegative,
    isNarrators: sentence.narrator !== undefined && subject.text.startsWith(sentence.narrator.first),
    rest: text.slice(endOf(head), -1).trim(),
    restTokens,
  };
  return standsAlone(clause) ? clause : undefined;
}

/** "The rain caused by the storm was …": what looks like the verb is none, and the verb comes later. */
function isReduced({ tags }: Token, rest: readonly Token[]): boolean {
  if (!tags.has('pp')) return false;
  if (/^(?:by|as)$/.test(rest[0]?.lower ?? '')) return true;
  const end = rest.findIndex(({ lower }) => wordSets.clauseWord.has(lower));
  return rest
    .slice(0, end < 0 ? undefined : end)
    .some(
      (token) => isFiniteVerb(token) && !token.tags.has('pp') && !token.tags.has('noun') && !token.tags.has('plural'),
    );
}

const ofOne: Record<string, string> = { am: 'is', are: 'is', were: 'was', have: 'has' };

/** The finite verb, which agrees with its subject. */
function readVerb(
  head: Token,
  { isPlural }: Subject,
  tellsOfSelf: boolean,
  next: Token | undefined,
): Pick<Clause, 'helper' | 'base' | 'tense'> | undefined {
  const { tags, verbs } = head;
  const lower = tellsOfSelf ? (ofOne[head.lower] ?? head.lower) : head.lower;
  // "A man called Ben": the verb comes later.
  const isName = /^(?:called|named)$/.test(lower) && next && wordSets.article.has(next.lower);
  if (/^\p{Lu}/u.test(head.text) || (!isName && /^(?:called|named|based|born|known|dressed)$/.test(lower)))
    return undefined;
  if (lower === 'used' && next?.lower === 'to') return undefined;
  if (helpers.test(lower)) {
    const tense = /^(?:was|were|could)$/.test(lower) ? 'past' : 'present';
    const agrees = isPlural ? !/^(?:is|was)$/.test(lower) : !/^(?:are|were)$/.test(lower);
    return agrees ? { helper: lower, base: '', tense } : undefined;
  }
  // Found is of find: what is found now would have an s, or stand behind several.
  const bases = verbs.filter((one) => one !== lower || verbs.length === 1);
  const [base] = bases;
  if (!base || bases.length !== 1 || base === 'do' || base === 'be') return undefined;
  const whole = { helper: undefined, base };
  if (tags.has('past') && (lower !== base || !isPlural)) return { ...whole, tense: 'past' };
  if (!isPlural && (tags.has('third') || (tellsOfSelf && tags.has('base')))) return { ...whole, tense: 'present' };
  // Put and cut may be now or then.
  return isPlural && tags.has('base') && !tags.has('past') ? { ...whole, tense: 'present' } : undefined;
}

const isNounLike = ({ tags, text }: Token) => tags.has('noun') || tags.has('plural') || /^\p{Lu}/u.test(text);

/** Whether it says the same without the sentences around it. */
function standsAlone({ sentence, subject, restTokens, rest }: Clause): boolean {
  const names = namesIn({ text: sentence.text, tokens: restTokens });
  // Behind a comma a clause of its own may begin: "Prices are fair, children are welcome".
  const comma = sentence.text.length - 1 - rest.length + rest.indexOf(',');
  const isSpliced =
    rest.includes(',') &&
    restTokens.some((token) => token.at > comma && isFiniteVerb(token) && !token.tags.has('pp') && !isNounLike(token));
  return (
    !isSpliced &&
    // "Autumn comes, the visitors leave", "people arrive, order something and": what follows is another clause.
    !/^,|\b(?:and|but|or)$/.test(rest) &&
    // "Walked the writer to the writer’s own door"
    (rest.match(/\bthe writer\b/g)?.length ?? 0) < 2 &&
    !/[!?]|\b(?:a|an) (?:very )?different\b|\bas well$/.test(rest) &&
    restTokens.every((token, at) => {
      const { lower } = token;
      const next = restTokens[at + 1];
      // "The book that he wrote" says which, "said that he was ill" is about what was said.
      const before = restTokens[at - 1];
      if (lower === 'that' && before && isNounLike(before)) return true;
      // "One teacher" is a number, "the red one" is not.
      if (lower === 'one' && next && (isNounLike(next) || next.tags.has('adj'))) return true;
      // "The bird's song"
      if (/['’]s$/.test(lower) && isOwner(token, before, next)) return true;
      if (hangsInRest.test(lower) || /['’](?:s|re|m|ll|d|ve|t)$/.test(lower)) return isOwnedByName(lower, names);
      if (/^(?:his|himself)$/.test(lower)) return names.length === 0 && isHe(subject, 'he');
      // "Helps her" is about somebody else, "helps her mother" about hers.
      if (lower === 'her' && !(next && (isNounLike(next) || next.tags.has('adj')))) return false;
      if (/^(?:her|herself)$/.test(lower)) return names.length === 0 && isHe(subject, 'she');
      if (/^(?:their|themselves)$/.test(lower)) return subject.isPlural;
      return lower !== 'its' && lower !== 'itself' ? true : !subject.isPlural && !subject.person;
    })
  );
}

/** A noun with its article, and what is its behind it. */
const isOwner = ({ lower, tags }: Token, before: Token | undefined, next: Token | undefined) =>
  !/^(?:it|that|he|she|there|who|what|let|here|where|one|somebody|someone|everybody|everyone)['’]s$/.test(lower) &&
  before !== undefined &&
  (wordSets.article.has(before.lower) || before.tags.has('adj')) &&
  next !== undefined &&
  (isNounLike(next) || next.tags.has('adj')) &&
  !next.tags.has('pp') &&
  !tags.has('prep');

const isOwnedByName = (lower: string, names: readonly Person[]) =>
  /^(?:children|women|men|people|writer)['’]s$/.test(lower) ||
  (/['’]s$/.test(lower) && names.some(({ first }) => first.toLowerCase() === lower.slice(0, -2)));

const isHe = ({ person }: Subject, pronoun: 'he' | 'she') => person !== undefined && canBe(pronoun, person.first);

const joins =
  /^(?:and|but|or|nor|because|when|while|if|unless|who|which|whom|whose|where|why|how|what|that|so|though|although|whenever|once|than|as)$/;

/** One clause and no second verb: all of the rest belongs to this subject and verb. */
export function isSimple({ sentence, opening, restTokens, helper, isNegative, rest }: Clause): boolean {
  if (isNegative || /,|\b(?:even|only|just)\b/.test(rest) || (opening === '' && /,.*,/.test(sentence.text)))
    return false;
  return restTokens.every((token, at) => {
    const { lower, tags } = token;
    if (joins.test(lower) || wordSets.auxiliary.has(lower)) return false;
    if (helper && at === 0) return true;
    const isOther = tags.has('noun') || tags.has('plural') || tags.has('adj') || tags.has('prep') || tags.has('num');
    return isOther || !(tags.has('past') || tags.has('third'));
  });
}

/** The question form of it with another rest: "did Maria move", "is the hospital", "can farmers sell". */
export function asked({ subject, helper, base, tense, adverb, isNarrators }: Clause, rest: string): string {
  const auxiliary = helper ?? (tense === 'past' ? 'did' : subject.isPlural ? 'do' : 'does');
  // What is the writer’s is theirs, where the writer is asked about.
  const own = isNarrators ? rest.replaceAll('the writer’s', 'their') : rest;
  return [auxiliary, subject.text, adverb, helper ? '' : base, own].filter(Boolean).join(' ');
}

/** The whole statement, with a name where the text has a pronoun. */
export function statementText({ sentence, hero }: Pick<Clause, 'sentence' | 'hero'>): string {
  if (!hero) return sentence.text;
  return sentence.text.replace(/\b(?:he|she|they|it|his|her)\b/i, (pronoun, at: number) => {
    const said = /^(?:s?he|they|it)$/i.test(pronoun) ? hero.first : `${hero.first}’s`;
    return at === 0 ? capital(said) : said;
  });
}

/** What it states, without its opening, to stand behind another word: "the electricity is not safe". */
export const statedBy = ({ subject, adverb, helper, verb, rest, isNarrators }: Clause): string => {
  const own = isNarrators ? rest.replaceAll('the writer’s', 'their') : rest;
  return [subject.text, adverb, helper ?? verb?.text, own].filter(Boolean).join(' ');
};
