import type { LessonAbout, LessonData, Material, StandIn } from '#shared/content/lessons/lesson';
import type { TopicWord } from '#shared/content/lessons/topics/topic';
import { type AuthoredText, itemsOfText } from '#shared/content/texts/text';
import { toEntry } from '#shared/content/words/pack';
import { type Topic, topics } from '#shared/content/words/topics';
import type { Word } from '#shared/content/words/word';
import type { WordEntry } from '#shared/content/words/word-list';
import { inShort } from '#shared/core/in-short';
import { type Level, levelsAbove } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { grammarItems } from '#shared/grammar/grammar-items';
import { pointById } from '#shared/grammar/points';
import { wordItems } from '#shared/vocabulary/word-items';
import type { OwnContent } from '../topics/own-content';
import { inSentence } from './about-texts';
import { questionsOn } from './discussion';
import type { GivenText } from './given-text';
import { textFor } from './text-for';
import { lineLimit } from './to-stage';
import { isNameOf } from './topic-of';

/** What there is for a lesson. */
export interface Pack {
  /** A text of the teacher's own: it comes before all of ours. */
  given?: GivenText;
  /** Of the pack, which the lesson’s is or belongs to, where it is known by name. */
  topic?: Topic;
  /** What was written for exactly its topic. */
  own?: OwnContent;
  /** Words of the topic at the level. */
  words: readonly Word[];
  /** Easy words, for wrong answers. */
  everyday: readonly Word[];
  /** Texts and dialogues of the level, and of the one below. */
  texts: readonly AuthoredText[];
}

const mostWords = 12;
const mostQuestions = 10;

/**
 * What students get: words, exercises, questions to talk about and, where one fits, a text with its questions, and what
 * that is on where it only stands in for one on the topic at the level.
 */
export function makeMaterials(
  about: LessonAbout,
  topic: Topic | undefined,
  pack: Pack,
  random: Random,
): Pick<LessonData, 'materials' | 'standIn'> {
  const { given, own } = pack;
  const entries = hasEnough(given)
    ? [...given.entries]
    : own
      ? own.words.map((one) => ownEntry(one, about.level, own.topic.topic))
      : wordList(about, pack, random);
  const ownText = own && ownTextOf(own, about);
  const text = given ? undefined : (ownText ?? textFor(about, topic, pack.texts, random));
  const onWhat = hasEnough(given)
    ? inShort(given.title, 80)
    : `${own?.topic.name ?? (topic ? topics[topic] : about.topic)}, ${about.level}`;
  const materials: (Material | undefined)[] = [
    entries.length >= 3 ? { id: 'words', title: `Words: ${onWhat}`, kind: 'words', entries } : undefined,
    ...(given ? givenMaterials(given) : text ? textMaterials(text) : []),
    grammarQuestions(about, random),
    wordQuestions(`Quiz on the words: ${onWhat}`, entries, pack, random),
    {
      id: 'discussion',
      title: 'Questions to talk about',
      kind: 'discussion',
      questions: (own?.questions ?? questionsOn(about.level, topic, inSentence(about.topic))).map((question) =>
        inShort(question, lineLimit),
      ),
    },
    ...(own ? speakingMaterials(own) : []),
  ];
  return {
    materials: materials.filter((material) => material !== undefined),
    standIn: text && text !== ownText ? standInOf(about, text) : undefined,
  };
}

/** Fewer than three words make no list. */
const hasEnough = (given: GivenText | undefined): given is GivenText => (given?.entries.length ?? 0) >= 3;

function givenMaterials({ title, kind, text, items }: GivenText): Material[] {
  const questions: Material[] =
    items.length > 0
      ? [{ id: 'text-questions', title: inShort(`Questions on “${title}”`, 120), kind: 'questions', items: [...items] }]
      : [];
  return [{ id: kind, title, kind, text }, ...questions];
}

/** The text on exactly this topic, unless the lesson is about reading and it is to be heard, or the other way round. */
function ownTextOf({ text, topic }: OwnContent, { level, type }: LessonAbout): AuthoredText | undefined {
  const other = type === 'reading' ? 'dialogue' : type === 'listening' ? 'text' : undefined;
  return text.kind === other ? undefined : { ...text, id: topic.id, level, topic: topic.topic };
}

const ownEntry = ({ term, partOfSpeech, meaning, example }: TopicWord, level: Level, topic: Topic): WordEntry =>
  toEntry({ word: term, partOfSpeech, gloss: meaning, example, level, topic });

/** What is said about the topic: to agree or disagree with, to find out from each other, and to decide. */
function speakingMaterials({ topic, statements, roleCards, task }: OwnContent): Material[] {
  return [
    { id: 'statements', title: `Do you agree? ${topic.name}`, kind: 'statements', statements: [...statements] },
    {
      id: 'role-cards',
      title: `Role cards: ${topic.name}`,
      kind: 'role-cards',
      scene: roleCards.scene,
      a: cardOf(roleCards.a),
      b: cardOf(roleCards.b),
      phrases: [...roleCards.phrases],
    },
    {
      id: 'decision',
      title: `Decide together: ${topic.name}`,
      kind: 'decision',
      instruction: task.instruction,
      options: [...task.options],
    },
  ];
}

const cardOf = ({ role, facts, goals }: OwnContent['roleCards']['a']) => ({
  role,
  facts: [...facts],
  goals: [...goals],
});

/**
 * Our texts are on our topics: one that a teacher has worded has no text of exactly that. A user who asks for clothes
 * gets what was asked for by clothes and looks.
 */
function standInOf({ level, topic: ownTopic }: LessonAbout, text: AuthoredText): StandIn | undefined {
  const isOnIt = isNameOf(ownTopic, text.topic);
  if (isOnIt && text.level === level) return undefined;
  return { topic: isOnIt ? ownTopic.trim() : topics[text.topic], level: text.level };
}

/** Words worth teaching: those of the level that have a meaning and an example first. */
function wordList({ level }: LessonAbout, { words }: Pack, random: Random): WordEntry[] {
  const ofLevel = shuffle(
    words.filter((word) => levelsAbove(word.level, level) <= 0),
    random,
  );
  const complete = ofLevel.filter(({ gloss, example }) => gloss && example);
  return [...new Set([...complete, ...ofLevel])].slice(0, mostWords).map(toEntry);
}

function textMaterials(text: AuthoredText): Material[] {
  return [
    { id: text.kind, title: inShort(text.title, 120), kind: text.kind, text: text.text },
    {
      id: 'text-questions',
      title: inShort(`Questions on “${text.title}”`, 120),
      kind: 'questions',
      items: itemsOfText(text),
    },
  ];
}

function grammarQuestions({ point: id }: LessonAbout, random: Random): Material | undefined {
  const point = id ? pointById(id) : undefined;
  if (!point) return undefined;
  const items = grammarItems({
    points: [point.id],
    types: ['choose', 'type', 'correct'],
    count: mostQuestions,
    random,
  });
  return items.length > 0
    ? { id: 'exercises', title: `Exercises: ${point.name}`, kind: 'questions', items }
    : undefined;
}

/** Its title says which words: saved as a quiz, it stands among those of other lessons. */
function wordQuestions(title: string, entries: WordEntry[], { everyday }: Pack, random: Random): Material | undefined {
  if (entries.length < 3) return undefined;
  const items = wordItems({
    entries,
    tasks: ['match', 'gap-choose', 'choose-meaning', 'gap-type'],
    // Asked once each, beside one match, they fit on a sheet.
    count: Math.min(mostQuestions, entries.length + 1),
    random,
    pool: [...entries, ...everyday.map(toEntry)],
  });
  return items.length > 0 ? { id: 'quiz', title, kind: 'questions', items } : undefined;
}
