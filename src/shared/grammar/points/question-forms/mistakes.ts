import type { PointMistakes } from '../parts';

export const mistakes = {
  'question-order': ['Order in questions', 'The auxiliary comes before the subject, the rest after it.'],
  'question-without-do': ['Question without do', 'Ask with do, does or did unless who or what is the subject.'],
  'do-in-subject-question': ['Do in a subject question', 'When who or what is the subject, there is no do or did.'],
  'missing-preposition': ['Preposition lost', 'The preposition of the verb stays, at the end of the question.'],
} satisfies PointMistakes;
