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
  {
    id: 'a1-tree-next-door',
    title: 'The tree next door',
    level: 'A1',
    topic: 'nature',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Bogdan: Hello, Nomsa. Can I talk to you about your tree?
Nomsa: Of course, Bogdan. What’s the problem?
Bogdan: It’s very big, so my kitchen is always dark.
Nomsa: But the birds sleep in it. I love them!
Bogdan: They start to sing at four in the morning! Can you cut it down, please?
Nomsa: No! It gives me a lot of pears.
Bogdan: Pears? There isn’t any fruit on it.
Nomsa: It’s spring, Bogdan! You’re new here. In autumn it’s full of sweet pears.
Bogdan: Really? I love pears.
Nomsa: And half of the tree is over your garden.
Bogdan: So are some of the pears for me?
Nomsa: Yes, half of them. Do you still want to cut it down?
Bogdan: No. I can use a lamp in the kitchen.`,
    questions: [
      choose(
        'Why does Bogdan talk to Nomsa about the tree?',
        'Bogdan wants more light.',
        [
          ['Bogdan wants more pears.', 'Bogdan hears about the pears later.'],
          ['Bogdan wants a new lamp.', 'Bogdan talks about a lamp at the end, but does not ask for one.'],
          ['Bogdan wants to see birds.', 'Bogdan does not like the birds: they sing very early.'],
        ],
        'Bogdan says: “It’s very big, so my kitchen is always dark.”',
      ),
      choose(
        'Nomsa says: “I love them!” What does “them” mean?',
        'the birds',
        [
          ['the pears', 'Bogdan says this about the pears.'],
          ['the trees', 'Nomsa has got one tree, and “them” is for two or more.'],
          ['the neighbours', 'Nomsa does not say this about the neighbours.'],
        ],
        'Nomsa says “But the birds sleep in it”, and then: “I love them!”',
      ),
      trueOrFalse(
        'There is fruit on the tree now.',
        false,
        'Bogdan says “There isn’t any fruit on it”, and Nomsa says: “It’s spring, Bogdan!”',
      ),
      write(
        'When are there pears on the tree?',
        ['in autumn', 'autumn', 'in the autumn', 'the autumn', 'every autumn', 'in fall', 'in the fall'],
        'Nomsa says: “In autumn it’s full of sweet pears.”',
      ),
      trueOrFalse(
        'Bogdan can have some of the fruit.',
        true,
        'Bogdan asks “So are some of the pears for me?” and Nomsa says: “Yes, half of them.”',
      ),
      choose(
        'Why can the tree stay?',
        'Bogdan wants to eat pears.',
        [
          ['Bogdan wants to hear birds.', 'Bogdan is not happy about the birds.'],
          ['Bogdan wants to help Nomsa.', 'Bogdan thinks about the pears and not about Nomsa.'],
          ['Bogdan wants a dark kitchen.', 'That is the problem, but there is a lamp.'],
        ],
        'Bogdan says “I love pears”, and half of them are for Bogdan.',
      ),
    ],
  },
];
