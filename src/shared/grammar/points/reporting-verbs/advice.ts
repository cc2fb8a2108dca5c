import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“He offered to carry my bag.” What were his words?', '“Shall I carry your bag?”'),
    check('“She warned us not to swim there.” Did she want us to swim there?', 'No.'),
    check('“They apologised for being late.” Were they late?', 'Yes.'),
  ],
  problems: [
    trouble(
      'To is used after all of them.',
      'Learn each verb with one whole sentence, on a card, and sort the cards by what stands behind the verb.',
    ),
    trouble(
      'The person is left out, or put in where there is none.',
      'Ask “Whom?” after each verb: warn, remind and advise answer, offer and refuse do not.',
    ),
    trouble('The exact words are kept.', 'Give the verb first, and let students say only what it leaves over.'),
  ],
};
