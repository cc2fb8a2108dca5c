import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const travel: readonly AuthoredText[] = [
  {
    id: 'a2-wrong-train',
    title: 'The wrong train',
    level: 'A2',
    topic: 'travel',
    kind: 'text',
    genre: 'story',
    text: `Last May, Camila and her father travelled around Portugal by train. One morning they wanted to go from Lisbon to the beach at Cascais. They were late and there were a lot of people, so they ran and jumped on the nearest train.

After an hour there was still no sea. Camila’s father looked at his ticket and then at the map. “We’re going the wrong way!” he said. They got off at a very small station with a yellow roof. The next train back was in three hours.

There was nothing there except a few houses and an orange tree. But an old man invited them into his garden. He didn’t speak Spanish or English, and they spoke almost no Portuguese, so they drew pictures for each other. He gave them cheese, oranges and the best bread in the world.

They never saw Cascais. “It’s probably beautiful,” says Camila, “but I don’t mind.”`,
    questions: [
      choose(
        'Why did they take the wrong train?',
        'They were in a hurry.',
        [
          ['They lost their map.', 'Her father looked at the map later, so they had it with them.'],
          ['They read a wrong sign.', 'They did not look at signs. They just jumped on the nearest train.'],
          ['They had no tickets.', 'Her father “looked at his ticket” on the train.'],
        ],
        '“They were late and there were a lot of people, so they ran and jumped on the nearest train.”',
      ),
      write(
        'How long did they have to wait for the next train back?',
        ['three hours', '3 hours', 'for three hours', 'for 3 hours'],
        '“The next train back was in three hours.”',
      ),
      trueOrFalse('The old man spoke good English.', false, '“He didn’t speak Spanish or English”.'),
      choose(
        'How did they talk to the old man?',
        'with pictures',
        [
          ['in Portuguese', 'They “spoke almost no Portuguese”.'],
          ['with a phone', 'There is no phone in the text.'],
          ['in Spanish', 'The old man did not speak Spanish.'],
        ],
        '“they drew pictures for each other”',
      ),
      trueOrFalse(
        'The old man gave them something to eat.',
        true,
        '“He gave them cheese, oranges and the best bread in the world.”',
      ),
      choose(
        'What does Camila think of that day now?',
        'She is happy about the mistake.',
        [
          ['She is angry with her father.', 'She says nothing bad about her father.'],
          ['She is sad about the beach.', 'She says of the beach: “I don’t mind.”'],
          ['She is tired of long journeys.', 'The text does not say this. She enjoyed the day.'],
        ],
        'They ate “the best bread in the world”, and of the beach she says: “I don’t mind.”',
      ),
    ],
  },
  {
    id: 'a2-missing-suitcase',
    title: 'The missing suitcase',
    level: 'A2',
    topic: 'travel',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hello. My suitcase isn’t here. I waited for forty minutes.
B: I’m sorry to hear that. Which flight were you on?
A: The one from Lima to Madrid. My name’s Quispe, Elena Quispe.
B: Thank you. What does the suitcase look like?
A: It’s big and grey, like all the others. But it has got a red sock on the handle.
B: A sock! That’s a good idea. And what’s in it?
A: Clothes, books and eleven kilos of potatoes.
B: Potatoes? We have potatoes in Spain!
A: Not these ones! They’re purple. I’m a cook, and I’m going to make a special dinner tomorrow.
B: I see. Wait a moment… Yes, here it is. Your suitcase is still in Lima. It will come on tonight’s plane.
A: Will it be here before noon?
B: It lands at seven in the morning, and we’ll bring it to your hotel by nine.
A: Oh, thank you! Then nobody will be hungry.`,
    questions: [
      choose(
        'How can you see which suitcase is Elena’s?',
        'There is a sock on it.',
        [
          ['It is big and grey.', 'She says that it is “like all the others”.'],
          ['There is a name on it.', 'She says her name, but not that it is on the suitcase.'],
          ['It is purple and heavy.', 'The potatoes are purple.'],
        ],
        '“it has got a red sock on the handle”',
      ),
      trueOrFalse(
        'Elena wants to sell the potatoes in Madrid.',
        false,
        'She says: “I’m a cook, and I’m going to make a special dinner tomorrow.”',
      ),
      write(
        'Where is the suitcase now?',
        ['in Lima', 'Lima', 'still in Lima', 'it’s in Lima', 'it is in Lima'],
        '“Your suitcase is still in Lima.”',
      ),
      trueOrFalse(
        'Elena has to go back to the airport for her suitcase.',
        false,
        'The man or woman at the airport says: “we’ll bring it to your hotel by nine”.',
      ),
      choose(
        'What does Elena mean with her last sentence?',
        'She can cook the dinner in time.',
        [
          ['She can buy other potatoes there.', 'She does not want other potatoes: “Not these ones!”'],
          ['She can have breakfast at the hotel.', 'She is talking about her dinner for other people.'],
          ['She can eat on the plane from Lima.', 'She is in Madrid; only the suitcase comes on the plane.'],
        ],
        'She is going to “make a special dinner tomorrow”, and the potatoes will be there “by nine”.',
      ),
      trueOrFalse('The suitcase will be in Madrid in the morning.', true, '“It lands at seven in the morning”.'),
    ],
  },
];
