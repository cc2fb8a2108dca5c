import { capital } from '#shared/core/first-letter';
import { type Level, levelsAbove } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { startsWithVowel } from '#shared/language/word-classes';
import { timeAtEnd } from './adjuncts';
import { type Clause, isSimple, statedBy, statementText } from './clause';
import { endOf, isDenied, type Sentence, type Token, withWord } from './sentence';
import { boundOf, inFigures, otherNumber, withName } from './statement-numbers';

/** Of these, a statement alone says nothing that can be judged. */
const tellsLittle =
  /\bname$|^(?:(?:every|some|any)(?:thing|body|one)|the (?:year|day|point|evening|morning|first hour))$/i;

interface StatementOptions {
  isTrue: boolean;
  /** All of it: what stands in it elsewhere is not made false. */
  text: string;
  /** Of the class: from B1 on, what only copies the text is no statement. */
  level: Level;
  random: Random;
}

/** True, as the text has it in these or other words; or false, by one controlled change that the text contradicts. */
export function statementOf(clause: Clause, options: StatementOptions): Item | undefined {
  // Whom he or she means is told with a name, and may be somebody else: that is asked for, and not stated.
  if (clause.hero) return undefined;
  // What the writer says of himself would need other verbs.
  if (clause.isNarrators || clause.origin.isSaid || tellsLittle.test(clause.subject.text)) return undefined;
  // "Hannah has over nine hundred": of what?
  if (clause.restTokens.at(-1)?.tags.has('num') && !/\b(?:in|since|until|by|at) \S+$/.test(clause.rest))
    return undefined;
  // More unusual than what?
  if (/\bmore \p{Ll}+$/u.test(clause.rest) && !clause.rest.includes(' than ')) return undefined;
  // "After that she could not walk": not so for ever.
  if (/^(?:after|at (?:first|last)|in the end|then|soon|later|nowadays)\b/i.test(clause.origin.text)) return undefined;
  const prompt = options.isTrue ? reworded(clause, options) : falsified(clause, options);
  if (!prompt) return undefined;
  return {
    // Not which change it is: a player sees the id.
    id: 'text-statement',
    kind: 'tf',
    prompt,
    key: options.isTrue,
    explanation: `The text says: ${clause.origin.text}`,
    skill: 'reading',
    tags: [],
    version: 1,
    points: 1,
  };
}

/** Said in other words: it has to be understood to be found. Beginners may also find it as it stands. */
function reworded(clause: Clause, { text, level, random }: StatementOptions): string | undefined {
  const told = [
    otherOrder(clause),
    boundOf(clause, { isTrue: true, random }),
    notOpposite(clause),
    inFigures(clause),
  ].filter((said) => said !== undefined && !text.includes(said.slice(0, -1)));
  return one(random, told) ?? (isBeginner(level) ? statementText(clause) : undefined);
}

const one = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

const isBeginner = (level: Level) => levelsAbove(level, 'A2') <= 0;

/** The time at the other end. */
function otherOrder(clause: Clause): string | undefined {
  const { opening, rest, sentence, subject } = clause;
  if (!isSimple(clause)) return undefined;
  const time = timeAtEnd(rest);
  if (opening) {
    if (time) return undefined;
    return isNamedIn(clause)
      ? `${capital(opening)}${sentence.text.slice(sentence.text.indexOf(','))}`
      : `${capital(statedBy(clause))} ${opening}.`;
  }
  if (!time?.before || !subject.person || !/^(?:in|on|at|last|every)\b/.test(time.text)) return undefined;
  const statement = statementText(clause);
  return `${capital(time.text)}, ${statement.slice(0, statement.length - time.text.length - 2)}.`;
}

/** "When Louis was ten, he went to a school": named once. */
const isNamedIn = ({ opening, subject: { person } }: Clause) => person !== undefined && opening.includes(person.first);

/** What is cheap is not expensive: a statement with not must not be false each time. */
function notOpposite({ helper, subject, rest, opening, isNegative }: Clause): string | undefined {
  const by = opposites.get(rest);
  if (!by || isNegative || opening || !/^(?:is|are|was|were)$/.test(helper ?? '')) return undefined;
  return `${capital(subject.text)} ${helper} not ${by}.`;
}

function falsified(clause: Clause, { text, random }: StatementOptions): string | undefined {
  if (clause.isNegative) return affirmed(clause);
  const changed = [otherNumber(clause.sentence, text, random), opposite(clause)].flatMap((change) =>
    change ? [withName(clause, change)] : [],
  );
  const told = [...changed, boundOf(clause, { isTrue: false, random }), otherTime(clause, random)];
  return shuffle(told, random).find((change) => change && !text.includes(change));
}

/** Without its `not`. */
function affirmed({ subject, helper, rest, opening }: Clause): string | undefined {
  // "A colleague could go" says too little alone.
  const isShort = /^(?:can|could)$/.test(helper ?? '') && rest.split(' ').length < 3;
  if (opening || isShort || reachesAny(rest)) return undefined;
  return `${capital(subject.text)} ${helper} ${rest.replace(/^not /, '')}.`;
}

const reachesAny = (rest: string) =>
  rest.split(/\W+/).some((word) => reaches.test(word) || /^(?:and|or|but|as|when)$/.test(word));

/** Another year, month, day or hour. What is done again and again may be done then as well. */
function otherTime(clause: Clause, random: Random): string | undefined {
  const { opening, rest, tense } = clause;
  const time = timeAtEnd(opening || rest);
  if (
    !time ||
    tense !== 'past' ||
    !/^(?:In which|On which|What time|How long)/.test(time.ask) ||
    (opening && time.before)
  )
    return undefined;
  const [other] = shuffle(time.others, random);
  if (!other || (/s$/.test(time.text) && time.ask === 'On which day')) return undefined;
  return opening
    ? capital(other) + statementText(clause).slice(opening.length)
    : `${statementText(clause).slice(0, -time.text.length - 1)}${other}.`;
}

/** Words with which a denial would be about them, and not about the whole. */
const reaches =
  /^(?:all|now|every|everyone|everybody|everything|each|both|some|any|many|most|much|several|only|also|too|always|often|usually|sometimes|even|just|still|already|yet|almost|nearly|about|probably|perhaps|maybe|really|else|there|must|may|might|should|more|less|least|very|so|because|for|since|until|by|together|alone|mostly|mainly|exactly|ever|again|enough|rather|quite)$/;

/** Pairs of which one excludes the other. */
const opposites = new Map(
  `open closed
   hot cold
   big small
   large small
   early late
   cheap expensive
   easy difficult
   difficult easy
   happy sad
   fast slow
   full empty
   rich poor
   safe dangerous
   dangerous safe
   quiet noisy
   noisy quiet
   clean dirty
   dirty clean
   strong weak
   weak strong
   wet dry
   dry wet
   heavy light
   expensive cheap
   slow fast
   small big
   cold hot
   tall short
   wide narrow
   narrow wide
   popular unpopular
   healthy unhealthy
   possible impossible
   useful useless
   true false`
    .split('\n')
    .map((line): [string, string] => {
      const [one = '', other = ''] = line.trim().split(' ');
      return [one, other];
    }),
);

/** An adjective gives way to its opposite, where it is surely that adjective. */
function opposite({ sentence, restTokens }: Clause): string | undefined {
  const { tokens, text } = sentence;
  if (isDenied(sentence) || tokens.some(({ lower }) => /^(?:as|than|so|too|enough|how|or|if)$/.test(lower)))
    return undefined;
  const adjectives = tokens.filter(({ lower }) => opposites.has(lower));
  const [word] = adjectives;
  if (
    !word ||
    adjectives.length > 1 ||
    [...opposites.values()].some((one) => tokens.some(({ lower }) => lower === one && lower !== word.lower))
  )
    return undefined;
  // Of an unhealthy clock, what is said of a healthy one says nothing.
  if (!restTokens.includes(word)) return undefined;
  const place = tokens.indexOf(word);
  const [before, after] = [tokens[place - 1], tokens[place + 1]];
  const by = opposites.get(word.lower);
  if (!by || !before || !isAdjectiveHere(sentence, word, before, after)) return undefined;
  if (before.lower !== 'a' && before.lower !== 'an') return withWord(sentence, word, by);
  const article = startsWithVowel(by) ? 'an' : 'a';
  const casedArticle = before.text.startsWith('A') ? article.replace('a', 'A') : article;
  const start = text.slice(0, before.at) + casedArticle;
  return `${start} ${by}${text.slice(endOf(word))}`;
}

/** Either it ends the sentence or a part of it behind a form of be, or it stands between a determiner and its noun. */
function isAdjectiveHere({ text }: Sentence, word: Token, before: Token, after: Token | undefined): boolean {
  const behind = text.slice(word.at + word.text.length);
  const ends =
    /^[.!,]/.test(behind) || (after !== undefined && /^(?:in|on|at|for|because|and|when)$/.test(after.lower));
  if (/^(?:is|are|was|were|very)$/.test(before.lower)) return ends;
  const isBeforeNoun =
    after !== undefined && after.senses.length > 0 && after.senses.every(({ partOfSpeech }) => partOfSpeech === 'noun');
  return /^(?:a|an|the|very)$/.test(before.lower) && isBeforeNoun && !idioms.has(`${word.lower} ${after.lower}`);
}

/** Names of things, in which the adjective says nothing of its own. */
const idioms = new Set([
  'hot dog',
  'cold war',
  'fast food',
  'dry cleaner',
  'big deal',
  'heavy metal',
  'light bulb',
  'open air',
  'full stop',
  'full time',
  'large scale',
  'small talk',
  'happy birthday',
  'happy ending',
  'wide range',
  'full moon',
]);
