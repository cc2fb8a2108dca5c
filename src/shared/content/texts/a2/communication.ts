import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const communication: readonly AuthoredText[] = [
  {
    id: 'a2-wrong-number',
    title: 'The wrong number',
    level: 'A2',
    topic: 'communication',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hello, is that Green’s Pizza? I’d like two large pizzas, please.
B: I’m sorry, you’ve got the wrong number. This is a flat.
A: Oh! I’m sorry. But this is the number on the card: 555 0148.
B: Ah. The pizza place is 0184. They printed the card with a mistake.
A: How do you know?
B: You’re the ninth caller this evening! I told the restaurant last week, but they didn’t change it.
A: That must be awful for you.
B: It was at first. But people are usually friendly. And I live alone, so it’s nice to chat.
A: You should at least get free pizza from them!
B: That’s a very good idea. I’m going to tell them that tomorrow.
A: Well, thank you, and good luck. I’m Hamid, by the way.
B: And I’m Joyce. Enjoy your dinner, Hamid. Take the mushroom pizza. Everyone says that it’s the best.`,
    questions: [
      choose(
        'Why did Hamid call Joyce?',
        'The number on a card was wrong.',
        [
          ['He forgot the number of a friend.', 'He wanted to call a pizza place.'],
          ['She works in a pizza restaurant.', 'She says: “This is a flat.”'],
          ['He wanted to invite her to dinner.', 'He did not know her. He wanted two pizzas.'],
        ],
        'Joyce says: “They printed the card with a mistake.”',
      ),
      write(
        'How many people called Joyce before Hamid this evening?',
        ['eight', '8', 'eight people', '8 people'],
        'She says “You’re the ninth caller this evening!”, so there were eight before him.',
      ),
      trueOrFalse(
        'The restaurant knows about the mistake.',
        true,
        'Joyce says: “I told the restaurant last week, but they didn’t change it.”',
      ),
      trueOrFalse(
        'Joyce hates all these calls.',
        false,
        'She says: “people are usually friendly. And I live alone, so it’s nice to chat.”',
      ),
      choose(
        'What is Joyce going to do tomorrow?',
        'ask for free pizza',
        [
          ['get another number', 'The restaurant should change the card; she does not say this.'],
          ['have lunch with Hamid', 'They say goodbye and do not plan to meet.'],
          ['print some new cards', 'The restaurant printed the cards, not Joyce.'],
        ],
        'Hamid says “You should at least get free pizza from them!” and she says: “I’m going to tell them that tomorrow.”',
      ),
      choose(
        'How does Joyce know which pizza is good?',
        'The callers tell her about it.',
        [
          ['She eats there every evening.', 'She never says that she goes there.'],
          ['She read it on Hamid’s card.', 'The card has the number on it. She did not read it there.'],
          ['She often makes it at home.', 'She does not talk about cooking.'],
        ],
        'She says of the mushroom pizza: “Everyone says that it’s the best.” She talks to many callers.',
      ),
    ],
  },
];
