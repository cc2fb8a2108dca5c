import { choice, type Task } from '../exam';

export const textGaps: readonly Task[] = [
  {
    text: 'Dear member,\n\nSince it was founded six years ago, Two Bridges Car Sharing has grown from four vehicles to more than ninety. {{1}} this growth, our prices have not changed once in all that time. However, the rising cost of insurance and repairs now leaves us with no choice but to {{2}} them slightly. From 1 March, an hour will cost 30 cents more than it does now. {{3}} This means that you can still travel at the old price in the summer, as long as you plan ahead. Members who would rather {{4}} their membership than accept the change may do so free of charge until the end of February. We hope, of course, that you will stay with us.\n\nKind regards,\nJo Jansen\nTwo Bridges Car Sharing',
    gaps: [
      choice(
        'Despite',
        ['Although', 'Whereas', 'Nevertheless'],
        'Before a noun: despite. The others need a whole clause.',
      ),
      choice('raise', ['rise', 'arise', 'grow'], 'To raise something is to make it higher. Prices rise by themselves.'),
      choice(
        'Bookings made before that date will not be affected.',
        [
          'Longer trips will become more expensive as well.',
          'The new price will be looked at again after the summer.',
          'We will inform you as soon as the exact amount is known.',
        ],
        'Only this explains how “you can still travel at the old price” after 1 March.',
      ),
      choice('end', ['to end', 'ending', 'ended'], 'Would rather, then the base form.'),
    ],
  },
  {
    text: 'Changing places\n\nLast October, forty employees of the toy maker Belltree gave up their usual tasks for a week and worked in another department. {{1}} how little people knew about each other’s work, the head of personnel, Aiko Mori, had suggested the exchange to the board. Designers packed boxes in the warehouse, {{2}} drivers learned to answer customers’ questions on the phone. Not everyone was convinced at first. {{3}} By Friday, however, most of them had changed their minds. As a direct {{4}} of the exchange, the most popular toys are now sold in smaller boxes, which saves both paper and space in the vans. The drivers had wanted this for years. They had simply never met the people who design the boxes.',
    gaps: [
      choice(
        'Having noticed',
        ['Noticed', 'Had noticed', 'Having been noticed'],
        'After she had noticed it: having and the third form.',
      ),
      choice('while', ['during', 'despite', 'unless'], 'While joins what two groups did at the same time.'),
      choice(
        'Several managers feared that the week would be a waste of time.',
        [
          'The main office is only ten minutes away from the warehouse.',
          'The board thanked all of the participants with a large dinner.',
          'A second exchange is going to take place in the spring.',
        ],
        'They were “not … convinced at first”, and later “most of them had changed their minds”.',
      ),
      choice('consequence', ['sequence', 'reference', 'circumstance'], 'As a consequence of something: because of it.'),
    ],
  },
];
