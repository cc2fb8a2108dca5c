import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Camera four',
  kind: 'dialogue',
  text: [
    'Darya: Look at camera four! Two people are walking through the museum.',
    'Tomas: Now? At night? What are they doing?',
    'Darya: The man is carrying a big bag. Now he’s opening it.',
    'Tomas: Are they putting our pictures in the bag?',
    'Darya: No, they aren’t taking anything. The woman is putting a picture on the wall. It’s a new one!',
    'Tomas: Are they running away now?',
    'Darya: No. They’re sitting on the floor and smiling.',
    'Tomas: And you? Are you phoning the police?',
    'Darya: No, I’m not phoning anybody. I’m looking at the picture. It’s very good.',
  ].join('\n'),
  gist: [
    check('Where are the man and the woman?', 'In a museum, at night.'),
    check('What is in the big bag?', 'A picture.'),
    check(
      'Why isn’t Darya phoning the police?',
      'The man and the woman aren’t taking anything, and Darya likes their picture.',
    ),
  ],
  examples: [
    'What are they doing?',
    'The man is carrying a big bag.',
    'Are they putting our pictures in the bag?',
    'No, they aren’t taking anything.',
    'They’re sitting on the floor and smiling.',
    'I’m looking at the picture.',
  ],
  notice: [
    check('“The man is carrying a big bag.” Is this now, or is it every day?', 'Now. Darya can see it.'),
    check('“They’re sitting on the floor.” Do we know what they do every day?', 'No. We only know about now.'),
    check(
      '“Is carrying”, “are sitting”, “am looking”: what are the two parts?',
      'Am, is or are, and the verb with -ing. We need both parts.',
    ),
    check('Which word comes first in the question: are or they?', 'Are: “Are they putting our pictures in the bag?”'),
    check(
      'How do we write run, sit, take and smile with -ing?',
      'Running and sitting have two letters, nn and tt. Taking and smiling have no e.',
    ),
  ],
  board: [
    'It is happening now: am / is / are + verb + -ing',
    '+ I’m looking.     He’s / She’s carrying a bag.     It’s raining.     We’re / You’re / They’re sitting.',
    '– I’m not phoning.     He isn’t / She isn’t running.     We / You / They aren’t taking anything.',
    '? What are they doing?     Are you looking?  – Yes, I am. / No, I’m not.     Is she smiling?  – Yes, she is. / No, she isn’t.',
    'carry – carrying     take – taking, smile – smiling     sit – sitting, run – running, put – putting',
  ],
  statements: [
    'I’m wearing something blue.',
    'I’m sitting near a window.',
    'I’m holding a pen.',
    'I’m not wearing a watch.',
    'I’m thinking about food.',
    'I’m drinking something.',
    'I think my best friend is working now.',
    'I think somebody is cooking in my kitchen now.',
  ],
  roleCards: {
    scene:
      'Two friends want to meet in a big, busy park. They are in the park now, but they can’t see each other. They talk on the phone.',
    a: {
      role: 'You are on the left side of the park, and you can’t see your friend.',
      facts: [
        'You: a bench, a sandwich, a green hat.',
        'Near you: a man with a guitar; three girls, a dance.',
        'Behind you: two dogs, a ball.',
        'Your bag is very heavy.',
      ],
      goals: [
        'Find out what your friend is doing and wearing.',
        'Find out what other people near your friend are doing.',
        'Agree: Who walks, and who waits? The one who waits does something funny, so the other one can see it. What?',
      ],
    },
    b: {
      role: 'You are on the right side of the park, and you can’t see your friend.',
      facts: [
        'You: a tree, a newspaper, a yellow coat.',
        'Near you: a boy, a very big ice cream.',
        'On your left: some old people, a song.',
        'You have no bag today.',
      ],
      goals: [
        'Find out what your friend is doing and wearing.',
        'Find out what other people and animals near your friend are doing.',
        'Agree: Who walks, and who waits? The one who waits does something funny, so the other one can see it. What?',
      ],
    },
    phrases: [
      'What are you doing?',
      'What are you wearing?',
      'I’m sitting / standing …',
      'What are the people near you doing?',
      'He’s / She’s …-ing. They aren’t …-ing.',
      'Look, I’m not …-ing now, I’m …-ing!',
    ],
  },
  writing:
    'Look out of a window for five minutes. Write 40 to 50 words to a friend in another country: what are people or animals doing now, what are they not doing, and what are you doing?',
};
