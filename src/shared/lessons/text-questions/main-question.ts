import { toEntry } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { capital } from '#shared/core/first-letter';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { isClearlyOther } from '#shared/vocabulary/wrong-words';
import { readingFields } from './question';
import type { Sentence, Token } from './sentence';

/**
 * What a text is about: the noun that it comes back to all the time, among nouns of other topics that it names in one
 * sentence only. A text that has no such noun is not asked about.
 */
export function mainQuestion(sentences: readonly Sentence[], random: Random): Item | undefined {
  const nouns = [...sentencesBy(sentences, clearNouns)].sort(([, a], [, b]) => b - a);
  const [[key, size = 0] = [], [, next = 0] = []] = nouns;
  // In a title it is read before the text; without one, and in few sentences, the text is about something else.
  const [title] = sentences;
  const isTitled = title !== undefined && !/[.!?]['’"”]?$/.test(title.text);
  const isNamed = isTitled && title.tokens.some(({ senses }) => key !== undefined && senses.includes(key));
  if (isNamed || (isTitled && size < sentences.length / 3)) return undefined;
  // With a second noun that comes nearly as often, it is about both.
  if (!key || size < Math.max(4, sentences.length / 3.5, next * 1.5)) return undefined;
  const mentions = sentencesBy(sentences, ({ tokens }) => tokens.flatMap(({ senses }) => senses));
  const named = nouns.flatMap(([word]) =>
    mentions.get(word) === 1 && word.topic !== key.topic && isClearlyOther(toEntry(word), toEntry(key))
      ? [word.word]
      : [],
  );
  if (named.length < 3) return undefined;
  const wrong = shuffle(named, random).slice(0, 3);
  return {
    id: 'text-main',
    kind: 'mc',
    prompt: 'Which of these words best says what the whole text is about?',
    options: shuffle([{ text: key.word, isKey: true }, ...wrong.map((text) => ({ text, isKey: false }))], random),
    explanation: `“${capital(key.word)}” comes in ${mentions.get(key)} sentences, each of the other words in one.`,
    ...readingFields(),
  };
}

/** In how many sentences each word stands. */
function sentencesBy(sentences: readonly Sentence[], wordsOf: (sentence: Sentence) => readonly Word[]) {
  const counts = new Map<Word, number>();
  for (const word of sentences.flatMap((sentence) => [...new Set(wordsOf(sentence))]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const clearNouns = ({ tokens }: Sentence) => tokens.flatMap((token, at) => nounAt(token, tokens[at + 1]) ?? []);

/** The noun that a word is here, where it can be nothing else and is not half of a longer one. */
function nounAt({ text, tags, senses }: Token, next: Token | undefined): Word | undefined {
  const [noun, ...others] = senses;
  if (noun?.partOfSpeech !== 'noun' || others.some((other) => other.word !== noun.word)) return undefined;
  if (others.some(({ partOfSpeech }) => partOfSpeech !== 'noun') && !tags.has('noun') && !tags.has('plural'))
    return undefined;
  if (/^\p{Lu}/u.test(text) && noun.word !== text.toLowerCase() && !tags.has('plural')) return undefined;
  if (next && (next.tags.has('noun') || next.tags.has('plural'))) return undefined;
  return saysLittle.test(noun.word) ? undefined : noun;
}

/** Nouns that stand in every text, whatever it is about. */
const saysLittle =
  /^(?:people|person|man|woman|child|friend|day|year|week|month|hour|minute|second|time|morning|afternoon|evening|night|today|tomorrow|yesterday|weekend|thing|way|place|part|piece|kind|sort|lot|number|name|word|problem|question|answer|reason|idea|example|side|end|beginning|middle|top|bottom|half|moment|world|life|metre|kilometre|pound|euro|dollar|percent|century|something|anything|nothing|everything|one|group|age|size|colour|front|back|line)$/;
