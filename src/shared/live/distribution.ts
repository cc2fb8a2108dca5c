import * as z from 'zod';
import type { Item } from '#shared/items/item';
import type { LearnerResponse } from '#shared/items/response';
import { normalText } from '#shared/live/normal-text';
import type { Ballot } from './game';

/* Who chose what, as it is shown to a class: how many, and never who. */

export const distribution = z.object({
  ballot: z.union([z.literal(1), z.literal(2)]),
  answered: z.int(),
  rows: z.array(
    z.object({
      /** None for all that was typed and is wrong, where it is not told. */
      text: z.string().nullable(),
      count: z.int(),
      /** None while the key is not told, and where there is none. */
      isRight: z.boolean().nullable(),
    }),
  ),
});
export type Distribution = z.infer<typeof distribution>;
type Row = Distribution['rows'][number];

interface Answered {
  response: LearnerResponse;
  isRight: boolean;
}

/** The whole of it, for who may see the key. Choices in the order in which they are shown, texts by how many gave them. */
export function distributionOf(
  item: Item,
  ballot: Ballot,
  answers: readonly Answered[],
  order: readonly string[],
): Distribution {
  const choices = choicesOf(item, order);
  const rows = choices ? choices.map((row) => countedIn(row, answers)) : groupsOf(answers);
  return { ballot, answered: answers.length, rows };
}

/** What a class sees while the key is not told: of choices how many took each, of texts nothing, as one may be the key. */
export function withoutKeyIn(item: Item, shown: Distribution): Distribution {
  const isChosen = choicesOf(item, []) !== undefined;
  return { ...shown, rows: isChosen ? shown.rows.map((row) => ({ ...row, isRight: null })) : [] };
}

/** What a class sees with the key: what somebody typed that is wrong stays theirs, and is counted only. */
export function withoutWrongTexts(item: Item, shown: Distribution): Distribution {
  if (choicesOf(item, [])) return shown;
  const wrong = shown.rows.filter(({ isRight }) => !isRight).reduce((sum, { count }) => sum + count, 0);
  const right = shown.rows.filter(({ isRight }) => isRight);
  return { ...shown, rows: wrong === 0 ? right : [...right, { text: null, count: wrong, isRight: false }] };
}

function choicesOf(item: Item, order: readonly string[]): Omit<Row, 'count'>[] | undefined {
  const place = ({ text }: { text: string }) => order.indexOf(text);
  switch (item.kind) {
    case 'mc':
    case 'multi':
      return item.options.toSorted((a, b) => place(a) - place(b)).map(({ text, isKey }) => ({ text, isRight: isKey }));
    case 'poll':
      return item.options.map(({ text }) => ({ text, isRight: null }));
    case 'tf':
      return [true, false].map((isTrue) => ({ text: isTrue ? 'True' : 'False', isRight: item.key === isTrue }));
    default:
      return undefined;
  }
}

function countedIn({ text, isRight }: Omit<Row, 'count'>, answers: readonly Answered[]): Row {
  const count = answers.filter(({ response }) => choicesIn(response).includes(text ?? '')).length;
  return { text, count, isRight };
}

function choicesIn(response: LearnerResponse): readonly string[] {
  if ('choice' in response) return [response.choice];
  if ('choices' in response) return response.choices;
  return 'isTrue' in response ? [response.isTrue ? 'True' : 'False'] : [];
}

/** What was typed or put in order: the same but for case, spaces and a last full stop is one row. */
function groupsOf(answers: readonly Answered[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { response, isRight } of answers) {
    const text = 'text' in response ? response.text.trim() : 'order' in response ? response.order.join(' ') : '';
    const key = `${isRight} ${normalText(text)}`;
    const row = rows.get(key) ?? { text, count: 0, isRight };
    rows.set(key, { ...row, count: row.count + 1 });
  }
  return [...rows.values()].toSorted((a, b) => b.count - a.count);
}
