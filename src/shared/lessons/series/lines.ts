import type { Framework, LessonType } from '#shared/content/lessons/lesson';
import { type Level, levels } from '#shared/core/level';
import { type PointId, pointById, points } from '#shared/grammar/points';
import { canBeHeard } from '../plan/materials';
import { directionOf } from '../plan/templates';
import type { OwnContent } from '../topics/own-content';
import type { SeriesLine, SeriesType } from './line';

/** Words come first; after that each skill in turn, and what is said or written once there is language for it. */
const order: readonly SeriesType[] = [
  'vocabulary',
  'reading',
  'grammar',
  'listening',
  'speaking',
  'writing',
  'vocabulary',
  'grammar',
  'reading',
  'speaking',
  'listening',
];

interface ProposalOptions {
  level: Level;
  /** How many lessons, the last one included. */
  lessons: number;
  /** What there is on the unit, the nearest first: enough for a topic each. */
  topics: readonly OwnContent[];
  /** What the teacher wants to have in it. */
  points: readonly string[];
}

/** The lessons before the last one: of all types, each on a topic of its own, those on texts where a text suits them. */
export function proposeLines({ level, lessons, topics, points: wanted }: ProposalOptions): SeriesLine[] {
  const types = typesFor(Math.min(lessons - 1, topics.length), wanted.length);
  const left = [...topics];
  const topicByPlace = new Map<number, string>();
  // The first lesson is on the unit itself; then those choose that need a certain kind of text.
  const choosing = [...types.keys()].sort((a, b) => rankOf(types[a], a) - rankOf(types[b], b));
  for (const place of choosing) {
    const at = left.findIndex((own) => suitsType(own, place === 0 ? undefined : types[place]));
    const [own] = left.splice(Math.max(0, at), 1);
    if (own) topicByPlace.set(place, own.topic.id);
  }
  const lines = types.map((type, place) => ({ type, topic: topicByPlace.get(place) ?? '' }));
  return withPoints(lines, level, wanted);
}

/** Where a grammar lesson has no point, it gets one that was wished for, else the next one of the level; others have none. */
export function withPoints(lines: readonly SeriesLine[], level: Level, wanted: readonly string[] = []): SeriesLine[] {
  const taken = new Set(lines.flatMap(({ type, point }) => (type === 'grammar' && point ? [point] : [])));
  const free = [...wanted.filter((id) => pointById(id)), ...pointsFor(level)].filter((id) => !taken.has(id));
  return lines.map(({ type, topic, point }) => {
    if (type !== 'grammar') return { type, topic };
    const own = point ?? free.find((id) => !taken.has(id));
    if (own) taken.add(own);
    return { type, topic, ...(own && { point: own }) };
  });
}

/** Points of the level, then those of the levels below it, the last one first. */
function pointsFor(level: Level): PointId[] {
  const upTo = levels.slice(0, levels.indexOf(level) + 1).reverse();
  return upTo.flatMap((one) => points.filter((point) => point.level === one).map(({ id }) => id));
}

/** The usual order, with as many lessons on grammar as there are points to be taught. */
function typesFor(count: number, wantedPoints: number): SeriesType[] {
  const types = order.slice(0, count);
  const lacking = () => wantedPoints - types.filter((type) => type === 'grammar').length;
  for (let place = types.length - 1; place > 0 && lacking() > 0; place -= 1) types[place] = 'grammar';
  return types;
}

const rankOf = (type: SeriesType | undefined, place: number) =>
  place === 0 ? 0 : type === 'listening' ? 1 : type === 'reading' ? 2 : 3;

function suitsType({ text }: OwnContent, type: SeriesType | undefined): boolean {
  if (type === 'listening') return text.kind === 'dialogue' && canBeHeard(text);
  return type !== 'reading' || text.kind === 'text';
}

/** Lessons of one type take turns: another framework brings other stages. */
const frameworksOf: Record<'language' | 'understanding' | 'producing', readonly Framework[]> = {
  language: ['ppp', 'ttt', 'esa', 'tbl'],
  understanding: ['skills', 'esa', 'ttt'],
  producing: ['skills', 'tbl', 'ttt'],
};

/** The framework of a lesson, by how many of its type came before it. */
export function frameworkOf(type: LessonType, earlier: number): Framework {
  const frameworks = frameworksOf[directionOf[type]];
  return frameworks[earlier % frameworks.length] ?? 'ppp';
}
