import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“Life is hard.” Do I mean one person’s life, or life in general?', 'Life in general.'),
    check('“The life of a nurse is hard.” Do I mean all lives?', 'No, only a nurse’s.'),
    check('Which word shows which life I mean?', '“Of a nurse”, so we say the.'),
  ],
  problems: [
    trouble(
      'The is used for things in general: “I like the nature.”',
      'Ask “All of it, or a special one?” All of it has no article.',
    ),
    trouble(
      'Geographical names are guessed.',
      'Draw a simple map: lakes, mountains and most countries without, seas, rivers and groups with the.',
    ),
    trouble(
      'Students leave out a after as and what: “as nurse, what nice day”.',
      'Learn whole phrases and say them with the weak sound of a.',
    ),
  ],
};
