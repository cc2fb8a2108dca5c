/** How a gap is written in a question. */
export const gapMark = '___';
/** A gap of a cloze text, with its id. */
export const clozeGap = /\{\{([^{}]+)\}\}/g;
