import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('order', 'verb', 'ask a shop to send you something', 'I order all my books online.'),
      word('website', 'noun', 'a place on the internet with its own address', 'The shop has a new website.'),
      word('parcel', 'noun', 'a thing in paper or a box that comes by post', 'There is a parcel for you at the door.'),
      word('arrive', 'verb', 'come to the place', 'The shoes will arrive on Friday.'),
      word('delivery', 'noun', 'bringing things to your home', 'Delivery costs four euros.'),
      word('price', 'noun', 'the money that you pay for a thing', 'The price is lower online.'),
      word('size', 'noun', 'how big or small something is', 'What size are these jeans?'),
      word('send back', 'verb', 'return something by post', 'You can send back the coat for free.'),
      word(
        'seller',
        'noun',
        'the person or shop that you buy something from',
        'I wrote to the seller about the colour.',
      ),
      word('click', 'verb', 'press a button with a mouse', 'Click on the red button to pay.'),
      word(
        'review',
        'noun',
        'what somebody writes about a thing after buying it',
        'I read one bad review of this phone.',
      ),
      word('customer', 'noun', 'a person who buys something', 'A customer sent us a nice photo.'),
      word(
        'basket',
        'noun',
        'the place on a shopping page for things you want',
        'There are three things in my basket.',
      ),
      word('in a hurry', 'phrase', 'with little time', 'Don’t buy a computer when you are in a hurry.'),
    ],
    text: {
      title: 'No black pieces',
      kind: 'text',
      genre: 'review',
      text: `One star, 3 May
I ordered a chess set from this website because the price was good: only nineteen euros. The parcel arrived today. There are thirty-two pieces in it, and all of them are white! How can I play with that? I want to send it back.
Noor

Answer from the seller
Dear Noor, we are very sorry. It was our mistake. We were in a hurry that day. Another customer in your town has thirty-two black pieces and is angry too. We can send you both a new set, and delivery is free.

Five stars, 20 May
Please don’t send anything! The other customer read my review and wrote to me. His name is Kofi. We met in the café in the park and put our pieces on a table. I lost three games, but it was fun. Now we play there every Saturday.
My sister says, “You can still get black pieces for free.” But why? Kofi always brings them.
Noor`,
      questions: [
        choose(
          'What are the two reviews about?',
          'A mistake that had a happy end',
          [
            ['A new game that came too late', 'Noor does not want a new game in the end.'],
            ['A seller who did not say sorry', 'The seller says: “we are very sorry”.'],
            ['A player who won all the games', 'Noor lost three games, and this is only one small part.'],
          ],
          'First “all of them are white!” Later “it was fun. Now we play there every Saturday.”',
        ),
        write(
          'How many pieces were in Noor’s parcel?',
          [
            'thirty-two',
            'thirty two',
            '32',
            'thirty-two pieces',
            'thirty two pieces',
            '32 pieces',
            'thirty-two white pieces',
            '32 white pieces',
            'thirty-two white',
            '32 white',
          ],
          '“There are thirty-two pieces in it”.',
        ),
        choose(
          'How did the mistake happen?',
          'The seller worked too fast.',
          [
            ['Noor clicked on the wrong set.', 'The seller says: “It was our mistake.”'],
            ['Kofi ordered only black pieces.', 'Kofi was angry about the black pieces.'],
            ['The website showed a bad photo.', 'We do not read about a photo.'],
          ],
          '“We were in a hurry that day.”',
        ),
        trueOrFalse(
          'Kofi wrote to Noor first.',
          true,
          '“The other customer read my review and wrote to me. His name is Kofi.”',
        ),
        choose(
          'Why does Noor not need black pieces?',
          'Noor likes to play with Kofi.',
          [
            ['Noor does not like black things.', 'Noor was not happy when all the pieces were white.'],
            ['Noor’s sister has got some now.', 'She only says that Noor can get them.'],
            ['Noor does not want to pay for them.', 'They are free.'],
          ],
          '“Now we play there every Saturday”, and “Kofi always brings them.”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Wednesday. A customer phones an online shop because there are wrong shoes in the parcel.',
      a: {
        role: 'You are the customer.',
        facts: [
          'You ordered blue shoes in size 40. The shoes in the parcel are green, also in size 40.',
          'You need the shoes for a party on Saturday evening. Your trousers are blue.',
          'You are at home only after six in the evening. A small shop in your street takes parcels and is open until nine.',
        ],
        goals: [
          'Find out which shoes the shop has in your size.',
          'Find out when and where the parcel can arrive.',
          'Find out what happens to the green shoes, and agree on a plan.',
        ],
      },
      b: {
        role: 'You work for the online shop.',
        facts: [
          'In size 40 you have black shoes now. New blue ones come next Tuesday.',
          'A parcel from today arrives on Friday, between nine and five, at the customer’s home or at a shop near it.',
          'Customers can send back wrong shoes for free. If they keep them, they get 15 euros back.',
        ],
        goals: [
          'Find out what the customer ordered, and what was in the parcel.',
          'Find out when the customer needs the shoes, and where you can send them.',
          'Agree on a plan. You want a happy customer.',
        ],
      },
      phrases: [
        'There’s a problem with my order.',
        'What was in the parcel?',
        'I’m sorry about that.',
        'Have you got … in size …?',
        'When can it arrive?',
        'You can send it back or …',
      ],
    },
    statements: [
      'Shops in the street are more fun than shops on the internet.',
      'I always read the reviews first.',
      'You need to try on shoes before you buy them.',
      'Delivery should be free.',
      'Online, people buy more things than they need.',
      'I can wait two weeks for a parcel.',
      'Good photos are more important than good words.',
    ],
    questions: [
      'What do you like to buy in a shop and not online?',
      'What do you look at before you click on “Buy”?',
      'What happens in your street when a parcel comes and nobody is at home?',
      'What was the last thing that you, or somebody you know, bought online?',
      'Which shop in your town would you miss most, and why?',
    ],
    task: {
      instruction:
        'Six friends start a cooking club. The first evening is in five days. They have 80 euros for things from an online shop. Choose three or four.',
      options: [
        'A big new pan: 32 euros, arrives in two days, very good reviews',
        'A big old pan: 14 euros, arrives in five days, only one photo',
        'Six white plates: 20 euros, arrive in three days, “Two were broken,” says one review',
        'Six wooden plates: 30 euros, arrive in four days, you must wash them by hand',
        'A book with a hundred easy dinners: 18 euros, arrives in one day',
        'Two good knives: 26 euros, arrive in one day, you cannot send them back',
        'Six kitchen hats: 12 euros, arrive in two days, one size for everybody',
      ],
    },
    writing:
      'Write an online review of 50 to 70 words for other customers about a bag, a lamp or a pair of shoes. Say what you ordered, what was good, what was not so good, and who should buy it.',
  },
  hard: {
    words: [
      word(
        'purchase',
        'noun',
        'something that you buy, or the act of buying it',
        'Check the seller before every purchase.',
      ),
      word('browse', 'verb', 'look around without planning to buy', 'I browse for hours and buy nothing.'),
      word('discount', 'noun', 'a sum that is taken off the price', 'New customers get a discount of five euros.'),
      word('in stock', 'phrase', 'there to be bought now', 'The grey one is in stock again.'),
      word(
        'basket',
        'noun',
        'the list of things you have chosen on a shopping site',
        'The lamp stayed in my basket for weeks.',
      ),
      word('accept', 'verb', 'say yes to something', 'You have to accept the rules before you pay.'),
      word(
        'return',
        'verb',
        'send or take something back to where you bought it',
        'You have thirty days to return the jacket.',
      ),
      word(
        'assistant',
        'noun',
        'somebody who helps customers in a shop',
        'The assistant answered my question in the chat.',
      ),
      word(
        'count down',
        'verb',
        'show how much time is left until nothing remains',
        'Numbers on the screen count down to midnight.',
      ),
      word('complain', 'verb', 'say that you are not satisfied', 'Buyers complain when a parcel is late.'),
      word(
        'absurd',
        'adjective',
        'so unreasonable that one has to laugh',
        'It is absurd to pay more for delivery than for the book.',
      ),
      word(
        'takings',
        'noun',
        'the money that a shop gets from its customers',
        'The takings were higher online than in the shop.',
      ),
      word('refund', 'noun', 'money given back to a customer', 'The refund arrived within two days.'),
      word('bargain', 'noun', 'a thing that costs less than it is worth', 'A bargain you never use is no bargain.'),
    ],
    text: {
      title: 'You left a ladder in your basket',
      kind: 'text',
      genre: 'news',
      text: `Customers of a tool shop in Lundby were met at the door on Saturday by a man who asked whether they accepted everything. Those who said no were handed a form of eleven pages.

The owner, Signe Dahl, had grown tired of hearing how much more pleasant it was to shop online. For one day, she and her four assistants would copy the internet faithfully.

Anyone who picked up a torch was told that three other people were looking at it. A clock on the wall counted down to the end of a discount, and then started again. When Mr Adeyemi, a retired teacher, paid for a hammer, an assistant remarked that people who had bought a hammer had also bought plasters.

Nobody was allowed simply to leave. Farida Khan, a nurse, had browsed among the ladders without making a purchase. Twenty minutes later she was sitting in a café when one of the assistants put his head round the door. “You left a ladder in your basket,” he said. He turned up again at her bus stop, and then at the hospital where she works, each time with another ten per cent off.

“I wanted people to see how absurd it is,” said Dahl. “I expected them to complain. To be honest, I was hoping for it.”

Hardly anybody did. When she counted the takings that evening, they had risen by a third, and there was not a torch left in stock. On Monday she took down the clock, “before I get used to it”.

Khan bought the ladder in the end. She lives on the ground floor and owns nothing taller than a bookcase. When we asked whether she was going to return it, she looked surprised. “At that price?” she said.`,
      questions: [
        choose(
          'What is the report mainly about?',
          'A joke about online shopping that had an unexpected effect',
          [
            [
              'A tool shop that has moved all its business to the internet',
              'It copied the internet for a day, in the shop itself.',
            ],
            ['A protest by customers against the tricks of a tool shop', 'Hardly anybody complained.'],
            [
              'An assistant who was punished because he followed a nurse',
              'He did what he had been asked to do; no punishment is mentioned.',
            ],
          ],
          '“I wanted people to see how absurd it is”, but the takings “had risen by a third”.',
        ),
        choose(
          'Why did Dahl have the idea?',
          'She was fed up with one comparison.',
          [
            ['She had too many torches to sell.', 'The torches were sold, but that was not her aim.'],
            ['She planned to open an online shop.', 'Nothing is said of such a plan.'],
            ['She wanted to test her new assistants.', 'The assistants helped her; they were not tested.'],
          ],
          'She “had grown tired of hearing how much more pleasant it was to shop online”.',
        ),
        trueOrFalse(
          'The discount really ended when the clock had finished.',
          false,
          'The clock “counted down to the end of a discount, and then started again”.',
        ),
        write(
          'Where was Farida Khan when the assistant found her for the first time?',
          [
            'in a café',
            'at a café',
            'a café',
            'café',
            'in the café',
            'in a cafe',
            'at a cafe',
            'a cafe',
            'cafe',
            'in the cafe',
          ],
          '“she was sitting in a café when one of the assistants put his head round the door”',
        ),
        choose(
          'Why did Dahl remove the clock?',
          'She feared that success might tempt her.',
          [
            ['She was forced to by angry neighbours.', 'No neighbours are mentioned.'],
            ['She found that it had stopped working.', 'It worked: that was what worried her.'],
            ['She thought that it had cost her some sales.', 'The takings were higher than usual.'],
          ],
          'She took it down “before I get used to it”.',
        ),
        choose(
          'What does Khan’s answer at the end suggest?',
          'The price matters to her more than the use.',
          [
            ['The ladder was too dear for her to keep it.', 'It had become cheaper each time.'],
            ['The shop would not give her the money back.', 'Nobody says so, and she does not want it back.'],
            ['The ladder is just what she needed at home.', 'She “lives on the ground floor” and has nothing tall.'],
          ],
          'She “owns nothing taller than a bookcase”, and yet she asks: “At that price?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Somebody sold a used camera online for 240 euros. It arrived with a broken screen, and now buyer and seller talk on the phone.',
      a: {
        role: 'You bought the camera.',
        facts: [
          'The camera still takes good pictures, but you cannot see anything on the screen. A repair costs 90 euros and takes a week.',
          'The parcel arrived three days ago. You have kept the box. Inside, there was only one sheet of newspaper around the camera.',
          'You need the camera for a journey that starts in nine days.',
        ],
        goals: [
          'Find out whether the screen was already broken when it was sent.',
          'Find out whether the parcel was insured, and what you would have to do.',
          'Agree on who pays for what, so that you can travel with a camera that works.',
        ],
      },
      b: {
        role: 'You sold the camera.',
        facts: [
          'The screen was fine: you took a photo of it on the morning when you sent the parcel.',
          'The post pays up to 100 euros, but only if it gets photos of the box within a week of delivery. It decides after four weeks, and it may refuse if things were badly packed.',
          'You can give back at most 100 euros now. You also have a lens worth 60 euros, which you no longer use.',
        ],
        goals: [
          'Find out exactly what is wrong, and what a repair would cost.',
          'Find out when the parcel arrived, what it looked like inside, and whether the box still exists.',
          'Agree on a solution. You would rather not take the camera back.',
        ],
      },
      phrases: [
        'According to your description, …',
        'Can you prove that …?',
        'I see your point, but …',
        'I’d be prepared to …',
        'What if we shared …?',
        'Let’s put that in writing.',
      ],
    },
    statements: [
      'Returning clothes should never be free.',
      'A town without shops is not a town.',
      'Reviews by strangers are more reliable than advice from a shop assistant.',
      'Countdown clocks on shopping sites should be forbidden.',
      'Nobody needs a parcel on the same day.',
      'I buy better things when I buy them slowly.',
      'It is unfair to try things on in a shop and then order them online.',
      'Buying second-hand online is only an excuse for buying more.',
    ],
    questions: [
      'Which tricks of online shops do you notice, and which of them work?',
      'What can a shop in the street do that a website never will?',
      'How can you tell whether a review is genuine?',
      'What would happen in your town if all delivery vans stopped for a month?',
      'Which everyday habit from the internet would look strange in real life?',
    ],
    task: {
      instruction:
        'A small tea shop wants to sell online as well. It has 6,000 euros and one assistant with eighteen free hours a week. Choose three steps for the first year.',
      options: [
        'A website of its own: 3,000 euros, eight hours a week, and nobody knows it yet',
        'A page on a big shopping site: no cost at first, five hours a week, but fifteen per cent of every sale is lost',
        'Delivery by bike on the same day, in the town only: 1,500 euros, six hours a week',
        'A box with a new tea every month for regular customers: 1,000 euros, five hours a week',
        'Photos and short films by a professional: 2,000 euros, no hours',
        'Free returns, even of opened packets: about 1,200 euros, three hours a week',
        'A live video from the shop every Thursday: 300 euros, four hours a week, and the owner is shy',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to an online shop about an order that went wrong twice. Explain what happened, in the right order, say politely but firmly what you expect, and set a date.',
  },
};
