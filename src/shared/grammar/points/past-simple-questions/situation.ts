import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A very good film',
  kind: 'dialogue',
  text: [
    'Kiran: Did you enjoy the film?',
    'Alex: Yes, I did. It was great!',
    'Kiran: Good. So why didn’t Ella take the train?',
    'Alex: Well … she didn’t have a ticket.',
    'Kiran: And where did she hide the letter?',
    'Alex: Under her bed, I think.',
    'Kiran: Did the dog find it?',
    'Alex: No, it didn’t. It wasn’t a very clever dog.',
    'Kiran: Alex, the film was about penguins.',
    'Alex: Oh. When did I fall asleep?',
    'Kiran: After two minutes. You didn’t see one penguin!',
    'Alex: I’m so sorry. Did I make a noise?',
    'Kiran: Yes, you did. But the children behind us didn’t mind. They didn’t watch the penguins. They watched you.',
  ].join('\n'),
  gist: [
    check('What was the film really about?', 'Penguins.'),
    check('Why does Alex give wrong answers?', 'Because Alex was asleep and did not see the film.'),
    check('What did the children behind them watch?', 'Alex.'),
  ],
  examples: [
    'Did you enjoy the film?',
    'Yes, I did.',
    'And where did she hide the letter?',
    'No, it didn’t.',
    'You didn’t see one penguin!',
    'They didn’t watch the penguins.',
  ],
  notice: [
    check('Is the film over, or are Kiran and Alex still watching it?', 'It is over.'),
    check('“You didn’t see one penguin!” How many penguins did Alex see?', 'None.'),
    check('Look at the questions. Which word shows that they are about the past?', 'Did.'),
    check(
      'Where does did stand: before or after you and she? What stands before did?',
      'Before them. Only a question word: where, when, why.',
    ),
    check(
      'What comes after didn’t: see or saw? Is it the same after she and they?',
      'See: the past is in did already. Yes, it is the same for all persons.',
    ),
  ],
  board: [
    '– I / you / he / she / it / we / they didn’t see the film.  (didn’t + see: the base form)',
    '? Did you enjoy it? – Yes, I did. / No, I didn’t.',
    '? Where did she hide it?  Why didn’t she take the train?  (question word + did + person + base form)',
    '+ They watched you. You saw it.  (no did here: the verb is past)',
    'be: no did!  It wasn’t a clever dog. Was it a good film?',
  ],
  statements: [
    'I didn’t watch TV yesterday.',
    'I didn’t get up early on Sunday.',
    'I didn’t drink any milk this morning.',
    'I didn’t look at my phone before breakfast today.',
    'I didn’t do any sport last week.',
    'I didn’t go to the cinema last month.',
    'I didn’t speak English outside the classroom last week.',
    'I didn’t know anybody in this class on the first day.',
  ],
  roleCards: {
    scene:
      'Two friends made a list of four things to do on Sunday: walk to a new place, cook something new, talk to a neighbour, and leave the phone off until six. Now it is Monday, and they meet. The winner chooses the film on Friday.',
    a: {
      role: 'You were at home on Sunday morning and out in the afternoon.',
      facts: [
        'Walk: yes – to the old harbour, two hours.',
        'Cook: no – no eggs in the house.',
        'Neighbour: yes – about cats.',
        'Phone: on at four, for one minute – a photo of a boat.',
      ],
      goals: [
        'Find out if your friend walked to a new place. If not, find out why.',
        'Find out what your friend cooked, and if it was good.',
        'Find out about the neighbour and the phone.',
        'Decide together who did more of the list, and who chooses the film.',
      ],
    },
    b: {
      role: 'You were at home all Sunday.',
      facts: [
        'Walk: no – rain in the morning, and then a long sleep.',
        'Cook: yes – carrot soup; very good, but very orange.',
        'Neighbour: yes – only “Good morning!” on the stairs.',
        'Phone: off until seven.',
      ],
      goals: [
        'Find out if your friend walked to a new place, and where.',
        'Find out if your friend cooked something new. If not, find out why.',
        'Find out about the neighbour and the phone.',
        'Decide together who did more of the list, and who chooses the film.',
      ],
    },
    phrases: [
      'Did you … on Sunday?',
      'Yes, I did. / No, I didn’t.',
      'Why didn’t you …?',
      'What did you talk about?',
      'When did you turn on your phone?',
      'I didn’t … because …',
    ],
  },
  writing:
    'Your friend was at a concert, a match or a party yesterday, and you were not there. Write 50 to 70 words to this friend: say why you didn’t go and one more thing that you didn’t do yesterday, and ask at least five questions about it.',
};
