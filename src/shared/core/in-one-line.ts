/** A text with a space for each end of a line, and for the white space around it. */
export function inOneLine(text: string): string {
  // Looking for a line end in every run: an expression that looks for one would try again from each space of a run.
  return text.replaceAll(/\s+/g, (run) => (run.includes('\n') ? ' ' : run));
}
