import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Minutes of the pumpkin meeting',
  kind: 'text',
  text: [
    'Garden Club, minutes of the October meeting',
    '1. The president reminded everybody to sign the list.',
    '2. Sanjay accused Ottilie of measuring her pumpkin with an elastic tape. Ottilie refused to answer, but she offered to measure it again in front of us all. Sanjay insisted on using his own tape.',
    '3. We then noticed that Sanjay’s tape had no beginning: its first number was six. He apologised for not checking it. His pumpkin moved from first place to fourth.',
    '4. The president suggested weighing the pumpkins instead, as the scales were new and belonged to nobody. Ottilie and Sanjay went to lift hers. I warned them not to hold it by the stalk.',
    '5. They held it by the stalk.',
    '6. Both apologised for dropping it. The caretaker looked at the floor and threatened to lock the kitchen. “Has anybody offered to clean this up?” he asked. Everybody had.',
    '7. Ottilie invited us to eat the winner. Sanjay insisted on making the soup. The prize for the best recipe goes to Sanjay, as Ottilie herself suggested.',
  ].join('\n'),
  gist: [
    check('What was wrong with Sanjay’s tape?', 'It began at six, so his pumpkin seemed larger than it was.'),
    check('What happened to Ottilie’s pumpkin?', 'It fell, and they made soup from it.'),
    check('What did Sanjay win in the end?', 'The prize for the best recipe.'),
  ],
  examples: [
    'Ottilie refused to answer, but she offered to measure it again in front of us all.',
    'The president reminded everybody to sign the list.',
    'I warned them not to hold it by the stalk.',
    'Sanjay insisted on using his own tape.',
    'He apologised for not checking it.',
    'The president suggested weighing the pumpkins instead, as the scales were new and belonged to nobody.',
  ],
  notice: [
    check(
      '“She offered to measure it again.” What may her words have been?',
      '“Shall I measure it again?” or “I’ll measure it again, if you like.”',
    ),
    check(
      '“Sanjay insisted on using his own tape.” Did the others perhaps want a different tape, and did he give in?',
      'Perhaps they did, and he did not give in.',
    ),
    check(
      'Which verbs have a person between them and to: offered, reminded, refused, warned, invited?',
      'Reminded, warned and invited: reminded everybody to sign.',
    ),
    check(
      'What follows of, for and on: measure, to measure or measuring?',
      'Measuring: after a preposition stands the -ing form.',
    ),
    check(
      '“The president suggested …”: to weigh or weighing? “I warned them …”: to not hold or not to hold?',
      'Suggested weighing; warned them not to hold.',
    ),
  ],
  board: [
    'offer, refuse, threaten + (not) to do: She offered to measure it.',
    'warn, remind, advise, invite + person + (not) to do: I warned them not to hold it by the stalk.',
    'apologise for, insist on + (not) -ing; accuse + person + of + -ing: He apologised for not checking it.',
    'suggest + (not) -ing: The president suggested weighing them.',
    'The verb tells us what the words were for; we do not repeat the words.',
  ],
  statements: [
    'Somebody reminded me to do something this morning.',
    'I often offer to help in the kitchen.',
    'When I am with friends, I usually insist on choosing the film.',
    'I once refused to get into a boat.',
    'My friends often accuse me of being late.',
    'I have apologised for forgetting something this week.',
    'When a plan goes wrong, I usually suggest eating something first.',
    'Somebody once warned me not to do something, and I did it.',
  ],
  roleCards: {
    scene:
      'Last night two guests on a campsite by a river had a quarrel. This morning two wardens put together what happened. Each has talked to one of the guests and knows only what that guest said.',
    a: {
      role: 'You have talked to Zeynep, who has the small tent.',
      facts: [
        'Zeynep to Marek, 8.00: “You moved my tent while I was at the shop!”',
        'Zeynep to Marek, 8.05: “No, I won’t sleep on the hill.”',
        'Zeynep to Marek, 9.00: “I’m sorry I shouted at you.”',
        'Zeynep to Marek, 9.10: “Why don’t we both move under the trees?”',
      ],
      goals: [
        'Find out what Marek told Zeynep at six, before he touched the tent.',
        'Find out what Marek said when she was angry, and how he tried to help later.',
        'Agree on a report of four sentences, without any exact words, and on where the two should sleep tonight.',
      ],
    },
    b: {
      role: 'You have talked to Marek, who has the large tent.',
      facts: [
        'Marek to Zeynep, 6.00: “Don’t put your tent so near the river. The water is rising.”',
        'Marek to Zeynep, 8.10: “If you don’t stop shouting, I’ll call a warden!”',
        'Marek to Zeynep, 9.05: “Shall I dry your sleeping bag?”',
        'Marek to Zeynep, 9.15: “No, no, I’m going to repair the broken pole. I really am.”',
      ],
      goals: [
        'Find out why Zeynep was angry with Marek, and what she said about the hill.',
        'Find out if Zeynep said sorry, and what idea she had for tonight.',
        'Agree on a report of four sentences, without any exact words, and on where the two should sleep tonight.',
      ],
    },
    phrases: [
      'First, he warned her not to …',
      'She accused him of …, and she refused to …',
      'Did he threaten to …?',
      'Later she apologised for …',
      'He offered to … and insisted on …',
      'Didn’t she suggest …?',
    ],
  },
  writing:
    'Write 120 to 150 words: the minutes of a meeting, real or invented, for the members who could not come (a club, a class, a house). Report who suggested, offered, refused, insisted and apologised, without any exact words, and what was decided.',
};
