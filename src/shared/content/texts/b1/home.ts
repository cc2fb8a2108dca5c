import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const home: readonly AuthoredText[] = [
  {
    id: 'b1-thirty-one-plants',
    title: 'Thirty-one plants',
    level: 'B1',
    topic: 'home',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Helen: Thanks for looking after my plants, Yusuf. It’s only for ten days.
Yusuf: No problem. How many are there?
Helen: Er, thirty-one.
Yusuf: Thirty-one? I thought you had three.
Helen: They’ve made friends. Right, the big ones by the window need water every other day. The small fat ones need nothing at all. Please don’t be kind to them.
Yusuf: OK. Big ones, water. Small ones, no kindness.
Helen: Exactly. And this is Gloria. She’s a bit difficult. When her leaves hang down, she’s had either too little water or too much.
Yusuf: So how do I know which?
Helen: You talk to her.
Yusuf: Seriously?
Helen: No! You put your finger in the soil. If it’s dry, she’s thirsty.
Yusuf: I’d better write that down. What about the tall one in the bathroom?
Helen: Oh, you needn’t do anything with that. It’s plastic. I can’t stand it, to be honest.
Yusuf: So why do you keep it?
Helen: My aunt gave it to me, and she visits every month.
Yusuf: I see. And what happens if a plant dies while you’re away?
Helen: Then you tell me the truth.
Yusuf: Really?
Helen: Of course. But first you buy a new one that looks the same.`,
    questions: [
      choose(
        'What are the speakers doing?',
        'Getting ready for somebody’s trip',
        [
          ['Choosing plants for a new flat', 'There are thirty-one plants in the flat already.'],
          ['Talking about plants that have died', 'Yusuf asks what happens if one dies, but none has.'],
          ['Learning how to grow vegetables', 'They talk about plants, but not about vegetables.'],
        ],
        'Helen says “Thanks for looking after my plants” and “It’s only for ten days”, and Yusuf says “while you’re away”.',
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
        'Helen explains: “You put your finger in the soil. If it’s dry, she’s thirsty.”',
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
        'Helen says: “The small fat ones need nothing at all.”',
      ),
    ],
  },
  {
    id: 'b1-house-swap',
    title: 'Swap homes with us this summer',
    level: 'B1',
    topic: 'home',
    kind: 'text',
    genre: 'advert',
    text: `OUR ISLAND HOUSE FOR YOUR CITY FLAT
Two weeks, 2–16 August

Who we are: a family of four (two teenagers, two tired parents) from a small Norwegian island with 300 people, one shop and no traffic lights.

What you get: an old wooden house with five beds and a view of the sea from every room, including the bathroom. There is a rowing boat, which is safe, and a car, which usually starts. The ferry to the mainland leaves twice a day. If you miss it, our neighbour Ingrid has a boat and strong opinions about people who are late.

What we would like: a flat in the middle of a big city, anywhere in Europe. It can be small, hot and noisy. In fact, our children would prefer noise. They want to be able to buy a pizza at eleven at night.

What you should know: the internet is fine in the kitchen and nowhere else. In August it hardly gets dark before ten, and there are no curtains upstairs. We have two sheep. They need nothing from you, but they will come and look at you during breakfast.

What we ask: please water the tomatoes, don’t move the stones by the door (they mark how tall the children were each year) and leave the house as you find it. We’ll do the same for you.

We have done this four times and only once been disappointed, by people who told us that their flat was “near the centre”. It was, by plane.

Write to Marit and Jonas at the address below. Please send photos of the real view.`,
    questions: [
      choose(
        'What are Marit and Jonas looking for?',
        'People who will exchange homes with them',
        [
          ['People who will rent a house from them', 'Nobody pays for the house: it is a swap.'],
          ['People who will spend a holiday with them', 'The two families will not be there together.'],
          ['People who will take care of animals for them', 'The sheep “need nothing from you”.'],
        ],
        'They offer “OUR ISLAND HOUSE FOR YOUR CITY FLAT”.',
      ),
      trueOrFalse(
        'The children in the family would be happy in a lively area.',
        true,
        '“In fact, our children would prefer noise.”',
      ),
      choose(
        'What does the advert suggest about the car?',
        'It sometimes refuses to start.',
        [
          ['It is no longer safe to drive.', '“Safe” is said of the boat. Nothing is said about danger in the car.'],
          ['It cannot be taken on the ferry.', 'Nothing is said about cars on the ferry.'],
          ['It has to be shared with Ingrid.', 'Ingrid has a boat.'],
        ],
        '“a car, which usually starts”: not always.',
      ),
      trueOrFalse(
        'Guests can use the internet in their bedrooms.',
        false,
        '“the internet is fine in the kitchen and nowhere else”',
      ),
      choose(
        'Why do they ask for “photos of the real view”?',
        'They do not want to be misled again.',
        [
          ['They want to show them to their children.', 'The children want noise and pizza, not photos.'],
          ['They are proud of the view from their house.', 'They are, but they want photos of the other home.'],
          ['They have never been to the centre of a city.', 'They have swapped four times, and nothing says this.'],
        ],
        'They were “disappointed, by people who told us that their flat was ‘near the centre’”.',
      ),
      write(
        'What must guests not move?',
        ['the stones', 'stones', 'stones by the door'],
        '“don’t move the stones by the door”',
      ),
    ],
  },
];
