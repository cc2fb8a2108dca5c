import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“She is used to getting up early.” Does she get up early now?', 'Yes.'),
    check('Is it hard for her?', 'No, not any more.'),
    check('“She used to get up early.” And now?', 'She doesn’t any more.'),
  ],
  problems: [
    trouble(
      'The base form follows, as in “to go”.',
      'Put a noun there first, “used to the heat”: where a noun fits, a verb takes -ing.',
    ),
    trouble(
      'It is mixed up with used to and the base form.',
      'Ask of each sentence: “Is it still so?” If it is, there is a form of be or get.',
    ),
    trouble(
      'The two sound alike.',
      'Read both aloud in pairs; partners lift one hand for the past and two for what is normal now.',
    ),
  ],
};
