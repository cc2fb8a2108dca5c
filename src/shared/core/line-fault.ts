/** Control characters, and letters that show nothing (Hangul fillers, the empty Braille cell). */
const invisible = /[\p{C}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * What joins or parts its neighbours and belongs to what is seen: in emoji (👩‍🏫, the flag of Wales), and between
 * letters of scripts that write with it (Persian, Hindi).
 */
const joiners =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4})[\u{E0030}-\u{E007F}]+|(?<=[\p{L}\p{M}])(?<!\p{Script=Latin})(?:\u200C|\u200D)(?=\p{L})/gu;

/** Is there a sign in it that nobody sees? */
export const hidesSigns = (text: string): boolean => invisible.test(text);

/** The same of a line that a person typed: in it some of them belong to what is seen. */
export const hidesOddSigns = (line: string): boolean => hidesSigns(line.replaceAll(joiners, ''));

/** What is said of a line that a person typed. */
export const lineSentences = {
  empty: (label: string) => `Please enter ${label}.`,
  tooLong: (max: number) => `At most ${max} characters, please.`,
  odd: 'Some of these characters cannot be used. Please type it again.',
};

/** What is wrong with a line that a person typed, as `lineOfText` says it. */
export function lineFault(typed: string, label: string, max: number): string | undefined {
  const line = typed.trim();
  if (line === '') return lineSentences.empty(label);
  if (line.length > max) return lineSentences.tooLong(max);
  return hidesOddSigns(line) ? lineSentences.odd : undefined;
}
