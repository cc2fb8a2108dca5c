/** The columns of our own question sheets. Sheets from elsewhere are read by what their headings mean. */
export const answerColumns = 10;
export const csvColumns = [
  'Type',
  'Question',
  ...Array.from({ length: answerColumns }, (_, place) => `Answer ${place + 1}`),
  'Correct',
  'Explanation',
  'Level',
  'Skill',
  'Tags',
];

/** The kinds that fit in a row. */
export const csvKinds = ['mc', 'multi', 'tf', 'gap', 'short', 'match', 'essay'] as const;
export type CsvKind = (typeof csvKinds)[number];

/** Between the sides of a pair in a cell. */
export const pairMark = ' => ';
