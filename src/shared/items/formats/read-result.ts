/** A question as a reader found it; its kind's schema has not seen it yet. */
export type ReadItem = { id: string; kind: string; prompt: string; [field: string]: unknown };

/** Something in a file that could not be taken. */
export interface Problem {
  line: number;
  why: string;
}

/** A question as a reader found it with what of it is not kept, or why there is none. */
export type ReadResult = { line: number; item: ReadItem; losses?: readonly string[] } | Problem;
