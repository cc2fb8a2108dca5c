import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('flatmate', 'noun', 'somebody who lives in the same flat as you', 'My flatmate comes from Norway.'),
      word('share', 'verb', 'to use something together with other people', 'We share the kitchen and the bathroom.'),
      word('rent', 'noun', 'money that you pay every month for a flat', 'The rent is 400 pounds a month.'),
      word('tidy', 'adjective', 'with everything in the right place', 'Her room is always tidy.'),
      word('quiet', 'adjective', 'with no loud music or talking', 'Please be quiet after ten.'),
      word('shelf', 'noun', 'a long board where you put books or food', 'This shelf in the kitchen is for your tea.'),
      word('fridge', 'noun', 'a kitchen machine that keeps food cold', 'My cheese is not in the fridge. Who ate it?'),
      word('bin', 'noun', 'a box for things that you do not want', 'The bin is full again.'),
      word('asleep', 'adjective', 'not awake', 'At noon my flatmate is still asleep.'),
      word(
        'come home',
        'phrase',
        'to arrive at the place where you live',
        'What time do you come home in the evening?',
      ),
      word('move in', 'phrase', 'to start to live in a new home', 'You can move in on the first of May.'),
      word('washing-up', 'noun', 'cleaning plates and cups after a meal', 'I cook, and you do the washing-up.'),
      word('bill', 'noun', 'a paper that says how much you have to pay', 'The bill for electricity is 60 pounds.'),
      word('key', 'noun', 'a small metal thing that opens a door', 'Each flatmate has a key to the front door.'),
    ],
    text: {
      title: 'The last piece',
      kind: 'text',
      genre: 'story',
      text: `Sefa and Ingrid share a flat, but they never meet. Sefa is a baker and works at night. Ingrid is a teacher and works in the day. When Ingrid comes home, Sefa is asleep. The flatmates are tidy and quiet, and they pay the rent on time.

In October Ingrid put a puzzle on the kitchen table: a thousand pieces, a blue lake with boats. She did twenty pieces and went to bed. The next evening there were forty. Ingrid did the trees, and Sefa did the boats. Sometimes there was warm bread next to the lake.

One Friday in March, Sefa came home from work. There was one hole in the lake, but no piece. Sefa looked in the bin and even in the fridge.

Then the kitchen door opened. It was the first day of the school holidays. Ingrid had two cups, and something small and blue.

“Good morning,” she said. “Do you take milk?”`,
      questions: [
        choose(
          'What is the story about?',
          'Flatmates who slowly become friends',
          [
            ['Flatmates who cannot pay for their flat', 'They pay the rent on time.'],
            ['Flatmates who are angry about the kitchen', 'They are both tidy, and nobody is angry.'],
            ['Flatmates who work at the same school', 'Ingrid is a teacher, but Sefa is a baker.'],
          ],
          'First “they never meet”. In the end they do: “Good morning,” says Ingrid. “Do you take milk?”',
        ),
        trueOrFalse('Ingrid works at night.', false, '“Ingrid is a teacher and works in the day.”'),
        write(
          'How many pieces does the puzzle have?',
          [
            'a thousand',
            'thousand',
            'one thousand',
            '1000',
            '1,000',
            'a thousand pieces',
            'one thousand pieces',
            '1000 pieces',
            '1,000 pieces',
          ],
          '“a thousand pieces, a blue lake with boats”',
        ),
        choose(
          'What did Sefa sometimes leave on the table?',
          'Something to eat',
          [
            ['Some dirty cups', 'There are cups, but Ingrid comes in with them.'],
            ['A note for Ingrid', 'They do not write to each other.'],
            ['Money for the rent', 'They pay the rent, but we do not read how.'],
          ],
          'Sefa is a baker. “Sometimes there was warm bread next to the lake.”',
        ),
        choose(
          'Why was Ingrid at home on that Friday morning?',
          'She did not have to teach.',
          [
            ['She did not feel very well.', 'We do not read that she was ill.'],
            ['She did not hear her clock.', 'Nobody talks about a clock.'],
            ['She did not find her keys in time.', 'Sefa looked for something, but not Ingrid.'],
          ],
          '“It was the first day of the school holidays.”',
        ),
        choose(
          'Why did Ingrid take the last piece?',
          'She wanted to meet Sefa.',
          [
            ['She wanted to make Sefa angry.', 'She is friendly and wants to make tea or coffee.'],
            ['She wanted a different puzzle.', 'We do not read about a different puzzle.'],
            ['She wanted to clean the table.', 'They are tidy, but the puzzle is still there.'],
          ],
          'She waited with two cups and the piece: “something small and blue”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You moved into the same flat last week. There is one bathroom and one kitchen. Make a plan for the week.',
      a: {
        role: 'You have the room next to the bathroom.',
        facts: [
          'You get up at half past seven and leave home at a quarter past eight.',
          'You need half an hour in the bathroom. You can have a shower in the evening, too.',
          'You cannot cook. You don’t like cleaning, but you can do it.',
          'You play the guitar every evening from eight to nine.',
        ],
        goals: [
          'Find out when B gets up and leaves home.',
          'Find out how long B needs in the bathroom.',
          'Find out what B likes to do in the kitchen, and what B does in the evenings.',
          'Make a plan for the bathroom, the kitchen and the evenings.',
        ],
      },
      b: {
        role: 'You have the room next to the kitchen.',
        facts: [
          'You get up at half past seven and leave home at ten past eight. You can get up at seven, but not every day.',
          'You need twenty minutes in the bathroom.',
          'You love cooking, and you cook for two. You hate the washing-up.',
          'On Tuesdays and Thursdays you have an English lesson on your computer from eight to nine in the evening.',
        ],
        goals: [
          'Find out when A gets up, and how long A needs in the bathroom.',
          'Find out if A can cook and clean.',
          'Find out what A does in the evenings.',
          'Make a plan for the bathroom, the kitchen and the evenings.',
        ],
      },
      phrases: [
        'What time do you get up?',
        'How long do you need?',
        'Can you … on Mondays?',
        'I can cook if you …',
        'Sorry, that is too early for me.',
        'Let’s do it like this: …',
      ],
    },
    statements: [
      'It is better to live with friends than with people you do not know.',
      'Flatmates should eat together every evening.',
      'The person with the biggest room should pay more.',
      'I can live with a very untidy person.',
      'Flatmates should share all the food in the fridge.',
      'One bathroom is enough for four people.',
      'A flat needs a lot of rules.',
    ],
    questions: [
      'What is nice about living with other people?',
      'What makes a good flatmate?',
      'Which things can flatmates share, and which not?',
      'What rules does a flat need?',
      'How can you tell somebody that the kitchen is dirty and still be friends?',
    ],
    task: {
      instruction:
        'Three people move into a flat with three small bedrooms, a kitchen and a bathroom. Together they have 300 pounds. Choose two or three things, and say what they cannot have.',
      options: [
        'An old washing machine: 180 pounds, but it is very loud',
        'A table for eight people: 90 pounds',
        'A second fridge: 120 pounds, and there is no more space for a table',
        'Somebody who cleans the flat once a month for half a year: 150 pounds',
        'A sofa that is a bed for visitors, too: 140 pounds',
        'Fast internet for half a year: 100 pounds',
        'A new lock and keys for each bedroom: 60 pounds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to your new flatmate, who is going to move in on Saturday. Say where the key is, tell your flatmate about two rules, and offer to help with something.',
  },
  hard: {
    words: [
      word(
        'landlord',
        'noun',
        'somebody who owns a flat and lets others live there',
        'The landlord promised us a new door.',
      ),
      word('split', 'verb', 'to divide something between people', 'We split the cost of the sofa.'),
      word('rota', 'noun', 'a list that shows whose turn it is', 'According to the rota, it is your week.'),
      word('vacant', 'adjective', 'empty and free to be used', 'The smallest room has been vacant since June.'),
      word('move out', 'phrase', 'to leave a home for good', 'She is going to move out at the end of term.'),
      word(
        'put up with',
        'phrase',
        'to accept something unpleasant without complaining',
        'How do you put up with the noise?',
      ),
      word(
        'make yourself at home',
        'phrase',
        'words that invite a guest to relax',
        'Come in and make yourself at home.',
      ),
      word('heating', 'noun', 'the system that keeps rooms warm', 'The heating is never on before November.'),
      word('minutes', 'noun', 'written notes of what was said at a meeting', 'Who is taking the minutes tonight?'),
      word('turn down', 'phrase', 'to say no to an offer or a person', 'They turned down everybody who had a pet.'),
      word('tenant', 'noun', 'somebody who pays to live in a flat', 'The last tenant left a piano behind.'),
      word('deposit', 'noun', 'money you get back later if nothing is broken', 'The deposit is two months’ rent.'),
      word('chore', 'noun', 'a boring job in the home', 'Taking out the rubbish is my least favourite chore.'),
      word(
        'considerate',
        'adjective',
        'careful not to trouble others',
        'A considerate flatmate closes doors quietly at night.',
      ),
    ],
    text: {
      title: 'Any other business',
      kind: 'text',
      genre: 'report',
      text: `Minutes of the ninth meeting of Flat 6
Present: Chidi, Siobhan, Bao, Marisol (minutes)

1. Heating. It is working again. Everybody thanked everybody else for ringing the landlord. It turned out that nobody had rung the landlord.

2. Spoons. We owned twelve in January and three last month. Now there are twelve again. They had fallen behind the washing machine, it seems. Nobody remembers moving the washing machine.

3. Cleaning rota. Siobhan praised Chidi for doing the bathroom in the wrong week. Chidi had been going to praise Bao.

4. Electricity. Split four ways, the bill comes to 31 euros each. Bao asked whether it should not be split five ways, because of Lasse. Siobhan agreed that it was time for Chidi’s cousin to pay something. Chidi replied that Lasse was not a cousin, but Marisol’s friend. Marisol had never seen him before he appeared on the sofa eleven days ago, and had put up with him for Bao’s sake. Bao had assumed the same of Siobhan.

5. Lasse. He was called in from the kitchen, where he was baking. He explained that he had come to see the vacant room. A neighbour with a key had shown him round, said “Make yourself at home, they’ll let you know,” and gone out. He had not wanted to leave before he had heard.

6. The vacant room. Since Ayu moved out in August we have turned down twenty-two people, for being too quiet, too tidy, too cheerful or too keen (see the minutes of meetings two to eight).

7. Vote. Four in favour of Lasse, none against.

8. Any other business. Siobhan wished to give him the good news over the cake. Bao pointed out that the shower still drips, and suggested Friday. Agreed by all.`,
      questions: [
        choose(
          'What do these minutes mainly report?',
          'How a stranger won a vacant room',
          [
            ['How a stranger cheated four flatmates', 'Lasse told them the truth when they asked him.'],
            ['How a landlord had a flat repaired', 'The landlord had not even been rung.'],
            ['How a flat was divided between friends', 'A bill is divided; the flat is not.'],
          ],
          'Nobody knew Lasse. In the end: “Four in favour of Lasse, none against.”',
        ),
        choose(
          'What do the first three items have in common?',
          'A job was done by an unknown person.',
          [
            [
              'A mistake was made by all the tenants.',
              'They thanked the wrong people, but something good had been done.',
            ],
            ['A promise was broken by the landlord.', 'The landlord knew nothing about it.'],
            ['A person was blamed for no good reason.', 'People are thanked and praised; nobody is blamed.'],
          ],
          '“Nobody remembers moving the washing machine.”',
        ),
        write(
          'How much does each of the four have to pay if Lasse pays nothing?',
          [
            '31 euros',
            '31',
            '€31',
            '31 €',
            '31€',
            'thirty-one euros',
            'thirty one euros',
            'thirty-one',
            'thirty one',
            '31 euros each',
            'thirty-one euros each',
          ],
          '“Split four ways, the bill comes to 31 euros each.”',
        ),
        choose(
          'Why had nobody asked Lasse who he was?',
          'Each took him for another’s guest.',
          [
            ['Each was afraid of hurting his feelings.', 'Nothing is said of such a fear.'],
            ['Each had been told about him by Ayu.', 'Ayu moved out in August and did not know him.'],
            ['Each was asleep when he came home.', 'They all knew him from their sofa.'],
          ],
          'Marisol “had put up with him for Bao’s sake. Bao had assumed the same of Siobhan.”',
        ),
        trueOrFalse(
          'The four had had difficulty in choosing somebody for the room.',
          true,
          '“Since Ayu moved out in August we have turned down twenty-two people”',
        ),
        choose(
          'Why will Lasse not be told before Friday?',
          'They hope for one more repair.',
          [
            ['They hope for a better candidate.', 'All four voted for Lasse.'],
            ['They have to ask the landlord first.', 'Nobody suggests asking the landlord.'],
            ['They want to bake him a cake first.', 'There is a cake already: he is baking it.'],
          ],
          '“Bao pointed out that the shower still drips, and suggested Friday.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A room is free in a flat where three people live. One of them meets somebody who would like to have it.',
      a: {
        role: 'You live in the flat and are looking for a new tenant.',
        facts: [
          'The rent is 380 euros a month, and the bills are about 60. Whoever cleans the stairs of the building pays 20 less.',
          'The room is free from the first of the month. The deposit is 700 euros and can be paid in two halves.',
          'Each of you cooks for everybody on one evening a week. The new tenant’s day is Thursday, unless somebody swaps.',
          'One flatmate works at night and sleeps until one in the afternoon.',
        ],
        goals: [
          'Find out when B wants to move in, and for how long.',
          'Find out whether B can cook on Thursdays.',
          'Find out what noise B makes, and when.',
          'Agree on the rent, the first day and the rules, or say no politely.',
        ],
      },
      b: {
        role: 'You are looking for a room.',
        facts: [
          'You can pay 430 euros a month altogether, and you have 500 euros for a deposit.',
          'Your course lasts eight months. You need the room from the fifteenth and do not want to pay for two places.',
          'You love cooking, but you work in a restaurant on Thursday evenings.',
          'You play the trumpet for an hour a day, so far in the mornings.',
        ],
        goals: [
          'Find out what the room costs each month, and what could make it cheaper.',
          'Find out about the deposit, and from when the room is free.',
          'Find out what is expected of you in the kitchen.',
          'Find out when you could play, and agree on your first day.',
        ],
      },
      phrases: [
        'What does the rent include?',
        'I should mention that …',
        'Would it be a problem if …?',
        'Could we meet halfway?',
        'I’d be happy to … in return.',
        'We’d need you to …',
      ],
    },
    statements: [
      'Good friends make bad flatmates.',
      'You learn more about people from their kitchen than from their words.',
      'A flatmate who earns more should pay more.',
      'It is better to complain than to clean up in silence.',
      'A guest who stays for more than a week should pay part of the bills.',
      'Flats for one person are a waste of space.',
      'Students should have to share a flat with somebody over seventy.',
      'I would rather have one messy flatmate than three tidy ones.',
    ],
    questions: [
      'Which small habits are the hardest to live with, and why?',
      'What would you ask somebody who wanted to move in with you?',
      'How should flatmates settle an argument about noise, guests or the heating?',
      'What do you learn by living with people who are not your family?',
      'What would change if every house had one large kitchen for all its flats?',
    ],
    task: {
      instruction:
        'Four strangers are going to share a flat for a year. They will accept three rules, which may cost each of them at most two hours and 10 euros a week. Choose the three, and say what could still go wrong.',
      options: [
        'Dinner together every Sunday: an hour and a half, 4 euros',
        'One fridge for all, without names on anything: no time, 6 euros',
        'A cleaning rota, with an inspection on Fridays: one hour, nothing to pay',
        'Somebody who comes to clean, instead of a rota: no time, 8 euros',
        'Guests only if all have been told two days before: free, but hard on friendships',
        'Silence after ten, at weekends too: free, but hard on birthdays',
        'A meeting on Mondays, at which every complaint has to come with a compliment: half an hour',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to three people who share a flat and are looking for a fourth. Introduce yourself, say what you would bring to the flat, admit one habit that might annoy them, and ask two questions.',
  },
};
