import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'dream home',
        'phrase',
        'the house or flat that you want most of all',
        'My dream home has a very big kitchen.',
      ),
      word('for sale', 'phrase', 'you can buy it', 'The house on the corner is for sale.'),
      word('view', 'noun', 'what you can see from a place', 'We have a view of the mountains.'),
      word('stairs', 'noun', 'the steps in a house that take you up or down', 'There are twenty stairs to my room.'),
      word('move', 'verb', 'to go and live in another home', 'We moved to a bigger flat in May.'),
      word('price', 'noun', 'how much money something costs', 'The price of this flat is very high.'),
      word('lighthouse', 'noun', 'a tall building by the sea that helps ships', 'The old lighthouse is a home now.'),
      word('round', 'adjective', 'like a ball or a ring', 'She wants a house with round windows.'),
      word(
        'cupboard',
        'noun',
        'a piece of furniture for clothes, plates or food',
        'There is a cupboard for your clothes.',
      ),
      word('fit', 'verb', 'to be the right size for a place', 'The piano doesn’t fit in this room.'),
      word('garden', 'noun', 'a place with grass and plants near a house', 'We eat in the garden in summer.'),
      word('balcony', 'noun', 'a place outside a window, high up, where you can sit', 'I drink my tea on the balcony.'),
      word('rent', 'verb', 'to pay money every month to live in a place', 'They rent a small flat near the park.'),
      word('neighbour', 'noun', 'a person who lives next door', 'My neighbour plays the piano at night.'),
    ],
    text: {
      title: 'Ninety-six stairs',
      kind: 'text',
      genre: 'advert',
      text: `For sale: my lighthouse

I am selling my dream home. It is tall, white and round, and it stands by the sea. There are five rooms, one on top of another. The bedroom is at the top, and the view is wonderful.

I have to be honest. A normal cupboard does not fit, because there is no straight wall. There are ninety-six stairs. And when you are in bed, your glasses are always in the kitchen.

I was seven when I saw this house from a boat. I was forty when I bought it. Now I am eighty, and I need an hour for the stairs. On Friday I am going to move to a small house in the village, with no stairs.

The price is low, but there is one rule: please turn on the big light every evening. The ships do not need it now. But I can see it from my new kitchen.

Dorota Lind, Salt Bay`,
      questions: [
        choose(
          'What is the text about?',
          'Somebody wants to sell an unusual home.',
          [
            ['Somebody wants to buy a house by the sea.', 'Dorota bought it long ago. Now she is selling it.'],
            ['Somebody wants to build a very tall house.', 'The house is tall, but it is not new.'],
            ['Somebody wants to rent a room for a holiday.', 'It is about a whole house, and not for a holiday.'],
          ],
          '“For sale: my lighthouse”',
        ),
        write(
          'How many rooms does the lighthouse have?',
          ['five', '5', 'five rooms', '5 rooms'],
          '“There are five rooms, one on top of another.”',
        ),
        choose(
          'What is the problem with cupboards in the lighthouse?',
          'The walls are all round.',
          [
            ['The doors are all small.', 'She does not write about the doors.'],
            ['The rooms are all full.', 'The rooms are not full. It is about their walls.'],
            ['The stairs are all very old.', 'There are many stairs, but she does not say how old they are.'],
          ],
          '“A normal cupboard does not fit, because there is no straight wall.”',
        ),
        trueOrFalse(
          'Dorota was a child when she bought the lighthouse.',
          false,
          'She was seven when she saw it. “I was forty when I bought it.”',
        ),
        choose(
          'Why is Dorota going to move?',
          'It is too hard to go up and down.',
          [
            ['It is too loud so near to the sea.', 'She does not say that the sea is loud.'],
            ['It is too dark there in the evening.', 'There is a big light in the house.'],
            ['It is too far away from the village.', 'She can see the light from the village.'],
          ],
          '“Now I am eighty, and I need an hour for the stairs.”',
        ),
        choose(
          'Why does Dorota want the light on every evening?',
          'She still loves the lighthouse.',
          [
            ['She thinks of the ships at sea.', '“The ships do not need it now.”'],
            ['She has no lamp in her kitchen.', 'We do not read that. She only wants to see the light.'],
            ['She does not like the new people.', 'She does not know yet who is going to buy it.'],
          ],
          '“But I can see it from my new kitchen.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends, and you want to rent a home together. One of you saw a flat yesterday, and the other one saw a house.',
      a: {
        role: 'You saw a flat, and you like it a lot.',
        facts: [
          'The flat is in the centre: 700 pounds a month, two rooms of the same size and a balcony. Dogs are welcome.',
          'It is on the fourth floor, and there is no lift.',
          'You can pay 400 pounds a month.',
          'On Fridays you work in the centre until eleven at night.',
        ],
        goals: [
          'Find out about B’s house: price, rooms and garden.',
          'Find out how people get home from the centre late at night.',
          'Find out how much B can pay, and if B has an animal.',
          'Choose one home with B, and say who pays what.',
        ],
      },
      b: {
        role: 'You saw a house, and you like it a lot.',
        facts: [
          'The house is outside the town: 600 pounds a month, one big room, one small room and a garden.',
          'The last bus from the centre leaves at ten. A taxi costs 15 pounds.',
          'You can pay 350 pounds a month.',
          'You have a big old dog. It does not like stairs.',
        ],
        goals: [
          'Find out about A’s flat: price, rooms and floor.',
          'Find out when A finishes work.',
          'Find out how much A can pay, and if dogs can live in the flat.',
          'Choose one home with A, and say who gets which room.',
        ],
      },
      phrases: [
        'How much is it a month?',
        'What floor is it on?',
        'Is there a …?',
        'That’s a problem, because …',
        'You can have the … room, and I …',
        'I can pay a little more if …',
      ],
    },
    statements: [
      'A small home is better than a big one.',
      'A garden is more important than a balcony.',
      'The kitchen is the most important room.',
      'I want to live on a boat one day.',
      'Nobody needs a television in the bedroom.',
      'It is boring to live far away from a town.',
      'Children should choose the colour of their room.',
      'Good neighbours are more important than a good view.',
    ],
    questions: [
      'What can you see from the windows of your dream home?',
      'Which room is the most important for you, and why?',
      'Where do you not want to live, and why?',
      'What is good and what is bad about living with friends?',
      'What makes a house a home?',
    ],
    task: {
      instruction:
        'Four friends live in a small house with a garden. They have 10,000 pounds to make it their dream home. Choose three things, and say who is going to use them.',
      options: [
        'A table for twelve people and a bigger kitchen: 4,000 pounds',
        'A small swimming pool: 6,000 pounds, but it is cold in winter',
        'A music room with thick walls: 3,000 pounds',
        'A glass roof over one bedroom: 2,500 pounds, but it is hot in summer',
        'A tree house with a bed: 2,000 pounds',
        'A second bathroom: 5,000 pounds',
        'Apple trees and vegetables: 1,000 pounds and a lot of work',
      ],
    },
    writing:
      'Write an advert of 50 to 70 words for your dream home. Your readers want to move to a new place. Say where it is, what rooms it has and what you can see from it. Be honest: say one thing that is not so good.',
  },
  hard: {
    words: [
      word('design', 'verb', 'to draw and plan how something will be made', 'She designed a house around an old tree.'),
      word('client', 'noun', 'somebody who pays an expert for a service', 'Most clients ask for bigger windows.'),
      word('spacious', 'adjective', 'large, with a lot of room', 'The hall is spacious but terribly cold.'),
      word('habit', 'noun', 'something that you often do without thinking', 'A good home suits your habits.'),
      word('save up', 'phrase', 'to put money aside until you have enough', 'They saved up for ten years to buy it.'),
      word('gap', 'noun', 'an empty space or time between two things', 'There was a gap between the two houses.'),
      word('bench', 'noun', 'a long seat for two or more people', 'The bench by the door gets the evening sun.'),
      word(
        'take up',
        'phrase',
        'to use or fill an amount of space or time',
        'The piano takes up half the living room.',
      ),
      word(
        'talk somebody out of',
        'phrase',
        'to make somebody decide not to do something',
        'We talked him out of a pink roof.',
      ),
      word(
        'get in the way',
        'phrase',
        'to stop somebody from moving or doing something',
        'The sofa always got in the way.',
      ),
      word('cosy', 'adjective', 'small, warm and comfortable', 'It is a cosy room for winter evenings.'),
      word('storage', 'noun', 'space where things can be kept', 'Nobody ever has enough storage.'),
      word(
        'renovate',
        'verb',
        'to repair an old building until it looks new',
        'They spent three summers renovating a mill.',
      ),
      word('landlord', 'noun', 'somebody who owns a home that others pay to live in', 'Our landlord lives downstairs.'),
    ],
    text: {
      title: 'Tell me about Tuesday',
      kind: 'dialogue',
      genre: 'interview',
      text: `Goran: You’ve designed more than sixty houses, and yet I’m told that you never ask clients what kind of house they want.
Malia: They’d only describe a magazine to me. A wall of glass, a bath in the middle of the bedroom. People dream in photographs, and nobody in a photograph has wet shoes.
Goran: So what do you ask instead?
Malia: I say, “Tell me about last Tuesday, from the moment you woke up.” It has to be a Tuesday. On Saturdays people are who they’d like to be.
Goran: Can you give me an example?
Malia: A couple came to me who wanted a swimming pool. They’d been saving up for years. So we went through their Tuesday together, and there wasn’t a single gap in it when anyone could have swum. But at ten past seven every morning they drank their coffee standing up outside the back door, because that’s where the sun came first.
Goran: Don’t say you talked them out of the pool.
Malia: I didn’t have to. They looked at the list, and then at each other. I built a bench into that wall, with a shelf for two cups. It takes up less space than a bathtub. A year later they told me it was the best room in the house.
Goran: Isn’t that a little sad? Surely a dream home should be bigger than your habits.
Malia: I used to think so. But a house can’t give you another life. It can make room for the one you have, or get in the way of it.
Goran: And your own house? I imagine there’s a bench.
Malia: I rent a flat above a bakery.
Goran: Seriously?
Malia: I’ve tried to design a house for myself eleven times, and I never get past the first question. I know exactly what I did last Tuesday. I was thinking about somebody else’s.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Planning homes around people’s daily lives',
          [
            ['Building homes that look good in photographs', 'Malia thinks that photographs leave out real life.'],
            [
              'Saving money by leaving out expensive extras',
              'The couple had the money; it was time they did not have.',
            ],
            ['Helping couples who cannot agree on a house', 'The couple in the example agreed.'],
          ],
          '“Tell me about last Tuesday, from the moment you woke up.”',
        ),
        choose(
          'Why does Malia ask about a Tuesday?',
          'It shows how people really live.',
          [
            ['It is when people have time for her.', 'She does not say when she meets her clients.'],
            ['It is what people remember best.', 'Nothing is said about how well they remember it.'],
            ['It shows what people wish for most.', 'That would be Saturday, when they “are who they’d like to be”.'],
          ],
          '“It has to be a Tuesday. On Saturdays people are who they’d like to be.”',
        ),
        trueOrFalse(
          'Malia had to persuade the couple to give up their pool.',
          false,
          '“I didn’t have to. They looked at the list, and then at each other.”',
        ),
        write(
          'What did Malia build for the couple outside the back door?',
          ['a bench', 'bench', 'the bench', 'bench with a shelf', 'bench and shelf', 'a bench and shelf'],
          '“I built a bench into that wall, with a shelf for two cups.”',
        ),
        choose(
          'What does Goran criticise about Malia’s method?',
          'It leaves too little room for wishes.',
          [
            ['It takes too long to lead to a result.', 'He does not mention how long it takes.'],
            ['It costs too much for ordinary people.', 'He does not speak of what it costs.'],
            ['It asks people for too many private details.', 'He does not object to the question about Tuesday.'],
          ],
          '“Surely a dream home should be bigger than your habits.”',
        ),
        choose(
          'Why has Malia never built a house for herself?',
          'Her days are filled with her clients’ lives.',
          [
            ['Her clients have taken her best ideas.', 'She does not say that she has run out of ideas.'],
            ['Her savings would not be enough for a house.', 'She does not mention her savings.'],
            ['Her flat above the bakery suits her too well.', 'She has tried eleven times to design something else.'],
          ],
          '“I know exactly what I did last Tuesday. I was thinking about somebody else’s.”',
        ),
      ],
    },
    roleCards: {
      scene: 'An architect and a client meet to plan a house for a family of four on a small piece of land.',
      a: {
        role: 'You are the architect.',
        facts: [
          'Each square metre of house costs 2,000 euros.',
          'Building can start on 1 April and takes nine months. With a second team it takes seven, and costs 10,000 euros more.',
          'A simple wooden workshop of 15 square metres in the garden costs 6,000 euros altogether. It cannot be heated.',
        ],
        goals: [
          'Find out how much the client can spend.',
          'Find out which rooms are wanted, and how large.',
          'Find out when the family has to move in, and agree on a plan that can be paid for.',
        ],
      },
      b: {
        role: 'You want a house for your family.',
        facts: [
          'You have 180,000 euros, and not one more.',
          'You dream of a kitchen to live in (40 square metres), three bedrooms (12 each), a bathroom (8) and a workshop (15).',
          'You have to leave your flat at the end of October. Your cousin could take you in until New Year, but three of the cousin’s children play the drums.',
        ],
        goals: [
          'Find out what a square metre costs, and how large the house can be.',
          'Find out when it can be ready, and whether there is a quicker way.',
          'Find out whether you can keep the workshop, and decide what you can do without.',
        ],
      },
      phrases: [
        'What do you actually do in …?',
        'If we made … a little smaller, …',
        'That would come to … euros.',
        'I could live without …, but not without …',
        'Would you rather … or …?',
        'The only way to save time is …',
      ],
    },
    statements: [
      'People buy large homes to impress their guests.',
      'A home that is always tidy is not really lived in.',
      'Every child ought to have a room of their own.',
      'Nobody should own a second home that stands empty for most of the year.',
      'You can feel at home in a place that you do not even like.',
      'The homes of the future will be smaller, and people will be happier in them.',
      'I would rather live in an ugly house with a fine view than the other way round.',
      'Pictures of perfect homes make people unhappy with their own.',
    ],
    questions: [
      'Which corner of a home do people use most, and why?',
      'How have dream homes changed since your grandparents were young?',
      'What would you give up in order to live in a perfect place?',
      'How much can you tell about people from the place where they live?',
      'If money did not matter, what would you still leave out of your home?',
    ],
    task: {
      instruction:
        'Six people between twenty and eighty share an old house. Downstairs there are 60 square metres that belong to all of them, and they have 12,000 euros. Choose three ways to use the space.',
      options: [
        'A kitchen with a table for twelve: 30 square metres, 7,000 euros',
        'A workshop with tools for everybody: 20 square metres, 3,000 euros, and it is noisy',
        'A library where nobody is allowed to talk: 15 square metres, 2,500 euros',
        'A room for guests: 15 square metres, 3,500 euros, used sixty nights a year',
        'A music room with thick walls: 20 square metres, 5,500 euros',
        'A winter garden: 25 square metres, 6,000 euros, and too hot in August',
        'A laundry with a sofa and good coffee: 10 square metres, 2,000 euros',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to an architect who is going to design a home for you. Describe an ordinary weekday, real or invented, from morning to night. Explain what the home must make easier, name one thing that you dream of, and say what you can do without.',
  },
};
