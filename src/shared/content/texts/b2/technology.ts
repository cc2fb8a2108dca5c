import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const technology: readonly AuthoredText[] = [
  {
    id: 'b2-sound-of-a-car',
    title: 'The woman who gives cars a voice',
    level: 'B2',
    topic: 'technology',
    kind: 'text',
    genre: 'story',
    text: `At low speeds an electric car makes hardly any noise, which is delightful unless you’re stepping off the pavement and can’t see it coming. The law in many countries therefore requires such cars to produce a sound while they’re moving slowly. Somebody has to invent it. Soo-jin Park is one of those people.

Why not simply play a recording of an old engine?
Everybody asks that. We tried it, and listeners hated it. They said it was like a vegetarian sausage that tries to taste of beef. Besides, what a pedestrian needs to know is where the car is and whether it’s slowing down. So our sound gets higher as the car gets faster.

How would you describe it?
I’ve been told it’s like a spaceship, an orchestra that’s warming up, and a fridge in love. I’m proudest of the third.

Isn’t it a shame to spoil the silence?
I used to lie awake over that. I grew up above a crossroads in Seoul, so I’d be the last person to add noise to a street for fun. But at higher speeds the tyres make enough noise of their own, and our sound fades out. And we test everything with people who are blind. One of them, a piano teacher, told me that to her a silent road wasn’t peaceful. It was like a room in which somebody’s hiding. I’ve slept better since.

What’s the hardest part?
Finding something that thousands of people can hear every day without wanting to throw a shoe at it. Beautiful sounds are the worst. The loveliest one we ever made, a kind of bell, had driven the entire office crazy by Wednesday. A good sound should be like a good waiter: there when you need it, and otherwise hardly noticed.

Do you drive an electric car yourself?
I cycle, with a very loud bell. My neighbours have been in touch.`,
    questions: [
      choose(
        'What are Soo-jin’s sounds for?',
        'To let people know that a car is coming',
        [
          ['To give drivers the feel of a real engine', 'This is what everybody asks about, and listeners hated it.'],
          [
            'To make streets more pleasant to live in',
            'She does not want to spoil the silence, but the purpose is another one.',
          ],
          ['To cover the noise that the tyres make', 'At higher speeds it is the tyres that people hear.'],
        ],
        'She says: “what a pedestrian needs to know is where the car is and whether it’s slowing down”.',
      ),
      trueOrFalse(
        'At higher speeds the sound is no longer played.',
        true,
        'She says: “at higher speeds the tyres make enough noise of their own, and our sound fades out”.',
      ),
      choose(
        'What did listeners dislike about the recording of an engine?',
        'It pretended to be something else.',
        [
          ['It reminded them of their dinner.', 'The sausage is only a comparison.'],
          ['It was much too quiet to be heard.', 'The car is too quiet. Nobody says that of the recording.'],
          ['It was used by too many companies.', 'Everybody asks about it, but it is not used.'],
        ],
        'They said it was “like a vegetarian sausage that tries to taste of beef”.',
      ),
      choose(
        '“I used to lie awake over that.” What does Soo-jin mean?',
        'It worried her a great deal.',
        [
          ['It was her favourite dream.', 'She was awake, and it was not a pleasant thought.'],
          ['It forced her to work at night.', 'She was awake at night, but in bed.'],
          ['It was noisy where she lived.', 'She did grow up above a crossroads, but “that” is the lost silence.'],
        ],
        'The question was: “Isn’t it a shame to spoil the silence?” After talking to the teacher she says: “I’ve slept better since.”',
      ),
      choose(
        'How does the piano teacher feel about a silent road?',
        'It makes her uneasy.',
        [
          ['It makes her sleepy.', 'It is Soo-jin who talks about sleep.'],
          ['It gives her peace.', 'She says that it is not peaceful to her.'],
          ['It improves her hearing.', 'She is a musician, but she does not say so.'],
        ],
        'To her it is “like a room in which somebody’s hiding”.',
      ),
      write(
        'What kind of person does Soo-jin compare a good sound to?',
        ['a good waiter', 'a waiter', 'waiter', 'good waiter', 'waiters', 'good waiters'],
        'She says: “A good sound should be like a good waiter”.',
      ),
    ],
  },
];
