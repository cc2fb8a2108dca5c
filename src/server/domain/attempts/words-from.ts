import { mayPlay } from '#server/domain/access/access';
import { getResourceOf } from '#server/domain/library/resources';
import { behindLink } from '#server/domain/library/shares';
import type { User } from '#server/domain/platform/user';
import type { WordSource } from '#shared/api/attempts';
import { toEntry } from '#shared/content/words/pack';
import { spellingPatterns } from '#shared/content/words/spelling-patterns';
import { topics } from '#shared/content/words/topics';
import { type WordListData, wordListData } from '#shared/content/words/word-list';
import { err, ok, type Result } from '#shared/core/result';
import type { ActivityDeps, Preparation } from './activity-module';

export type WordsRefusal = 'resource_not_found' | 'share_not_found' | 'nothing_to_ask';

interface Source {
  title: string;
  data: WordListData;
  pool: WordListData['entries'];
  of?: Preparation['of'];
  /** Of a list of one's own. */
  version?: number;
}

/** The words that an attempt or a deck is about, if the user may have them. */
export async function wordsFrom(
  deps: ActivityDeps,
  user: User | undefined,
  from: WordSource,
): Promise<Result<Source, WordsRefusal>> {
  // A topic may have few words of one part of speech, and wrong answers are of the same.
  const pool = (await deps.words.everyday()).map(toEntry);
  if ('builtIn' in from) {
    const { level, topic, audience } = from.builtIn;
    const entries = (await deps.words.ofTopic(level, topic, audience)).map(toEntry);
    if (entries.length === 0) return err('nothing_to_ask');
    return ok({ title: `${topics[topic]}, ${level}`, data: wordListData.parse({ entries }), pool });
  }
  if ('pattern' in from) {
    const pattern = spellingPatterns.find(({ id }) => id === from.pattern);
    if (!pattern) return err('nothing_to_ask');
    return ok({
      title: pattern.name,
      data: wordListData.parse({ entries: await deps.words.ofPattern(pattern) }),
      pool,
    });
  }
  if ('entries' in from) {
    const { title = 'Your words', entries, spelling } = from;
    return ok({ title, data: wordListData.parse({ entries, ...(spelling && { spelling }) }), pool });
  }
  if ('shared' in from) {
    const behind = await behindLink(deps, from.shared);
    if (!behind.ok) return behind;
    const { mode, resource } = behind.value;
    if (resource.kind !== 'word-list') return err('share_not_found');
    if (!mayPlay(mode)) return err('share_not_found', { text: 'This link is for reading only.' });
    const of = { resourceId: resource.id, resourceVersion: resource.version };
    return ok({ title: resource.title, data: resource.data, pool, of });
  }
  if (!user) return err('resource_not_found');
  const list = await getResourceOf(deps, user, from.list, ['word-list']);
  if (!list.ok) return list;
  const { title, data, version } = list.value;
  return ok({ title, data, pool, version });
}
