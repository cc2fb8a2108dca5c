import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { attachedOf, type LessonAbout, type LessonData, type Stage } from '#shared/content/lessons/lesson';
import { small } from '#shared/core/first-letter';
import { mulberry32 } from '#shared/core/random';
import { type PointId, pointById } from '#shared/grammar/points';
import type { PointAdvice } from '#shared/grammar/points/parts';
import { packTopicNamed } from '../topics/find-topic';
import { slotTexts } from './about-texts';
import { chooseActivities } from './choose-activities';
import { genreFor, genreNamedIn } from './genre-for';
import { typeOf } from './lesson-type';
import { makeMaterials, type Pack } from './materials';
import { planTexts } from './plan-texts';
import { toStage, type Without } from './to-stage';
import { workOf } from './work';

/** What is written for lessons, and what there is for this one. */
export interface PlanContent extends Pack {
  activities: readonly LessonActivity[];
  advice: Readonly<Record<PointId, PointAdvice>>;
}

interface PlanOptions {
  about: LessonAbout;
  without: Without;
  /** Activities by their ids that the class has had: taken only where too few others are left. */
  usedBefore?: ReadonlySet<string>;
  written: PlanContent;
  seed: number;
}

/** Names that keep their capital wherever they stand. */
const properName = /^(?:Christmas|Halloween|World War|Shakespeare|New Year|English|Ancient (?:Egypt|Greece|Rome))/;

/** As we name it, so that it can stand in a sentence: “job interviews” for a job interview, “the airport” for at the airport. */
function topicInSentences(topic: string, { own }: PlanContent): string {
  if (!own) return topic;
  const name = own.topic.name.replace(/^(?:At|In|On) (the .+?)(?:’s)?$/, '$1');
  return properName.test(name) ? name : small(name);
}

/** A report is about what the task before it worked with. */
const withReports = (stages: readonly Stage[]): Stage[] =>
  stages.map((stage, place) => {
    const task = stages.slice(0, place).findLast(({ kind }) => kind === 'task');
    const hasNone = stage.kind === 'report' && stage.materialIds.length === 0;
    return hasNone && task ? { ...stage, materialIds: task.materialIds } : stage;
  });

/** A text that is given is what the lesson is made from; words come from the text on their topic, where there is time. */
const isTextFirst = ({ type, minutes }: LessonAbout, { given, list, own }: PlanContent) =>
  given !== undefined || (type === 'vocabulary' && !list && own !== undefined && minutes >= 30);

/** Whether something of ours is about exactly its topic. What is near a grammar topic is practised, not talked about. */
const isKnownTopic = ({ type, topic }: LessonAbout, written: PlanContent) =>
  written.own !== undefined || (type === 'grammar' ? packTopicNamed(topic) !== undefined : written.topic !== undefined);

/** What is done on any topic comes first where nothing is written on it, and not at all where something is. */
function activitiesOn(activities: readonly LessonActivity[], isTopicKnown: boolean): readonly LessonActivity[] {
  const others = activities.filter(({ onAnyTopic }) => !onAnyTopic);
  return isTopicKnown ? others : [...activities.filter(({ onAnyTopic }) => onAnyTopic), ...others];
}

/** A whole lesson, to the minute; the same of the same seed. */
export function makePlan({ about: asked, without, usedBefore, written: found, seed }: PlanOptions): LessonData {
  const about = { ...asked, type: typeOf(asked), topic: topicInSentences(asked.topic, found) };
  const random = mulberry32(seed);
  const genre = about.type === 'writing' ? genreFor(asked, found, random) : undefined;
  const written = { ...found, genre };
  const point = pointById(about.point ?? '');
  const isTopicKnown = isKnownTopic({ ...about, topic: asked.topic }, written);
  const { materials, standIn } = makeMaterials(about, written.topic, { ...written, isTopicKnown }, random);
  const attached = materials.map(attachedOf);
  // A kind of text is no language to be used.
  const isKindOfText = genre && genreNamedIn(asked.targetLanguage, found.genres ?? []) !== undefined;
  const aboutLanguage = isKindOfText ? { ...about, targetLanguage: '' } : about;
  const slots = slotTexts({ about: aboutLanguage, materials: attached, standIn }, point, random);
  const choices = chooseActivities({
    about,
    activities: activitiesOn(written.activities, isTopicKnown),
    without,
    usedBefore,
    materials: [...new Set(materials.map(({ kind }) => kind))],
    readsText: isTextFirst(about, written),
    workOf: (activity, kind) => workOf(activity, kind, { materials, level: about.level }),
    random,
  });
  const kinds = choices.map(({ slot }) => slot.kind);
  const stages = withReports(
    choices.map(({ slot, activity, minutes, work }, place) =>
      toStage(activity, {
        id: `s${place + 1}`,
        kind: slot.kind,
        minutes,
        work,
        slots,
        materials: attached,
        about,
        earlier: kinds.slice(0, place),
        later: kinds.slice(place + 1),
      }),
    ),
  );
  const used = new Set(stages.flatMap(({ materialIds }) => materialIds));
  // What no stage works with is no use to anybody.
  const attachedTo = materials.filter(({ id }) => used.has(id));
  return {
    about: {
      ...about,
      needsPrep: choices.some(({ activity }) => activity.needsPrep),
      needsCopies: choices.some(({ activity }) => activity.needsCopies),
    },
    ...planTexts(
      about,
      slots,
      {
        advice: point && written.advice[point.id],
        writing: written.own?.writing,
        situation: written.situation,
        isTopicKnown,
      },
      attachedTo,
    ),
    ...(!kinds.includes('exit ticket') && { exitTicket: '' }),
    stages,
    materials: attachedTo,
    ...(standIn && { standIn }),
  };
}
