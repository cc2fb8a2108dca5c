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
  {
    id: 'a2-first-hello',
    title: 'The word before the talk',
    level: 'A2',
    topic: 'communication',
    kind: 'text',
    genre: 'history',
    source: 'Library of Congress (Alexander Graham Bell Papers); Thomas A. Edison Papers, Rutgers University',
    text: `You answer the phone and say “Hello”. It feels natural, but somebody had to choose that word.

In March 1876, Alexander Graham Bell spoke into his new telephone: “Mr Watson, come here.” Watson, his helper, was in the next room. He heard the words and came at once. Bell did not say “hello” or “good morning”, and he didn’t need to. He knew who was there.

But soon more and more people had a telephone, and there was a problem. What should you say first? Bell liked “ahoy”. In those days sailors shouted it from one ship to another. Thomas Edison, who invented many things, had a different idea. In a letter of 1877 he wrote that people could hear “hello” from several metres away.

Edison won. But Bell didn’t follow him. He went on saying “ahoy”.

In other languages, people made other choices. In Italy they say “pronto”, which means “ready”. In Mexico you often hear “bueno”, which means “good”. And in Spain you can hear “dígame”, which means “tell me”.

What do you say in your language? And does it mean anything?`,
    questions: [
      choose(
        'What is the text about?',
        'the first word of a phone call',
        [
          ['the first telephone in Italy', 'Italy is only one of the countries at the end of the text.'],
          [
            'two friends and their telephone',
            'Bell and Edison had different ideas. The text does not say that they were friends.',
          ],
          ['polite words in different countries', 'It is only about the words which we say first on the phone.'],
        ],
        'The problem was: “What should you say first?”',
      ),
      choose(
        'Why didn’t Bell say “hello” to Watson?',
        'He knew that it was Watson.',
        [
          ['He was angry with Watson.', 'The text does not say this. He only wanted Watson to come.'],
          ['He wanted to say “ahoy” first.', 'On that day he said: “Mr Watson, come here.”'],
          ['He could see Watson’s face.', 'Watson “was in the next room”.'],
        ],
        'Bell “didn’t need to. He knew who was there.”',
      ),
      write(
        '“In those days sailors shouted it.” What was “it”?',
        ['ahoy', 'the word ahoy', 'it was ahoy'],
        'The sentence before this one is “Bell liked ‘ahoy’.”, and so “sailors shouted it from one ship to another”.',
      ),
      trueOrFalse(
        'Edison wanted a word that people could hear well.',
        true,
        'He wrote that people could hear his word “from several metres away”.',
      ),
      choose(
        'What do we learn about Bell at the end of the story?',
        'He did not change his mind.',
        [
          ['He was happy for Edison.', 'The text does not say this. It only says: “Bell didn’t follow him.”'],
          ['He stopped using the phone.', 'He used it, and he said “ahoy”.'],
          ['He moved to another country.', 'The text goes to other countries, but Bell does not.'],
        ],
        '“But Bell didn’t follow him. He went on saying” his own word.',
      ),
      trueOrFalse(
        'On the phone, an Italian usually says “good” first.',
        false,
        'Italians say that they are “ready”. You hear the word for “good” in Mexico.',
      ),
    ],
  },
];
