import { wordSets } from '#shared/writing/checker/word-sets';
import { canBe } from './first-names';
import { joinsOn, openingOf, timeOpening } from './opening';
import { nameLength, namesIn, type Person } from './people';
import { endOf, isDenied, type Sentence, type Token } from './sentence';

export interface Subject {
  /** As it stands inside of a sentence: a name where the text has he or she. */
  text: string;
  isPlural: boolean;
  /** Somebody with a name. */
  person?: Person;
}

/** A statement that is surely one, taken apart: when – subject – verb – rest. */
export interface Clause {
  /** Where the text has it. */
  origin: Sentence;
  /** The first whole clause of that, without a word that joins it to what came before. */
  sentence: Sentence;
  /** A time that stands at the head, as inside of a sentence: "in 2015". */
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
}

const helpers = /^(?:is|are|was|were|can|could|will|must)$/;
const middle = /^(?:always|often|usually|sometimes|regularly|normally)$/;
/** With these a statement is about what another sentence said, or is no plain claim. */
const hangs =
  /^(?:i|we|you|he|she|it|they|me|us|him|them|my|our|your|this|that|these|those|there|here|one|ones|other|others|another|such|same|both|then|also|too|so|yet|instead|either|only|even|still|just|again|almost|nearly|if|whether|would|might|may|should|maybe|perhaps|probably|possibly|else|though|although|however|therefore|mine|hers|ours|yours|theirs|let's|more|fewer|less|first|second|next|last|rest|latter|former|different)$/;

const hangsInRest =
  /^(?:i|we|you|he|she|it|they|me|us|him|them|my|our|your|this|that|these|those|there|here|one|ones|other|others|another|such|same|then|also|too|so|yet|instead|either|if|whether|would|might|may|should|maybe|perhaps|probably|possibly|else|though|although|however|therefore|mine|hers|ours|yours|theirs)$/;

/** Reads a sentence whose subject and verb are certain; undefined where anything is in doubt. */
export function readClause(origin: Sentence, hero: Person | undefined): Clause | undefined {
  if (!origin.isClear || !origin.text.endsWith('.')) return undefined;
  const sentence = firstPiece(origin);
  const { tokens, text } = sentence;
  if (tokens.length < 3) return undefined;
  const opening = readOpening(sentence);
  const subject = readSubject(sentence, opening.length, hero);
  if (!subject) return undefined;
  const adverbToken = tokens[subject.end];
  const hasAdverb = adverbToken !== undefined && middle.test(adverbToken.lower);
  const head = tokens[subject.end + (hasAdverb ? 1 : 0)];
  if (!head || text.slice(endOf(tokens[subject.end - 1] ?? head), head.at).includes(',')) return undefined;
  const verb = readVerb(head, subject);
  const place = tokens.indexOf(head);
  const restTokens = tokens.slice(place + 1);
  if (!verb || restTokens.length === 0) return undefined;
  // "Has been", "had left": a helper only where a participle follows.
  const [next] = restTokens;
  const isPerfect =
    wordSets.have.has(head.lower) && next?.tags.has('pp') && !next.tags.has('noun') && !next.tags.has('adj');
  // "Has left" may be either.
  if (!isPerfect && wordSets.have.has(head.lower) && next?.tags.has('pp')) return undefined;
  const helper = verb.helper ?? (isPerfect ? head.lower : undefined);
  const isNegative = helper !== undefined && next?.lower === 'not';
  if (isDenied({ tokens: isNegative ? tokens.filter((token) => token !== next) : tokens })) return undefined;
  const { end: _, ...about } = subject;
  const clause: Clause = {
    origin,
    sentence,
    opening: opening.text,
    subject: about,
    hero,
    helper,
    adverb: hasAdverb ? adverbToken.lower : '',
    verb: helper ? undefined : head,
    base: helper ? '' : verb.base,
    tense: verb.tense,
    isNegative,
    rest: text.slice(endOf(head), -1).trim(),
    restTokens,
  };
  return standsAlone(clause) ? clause : undefined;
}

/** Up to where another clause is joined on, from behind a word that joins this one to the sentence before. */
function firstPiece(sentence: Sentence): Sentence {
  const { text, tokens } = sentence;
  const from = joinsOn.test(tokens[0]?.lower ?? '') ? 1 : 0;
  const cut = tokens.findIndex((token, at) => at > from + 2 && isJoint(sentence, token, at));
  const kept = tokens.slice(from, cut < 0 ? undefined : cut);
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last || (from === 0 && cut < 0)) return sentence;
  const end = cut < 0 ? text.length - 1 : endOf(last);
  const piece = text.slice(first.at, end);
  // "The salt is on the left, the sugar on the right, and …": its commas join clauses.
  if (cut >= 0 && piece.includes(', ')) return sentence;
  return {
    ...sentence,
    text: `${piece.charAt(0).toUpperCase()}${piece.slice(1)}.`,
    tokens: kept.map((token) => ({ ...token, at: token.at - first.at })),
  };
}

const joint = /^(?:and|but|so|because)$/;

/** A word that joins another clause: behind it comes its subject or its verb. */
function isJoint({ text, tokens }: Sentence, { lower, at }: Token, place: number): boolean {
  const next = tokens[place + 1];
  if (!joint.test(lower) || !next) return false;
  if (/^(?:i|he|she|it|we|they|you|there)(?:'|$)/.test(next.lower)) return true;
  const isOther = next.tags.has('noun') || next.tags.has('plural') || next.tags.has('adj');
  const behind = tokens[place + 2];
  // "Gets up and swims for an hour": what has a preposition or an article behind it is the verb here.
  const leads = behind && (wordSets.determiner.has(behind.lower) || behind.tags.has('prep'));
  const isVerb = isFiniteVerb(next) && (!isOther || (next.tags.has('third') && leads && lower === 'and'));
  if (isVerb) return true;
  const hasComma = text.slice(at - 2, at) === ', ';
  return (hasComma || lower === 'because' || lower === 'but') && tokens.slice(place + 2).some(isFiniteVerb);
}

function readOpening({ text, tokens }: Sentence): { text: string; length: number } {
  const found = openingOf(text);
  if (!found) return { text: '', length: 0 };
  const length = tokens.filter(({ at }) => at < found.length).length;
  return { text: found.charAt(0).toLowerCase() + found.slice(1), length };
}

interface FoundSubject extends Subject {
  /** The place of the word behind it. */
  end: number;
}

function readSubject(sentence: Sentence, start: number, hero: Person | undefined): FoundSubject | undefined {
  const { tokens } = sentence;
  const first = tokens[start];
  if (!first) return undefined;
  if (hero && /^(?:he|she)$/.test(first.lower))
    return { text: hero.first, isPlural: false, person: hero, end: start + 1 };
  const named = nameLength(tokens, start);
  if (named) {
    const [person] = namesIn({ text: sentence.text, tokens: tokens.slice(start, start + named) });
    return person && { text: person.name, isPlural: false, person, end: start + named };
  }
  return readPhrase(sentence, start, hero) ?? readProper(sentence, start);
}

/** Capitals that are no known words: a town, a firm, a river. */
function readProper({ text, tokens }: Sentence, start: number): FoundSubject | undefined {
  const isName = (token: Token | undefined) =>
    token !== undefined && /^\p{Lu}\p{Ll}+$/u.test(token.text) && token.senses.length === 0 && token.tags.size === 0;
  let end = start;
  while (isName(tokens[end])) end += 1;
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (end === start || !first || !last || isFiniteVerb(first)) return undefined;
  // One word that ends as a plural does may be an unknown one.
  if (end === start + 1 && first.tags.size > 0) return undefined;
  return { text: text.slice(first.at, endOf(last)), isPlural: false, end };
}

const numberWord = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|\d+)$/;
const isNounLike = ({ tags, text }: Token) => tags.has('noun') || tags.has('plural') || /^\p{Lu}/u.test(text);
/** "The Great Fire of London" as well. */
const isPhrasePart = ({ lower, tags, text }: Token, isArticle: boolean) =>
  !hangs.test(lower) &&
  ((isArticle && (lower === 'of' || /^\p{Lu}\p{Ll}+$/u.test(text))) ||
    ((['noun', 'plural', 'adj', 'num'] as const).some((tag) => tags.has(tag)) && !/^\p{Lu}/u.test(text)));
const isBehind = (token: Token, before: Token | undefined) => before !== undefined && token.at === endOf(before) + 1;

/** "The old market", "a nurse", "Maria’s brother", "two students", "farmers". */
function readPhrase({ text, tokens }: Sentence, start: number, hero: Person | undefined): FoundSubject | undefined {
  const first = tokens[start];
  if (!first) return undefined;
  const isArticle = wordSets.article.has(first.lower);
  const isHeroes = hero !== undefined && /^(?:his|her)$/.test(first.lower);
  const isOwner = isHeroes || (first.isFirstName && /['’]s$/.test(first.text));
  const isNumber = numberWord.test(first.lower);
  const isBare = start === 0 && first.tags.has('plural') && !first.tags.has('noun') && !first.tags.has('third');
  if (!isArticle && !isOwner && !isNumber && !isBare) return undefined;
  for (let end = isBare ? start + 1 : start + 2; end < Math.min(tokens.length, start + 7); end += 1) {
    const inside = tokens.slice(start + 1, end);
    if (!inside.every((token, at) => isPhrasePart(token, isArticle) && isBehind(token, tokens[start + at])))
      return undefined;
    const [last, next] = [tokens[end - 1], tokens[end]];
    // "Her son Karim": it is about Karim.
    const named = isOwner && last && isNounLike(last) ? nameLength(tokens, end) : 0;
    if (named) {
      const [person] = namesIn({ text, tokens: tokens.slice(end, end + named) });
      return person && { text: person.name, isPlural: false, person, end: end + named };
    }
    if (!last || !next || !isNounLike(last)) continue;
    const isPlural = last.tags.has('plural') && !last.tags.has('noun');
    if (!isFiniteVerb(next) && !middle.test(next.lower) && !(isPlural && next.tags.has('base'))) continue;
    const own = (isHeroes ? `${hero.first}’s` : first.text) + text.slice(endOf(first), endOf(last));
    const lowered = isOwner ? own : own.charAt(0).toLowerCase() + own.slice(1);
    return { text: lowered, isPlural, end };
  }
  return undefined;
}

const isFiniteVerb = ({ lower, tags }: Token) =>
  helpers.test(lower) || wordSets.have.has(lower) || tags.has('third') || tags.has('past');

/** The finite verb, which agrees with its subject. */
function readVerb(head: Token, { isPlural }: Subject): Pick<Clause, 'helper' | 'base' | 'tense'> | undefined {
  const { lower, tags, verbs } = head;
  // "A man called Ben": the verb comes later.
  if (/^\p{Lu}/u.test(head.text) || /^(?:called|named|based|born|known|dressed|used)$/.test(lower)) return undefined;
  if (helpers.test(lower)) {
    const tense = /^(?:was|were|could)$/.test(lower) ? 'past' : 'present';
    const agrees = isPlural ? !/^(?:is|was)$/.test(lower) : !/^(?:are|were)$/.test(lower);
    return agrees ? { helper: lower, base: '', tense } : undefined;
  }
  const [base] = verbs;
  // Fell is of fall and of fell: which one is meant, nobody can say.
  if (!base || verbs.length !== 1 || base === 'do' || base === 'be') return undefined;
  const whole = { helper: undefined, base };
  if (tags.has('past') && lower !== base) return { ...whole, tense: 'past' };
  if (!isPlural && tags.has('third')) return { ...whole, tense: 'present' };
  // Put and cut may be now or then.
  return isPlural && tags.has('base') && !tags.has('past') ? { ...whole, tense: 'present' } : undefined;
}

/** Whether it says the same without the sentences around it. */
function standsAlone({ sentence, subject, restTokens, rest }: Clause): boolean {
  const names = namesIn({ text: sentence.text, tokens: restTokens });
  return (
    !/[!?]/.test(rest) &&
    restTokens.every(({ lower }, at) => {
      const next = restTokens[at + 1];
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

const isOwnedByName = (lower: string, names: readonly Person[]) =>
  /^(?:children|women|men|people)['’]s$/.test(lower) ||
  (/['’]s$/.test(lower) && names.some(({ first }) => first.toLowerCase() === lower.slice(0, -2)));

const isHe = ({ person }: Subject, pronoun: 'he' | 'she') => person !== undefined && canBe(pronoun, person.first);

const joins =
  /^(?:and|but|or|nor|because|when|while|if|unless|who|which|whom|whose|where|why|how|what|that|so|though|although|whenever|once|than|as)$/;

/** One clause and no second verb: all of the rest belongs to this subject and verb. */
export function isSimple({ sentence, restTokens, helper, isNegative }: Clause): boolean {
  const { text } = sentence;
  if (isNegative) return false;
  if (/[,]/.test(text.replace(timeOpening, ''))) return false;
  return restTokens.every((token, at) => {
    const { lower, tags } = token;
    if (joins.test(lower) || wordSets.auxiliary.has(lower)) return false;
    if (helper && at === 0) return true;
    const isOther = tags.has('noun') || tags.has('plural') || tags.has('adj') || tags.has('prep') || tags.has('num');
    return isOther || !(tags.has('past') || tags.has('third'));
  });
}

/** The question form of it with another rest: "did Maria move", "is the hospital", "can farmers sell". */
export function asked({ subject, helper, base, tense, adverb }: Clause, rest: string): string {
  const auxiliary = helper ?? (tense === 'past' ? 'did' : subject.isPlural ? 'do' : 'does');
  return [auxiliary, subject.text, adverb, helper ? '' : base, rest].filter(Boolean).join(' ');
}

/** The whole statement, with a name where the text has a pronoun. */
export function statementText({ sentence, hero }: Pick<Clause, 'sentence' | 'hero'>): string {
  if (!hero) return sentence.text;
  return sentence.text.replace(/\b(?:he|she|his|her)\b/i, (pronoun) =>
    /^s?he$/i.test(pronoun) ? hero.first : `${hero.first}’s`,
  );
}
