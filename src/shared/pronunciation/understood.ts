import { homophonesOf } from '#shared/vocabulary/spelling/homophones';

/**
 * Whether a listener would have understood the word. It says nothing about single sounds, which no recogniser judges.
 */
export type Verdict = { kind: 'understood' } | { kind: 'other'; heard: string } | { kind: 'not-heard' };

/** Recognisers write numbers as figures. */
const figures: Record<string, string> = {
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '6': 'six',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '’')
    .replace(/[^a-z0-9’ ]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => figures[word] ?? word)
    .join(' ');

const soundsLike = (heard: string, target: string) => heard === target || homophonesOf(target).includes(heard);

/** Judges by what the recogniser put first: what it held for possible besides was not what it understood. */
export function verdictOf(heard: readonly string[], target: string): Verdict {
  const first = plain(heard[0] ?? '');
  if (first === '') return { kind: 'not-heard' };
  return soundsLike(first, plain(target)) ? { kind: 'understood' } : { kind: 'other', heard: first };
}

const order: Verdict['kind'][] = ['understood', 'other', 'not-heard'];

/** Of several tries the best one counts. */
export function bestOf(verdicts: readonly Verdict[]): Verdict | undefined {
  return [...verdicts].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0];
}
