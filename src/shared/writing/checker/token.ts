/** What a word may be; most words may be several things. */
export type Tag =
  | 'base'
  | 'third'
  | 'ing'
  | 'past'
  | 'pp'
  | 'noun'
  | 'plural'
  /** A noun that is nothing but a noun and is counted in all its meanings: one of them needs a or the. */
  | 'counted'
  | 'adj'
  | 'adv'
  | 'comp'
  | 'sup'
  | 'prep'
  | 'num'
  | 'name'
  | 'known'
  | 'punct'
  | 'owner'
  | 'capital';

/** A word, a part of a short form (do + n’t) or a sign. */
export interface Token {
  text: string;
  /** In small letters; parts of short forms as the words that they stand for. */
  low: string;
  /** Its place in the text. */
  start: number;
  end: number;
  tags: ReadonlySet<Tag>;
  /** The verbs that it may be a form of. */
  verbs: readonly string[];
  /** The noun that it is the plural of. */
  one?: string;
  /** The adjective that was given the ending of a plural: borings. */
  adjective?: string;
  /** The form that was meant, where its ending is misspelled. */
  meant?: string;
}

/** The tokens of one sentence, and whether it is a question. */
export interface Sentence {
  tokens: readonly Token[];
  isQuestion: boolean;
  /** It began in the stretch before: it was too long to be read at once. */
  isRest: boolean;
}
