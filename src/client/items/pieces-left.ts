/** What is left of the pieces, equal ones counted. */
export function piecesLeft(pieces: readonly string[], placed: readonly string[]): string[] {
  const left = [...pieces];
  for (const piece of placed) {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
