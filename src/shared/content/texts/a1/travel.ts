import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const travel: readonly AuthoredText[] = [
  {
    id: 'a1-school-boat',
    title: 'By boat to school',
    level: 'A1',
    topic: 'travel',
    kind: 'text',
    genre: 'story',
    text: `Linh and her brother Nam live in the south of Vietnam. There are many rivers there and not many roads. So there is no school bus. There is a school boat!

The boat is blue. It comes to their house at half past six. Mrs Hoa, the driver, knows all the children and their birthdays. It is a slow boat, and the trip takes forty minutes.

Some children do their homework on the boat, but Nam always sleeps. Linh sits at the front and looks for birds. She writes their names in a little notebook. There are thirty-two birds in her book. Today she wants to find one more.`,
    questions: [
      choose(
        'Why is there a school boat?',
        'There are not many roads.',
        [
          ['The bus is too expensive.', 'There is no bus; the text does not talk about money.'],
          ['The school is on an island.', 'There are rivers, but the text does not speak of an island.'],
          ['The children love rivers.', 'Maybe they do, but this is not why there is a boat.'],
        ],
        '“There are many rivers there and not many roads.”',
      ),
      write(
        'What time does the boat come?',
        [
          'half past six',
          'at half past six',
          '6:30',
          '6.30',
          'at 6:30',
          'at 6.30',
          'six thirty',
          'at six thirty',
          '6:30 am',
          '6.30 am',
          '06:30',
          'at 6:30 am',
          'half past 6',
        ],
        '“It comes to their house at half past six.”',
      ),
      trueOrFalse('The driver knows the children well.', true, 'Mrs Hoa “knows all the children and their birthdays”.'),
      trueOrFalse(
        'Nam does his homework on the boat.',
        false,
        '“Some children do their homework on the boat, but Nam always sleeps.”',
      ),
      choose(
        'What does Linh write in her notebook?',
        'names of birds',
        [
          ['her homework', 'Some other children do that on the boat.'],
          ['stories of rivers', 'The text talks about rivers, but not about stories.'],
          ['friends’ birthdays', 'Mrs Hoa knows the birthdays.'],
        ],
        'Linh “looks for birds. She writes their names in a little notebook.”',
      ),
      choose(
        'How does Linh feel about the trip?',
        'She enjoys it.',
        [
          ['She is bored.', 'The boat is slow, but Linh is busy with her birds.'],
          ['She is afraid.', 'She sits at the front, and nothing makes her afraid.'],
          ['She is tired.', 'Nam is the one who sleeps.'],
        ],
        'She has got a hobby on the boat, and “Today she wants to find one more” bird.',
      ),
    ],
  },
  {
    id: 'a1-lost-hat',
    title: 'At the bus station',
    level: 'A1',
    topic: 'travel',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good morning. Can I help you?
B: Yes, please. I think my hat is on a bus.
A: Oh dear. What colour is it?
B: It’s green, with a yellow flower on it.
A: Which bus was it?
B: Number 12, from the airport. I was on it at nine o’clock.
A: Let’s look in the box. There are gloves, an umbrella, three phones… and a lot of hats!
B: The small one under the scarf! No, that’s blue.
A: What about this one? It’s green.
B: No, there’s no flower on it.
A: Sorry! Wait, is that a flower on your back?
B: Oh! My hat is in my hood!`,
    questions: [
      choose(
        'What is the lost hat like?',
        'green with a flower',
        [
          ['green with no flower', 'There is a hat like this in the box, but it is the wrong one.'],
          ['blue and very small', 'This is another hat in the box.'],
          ['yellow with a scarf', 'Only the flower is yellow, and the scarf is in the box.'],
        ],
        'We hear: “It’s green, with a yellow flower on it.”',
      ),
      write(
        'Which bus came from the airport?',
        ['number 12', '12', 'number twelve', 'twelve', 'bus 12', 'bus number 12', 'the number 12', 'the 12'],
        'We hear: “Number 12, from the airport.”',
      ),
      trueOrFalse(
        'There are three phones in the box.',
        true,
        'The person at the station says: “There are gloves, an umbrella, three phones”.',
      ),
      trueOrFalse(
        'The lost hat is under a scarf in the box.',
        false,
        'Of the hat under the scarf we hear: “No, that’s blue.”',
      ),
      choose(
        'Who finds the hat?',
        'the person at the station',
        [
          ['somebody at the airport', 'The bus was from the airport, but the hat is not there.'],
          ['the driver of the bus', 'They do not talk about the driver.'],
          ['nobody at the station', 'The hat is there, on somebody’s back.'],
        ],
        'The person at the station sees it: “Wait, is that a flower on your back?”',
      ),
    ],
  },
];
