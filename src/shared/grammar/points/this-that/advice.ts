import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“Those shoes are nice.” Are the shoes near me or not?', 'Not near you.'),
    check('Is it one shoe or more?', 'More than one.'),
    check('“This bag is mine.” Can I touch the bag easily?', 'Yes.'),
  ],
  problems: [
    trouble(
      'This and these sound the same to many learners.',
      'Smile widely for the long sound of these; let students hold up one finger for this and several for these.',
    ),
    trouble(
      'That is used for things in the speaker’s hand.',
      'Put things in your hand and at the other end of the room, and let students touch or point while they speak.',
    ),
    trouble(
      'The verb does not agree: “These is my books.”',
      'Always practise whole sentences, with a clear hand sign for one or more.',
    ),
  ],
};
