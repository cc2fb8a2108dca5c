import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A note on the fridge',
  kind: 'text',
  text: [
    'Dear Noa,',
    'Thank you for your help! This note is for you. Read it every day.',
    'The fish are easy. Give them some food at eight.',
    'Bruno is our old dog. Take him to the park, but don’t run with him.',
    'Where is Coco, our cat? She’s in the flat. You can’t see her, but she can see you.',
    'Paco is the bird. He says “Help me!” all day. Don’t listen to him.',
    'Can you call us on Sunday?',
    'Max and Lee',
    'PS Is your key on the table? No? Coco has got it. Be very nice to her.',
  ].join('\n'),
  gist: [
    check('What does Noa do for Max and Lee?', 'Noa helps with their animals.'),
    check('Who says “Help me!”?', 'Paco, the bird.'),
    check('Where is the key?', 'Coco, the cat, has got it.'),
  ],
  examples: [
    'Read it every day.',
    'Give them some food at eight.',
    'Take him to the park, but don’t run with him.',
    'You can’t see her, but she can see you.',
    'He says “Help me!” all day.',
    'Can you call us on Sunday?',
  ],
  notice: [
    check('“Give them some food at eight.” Who gets the food?', 'The fish.'),
    check('“You can’t see her, but she can see you.” Are her and she two cats or one cat?', 'One cat: Coco.'),
    check(
      'Which comes before the verb, she or her? And which comes after it?',
      'She comes before it, her comes after it.',
    ),
    check('“… but don’t run with him.” After with, to or for: he or him?', 'Him.'),
    check('“Read it every day.” Where is the word “it”: before or after the verb?', 'After the verb: read it.'),
  ],
  board: [
    'We know who or what: The fish are hungry. Give them some food.  (them = the fish)',
    'I → me   you → you   he → him   she → her   it → it   we → us   they → them',
    'Before the verb: She sees you.   After the verb: You see her.',
    'After to, for, with, at …: Listen to him. Look at them.',
    'Give me the key.  (me = to me)   This is my key.  (my + noun)',
  ],
  statements: [
    'My best friend lives near me.',
    'I know my neighbours, and I like them.',
    'I don’t like eggs, so I never eat them.',
    'My best friend is a girl, and I see her every day.',
    'My best friend is a boy, and I see him every day.',
    'I’ve got a favourite song, and I often sing it.',
    'My friends and I like the park, and you can often see us there.',
    'People often call me in the evening.',
  ],
  roleCards: {
    scene:
      'It is the last week of the school year. Two students have got three presents: one for Ms Silva, the English teacher, one for Mr Sato (he opens the school in the morning), and one for Kim and Jo (they make the tea).',
    a: {
      role: 'You go home by bus every day. You have got two of the presents.',
      facts: [
        'Ms Silva: tea, yes; chocolate, no.',
        'Mr Sato: on your bus every day.',
        'Your presents: book about birds, big box of chocolates.',
      ],
      goals: [
        'Find out what Mr Sato likes, and what Kim and Jo like.',
        'Find out what present your partner has got.',
        'Find out who can see Ms Silva, and who can see Kim and Jo.',
        'Agree on a present for each of them, and on who gives it to them.',
      ],
    },
    b: {
      role: 'You live near the school. You have got one of the presents.',
      facts: [
        'Mr Sato: birds, yes; tea, no.',
        'Kim and Jo: chocolate, yes; tea, no – it is their work!',
        'Ms Silva, Kim and Jo: all in your street.',
        'Your present: red teapot.',
      ],
      goals: [
        'Find out what Ms Silva likes.',
        'Find out what presents your partner has got.',
        'Find out who can see Mr Sato.',
        'Agree on a present for each of them, and on who gives it to them.',
      ],
    },
    phrases: [
      'Tell me about her / him / them.',
      'What can we give him?',
      'Let’s give them the …',
      'Can you give it to her?',
      'I often see him / her / them …',
      'OK. It’s a present from us.',
    ],
  },
  writing:
    'You are not at home for three days. Write 40 to 50 words to a friend who helps you: what to do with the plants, an animal, the key and the post. Name each of them only once; then use it, him, her or them.',
};
