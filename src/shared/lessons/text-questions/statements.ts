import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { takesAn } from './gaps';
import { isDenied, isOneClause, type Sentence, type Token, withWord } from './sentence';

/** A statement that is false for one reason that we made ourselves. */
interface Change {
  text: string;
}

/** True, as the text has it; or false, by one controlled change. */
export function statementOf(sentence: Sentence, isTrue: boolean, text: string, random: Random): Item | undefined {
  const change = isTrue ? undefined : falsify(sentence, text, random);
  if (!isTrue && !change) return undefined;
  return {
    // Not which change it is: a player sees the id.
    id: 'text-statement',
    kind: 'tf',
    prompt: change?.text ?? sentence.text,
    key: isTrue,
    explanation: `The text says: ${sentence.text}`,
    skill: 'reading',
    tags: [],
    version: 1,
    points: 1,
  };
}

function falsify(sentence: Sentence, text: string, random: Random): Change | undefined {
  const changes = [otherNumber(sentence, text, random), negate(sentence), opposite(sentence)].flatMap(
    (change) => change ?? [],
  );
  return shuffle(changes, random).find((change) => !text.includes(change.text));
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** What makes a number vague: with it, a larger one may be true as well. */
const vague =
  /^(?:about|around|over|under|almost|nearly|than|least|most|up|between|roughly|approximately|only|just|or|above|below|page|chapter)$/;

/** Another, larger number: who has three cats also has two, but not five. Counted things stay in the plural. */
function otherNumber(sentence: Sentence, text: string, random: Random): Change | undefined {
  if (isDenied(sentence)) return undefined;
  const numbers = sentence.tokens.filter(({ lower }) => /^\d/.test(lower) || numberWords.indexOf(lower) > 0);
  const [number] = numbers;
  if (!number || numbers.length > 1 || sentence.tokens[0] === number) return undefined;
  const before = sentence.tokens[sentence.tokens.indexOf(number) - 1];
  if (before && vague.test(before.lower)) return undefined;
  const sign = sentence.text.slice(Math.max(0, number.at - 1), number.at);
  const behind = sentence.text.slice(number.at + number.text.length);
  if (!/\s/.test(sign) || !/^(?:\s\p{L}|[.,]?$|[.,]\s)/u.test(behind)) return undefined;
  const value = /^\d+$/.test(number.text) ? Number(number.text) : numberWords.indexOf(number.lower);
  if (value < 2 || value > 9999) return undefined;
  const more = value + 2 + Math.floor(random() * Math.min(6, value));
  const word = /^\d/.test(number.text) ? String(more) : numberWords[more];
  if (!word || new RegExp(`\\b${word}\\b`, 'i').test(text)) return undefined;
  return { text: withWord(sentence, number, word) };
}

/** Words with which a denial would be about them, and not about the whole. */
const reaches =
  /^(?:all|every|everyone|everybody|everything|each|both|some|any|many|most|much|several|only|also|too|always|often|usually|sometimes|even|just|still|already|yet|almost|nearly|probably|perhaps|maybe|really|else|there|must|may|might|should|more|less|least)$/;
const auxiliary = /^(?:is|are|was|were|can|could|will|would)$/;

/** `Not` behind the one auxiliary, or away from it. */
function negate(sentence: Sentence): Change | undefined {
  const { tokens, text } = sentence;
  if (!isOneClause(sentence) || tokens.some(({ lower }) => reaches.test(lower))) return undefined;
  const helpers = tokens.filter(
    ({ lower }) => auxiliary.test(lower) || /^(?:am|be|been|has|have|had|do|does|did)$/.test(lower),
  );
  const [helper] = helpers;
  if (!helper || helpers.length !== 1 || !auxiliary.test(helper.lower)) return undefined;
  const next = tokens[tokens.indexOf(helper) + 1];
  if (!next || tokens.indexOf(helper) === 0) return undefined;
  const end = helper.at + helper.text.length;
  if (text.slice(end, next.at) !== ' ') return undefined;
  if (next.lower === 'not') {
    const others = tokens.filter((token) => token !== next);
    if (isDenied({ ...sentence, tokens: others })) return undefined;
    return { text: text.slice(0, end) + text.slice(next.at + next.text.length) };
  }
  if (isDenied(sentence) || tokens.some(({ lower }) => /'/.test(lower))) return undefined;
  const not = helper.lower === 'can' ? 'not' : ' not';
  return { text: `${text.slice(0, end)}${not}${text.slice(end)}` };
}

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
function opposite(sentence: Sentence): Change | undefined {
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
  const place = tokens.indexOf(word);
  const [before, after] = [tokens[place - 1], tokens[place + 1]];
  const by = opposites.get(word.lower);
  if (!by || !before || !isAdjectiveHere(sentence, word, before, after)) return undefined;
  if (before.lower !== 'a' && before.lower !== 'an') return { text: withWord(sentence, word, by) };
  const article = takesAn(by) ? 'an' : 'a';
  const casedArticle = before.text.startsWith('A') ? article.replace('a', 'A') : article;
  const start = text.slice(0, before.at) + casedArticle;
  return { text: `${start} ${by}${text.slice(word.at + word.text.length)}` };
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
