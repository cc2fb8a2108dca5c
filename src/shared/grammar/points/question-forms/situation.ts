import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A very bad line',
  kind: 'dialogue',
  text: [
    'Nilu: Hi, Bram. I’m on the train, and it’s a bad line. How was the boat race?',
    'Bram: Wonderful, until … fell into the lake.',
    'Nilu: Who fell into the lake?',
    'Bram: Mr Sato! He was holding the …',
    'Nilu: Sorry, what was he holding?',
    'Bram: The gold cup! He wanted to give it to …',
    'Nilu: Who did he want to give it to?',
    'Bram: The team from the library. They won!',
    'Nilu: And what happened to Mr Sato?',
    'Bram: Nothing. He swam to a boat. But Ada jumped in to look for …',
    'Nilu: What was she looking for?',
    'Bram: The cup! It went straight to the bottom.',
    'Nilu: Oh no! Who found it?',
    'Bram: Nobody. It’s still down there. Which train did you take?',
    'Nilu: The five o’clock. I’m nearly home. Why? What are you all waiting for?',
    'Bram: For you! Who else in this town has a diving mask?',
  ].join('\n'),
  gist: [
    check('Why does Nilu ask so many questions?', 'It’s a bad line, and some words are lost.'),
    check('Where is the gold cup now?', 'At the bottom of the lake.'),
    check('Why is everybody waiting for Nilu?', 'Nilu has a diving mask.'),
  ],
  examples: [
    'Who fell into the lake?',
    'Who did he want to give it to?',
    'And what happened to Mr Sato?',
    'What was she looking for?',
    'Which train did you take?',
    'Who else in this town has a diving mask?',
  ],
  notice: [
    check('“Who fell into the lake?” What does Nilu want to know?', 'The person who fell: the subject.'),
    check(
      'The answer is “Mr Sato fell into the lake.” Is the order of words the same in the question?',
      'Yes: who stands in the place of Mr Sato, and there is no did.',
    ),
    check(
      '“Which train did you take?” Who is the subject, and which word comes before it?',
      'You; did comes before it.',
    ),
    check('“She was looking for the cup.” Where is for in the question?', 'At the end: What was she looking for?'),
    check('We don’t know the person. “Who … the cup?”: found or did find?', 'Found: who is the subject.'),
  ],
  board: [
    'who / what / which team is the subject: no do, does or did.  Who fell into the lake?  What happened?  Which team won?',
    'another subject: auxiliary (do, did, is, was …) + subject + verb.  Which train did you take?  What was he holding?',
    'the preposition stays at the end.  What was she looking for?  Who did he give it to?',
    'after do, does and did: the verb without any ending.  Where did they go?',
    'be needs no do:  How was the race?  Where is the cup?',
  ],
  statements: [
    'When a teacher asks “Who wants to go first?”, I put up my hand.',
    'I ask myself “Where did I put my keys?” nearly every day.',
    'The answer to “Who ate the last biscuit?” is usually my name.',
    '“What are you thinking about?” is a question that I like.',
    '“What did you do at the weekend?” is an easy question for me.',
    '“What kind of music do you listen to?” is one of my first questions to new people.',
    'When a film is over, “What happened next?” is always my first thought.',
    'I often hear the question “What are you laughing at?” from my friends.',
  ],
  roleCards: {
    scene:
      'Last night the lights went out in the middle of a school play, and strange things happened. The director wasn’t there. Two helpers put the whole story together.',
    a: {
      role: 'You were on the stage.',
      facts: [
        'Lights out: at 8.15, in the middle of the queen’s song.',
        'In the dark: the king walked into the piano.',
        'Lights on again: a cat on the king’s chair. The audience laughed at it for five minutes.',
      ],
      goals: [
        'Find out who turned off the lights, and how it happened.',
        'Find out what this person was waiting for.',
        'Find out who let the cat in, and who it belongs to.',
        'Decide if you want the cat in the play tonight, and agree what you will tell the director.',
      ],
    },
    b: {
      role: 'You were behind the stage.',
      facts: [
        'Suvi sat down by the window – on the big light switch.',
        'Six hungry actors, and still no pizzas: Suvi wanted to see them arrive.',
        'A driver brought the pizzas and left the back door open for the cat. It is the driver’s cat; it always travels in the pizza van.',
      ],
      goals: [
        'Find out what time the lights went out, and who was singing.',
        'Find out who walked into something in the dark, and what it was.',
        'Find out what the audience laughed at, and how long they laughed.',
        'Decide if you want the cat in the play tonight, and agree what you will tell the director.',
      ],
    },
    phrases: [
      'Who turned off …?',
      'What happened when …?',
      'What was … waiting for?',
      'Who does … belong to?',
      'What did … walk into / laugh at?',
      'Who wants to tell the director?',
    ],
  },
  writing:
    'Write 80 to 100 words to a friend who was at a party or a match that you missed. Say why you weren’t there, and ask about everything: eight questions, three of them with who or what as the subject, and two with a preposition at the end.',
};
