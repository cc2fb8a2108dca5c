import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“Anna said she was tired.” Did she say “I am tired” or “I was tired”?', 'Most likely “I am tired”.'),
    check('When did she speak, now or earlier?', 'Earlier.'),
    check('Do we know whether she is tired now?', 'No.'),
  ],
  problems: [
    trouble(
      'Say and tell are mixed: “She said me that …”',
      'Ask “To whom?” If the person follows at once, the verb is tell.',
    ),
    trouble('The tense is kept as it was spoken.', 'Draw a stair and let every verb go down one step, with an arrow.'),
    trouble(
      'Students change it even for what is still true.',
      'Show that both can be right, “She said she lives here” and “… lived here”, and ask which says that it is still so.',
    ),
  ],
};
