import type { Topic } from '#shared/content/words/topics';
import { gapInText, readGap } from './cloze/gap';
import type { OnTopics, SentencesOnTopic } from './points/parts';

/** What is written for points on topics: a chunk each. */
const chunks: Record<string, () => Promise<{ onTopics: OnTopics }>> = {
  'be-used-to': () => import('./points/be-used-to/on-topics'),
  can: () => import('./points/can/on-topics'),
  comparatives: () => import('./points/comparatives/on-topics'),
  'first-conditional': () => import('./points/first-conditional/on-topics'),
  'gerund-infinitive': () => import('./points/gerund-infinitive/on-topics'),
  'going-to': () => import('./points/going-to/on-topics'),
  'have-got': () => import('./points/have-got/on-topics'),
  'might-may': () => import('./points/might-may/on-topics'),
  'much-many': () => import('./points/much-many/on-topics'),
  'must-have-to': () => import('./points/must-have-to/on-topics'),
  passive: () => import('./points/passive/on-topics'),
  'passive-tenses': () => import('./points/passive-tenses/on-topics'),
  'past-continuous': () => import('./points/past-continuous/on-topics'),
  'past-deductions': () => import('./points/past-deductions/on-topics'),
  'past-perfect': () => import('./points/past-perfect/on-topics'),
  'past-simple-irregular': () => import('./points/past-simple-irregular/on-topics'),
  'past-simple-questions': () => import('./points/past-simple-questions/on-topics'),
  'past-simple-regular': () => import('./points/past-simple-regular/on-topics'),
  'prepositions-place': () => import('./points/prepositions-place/on-topics'),
  'prepositions-time': () => import('./points/prepositions-time/on-topics'),
  'present-continuous': () => import('./points/present-continuous/on-topics'),
  'present-perfect': () => import('./points/present-perfect/on-topics'),
  'present-perfect-or-past': () => import('./points/present-perfect-or-past/on-topics'),
  'present-simple': () => import('./points/present-simple/on-topics'),
  'present-simple-questions': () => import('./points/present-simple-questions/on-topics'),
  'present-tenses': () => import('./points/present-tenses/on-topics'),
  'question-forms': () => import('./points/question-forms/on-topics'),
  'relative-clauses': () => import('./points/relative-clauses/on-topics'),
  'reported-statements': () => import('./points/reported-statements/on-topics'),
  'second-conditional': () => import('./points/second-conditional/on-topics'),
  should: () => import('./points/should/on-topics'),
  'so-such-too-enough': () => import('./points/so-such-too-enough/on-topics'),
  'some-any': () => import('./points/some-any/on-topics'),
  superlatives: () => import('./points/superlatives/on-topics'),
  'there-is': () => import('./points/there-is/on-topics'),
  'third-conditional': () => import('./points/third-conditional/on-topics'),
  'to-be': () => import('./points/to-be/on-topics'),
  'used-to': () => import('./points/used-to/on-topics'),
  'will-or-going-to': () => import('./points/will-or-going-to/on-topics'),
  wishes: () => import('./points/wishes/on-topics'),
};

export const pointsOnTopics = Object.keys(chunks);

/** The sentences of a point about all topics; none where nothing has been written. */
export async function loadOnTopics(id: string): Promise<OnTopics> {
  const load = Object.hasOwn(chunks, id) ? chunks[id] : undefined;
  return load ? (await load()).onTopics : {};
}

/** The sentences of a point about one topic; nothing where there are none. */
export async function loadSentences(id: string, topic: Topic): Promise<SentencesOnTopic | undefined> {
  return (await loadOnTopics(id))[topic];
}

/** All six, in the order in which a lesson works with them. */
export const sentencesOf = ({ facts, wrong, question, own }: SentencesOnTopic): readonly string[] => [
  ...facts,
  wrong.said,
  ...own,
  question,
];

/** A sentence with its gap filled. */
export const filledSentence = (sentence: string): string =>
  sentence.replace(gapInText, (_, inside: string) => readGap(inside).accepted[0] ?? '');
