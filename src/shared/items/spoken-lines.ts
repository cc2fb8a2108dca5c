/** One speaker's turn in a recording. */
export interface SpokenLine {
  text: string;
  /** 0 or 1: lines that begin with A: or B: have two voices, others one. */
  voice: 0 | 1;
}

/** A script as it is spoken: the names of its speakers are not read out. */
export function linesOf(script: string): SpokenLine[] {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const named = /^([AB]):\s*(.+)$/.exec(line);
      return named ? { text: named[2] ?? '', voice: named[1] === 'B' ? 1 : 0 } : { text: line, voice: 0 };
    });
}
