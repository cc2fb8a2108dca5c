import { draftFaults } from './draft';
import { type QuestionSet, type Rules, rules as ruleShape } from './question-set';

/** Something that keeps a quiz or a test from being given to anybody, in a question or in a rule of it. */
export interface SetFault {
  /** The id of a question. */
  item?: string;
  rule?: string;
  text: string;
}

/** All that is to be put right before a quiz or a test can be played, finished or still edited. */
export function setFaults({ items, rules }: Pick<QuestionSet, 'items' | 'rules'>): SetFault[] {
  return [
    ...(items.length === 0 ? [{ text: 'There is no question in it yet.' }] : []),
    ...items.flatMap((item, place) => {
      const [first] = draftFaults(item);
      return first ? [{ item: item.id, text: `Question ${place + 1}: ${first.text}` }] : [];
    }),
    ...Object.entries(ruleFaults(rules)).map(([rule, text]) => ({ rule, text })),
  ];
}

/** By rule: what is wrong with it. */
export function ruleFaults(rules: Rules): Record<string, string> {
  const parsed = ruleShape.safeParse(rules);
  const faults = (parsed.error?.issues ?? []).map(({ path, code, message }): [string, string] => [
    String(path[0]),
    code === 'invalid_type' ? 'A whole number, please.' : message,
  ]);
  const { opensAt, closesAt } = rules;
  if (opensAt && closesAt && opensAt >= closesAt) faults.push(['closesAt', 'It closes before it opens.']);
  if (rules.release === 'closed' && !closesAt)
    faults.push(['closesAt', 'Answers are shown after the closing date: please set one.']);
  return Object.fromEntries(faults);
}
