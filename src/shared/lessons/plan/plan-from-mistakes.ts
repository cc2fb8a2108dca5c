import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { mistakeActivities } from '#shared/content/lessons/activities/from-mistakes';
import {
  attachedOf,
  type LessonAbout,
  type LessonData,
  lessonAbout,
  type Material,
  type Stage,
  type StageKind,
} from '#shared/content/lessons/lesson';
import { inShort } from '#shared/core/in-short';
import { listText } from '#shared/core/locale';
import { mulberry32, type Random } from '#shared/core/random';
import { nameInSentence } from '#shared/grammar/name-in-sentence';
import { parallelItems, type Trouble } from '#shared/grammar/parallel-items';
import { type GrammarPoint, pointById } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import { slotTexts } from './about-texts';
import { minutesOfFocus } from './focus-minutes';
import { makePlan, type PlanContent } from './make-plan';
import { toStage } from './to-stage';

/** How many questions on each point a quiz has. */
export const questionsPerPoint = 5;

/** How they are asked there: what is chosen or typed is judged at once. */
export const quizTypes = ['choose', 'type'] as const;

/** Its place among the materials of a lesson: what the class is given at the end. */
export const exitQuizId = 'exit-quiz';
/** Likewise: what it begins with. */
export const askedAgainId = 'asked-again';

interface MistakesOptions {
  about: Pick<LessonAbout, 'level' | 'age' | 'classSize' | 'minutes'>;
  /** What the class gets wrong, what matters most first. */
  troubles: readonly Trouble[];
  /** What the class worked on before, to begin with. */
  returning: readonly Trouble[];
  /** For a lesson on `aboutFocus`. */
  written: PlanContent;
  seed: number;
}

/** What the lesson itself is about: the first point, in a scene that its point brings. */
export const aboutFocus = (about: MistakesOptions['about'], point: string): LessonAbout =>
  lessonAbout.parse({ ...about, type: 'grammar', topic: 'everyday life', framework: 'ppp', point });

/**
 * A lesson on what a class gets wrong: the engine's own on the first point, in which sentences with the mistakes of the
 * class are put right and the other points are practised. It ends in a quiz of parallel questions.
 *
 * Nothing that anybody wrote stands in it: each sentence is a new one, made for the mistake by the rules of its point. So
 * it names nobody and tells nothing of anybody, and its key is certain.
 */
export function planFromMistakes({ about, troubles, returning, written, seed }: MistakesOptions): LessonData {
  const random = mulberry32(seed);
  const [first, ...others] = troubles;
  const minutes = minutesOfFocus(troubles.length, returning.length > 0);
  const own = minutes.starter + minutes.sentences + minutes.practice + minutes.quiz;
  const base = makePlan({
    about: aboutFocus({ ...about, minutes: about.minutes - own }, first?.point ?? ''),
    without: { preparation: false, copies: false },
    written,
    seed,
  });
  const materials = focusMaterials({ troubles, returning, others, taken: questionsIn(base), random });
  /** The engine's own stage of a kind, in whose place another one comes. */
  const replaced = (kind: StageKind) => base.stages.filter((stage) => stage.kind === kind);
  const hasStarter = returning.length > 0;
  const kept = base.stages.filter(({ kind }) => kind !== 'exit ticket' && !(hasStarter && kind === 'review'));
  const sumOf = (stages: readonly Stage[]) => stages.reduce((sum, stage) => sum + stage.minutes, 0);
  const slots = slotTexts(
    { about: base.about, materials: base.materials.map(attachedOf) },
    pointById(first?.point ?? ''),
    random,
  );

  function stage(pair: readonly LessonActivity[], kind: StageKind, length: number, ...ids: string[]): Stage[] {
    const activity = pair.find(({ mostStudents }) => (mostStudents === 1) === (about.classSize === 1));
    if (!activity || length === 0) return [];
    const place = { id: kind, kind, minutes: length, slots, materials: [], about: base.about, earlier: [], later: [] };
    return [{ ...toStage(activity, place), materialIds: ids, things: [] }];
  }

  const stages = [
    ...stage(
      mistakeActivities.starter,
      'review',
      minutes.starter + (hasStarter ? sumOf(replaced('review')) : 0),
      askedAgainId,
    ),
    ...after(
      after(
        kept,
        'presentation',
        stage(mistakeActivities.sentences, 'language focus', minutes.sentences, 'from-your-class'),
      ),
      'controlled practice',
      stage(mistakeActivities.practice, 'controlled practice', minutes.practice, 'rules', 'more-practice'),
    ),
    ...stage(mistakeActivities.quiz, 'exit ticket', minutes.quiz + sumOf(replaced('exit ticket')), exitQuizId),
  ].map((one, place) => ({ ...one, id: `s${place + 1}` }));
  const used = new Set(stages.flatMap(({ materialIds }) => materialIds));
  const named = others.flatMap(({ point }) => pointById(point) ?? []).map(nameInSentence);
  return {
    ...base,
    about: { ...base.about, minutes: about.minutes },
    aims: {
      ...base.aims,
      secondary:
        named.length > 0
          ? `To put right what often goes wrong in this class with ${listText(named)}.`
          : base.aims.secondary,
    },
    exitTicket: '',
    stages,
    materials: [...base.materials, ...materials].filter(({ id }) => used.has(id)),
  };
}

/** What a lesson from mistakes is called. */
export function titleOfFocus(troubles: readonly Pick<Trouble, 'point'>[], level: string): string {
  const names = troubles.flatMap(({ point }) => pointById(point)?.name ?? []);
  return inShort(`Put right: ${listText(names)} (${level})`, 120);
}

/** Behind the last stage of its kind; where there is none, before the last one. */
function after(stages: readonly Stage[], kind: StageKind, more: readonly Stage[]): Stage[] {
  const last = stages.findLastIndex((stage) => stage.kind === kind);
  const place = last >= 0 ? last + 1 : Math.max(0, stages.length - 1);
  return [...stages.slice(0, place), ...more, ...stages.slice(place)];
}

/** The questions of a lesson: of one of its materials, or of all. */
export const questionsIn = ({ materials }: Pick<LessonData, 'materials'>, id?: string): Item[] =>
  materials.flatMap((one) => (one.kind === 'questions' && (id === undefined || one.id === id) ? one.items : []));

interface FocusMaterials extends Pick<MistakesOptions, 'troubles' | 'returning'> {
  others: readonly Trouble[];
  /** The exercises of the lesson. */
  taken: readonly Item[];
  random: Random;
}

/** In each of these other sentences stand: what is practised is not asked at the end. */
function focusMaterials({ troubles, returning, others, taken, random }: FocusMaterials): Material[] {
  const asked = [...taken];
  function questions(
    id: string,
    title: string,
    of: readonly Trouble[],
    how: Pick<Parameters<typeof parallelItems>[1], 'count' | 'types'>,
  ): Material[] {
    const items = parallelItems(of, { ...how, not: asked, random });
    asked.push(...items);
    return items.length > 0 ? [{ id, title, kind: 'questions', items }] : [];
  }
  return [
    // First: where sentences are few, those at the end come before those of practice.
    ...questions(exitQuizId, 'Exit quiz', troubles, { count: questionsPerPoint, types: quizTypes }),
    ...questions('from-your-class', 'From your class', troubles, {
      count: troubles.length === 1 ? 5 : 3,
      types: ['correct'],
    }),
    ...questions('more-practice', 'More practice', others, { count: 5, types: ['type', 'choose'] }),
    ...questions(askedAgainId, 'Asked again', returning, {
      count: returning.length === 1 ? 5 : 3,
      types: ['type', 'correct'],
    }),
    ...rulesOf(others.flatMap(({ point }) => pointById(point) ?? [])),
  ];
}

function rulesOf(points: readonly GrammarPoint[]): Material[] {
  if (points.length === 0) return [];
  const text = points
    .map(({ name, rule }) => [name, rule.summary, ...rule.examples.slice(0, 3)].join('\n'))
    .join('\n\n');
  return [{ id: 'rules', title: 'Rules in short', kind: 'text', text }];
}
