import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Reporting verbs',
  group: 'clauses and speech',
  rule: {
    summary: 'Verbs that report what was said each have a form of their own behind them.',
    form: [
      ['+ to', 'offer, refuse, threaten', 'He refused to go.'],
      ['+ person + to', 'warn, remind, advise, invite', 'She warned us not to go.'],
      ['+ preposition + -ing', 'apologise for, insist on, accuse of', 'He insisted on paying.'],
      ['+ -ing', 'suggest', 'They suggested going.'],
    ],
    examples: [
      'He offered to carry my bag.',
      'She reminded me to lock the door.',
      'They apologised for being late.',
      'We suggested taking a taxi.',
      'He warned us not to touch the fence.',
    ],
    mistakes: [
      not('She suggested to go home.', 'She suggested going home.', 'Most languages have an infinitive here.'),
      not('He insisted to pay.', 'He insisted on paying.', 'After a preposition stands the -ing form.'),
      not('They warned us to not go.', 'They warned us not to go.', 'Not stands before to.'),
    ],
  },
};
