import { singular } from '../finite';
import { beforeNounPhrase, type NounPhrase } from '../noun-phrase';
import type { Match } from '../pattern';
import { defineRule, isAfter, lastIs, says, type TokenRange, third } from '../rule';
import { subjectsIn } from '../subject-verb';
import { hasFiniteAfter } from '../tag-sentence';
import type { Sentence, Token } from '../token';
import { wordSets } from '../word-sets';

/** Does she go, can he swim, I insist that he come: no ending is right there. */
function isAsked({ from }: Pick<Match, 'from'>, sentence: Sentence): boolean {
  const before = sentence.tokens.slice(0, from).map(({ low }) => low);
  // Does he or she always work: not counting what says how often.
  const helper = before
    .filter((low) => !wordSets.middle.has(low))
    .slice(-4)
    .some(
      (low) =>
        wordSets.modal.has(low) ||
        /^(?:do|does|did|dare|let|make|makes|made|see|saw|hear|heard|watch|watched|help|helped|have|had)$/.test(low),
    );
  return (
    helper ||
    // When is she free?
    wordSets.beFinite.has(before.at(-2) ?? '') ||
    before.some((low) =>
      /^(?:insist|insists|insisted|suggest|suggests|suggested|recommend|recommended|demand|demanded|important|essential|necessary|vital|propose|proposed|lest|whether|insistence|requirement|condition)$/.test(
        low,
      ),
    )
  );
}

const isAskedOrQuestion = (match: Match, sentence: Sentence) => isAsked(match, sentence) || sentence.isQuestion;

/** She need not go, he dare not ask. */
const mayLackS = ({ to }: Match, { tokens }: Sentence) =>
  (/^(?:need|dare)$/.test(tokens[to]?.low ?? '') && tokens[to + 1]?.low === 'not') ||
  // They asked that he be told, she asks that he keep it.
  (tokens[to - 2]?.low === 'that' && (tokens[to]?.low === 'be' || /^ask(?:s|ed)?$/.test(tokens[to - 3]?.low ?? '')));

/** The past of some verbs is their base form: he put. */
const sameInPast = ({ to }: Match, { tokens }: Sentence) => tokens[to]?.tags.has('past') ?? false;

/** A name in -s may stand for several people. */
const isNameInS = ({ named, to }: Match, { tokens }: Sentence) =>
  /(?:s|men|folk|people)$/.test(named.name?.low ?? '') ||
  // Lightly touch your lips.
  (/ly$/.test(named.name?.low ?? '') && /^your?$/.test(tokens[to + 1]?.low ?? ''));

/** The steps in a house that …, a cup and a plate that …: the noun is not the only one that is told of. */
function mayBeSeveral({ tokens }: Sentence, noun: number): boolean {
  let at = beforeNounPhrase(tokens, noun);
  // The words in the first part of the text that …, two from the list that …
  for (; tokens[at]?.tags.has('prep'); at = beforeNounPhrase(tokens, at - 1)) {
    const before = tokens[at - 1];
    if (before?.tags.has('plural') || before?.tags.has('num')) return true;
  }
  return /^(?:and|or)$/.test(tokens[at]?.low ?? '');
}

const isGroup = (token: Token | undefined) => wordSets.group.has(token?.low ?? '');

/** Several people or a kind of people: a plural verb may be right, or it is no subject at all. */
const mayHavePlural =
  /^(?:government|company|people|crew|number|majority|pair|lot|public|choir|audience|committee|council|club|crowd|press|media|data|school|bank|firm|jury|party|board|union|cattle|department|hospital|rest|half|way|time|moment|first|last|only|one|more|best|kind|sort|category|exception|management|bourgeoisie|proletariat|faculty|leadership|panel|right|left|electorate|nobility|clergy|peasantry|next|other|least|most|none|all|each|no|poor|rich|young|old|elderly|blind|deaf|dead)$/;

const isBare = ({ tags, low }: Token) =>
  tags.has('base') &&
  !(tags.has('past') || tags.has('pp') || tags.has('third') || tags.has('prep') || tags.has('capital')) &&
  !(wordSets.modal.has(low) || wordSets.be.has(low));

const isOtherVerb = ({ tags, low }: Token) =>
  tags.has('third') || tags.has('past') || tags.has('pp') || wordSets.auxiliary.has(low) || low === "'s";

/** What a verb has after it, and a noun seldom: the bus stop in the square, but the strip of icons. */
const hasComplement = (next: Token | undefined) =>
  next !== undefined &&
  next.low !== 'that' &&
  (wordSets.determiner.has(next.low) ||
    wordSets.anyObject.has(next.low) ||
    /^(?:in|at|to|for|on|from|into|very|every|here|there|home|up|down|out|away|back|not|always|too|hard|fast|well)$/.test(
      next.low,
    ) ||
    next.tags.has('num') ||
    (next.tags.has('adv') && !next.tags.has('prep')) ||
    next.tags.has('plural') ||
    next.tags.has('adj'));

/** Put a tick for yes, a question mark for no: after a whole clause and a comma another object may stand. */
function mayBeListed({ tokens }: Sentence, { from }: NounPhrase): boolean {
  const before = tokens.slice(0, from);
  return (
    before.at(-1)?.low === ',' &&
    /^an?$/.test(tokens[from]?.low ?? '') &&
    !before.some(({ low }) => wordSets.opensClause.has(low)) &&
    before.some(({ tags }) => tags.has('base') || tags.has('third') || tags.has('past'))
  );
}

/** The bus leave at six, the price of the tickets are high. */
function findPluralVerb(sentence: Sentence): TokenRange[] {
  if (sentence.isQuestion) return [];
  const { tokens } = sentence;
  return subjectsIn(sentence).flatMap(({ subject, verb: at, isJoined }): TokenRange[] => {
    if (isJoined) return [];
    const [noun, verb, first] = [tokens[subject.head], tokens[at], tokens[subject.from]];
    // The English are, Manchester United have: these are several people.
    if (!noun || !verb || subject.number !== 'singular' || noun.tags.has('capital')) return [];
    if (
      mayHavePlural.test(noun.low) ||
      wordSets.mass.has(noun.low) ||
      noun.low === 'hair' ||
      !wordSets.determiner.has(first?.low ?? '') ||
      // These shoe are: there the noun is what is wrong. No such thing do they have.
      /^(?:these|those|no)$/.test(first?.low ?? '') ||
      // The meek are: people may be meant by a word that we do not know.
      !noun.tags.has('known')
    )
      return [];
    if (isAsked({ from: at }, sentence)) return [];
    const isUnreal = /^(?:if|though|although|whether)$/.test(tokens[subject.from - 1]?.low ?? '');
    if (
      /^(?:are|have)$/.test(verb.low) ||
      (verb.low === 'were' && !isUnreal) ||
      (verb.low === 'do' && tokens[at + 1]?.low === 'not')
    )
      return [{ from: at, to: at, suggestion: singular(verb) }];
    if (verb.low === 'do') return [];
    // An outfit scan did not show it: there is a verb already.
    if (hasFiniteAfter(tokens, at)) return [];
    // It need not be so.
    if (!isBare(verb) || (verb.low === 'need' && /^(?:not|only)$/.test(tokens[at + 1]?.low ?? ''))) return [];
    // Where it may be a noun as well, it is the verb only if there is no other.
    const rest = tokens.slice(at + 1);
    const mayBeOther = verb.tags.has('noun') || verb.tags.has('adj') || verb.tags.has('adv');
    const isPart = /^(?:and|or)$/.test(rest[0]?.low ?? '') || rest[0]?.tags.has('punct') === true;
    // A line of a list has no verb and no stop: "A telephone call to the manager".
    const isLine = !/^[.!?…]$/.test(tokens.at(-1)?.text ?? '');
    if (
      mayBeOther &&
      (isLine ||
        mayBeListed(sentence, subject) ||
        rest.length < 2 ||
        isPart ||
        wordSets.mass.has(verb.low) ||
        !hasComplement(rest[0]) ||
        rest.some(isOtherVerb))
    )
      return [];
    return [{ from: at, to: at, suggestion: third(verb) }];
  });
}

const heSheIt = defineRule({
  id: 'third-person-s',
  name: 'He, she, it + -s',
  code: 'AGR',
  why: 'In the present simple, the verb after he, she, it or one person ends in -s.',
  wrong: 'She work here.',
  right: 'She works here.',
  point: 'present-simple',
  patterns: [
    {
      pattern: 'noun=<noun&!plural> word=who|that ( <base&!past&!@modal&!noun&!adj&!prep> )',
      write: third,
      unless: ({ from, named }, s) =>
        isGroup(named.noun) ||
        /^(?:people|bacteria|data|media|criteria|brethren)$/.test(named.noun?.low ?? '') ||
        // The governments in the southern arm who have: who tells of people.
        (named.word?.low === 'who' &&
          !wordSets.person.has(named.noun?.low ?? '') &&
          !wordSets.job.has(named.noun?.low ?? '')) ||
        mayBeSeveral(s, from - 2) ||
        (named.word?.low === 'that' && !/^(?:a|an|the|this|my)$/.test(s.tokens[from - 3]?.low ?? '')),
    },
    {
      pattern: '@person who ( <base&!past&!@modal> ) in|at|with|for|as|to|on|the|a|my|very|near',
      write: third,
    },
    {
      pattern: '^ this|that ( <base&!noun&!adj&!past&!prep&!@modal> )',
      write: third,
      // This brush will stay.
      unless: ({ to }, s) => hasFiniteAfter(s.tokens, to),
    },
    {
      pattern: '@person ( do ) not',
      write: () => 'does',
      // Hold on, girl, don’t you know?
      unless: ({ from, to }, s) =>
        isAfter(s, from, /^(?:and|do|does|these|those)$/, 4) || s.tokens[to + 2]?.low === 'you',
    },
    {
      pattern: '^^ @determiner <adj>* <noun&!plural> ( do not )',
      write: () => 'doesn’t',
      unless: (_, s) =>
        s.isQuestion || s.tokens.slice(0, 5).some(({ low }) => /^(?:these|those|some|any|and)$/.test(low)),
    },
    { pattern: '^ name=<name> ( do not )', write: () => 'doesn’t', unless: isNameInS },
    { pattern: '^ name=<name> ( have )', write: () => 'has', unless: isNameInS },
    {
      pattern: '^^ the|my|this|our|his|her <adj>? person=<noun&!plural&!@people&!@modal> @frequency? ( have )',
      write: () => 'has',
      unless: ({ named }, s) => s.isQuestion || isGroup(named.person) || mayHavePlural.test(named.person?.low ?? ''),
    },
    {
      pattern: 'he|she adverb=@middle* ( <base&!@modal&!prep&!past> )',
      write: third,
      unless: (match, s) =>
        isAsked(match, s) || match.named.adverb?.low === 'not' || sameInPast(match, s) || mayLackS(match, s),
    },
    {
      pattern: '^^ it adverb=@middle* ( <base&!@modal&!prep&!noun&!adj&!adv&!past> )',
      write: third,
      unless: (match, s) => isAsked(match, s) || match.named.adverb?.low === 'not' || mayLackS(match, s),
    },
    { pattern: '^^ he|she|it ( do ) not', write: () => 'does' },
    {
      pattern: '^^ determiner=@determiner <adj>? @person ( do ) not',
      write: () => 'does',
      unless: ({ named }) => named.determiner?.low === 'these',
    },
    {
      pattern:
        '^^ @determiner <adj>? @person @frequency+sometimes|often+also? ( <base&!noun&!adj&!past&!prep&!@modal> ) !@beFinite',
      write: third,
      unless: isAskedOrQuestion,
    },
    {
      pattern:
        '^^ @determiner <adj>? @person @frequency+sometimes|often? ( <base&!past&!prep&!@modal> ) in|at|for|with|on|to|as|every|very|hard|a|an|the|my|his|her|their|me|him|us',
      write: third,
      unless: isAskedOrQuestion,
    },
    {
      pattern:
        '^^ my|his|her|our|their|your <adj>? @person @frequency+sometimes|often? ( <base&!noun&!adj&!past&!prep&!@modal> )',
      write: third,
      unless: isAskedOrQuestion,
    },
    {
      pattern:
        '^ name=<name> @frequency+sometimes|often+also? ( <base&!noun&!adj&!past&!prep&!@modal&!adv> ) @determiner+@object+in|at|to|with|for|on|very|every|that',
      write: third,
      unless: isNameInS,
    },
    { pattern: '^^ he|she|it ( have ) ', write: () => 'has', unless: isAsked },
    { pattern: '^^ @possessive @person ( have ) ', write: () => 'has', unless: isAsked },
    {
      pattern:
        'think|know|believe|hope|says @possessive <adj>? @person ( <base&!past&!adj&!prep&!@modal&!noun>+work|live|like|play|need|want|help|look|love )',
      write: third,
      unless: isAsked,
    },
    {
      pattern: 'and|but|because|that it @middle* ( <base&!@modal&!@be&!prep&!noun&!adj&!adv&!past&!pp> )',
      write: third,
      unless: (match, s) => isAsked(match, s) || s.tokens[match.to]?.low === 'need',
    },
    { pattern: 'and|but|because this|that ( make|help|cause|show|mean|cost )', write: third, unless: isAsked },
    // He has short hair and wear glasses.
    {
      pattern:
        '^^ he|she|it <third>+is|has <!punct&!@clauseWord&!@modal&!@do>* and @middle* ( <base&!past&!adj&!prep&!noun&!@be&!@modal> )',
      write: third,
      unless: (match, s) =>
        s.isQuestion ||
        s.tokens.slice(match.start, match.from).some(({ low }) =>
          // It is something you get up and do.
          /^(?:i|you|we|they|to|not|let|lets|make|makes|help|helps|see|sees|hear|hears|watches|can|will|must|should)$/.test(
            low,
          ),
        ),
    },
    // If it rain tomorrow
    {
      pattern: 'if|when|because it ( rain|snow|work|cost|make|look|start|help|happen|take )',
      write: third,
      unless: isAsked,
    },
    // In summer my grandmother get up at five.
    {
      pattern:
        '^ in|on|at|every <noun+plural+name>+the|@oneUnit morning|evening|afternoon|weekend? ,? @possessive @person @frequency? ( <base&!noun&!adj&!past&!prep&!@modal&!@have> )',
      write: third,
      unless: (_, s) => s.isQuestion,
    },
    // Anna speak four languages.
    {
      pattern:
        '^ name=<name> ( speak|live|work|play|like|love|want|need|eat|drink|go|study|read|write|sing|watch|know|think|help ) <num>+@language+<plural&!third>+football|tennis|pizza|fish|music|here|there|near|every',
      write: third,
      unless: isNameInS,
    },
  ],
});

/** What stands before a word that is no subject: for everybody, tell everyone. */
const isObject = (before: Token | undefined) =>
  before !== undefined &&
  (before.tags.has('prep') ||
    wordSets.auxiliary.has(before.low) ||
    before.tags.has('base') ||
    before.tags.has('third') ||
    before.tags.has('past') ||
    before.tags.has('ing') ||
    /^(?:of|to|for|with|if|and|or)$/.test(before.low));

const everybody = defineRule({
  id: 'everybody-verb',
  name: 'Everybody + -s',
  code: 'AGR',
  why: 'Everybody, everyone, somebody, nobody and each have a singular verb.',
  wrong: 'Everybody know him.',
  right: 'Everybody knows him.',
  point: 'present-simple',
  repair: lastIs(singular),
  patterns: [
    {
      pattern: 'each of us|them|you ( verb=have|are|do )',
      write: (word) => ({ have: 'has', are: 'is', do: 'does' })[says(word)] ?? says(word),
    },
    {
      pattern: 'everybody|everyone|everything|somebody|someone|nobody|nothing|anyone @middle* ( are|were|have|do )',
      write: singular,
      unless: (match, s) =>
        isAsked(match, s) ||
        isObject(s.tokens[match.start - 1]) ||
        // As though everyone were holding it.
        (s.tokens[match.from]?.low === 'were' &&
          /^(?:if|though|wish|wishes|wished)$/.test(s.tokens[match.start - 1]?.low ?? '')),
    },
    {
      pattern: '^^ everybody|everyone|nobody|somebody|someone ( like|love|want|need|live|work|look|help )',
      write: third,
      unless: isAsked,
    },
    {
      pattern:
        '^^ everybody|everyone|somebody|someone|nobody @middle* ( <base&!noun&!adj&!past&!prep&!adv&!@modal&!@be> )',
      write: third,
      unless: isAsked,
    },
    {
      pattern:
        '^^ everybody|everyone|nobody|somebody|someone in|at|on @determiner <noun> ( <base&!noun&!adj&!past&!prep&!@modal>+are|have|were|like|love|want|play )',
      unless: isAsked,
    },
  ],
});

const oneThing = defineRule({
  id: 'singular-verb',
  name: 'One thing + -s',
  code: 'AGR',
  why: 'In the present simple, the verb after one person or one thing ends in -s.',
  wrong: 'The bus leave at six.',
  right: 'The bus leaves at six.',
  point: 'present-simple',
  find: findPluralVerb,
});

export const thirdPerson = [heSheIt, everybody, oneThing];
