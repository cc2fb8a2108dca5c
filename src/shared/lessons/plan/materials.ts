import type { LevelGenre } from '#shared/content/lessons/genres/content';
import type { LessonAbout, LessonData, LessonType, Material, StandIn } from '#shared/content/lessons/lesson';
import type { RoleCards, TopicWord } from '#shared/content/lessons/topics/topic';
import { type AuthoredText, itemsOfText } from '#shared/content/texts/text';
import { toEntry } from '#shared/content/words/pack';
import { type Topic, topics } from '#shared/content/words/topics';
import type { Word } from '#shared/content/words/word';
import type { WordEntry } from '#shared/content/words/word-list';
import { groupBy } from '#shared/core/group-by';
import { inShort } from '#shared/core/in-short';
import { type Level, levelsAbove } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { grammarItems } from '#shared/grammar/grammar-items';
import { pointById } from '#shared/grammar/points';
import type { PointSituation, SentencesOnTopic } from '#shared/grammar/points/parts';
import { filledSentence } from '#shared/grammar/points-on-topics';
import type { Item } from '#shared/items/item';
import { wordItems } from '#shared/vocabulary/word-items';
import type { OwnContent } from '../topics/own-content';
import { inSentence } from './about-texts';
import { questionsOn } from './discussion';
import type { ChosenGenre } from './genre-for';
import type { GivenText } from './given-text';
import { itemsForLesson } from './items-for-lesson';
import type { ListWords } from './list-words';
import { exercisesOnTopic, questionsOnTopic } from './on-topic';
import { directionOf } from './templates';
import { textFor } from './text-for';
import { lineLimit } from './to-stage';
import { isNameOf } from './topic-of';
import { modelMaterial } from './writing-model';

/** What there is for a lesson. */
export interface Pack {
  /** The text that the teacher chose, of their own or of ours: it comes before all others. */
  given?: GivenText;
  /** Words of the teacher's own, in place of ours; a lesson from them has no text. */
  list?: ListWords;
  /** Of the pack, which the lesson’s is or belongs to, where it is known by name. */
  topic?: Topic;
  /** What was written for exactly its topic. */
  own?: OwnContent;
  /** People who need its grammar point. */
  situation?: PointSituation;
  /** Whether something of ours is about exactly the topic of the lesson. */
  isTopicKnown?: boolean;
  /** In which that point and its topic meet, or the nearest of ours. */
  sentences?: SentencesOnTopic;
  /** Kinds of text with a model of the level. */
  genres?: readonly LevelGenre[];
  /** The one of them that is going to be written. */
  genre?: ChosenGenre;
  /** Words of the topic at the level. */
  words: readonly Word[];
  /** Easy words, for wrong answers. */
  everyday: readonly Word[];
  /** Texts and dialogues of the level, and of the one below. */
  texts: readonly AuthoredText[];
  /** The words of a text that are worth teaching. */
  wordsIn?: (text: string) => readonly WordEntry[];
  /** The level of the hardest word in a phrase; nothing for one that no level has. */
  levelOf?: (phrase: string) => Level | undefined;
}

const mostWords = 12;
/** What a class learns in a lesson, with time to use it. */
const mostOwnWords: Record<Level, number> = { A1: 8, A2: 10, B1: 12, B2: 12 };
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
  const { given, list, own } = pack;
  const ownText = own && ownTextOf(own, about);
  const text = given || list ? undefined : (ownText ?? textFor(about, topic, pack.texts, random));
  const entries = entriesFor(about, pack, text === ownText ? undefined : text, random);
  const chosen = list ?? (hasEnough(given) ? given : undefined);
  const onWhat = chosen
    ? inShort(chosen.title, 80)
    : `${own?.topic.name ?? (topic ? topics[topic] : about.topic)}, ${about.level}`;
  const quiz = () => wordQuestions(`Quiz on the words: ${onWhat}`, entries, pack, random);
  const materials: (Material | undefined)[] = [
    entries.length >= 3 ? { id: 'words', title: `Words: ${onWhat}`, kind: 'words', entries } : undefined,
    ...(given ? givenMaterials(given) : text ? textMaterials(text) : []),
    grammarQuestions(about, pack, random),
    // Where there is a text, exercises are those on the text, unless words are what is learnt.
    about.type === 'vocabulary' || !(given ?? text) ? quiz() : undefined,
    discussion(about, topic, pack),
    ...pointMaterials(about, pack),
    ...topicMaterials(about, pack),
    modelMaterial(about, pack),
  ];
  return {
    materials: materials.filter((material) => material !== undefined),
    standIn: text && text !== ownText ? standInOf(about, text) : undefined,
  };
}

/** On a topic that we know nothing of there are no questions: a scene or a model is enough to talk about. */
function discussion(
  about: LessonAbout,
  topic: Topic | undefined,
  { own, sentences, isTopicKnown }: Pick<Pack, 'own' | 'sentences' | 'isTopicKnown'>,
): Material | undefined {
  if (about.type === 'grammar' && !isTopicKnown) return undefined;
  if (about.type === 'writing' && !own && !topic) return undefined;
  const onTopic = own?.questions ?? questionsOn(about.level, topic, inSentence(about.topic));
  // Those that cannot be talked about without the point come first.
  const questions =
    sentences && about.type === 'grammar' ? [...questionsOnTopic(sentences), ...onTopic.slice(0, 2)] : onTopic;
  return {
    id: 'discussion',
    title: 'Questions to talk about',
    kind: 'discussion',
    questions: questions.map((question) => inShort(question, lineLimit)),
  };
}

/** The words of a text of the teacher’s own, of one that stands in, of the topic, or of the pack. */
function entriesFor(about: LessonAbout, pack: Pack, standIn: AuthoredText | undefined, random: Random): WordEntry[] {
  const { given, list, own, wordsIn } = pack;
  if (list) return [...list.entries];
  if (hasEnough(given)) return [...given.entries];
  const ofText = standIn && directionOf[about.type] === 'understanding' ? (wordsIn?.(standIn.text) ?? []) : [];
  if (ofText.length >= 6) return [...ofText];
  return own ? ownEntries(own, about.level, pack, about) : wordList(about, pack, random);
}

/** The words of a topic as a class of a level learns them. */
export const ownEntries = (
  own: OwnContent,
  level: Level,
  pack: Pick<Pack, 'levelOf'>,
  about?: Pick<LessonAbout, 'type' | 'minutes'>,
): WordEntry[] =>
  wordsFor(own, level, { ...pack, isSpoken: about?.type === 'speaking' })
    .slice(0, about && isBrief(about) ? mostBrieflyTaught : mostOwnWords[level])
    .map((one) => ownEntry(one, level, own.topic.topic));

/** A lesson that words are only a part of, and that has no hour. */
const isBrief = ({ type, minutes }: Pick<LessonAbout, 'type' | 'minutes'>) => type !== 'vocabulary' && minutes <= 50;
const mostBrieflyTaught = 8;

/** Fewer than three words make no list. */
const hasEnough = (given: GivenText | undefined): given is GivenText => (given?.entries.length ?? 0) >= 3;

function givenMaterials({ title, kind, text, items }: GivenText): Material[] {
  const questions: Material[] =
    items.length > 0
      ? [{ id: 'text-questions', title: inShort(`Questions on “${title}”`, 120), kind: 'questions', items: [...items] }]
      : [];
  return [{ id: kind, title, kind, text }, ...questions];
}

/** What nobody would read aloud to somebody. */
const onlyRead: readonly AuthoredText['genre'][] = ['figures', 'maths'];

/** False of a text that only makes sense on paper. */
export const canBeHeard = ({ kind, genre }: Pick<AuthoredText, 'kind' | 'genre'>): boolean =>
  kind === 'dialogue' || !onlyRead.includes(genre);

/** On exactly this topic, to be read where the lesson is about reading, and to be heard where it is about listening. */
function ownTextOf({ text, topic }: OwnContent, { level, type }: LessonAbout): AuthoredText | undefined {
  if (type === 'listening' && !canBeHeard(text)) return undefined;
  return { ...text, kind: kindFor(type, text), id: topic.id, level, topic: topic.topic };
}

/** Whether a text of ours is read or heard in a lesson of this type. */
export function kindFor(type: LessonType, { kind, genre }: Pick<AuthoredText, 'kind' | 'genre'>): AuthoredText['kind'] {
  if (type === 'reading') return 'text';
  return type === 'listening' && canBeHeard({ kind, genre }) ? 'dialogue' : kind;
}

/**
 * What was written for two levels, for one of them: the words that are new at it come first, then those that the class
 * may know and those that are for the next one; of each, those that stand in the text, or in the scene that is played. The
 * first ones are what a lesson has time for.
 */
export function wordsFor(
  { words, text, roleCards }: OwnContent,
  level: Level,
  { levelOf, isSpoken = false }: Pick<Pack, 'levelOf'> & { isSpoken?: boolean },
): TopicWord[] {
  const read = (isSpoken ? textOfCards(roleCards) : text.text).toLowerCase();
  const stem = (word: string) => word.slice(0, Math.max(3, word.length - 2));
  const isIn = ({ term }: TopicWord) =>
    term
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 2)
      .every((word) => read.includes(stem(word)));
  const farFromNew = ({ term }: TopicWord) => {
    if (!levelOf) return 0;
    const above = levelsAbove(levelOf(term) ?? hardest, level);
    // A phrase of easy words may be new as a whole.
    if (above < 0) return term.includes(' ') ? 0.5 : 1;
    return Math.min(2, above);
  };
  return words
    .map((one) => ({ one, rank: farFromNew(one) + (isIn(one) ? 0 : 1.5) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

const hardest: Level = 'B2';

export const ownEntry = ({ term, partOfSpeech, meaning, example }: TopicWord, level: Level, topic: Topic): WordEntry =>
  toEntry({ word: term, partOfSpeech, gloss: meaning, example, level, topic });

/** A lesson on a point speaks of what needs the point. */
const isOnPoint = ({ type }: LessonAbout, { situation }: Pack) => type === 'grammar' && situation !== undefined;

function pointMaterials(about: LessonAbout, pack: Pack): Material[] {
  const { situation, sentences } = pack;
  if (!situation || !isOnPoint(about, pack)) return [];
  const ofTopic = sentences ? sentences.own.map(filledSentence) : [];
  const { title, text, gist, examples, notice, board, statements, roleCards } = situation;
  return [
    {
      id: 'situation',
      title,
      kind: 'situation',
      text,
      gist: [...gist],
      examples: [...examples],
      notice: [...notice],
      board: [...board],
    },
    {
      id: 'statements',
      title: 'True of you?',
      kind: 'statements',
      statements: [...ofTopic, ...statements.slice(ofTopic.length)],
    },
    { id: 'role-cards', title: 'Role cards', kind: 'role-cards', ...cardsOf(roleCards) },
  ];
}

/**
 * What is said about the topic: to agree or disagree with, to find out from each other, and to decide. A grammar point has
 * statements and role cards of its own.
 */
function topicMaterials(about: LessonAbout, pack: Pack): Material[] {
  if (!pack.own) return [];
  const { topic, statements, roleCards, task } = pack.own;
  const decision: Material = {
    id: 'decision',
    title: `Decide together: ${topic.name}`,
    kind: 'decision',
    instruction: task.instruction,
    options: [...task.options],
  };
  if (isOnPoint(about, pack)) return [decision];
  return [
    { id: 'statements', title: `Do you agree? ${topic.name}`, kind: 'statements', statements: [...statements] },
    { id: 'role-cards', title: `Role cards: ${topic.name}`, kind: 'role-cards', ...cardsOf(roleCards) },
    decision,
  ];
}

const cardsOf = ({ scene, a, b, phrases }: RoleCards) => ({ scene, a: cardOf(a), b: cardOf(b), phrases: [...phrases] });
const cardOf = ({ role, facts, goals }: RoleCards['a']) => ({
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

/**
 * What asks for the whole comes first, and what is concluded last; the others as their places follow each other in the
 * text, so that it can be stopped at each answer. Where an answer stands, its explanation quotes.
 */
function inOrderOf(text: string, items: readonly Item[]): Item[] {
  const [first, ...others] = items;
  const last = others.pop();
  if (!first || !last) return [...items];
  const placeOf = ({ explanation = '' }: Item) => {
    const places = [...explanation.matchAll(/“([^”]{4,})”/g)].map(([, quote = '']) =>
      text.indexOf(quote.replace(/[.,;:!?…]+$/, '')),
    );
    return places.find((place) => place >= 0);
  };
  let reached = 0;
  const placed = others.map((item) => {
    reached = placeOf(item) ?? reached;
    return { item, place: reached };
  });
  return [first, ...placed.sort((a, b) => a.place - b.place).map(({ item }) => item), last];
}

function textMaterials(text: AuthoredText): Material[] {
  return [
    { id: text.kind, title: inShort(text.title, 120), kind: text.kind, text: text.text },
    {
      id: 'text-questions',
      title: inShort(`Questions on “${text.title}”`, 120),
      kind: 'questions',
      items: inOrderOf(text.text, itemsOfText(text)),
    },
  ];
}

/** From so many exercises those are taken that go with the lesson best. */
const drawnExercises = 40;

function grammarQuestions(about: LessonAbout, pack: Pack, random: Random): Material | undefined {
  const point = about.point ? pointById(about.point) : undefined;
  if (!point) return undefined;
  const drawn = grammarItems({
    points: [point.id],
    types: ['choose', 'type', 'correct'],
    count: drawnExercises,
    random,
  });
  const ofTopic = pack.sentences ? exercisesOnTopic(point, pack.sentences) : [];
  const lesson = { scene: sceneText(pack), topic: topicText(about, pack) };
  const mixed = [...ofTopic, ...itemsForLesson(drawn, lesson, mostQuestions - ofTopic.length)];
  // One heading on paper for all that are done alike.
  const items = [...groupBy(mixed, ({ kind }) => kind).values()].flat();
  return items.length > 0
    ? { id: 'exercises', title: `Exercises: ${point.name}`, kind: 'questions', items }
    : undefined;
}

/** What the class reads, hears and says with the point. */
function sceneText({ situation }: Pack): string {
  if (!situation) return '';
  const { text, statements, roleCards } = situation;
  return [text, ...statements, textOfCards(roleCards)].join(' ');
}

const textOfCards = ({ scene, a, b, phrases }: RoleCards) =>
  [scene, ...[a, b].flatMap(({ role, facts, goals }) => [role, ...facts, ...goals]), ...phrases].join(' ');

function topicText({ topic }: LessonAbout, { own }: Pack): string {
  if (!own) return topic;
  return [topic, own.text.text, ...own.words.map(({ term }) => term), ...own.questions].join(' ');
}

/** Its title says which words: saved as a quiz, it stands among those of other lessons. */
function wordQuestions(
  title: string,
  entries: WordEntry[],
  { words, everyday }: Pack,
  random: Random,
): Material | undefined {
  if (entries.length < 3) return undefined;
  const items = wordItems({
    entries,
    tasks: ['match', 'gap-choose', 'choose-meaning', 'gap-type'],
    // Asked once each, beside one match, they fit on a sheet.
    count: Math.min(mostQuestions, entries.length + 1),
    random,
    // Of the same topic: everyday words would show which one is meant.
    pool: [...entries, ...(words.length >= 12 ? words : everyday).map(toEntry)],
  });
  return items.length > 0 ? { id: 'quiz', title, kind: 'questions', items } : undefined;
}
