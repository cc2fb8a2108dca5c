import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('o’clock', 'adverb', 'a word for the full hour, for example 3:00', 'School starts at eight o’clock.'),
      word('half past', 'phrase', 'thirty minutes after the full hour', 'I get up at half past six.'),
      word('quarter past', 'phrase', 'fifteen minutes after the full hour', 'The film starts at quarter past seven.'),
      word('quarter to', 'phrase', 'fifteen minutes before the full hour', 'We eat lunch at quarter to one.'),
      word('minute', 'noun', 'sixty seconds', 'The train is coming in five minutes.'),
      word('hour', 'noun', 'sixty minutes', 'The lesson is one hour long.'),
      word('clock', 'noun', 'a thing on a wall or a table that shows the time', 'There is a big clock in the station.'),
      word('watch', 'noun', 'a thing on your arm that shows the time', 'My watch is a present from my aunt.'),
      word('early', 'adjective', 'before the right time', 'I was ten minutes early for the lesson.'),
      word('late', 'adjective', 'after the right time', 'Sorry, am I late?'),
      word('on time', 'phrase', 'not early and not late', 'The bus is always on time.'),
      word('fast', 'adjective', 'showing a time that has not come yet', 'This clock is ten minutes fast.'),
      word('midnight', 'noun', 'twelve o’clock at night', 'We went to bed at midnight.'),
      word('midday', 'noun', 'twelve o’clock in the day', 'It is very hot here at midday.'),
    ],
    text: {
      title: 'Five minutes fast',
      kind: 'text',
      genre: 'story',
      text: `Our bus leaves at twenty to eight, and we were often late for it.

One Sunday evening the kitchen clock was right. Mum made it five minutes fast and did not tell us. At half past nine, Dad came in and did the same. My sister Vesna did it at ten o’clock. I did it last, just before midnight.

On Monday we did not finish our breakfast. The clock said twenty-five to eight, so we ran out of the house. In the street Vesna looked at her watch. “It’s only quarter past seven!” she said.

Then four people said sorry. It was cold, but the baker’s shop at the bus stop was open. We sat there with warm bread and talked and laughed until the bus came.

In the evening Dad put the clock right. On Tuesday we had breakfast at home, quickly, and nobody said a word.

Today the clock is twenty minutes fast again. We know it, and nobody is going to change it.`,
      questions: [
        choose(
          'What is the story about?',
          'Four people with the same secret idea',
          [
            ['Four people with a new kitchen clock', 'It is the old clock. They only change the time on it.'],
            ['Four people on the wrong morning bus', 'They are too early for the bus, but it is the right one.'],
            ['Four people with a shop at the bus stop', 'The shop is the baker’s. The family only eats there.'],
          ],
          'Mum “did not tell us”, and Dad “did the same”, and so did the two children.',
        ),
        write(
          'What time does the bus leave?',
          [
            'twenty to eight',
            'at twenty to eight',
            '20 to 8',
            'at 20 to 8',
            '7:40',
            'at 7:40',
            '7.40',
            'at 7.40',
            '07:40',
            '07.40',
            '7:40 am',
            '7.40 am',
            'twenty to 8',
            'at twenty to 8',
            'twenty minutes to eight',
            'seven forty',
            'at seven forty',
          ],
          '“Our bus leaves at twenty to eight”',
        ),
        trueOrFalse(
          'Dad changed the clock before Vesna.',
          true,
          'Dad did it “At half past nine” and Vesna “at ten o’clock”.',
        ),
        choose(
          'How fast was the clock on Monday morning?',
          'Twenty minutes',
          [
            ['Five minutes', 'One person made it five minutes fast, but there were four.'],
            ['Ten minutes', 'That is what Mum and Dad did. The children changed it too.'],
            ['Fifteen minutes', 'There were four people, not three.'],
          ],
          '“The clock said twenty-five to eight”, but it was “only quarter past seven”.',
        ),
        choose(
          'What did the family do before the bus came on Monday?',
          'They ate together in a shop.',
          [
            ['They went home to their beds.', 'They did not go back to the house.'],
            ['They looked for a better clock.', 'They do not buy a clock in this story.'],
            ['They walked to the next stop.', 'They waited near their own bus stop.'],
          ],
          '“We sat there with warm bread and talked and laughed until the bus came.”',
        ),
        choose(
          'Why does nobody want to change the clock now?',
          'They like the time before the bus.',
          [
            ['They cannot see the right time at all.', 'Vesna has a watch, and they know that the clock is fast.'],
            ['They think that the clock is right.', '“We know it”: they know that it is fast.'],
            ['They do not take the bus any more.', 'The story does not say this.'],
          ],
          'On Monday they “talked and laughed”, but on Tuesday “nobody said a word”.',
        ),
      ],
    },
    roleCards: {
      scene: 'Two friends want to see a film together on Saturday. They phone and make a plan.',
      a: {
        role: 'You have the programme of the cinema.',
        facts: [
          'The film starts at quarter past four and at ten to seven. It is two hours long.',
          'You play football until half past three. From there it is half an hour to the cinema.',
          'You have to be at home at half past nine. It is half an hour from the cinema.',
        ],
        goals: [
          'Find out when B can come to the cinema, and when the last bus home is.',
          'Find out what B wants to do before or after the film.',
          'Agree on the film at quarter past four or at ten to seven, and on a time to meet.',
        ],
      },
      b: {
        role: 'You come by bus.',
        facts: [
          'You work in a shop until half past three. After that, a bus gets to the cinema at twenty-five past every hour.',
          'The last bus home leaves the cinema at nine o’clock.',
          'You want to eat a pizza with A before or after the film. That takes an hour.',
        ],
        goals: [
          'Find out when the film starts and how long it is.',
          'Find out when A can be at the cinema, and when A has to be at home.',
          'Agree on a film and on a time for the pizza.',
        ],
      },
      phrases: [
        'What time does it start?',
        'When do you have to be at home?',
        'That’s too late for me.',
        'How long does it take?',
        'Let’s meet at quarter to …',
        'Then we have an hour for …',
      ],
    },
    statements: [
      'Five minutes late is not late.',
      'It is better to be an hour early than a minute late.',
      'Everybody needs a watch.',
      'I often know the time without a clock.',
      'A clock on the wall is nicer than a clock on a phone.',
      'The first lesson of the day should be at ten o’clock.',
      'I like to get up before seven.',
      'The best hour of the day is the last one.',
    ],
    questions: [
      'What do you do at seven in the morning and at seven in the evening?',
      'Where can you see a clock in your town?',
      'What time do people eat in your country?',
      'When is it very important to be on time?',
      'Which hour of the week do you like best, and why?',
    ],
    task: {
      instruction:
        'You and your friends are at a festival from ten o’clock to half past two. You have 25 euros each. Choose at least three things, but you cannot be in two places at the same time.',
      options: [
        'A dance lesson: from quarter past ten to quarter past eleven, free',
        'A robot show: from half past ten to eleven, 6 euros; it is going to be full',
        'A boat trip: from quarter to eleven to quarter past twelve, 12 euros',
        'Painting with your feet: from half past eleven to quarter past twelve, 4 euros',
        'Lunch at a very long table: from half past twelve to quarter past one, 8 euros',
        'A football match: from one o’clock to twenty-five past two, free',
        'A film about a lost watch: from half past one to twenty past two, 5 euros',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend from another country who is going to visit you for a week. Say what you do at what time on a normal day, and when your friend must be on time.',
  },
  hard: {
    words: [
      word('exact', 'adjective', 'correct in every detail', 'The exact time is shown above the platform.'),
      word(
        'accurate',
        'adjective',
        'measuring or showing something without mistakes',
        'My grandfather’s watch is still accurate.',
      ),
      word('punctual', 'adjective', 'arriving when you should', 'She is the most punctual person in the office.'),
      word('dial', 'verb', 'to enter a telephone number', 'He dialled the number with cold fingers.'),
      word(
        'recording',
        'noun',
        'sounds that have been stored and can be played again',
        'You are listening to a recording.',
      ),
      word(
        'be in a hurry',
        'phrase',
        'to want to do something quickly because time is short',
        'Nobody is in a hurry on a Sunday.',
      ),
      word('go forward', 'phrase', 'to move to a later time', 'In spring the clocks go forward by an hour.'),
      word('switch off', 'phrase', 'to stop a machine with a button', 'She switched off the alarm and slept on.'),
      word('fraction', 'noun', 'a very small part of something', 'The runner won by a fraction of a second.'),
      word('set', 'verb', 'to make a clock show the right time', 'We set our watches before the race.'),
      word(
        'lunch break',
        'phrase',
        'the time in the middle of the working day for eating',
        'My lunch break lasts half an hour.',
      ),
      word('time zone', 'phrase', 'an area in which all clocks show the same hour', 'Russia has eleven time zones.'),
      word(
        'hand',
        'noun',
        'a thin part of a clock that moves and points to the time',
        'The long hand has fallen off our clock.',
      ),
      word(
        'lose track of time',
        'phrase',
        'to stop noticing how late it is getting',
        'In the library I always lose track of time.',
      ),
    ],
    text: {
      title: 'At the third beep',
      kind: 'dialogue',
      genre: 'interview',
      text: `Tendai: Solveig, for thirty years anybody who wanted to know the exact time could dial three digits and hear you. How long did the recording take?
Solveig: Two days. I said every hour and every minute once, and a machine put them together. My best is “fourteen”. I sound so cheerful, because the cake had just arrived.
Tendai: And now the service is being switched off.
Solveig: On Sunday at midnight. Nobody needs it any more. Phones set themselves, and they’re accurate to a fraction of a second.
Tendai: Yet you still get four hundred calls a day.
Solveig: That puzzled me too. The company can’t see who rings, only when. You’d expect calls when the clocks go forward, or at the end of a lunch break. But most of them come between two and four in the morning.
Tendai: When hardly anybody is in a hurry.
Solveig: Exactly. I think they want a voice that asks for nothing. A lorry driver wrote that I’d kept him company through the mountains. And a young mother thanked me for the whole winter that we had spent awake together. I had slept soundly through all of it.
Tendai: Do your friends recognise the voice?
Solveig: Oh yes. When I ring them and say hello, they look at their watches.
Tendai: Are you a punctual person yourself?
Solveig: I was forty minutes late today, which you’ve been too polite to mention. I don’t own a watch. Or a mobile, I’m afraid.
Tendai: Will you listen on Sunday?
Solveig: I’ve never rung the number in my life. It would have felt like talking to myself. But this once I want to hear the last minute.
Tendai: So you’ll be by the telephone just before midnight.
Solveig: That’s my plan. The trouble is that I’ll have to ring up first to ask when that is.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'A voice whose work is coming to an end',
          [
            ['A company whose phones are all out of date', 'The company ends a service; its phones are not discussed.'],
            ['A woman whose calls are never answered', 'People ring the service; nobody fails to answer Solveig.'],
            ['A driver whose nights are far too long', 'The lorry driver is only one of those who listened.'],
          ],
          '“And now the service is being switched off.”',
        ),
        choose(
          'Why were two days enough for the recording?',
          'The words could be joined in new ways.',
          [
            ['The voice could be copied by a machine.', 'The machine only put the recorded words together.'],
            ['The minutes were added in a later year.', 'She spoke the hours and the minutes in those two days.'],
            ['The speaker had practised it for years.', 'She does not speak of any practice.'],
          ],
          '“I said every hour and every minute once, and a machine put them together.”',
        ),
        trueOrFalse(
          'Most people ring the service at the end of their lunch break.',
          false,
          '“But most of them come between two and four in the morning.”',
        ),
        write(
          'How many calls a day does the service still get?',
          [
            'four hundred',
            '400',
            'four hundred calls',
            '400 calls',
            'about four hundred',
            'about 400',
            'around four hundred',
            'around 400',
            'four hundred a day',
            '400 a day',
          ],
          '“Yet you still get four hundred calls a day.”',
        ),
        choose(
          'Why, in Solveig’s opinion, do people ring at night?',
          'They like company that expects nothing.',
          [
            ['They cannot see their clocks in the dark.', 'She does not mention darkness.'],
            ['They are afraid of being late for work.', 'She agrees that hardly anybody is in a hurry then.'],
            ['They hope to have a chat with her in person.', 'They only hear a recording, and know it.'],
          ],
          '“I think they want a voice that asks for nothing.”',
        ),
        choose(
          'What is strange about Solveig’s plan for Sunday?',
          'She needs the service in order not to miss it.',
          [
            ['She wants to speak the last minute again herself.', 'She only wants to hear it.'],
            [
              'She has forgotten which number to dial.',
              'She has never rung the number, but she does not say that she has forgotten it.',
            ],
            ['She will ring after the service has ended.', 'She wants to ring just before its end.'],
          ],
          'She has no watch: “I’ll have to ring up first to ask when that is.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two colleagues, one in Nairobi and one in Montevideo, need a video meeting of two hours next week. When it is three in the afternoon in Nairobi, it is nine in the morning in Montevideo.',
      a: {
        role: 'You work in Nairobi.',
        facts: [
          'You work from eight to five, Nairobi time. On Tuesday and Thursday you leave at three.',
          'Your choir practises every evening next week. You could miss it once, and stay at work until six that day.',
          'Your boss needs the results by four o’clock on Friday, Nairobi time.',
        ],
        goals: [
          'Find out when B works, and on which day B cannot be reached.',
          'Find out if B could begin earlier than usual.',
          'Agree on a day, and on the time in both cities. You would rather not miss your choir.',
        ],
      },
      b: {
        role: 'You work in Montevideo.',
        facts: [
          'You work from nine to five, Montevideo time. On Monday you cannot start before ten.',
          'On Wednesday there will be no internet in your street until noon.',
          'On Tuesday, Thursday or Friday you could start at seven, from home, but you are hardly awake then.',
        ],
        goals: [
          'Find out when A leaves the office, and if A could ever stay longer.',
          'Find out by when the results are needed.',
          'Agree on a day, and on the time in both cities. You would rather not start at seven.',
        ],
      },
      phrases: [
        'What time would that be for you?',
        'I could make an exception on …',
        'That would be the middle of … here.',
        'By when do we need …?',
        'Could you stretch to …?',
        'Let me say that again in your time.',
      ],
    },
    statements: [
      'Being late is a way of showing that you are important.',
      'Clocks should not be changed in spring and autumn.',
      'The whole world should use one and the same time.',
      'A watch is nothing but jewellery nowadays.',
      'Children no longer need to learn to read a clock with hands.',
      'An hour in the morning is worth two in the evening.',
      'Arriving early at a friend’s home is ruder than arriving late.',
      'I would be happier with no clock in sight.',
    ],
    questions: [
      'How late may a guest be where you live before somebody minds?',
      'What makes an hour fly, and what makes it crawl?',
      'Which everyday sounds tell you what time it is?',
      'What would change in your town if all clocks stopped for a week?',
      'How would you explain a clock with hands to somebody who has never seen one?',
    ],
    task: {
      instruction:
        'The clock on a station square has stopped, and a thousand visitors are coming in four months. The budget is 30,000 euros. Choose two ideas, at least one of which will be ready by then, and explain how they fit together.',
      options: [
        'Repair the old clock: 22,000 euros, seven months; it loses a minute a week',
        'A digital clock: 9,000 euros, one month; exact, but it shines into the bedrooms opposite',
        'A sundial laid out in stone: 12,000 euros, three months; no repairs, and no use on a grey day',
        'A trumpet player at noon: 6,000 euros a year, at once; everybody hears it, even those who are asleep',
        'A clock whose hands are moved by volunteers: 4,000 euros, two months; it needs thirty of them',
        'A water clock built by a college: 20,000 euros, four months; a work of art that freezes in winter',
        'A sign that says “Later than you think”: 500 euros, one week; it is sure to be photographed',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a website for people who are new to your country. Explain what “on time” means with friends, at work and on public transport, give an example of each, and warn them of one mistake.',
  },
};
