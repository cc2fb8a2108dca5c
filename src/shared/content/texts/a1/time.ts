import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const time: readonly AuthoredText[] = [
  {
    id: 'a1-which-time',
    title: 'See you on Saturday',
    level: 'A1',
    topic: 'time',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hi, Noor. Do you want to go to the cinema on Saturday?
B: Yes, I’d love to! What’s on?
A: There’s a film about a robot and a cat. It starts at three.
B: Sorry, Diego, I’ve got a swimming lesson at half past two. Can we go later?
A: Let’s see. It’s on again at quarter to six.
B: Is it very long? I have to be home at eight.
A: No, it’s an hour and a half.
B: Great! Let’s meet at the bus stop.
A: OK. At half past five?
B: Perfect. Can I bring my brother? He loves cats.
A: Of course. See you on Saturday!`,
    questions: [
      choose(
        'What is the film about?',
        'a robot and a cat',
        [
          ['a cat and a boy', 'Noor’s brother loves cats, but he is not in the film.'],
          ['a cat and a swimmer', 'Noor has got a swimming lesson, but the film is not about that.'],
          ['a robot and a boy', 'There is a robot in it, but Noor’s brother is not in the film.'],
        ],
        'Diego says: “There’s a film about a robot and a cat.”',
      ),
      choose(
        'When do they want to see the film?',
        'at quarter to six',
        [
          ['at three o’clock', 'It starts then, too, but Noor has got a lesson.'],
          ['at half past five', 'They meet then, but the film is a little later.'],
          ['at eight o’clock', 'Noor has to be home at eight.'],
        ],
        'Noor asks “Can we go later?” and Diego says “It’s on again at quarter to six.”',
      ),
      trueOrFalse(
        'Noor can be home at eight after the film.',
        true,
        'The film starts “at quarter to six” and it is “an hour and a half”, so it ends at quarter past seven.',
      ),
      write(
        'Where do they meet?',
        ['at the bus stop', 'the bus stop', 'bus stop', 'at a bus stop', 'at bus stop'],
        'Noor says: “Let’s meet at the bus stop.”',
      ),
      trueOrFalse(
        'Only Noor and Diego go to the cinema.',
        false,
        'Noor asks “Can I bring my brother?” and Diego says “Of course.”',
      ),
    ],
  },
  {
    id: 'a1-five-dates',
    title: 'Five dates',
    level: 'A1',
    topic: 'time',
    kind: 'text',
    genre: 'maths',
    source: 'John H. Conway, “Tomorrow is the Day After Doomsday” (Eureka, 1973), or any calendar',
    text: `Have you got a calendar? It can be for this year, or it can be a very old one. Look for these five dates:

4 April (4/4)
6 June (6/6)
8 August (8/8)
10 October (10/10)
12 December (12/12)

What day is 4 April? Is it a Monday? Then the other four dates are Mondays, too. Next year it is not Monday. But every year all five are on the same day!

Is this magic? No, it is maths. From one date to the next there are always sixty-three days. That is nine weeks.

Now look at the last day of February. Some years it is the 28th and some years it is the 29th. But it is on that same day, too!`,
    questions: [
      trueOrFalse(
        'You can try this with the calendar of an old year.',
        true,
        '“It can be for this year, or it can be a very old one.”',
      ),
      choose(
        'The sixth of June is a Friday. What day is the tenth of October?',
        'Friday',
        [
          ['Monday', 'In the text Monday is only an example; here we start with another day.'],
          ['Saturday', 'It is not one day later: there are nine full weeks between two of the dates.'],
          ['Tuesday', 'The tenth is four days after the sixth only when they are in the same month.'],
        ],
        '6 June and 10 October are two of the five dates, and “every year all five are on the same day”.',
      ),
      choose(
        'What does “this” in “Is this magic?” mean?',
        'The five dates are on the same day.',
        [
          ['The four dates are always on Mondays.', 'Monday is only an example: “Next year it is not Monday.”'],
          ['The old years have the same calendar.', 'It works with old calendars, but they are not the same.'],
          ['The five months have the same numbers.', 'Every month has got another number: 4, 6, 8, 10 and 12.'],
        ],
        'Just before this we read: “But every year all five are on the same day!”',
      ),
      write(
        'How many weeks are there from 8 August to 10 October?',
        ['nine', '9', 'nine weeks', '9 weeks', 'there are nine', 'there are nine weeks'],
        'From one date to the next “there are always sixty-three days. That is nine weeks.”',
      ),
      trueOrFalse(
        'The last day of February is on the same day as 4 April, but not in every year.',
        false,
        '“Some years it is the 28th and some years it is the 29th. But it is on that same day, too!”',
      ),
      choose(
        'What does the writer want to show?',
        'There is maths in every calendar.',
        [
          ['There is a mistake in old calendars.', 'It is right in all calendars, new and old.'],
          ['There are too many weeks in a year.', 'We read about nine weeks, but not that there are too many.'],
          ['There is a little magic in numbers.', 'The writer asks this and says: “No, it is maths.”'],
        ],
        '“Is this magic? No, it is maths.”',
      ),
    ],
  },
];
