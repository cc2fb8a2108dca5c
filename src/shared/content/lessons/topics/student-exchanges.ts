import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'exchange',
        'noun',
        'a visit: you stay with a student, who later stays with you',
        'Our school has an exchange with a school in Chile.',
      ),
      word('host family', 'phrase', 'the people that you live with in another country', 'My host family has two dogs.'),
      word('guest', 'noun', 'a person who visits you or stays in your home', 'Our guest sleeps in my brother’s room.'),
      word(
        'stay with',
        'phrase',
        'to live in somebody’s home for some time',
        'I am going to stay with a family in Japan.',
      ),
      word('abroad', 'adverb', 'in another country', 'She went to school abroad for a year.'),
      word('form', 'noun', 'a paper with questions and spaces for answers', 'Write your name at the top of the form.'),
      word('fill in', 'phrase', 'to write your answers on a paper', 'Please fill in this paper before Friday.'),
      word('homesick', 'adjective', 'sad because you are far from home', 'In the first week I was homesick.'),
      word(
        'feel at home',
        'phrase',
        'to be happy in a place and not like a visitor',
        'After a month I began to feel at home.',
      ),
      word(
        'polite',
        'adjective',
        'nice to other people in what you say and do',
        'It is polite to help in the kitchen.',
      ),
      word('favourite', 'adjective', 'that you like best', 'What is your favourite lesson in your new school?'),
      word('language', 'noun', 'the words that people of a country speak', 'I want to learn the language quickly.'),
      word('suitcase', 'noun', 'a big box that you take on a journey', 'There is a present for you in my suitcase.'),
      word('miss', 'verb', 'to be sad because somebody is not with you', 'I miss my sister and my cat.'),
    ],
    text: {
      title: 'Favourite food?',
      kind: 'text',
      genre: 'letter',
      text: `Dear Aino,

I am fine and not homesick. But I have to tell you about the eggs.

Before the exchange I filled in a form. One question was: “Favourite food?” I didn’t know many Spanish words, so I wrote “eggs”. My host family read the form carefully. On the first morning we had eggs for breakfast. In the evening there was an egg on my rice. On Sunday there were eggs in the soup! I was their guest and I wanted to be polite, so I ate everything.

After three weeks their son, Vicente, came to my room. “Do you really like eggs?” he asked.

“Not every day,” I said.

He laughed. “I hate them,” he said. “But Mum wanted you to feel at home.”

Today we had fish. It was wonderful!

In April Vicente is going to stay with us. This evening he filled in his form. Favourite food? He wrote: “Please ask me.”

Love,
Lumi`,
      questions: [
        choose(
          'What is Lumi’s letter about?',
          'Too much of one food',
          [
            ['A lesson in Spanish', 'Spanish is the language of the form, but there is no lesson.'],
            ['A son who cannot cook', 'Vicente does not cook in this letter.'],
            ['A meal in a restaurant', 'They all eat at home.'],
          ],
          'Lumi writes: “But I have to tell you about the eggs.”',
        ),
        choose(
          'Why did Lumi write “eggs”?',
          'It was a word that she knew.',
          [
            ['It was her sister’s idea.', 'We do not read that anybody helped her.'],
            ['It was the best food at home.', 'She does not say that she likes eggs best.'],
            ['It was on Vicente’s form, too.', 'He filled in his form weeks later.'],
          ],
          '“I didn’t know many Spanish words”, Lumi says. She knew this one.',
        ),
        trueOrFalse('Lumi told the family on the first day that she did not want eggs.', false, '“I ate everything”'),
        choose(
          'What did Vicente’s mother want?',
          'A happy guest',
          [
            ['A good cook', 'She does not ask Lumi to cook.'],
            ['A more polite son', 'We do not read that she talked to him about this.'],
            ['A quick meal', 'We do not read how long she cooked.'],
          ],
          'Vicente says: “But Mum wanted you to feel at home.”',
        ),
        write(
          'In which month is Vicente going to visit Lumi’s family?',
          ['April', 'in April', 'in the month April', 'the month of April'],
          '“In April Vicente is going to stay with us.”',
        ),
        choose(
          'Why does Vicente write “Please ask me”?',
          'He does not want Lumi’s problem.',
          [
            ['He wants to cook for Lumi’s family.', 'We do not read that he cooks.'],
            ['He does not understand the question.', 'His answer shows that he understands it well.'],
            ['He wants to eat eggs with Lumi’s family.', 'He says about eggs: “I hate them”.'],
          ],
          'The host family read one word and cooked it for weeks. With “Please ask me” that cannot happen.',
        ),
      ],
    },
    roleCards: {
      scene:
        'One of you is going to stay with the other one’s family for two weeks. You talk on the phone for the first time.',
      a: {
        role: 'You are at home. B is going to be your guest.',
        facts: [
          'B can sleep in your room, but you read with the light on until eleven. There is also a bed in the living room: your father makes coffee there at six.',
          'School starts at eight. You go by bike. There is a bus at ten to seven, and one at half past seven that is sometimes late.',
          'Your family eats together at six. On two days a week they can eat at seven.',
        ],
        goals: [
          'Find out how B sleeps.',
          'Find out if B can ride a bike.',
          'Find out when B wants to call home.',
          'Choose a bed, a way to school and the times for dinner with B.',
        ],
      },
      b: {
        role: 'You are the guest. You are a little nervous.',
        facts: [
          'You need a dark room. You go to bed at ten and get up at half past six.',
          'You cannot ride a bike, and you hate to be late.',
          'You want to call home at six on Monday, Wednesday and Friday. On Sunday your parents have time all day.',
        ],
        goals: [
          'Find out where you can sleep, and what it is like there.',
          'Find out how you can get to school.',
          'Find out when the family eats.',
          'Be polite, but say what you need.',
        ],
      },
      phrases: [
        'Where can I …?',
        'Is it OK if I …?',
        'What time do you …?',
        'I usually …',
        'That is a small problem, because …',
        'Then let’s …',
      ],
    },
    statements: [
      'Two weeks abroad is better than a year of lessons.',
      'A guest has to eat everything.',
      'You should not call home in the first week.',
      'I can live without my own room for a month.',
      'It is easy to find friends in a new school.',
      'A guest should help in the kitchen every day.',
      'It is more fun to have a guest than to be a guest.',
      'Fourteen is too young to go abroad without your parents.',
    ],
    questions: [
      'Which country would you like to live in for three months, and why?',
      'What would you show a guest in your town?',
      'What is different in every family’s home?',
      'What can you learn abroad that you cannot learn in a classroom?',
      'What would you put in your suitcase to show people where you come from?',
    ],
    task: {
      instruction:
        'A student from abroad has only one free Saturday in your town. You have nine hours and 50 pounds for the two of you. Choose three things, and say what comes first.',
      options: [
        'A trip on the river: three hours, 24 pounds, and you see the old town',
        'Cook a meal from your country: three hours, 15 pounds',
        'A museum with old trains: two hours, 20 pounds, good when it rains',
        'A walk in the hills with six of your friends: four hours, free, no fun when it rains',
        'A football match: three hours, 30 pounds, very loud',
        'The market: two hours, 10 pounds for fruit and little presents',
        'Games and music at home: three hours, free, and your guest can rest',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to your host family before an exchange. Say who you are, what you like to do and what you like to eat. Ask two questions about their home.',
  },
  hard: {
    words: [
      word(
        'adapt',
        'verb',
        'to change so that you fit a new situation',
        'It took me a month to adapt to the early dinners.',
      ),
      word(
        'settle in',
        'phrase',
        'to begin to feel comfortable in a new place',
        'New students need some time to settle in.',
      ),
      word(
        'cope with',
        'phrase',
        'to manage something difficult',
        'How did you cope with lessons in a foreign language?',
      ),
      word(
        'culture shock',
        'phrase',
        'a feeling of confusion in a country where everything is different',
        'Culture shock often comes in the second month.',
      ),
      word(
        'place',
        'verb',
        'to find a suitable home, school or job for somebody',
        'The office placed her with a family of six.',
      ),
      word('can’t stand', 'phrase', 'to dislike something or somebody very much', 'I can’t stand music at breakfast.'),
      word('irritate', 'verb', 'to make somebody a little angry', 'His wet towels irritated the whole family.'),
      word('wear out', 'phrase', 'to make somebody very tired', 'Speaking a new language all day wore me out.'),
      word(
        'mix up',
        'phrase',
        'to take one thing for another by mistake',
        'I mixed up the words for “tired” and “married”.',
      ),
      word(
        'file',
        'noun',
        'the papers about one person, kept together',
        'There is a photo of every student in the files.',
      ),
      word('keen', 'adjective', 'very interested in something', 'Our guest was a keen swimmer.'),
      word(
        'stable',
        'noun',
        'a building in which horses are kept',
        'On the farm, we cleaned the stable every morning.',
      ),
      word(
        'fluent',
        'adjective',
        'able to speak a language easily and well',
        'After a year abroad he was fluent in Polish.',
      ),
      word(
        'reserved',
        'adjective',
        'slow to show feelings or to talk to people',
        'The family seemed reserved at first.',
      ),
    ],
    text: {
      title: 'What do you do on a Sunday?',
      kind: 'dialogue',
      genre: 'interview',
      text: `Malia: You have placed more than six hundred exchange students with families abroad. How do you decide who goes where?
Dorota: I read the forms, of course. Then I cross out the part about hobbies.
Malia: Isn’t that the most important part?
Dorota: Everybody believes so. In my first year I sent a keen tennis player to a family that lived for tennis. It seemed perfect. But their son had always been the best in the house, and suddenly he wasn’t. By October the two couldn’t stand each other.
Malia: What do you look at instead?
Dorota: Sunday mornings. I ask both sides to describe one. A family that goes hiking at seven and a guest who gets up at noon will irritate each other, however much they all love tennis.
Malia: Couldn’t they adapt?
Dorota: To big things, yes. A new language, half a year of snow: people are proud of coping with those. It’s the small things that wear you out, like the way a door is closed.
Malia: Has nothing surprised you in all those years?
Dorota: The happiest year I know of was an accident. Long before I worked here, somebody mixed up two files. A girl who had asked for a big city and its theatres was sent to a farm, forty kilometres from the nearest stage. And she was afraid of horses.
Malia: Did she ask to be moved?
Dorota: Twice, in the first week, but the office was closed for the summer. When they finally rang back, she was cleaning the stable and refused to leave. She never learnt to ride. But for once she didn’t have to be good at anything.
Malia: Nobody could put that on a form. How do you know about it? Is it in your files?
Dorota: The files say that she went to the city. But I can still smell that stable.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'How to find a family that suits a guest',
          [
            ['How to learn a language with a family', 'A new language is only one example of a big thing.'],
            ['Why life on a farm is good for students', 'One girl liked it, but this is only one story.'],
            ['Why fewer students want to live abroad now', 'Nothing is said about how many want to go.'],
          ],
          'Malia’s question is: “How do you decide who goes where?”',
        ),
        choose(
          'What went wrong in the tennis family?',
          'The guest played better than the son.',
          [
            ['The guest had lied about being keen.', 'The guest was a keen player.'],
            ['The parents had no time for a guest.', 'Nothing is said about their time.'],
            [
              'The son had given up tennis by October.',
              'By October he could not stand the guest; he may still have played.',
            ],
          ],
          '“But their son had always been the best in the house, and suddenly he wasn’t.”',
        ),
        write(
          'Which part of the week do guests and families have to describe to Dorota?',
          [
            'Sunday morning',
            'Sunday mornings',
            'a Sunday morning',
            'one Sunday morning',
            'their Sunday morning',
            'their Sunday mornings',
            'on Sunday morning',
            'Sunday',
            'Sundays',
          ],
          '“Sunday mornings. I ask both sides to describe one.”',
        ),
        trueOrFalse(
          'Dorota thinks that great differences are harder to live with than little ones.',
          false,
          '“It’s the small things that wear you out, like the way a door is closed.”',
        ),
        choose(
          'Why did the girl stay on the farm?',
          'She had begun to enjoy it.',
          [
            ['She had learnt to ride well.', 'She never learnt it.'],
            ['She was not given an answer.', 'The office did ring back in the end.'],
            ['She was too far from the city.', 'It was far away, but that is not why she stayed.'],
          ],
          '“When they finally rang back, she was cleaning the stable and refused to leave.” It was “The happiest year”.',
        ),
        choose(
          'What does Dorota’s last answer suggest?',
          'She was the girl in the story.',
          [
            ['She was the one who made the mistake.', 'It happened long before she worked in the office.'],
            ['She has looked for the family in vain.', 'She does not speak of looking for anybody.'],
            ['She does not believe that it is true.', 'The files are wrong, but she has no doubts.'],
          ],
          'She knows more than the files do: “But I can still smell that stable.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A student from abroad has been living with a host family for three weeks. Both sides are unhappy. The student and the host sit down to talk.',
      a: {
        role: 'You are the host.',
        facts: [
          'You start work at five in the morning and go to bed at nine. You can hear every word from B’s room.',
          'Dinner is at seven and lasts an hour. It could be half an hour earlier.',
          'You stopped asking B to come on your Saturday trips when B said “Maybe later”. In your family, that means no.',
          'Behind the house there is a small workshop with good internet. It is cold there in the evening.',
        ],
        goals: [
          'Find out why B talks so late, and whether it could be earlier.',
          'Find out why B says so little at dinner.',
          'Find out whether B wants to do things with your family at all.',
          'Agree on two rules for the next month.',
        ],
      },
      b: {
        role: 'You are the student.',
        facts: [
          'You talk to your friends from nine to ten, when their school is over. On Tuesdays and Thursdays they are free at half past seven.',
          'At dinner everybody talks so fast that you cannot follow. You were too embarrassed to say so.',
          'You would love to come on the Saturday trips. You said “Maybe later” because you had not understood the question.',
        ],
        goals: [
          'Find out what your host minds about the evenings, and why.',
          'Find out why nobody asks you on Saturdays.',
          'Find out whether dinner could be at another time, and whether you could talk somewhere else.',
          'Keep at least three calls a week.',
        ],
      },
      phrases: [
        'There’s something I’ve been meaning to ask you.',
        'I had the impression that …',
        'I’m sorry, I didn’t realise that …',
        'Would you mind if …?',
        'What I find difficult is …',
        'How about trying … for a month?',
      ],
    },
    statements: [
      'You do not know your own country until you have left it.',
      'Exchange students should not be allowed to phone their friends at home every day.',
      'A host family should treat a guest exactly like its own children.',
      'A bad exchange teaches you more than a good one.',
      'Sixteen is the best age to spend a year abroad.',
      'An exchange with a village is worth more than one with a capital city.',
      'I would rather live with a family than in a house full of students.',
      'Meeting people online is as good as going abroad.',
    ],
    questions: [
      'Which habits in your country would confuse a guest most?',
      'How do people change when they speak another language?',
      'What would you find hardest to give up for a year?',
      'How can you tell whether a guest is being polite or is really happy?',
      'What could a town do so that visitors stop feeling like visitors?',
    ],
    task: {
      instruction:
        'A school can send three students to a small island for half a year. It has 5,000 euros for those who need support, and at least one of the three families must take a guest in return. Choose the three.',
      options: [
        'Adisa, 17: fluent, has been abroad twice; needs no money; no room for a guest',
        'Wen, 16: the best marks, has never spent a night away from home; needs 2,000 euros; can take a guest',
        'Zuri, 16: makes friends at once, hardly knows the language; needs 2,500 euros; no room for a guest',
        'Hamish, 15: reserved, plays three instruments; needs 1,000 euros; can take a guest in summer only',
        'Tala, 17: very keen, would have to repeat a school year; needs no money; can take a guest',
        'Andrei, 16: has been turned down twice; needs 3,000 euros; no room for a guest',
        'Kiran, 15: wants to study the sea, cannot stand the cold; needs 1,500 euros; can take two guests',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the organisers of a student exchange to apply for a place. Say where you would like to go and why, what you would find difficult there, and what a family could learn from you.',
  },
};
