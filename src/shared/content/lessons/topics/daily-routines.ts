import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('get up', 'phrase', 'to leave your bed after sleep', 'I get up at seven, but not on Sundays.'),
      word('go to bed', 'phrase', 'to lie down for the night', 'The children go to bed at eight.'),
      word('have a shower', 'phrase', 'to stand under warm water and wash', 'I have a shower in the evening.'),
      word('get dressed', 'phrase', 'to put on your clothes', 'He gets dressed in two minutes.'),
      word('get home', 'phrase', 'to come back to your house or flat', 'When do you get home from school?'),
      word('always', 'adverb', 'every time', 'She always drinks tea first.'),
      word('never', 'adverb', 'not at any time', 'I never eat before ten.'),
      word(
        'do the washing-up',
        'phrase',
        'to clean the plates and cups after a meal',
        'My brother does the washing-up.',
      ),
      word('tired', 'adjective', 'needing sleep or rest', 'I am always tired on Monday.'),
      word('have breakfast', 'phrase', 'to eat in the morning', 'We have breakfast on the balcony.'),
      word('wake up', 'phrase', 'to stop sleeping', 'I wake up when the birds start to sing.'),
      word(
        'brush your teeth',
        'phrase',
        'to make your mouth clean, usually in the morning and at night',
        'Brush your teeth before bed.',
      ),
      word('usually', 'adverb', 'nearly every time', 'I usually walk to work.'),
      word('early', 'adjective', 'before the usual time', 'Six o’clock is too early for me.'),
    ],
    text: {
      title: 'Too much salt',
      kind: 'text',
      genre: 'story',
      text: `Noor and Emil have the same kitchen and the same sofa, but they never meet. Noor is a nurse and works at night. She gets home at seven, has a shower and goes to bed.

Emil gets up at six, gets dressed and leaves at half past six. When he gets home, Noor is at work again. At weekends he is with his parents. They write notes. “There’s soup for you.” “Thanks! I did the washing-up.”

Noor always takes bus 9 home. At the market she gets off, and a man with a red bag gets on. They always smile.

Last Monday the bus stopped at the market and did not start again. Noor and the man had a coffee.

“You look tired,” he said. “Do you have to cook now? I’m lucky. My flatmate makes soup for me, but there’s always too much salt in it.”

Noor put down her cup. “Then write that in a note,” she said.`,
      questions: [
        choose(
          'What is the story about?',
          'Two flatmates who do not know each other',
          [
            ['Two nurses who work in the same hospital', 'Noor is a nurse. We do not read that Emil is one.'],
            ['Two people who are always late for the bus', 'The bus has a problem one day. They are not late.'],
            ['Two friends who look for a flat together', 'They have a flat already.'],
          ],
          'They “have the same kitchen and the same sofa, but they never meet”. The man at the market is Emil.',
        ),
        write(
          'What time does Emil get up?',
          [
            'six',
            'at six',
            '6',
            'at 6',
            'six o’clock',
            'at six o’clock',
            '6 o’clock',
            'at 6 o’clock',
            '6:00',
            '6.00',
            '6 am',
            '6am',
            '6 a.m.',
            'at 6 am',
            'six in the morning',
          ],
          '“Emil gets up at six”',
        ),
        trueOrFalse('Noor and Emil have time together on Saturdays.', false, '“At weekends he is with his parents.”'),
        choose(
          'Why do they write notes?',
          'One is out when the other is in.',
          [
            ['They do not like each other’s food.', 'Emil eats her soup. He wants less salt, that is all.'],
            ['One of them does not have a phone.', 'We do not read about phones.'],
            ['They are too tired to talk at home.', 'Noor looks tired, but they never meet at home.'],
          ],
          '“When he gets home, Noor is at work again.”',
        ),
        choose(
          'Why did they have a coffee?',
          'The bus had a problem.',
          [
            ['Emil had a free day.', 'He wanted to take the bus, as he always does.'],
            ['Noor was very hungry.', 'She was tired. We do not read that she was hungry.'],
            ['The bus came too early.', 'It came, and then it did not start again.'],
          ],
          '“Last Monday the bus stopped at the market and did not start again.”',
        ),
        choose(
          'What does Noor understand in the café?',
          'This man eats her soup.',
          [
            ['This man cooks very well.', 'It is Noor who cooks.'],
            ['This man lives alone.', 'He has a flatmate.'],
            ['This man works at night.', 'It is Noor who works at night.'],
          ],
          'He says: “My flatmate makes soup for me”. She says: “Then write that in a note”.',
        ),
      ],
    },
    roleCards: {
      scene: 'From Monday you share a small flat with one bathroom. You both leave home at half past seven.',
      a: {
        role: 'You love music and long showers.',
        facts: [
          'You never get up before half past six.',
          'You need half an hour in the bathroom, and then ten minutes for breakfast.',
          'You get home at six. You have to play the trumpet for an hour every evening.',
          'You like cooking. You hate the washing-up.',
        ],
        goals: [
          'Find out when B gets up, and how long B needs for everything.',
          'Find out when B needs quiet.',
          'Find out what B can do in the kitchen, and make a plan for the day.',
        ],
      },
      b: {
        role: 'You love your breakfast and your sleep.',
        facts: [
          'You get up at half past six. You need twenty minutes in the bathroom.',
          'You always sit down for breakfast, for half an hour. You can have it before or after your shower.',
          'You study at home from six to seven in the evening, and you go to bed at nine. You need quiet then.',
          'You cannot cook. You like to wash plates, because you can think then.',
        ],
        goals: [
          'Find out when A gets up, and how long A is in the bathroom.',
          'Find out what A does in the evening.',
          'Find out what A likes and hates in the kitchen, and make a plan for the day.',
        ],
      },
      phrases: [
        'What time do you get up?',
        'How long do you need for …?',
        'Can you do that before …?',
        'I need the bathroom from … to …',
        'I can …, and then you can …',
        'Is that OK for you?',
      ],
    },
    statements: [
      'It is good to get up early.',
      'Breakfast is the best meal of the day.',
      'I do the same things every day, and I like it.',
      'A phone should not be in the bedroom.',
      'School and work should start at ten.',
      'Everybody should make their bed in the morning.',
      'A shower in the evening is better than a shower in the morning.',
      'I am happy on Monday mornings.',
    ],
    questions: [
      'What do you always do in the first ten minutes of your day?',
      'What time of the day do you like best, and why?',
      'What is different about your weekends?',
      'What do people in your country usually do in the evening?',
      'In which jobs do people have a difficult day, and why?',
    ],
    task: {
      instruction:
        'Your group is at a summer camp. Every day you have six hours after lunch, and ten pounds each. You have to eat dinner. Make a plan for the day with three or four of these.',
      options: [
        'Swim in the lake: two hours, free, but the water is cold',
        'Sleep after lunch: one hour, free',
        'Cook dinner together: two hours, 2 pounds each',
        'Dinner in the camp restaurant: one hour, 5 pounds each',
        'Go by bike to the old town: three hours, 4 pounds each',
        'Music and stories by the fire: two hours, 1 pound each',
        'Time with your phone: one hour, 3 pounds each for the internet',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to your new flatmate. Say when you get up, what you do in the morning and in the evening, and when you need quiet. Ask two questions about your flatmate’s day.',
  },
  hard: {
    words: [
      word(
        'routine',
        'noun',
        'the things that one does in the same order every day',
        'My routine falls apart on holiday.',
      ),
      word(
        'habit',
        'noun',
        'something that one does often, without thinking',
        'Reading in the bath is a habit of mine.',
      ),
      word('alarm', 'noun', 'a clock or phone that wakes people', 'She sets three alarms and ignores two.'),
      word('oversleep', 'verb', 'to wake up later than one meant to', 'He overslept and missed the first lesson.'),
      word('nap', 'noun', 'a short sleep during the day', 'My grandfather takes a nap after lunch.'),
      word('willpower', 'noun', 'the strength to make oneself do something', 'It takes willpower to run in the rain.'),
      word('stretch', 'verb', 'to make one’s body or arms long', 'I stretch for five minutes before breakfast.'),
      word('wind down', 'phrase', 'to relax slowly after being busy', 'She winds down with a crossword.'),
      word('get round to', 'phrase', 'to do at last what one has long meant to do', 'I never get round to ironing.'),
      word('on autopilot', 'phrase', 'without paying attention', 'I walk to the station on autopilot.'),
      word('put off', 'phrase', 'to decide to do something later', 'We put off the cleaning until Sunday.'),
      word(
        'stick to',
        'phrase',
        'to continue with a plan and not change it',
        'Hardly anybody sticks to a new timetable.',
      ),
      word('lie-in', 'noun', 'a longer time in bed in the morning', 'On Sundays we allow ourselves a lie-in.'),
      word('chore', 'noun', 'a small boring job in the house', 'Everybody here has one chore a day.'),
    ],
    text: {
      title: 'Up at half past four',
      kind: 'dialogue',
      genre: 'interview',
      text: `Ines: Rashid Omari, your book Up Before the Birds has sold half a million copies. Take us through your routine.
Rashid: The alarm goes off at half past four. I never oversleep, because I keep it at the far end of the corridor. Then I take a cold shower, stretch for forty minutes and write down three things that I’m grateful for.
Ines: Such as?
Rashid: Warm showers, mostly.
Ines: And breakfast?
Rashid: Not before nine. By then I’ve run eight kilometres, read a hundred pages and planned my day in blocks of fifteen minutes.
Ines: I would need a lot of willpower for that.
Rashid: Only for the first two months. After that it’s a habit, and you do it on autopilot.
Ines: So at nine you sit down to write?
Rashid: At nine I answer emails. People have endless questions about the routine. At noon I have a nap, as you would if you’d been up since half past four. Then there are talks and interviews, and from six I wind down, so as to be asleep by half past eight.
Ines: I’ve been adding it up, and I can’t find the block in which you write.
Rashid: No. I keep meaning to get round to it.
Ines: But you did write a book.
Rashid: That was earlier. I wrote it between eleven at night and two in the morning, at the kitchen table, over cold pizza, once the baby had finally dropped off. I had no routine in those days. I had three hours, and I was terrified of losing them.
Ines: None of that is in the book.
Rashid: My publisher felt that nobody would want to copy it.
Ines: And your second book? Your readers have been waiting for four years.
Rashid: I know. But my daughter is five now, and sleeps all night. To be honest, I’ve thought of borrowing a baby.`,
      questions: [
        choose(
          'What does the interview reveal about Rashid?',
          'His routine keeps him from his real work.',
          [
            ['His routine exists only in his book.', 'He does follow it, from half past four on.'],
            ['His routine is what made him a good writer.', 'He had no routine when he wrote his book.'],
            ['His routine has become too hard to stick to.', 'He says that he does it on autopilot.'],
          ],
          'Ines says: “I can’t find the block in which you write.”',
        ),
        choose(
          'Why does Rashid keep the alarm in the corridor?',
          'He has to leave his bed to turn it off.',
          [
            ['He does not want to wake up his daughter.', 'His daughter sleeps all night, but that is not the reason.'],
            ['He begins his exercises in that part of the flat.', 'He does not say where he stretches.'],
            ['He cannot fall asleep while a clock is ticking.', 'Nothing is said of noise or of a ticking clock.'],
          ],
          '“I never oversleep, because I keep it at the far end of the corridor.”',
        ),
        trueOrFalse(
          'According to Rashid, the routine takes as much effort after years as it does at first.',
          false,
          'He needed willpower “Only for the first two months. After that it’s a habit”.',
        ),
        write(
          'What did Rashid eat while he was writing his book?',
          ['cold pizza', 'pizza', 'some cold pizza', 'a cold pizza', 'some pizza', 'a pizza'],
          '“at the kitchen table, over cold pizza”',
        ),
        choose(
          'Why was the way in which the book was written left out of it?',
          'It would not have appealed to readers.',
          [
            ['It would have been boring for his family.', 'What his family thought is not mentioned.'],
            ['It had been described in an earlier book.', 'It is his first; they are waiting for the second.'],
            ['It had been forgotten by Rashid himself.', 'He remembers it well, even the pizza.'],
          ],
          '“My publisher felt that nobody would want to copy it.”',
        ),
        choose(
          'What does Rashid imply with his last sentence?',
          'He got more done when time was short.',
          [
            ['He was a better father than he is today.', 'He talks about his work, and not about himself as a father.'],
            ['He would like to have a larger family soon.', 'The baby is a joke: it is to be borrowed.'],
            ['He sleeps too little to finish what he begins.', 'He has a nap and is asleep by half past eight.'],
          ],
          'With a baby he wrote a book: “I had three hours, and I was terrified of losing them.” Since then he has not got round to it.',
        ),
      ],
    },
    roleCards: {
      scene:
        'From next month you share one job: the information desk of a museum. It is open from nine to five, Tuesday to Saturday. Each of you has to work twenty hours a week.',
      a: {
        role: 'You are at your best in the morning.',
        facts: [
          'You get up at five. After three in the afternoon you become slow, and visitors notice.',
          'You are at a language course all day on Wednesdays.',
          'You have no plans for Saturdays, but you like to cook lunch for friends on one of them each month.',
        ],
        goals: [
          'Find out when B cannot work, and how far B has to travel.',
          'Find out when B is at their best.',
          'Agree on a plan for the five days. Get as many mornings as you can.',
        ],
      },
      b: {
        role: 'You are at your best in the afternoon.',
        facts: [
          'You stay up late, and you are not good company before eleven. You could bear it once or twice a week.',
          'On Friday mornings you teach swimming until twelve.',
          'You travel for an hour each way, so you will not come in for fewer than four hours a day.',
        ],
        goals: [
          'Find out when A cannot work, and what A does on Saturdays.',
          'Find out at what time of day A is no longer at their best.',
          'Agree on a plan for the five days. Get at least one day completely off.',
        ],
      },
      phrases: [
        'I’m no use to anybody before …',
        'Which days are impossible for you?',
        'Would you mind doing …, if I did …?',
        'How many hours does that make?',
        'I could live with that, provided that …',
        'Let’s go through the week once more.',
      ],
    },
    statements: [
      'People who get up early are no better than others; they only talk about it more.',
      'Without a routine, nobody achieves anything great.',
      'Everybody should be bored once a day.',
      'The best ideas come while one is doing something else.',
      'A weekend with a plan is not a weekend.',
      'It is harder to change a habit than to change a job.',
      'No employer should be allowed to write to staff after six in the evening.',
      'I could tell you exactly what I will be doing at this time next Tuesday.',
    ],
    questions: [
      'Which part of your day do you spend on autopilot?',
      'What would you do with an extra hour each day that could not be used for work?',
      'How did people’s days differ from yours when your grandparents were young?',
      'Which habit of somebody you know would you like to copy?',
      'Why do so many people enjoy reading about the routines of the famous?',
    ],
    task: {
      instruction:
        'A school runs from eight to half past two, with an hour for lunch. It wants its students to be less tired. Choose three changes. The day must not end after four, and there are 20,000 pounds a year.',
      options: [
        'Start at nine: the day ends an hour later',
        'Two hours for lunch: the day ends an hour later',
        'Half an hour of rest in dark, quiet rooms after lunch: the day ends half an hour later, 8,000 pounds',
        'Lessons that are five minutes shorter: the day ends half an hour earlier, and less is learnt',
        'Half an hour of sport before the first lesson: the day ends half an hour later, 5,000 pounds',
        'A hot breakfast for all from half past seven: 15,000 pounds',
        'No homework on three days a week: free, but some parents will protest',
      ],
    },
    writing:
      'Write a blog post of 150 to 190 words for young people who are about to live on their own for the first time. Recommend one habit and warn against another, with an example of each from a day that went well or badly.',
  },
};
