import { type Item, item as itemSchema } from '#shared/items/item';
import type { LearnerResponse } from '#shared/items/response';
import type { World } from './world';

const runId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The map of names: how a field of such an object was called when the files were written. */
const formerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { attempt: 'round' },
  attempt: { attempt: 'round' },
  diff: { kind: 'is' },
  report: { attempts: 'rounds' },
};

/** The same with the names that the files have. */
function inFormerNames(value: unknown, within = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => inFormerNames(one, within));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [formerNames[within]?.[name] ?? name, inFormerNames(field, name)]),
  );
}

/** What a portal said, without what is made up anew in each run: ids are counted. */
export function golden(said: unknown): string {
  const names = new Map<string, string>();
  const text = JSON.stringify(inFormerNames(said), inOrder, 1).replaceAll(runId, (id) => {
    const known = names.get(id) ?? `#${names.size + 1}`;
    names.set(id, known);
    return known;
  });
  return `${text}\n`;
}

/** PostgreSQL keeps the fields of an object in an order of its own. */
function inOrder(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;
}

/** The questions of an attempt with their keys, as they are kept. */
export async function keptItems({ deps }: Pick<World, 'deps'>, id: string): Promise<Item[]> {
  const { items } = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select: { items: true } });
  return itemSchema.array().parse(items);
}

/** A right answer, by the key. */
export function rightResponse(item: Item): LearnerResponse | undefined {
  switch (item.kind) {
    case 'mc':
      return { choice: item.options.find(({ isKey }) => isKey)?.text ?? '' };
    case 'multi':
      return { choices: item.options.flatMap(({ text, isKey }) => (isKey ? [text] : [])) };
    case 'tf':
      return { isTrue: item.key };
    case 'gap':
    case 'short':
    case 'error-correct':
      return { text: item.accepted[0] ?? '' };
    case 'numeric':
      return { text: String(item.value) };
    case 'cloze':
      return { gaps: Object.fromEntries(item.gaps.map(({ id, accepted }) => [id, accepted[0] ?? ''])) };
    case 'match':
      return { pairs: Object.fromEntries(item.pairs.map(({ left, right }) => [left, right])) };
    case 'order':
      return { order: item.orders[0] ?? [] };
    case 'poll':
      return { choice: item.options[0]?.text ?? '' };
    case 'essay':
      return { text: 'Last summer we walked to the sea and slept under the stars.' };
    case 'speak':
      return { text: 'I said it aloud.' };
    case 'slide':
      return undefined;
  }
}

/** Another answer than the right one: a wrong choice, a slip, half of the parts. */
export function otherResponse(item: Item): LearnerResponse | undefined {
  switch (item.kind) {
    case 'mc':
      return { choice: item.options.find(({ isKey }) => !isKey)?.text ?? '' };
    case 'multi':
      return { choices: item.options.slice(0, 2).map(({ text }) => text) };
    case 'tf':
      return { isTrue: !item.key };
    case 'gap':
    case 'short':
    case 'error-correct':
      return { text: `${item.accepted[0] ?? ''}s` };
    case 'numeric':
      return { text: String(item.value + 2 * item.tolerance + 1) };
    case 'cloze':
      return {
        gaps: Object.fromEntries(item.gaps.map(({ id, accepted }, at) => [id, at % 2 ? 'x' : (accepted[0] ?? '')])),
      };
    case 'match': {
      const rights = item.pairs.map(({ right }) => right);
      return {
        pairs: Object.fromEntries(
          item.pairs.map(({ left }, at) => [left, rights[at === 0 ? 1 : at === 1 ? 0 : at] ?? '']),
        ),
      };
    }
    case 'order':
      return { order: [...(item.orders[0] ?? [])].reverse() };
    default:
      return rightResponse(item);
  }
}
