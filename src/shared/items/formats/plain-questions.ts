import { gapMark } from '../gap-mark';

/** Several right choices make a question with several answers; True and False make a statement. */
export function choiceItem(id: string, prompt: string, options: { text: string; isKey: boolean }[]) {
  const [first, second] = options;
  const keys = options.filter(({ isKey }) => isKey).length;
  if (options.length === 2 && keys === 1 && first && second) {
    const pair = `${first.text} ${second.text}`.toLowerCase();
    if (pair === 'true false') return { id, kind: 'tf', prompt, key: first.isKey };
    if (pair === 'false true') return { id, kind: 'tf', prompt, key: second.isKey };
  }
  return { id, kind: keys > 1 ? 'multi' : 'mc', prompt, options };
}

/** Typed in a gap where there is one. Answers stand with / or | between them. */
export function typedItem(id: string, prompt: string, answer: string) {
  const withGap = prompt.replaceAll(/_{2,}|\.{4,}|…{2,}/g, gapMark);
  const accepted = answer
    .split(/[/|]/)
    .map((one) => one.trim())
    .filter(Boolean);
  return { id, kind: withGap.includes(gapMark) ? 'gap' : 'short', prompt: withGap, accepted };
}
