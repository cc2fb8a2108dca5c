import { keysOf } from '#shared/core/keys-of';

/** Correction codes, as teachers write them in margins: where the trouble is, not what to write instead. */
export const commentCodes = {
  T: { name: 'Tense', hint: 'Is this the right tense?' },
  VF: { name: 'Verb form', hint: 'Look at the form of the verb.' },
  AGR: { name: 'Agreement', hint: 'Subject and verb, or noun and determiner, do not go together.' },
  A: { name: 'Article', hint: 'A, an, the, or nothing?' },
  PREP: { name: 'Preposition', hint: 'Another preposition goes with this word.' },
  NUM: { name: 'Singular or plural', hint: 'One, many, or not to be counted?' },
  WO: { name: 'Word order', hint: 'The words stand in the wrong order.' },
  WW: { name: 'Wrong word', hint: 'Another word is needed.' },
  WF: { name: 'Word form', hint: 'Noun, verb, adjective or adverb?' },
  PRO: { name: 'Pronoun', hint: 'Who or what does this word stand for?' },
  MW: { name: 'Missing word', hint: 'A word is missing here.' },
  XW: { name: 'Too many words', hint: 'A word here is not needed.' },
  SP: { name: 'Spelling', hint: 'Look the word up.' },
  P: { name: 'Punctuation', hint: 'Look at the commas, stops and capitals.' },
  REG: { name: 'Style', hint: 'Too formal, or not formal enough.' },
  UNCLEAR: { name: 'Not clear', hint: 'What do you mean? Say it in another way.' },
  GOOD: { name: 'Well said', hint: 'This works well.' },
  NOTE: { name: 'Note', hint: 'A remark without a code.' },
} as const satisfies Record<string, { name: string; hint: string }>;
export const commentCodeIds = keysOf(commentCodes);
export type CommentCode = keyof typeof commentCodes;
