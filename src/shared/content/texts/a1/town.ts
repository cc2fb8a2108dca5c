import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const town: readonly AuthoredText[] = [
  {
    id: 'a1-museum-way',
    title: 'Where is the toy museum?',
    level: 'A1',
    topic: 'town',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Excuse me. Where’s the Toy Museum, please?
B: The Toy Museum? It’s not far. Go down this street to the bridge.
A: To the bridge. OK.
B: Don’t go over the bridge! Turn left there. The museum is opposite the park.
A: Left at the bridge, opposite the park. Can I get in with a wheelchair?
B: Yes, there’s a big door next to the café. But is it open today? It’s Monday.
A: It’s closed on Mondays?
B: I think so. Look at the website.
A: You’re right. It’s closed. Oh dear!
B: Well, the park is open, and it’s a lovely day.
A: Good idea. Thank you!`,
    questions: [
      choose(
        'Where is the museum?',
        'opposite the park',
        [
          ['next to the bridge', 'You go to the bridge first and turn left there.'],
          ['behind the station', 'They do not talk about a station.'],
          ['in front of the café', 'There is a café next to the museum’s big door.'],
        ],
        'We hear: “The museum is opposite the park.”',
      ),
      trueOrFalse('You have to go over the bridge to the museum.', false, 'We hear: “Don’t go over the bridge!”'),
      trueOrFalse(
        'A person in a wheelchair can get into the museum.',
        true,
        'We hear: “Yes, there’s a big door next to the café.”',
      ),
      write('What day is it today?', ['Monday', 'it’s Monday', 'a Monday', 'it is Monday'], 'We hear: “It’s Monday.”'),
      choose(
        'Where does the visitor go after this, do you think?',
        'to the park',
        [
          ['to the museum', 'It is closed today.'],
          ['to the bridge', 'The bridge is only on the way.'],
          ['to a toy shop', 'They talk about a museum for toys, not about a shop.'],
        ],
        'We hear “the park is open, and it’s a lovely day”, and the visitor says “Good idea.”',
      ),
    ],
  },
  {
    id: 'a1-two-countries',
    title: 'Where is your front door?',
    level: 'A1',
    topic: 'town',
    kind: 'text',
    genre: 'geography',
    source: 'Encyclopaedia Britannica, or the town of Baarle-Hertog',
    text: `Baarle is a small town, but it is in two countries. Some parts are in Belgium and the other parts are in the Netherlands. It is like a puzzle. There are more than twenty little pieces of Belgium there! White crosses in the street show where one country stops and the other starts.

Baarle has got two flags and two names: Baarle-Hertog and Baarle-Nassau. But the line between the countries goes through houses, too. Some families cook in one country and sleep in the other. So where do they live? Look for the front door! Is it in Belgium? Then the house is Belgian.

One house has got a problem. The line goes through the middle of its front door. So the house has got two addresses.`,
    questions: [
      trueOrFalse(
        'The Belgian part of the town is all in one piece.',
        false,
        '“There are more than twenty little pieces of Belgium there!”',
      ),
      write(
        'You are walking in Baarle. What shows you that a new country starts?',
        [
          'white crosses',
          'crosses',
          'the white crosses',
          'the crosses',
          'a white cross',
          'a cross',
          'white cross',
          'crosses in the street',
          'some white crosses',
        ],
        '“White crosses in the street show where one country stops and the other starts.”',
      ),
      choose(
        'What does “they” in “So where do they live?” mean?',
        'families with rooms in two countries',
        [
          ['families with houses in two towns', 'They have got one house, and Baarle is one town.'],
          [
            'the two countries with one small town',
            'Families live in houses. The question is about them, and not about countries.',
          ],
          ['people in the streets with a cross', 'The crosses are in the street; this is about people in their homes.'],
        ],
        '“Some families cook in one country and sleep in the other. So where do they live?”',
      ),
      trueOrFalse(
        'A Belgian house can have a kitchen in the Netherlands.',
        true,
        'Families “cook in one country and sleep in the other”, and only the door is important: “Is it in Belgium? Then the house is Belgian.”',
      ),
      choose(
        'Why has one house got two addresses?',
        'Its door is in two countries.',
        [
          ['It has got two front doors.', 'It has got one front door, with a line in the middle.'],
          ['Two families live in it.', 'The text does not say who lives there.'],
          ['It is in a different town.', 'It is a house in Baarle, too.'],
        ],
        '“The line goes through the middle of its front door.”',
      ),
      choose(
        'What does the text show us?',
        'how two countries are in one town',
        [
          ['how two towns are in one country', 'Baarle is one town, and it is in two countries.'],
          ['how a family can find a new home', 'Families live in Baarle, but they do not look for homes.'],
          [
            'how a visitor can find a street',
            'There are crosses in the street, but they show where the countries are.',
          ],
        ],
        'It begins: “Baarle is a small town, but it is in two countries.” All the rest is about this.',
      ),
    ],
  },
];
