import type { ItemKind } from '../../../../shared/items/item';

interface KindText {
  kind: ItemKind;
  name: string;
  hint: string;
}

/** What each kind of question is called, the most used ones first. */
export const kindTexts: readonly KindText[] = [
  { kind: 'mc', name: 'One right choice', hint: 'Two to eight choices, one of them right' },
  { kind: 'multi', name: 'Several right choices', hint: 'Each right one counts' },
  { kind: 'tf', name: 'True or false', hint: 'A statement to judge' },
  { kind: 'gap', name: 'Gap', hint: 'A sentence with a word to type' },
  { kind: 'cloze', name: 'Text with gaps', hint: 'Several gaps, typed or chosen' },
  { kind: 'match', name: 'Pairs', hint: 'Two columns to be joined' },
  { kind: 'order', name: 'Order', hint: 'Letters, words or sentences to put in order' },
  { kind: 'short', name: 'Short answer', hint: 'A word or a sentence to type' },
  { kind: 'error-correct', name: 'Mistake to correct', hint: 'A sentence to write again without its mistake' },
  { kind: 'essay', name: 'Writing', hint: 'A longer text, marked by you' },
  { kind: 'speak', name: 'Speaking', hint: 'Something to say aloud, marked by you' },
  { kind: 'poll', name: 'Poll', hint: 'Opinions, without a right answer' },
  { kind: 'slide', name: 'Slide', hint: 'Something to read between the questions' },
];

export const kindName = (kind: ItemKind): string => kindTexts.find((one) => one.kind === kind)?.name ?? kind;
