import type { AttemptStart } from '#client/attempts/use-attempt';
import type { Givable } from '#client/giving/givable';
import type { RouterInputs } from '#client/lib/trpc';

type Source = RouterInputs['quizzes']['suggest']['from'];

/** A quiz that is ready to be played; the engines make it from its seed, the same one every time. */
export interface Starter {
  title: string;
  about: string;
  from: Source;
  count: number;
  start: AttemptStart & Pick<Givable, 'activity'>;
}

const count = 8;
const words = (
  topic: 'food' | 'travel',
  level: 'A1' | 'B1',
  seed: number,
): Pick<Starter, 'from' | 'count' | 'start'> => ({
  from: { topic, level },
  count,
  start: {
    activity: {
      kind: 'words',
      from: { builtIn: { topic, level } },
      tasks: ['gap-choose', 'choose-word', 'choose-meaning', 'gap-type'],
      count,
    },
    mode: 'practice',
    seed,
  },
});
const points = ['past-simple-irregular', 'past-simple-questions', 'comparatives', 'articles'];

export const starters: readonly Starter[] = [
  {
    title: 'Food and drink, A1',
    about: 'Eight questions about words, with their meanings.',
    ...words('food', 'A1', 11),
  },
  {
    title: 'Past forms and articles, A2',
    about: 'Eight questions about grammar, with the reasons.',
    from: { points },
    count,
    start: { activity: { kind: 'grammar', points, count }, mode: 'practice', seed: 12 },
  },
  { title: 'Travel, B1', about: 'Eight questions about words for getting around.', ...words('travel', 'B1', 13) },
];

/** The same seed for the quiz to keep as for the one to play. */
export const seedOf = ({ start }: Starter) => start.seed ?? 1;

/** The same for a class at one time. */
export const toPlay = ({ title, start: { activity } }: Starter): Givable => ({
  appId: 'classroom-quiz-maker',
  title,
  activity,
});
