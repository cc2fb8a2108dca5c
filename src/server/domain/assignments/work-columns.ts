import type { AssignedWork } from '#server/domain/attempts/assigned-work';
import { pointById } from '#shared/grammar/points';
import { isMarked, isTask, keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { headline } from '#shared/items/text-of';

/** What a piece of given work is looked at by: a word, a grammar point, a question. */
export interface Column {
  id: string;
  text: string;
  key: string;
}

/**
 * Which column a question belongs to; none where nobody marks it. Questions of a quiz or a test are columns themselves.
 * Where each attempt has questions of its own, they are put together by what they are about: the word, the point, or
 * else the skill.
 */
export function columnOf(item: Item, { items, activity }: AssignedWork): Column | undefined {
  if (!isMarked(item) && !isTask(item)) return undefined;
  const question = { id: item.id, text: headline(item), key: keyText(item) };
  if (items || activity.kind === 'exam-set') return question;
  const { engine, point } = item.origin ?? {};
  if (engine === 'words' && point) return { id: point, text: termOf(point, activity) ?? keyText(item), key: '' };
  const grammarPoint = point && pointById(point);
  if (grammarPoint) return { id: grammarPoint.id, text: grammarPoint.name, key: '' };
  if (engine === 'sentences' || engine === 'sounds' || engine === 'stress') {
    return { id: point ?? item.id, text: keyText(item), key: '' };
  }
  return item.skill ? { id: item.skill, text: capitalised(item.skill), key: '' } : question;
}

/**
 * The columns of work in the order that a class meets them: of a quiz or a list as it stands there, of other work as its
 * attempts have asked.
 */
export function columnsOf(work: AssignedWork, asked: readonly (readonly Item[])[]): Column[] {
  const columns = new Map<string, Column>();
  const { activity, items } = work;
  if (activity.kind === 'words' && 'entries' in activity.from) {
    for (const { id, term } of activity.from.entries) columns.set(id, { id, text: term, key: '' });
    const about = new Set(asked.flat().map((item) => columnOf(item, work)?.id));
    return [...columns.values()].filter(({ id }) => about.has(id));
  }
  for (const item of items ?? asked.flat()) {
    const column = columnOf(item, work);
    if (column && !columns.has(column.id)) columns.set(column.id, column);
  }
  return [...columns.values()];
}

function termOf(id: string, activity: AssignedWork['activity']): string | undefined {
  if (activity.kind !== 'words' || !('entries' in activity.from)) return undefined;
  return activity.from.entries.find((entry) => entry.id === id)?.term;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
