import { type AuthoredText, choose, trueOrFalse, write } from '#shared/content/texts/text';
import type { Topic } from '#shared/content/words/topics';
import type { PartOfSpeech } from '#shared/language/part-of-speech';

export { choose, trueOrFalse, write };

/** A topic that teachers ask for by name. Those with content have a file of that id. */
export interface LessonTopic {
  /** Kebab-case: also the name of its file. */
  id: string;
  /** As a title: "Job interviews". */
  name: string;
  /** What else it is called, in small letters: "applying for a job". */
  otherNames: readonly string[];
  /** The topic of the pack that it belongs to. */
  topic: Topic;
}

/** What a lesson on a topic is made of: once for A1 and A2, once for B1 and B2. */
export interface TopicContent {
  easy: TopicHalf;
  hard: TopicHalf;
}

export interface TopicHalf {
  /** Twelve to sixteen, the most useful first; at least six of them stand in the text. */
  words: readonly TopicWord[];
  /** Something happens in it, or somebody wants something. The first question asks for the gist, the last for what is not said in so many words. */
  text: Pick<AuthoredText, 'title' | 'kind' | 'genre' | 'text' | 'questions' | 'source'>;
  roleCards: RoleCards;
  /** Six to ten to agree or disagree with, or to find out who in class they are true of. */
  statements: readonly string[];
  /** Five open questions, to be talked about. */
  questions: readonly string[];
  task: DecisionTask;
  /** What is written about it, with reader and length: "Write an email of 60 to 80 words to …". */
  writing: string;
}

/** A word or phrase with its meaning in plain words and a sentence on the topic. */
export interface TopicWord {
  term: string;
  partOfSpeech: PartOfSpeech;
  meaning: string;
  example: string;
}

/** Two people, each of whom knows what the other one needs. */
export interface RoleCards {
  /** Where they are and why they talk. */
  scene: string;
  a: RoleCard;
  b: RoleCard;
  /** Six lines that help both. */
  phrases: readonly string[];
}

interface RoleCard {
  /** "You are the manager of a small hotel." */
  role: string;
  /** What only this person knows. */
  facts: readonly string[];
  /** What this person has to find out or reach. */
  goals: readonly string[];
}

/** Something to be decided by a pair or a group, with its reasons. */
interface DecisionTask {
  /** What has to be decided, with its limits: money, time, number. */
  instruction: string;
  /** Six to eight that differ in more than one way. */
  options: readonly string[];
}

/** A word of a topic in one line. */
export const word = (
  term: string,
  partOfSpeech: TopicWord['partOfSpeech'],
  meaning: string,
  example: string,
): TopicWord => ({ term, partOfSpeech, meaning, example });
