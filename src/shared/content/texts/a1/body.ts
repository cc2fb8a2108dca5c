import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const body: readonly AuthoredText[] = [
  {
    id: 'a1-at-the-doctors',
    title: 'Too much tennis',
    level: 'A1',
    topic: 'body',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good afternoon, Mr Okafor. How are you?
B: Good afternoon, doctor. I’m not very well. My arm hurts.
A: Oh dear. Which arm is it?
B: The right one. I can’t hold a cup with that hand.
A: Can you move your fingers?
B: Yes, I can.
A: Good. Do you do any sport?
B: Well, I’ve got a new hobby: tennis. I play every day.
A: Every day? And how old are you?
B: I’m eighty-one.
A: That’s wonderful! But play only twice a week, please.
B: OK, doctor. Can I play table tennis on the other days?`,
    questions: [
      choose(
        'What hurts?',
        'his right arm',
        [
          ['his left arm', 'He says that it is the right one.'],
          ['his fingers', 'He can move his fingers.'],
          ['his shoulder', 'He does not talk about his shoulder.'],
        ],
        'He says “My arm hurts”, and then: “The right one.”',
      ),
      trueOrFalse(
        'Mr Okafor can move his fingers.',
        true,
        'The doctor asks “Can you move your fingers?” and he says “Yes, I can.”',
      ),
      write(
        'What is his new hobby?',
        ['tennis', 'playing tennis', 'it’s tennis', 'it is tennis'],
        'He says: “I’ve got a new hobby: tennis.”',
      ),
      choose(
        'What does the doctor want?',
        'He must play less.',
        [
          ['He must play every day.', 'He does that now, and it is too much.'],
          ['He must stay in bed.', 'The doctor does not say this.'],
          ['He must find a hobby.', 'He has got one: tennis.'],
        ],
        'Mr Okafor plays “every day”, and the doctor says: “But play only twice a week, please.”',
      ),
      trueOrFalse(
        'Mr Okafor wants to sit at home on the other days.',
        false,
        'He asks: “Can I play table tennis on the other days?”',
      ),
    ],
  },
  {
    id: 'a1-lost-centimetre',
    title: 'One centimetre',
    level: 'A1',
    topic: 'body',
    kind: 'text',
    genre: 'science',
    source: 'NASA, on the height of astronauts in space',
    text: `Sanna is 171 centimetres tall at seven in the morning. At ten in the evening she is only 170. Where is the other centimetre?

It isn’t a mistake. Your body does this, too! There are small, soft parts between the bones in your back. In the morning these parts are thick. But in the day you sit, stand and walk. Your body is heavy for your back. So in the evening the soft parts are thin. At night you lie in bed, and they get thick again.

Sanna sometimes works in space. There nothing feels heavy, day or night, so her back gets very long. She can be 175 centimetres tall! But at home on Earth she is soon 171 again. In the morning, of course.`,
    questions: [
      write(
        'How tall is Sanna at ten in the evening?',
        [
          '170 centimetres',
          '170 cm',
          '170',
          '170cm',
          '170 centimeters',
          '170 centimetres tall',
          '170 cm tall',
          'only 170 centimetres',
          'only 170',
          '1.70 m',
          '1.70m',
          '1 m 70',
          '1m70',
          '1,70 m',
          '170 centimeters tall',
          '1.70 metres',
          '1.7 metres',
          '1.70',
          'one metre seventy',
          'a hundred and seventy',
          'one hundred and seventy',
          'one hundred seventy',
        ],
        '“At ten in the evening she is only 170.”',
      ),
      choose(
        'What does “this” in “Your body does this, too!” mean?',
        'It loses a centimetre in the day.',
        [
          ['It makes a mistake in the day.', 'The text says of the lost centimetre: “It isn’t a mistake.”'],
          ['It gets a centimetre in the day.', 'Sanna is 171 in the morning and 170 in the evening, so one is lost.'],
          [
            'It feels heavy in the morning.',
            'The body is heavy for the back in the day. Sanna’s centimetre comes before that.',
          ],
        ],
        'Before this we read about Sanna and her “other centimetre”: 171 in the morning, and “At ten in the evening she is only 170.”',
      ),
      choose(
        'Why are the soft parts thin in the evening?',
        'The back carries the body all day.',
        [
          ['The bones get very thick in the day.', 'The soft parts are thick or thin, not the bones.'],
          ['The back is in bed for a long time.', 'In bed the soft parts get thick again.'],
          ['The body is not heavy in the evening.', 'Only in space “nothing feels heavy”.'],
        ],
        '“in the day you sit, stand and walk. Your body is heavy for your back. So in the evening the soft parts are thin.”',
      ),
      choose(
        'Sanna wants to be very tall in a photo. Which is a good time?',
        'at half past seven, after a good night',
        [
          ['at half past twelve, after a long walk', 'After a walk the soft parts in her back are not so thick.'],
          ['at half past five, after a day at work', 'In the day her body is heavy for her back.'],
          ['at half past nine, after a late dinner', 'In the evening the soft parts are thin.'],
        ],
        'She is 171 “at seven in the morning”: at night the soft parts “get thick again”.',
      ),
      trueOrFalse(
        'In space, Sanna’s back gets short in the evening.',
        false,
        'In space “nothing feels heavy, day or night, so her back gets very long”.',
      ),
      choose(
        'What is the text about?',
        'how our backs change in a day',
        [
          ['how our bones get long at night', 'The soft parts change, not the bones.'],
          [
            'how people get ill in space',
            'Sanna is very tall in space; the text does not say that people are ill there.',
          ],
          ['how we can sit and stand well', 'We sit and stand in the day, but the text does not tell us how.'],
        ],
        'The soft parts in your back are thick “In the morning” and thin “in the evening”, and at night “they get thick again”.',
      ),
    ],
  },
];
