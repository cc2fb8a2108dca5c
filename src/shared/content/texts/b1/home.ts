import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const home: readonly AuthoredText[] = [
  {
    id: 'b1-thirty-one-plants',
    title: 'Thirty-one plants',
    level: 'B1',
    topic: 'home',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Thanks for looking after my plants, Yusuf. It’s only for ten days.
B: No problem. How many are there?
A: Er, thirty-one.
B: Thirty-one? I thought you had three.
A: They’ve made friends. Right, the big ones by the window need water every other day. The small fat ones need nothing at all. Please don’t be kind to them.
B: OK. Big ones, water. Small ones, no kindness.
A: Exactly. And this is Gloria. She’s a bit difficult. When her leaves hang down, she’s had either too little water or too much.
B: So how do I know which?
A: You talk to her.
B: Seriously?
A: No! You put your finger in the soil. If it’s dry, she’s thirsty.
B: I’d better write that down. What about the tall one in the bathroom?
A: Oh, you needn’t do anything with that. It’s plastic. I can’t stand it, to be honest.
B: So why do you keep it?
A: My aunt gave it to me, and she visits every month.
B: I see. And what happens if a plant dies while you’re away?
A: Then you tell me the truth.
B: Really?
A: Of course. But first you buy a new one that looks the same.`,
    questions: [
      choose(
        'What are the speakers doing?',
        'Getting ready for somebody’s trip',
        [
          ['Choosing plants for a new flat', 'There are thirty-one plants in the flat already.'],
          ['Talking about plants that have died', 'Yusuf asks what happens if one dies, but none has.'],
          ['Learning how to grow vegetables', 'They talk about plants, but not about vegetables.'],
        ],
        'The first speaker says “Thanks for looking after my plants” and “It’s only for ten days”, and Yusuf says “while you’re away”.',
      ),
      trueOrFalse('Yusuf had expected fewer plants.', true, 'Yusuf says: “Thirty-one? I thought you had three.”'),
      choose(
        'The big plants need water “every other day”. When is that?',
        'Today, but not tomorrow',
        [
          ['Today, and again tonight', 'That is twice a day.'],
          ['On every day but today', '“Other” does not mean that one day is left out.'],
          ['Once in every two weeks', 'The trip takes ten days. The plants would not live that long.'],
        ],
        'They need water “every other day”: on day one, day three, day five and so on.',
      ),
      write(
        'What should Yusuf use to find out if Gloria is thirsty?',
        ['his finger', 'a finger', 'finger', 'one finger', 'his fingers'],
        'The first speaker explains: “You put your finger in the soil. If it’s dry, she’s thirsty.”',
      ),
      choose(
        'Why does the plastic plant stay in the bathroom?',
        'A relative would notice if it was not there.',
        [
          ['A plastic plant does not need any water.', 'That is true, but it is not the reason why it stays.'],
          ['A tall plant looks good in a small room.', 'It is tall, but its owner can’t stand it.'],
          [
            'A real plant would not live in that room.',
            'This is true of some bathrooms, but nobody says it of this one.',
          ],
        ],
        'It was a present: “My aunt gave it to me, and she visits every month.”',
      ),
      trueOrFalse(
        'The small fat plants should get a lot of water.',
        false,
        'The first speaker says: “The small fat ones need nothing at all.”',
      ),
    ],
  },
];
