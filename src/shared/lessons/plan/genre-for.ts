import type { LevelGenre } from '#shared/content/lessons/genres/content';
import type { LessonAbout } from '#shared/content/lessons/lesson';
import { pick, type Random } from '#shared/core/random';
import type { OwnContent } from '../topics/own-content';

interface GenreContent {
  genres?: readonly LevelGenre[];
  own?: Pick<OwnContent, 'writing'>;
}

/** The kind of text of a lesson on writing: what was asked for, or what the topic has a task for; any, where neither says. */
export function genreFor(
  { topic, targetLanguage, level }: Pick<LessonAbout, 'topic' | 'targetLanguage' | 'level'>,
  { genres = [], own }: GenreContent,
  random: Random,
): ChosenGenre | undefined {
  const asked = genreNamedIn(targetLanguage, genres) ?? genreNamedIn(topic, genres);
  const ofTopic = own && genreNamedIn(own.writing, genres);
  // Beginners write to people whom they know.
  const isEasy = level === 'A1' || level === 'A2';
  const onAnything = genres.filter(({ taskAbout, isFormal }) => taskAbout !== undefined && !(isEasy && isFormal));
  const genre = asked ?? ofTopic ?? pick(onAnything, random);
  if (!genre) return undefined;
  const wish = plainWords(`${topic} ${targetLanguage} ${own?.writing ?? ''}`);
  const named = genre.others.find(({ about }) => about.some((word) => wish.includes(plainWords(word))));
  return {
    ...genre,
    model: named ?? genre.model,
    hasTopicTask: genre === ofTopic && genre.takesTopicTasks === true,
    isNamedInTopic: genreNamedIn(topic, genres)?.name === genre.name,
    isWholeTopic: [genre.name, ...genre.otherNames, ...(named?.about ?? [])].some(
      (name) => bareName(name) === bareName(topic),
    ),
  };
}

export interface ChosenGenre extends LevelGenre {
  /** The topic has a writing task of this kind that fits the model. */
  hasTopicTask: boolean;
  /** What was typed as the topic is a name of the kind, or what its model is for, and no more: “Diaries”, “ghost stories”. */
  isWholeTopic: boolean;
  /** What was typed as the topic says what is to be written. */
  isNamedInTopic: boolean;
}

/** The genre whose name stands first in a text, the longest where two begin there; nothing where there is none. */
export function genreNamedIn(text: string, genres: readonly LevelGenre[]): LevelGenre | undefined {
  const plain = plainWords(text);
  let best: { genre: LevelGenre; at: number; length: number } | undefined;
  for (const genre of genres)
    for (const name of [genre.name, ...genre.otherNames]) {
      const words = plainWords(name).replace(/^ (?:an?|the) /, ' ');
      const at = plain.indexOf(words);
      if (at < 0 || (best && (at > best.at || (at === best.at && words.length <= best.length)))) continue;
      best = { genre, at, length: words.length };
    }
  return best?.genre;
}

/** “Diaries” and “a diary” are one name. */
const bareName = (text: string) =>
  plainWords(text)
    .replace(/^ (?:an?|the) /, ' ')
    .replace(/ies $/, 'y ')
    .replace(/s $/, ' ')
    .trim();

/** How long a text is, between what it is and for whom: "an email of 60 to 80 words to a friend". */
const length = /\bof \d+ to \d+ words\b/g;

const plainWords = (text: string) =>
  ` ${(
    text
      .toLowerCase()
      .replaceAll(length, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')} `;
