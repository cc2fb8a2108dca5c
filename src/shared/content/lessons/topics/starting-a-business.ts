import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('business', 'noun', 'a shop or company', 'They have a small bike business.'),
      word('start', 'verb', 'to begin', 'She started a café two years ago.'),
      word('sell', 'verb', 'to give something for money', 'What do you want to sell?'),
      word('customer', 'noun', 'a person who buys things', 'The first customer bought two cakes.'),
      word('price', 'noun', 'how much something costs', 'A low price is good for customers.'),
      word('bank', 'noun', 'a place that keeps and lends money', 'The bank lent them 5,000 pounds.'),
      word(
        'owner',
        'noun',
        'the person who has something, like a shop or a dog',
        'The owner of the shop is very young.',
      ),
      word('rent', 'noun', 'money that you pay every month for a room', 'The rent for the shop is high.'),
      word('advert', 'noun', 'words or pictures that help to sell something', 'We put an advert in the newspaper.'),
      word('idea', 'noun', 'something new that you think of', 'Her idea was very simple.'),
      word('online', 'adverb', 'on the internet', 'He sells his bags online.'),
      word('make money', 'phrase', 'to earn more than you spend', 'In the first year they did not make money.'),
      word('lose money', 'phrase', 'to spend more than you earn', 'Many new shops lose money.'),
      word('partner', 'noun', 'a person who has the business with you', 'My partner buys, and I sell.'),
    ],
    text: {
      title: 'The soup business',
      kind: 'dialogue',
      genre: 'interview',
      text: `Sofia: Mr Bello, you started your business with one pot. Tell us about it.
Mr Bello: I was a bus driver. At lunch I ate my own soup. One day a colleague wanted to buy it. The next day it was six people.
Sofia: So you had an idea!
Mr Bello: I had six customers and one pot. The idea came later. I wanted to sell soup at bus stations, in the cold, at six in the morning.
Sofia: Did the bank give you money?
Mr Bello: The bank said no. So my sister sold her car. She is my partner now.
Sofia: Did you make money in the first year?
Mr Bello: No, we lost money. The rent was too high, and we sold soup in July!
Sofia: And today?
Mr Bello: Today we sell soup at nine stations, and ice cream in summer. My sister has a new car.
Sofia: And do you still eat your own soup?
Mr Bello: Every day. But please, never invite me to eat soup!`,
      questions: [
        choose(
          'What is the interview about?',
          'How Mr Bello’s business began and grew',
          [
            ['How Mr Bello makes his soup', 'He does not say how he makes it.'],
            ['How Mr Bello became a bus driver', 'He was one before the business.'],
            ['How Mr Bello bought a car', 'His sister has a new car. It is only a part.'],
          ],
          '“Mr Bello, you started your business with one pot. Tell us about it.”',
        ),
        choose(
          'Who first wanted to buy his soup?',
          'A person from work',
          [
            ['His sister', 'She helped him with money later.'],
            ['A person from the bank', 'The bank said no.'],
            ['Sofia', 'She asks the questions.'],
          ],
          '“One day a colleague wanted to buy it.”',
        ),
        write(
          'What did his sister sell to help him?',
          ['her car', 'a car', 'car', 'the car'],
          '“So my sister sold her car.”',
        ),
        trueOrFalse('They lost money in the first year.', true, '“No, we lost money.”'),
        choose(
          'What does Mr Bello’s last answer tell us?',
          'He is a little tired of soup.',
          [
            ['He never eats soup now.', 'He eats it every day.'],
            ['He wants to cook dinner for Sofia.', 'He says nothing about that.'],
            ['He is going to close his business.', 'It is going well.'],
          ],
          '“Every day. But please, never invite me to eat soup!”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are friends. You want to start a small business together, but each of you has a different idea.',
      a: {
        role: 'You want to sell old bikes that you repair.',
        facts: [
          'You have 600 pounds and a garage without windows.',
          'You can repair everything, but you do not like to talk to customers.',
          'Eight people in your street want a bike.',
        ],
        goals: [
          'Find out B’s idea and how much money B has.',
          'Find out what B can do well.',
          'Decide on one business and give it a name.',
        ],
      },
      b: {
        role: 'You want to open a café for people who ride bikes.',
        facts: [
          'You have 400 pounds.',
          'You are good with people and you bake very well.',
          'You found a small room by the river: the rent is 300 pounds a month.',
        ],
        goals: [
          'Find out A’s idea and what A has already.',
          'Find out what A does not like to do.',
          'Decide on one business and give it a name.',
        ],
      },
      phrases: [
        'My idea is to …',
        'How much money do we need?',
        'Who is going to buy it?',
        'You are good at …',
        'What if we do both?',
        'Let’s call it …',
      ],
    },
    statements: [
      'Everybody can start a business.',
      'It is a bad idea to work with a friend.',
      'You need a lot of money for a new business.',
      'A good name is important for a shop.',
      'People buy too many things.',
      'It is better to sell online than in a shop.',
      'I would like to be the owner of a café.',
    ],
    questions: [
      'What small shop do you like, and why?',
      'What does your town need?',
      'What can you make or do that people might buy?',
      'What is hard about being the owner of a business?',
      'Would you like to work with a friend?',
    ],
    task: {
      instruction:
        'You have 1,000 pounds and one summer. Choose one business. You must make more than 1,000 pounds before September.',
      options: [
        'Ice cream by the lake: you need 800 pounds, and sun',
        'T-shirts with your own pictures: 500 pounds, many other people do it',
        'Tours of the town for visitors: 50 pounds, you must speak three languages',
        'Bikes to rent for a day: 1,000 pounds, somebody must repair them',
        'Helping older people with phones: 0 pounds, slow work',
        'Cold drinks at football matches: 200 pounds, only on Sundays',
      ],
    },
    writing:
      'Write an advert of 40 to 60 words about a new business, for the people in your town. Say what it is, where it is, what it costs, and why people will love it.',
  },
  hard: {
    words: [
      word('entrepreneur', 'noun', 'somebody who starts their own business', 'Some entrepreneurs fail more than once.'),
      word('loan', 'noun', 'money that is lent to you', 'The bank refused her a loan.'),
      word('invest', 'verb', 'to put in money in the hope of getting more', 'Two friends invested in his idea.'),
      word('profit', 'noun', 'what is left when everything has been paid', 'They made a profit in the third year.'),
      word('loss', 'noun', 'the result of spending more than you earn', 'The first year ended with a loss.'),
      word('risk', 'noun', 'the chance that something bad happens', 'She took the risk and gave up her job.'),
      word('go bankrupt', 'phrase', 'to have to close because you cannot pay', 'The firm went bankrupt within a year.'),
      word(
        'competitor',
        'noun',
        'a firm that sells the same kind of thing',
        'The biggest competitor lowered its prices.',
      ),
      word('launch', 'verb', 'to bring something new to the public', 'The shop was launched with a party.'),
      word('break even', 'phrase', 'to earn as much as you spend', 'We hope to break even by autumn.'),
      word(
        'gap in the market',
        'phrase',
        'something that people want and nobody offers',
        'He thought that he had found a gap in the market.',
      ),
      word('stock', 'noun', 'the goods that a shop has ready to sell', 'Half of the stock was never sold.'),
      word('customer base', 'phrase', 'all the people who buy from you', 'A customer base takes years to build.'),
      word(
        'with hindsight',
        'phrase',
        'knowing afterwards what you did not know then',
        'With hindsight it was a mistake.',
      ),
    ],
    text: {
      title: 'What the umbrella shop taught me',
      kind: 'text',
      genre: 'report',
      text: `I opened on the first of March and closed nineteen months later, politely and with all my bills paid, just before I would have gone bankrupt. People usually hear from entrepreneurs who have succeeded. Here is a report from the other side.

The idea was good, and I still say so. Umbrellas are thrown away because nobody repairs them. I would repair the old ones and sell a few new ones that would last a lifetime. I had found, as I told the bank, a gap in the market. The bank, which had heard the phrase before, gave me half of the loan that I had asked for. My aunt invested the rest.

What went wrong? Not the weather; it rained beautifully. My first mistake was the stock. I ordered four hundred umbrellas in eleven colours, because it seemed mean not to. People bought black.

My second mistake was to love the work too much. I charged eight pounds for a repair that took me an hour, and felt generous. Each time somebody walked out happy, I had made a loss. A competitor across the river charged twenty and never smiled. She is still there.

The third was the promise itself. What lasts a lifetime is sold once. In the second spring I noticed that I hardly ever saw the same face again, and I was proud of it for weeks before I understood what it meant. People who never come back are not a customer base.

With hindsight, I ought to have asked for help in the first winter, when the figures were bad but not hopeless. I did not, because everybody told me how charming the shop was. Charm is what people praise when they are not going to buy anything.

My aunt has forgiven me. She got forty umbrellas. I now work for the woman across the river, and I have been allowed to repaint the sign.`,
      questions: [
        choose(
          'What is the purpose of this report?',
          'To explain why a business failed',
          [
            ['To persuade people to repair umbrellas', 'The idea of repairing is only where it began.'],
            ['To complain about a bank', 'The bank is treated with humour, not blamed.'],
            ['To attract customers to a new shop', 'The shop is closed.'],
          ],
          '“Here is a report from the other side.”',
        ),
        choose(
          'What does “which had heard the phrase before” suggest about the bank?',
          'It did not quite believe in the idea.',
          [
            ['It had already paid for such a shop.', 'It had heard the phrase, not seen the shop.'],
            ['It thought that the phrase was wrong English.', 'Nobody discusses the language.'],
            ['It was impressed by the writer’s knowledge.', 'It gave only half.'],
          ],
          'It “gave me half of the loan that I had asked for”.',
        ),
        write(
          'How much did a repair cost at the writer’s shop?',
          ['eight pounds', '8 pounds', '£8', 'eight', '8'],
          '“I charged eight pounds for a repair that took me an hour”',
        ),
        trueOrFalse(
          'The shop failed because there was too little rain.',
          false,
          '“Not the weather; it rained beautifully.”',
        ),
        choose(
          'Why did the same customers not return?',
          'Their umbrellas did not break any more.',
          [
            ['They had found the repairs too expensive.', 'They walked out happy.'],
            ['They had been treated without a smile.', 'It was the competitor who never smiled.'],
            ['They did not find the colour that they wanted.', 'People bought black, and there was black.'],
          ],
          '“What lasts a lifetime is sold once.”',
        ),
        choose(
          'What does the end suggest about the writer?',
          'The writer respects the competitor more than before.',
          [
            ['The writer plans to open the old shop again.', 'Nothing of the kind is said.'],
            ['The writer is angry with the aunt, who lost nothing.', 'She lost money and got umbrellas for it.'],
            ['The writer regrets every part of the idea.', 'The writer still says that the idea was good.'],
          ],
          'The competitor is “still there”, and “I now work for the woman across the river”.',
        ),
      ],
    },
    roleCards: {
      scene: 'A wants to open a repair shop for mobile phones and asks B for a loan of 20,000 pounds.',
      a: {
        role: 'You want to start a business.',
        facts: [
          'You have repaired phones at home for two years, for some four hundred people, who paid about 25 pounds each.',
          'You have 6,000 pounds of your own, and you have not told your parents that you left college.',
          'Your cousin’s shop of the same kind went bankrupt last year because of its rent.',
        ],
        goals: [
          'Find out what B needs to see before lending anything.',
          'Answer the question about risks honestly, but not hopelessly.',
          'Leave with an offer, even if it is a smaller one.',
        ],
      },
      b: {
        role: 'You work for a small bank and decide about loans for new businesses.',
        facts: [
          'You may lend up to 12,000 pounds for a first business, but only if you see a list of costs and proof that there are customers.',
          'A large competitor is going to open round the corner in autumn; it is not public yet, but you may warn of competition.',
          'You can offer a free adviser for one year.',
        ],
        goals: [
          'Find out how many customers there are already and what they paid.',
          'Find out which risks A sees, and what A would do about them.',
          'Make an offer with a condition, or refuse with a reason.',
        ],
      },
      phrases: [
        'What makes you so sure that …?',
        'Have you allowed for …?',
        'The greatest risk is that …',
        'I’d be prepared to …, provided that …',
        'What would you do if …?',
        'That’s less than I’d hoped for.',
      ],
    },
    statements: [
      'Failing once should be part of everybody’s education.',
      'A business that makes no profit after a year should be closed.',
      'You should never borrow money from your family.',
      'A good salesperson does not need a good product.',
      'Success that began with inherited money does not count.',
      'Small shops deserve help from the town.',
      'Entrepreneurs create jobs; everybody else only fills them.',
      'It is wrong to advertise to children.',
    ],
    questions: [
      'Why do we hear so little about businesses that failed?',
      'Which gap in the market have you noticed where you live?',
      'How much risk would you take for an idea of your own?',
      'Why do some small shops survive next to huge ones?',
      'What would you never sell, however much you could earn with it?',
    ],
    task: {
      instruction:
        'You have 30,000 pounds to invest in two of these new firms. Choose them, decide how much each one gets, and name the question that you would ask first.',
      options: [
        'A laundry with a library: pleasant owners, high rent, loyal customers',
        'An app that finds free parking spaces: brilliant, three competitors',
        'Furniture made of old doors: beautiful, slow, expensive',
        'A bakery that only opens at night: no competitor, and nobody knows why',
        'Insect snacks: cheap to make, hard to sell, perhaps the future',
        'A school for people who are afraid of computers: steady, never very profitable',
        'A café on a boat: huge success last summer, closed from October to April',
      ],
    },
    writing:
      'Write a business proposal of 150 to 190 words to a bank. Say what you want to sell and to whom, how you will break even, and which risk worries you most.',
  },
};
