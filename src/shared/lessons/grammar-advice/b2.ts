import { check, type GrammarAdvice, trouble } from './advice';

export const b2 = {
  'third-conditional': {
    checks: [
      check('“If I had known, I would have called you.” Did I know?', 'No.'),
      check('Did I call you?', 'No.'),
      check('Can I change it now?', 'No, it is past.'),
    ],
    problems: [
      trouble(
        'Would have stands in both parts.',
        'Write the true facts below each part, “I didn’t know. I didn’t call.”, and give each part its own colour.',
      ),
      trouble(
        'Have is not heard in “would have called” and left out, or written as of.',
        'Say it as one word with a weak middle, “would’ve called”, and write the long form beside it.',
      ),
      trouble(
        'The meaning is taken for something that can still happen.',
        'Ask after each sentence: “What really happened?”',
      ),
    ],
  },
  'passive-tenses': {
    checks: [
      check('“The rooms are being cleaned.” Are the rooms ready?', 'Not yet.'),
      check('Is somebody cleaning them now?', 'Yes.'),
      check('“The road has been closed.” Can I drive on it now?', 'No.'),
    ],
    problems: [
      trouble(
        'Been and being are mixed up, for they sound alike.',
        'Let students stretch the two syllables of be-ing and cut been short, with a hand sign for each.',
      ),
      trouble(
        'Be is left out after will and must: “It will built.”',
        'Put the tense on one card, be on a second and the third form on the last; the middle card always changes, but never goes.',
      ),
      trouble(
        'Long forms feel heavy, and students avoid them.',
        'Collect real notices and news lines in which they are usual, and say them as fixed lines.',
      ),
    ],
  },
  'reported-statements': {
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
      trouble(
        'The tense is kept as it was spoken.',
        'Draw a stair and let every verb go down one step, with an arrow.',
      ),
      trouble(
        'Students change it even for what is still true.',
        'Show that both can be right, “She said she lives here” and “… lived here”, and ask which says that it is still so.',
      ),
    ],
  },
  'reported-questions': {
    checks: [
      check('“She asked me where I lived.” What were her words?', '“Where do you live?”'),
      check('Did she want to know a place or a time?', 'A place.'),
      check('“He asked if I was hungry.” Which answers could I give?', 'Yes or no.'),
    ],
    problems: [
      trouble(
        'The order of a question is kept: “She asked where did I live.”',
        'Say that the question has become part of a statement, and let students cross out do, does and did.',
      ),
      trouble(
        'If is left out, or that is used, with yes-or-no questions.',
        'Ask “Can I answer with yes?” If so, the sentence needs if or whether.',
      ),
      trouble(
        'The question mark stays at the end.',
        'Read it aloud with a falling voice: it tells something, so it ends with a full stop.',
      ),
    ],
  },
} satisfies Record<string, GrammarAdvice>;
