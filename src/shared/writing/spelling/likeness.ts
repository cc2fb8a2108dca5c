const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** What it costs to take one sign for another, by both of their codes: a table, as it is asked for millions of times. */
const signs = 128;
const swaps = new Float64Array(signs * signs).fill(1.05);
for (let code = 0; code < signs; code += 1) swaps[code * signs + code] = 0;

/** Signs that learners take for each other: by their sound in some first language, or by the finger beside. */
const setAlike = (pairs: string, cost: number) => {
  for (const pair of pairs.split(' ')) {
    const [first, second] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    swaps[first * signs + second] = cost;
    swaps[second * signs + first] = cost;
  }
};
for (const row of rows) {
  for (let at = 1; at < row.length; at += 1) setAlike(row.slice(at - 1, at + 1), 0.85);
}
setAlike('ae ai ao au ei eo eu io iu ou ay ey oy uy', 0.6);
setAlike('bp dt gk fv gj', 0.7);
setAlike('ck cs sz iy vw lr bv kq ie ea', 0.5);
setAlike('TS TD Tt Ts Tf Td CS jC Ss', 0.6);

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter);

/** What it costs that one of the two has a letter that the other has not: little where it is doubled, or silent. */
function extra(text: string, at: number): number {
  const letter = text.charAt(at);
  if (letter === text[at - 1] || letter === text[at + 1]) return 0.35;
  if (letter === 'e' && at === text.length - 1) return 0.5;
  if (letter === 'h') return 0.55;
  if (letter === "'") return 0.2;
  return isVowel(letter) ? 0.75 : 0.95;
}

/** The lines of the table that `distance` fills, used again and again. */
const longest = 64;
let [twoBefore, before, line] = [new Float64Array(longest), new Float64Array(longest), new Float64Array(longest)];

/**
 * How far two spellings are from each other: the cheapest way from one to the other by letters that are left out, put in,
 * turned round or taken for another. Where it is more than `most` it is endless.
 */
export function distance(from: string, to: string, most: number): number {
  if (from.length >= longest || to.length >= longest) return Number.POSITIVE_INFINITY;
  before[0] = 0;
  for (let column = 1; column <= to.length; column += 1)
    before[column] = (before[column - 1] ?? 0) + extra(to, column - 1);
  for (let row = 1; row <= from.length; row += 1) {
    const out = extra(from, row - 1);
    const letter = from.charCodeAt(row - 1);
    let last = (before[0] ?? 0) + out;
    line[0] = last;
    let least = last;
    for (let column = 1; column <= to.length; column += 1) {
      const other = to.charCodeAt(column - 1);
      let cost = (before[column - 1] ?? 0) + (swaps[letter * signs + other] ?? 1);
      const without = (before[column] ?? 0) + out;
      if (without < cost) cost = without;
      // What is put in is weighed only where it might be cheaper.
      if (last + 0.2 < cost) cost = Math.min(cost, last + extra(to, column - 1));
      if (row > 1 && column > 1 && letter !== other) {
        const isTurned = letter === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === other;
        if (isTurned) cost = Math.min(cost, (twoBefore[column - 2] ?? 0) + 0.6);
      }
      line[column] = cost;
      last = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [twoBefore, before, line] = [before, line, twoBefore];
  }
  return before[to.length] ?? 0;
}
