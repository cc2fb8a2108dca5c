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
];
