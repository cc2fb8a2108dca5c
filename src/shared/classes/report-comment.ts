import { count } from '#shared/core/count';
import { capital, small } from '#shared/core/first-letter';
import { listText } from '#shared/core/locale';
import { mulberry32, pick, textSeed } from '#shared/core/random';
import { nameInSentence } from '#shared/grammar/name-in-sentence';
import { pointById } from '#shared/grammar/points';
import { enough, type Trend, trendOf } from './trend';

/*
 * A comment for a report card, made by rules from what a student did. It calls students by their name, once or twice, and
 * never he or she. Names have any form: so none is put into the possessive or at the end of a sentence, where it could
 * bring a full stop of its own. Each sentence has several wordings, drawn by the student: thirty cards don't read alike.
 */

interface Tally {
  answered: number;
  share: number;
}

/** What a comment is about. */
export interface ReportFacts {
  /** Draws the wordings: the same student gets the same ones. */
  id: string;
  name: string;
  skills: readonly (Tally & { skill: string; before: Tally | null })[];
  /** Weakest first. */
  points: readonly (Tally & { point: string })[];
  /** Most often made first. */
  mistakes: readonly { name: string; times: number }[];
  work: { given: number; done: number; doneLate: number };
}

/** One thing to say: with the name, where it comes first, or without it. */
interface Saying {
  named: readonly string[];
  plain: readonly string[];
}

const isKnown = ({ answered }: Tally) => answered >= enough;
const percent = (share: number) => `${Math.round(share * 100)} %`;
const pointNames = (points: ReportFacts['points']) =>
  listText(points.map(({ point }) => nameInSentence(pointById(point) ?? { name: point })));

/** The comment, in two to five sentences. */
export function reportComment(facts: ReportFacts): string {
  const sayings = [aboutWork(facts), ...aboutSkills(facts)].filter((one) => one !== undefined);
  const random = mulberry32(textSeed(facts.id));
  return sayings.map(({ named, plain }, place) => pick(place === 0 ? named : plain, random)).join(' ');
}

function aboutWork({ name, work: { given, done, doneLate } }: ReportFacts): Saying | undefined {
  if (given === 0) return undefined;
  const tasks = count(given, 'task');
  if (done === 0) return onlyNamed(`${name} has not handed in any of the work yet (${tasks}).`);
  if (done < given) {
    return onlyNamed(
      `${name} has done ${done} of ${tasks}.`,
      `So far ${name} has handed in ${done} of ${tasks}.`,
      `Of ${tasks} in this time, ${name} has done ${done}.`,
    );
  }
  const late = doneLate === 0 ? '' : `, ${doneLate === given ? 'after the date' : `${doneLate} of them late`}`;
  return given === 1
    ? onlyNamed(
        `${name} has done the work that was given${late}.`,
        `The work was handed in by ${name}${late || ' on time'}.`,
      )
    : onlyNamed(
        `${name} has done all ${tasks}${late || ', and on time'}.`,
        `All ${tasks} were handed in by ${name}${late || ' on time'}.`,
        `Nothing is missing: ${name} has done all ${tasks}${late || ' by their dates'}.`,
      );
}

const onlyNamed = (...named: string[]): Saying => ({ named, plain: named });

function aboutSkills(facts: ReportFacts): (Saying | undefined)[] {
  const { name, skills, points } = facts;
  if (!skills.some(isKnown)) {
    return [
      {
        named: [`There are too few answers yet to say how ${name} is getting on.`],
        plain: [
          'There are too few answers yet to say more.',
          'More can be said once there are more answers.',
          'For anything more there are too few answers so far.',
        ],
      },
    ];
  }
  return [strongest(facts), secure(points), change(facts), next(facts)];
}

function strongest({ name, skills }: ReportFacts): Saying | undefined {
  const [best] = skills.filter(isKnown).toSorted((one, other) => other.share - one.share);
  if (!best || best.share < 0.7) return undefined;
  const right = percent(best.share);
  return {
    named: [
      `${name} is strongest in ${best.skill}, with ${right} of the answers right.`,
      `${name} does best in ${best.skill}, where ${right} of the answers were right.`,
      `${capital(best.skill)} is where ${name} does best (${right} right).`,
    ],
    plain: [
      `The strongest skill is ${best.skill}, with ${right} of the answers right.`,
      `The best results are in ${best.skill}: ${right} of the answers were right.`,
      `${capital(best.skill)} is going well, with ${right} of the answers right.`,
      `Results are best in ${best.skill} (${right} right).`,
    ],
  };
}

function secure(points: ReportFacts['points']): Saying | undefined {
  const strong = points.filter((one) => isKnown(one) && one.share >= 0.8).slice(-2);
  if (strong.length === 0) return undefined;
  const names = pointNames(strong);
  const wordings = [`Already secure: ${names}.`, `Well known by now: ${names}.`, `No longer a problem: ${names}.`];
  return { named: wordings, plain: wordings };
}

function change({ name, skills }: ReportFacts): Saying | undefined {
  const going = (trend: Trend) =>
    listText(skills.filter((one) => trendOf(one, one.before) === trend).map(({ skill }) => skill));
  const [better, worse] = [going('better'), going('worse')];
  if (better) {
    return {
      named: [`${name} has made progress in ${better}.`, `${name} gets more answers right in ${better} than before.`],
      plain: [
        `There is progress in ${better}.`,
        `More answers are right in ${better} than before.`,
        `Results in ${better} have improved.`,
      ],
    };
  }
  if (!worse) return undefined;
  return {
    named: [`${name} found ${worse} harder than before.`],
    plain: [
      `Results in ${worse} were better before.`,
      `Fewer answers were right in ${worse} than before.`,
      `There were more mistakes in ${worse} than before.`,
    ],
  };
}

function next({ name, skills, points, mistakes }: ReportFacts): Saying {
  const weak = points.filter((one) => isKnown(one) && one.share < 0.7).slice(0, 2);
  if (weak.length > 0) {
    const names = pointNames(weak);
    return {
      named: [`Next, ${name} can practise: ${names}.`],
      plain: [
        `To practise next: ${names}.`,
        `The next step is more practice with: ${names}.`,
        `What needs more practice: ${names}.`,
        `Worth another look: ${names}.`,
      ],
    };
  }
  const [mistake] = mistakes.filter(({ times }) => times > 1);
  if (mistake) {
    const what = small(mistake.name);
    return {
      named: [`${name} can look out for one mistake: ${what}.`],
      plain: [
        `One mistake to look out for: ${what}.`,
        `Before handing in, it helps to check for this: ${what}.`,
        `One thing keeps coming back: ${what}.`,
      ],
    };
  }
  const [worst] = skills.filter(isKnown).toSorted((one, other) => one.share - other.share);
  if (worst && worst.share < 0.7) {
    return {
      named: [`${name} can practise ${worst.skill} next.`],
      plain: [
        `More practice in ${worst.skill} will help.`,
        `The next step is more ${worst.skill}.`,
        `More time for ${worst.skill} will help.`,
      ],
    };
  }
  return {
    named: [`${name} is ready for harder tasks.`],
    plain: ['Harder tasks can come next.', 'It is time for something harder.', 'Harder tasks are the next step.'],
  };
}
