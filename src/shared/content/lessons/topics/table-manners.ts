import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('polite', 'adjective', 'with good manners, nice to other people', 'It is polite to say thank you.'),
      word('rude', 'adjective', 'with bad manners, not nice to other people', 'It is rude to read at the table.'),
      word('guest', 'noun', 'a person who visits you', 'The guest always gets the best chair.'),
      word('plate', 'noun', 'a flat round thing that you put food on', 'There is still some rice on your plate.'),
      word('hungry', 'adjective', 'needing to eat something', 'Are you hungry? Dinner is ready.'),
      word('full', 'adjective', 'not able to eat any more', 'No, thank you. I’m full.'),
      word('delicious', 'adjective', 'very good to eat', 'This soup is delicious.'),
      word('finish', 'verb', 'to eat or do all of something', 'Finish your vegetables, please.'),
      word('leave', 'verb', 'to let food stay on your plate', 'You can leave the fish if you don’t like it.'),
      word('spoon', 'noun', 'a thing that you eat soup with', 'I need a spoon for my soup.'),
      word('pass', 'verb', 'to give something to a person at the table', 'Can you pass the salt, please?'),
      word('napkin', 'noun', 'a piece of paper or cloth for your mouth and hands', 'Put the napkin on your knees.'),
      word('chopsticks', 'noun', 'two long, thin pieces of wood for eating', 'She eats everything with chopsticks.'),
      word('help yourself', 'phrase', 'take some food if you want it', 'There is more bread. Please help yourself!'),
    ],
    text: {
      title: 'More rice?',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Sefa: Bao, come into the kitchen for a minute. Are you all right?
Bao: I’m so full! Your uncle gave me rice three times.
Sefa: Four times. Why do you always eat it all?
Bao: My parents say that it’s rude to leave food. So I finish my plate, and then he gives me more.
Sefa: Of course he does! In our house an empty plate means “I’m still hungry”.
Bao: Oh no. What can I do?
Sefa: Leave one spoon of rice. Then say that it was delicious.
Bao: Isn’t that rude?
Sefa: No, it’s polite. And do it now, please. My uncle is at the neighbours’ house. He’s asking for more rice.
Bao: So that’s why you left half of your fish at our house in May!
Sefa: Yes. I was a good guest. I loved that fish!
Bao: My father thought that you hated it.
Sefa: Really? Is that why there was only bread and cheese the next time?`,
      questions: [
        choose(
          'What do Sefa and Bao talk about?',
          'Different manners in two families',
          [
            ['Different ways to cook rice', 'They eat rice, but they do not say how to cook it.'],
            ['Different plans for a dinner', 'The dinner is now. They do not plan one.'],
            ['Different kinds of food in two countries', 'They do not talk about countries.'],
          ],
          'Bao says: “My parents say that it’s rude to leave food.” Sefa says: “In our house an empty plate means ‘I’m still hungry’.”',
        ),
        trueOrFalse('Bao is still hungry.', false, '“I’m so full!”'),
        choose(
          'Why does Bao get more and more rice?',
          'He always finishes what he has.',
          [
            ['He always asks for a little more.', 'He does not ask. The uncle gives it to him.'],
            ['He always says that he is hungry.', 'He says nothing, but his empty plate “says” it.'],
            ['He always gives his rice to Sefa.', 'He eats it all.'],
          ],
          '“So I finish my plate, and then he gives me more.”',
        ),
        write(
          'Where is the uncle now?',
          [
            'at the neighbours’ house',
            'the neighbours’ house',
            'at the neighbours’',
            'the neighbours’',
            'with the neighbours',
            'next door',
            'at the neighbours',
            'in the neighbours’ house',
            'at the neighbour’s house',
            'at the neighbour’s',
          ],
          '“My uncle is at the neighbours’ house.”',
        ),
        choose(
          'Why did Sefa leave half of the fish in May?',
          'Sefa wanted to be polite.',
          [
            ['Sefa was not hungry then.', 'We do not read that.'],
            ['Sefa did not like the fish.', '“I loved that fish!”'],
            ['Sefa wanted bread and cheese.', 'There was bread and cheese the next time.'],
          ],
          '“I was a good guest.”',
        ),
        choose(
          'Why did Bao’s father give Sefa bread and cheese?',
          'He wanted Sefa to like the meal.',
          [
            ['He wanted Sefa to leave a little early.', 'Nobody says that the visit was short.'],
            ['He had no more fish in the house.', 'Nobody says so. He thought that Sefa hated fish.'],
            ['He was not at home to cook.', 'We do not read where he was.'],
          ],
          '“My father thought that you hated it.” So the next time he did not make fish.',
        ),
      ],
    },
    roleCards: {
      scene: 'One of you invites the other one and two more people from the same family to dinner on Saturday.',
      a: {
        role: 'You cook on Saturday. B comes to your house for the first time.',
        facts: [
          'You come home from work at six. Then you need twenty minutes in the kitchen.',
          'You are going to make soup, fish and rice. The meal takes two hours.',
          'At your house everybody sits on the floor and takes off their shoes. You have one chair.',
        ],
        goals: [
          'Find out which buses B’s family can take.',
          'Find out what they do not eat.',
          'Find out if everybody can sit on the floor.',
          'Say when the meal starts, and what each person is going to eat.',
        ],
      },
      b: {
        role: 'You come with your uncle and your little brother.',
        facts: [
          'Your bus comes to A’s street at 6.15 or at 7.15. The last bus home is at 8.45.',
          'Your uncle does not eat fish. Your brother does not eat soup.',
          'Your uncle cannot sit on the floor.',
        ],
        goals: [
          'Find out when A comes home, and how long the meal takes.',
          'Find out what there is to eat.',
          'Find out what guests do at A’s house.',
          'Take the right bus, and make sure that nobody stays hungry.',
        ],
      },
      phrases: [
        'What time can you …?',
        'Is there anything that … doesn’t eat?',
        'What do we do when …?',
        'Don’t worry, we can …',
        'Can I bring …?',
        'That’s very kind of you.',
      ],
    },
    statements: [
      'It is rude to have a phone on the table.',
      'A guest has to eat everything.',
      'Children should stay at the table until everybody is finished.',
      'Food is better when you eat it with your hands.',
      'It is all right to make a noise when you eat soup.',
      'I like to eat alone sometimes.',
      'It is better to eat hot food now than to wait for the others.',
      'Table manners are more important at home than in a restaurant.',
    ],
    questions: [
      'What do people say before or after a meal where you live?',
      'What is rude at the table in your country?',
      'What can you do when you do not like the food at a friend’s house?',
      'Which food is difficult to eat politely?',
      'What is a good present for the person who cooks for you?',
    ],
    task: {
      instruction:
        'Three hundred students eat in a school canteen. It is loud, and the tables are dirty. The school has 500 pounds. Choose three ideas, and say which one comes first.',
      options: [
        'No phones at the table: free, but not everybody is going to like it',
        'Two minutes without a word when the meal starts: free',
        'All students clean their own place: 100 pounds for what they need',
        'Teachers and students sit at the same tables: free',
        'Thick curtains, so that it is not so loud: 400 pounds',
        'Nice plates and glasses: 300 pounds, and some are going to break',
        'A prize for the best table every week: 200 pounds a year',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend from another country who is going to eat with your family. Say when the meal starts, what you do at the table and what you never do. Tell your friend not to worry about one thing.',
  },
  hard: {
    words: [
      word('etiquette', 'noun', 'the rules for polite behaviour', 'Etiquette is different in every country.'),
      word('cutlery', 'noun', 'knives, forks and spoons', 'Put the cutlery on the plate when you have finished.'),
      word(
        'napkin',
        'noun',
        'a piece of cloth or paper for your mouth and fingers',
        'He folded his napkin after the meal.',
      ),
      word('tuck', 'verb', 'to push the edge of a cloth in somewhere', 'The child tucked a napkin into his shirt.'),
      word('course', 'noun', 'one of the parts of a meal', 'The main course was cold.'),
      word(
        'awkward',
        'adjective',
        'embarrassing or a little uncomfortable',
        'There was an awkward pause before the soup.',
      ),
      word('correct', 'verb', 'to tell people that they have done something wrong', 'It is rude to correct a guest.'),
      word('flawless', 'adjective', 'without a single mistake', 'Her manners were flawless.'),
      word('rinse', 'verb', 'to wash something quickly in water', 'You can rinse your fingers in this bowl.'),
      word('discreetly', 'adverb', 'in a way that others do not notice', 'He discreetly hid the bone under a leaf.'),
      word(
        'point out',
        'phrase',
        'to tell somebody about a fact or mistake',
        'She pointed out that his sleeve was in the sauce.',
      ),
      word(
        'considerate',
        'adjective',
        'always thinking of how others feel',
        'A considerate host asks what people eat.',
      ),
      word('host', 'noun', 'somebody who has invited guests', 'The host should be the last to sit down.'),
      word(
        'slurp',
        'verb',
        'to drink or eat something with a loud noise',
        'In some places you may slurp your noodles.',
      ),
    ],
    text: {
      title: 'The wrong fork',
      kind: 'text',
      genre: 'review',
      text: `I signed up for “Five Evenings at Table” because of a napkin. At a dinner with my new employer I had tucked mine into my collar, and the awkward silence lasted until the cheese. Never again, I thought, and paid.

The lessons take place in the dining room of an old hotel, and you get a great deal for your money. Our teacher, Anahit Sarkis, never raises her voice. The twelve of us learned in which order the cutlery is used, how to eat an artichoke, and where an olive stone goes. By the third week I had started to correct my family. By the fourth they had started to eat without me.

On the last evening there was an exam: a dinner of six courses, with our teacher at the head of the table. I was flawless. Then, during the fish, I noticed that she had picked up the wrong fork. A little later she drank from the bowl of water that was meant for rinsing our fingers. I waited for somebody to speak. When nobody did, I leaned over and discreetly pointed out both mistakes.

“Thank you,” she said. “That was the exam.”

She makes the same mistakes every time, it turns out, and watches. Two people had quietly changed to the wrong fork themselves. A third had raised his own bowl and drunk it to the last drop. Those three passed with top marks. Eight had looked the other way, and simply passed. I am invited to take the course again, free of charge.

Five stars. It would have been four, but it wouldn’t be polite to mention the soup.`,
      questions: [
        choose(
          'What is the review mainly about?',
          'A course that tests more than knowledge',
          [
            ['A course that costs more than it is worth', 'The writer gets “a great deal” for the money.'],
            ['A hotel whose meals are better than its staff', 'The hotel is only the place where the course is held.'],
            ['A teacher who is not as good as her students', 'Her mistakes are made on purpose.'],
          ],
          'Knowing every rule is not enough. “Thank you,” she said. “That was the exam.”',
        ),
        choose(
          'Why did the reviewer take the course?',
          'After an embarrassing work dinner',
          [
            ['After a quarrel with the family', 'The trouble with the family came later.'],
            ['Before an interview for a new job', 'The reviewer had the job already.'],
            ['Before an important stay at a hotel', 'The hotel is where the course takes place.'],
          ],
          'It happened “At a dinner with my new employer”, and “the awkward silence lasted until the cheese”.',
        ),
        write(
          'How many people took the course?',
          ['twelve', '12', 'twelve people', '12 people'],
          '“The twelve of us learned in which order the cutlery is used”',
        ),
        trueOrFalse(
          'The teacher used the wrong fork because she was nervous.',
          false,
          '“She makes the same mistakes every time, it turns out, and watches.”',
        ),
        choose(
          'Why did one man drink from his bowl during the teacher’s exam?',
          'He did not want her to feel foolish.',
          [
            ['He wanted to amuse the other students.', 'It was no joke: he was given top marks for it.'],
            ['He had not understood what it was for.', 'Then he would not have passed with top marks.'],
            ['He had been told to do so in a lesson.', 'The bowl “was meant for rinsing our fingers”.'],
          ],
          'He and two others did as their teacher did, so that she was not alone. “Those three passed with top marks.”',
        ),
        choose(
          'What does the last paragraph suggest about the reviewer?',
          'The lesson has been only half learned.',
          [
            [
              'The result of the exam still seems unfair.',
              'The reviewer gives five stars and does not complain of it.',
            ],
            ['The soup was the best part of the evening.', 'The soup would have cost the course a star.'],
            ['The course will not be taken a second time.', 'We are not told whether the invitation is accepted.'],
          ],
          'The reviewer wants to be kind, and yet names the soup: “it wouldn’t be polite to mention the soup”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two colleagues plan a dinner for visitors from a partner firm abroad. One of you knows the visitors, and the other one knows the restaurants.',
      a: {
        role: 'You have worked with the visitors for a year.',
        facts: [
          'There will be ten of you: eight visitors and you two. Three of the visitors eat no meat.',
          'They do not sit down to dinner before half past eight, and they find it rude to talk business before the dessert.',
          'A taxi will pick them up at the restaurant at a quarter to eleven.',
          'Their director never touches food with her fingers.',
        ],
        goals: [
          'Find out what each restaurant is like, and what it costs.',
          'Find out how much the firm will pay.',
          'Find out how much time B needs for business, and agree on place, menu and times.',
        ],
      },
      b: {
        role: 'You book the table and have to talk about a contract.',
        facts: [
          'The Long Table: 30 euros each for shared dishes that are eaten with the fingers. It takes an hour and a half, from nine. Forks are brought on request, but the cook does not like it.',
          'The Silver Room: 45 euros for six courses in three hours, or 38 for four courses in two hours. A table is free from eight.',
          'Both restaurants also cook without meat. The firm pays 400 euros at most.',
          'You need twenty minutes for the contract, and there is no other time for it.',
        ],
        goals: [
          'Find out how many people will come, and what they eat.',
          'Find out which customs matter to them.',
          'Find out when they have to leave, and choose a restaurant with A.',
        ],
      },
      phrases: [
        'They might be offended if …',
        'Would it be acceptable to …?',
        'How long do we need for …?',
        'That comes to … for all of us.',
        'I’d rather risk … than …',
        'Let’s leave … until the dessert.',
      ],
    },
    statements: [
      'Table manners are mainly a way of keeping other people out.',
      'It is worse to correct a guest than to eat with your mouth open.',
      'A phone on the table is ruder than an elbow on the table.',
      'You can judge people by the way they treat a waiter.',
      'Visitors should follow the customs of the house, however odd they find them.',
      'It is all right to lie about the food.',
      'Restaurants should be allowed to send noisy guests away.',
      'Formal dinners bring out the worst in people.',
    ],
    questions: [
      'Which rule at the table makes sense to you, and which one does not?',
      'How do people eat differently when nobody is watching?',
      'What would you tell a visitor before a first meal in your country?',
      'When is it right to tell people that they are being rude?',
      'How have phones changed the way in which people eat together?',
    ],
    task: {
      instruction:
        'In a youth hostel, sixty guests from all over the world eat at long tables, and there are complaints every evening. There is room on the wall for three rules, and the staff have ten minutes in all to see to them each evening. Choose the three rules.',
      options: [
        'Phones go into a basket at the door: five minutes',
        'Nobody starts before the whole table has been served: no time at all, but the food gets cold',
        'Take what you like, but eat what you take: three minutes',
        'Sit next to somebody new every evening: four minutes, and shy guests hate it',
        'Eat as you do at home, and make no remarks about the others: no time at all, and hard to check',
        'Each table washes up for itself: six minutes',
        'Low voices after nine: two minutes, but some groups arrive late',
      ],
    },
    writing:
      'Write a review of 150 to 190 words for a travel website about a meal, real or invented, at which the customs were new to you. Describe the place and two of its customs, admit one mistake that you made, and tell other travellers how to behave.',
  },
};
