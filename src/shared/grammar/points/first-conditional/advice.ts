import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“If it rains, we’ll stay at home.” Is it raining now?', 'We don’t know, perhaps not.'),
    check('Is rain really possible?', 'Yes.'),
    check('Do we stay at home anyway?', 'No, only if it rains.'),
  ],
  problems: [
    trouble(
      'Will is used in both parts: “If it will rain …”',
      'Colour the two parts differently, and keep will in one colour only.',
    ),
    trouble(
      'After when and as soon as students use will too.',
      'Collect if, when, until and as soon as in one box with the label “present after these”.',
    ),
    trouble(
      'If and when are confused.',
      'Ask “Is it certain?” before each sentence: if for perhaps, when for certain.',
    ),
  ],
};
