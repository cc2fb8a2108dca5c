/**
 * A gap in a written sentence: `[answer/other answer: cue]` is typed, `[answer|wrong|wrong]` is chosen.
 */
export const gapInText = /\[([^\]]+)\]/g;

export interface WrittenGap {
  /** All that is right, the first as it is shown. */
  accepted: readonly string[];
  /** Wrong choices; none where the answer is typed. */
  wrong: readonly string[];
  cue: string | undefined;
}

/** Reads what stands between the brackets. */
export function readGap(inside: string): WrittenGap {
  const [answers = '', cue] = inside.split(':').map((part) => part.trim());
  const [right = '', ...wrong] = answers.split('|');
  return { accepted: right.split('/'), wrong, cue };
}
