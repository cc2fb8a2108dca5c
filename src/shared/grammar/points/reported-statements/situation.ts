import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'News travels upstairs',
  kind: 'text',
  text: [
    'On Monday the caretaker told Mrs Lindqvist on the first floor that he was going to clean the water tank on the roof. He said it would take an hour.',
    'Mrs Lindqvist, who was in a hurry, told Yusuf on the second floor that they were getting a new tank, a huge one. Yusuf rang the third floor and said that you could swim in it. He didn’t say that he was joking. By Tuesday evening the fourth floor was choosing towels, and somebody had told the twins on the fifth that the pool had already opened.',
    '“Did they say it was warm?” asked one twin. “They said it was perfect,” said the other.',
    'On Wednesday the caretaker climbed up to the roof with his bucket. Nine people were waiting there in bathrobes. One of them told him that the man from number eleven had swum there the day before.',
    'The caretaker said he was sorry, but there was no pool. Nobody minded. They told him they had never seen the view before, and that they would be back the next day with sandwiches.',
  ].join('\n'),
  gist: [
    check('What was the caretaker really going to do?', 'Clean the water tank on the roof.'),
    check('What did the people on the top floors believe?', 'That there was a pool on the roof.'),
    check('Why will they come back to the roof?', 'Because of the view.'),
  ],
  examples: [
    'He said it would take an hour.',
    'Yusuf rang the third floor and said that you could swim in it.',
    'He didn’t say that he was joking.',
    '“Did they say it was warm?” asked one twin.',
    'One of them told him that the man from number eleven had swum there the day before.',
    'They told him they had never seen the view before, and that they would be back the next day with sandwiches.',
  ],
  notice: [
    check('“He said it would take an hour.” What were his own words?', '“It will take an hour.”'),
    check(
      '“The man had swum there the day before.” On which day did the speaker say this, and which day is meant?',
      'On Wednesday; Tuesday is meant. The words were “He swam here yesterday.”',
    ),
    check(
      'What do these become one step back: am, can, will, have seen, swam?',
      'Was, could, would, had seen, had swum.',
    ),
    check(
      '“We’ll be back tomorrow.” Which two words besides the verb change when I report this a week later?',
      'We becomes they, and tomorrow becomes the next day.',
    ),
    check(
      '“The caretaker … Mrs Lindqvist that …”: said or told?',
      'Told: the person follows at once. Said has no person straight after it.',
    ),
  ],
  board: [
    'am / is → was,  do / does → did,  can → could,  will → would,  must / have to → had to,  have done / did → had done',
    '“I’m joking.” → He said (that) he was joking.  He didn’t say that he was joking.  Did he say he was joking?',
    'say (that) …: He said it would take an hour.  tell + person (that) …: He told her it would take an hour.',
    'I → he / she, we → they;  here → there, tomorrow → the next day, yesterday → the day before',
    'Still true now? The tense may stay: She said she lives / lived on the first floor.',
  ],
  statements: [
    'Somebody told me yesterday that they were tired.',
    'Last week I told somebody that I would help them.',
    'A friend once told me that they could keep a secret, and it was true.',
    'I once said that I would never eat something, and now I like it.',
    'I once said I had finished my homework when I hadn’t.',
    'A teacher once told me that I had done something very well.',
    'Somebody once told me that I had talked in my sleep.',
    'When I started English, people told me that it was easy.',
  ],
  roleCards: {
    scene:
      'It is Thursday. Two neighbours are planning a street party in the school hall on Saturday. One of them rang everybody on Monday; the other one met the same people on Wednesday, but by then some people had changed their story.',
    a: {
      role: 'You rang everybody on Monday.',
      facts: [
        'The band, Monday: “We can play for two hours. We want to start at six.”',
        'The cook, Monday: “I’ll make soup for sixty people. I need the kitchen from four.”',
        'The hall keeper, Monday: “The hall is free from five. I’ve bought new lamps.”',
      ],
      goals: [
        'Find out what the band and the cook said on Wednesday.',
        'Find out if the hall keeper said when the party must end and when the kitchen opens.',
        'Agree when the party begins and ends, when the band plays and what there is to eat. You will tell the street.',
      ],
    },
    b: {
      role: 'You met everybody on Wednesday.',
      facts: [
        'The band, Wednesday: “Our drummer has hurt her thumb. We can only play for one hour, and not before seven.”',
        'The cook, Wednesday: “My big pot has broken. I’ll make sandwiches.”',
        'The hall keeper, Wednesday: “Everybody has to leave by nine. The kitchen opens at three.”',
      ],
      goals: [
        'Find out what the band and the cook had said on Monday.',
        'Find out if the hall keeper said when you could go in, and what he had bought.',
        'Agree when the party begins and ends, when the band plays and what there is to eat. You will tell the street.',
      ],
    },
    phrases: [
      'What did … tell you? – She told me that …',
      'That’s strange. He told me that they would …',
      'On Wednesday they said they could only …',
      'Did he say that we had to …?',
      'She said that … had broken.',
      'Nobody told me that …',
    ],
  },
  writing:
    'Write 120 to 150 words for the readers of a local paper: a piece of news that changed as it went from one person to the next. Report, without their exact words, what at least five people said and to whom, and tell what was true in the end.',
};
