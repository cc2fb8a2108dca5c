import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“The cat is under the table.” Is the cat on top of the table?', 'No.'),
    check('If I look only at the top of the table, can I see it?', 'No.'),
    check('“She’s at the bus stop.” Do I think of a place, or of the inside of a box?', 'Of a place.'),
  ],
  problems: [
    trouble(
      'In and on are one word in some languages.',
      'Use a box and a pen: inside the box is in, touching the top is on.',
    ),
    trouble(
      'In front of and opposite are mixed up.',
      'Stand in front of a student, both looking the same way, then face the student: that is opposite.',
    ),
    trouble(
      'Of is lost: “in front the bank”.',
      'Say the phrases as one sound group with a rhythm: in FRONT of, NEXT to, beHIND.',
    ),
  ],
};
