import { areNear } from '#shared/content/words/near-words';
import { withArticle } from '#shared/writing/checker/a-or-an';
import { wordSets } from '#shared/writing/checker/word-sets';
import type { Clause } from './clause';
import { eachOnce } from './people';
import { type Around, nounsOf } from './question';
import { lastWord } from './sayings';
import type { Sentence, Token } from './sentence';
import { sortOf } from './subject';

/* What else a text names, to be chosen from beside what did something: nothing that could be the same by another name. */

/** Words by which a text calls nearly anything the second time. */
const general =
  /^(?:thing|place|building|area|object|part|piece|kind|sort|way|side|end|work|job|idea|event|group|company|business|project|world|country|town|city|village|machine|vehicle|animal|room|house|home|morning|afternoon|evening|night|day|week|weekend|month|year|time|hour|minute|moment|man|woman|boy|girl|person|child|people|men|women|children|friend|other|one|couple|pair|family)s?$/;

/** Somebody of whom there is one may have a name somewhere else: groups alone are asked for, among names and groups. */
export function otherGroups({ subject, origin }: Clause, { people, clauses }: Around): string[] {
  const head = lastWord(subject.text).toLowerCase();
  if (!subject.isPlural || general.test(head)) return [];
  // Elsie and Frances are the girls.
  const isNamed = /\p{Lu}\p{Ll}+ and \p{Lu}/u.test(subject.text);
  const groups = (isNamed ? [] : clauses).flatMap((other) => {
    const { text, isPlural, sort, person } = other.subject;
    const isOther =
      isPlural &&
      sort === 'somebody' &&
      !/^(?:thousands|hundreds|dozens|millions|others|both|all)$/.test(lastWord(text).toLowerCase()) &&
      !person &&
      // Visitors are people.
      !general.test(lastWord(text).toLowerCase()) &&
      other.origin !== origin &&
      !isSame(lastWord(text).toLowerCase(), head);
    return isOther ? [text] : [];
  });
  const names = eachOnce(people.filter(({ first }) => !origin.text.includes(first)).map(({ name }) => name));
  return [...new Set([...groups, ...names])];
}

/** A thing as a sentence has it, with its article. */
interface Thing {
  text: string;
  isPlural: boolean;
  origin: Sentence;
}

/** Things that other sentences name with an article, of another topic than this one, and as many, said like it. */
export function otherThings({ text, isPlural, origin }: Thing, { sentences }: Around): string[] {
  const saidLikeIt = likeIt(text, isPlural);
  if (!saidLikeIt) return [];
  const head = lastWord(text).toLowerCase();
  const own = new Set(nounsOf(origin.tokens));
  const topics = new Set(
    sentences
      .flatMap(({ tokens }) => tokens.filter(({ lower }) => lower === head).flatMap(({ senses }) => senses))
      .map(({ topic }) => topic),
  );
  if (general.test(head)) return [];
  const found = new Map<string, string>();
  for (const sentence of sentences) {
    if (sentence === origin || !sentence.isClear) continue;
    for (const [at, token] of sentence.tokens.entries()) {
      const [sense, ...more] = token.senses;
      const before = sentence.tokens[at - 1];
      if (!sense || more.length > 0 || topics.has(sense.topic) || !before || !isThing(token, isPlural)) continue;
      if (!/^(?:the|an?)$/.test(before.lower) || isHalf(sentence, at)) continue;
      const noun = token.lower.replace(/s$/, '');
      if (own.has(noun) || isSame(token.lower, head) || general.test(token.lower)) continue;
      const said = saidLikeIt(token.lower, before.lower);
      if (said && !found.has(noun)) found.set(noun, said);
    }
  }
  return [...found.values()];
}

/** How another thing is said beside it, so that no article gives the key away; none where it is somebody’s. */
function likeIt(text: string, isPlural: boolean): ((noun: string, article: string) => string | null) | null {
  // Whose it is would show it.
  if (/['’]s\b/.test(text)) return null;
  if (/^the /i.test(text)) return (noun) => `the ${noun}`;
  if (/^an? /i.test(text)) return (noun, article) => (article === 'the' ? null : withArticle(noun));
  return isPlural && /^\p{L}+$/u.test(text) ? (noun) => noun : null;
}

const isSame = (one: string, other: string) => one === other || areNear(one, other);

const isThing = (token: Token, isPlural: boolean) =>
  (isPlural ? token.tags.has('plural') : token.tags.has('noun') && !token.tags.has('plural')) &&
  token.text === token.lower &&
  !wordSets.unit.has(token.lower) &&
  sortOf(token) === 'something';

/** "The bus driver": no bus. */
const isHalf = ({ tokens }: Sentence, at: number) => {
  const next = tokens[at + 1];
  return next !== undefined && (next.tags.has('noun') || next.tags.has('plural') || next.lower === 'of');
};
