import type { AssignedWork } from '#server/domain/attempts/assigned-work';
import type { Activity } from '#shared/api/attempts';
import { capital } from '#shared/core/first-letter';
import { isSecretItem } from '#shared/games/twenty-questions/secret-item';
import { pointById } from '#shared/grammar/points';
import { isMarked, isTask, keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { headline } from '#shared/items/text-of';

/** What a piece of given work is looked at by: a word, a grammar point, a question. */
interface Column {
  id: string;
  text: string;
  key: string;
}

export interface WorkColumns {
  /** In the order that a class meets them: as they stand in the quiz or the list, or else as they were asked. */
  all: Column[];
  /** The id of the one that a question belongs to; none where nobody marks it. */
  idOf(item: Item): string | undefined;
}

/** What the questions of a game are looked at by: what each asked for is its player's. */
const wellFormed: Column = { id: 'form', text: 'Well formed', key: '' };

/**
 * The columns of work of which these questions were asked. Questions of a quiz or a test are columns themselves. Where
 * each attempt has questions of its own, they are put together by what they are about: the word, the point, or else the
 * skill. After them comes what was asked in its earlier versions and is no longer part of the work, as it was then.
 */
export function columnsOf(
  work: AssignedWork,
  asked: readonly (readonly Item[])[],
  earlier: readonly Activity[],
): WorkColumns {
  const { activity, items } = work;
  const entries = entriesOf(activity);
  const terms = new Map([...earlier.flatMap(entriesOf), ...entries].map(({ id, term }) => [id, term]));
  const present = new Map(items?.map((item) => [item.id, questionOf(item)]));
  const isFixed = items !== undefined || activity.kind === 'exam-set';

  function columnOf(item: Item): Column | undefined {
    if (!isMarked(item) && !isTask(item)) return undefined;
    if (activity.kind === 'twenty-questions') return isSecretItem(item) ? undefined : wellFormed;
    const question = questionOf(item);
    if (items && !isSame(question, present.get(item.id))) return { ...question, id: Object.values(question).join(' ') };
    if (isFixed) return question;
    const { engine, point } = item.origin ?? {};
    if (engine === 'words' && point) return { id: point, text: terms.get(point) ?? keyText(item), key: '' };
    const grammarPoint = point && pointById(point);
    if (grammarPoint) return { id: grammarPoint.id, text: grammarPoint.name, key: '' };
    if (engine === 'sentences' || engine === 'sounds' || engine === 'stress') {
      return { id: point ?? item.id, text: keyText(item), key: '' };
    }
    return item.skill ? { id: item.skill, text: capital(item.skill), key: '' } : question;
  }

  const found = new Map<string, Column>();
  for (const item of [...(items ?? []), ...asked.flat()]) {
    const column = columnOf(item);
    if (column && !found.has(column.id)) found.set(column.id, column);
  }
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Column) => places.get(id) ?? places.size;
  return {
    all: [...found.values()].sort((one, other) => placeOf(one) - placeOf(other)),
    idOf: (item) => columnOf(item)?.id,
  };
}

const entriesOf = (activity: AssignedWork['activity']) =>
  activity.kind === 'words' && 'entries' in activity.from ? activity.from.entries : [];

const questionOf = (item: Item): Column => ({ id: item.id, text: headline(item), key: keyText(item) });

/** What was put into other words, or has another key, is another question: its answers are not added to those of the new one. */
const isSame = ({ text, key }: Column, other: Column | undefined) => text === other?.text && key === other.key;
