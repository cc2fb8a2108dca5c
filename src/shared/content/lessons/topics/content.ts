import type { TopicContent } from './topic';

/** The topics with words, texts, role cards and tasks of their own: a chunk each. */
const chunks: Record<string, () => Promise<{ content: TopicContent }>> = {
  'at-the-office': () => import('./at-the-office'),
  birthdays: () => import('./birthdays'),
  'business-meetings': () => import('./business-meetings'),
  childhood: () => import('./childhood'),
  'describing-people': () => import('./describing-people'),
  'dream-jobs': () => import('./dream-jobs'),
  families: () => import('./families'),
  friendship: () => import('./friendship'),
  'healthy-living': () => import('./healthy-living'),
  'job-interviews': () => import('./job-interviews'),
  jobs: () => import('./jobs'),
  'meeting-people': () => import('./meeting-people'),
  neighbours: () => import('./neighbours'),
  'phone-calls': () => import('./phone-calls'),
  'role-models': () => import('./role-models'),
  'seeing-the-doctor': () => import('./seeing-the-doctor'),
  sleep: () => import('./sleep'),
  weddings: () => import('./weddings'),
  'working-from-home': () => import('./working-from-home'),
};

/** The ids of the topics that have content. */
export const topicsWithContent: readonly string[] = Object.keys(chunks);

/** What a lesson on the topic is made of; nothing where we have only its name. */
export async function loadTopicContent(id: string): Promise<TopicContent | undefined> {
  return (await chunks[id]?.())?.content;
}
