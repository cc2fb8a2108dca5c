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
];
