import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('date', 'noun', 'the day, the month and the year', 'What is the date today?'),
      word('month', 'noun', 'a part of the year, for example May', 'My favourite month is July.'),
      word('week', 'noun', 'seven days', 'There are four weeks in February.'),
      word('calendar', 'noun', 'a list of all the days of the year', 'There is a calendar on the kitchen wall.'),
      word('birthday', 'noun', 'the day when you were born', 'My birthday is on the ninth of June.'),
      word('first', 'number', '1st: number one in a line', 'The first of January is a holiday.'),
      word('third', 'number', '3rd: number three in a line', 'School starts on the third of September.'),
      word('fifth', 'number', '5th: number five in a line', 'Is the fifth of May a Monday?'),
      word('twelfth', 'number', '12th: number twelve in a line', 'December is the twelfth month.'),
      word('tomorrow', 'adverb', 'on the day after today', 'Tomorrow is the last day of April.'),
      word('until', 'preposition', 'up to this time', 'She is on holiday until the tenth.'),
      word('next', 'adjective', 'coming after this one', 'The next month is October.'),
      word('last', 'adjective', 'coming at the end, after all others', 'The thirty-first is the last day of March.'),
      word('year', 'noun', 'twelve months', 'There are 365 days in most years.'),
    ],
    text: {
      title: 'Three, five',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Nurlan: Gwen! What are you doing here?
Gwen: It’s the fifth of March, and this is my holiday!
Nurlan: But you’re coming in May. Look at my calendar: Gwen, the third of May.
Gwen: My message said 3/5. Three means March, so it’s the fifth of March.
Nurlan: Oh! You write the month first in America. Here the day comes first.
Gwen: So you read the third of May?
Nurlan: Yes. But my brother is in the guest room until Saturday.
Gwen: I’m so sorry. I can go to a hotel this week.
Nurlan: No, no! You can sleep on the sofa. How long can you stay?
Gwen: My plane leaves on 3/12.
Nurlan: The third of December?
Gwen: No! The twelfth of March.
Nurlan: Good! My birthday is on the tenth. You can help with the cake.
Gwen: Great. The date of my next visit is going to be in words!
Nurlan: Just come on 4/4. Then nothing can go wrong.`,
      questions: [
        choose(
          'What is the problem?',
          'They read the same date in two ways.',
          [
            ['They forgot the date of a birthday.', 'Nobody forgot it: it is on the tenth.'],
            ['They have two different messages.', 'There is only one message: 3/5.'],
            ['They want to go away on one day.', 'Gwen is visiting. Nurlan is not going away.'],
          ],
          'Gwen says “it’s the fifth of March”. Nurlan’s calendar says “the third of May”.',
        ),
        trueOrFalse(
          'There is something about Gwen on Nurlan’s calendar.',
          true,
          '“Look at my calendar: Gwen, the third of May.”',
        ),
        choose(
          'Why can’t Gwen sleep in the guest room?',
          'Somebody else is there.',
          [
            ['It is on the wrong floor.', 'They do not speak about floors.'],
            ['It has no bed this month.', 'They do not say this. Nurlan’s brother sleeps there.'],
            ['She wants to have a sofa.', 'The sofa is Nurlan’s idea.'],
          ],
          '“But my brother is in the guest room until Saturday.”',
        ),
        write(
          'In which month does Gwen fly home?',
          ['March', 'in March', 'the third month', 'month three', 'month number three', '3'],
          '“My plane leaves on 3/12.” For Gwen this is “The twelfth of March.”',
        ),
        choose(
          'What are they going to do together?',
          'Make a cake',
          [
            ['Look for a hotel', 'Nurlan says no to this. Gwen stays with him.'],
            ['Fly to America', 'Gwen flies home on the twelfth. Nurlan does not say that he is coming.'],
            ['Write to his brother', 'His brother is there, in the guest room.'],
          ],
          '“My birthday is on the tenth. You can help with the cake.”',
        ),
        choose(
          'Why is 4/4 a good date for the next visit?',
          'It is the same day for both of them.',
          [
            ['It is a holiday in both countries.', 'They do not speak about holidays on this day.'],
            ['It is the birthday of his brother.', 'The only birthday here is Nurlan’s.'],
            ['It is the first day without lessons.', 'They do not speak about lessons.'],
          ],
          'Day four, month four, or month four, day four: “Then nothing can go wrong.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are cousins. You want to go to the sea with your grandmother this summer, for two days and one night. You are on the phone, each with a calendar.',
      a: {
        role: 'You live in the same street as your grandmother.',
        facts: [
          'You are free from the fifteenth of June to the twenty-seventh of June, and again after the sixth of July.',
          'Your grandmother has to go to the doctor on the twenty-second of June.',
          'There is a small hotel by the sea. It costs 60 pounds a night in June and 90 pounds in July.',
        ],
        goals: [
          'Find out when B is free.',
          'Find out when your grandmother’s friend visits her, and what she likes at the sea.',
          'Agree on two days: say the dates.',
        ],
      },
      b: {
        role: 'You often talk to your grandmother on the phone.',
        facts: [
          'You are free from the twentieth of June to the twenty-fourth of June, and from the tenth of July to the nineteenth of July.',
          'A friend visits your grandmother from the twelfth of July to the sixteenth of July.',
          'Your grandmother loves the old boat to the lighthouse. Its first day this year is the first of July.',
        ],
        goals: [
          'Find out when A is free.',
          'Find out which days are not good for your grandmother, and how much the hotel costs.',
          'Agree on two days: say the dates.',
        ],
      },
      phrases: [
        'Are you free on the …?',
        'I’m not free from the … to the …',
        'What about the … of June?',
        'That’s too early.',
        'When is the first day of …?',
        'So it’s the … and the …',
      ],
    },
    statements: [
      'I know the birthdays of all my friends.',
      'February is too short.',
      'A paper calendar is better than a calendar on a phone.',
      'Monday is the worst day of the week.',
      'The thirteenth is a bad day to travel.',
      'A year should start in spring.',
      'I often do not know the date.',
      'Every weekend should be three days long.',
    ],
    questions: [
      'Which month do you like best, and why?',
      'Which dates are important in your family?',
      'What do people do on the first and the last day of the year in your country?',
      'How do you write dates in your language?',
      'How do you remember things that you have to do?',
    ],
    task: {
      instruction:
        'Your town can give everybody two new free days. One has to be before the first of July and one after the thirtieth of June. Choose two, and say why.',
      options: [
        'The second of January: everybody is tired after the new year',
        'The twenty-ninth of February: a free day that only comes every four years',
        'The first Monday in May: always a long weekend',
        'The twenty-first of June: the longest or the shortest day of the year',
        'The last Friday in August: the best day of the week, but many people are on holiday then',
        'The tenth of October, 10/10: nobody can forget this date',
        'The third of November: a day to visit your neighbours, but the weather can be bad',
      ],
    },
    writing:
      'A friend wants to visit you for five days. Write an email of 50 to 70 words to your friend. Say which month is good and why, when you are not free, and which dates you would like. Write the dates in words.',
  },
  hard: {
    words: [
      word(
        'calendar',
        'noun',
        'a system that divides time into days and years',
        'Not all countries use the same calendar.',
      ),
      word('leap year', 'phrase', 'one with 366 days, not 365', 'Every leap year has a 29 February.'),
      word('century', 'noun', 'a hundred years', 'The bridge was built in the last year of the century.'),
      word(
        'leave out',
        'phrasal verb',
        'not to include somebody or something',
        'You have left out the month on this form.',
      ),
      word('behind', 'preposition', 'later or slower than others', 'We are three weeks behind the plan.'),
      word('ahead of', 'phrase', 'earlier or further on than others', 'In May they were ahead of everybody else.'),
      word(
        'gradual',
        'adjective',
        'happening slowly, in small steps',
        'There is a gradual change from winter to spring.',
      ),
      word(
        'exception',
        'noun',
        'one that does not follow the rule',
        'Most months are longer; February is the exception.',
      ),
      word('extra', 'adjective', 'more than usual', 'An extra day in June would please everybody.'),
      word('fall on', 'phrasal verb', 'to happen on a particular day', 'Her birthday falls on a Sunday this year.'),
      word('postpone', 'verb', 'to move something to a later time', 'The meeting on 4 March has been postponed.'),
      word(
        'anniversary',
        'noun',
        'the date on which something happened in an earlier year',
        'The twentieth of May is their wedding anniversary.',
      ),
      word('annual', 'adjective', 'happening once every year', 'The annual fair is always in October.'),
      word('fortnight', 'noun', 'two weeks', 'They met again a fortnight later, on the 29th.'),
    ],
    text: {
      title: 'The thirtieth of February',
      kind: 'text',
      genre: 'history',
      source:
        'L. O. Lodén, Tid: en bok om tideräkning och kalenderväsen (1968); R. Lamont, The reform of the Julian calendar (Popular Astronomy 28, 1920); Förvaltningshistorisk ordbok: Svenska kalendern (fho.sls.fi)',
      text: `There is a day on which you can safely promise to clean the cellar: 30 February. In Sweden, however, it did come, once.

The old calendar had a leap year every four years, without exception. That is slightly too often, so it lost about three days in every four centuries against the sun. Most of Catholic Europe had changed to a better one in 1582, and jumped over ten days in one go. By the year 1700 the gap would be eleven days.

The Swedes wished for a gradual change. They decided to leave out every leap day from 1700 to 1740. Eleven leap years, eleven days: nobody would feel a thing.

In 1700 the 29th of February was left out as planned. Then a long war began, and the government had other worries. In 1704 nobody thought of the calendar, and in 1708 nobody did either. The extra days stayed where they had always been. Sweden now had a date that it shared with no other country: one day ahead of Russia, and ten days behind France. A letter abroad needed two dates to be understood.

In 1711 King Charles XII had had enough. His country was to return to the old calendar, and for that, the lost day had to be put back. As 1712 was a leap year, February already had a 29th. So it was given a 30th as well. Any child who was born on that day never had a real birthday again.

Sweden did change in the end. In 1753, 17 February was followed by 1 March, and that was that. It took one night. The gentle way had taken twelve years, and had led straight back to the beginning.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'A reform that was half carried out and then undone',
          [
            ['A reform that other countries forced on Sweden', 'The Swedes chose their own way, unlike the others.'],
            [
              'A mistake in Swedish calendars that nobody noticed',
              'It was noticed: letters needed two dates, and the king acted.',
            ],
            ['A king who wanted a day to be named after him', 'Charles XII only wanted the old calendar back.'],
          ],
          'The gentle way “had taken twelve years, and had led straight back to the beginning”.',
        ),
        choose(
          'What was wrong with the old calendar?',
          'It had too many leap years.',
          [
            ['It had no leap years at all.', 'It had one every four years.'],
            ['It had months that were too short.', 'The months are not the problem.'],
            ['It had been changed too often.', 'It was the leap years that came too often.'],
          ],
          'A leap year every four years “is slightly too often”.',
        ),
        write(
          'By how many days was Sweden behind France after the leap day of 1700 had been left out?',
          ['ten', '10', 'ten days', '10 days', 'by ten days', 'by 10 days'],
          '“one day ahead of Russia, and ten days behind France”',
        ),
        trueOrFalse(
          'The leap days of 1704 and 1708 were dropped, as had been decided.',
          false,
          '“The extra days stayed where they had always been.”',
        ),
        choose(
          'Why was a 30th of February needed?',
          'To make up for the day left out in 1700',
          [
            ['To catch up with France and the south', 'It moved Sweden one day further away from France.'],
            ['To celebrate the end of the long war', 'The war only explains why the plan was forgotten.'],
            ['To replace the 29th, which was missing', 'In 1712 “February already had a 29th”.'],
          ],
          '“the lost day had to be put back”',
        ),
        choose(
          'What does the writer suggest at the end?',
          'Sometimes one big step is easier than many small ones.',
          [
            ['It would have been wiser to keep the old calendar.', 'The text calls the other one “better”.'],
            ['A change needs more time than a government expects.', 'The change that worked “took one night”.'],
            ['People in those days did not care what date it was.', 'Nothing is said of what people cared about.'],
          ],
          '“It took one night.” The other attempt took twelve years and “led straight back to the beginning”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A choir and an orchestra want to give a concert together this autumn, at a weekend. Today is Monday, 1 September. Two people with calendars are on the phone.',
      a: {
        role: 'You sing in the choir, and you book the hall.',
        facts: [
          'The hall is not available on the first weekend of a month.',
          'Half of the choir are students. They are away until 19 September and again from 24 October.',
          'Saturday, 18 October, is the hundredth anniversary of the choir.',
          'The hall costs 200 euros on a Sunday and 300 on a Saturday.',
        ],
        goals: [
          'Find out when the orchestra cannot play.',
          'Find out how much time the posters take, and what else is going on in town.',
          'Agree on a date. The anniversary would be your favourite.',
        ],
      },
      b: {
        role: 'You play in the orchestra, and you are responsible for the posters.',
        facts: [
          'The orchestra plays elsewhere on 20 and 21 September and on 11 October.',
          'The printer needs three weeks, and posters should be up for at least a fortnight.',
          'On the evening of 18 October there is a big football match in town. On that day one can hardly park before nine.',
          'Your flute player is expecting a baby around 12 October. There is nobody to replace her.',
        ],
        goals: [
          'Find out when the hall and the singers are available.',
          'Find out whether one date matters more to the choir than others, and what each costs.',
          'Agree on a date. You would like a full hall.',
        ],
      },
      phrases: [
        'Which weekends are out of the question?',
        'That’s less than a fortnight after …',
        'What day does the … fall on?',
        'We’d have to postpone …',
        'It would mean a lot to us, because …',
        'How about the afternoon of the …?',
      ],
    },
    statements: [
      'Anniversaries make people sad rather than happy.',
      'A year feels shorter the older one gets.',
      'A date that can be moved is not a real date.',
      'We would all be happier without a calendar.',
      'Big changes should be made overnight.',
      'One should not have to work on one’s birthday.',
      'Making plans for the first of January is a waste of time.',
      'Public holidays should be on a Monday, so that nobody loses one to a Sunday.',
    ],
    questions: [
      'Which date in your life do you remember exactly, and why that one?',
      'Which calendars or festivals do you know whose dates move from year to year?',
      'What would you do with an extra day that nobody else had?',
      'When does a year really begin for you?',
      'Which small change in your country took far too long?',
    ],
    task: {
      instruction:
        'The countries of the world have asked you to improve the calendar. Together, your changes may not take longer than six years. Choose two that do not contradict each other, and say who will complain.',
      options: [
        'Thirteen months of 28 days and one extra day: every month begins on a Sunday, and every thirteenth is a Friday; five years',
        'All countries write the year first, then the month, then the day; one year, but strange for many people',
        'Months have numbers instead of names, which is the same in all languages; two years, but no more songs about April',
        'The new year begins in the middle of a warm month, a different one in the north and in the south; four years',
        'Weeks of six days, of which two are free: more weekends, but less time to finish anything; five years',
        'The leap day moves to the end of June, and nobody works on it; two years, but who will run the hospitals?',
        'Whoever is born on a leap day may choose another birthday; one year, and cheap',
      ],
    },
    writing:
      'Write an article of 140 to 180 words for a school magazine about a date that should be known better. Say what happened on it, why it has been forgotten, and how people could celebrate it every year.',
  },
};
