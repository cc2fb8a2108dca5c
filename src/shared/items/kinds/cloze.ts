import * as z from 'zod';
import { mostRead } from '#shared/answers/match-answer';
import { draftFields, itemFields, playerFields, reason, sentence } from '../fields';
import { noFormats } from '../formats/item-formats';
import { clozeGap, gapMark } from '../gap-mark';
import type { GradeOptions, KindModule } from '../kind';
import { shownKey } from '../pattern';
import { byParts, letterAt, letteredChoices, ownValue } from './choices';
import { mostInGap } from './limits';
import { acceptedLine, acceptedTexts, draftTyping, judgeTyped, otherAnswers, sentenceAround, typing } from './typed';

const kind = z.literal('cloze');
const schema = z.strictObject({
  ...itemFields,
  kind,
  text: z.string().min(1).max(6000),
  gaps: z
    .array(
      z.strictObject({
        id: itemFields.id,
        accepted: acceptedTexts,
        options: z.array(sentence).min(2).max(12).optional(),
        typing: typing.optional(),
        feedback: reason.optional(),
      }),
    )
    .min(1)
    .max(40),
});
const draft = z.object({
  ...draftFields,
  kind,
  text: z.string(),
  gaps: z.array(
    z.object({
      id: z.string(),
      accepted: z.array(z.string()),
      options: z.array(z.string()).optional(),
      typing: draftTyping.optional(),
      feedback: z.string().optional(),
    }),
  ),
});
const player = z.object({
  ...playerFields,
  kind,
  text: z.string(),
  gaps: z.array(z.object({ id: z.string(), options: z.array(z.string()).optional() })),
});

type Cloze = z.infer<typeof schema>;
type ShownCloze = z.infer<typeof player>;

const task = 'Complete the text.';

/** A text with gaps, written {{id}}. A gap with options is chosen, one without is typed. */
export const cloze = {
  name: 'Text with gaps',
  about: 'Several gaps, typed or chosen',
  prompt: { label: 'Question', isNeeded: false },
  marking: 'portal',
  mostLetters: mostInGap,
  guess: () => 0,
  isTyped: false,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'cloze', prompt: task, text: '', gaps: [] }),
  tidy: (item) => item,
  rows: () => ({}),
  faults: (item) => clozeFaults(item).map((text) => ({ field: 'text', text })),
  draftFaults: () => [],
  advice: () => [],

  grade: gradeCloze,
  chosenGaps: ({ gaps }) => gaps.filter(({ options }) => options).map(({ id }) => id),
  hint: () => undefined,
  view: ({ text, gaps }, fields, { mix }) => ({
    ...fields,
    kind: 'cloze',
    text,
    gaps: gaps.map(({ id, options }) => ({ id, ...(options && { options: mix(options) }) })),
  }),

  key: clozeKey,
  keyOnPaper: ({ gaps }, playerItem) =>
    gaps
      .map(({ accepted, typing }, place) => {
        const key = shownKey(accepted, typing);
        const letter = playerItem.gaps[place]?.options?.indexOf(key) ?? -1;
        return [...(gaps.length > 1 ? [place + 1] : []), ...(letter < 0 ? [] : [letterAt(letter)]), key].join(' ');
      })
      .join(', '),
  otherKeys: ({ gaps }) =>
    gaps.flatMap(({ accepted, options, typing }, place) => {
      const others = options ? [] : otherAnswers(accepted, typing);
      return others.length > 0 ? [`${place + 1} ${others.join(' / ')}`] : [];
    }),
  rightAnswer: ({ gaps }, plain) => gaps.map(({ accepted }) => accepted.map(plain).sort().join(' / ')).join('; '),
  content: ({ text, gaps }, plain) => [
    text,
    ...gaps.flatMap(({ accepted, options = [] }) => [...accepted, ...options].map(plain).sort()),
  ],
  headline: ({ prompt, text }) => introduce(prompt, withMarks(text)),
  asked: ({ text }) => text,
  lines: ({ text, gaps }) => [text, ...gaps.map(acceptedLine)],
  facts: () => [],
  underPrompt: ({ text }) => withMarks(text),
  onOneLine: (playerItem, prompt) => `${prompt} ${clozeOnOneLine(playerItem)}`,

  formats: noFormats,
} satisfies KindModule<Cloze, ShownCloze>;

const withMarks = (text: string) => text.replaceAll(clozeGap, gapMark);

/** A task ends with a mark of its own, or gets one before what it is about. */
function introduce(task: string, text: string): string {
  if (task === '') return text;
  return /[.?!:]$/.test(task) ? `${task} ${text}` : `${task}: ${text}`;
}

/** With the numbers that several gaps have on paper. */
function clozeKey({ gaps }: Cloze): string {
  return gaps
    .map(({ accepted, typing }) => shownKey(accepted, typing))
    .map((key, place) => (gaps.length > 1 ? `${place + 1} ${key}` : key))
    .join(', ');
}

function clozeFaults({ text, gaps }: Cloze): string[] {
  const inText = [...text.matchAll(clozeGap)].map(([, name]) => name);
  const faults: string[] = [];
  if (new Set(inText).size !== inText.length) faults.push('A gap is in the text twice.');
  const named = gaps.map(({ id }) => id);
  if ([...inText].sort().join(' ') !== named.sort().join(' '))
    faults.push('The gaps in the text and the list of gaps are not the same.');
  for (const gap of gaps) {
    if (gap.options && !gap.options.some((text) => gap.accepted.includes(text)))
      faults.push(`Gap ${gap.id} does not offer its right answer.`);
  }
  return faults;
}

function gradeCloze(
  item: Cloze,
  response: Parameters<KindModule<Cloze, ShownCloze>['grade']>[1],
  options: GradeOptions,
) {
  const gapTexts = response && 'gaps' in response ? response.gaps : {};
  // Texts and names of gaps by turns.
  const pieces = item.text.split(clozeGap);
  const parts = item.gaps.map(({ id, accepted, options: choices, typing: typingRules }) => {
    const place = pieces.findIndex((piece, at) => at % 2 === 1 && piece === id);
    const around = sentenceAround(pieces[place - 1] ?? '', pieces[place + 1] ?? '');
    const rules = { ...typingRules, around, mostRead: mostRead / item.gaps.length };
    const text = ownValue(gapTexts, id) ?? '';
    // What is chosen from a list cannot have a slip in it.
    const isRight = choices ? accepted.includes(text) : judgeTyped(text, accepted, rules, options).verdict !== 'wrong';
    return [id, isRight] as const;
  });
  const wrong = new Set(parts.filter(([, isRight]) => !isRight).map(([id]) => id));
  const feedback = item.gaps.find(({ id, feedback }) => feedback && wrong.has(id))?.feedback;
  return { ...byParts(parts), ...(feedback && { feedback }) };
}

function clozeOnOneLine({ text, gaps }: ShownCloze): string {
  return text.replaceAll(clozeGap, (_, id: string) => {
    const at = gaps.findIndex((gap) => gap.id === id);
    const number = gaps.length > 1 ? `(${at + 1}) ` : '';
    const options = gaps[at]?.options;
    return `${number}__________${options ? ` [${letteredChoices(options)}]` : ''}`;
  });
}

/* How a person types the text and its gaps, and how it is read back. */

/** A text with its gaps as [answer], [answer/also right] or [answer|wrong|wrong]. */
export function clozeAsTyped({ text, gaps }: Pick<Cloze, 'text' | 'gaps'>): string {
  return text.replaceAll(clozeGap, (mark, id: string) => {
    const gap = gaps.find((one) => one.id === id);
    if (!gap) return mark;
    const wrong = (gap.options ?? []).filter((option) => !gap.accepted.includes(option));
    return `[${[gap.accepted.join('/'), ...wrong].join('|')}]`;
  });
}

/** Reads the text back. A gap that keeps its answer keeps what is said about it. */
export function clozeFromTyped(typed: string, before: Cloze['gaps']): Pick<Cloze, 'text' | 'gaps'> {
  const gaps: Cloze['gaps'] = [];
  const text = typed.replaceAll(/\[([^[\]]*)\]/g, (_, inside: string) => {
    const [right = '', ...wrong] = inside.split('|').map((part) => part.trim());
    const accepted = right
      .split('/')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const id = String(gaps.length + 1);
    const same = before.find((gap) => gap.accepted[0] === accepted[0]);
    const choices = [...accepted.slice(0, 1), ...wrong.filter((part) => part !== '')];
    gaps.push({
      id,
      accepted,
      ...(wrong.length > 0 && { options: choices }),
      ...(same?.typing && { typing: same.typing }),
      ...(same?.feedback && { feedback: same.feedback }),
    });
    return `{{${id}}}`;
  });
  return { text, gaps };
}
