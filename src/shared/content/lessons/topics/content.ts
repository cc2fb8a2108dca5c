import type { TopicContent } from './topic';

/** The topics with words, texts, role cards and tasks of their own: a chunk each. */
const chunks: Record<string, () => Promise<{ content: TopicContent }>> = {
  'at-the-airport': () => import('./at-the-airport'),
  'at-the-hotel': () => import('./at-the-hotel'),
  'at-the-office': () => import('./at-the-office'),
  birthdays: () => import('./birthdays'),
  'business-emails': () => import('./business-emails'),
  'business-meetings': () => import('./business-meetings'),
  childhood: () => import('./childhood'),
  complaints: () => import('./complaints'),
  'describing-people': () => import('./describing-people'),
  'dream-jobs': () => import('./dream-jobs'),
  families: () => import('./families'),
  friendship: () => import('./friendship'),
  'healthy-living': () => import('./healthy-living'),
  holidays: () => import('./holidays'),
  'job-interviews': () => import('./job-interviews'),
  jobs: () => import('./jobs'),
  'meeting-people': () => import('./meeting-people'),
  'my-home-town': () => import('./my-home-town'),
  negotiations: () => import('./negotiations'),
  neighbours: () => import('./neighbours'),
  parks: () => import('./parks'),
  'part-time-jobs': () => import('./part-time-jobs'),
  'phone-calls': () => import('./phone-calls'),
  'places-in-town': () => import('./places-in-town'),
  'role-models': () => import('./role-models'),
  'seeing-the-doctor': () => import('./seeing-the-doctor'),
  sleep: () => import('./sleep'),
  'starting-a-business': () => import('./starting-a-business'),
  traffic: () => import('./traffic'),
  'train-journeys': () => import('./train-journeys'),
  volunteering: () => import('./volunteering'),
  weddings: () => import('./weddings'),
  'working-from-home': () => import('./working-from-home'),
};

/** The ids of the topics that have content. */
export const topicsWithContent: readonly string[] = Object.keys(chunks);

/** What a lesson on the topic is made of; nothing where we have only its name. */
export async function loadTopicContent(id: string): Promise<TopicContent | undefined> {
  return (await chunks[id]?.())?.content;
}
