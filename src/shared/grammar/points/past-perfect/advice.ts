import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“The train had left when we arrived.” Did we see the train at the station?', 'No.'),
    check('Which happened first?', 'The train left.'),
    check('Did we catch it?', 'No.'),
  ],
  problems: [
    trouble(
      'The past perfect is used for everything long ago.',
      'Ask “Earlier than what?” If there is no second event, the past simple is enough.',
    ),
    trouble(
      'The short form ’d is taken for would.',
      'Look at the next word together: after had comes a third form, after would the base form.',
    ),
    trouble('Students use it for the later event.', 'Number the events 1 and 2 on the board; only number 1 gets had.'),
  ],
};
