import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const school: readonly AuthoredText[] = [
  {
    id: 'a2-sign-club',
    title: 'The quiet club',
    level: 'A2',
    topic: 'school',
    kind: 'text',
    genre: 'story',
    text: `When Aroha came to our school in Wellington last year, she was the only deaf student. A man called Rob came to every lesson with her. He listened to the teacher and told Aroha everything in sign language, with his hands.

In the breaks, Rob went to have a coffee, and then it was difficult. We smiled at Aroha and she smiled at us. That was all. So my friend Sione learned ten signs from the internet and tried them. Aroha laughed for a long time. “You asked me to eat your shoe,” she wrote on her phone.

The next day she started a club. Every Wednesday at lunch she taught us, and speaking was against the rules. At first there were five of us. Now there are thirty, and two of them are teachers.

Sign language is useful. You can talk with your mouth full, through a window, and across a noisy playground. You can also talk in a test, but you shouldn’t. The teachers understand it now!`,
    questions: [
      choose(
        'What was Rob’s job?',
        'He put the lessons into signs.',
        [
          ['He taught sign language at a club.', 'Aroha started the club and taught there.'],
          ['He made the coffee for teachers.', 'He went to have a coffee in the breaks.'],
          ['He wrote the lessons on a phone.', 'Aroha wrote on her phone once.'],
        ],
        'He “listened to the teacher and told Aroha everything in sign language”.',
      ),
      trueOrFalse(
        'Sione’s signs were right the first time.',
        false,
        'Aroha laughed and wrote: “You asked me to eat your shoe”.',
      ),
      write(
        'On which day does the club meet?',
        ['Wednesday', 'on Wednesday', 'Wednesdays', 'on Wednesdays', 'every Wednesday'],
        '“Every Wednesday at lunch she taught us”.',
      ),
      choose(
        'What must people not do at the club?',
        'talk with their mouths',
        [
          ['eat or drink anything', 'It is at lunch, and the text has no rule about food.'],
          ['bring their teachers', 'Two members of the club are teachers.'],
          ['make jokes with signs', 'Aroha laughed about a funny mistake. There is no rule about it.'],
        ],
        '“speaking was against the rules”',
      ),
      trueOrFalse(
        'The club is bigger now than in the beginning.',
        true,
        '“At first there were five of us. Now there are thirty”.',
      ),
      choose(
        'Why is it a bad idea to sign in a test?',
        'Some teachers know the signs.',
        [
          ['The room is too noisy for it.', 'Signs are good in noisy places like a playground.'],
          ['Aroha is not in the tests.', 'The text does not say this.'],
          ['Tests are always at lunch.', 'The club is at lunch. The text does not say when the tests are.'],
        ],
        'You can talk in a test, “but you shouldn’t. The teachers understand it now!”',
      ),
    ],
  },
];
