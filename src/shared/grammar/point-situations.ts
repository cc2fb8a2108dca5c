import type { PointSituation } from './points/parts';

/** The situations that grammar lessons are made from: a chunk each. */
const chunks: Record<string, () => Promise<{ situation: PointSituation }>> = {
  'adverbs-order': () => import('./points/adverbs-order/situation'),
  articles: () => import('./points/articles/situation'),
  'articles-general': () => import('./points/articles-general/situation'),
  'be-used-to': () => import('./points/be-used-to/situation'),
  can: () => import('./points/can/situation'),
  comparatives: () => import('./points/comparatives/situation'),
  'first-conditional': () => import('./points/first-conditional/situation'),
  'future-continuous': () => import('./points/future-continuous/situation'),
  'future-perfect': () => import('./points/future-perfect/situation'),
  'gerund-infinitive': () => import('./points/gerund-infinitive/situation'),
  'going-to': () => import('./points/going-to/situation'),
  'have-got': () => import('./points/have-got/situation'),
  'have-something-done': () => import('./points/have-something-done/situation'),
  inversion: () => import('./points/inversion/situation'),
  'might-may': () => import('./points/might-may/situation'),
  'mixed-conditionals': () => import('./points/mixed-conditionals/situation'),
  'much-many': () => import('./points/much-many/situation'),
  'must-have-to': () => import('./points/must-have-to/situation'),
  'object-pronouns': () => import('./points/object-pronouns/situation'),
  passive: () => import('./points/passive/situation'),
  'passive-tenses': () => import('./points/passive-tenses/situation'),
  'past-continuous': () => import('./points/past-continuous/situation'),
  'past-deductions': () => import('./points/past-deductions/situation'),
  'past-perfect': () => import('./points/past-perfect/situation'),
  'past-simple-irregular': () => import('./points/past-simple-irregular/situation'),
  'past-simple-questions': () => import('./points/past-simple-questions/situation'),
  'past-simple-regular': () => import('./points/past-simple-regular/situation'),
  possessives: () => import('./points/possessives/situation'),
  'prepositions-place': () => import('./points/prepositions-place/situation'),
  'prepositions-time': () => import('./points/prepositions-time/situation'),
  'present-continuous': () => import('./points/present-continuous/situation'),
  'present-perfect': () => import('./points/present-perfect/situation'),
  'present-perfect-or-past': () => import('./points/present-perfect-or-past/situation'),
  'present-simple': () => import('./points/present-simple/situation'),
  'present-simple-questions': () => import('./points/present-simple-questions/situation'),
  'present-tenses': () => import('./points/present-tenses/situation'),
  'question-forms': () => import('./points/question-forms/situation'),
  'question-tags': () => import('./points/question-tags/situation'),
  'relative-clauses': () => import('./points/relative-clauses/situation'),
  'reported-questions': () => import('./points/reported-questions/situation'),
  'reported-statements': () => import('./points/reported-statements/situation'),
  'reporting-verbs': () => import('./points/reporting-verbs/situation'),
  'second-conditional': () => import('./points/second-conditional/situation'),
  should: () => import('./points/should/situation'),
  'so-such-too-enough': () => import('./points/so-such-too-enough/situation'),
  'some-any': () => import('./points/some-any/situation'),
  superlatives: () => import('./points/superlatives/situation'),
  'there-is': () => import('./points/there-is/situation'),
  'third-conditional': () => import('./points/third-conditional/situation'),
  'this-that': () => import('./points/this-that/situation'),
  'to-be': () => import('./points/to-be/situation'),
  'used-to': () => import('./points/used-to/situation'),
  'will-or-going-to': () => import('./points/will-or-going-to/situation'),
  wishes: () => import('./points/wishes/situation'),
};

export const pointsWithSituation = Object.keys(chunks);

/** The situation of one point; nothing where none has been written. */
export async function loadSituation(id: string): Promise<PointSituation | undefined> {
  const load = Object.hasOwn(chunks, id) ? chunks[id] : undefined;
  return load && (await load()).situation;
}
