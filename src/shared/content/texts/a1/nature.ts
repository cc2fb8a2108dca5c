import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const nature: readonly AuthoredText[] = [
  {
    id: 'a1-no-sun',
    title: 'Waiting for the sun',
    level: 'A1',
    topic: 'nature',
    kind: 'text',
    genre: 'story',
    text: `In Tromsø, in the north of Norway, there is no sun in December. It is night in the morning and night in the afternoon. “But it isn’t black,” says Ingrid, who is ten. “The sky is blue and pink at noon, and the snow is white. Sometimes there are green lights in the sky!”

Ingrid goes to school on her skis. There is a lamp on her hat. After school she and her friend Yusuf make animals from snow: bears, dogs and crocodiles.

In January the sun comes back. All the children go outside and look. And then they eat sun cakes, which are round and yellow.`,
    questions: [
      choose(
        'What colour is the sky at noon in December?',
        'blue and pink',
        [
          ['white and blue', 'The snow is white, not the sky.'],
          ['black and green', 'Ingrid says: “But it isn’t black”.'],
          ['pink and yellow', 'The sky is pink, but only the cakes are yellow.'],
        ],
        '“The sky is blue and pink at noon”.',
      ),
      write(
        'What has Ingrid got on her hat?',
        ['a lamp', 'lamp', 'the lamp', 'one lamp'],
        '“There is a lamp on her hat.”',
      ),
      trueOrFalse('Ingrid goes to school by bus.', false, '“Ingrid goes to school on her skis.”'),
      trueOrFalse(
        'Ingrid and Yusuf make animals from snow.',
        true,
        '“she and her friend Yusuf make animals from snow”',
      ),
      choose(
        'Why are the cakes round and yellow?',
        'They look like the sun.',
        [
          ['They look like snow.', 'Snow is white.'],
          ['They are for Ingrid.', 'All the children eat them, not only Ingrid.'],
          ['They are full of lemon.', 'Lemons are yellow, but there are none in the text.'],
        ],
        'The children eat “sun cakes” when “the sun comes back”.',
      ),
      choose(
        'What does Ingrid think about December?',
        'It is beautiful.',
        [
          ['It is boring.', 'She goes out on her skis and makes animals with a friend.'],
          ['It is too cold.', 'There is snow, but Ingrid does not say this.'],
          ['It is too long.', 'All are happy when the sun is back, but Ingrid does not say this.'],
        ],
        'She says: “it isn’t black”, and talks about a “blue and pink” sky and “green lights”.',
      ),
    ],
  },
];
