/** Parts of speech, as a learner's dictionary names them. */
export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'preposition',
  'pronoun',
  'determiner',
  'conjunction',
  'number',
  'modal',
  'exclamation',
  'phrasal verb',
  'phrase',
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];
