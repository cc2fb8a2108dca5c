import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('size', 'noun', 'how big or small something is', 'Have you got this shirt in a bigger size?'),
      word('price', 'noun', 'the money that you pay for something', 'The price is on the inside of the jacket.'),
      word('try on', 'phrase', 'to put clothes on to see how they look', 'Can I try on these jeans?'),
      word(
        'changing room',
        'noun',
        'a small room in a shop where you put on clothes',
        'There is a mirror in the changing room.',
      ),
      word('shop assistant', 'noun', 'somebody who works in a shop', 'The shop assistant found my size.'),
      word('expensive', 'adjective', 'costing a lot of money', 'These boots are too expensive for me.'),
      word('cheap', 'adjective', 'costing little money', 'T-shirts are cheap at the market.'),
      word(
        'second-hand',
        'adjective',
        'not new, because another person had it before',
        'I often buy second-hand clothes.',
      ),
      word('look for', 'phrase', 'to try to find', 'I’m looking for a warm jumper.'),
      word('receipt', 'noun', 'a piece of paper that shows what you paid', 'Please keep your receipt.'),
      word('take back', 'phrase', 'to return something to the shop', 'You can take back the shoes on Monday.'),
      word('in cash', 'phrase', 'with coins and paper money', 'At the market you pay in cash.'),
      word('pocket', 'noun', 'a place in your clothes for small things', 'This dress has a pocket for my phone.'),
      word('fit', 'verb', 'to be not too big and not too small', 'These trousers fit me very well.'),
    ],
    text: {
      title: 'The red jacket',
      kind: 'text',
      genre: 'story',
      text: `Rosa had an old red jacket. She did not like red any more, so on Monday she took it to the second-hand shop.

On Saturday, her son Nico went to the same shop. It was her birthday, and he had only fifteen pounds. New clothes were too expensive. The shop assistant showed him a grey jumper, but Nico did not like the colour. Then he saw a red jacket. He thought of the photo in their kitchen: his mother, young and happy, in a jacket like this! He did not know her size, so he tried it on in the changing room. It was small for him. Perfect! The price was twelve pounds. He paid in cash and kept the receipt.

At home, Rosa opened her present. She put a hand into the pocket. There was her old bus ticket.

“Don’t you like it?” asked Nico. “I can take it back.”

“Never!” said Rosa. “Red is my favourite colour.”`,
      questions: [
        choose(
          'What is the story about?',
          'A mother who gets her jacket back',
          [
            ['A boy who loses his mother’s jacket', 'Nico does not lose it: he buys it.'],
            ['A mother who buys her son a present', 'It is the son who buys the present.'],
            ['A boy who finds money in an old jacket', 'There is something in the jacket, but it is not money.'],
          ],
          'First “she took it to the second-hand shop”. Then Nico bought it there, and “Rosa opened her present”.',
        ),
        write(
          'How much did Nico pay for the jacket?',
          ['twelve pounds', '12 pounds', '£12', 'twelve', '12'],
          '“The price was twelve pounds.”',
        ),
        trueOrFalse(
          'Nico thought that grey was a nice colour for the present.',
          false,
          '“The shop assistant showed him a grey jumper, but Nico did not like the colour.”',
        ),
        choose(
          'Why did Nico choose the red jacket?',
          'It made him think of a picture.',
          [
            ['It was the first thing that he saw.', 'He saw a grey jumper first.'],
            ['It was the only thing in his size.', 'It was not for him, and it was small for him.'],
            ['It was what the shop assistant liked.', 'The shop assistant showed him a grey jumper.'],
          ],
          '“He thought of the photo in their kitchen”',
        ),
        choose(
          'What did the ticket tell Rosa?',
          'It was her old jacket.',
          [
            ['The jacket was too small.', 'It was small for Nico, not for her.'],
            ['Nico came home by bus.', 'The ticket was old, and it was Rosa’s.'],
            ['The jacket was expensive.', 'The ticket says nothing about the price.'],
          ],
          '“There was her old bus ticket.” It was from the time when she wore the jacket.',
        ),
        choose(
          'Why does Rosa say that red is her favourite colour?',
          'She wants her son to be happy.',
          [
            ['She wants to have a new red jacket.', 'She does not ask for another one.'],
            ['She does not remember the old one.', 'The ticket shows her that it is the old one.'],
            ['She thinks that the shop is closed.', 'She says nothing about the shop.'],
          ],
          'At the start we read: “She did not like red any more”. But Nico asked: “Don’t you like it?”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are in a small clothes shop. A customer comes in with a bag.',
      a: {
        role: 'You are the customer. In your bag there is a blue jumper from this shop.',
        facts: [
          'You bought the jumper ten days ago for 30 pounds. You have the receipt.',
          'It is a medium, and you need a large.',
          'You are going to the mountains tomorrow, and you need something warm.',
          'You can pay 10 pounds more, but not 11. You don’t like green very much.',
        ],
        goals: [
          'Find out if you can get your money back.',
          'Find out if there is a blue jumper in large.',
          'Find out what other warm things there are, and what they cost.',
          'Leave the shop with something for tomorrow.',
        ],
      },
      b: {
        role: 'You are the shop assistant.',
        facts: [
          'For fourteen days, customers with a receipt can choose something else. They cannot get money back.',
          'New blue jumpers in large come in on Friday, in three days.',
          'In large you have a green jumper for 36 pounds, a black one for 44, and a warm shirt for 28. Scarves are 8.',
          'You can make one thing 5 pounds cheaper today, but only one.',
        ],
        goals: [
          'Find out when the customer bought the jumper, and ask for the receipt.',
          'Find out the right size, and when the customer needs the clothes.',
          'Find out how much the customer can pay, and which colours are all right.',
          'Find something together. The customer should come back one day!',
        ],
      },
      phrases: [
        'Can I help you?',
        'Have you got this in …?',
        'How much is the …?',
        'I’m sorry, we don’t …',
        'Can you make it a bit cheaper?',
        'I’ll take it.',
      ],
    },
    statements: [
      'It is better to go shopping for clothes alone.',
      'Second-hand clothes make a good present.',
      'I never buy shoes before I try them on.',
      'One expensive coat is better than three cheap coats.',
      'Shop assistants should always say what they think.',
      'Shopping for clothes is fun.',
      'Parents should not choose clothes for their children after the age of ten.',
    ],
    questions: [
      'Where do people in your town buy their clothes?',
      'What is good and what is bad about buying clothes online?',
      'What do you look at first: the colour, the size or the price?',
      'Which clothes are difficult to buy as a present, and why?',
      'What can you do with clothes that you do not wear any more?',
    ],
    task: {
      instruction:
        'Leo starts work in a café on Monday. He needs black trousers, a white shirt and black shoes, and is going to walk a lot. He has 60 pounds and three hours on Saturday. Help him: choose three things.',
      options: [
        'Trousers from the second-hand shop: 8 pounds, one hour to find them, a little too long',
        'Trousers from the big store: 25 pounds, half an hour, and he can take them back',
        'A shirt from the market: 6 pounds, half an hour, but he cannot try it on',
        'A good shirt from the shop in his street: 18 pounds, ten minutes',
        'His brother’s shirt: free, no time at all, but his brother needs it on Wednesdays',
        'Shoes from the shoe shop: 34 pounds, one hour, very comfortable',
        'Shoes from the sports shop: 20 pounds, one and a half hours by bus, good for one year only',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to an online shop. You bought something to wear, and there is a problem with it. Say what you bought and when, what the problem is, and what you want from the shop.',
  },
  hard: {
    words: [
      word(
        'refund',
        'noun',
        'money that is given back to a customer',
        'She asked for a refund because the zip was broken.',
      ),
      word('return', 'verb', 'to send or bring back', 'You can return the boots within a month.'),
      word(
        'parcel',
        'noun',
        'something that is packed and sent by post',
        'A parcel with two coats arrived this morning.',
      ),
      word('retailer', 'noun', 'a firm that sells things to the public', 'The retailer has shops in nine countries.'),
      word(
        'warehouse',
        'noun',
        'a large building where goods are kept',
        'The dresses are stored in a warehouse outside town.',
      ),
      word('free of charge', 'phrase', 'without having to be paid for', 'The shop shortens trousers free of charge.'),
      word('tag', 'noun', 'a piece of paper fixed to something for sale', 'Don’t cut off the tag before you are sure.'),
      word(
        'measurements',
        'noun',
        'numbers that show how long or wide a body or thing is',
        'The tailor wrote down my measurements.',
      ),
      word('resell', 'verb', 'to offer something again to a new buyer', 'He repairs old jackets and resells them.'),
      word('brand-new', 'adjective', 'completely unused', 'This suit is brand-new: it has never been worn.'),
      word('dealer', 'noun', 'somebody who buys and sells goods', 'A dealer bought the whole collection.'),
      word('bargain', 'noun', 'something that costs less than it is worth', 'At ten pounds this coat is a bargain.'),
      word('on impulse', 'phrase', 'suddenly, without having planned it', 'I bought the hat on impulse.'),
      word('alter', 'verb', 'to change clothes so that they fit', 'Could you alter the sleeves by Friday?'),
    ],
    text: {
      title: 'The woman who opens your parcels',
      kind: 'dialogue',
      genre: 'interview',
      text: `Ravi: Beatriz, you work in a warehouse that receives everything customers send back to an online retailer. What is in those parcels?
Beatriz: Whatever looked better on the screen. I open two hundred a day.
Ravi: Is that because things don’t fit?
Beatriz: It’s because people order three sizes, keep one and return the others. It’s all free of charge, so the bedroom has become the changing room.
Ravi: How can you tell whether a dress has been worn?
Beatriz: I smell it. Then I check the tag and the pockets. Once I found a wedding menu. According to the customer, that dress had never left its box.
Ravi: Surely she didn’t get a refund?
Beatriz: She did. An argument would have cost us more than the dress. But I put the menu in an envelope and sent it to her.
Ravi: And what happens to a perfectly good shirt?
Beatriz: If I can check and fold it in two minutes, it’s resold as brand-new. If a button is missing, it goes to a dealer who pays by the kilo.
Ravi: Because of one button? That’s absurd!
Beatriz: It’s arithmetic. Buttons are cheap. The person who sews them on is not.
Ravi: What would you change, if you could?
Beatriz: I’d charge a pound for every return. Not for the sake of the money. You’d be amazed how many tape measures would turn up.
Ravi: I suppose you never buy clothes online yourself.
Beatriz: On the contrary! But I know my measurements, and I’ve never sent anything back. What about you? When you rang me up, I thought that I’d seen your name before. Three pairs of the same trousers, wasn’t it?
Ravi: I’m afraid that’s all we have time for.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'What lies behind free returns',
          [
            ['How to avoid being cheated online', 'One customer cheats the retailer; nobody else is cheated.'],
            ['Why shops in town are disappearing', 'Shops in town are not mentioned.'],
            ['How badly clothes are made nowadays', 'One button is missing, but the clothes are not called bad.'],
          ],
          'Beatriz explains why people send things back, “It’s all free of charge”, and what happens to them then.',
        ),
        choose(
          'Why did the customer with the wedding menu get her money back?',
          'It was cheaper not to refuse.',
          [
            ['It was not certain whose menu it was.', 'Beatriz has no doubt: she sent the menu to her.'],
            ['It was clear that she had told the truth.', 'The menu shows that the dress had left its box.'],
            ['It was too late when the menu was found.', 'The menu was found when the pockets were checked.'],
          ],
          '“An argument would have cost us more than the dress.”',
        ),
        trueOrFalse(
          'In the warehouse, missing buttons are replaced before a shirt is sold on.',
          false,
          '“If a button is missing, it goes to a dealer who pays by the kilo.”',
        ),
        write(
          'How much would Beatriz ask customers to pay for each return?',
          ['a pound', 'one pound', '1 pound', '£1', 'one', '1'],
          '“I’d charge a pound for every return.”',
        ),
        choose(
          'What does Beatriz expect from such a charge?',
          'Customers would order with more care.',
          [
            ['Customers would learn to mend their clothes.', 'A tape measure is for finding one’s size.'],
            ['Customers would be served by better-paid staff.', 'She says that the money is not the reason.'],
            ['Customers would look for another shop online.', 'She says nothing about losing customers.'],
          ],
          '“You’d be amazed how many tape measures would turn up.”',
        ),
        choose(
          'Why does Ravi end the interview at this moment?',
          'He has been caught doing it himself.',
          [
            ['He has promised her not to ask for more.', 'There is no such promise.'],
            ['He has been accused of stealing trousers.', 'She only says that he had ordered three pairs.'],
            ['He has another interview that is starting.', 'Time is only his excuse.'],
          ],
          '“Three pairs of the same trousers, wasn’t it?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A customer brings an old winter coat to a tailor. It belonged to the customer’s grandmother. Today is the 12th of the month.',
      a: {
        role: 'You are the tailor.',
        facts: [
          'Shorter sleeves cost 30, narrower shoulders 60, and a new lining 70.',
          'You are busy until the 20th. For 20 extra, you could do two of the three jobs by the 17th; a third one would have to wait.',
          'Wool as good as this is hardly made any more. A new coat of this quality costs 300.',
          'You can lend people needles and thread, and show them how to mend a lining.',
        ],
        goals: [
          'Find out what is wrong with the coat.',
          'Find out when it has to be ready, and what for.',
          'Find out how much the customer is willing to spend.',
          'Win the order without promising more than you can do.',
        ],
      },
      b: {
        role: 'You are the customer.',
        facts: [
          'The sleeves are too long, the shoulders too wide, and the lining is torn in two places.',
          'You set off on a trip to the north on the 18th, and the coat should be warm and look good by then.',
          'You have 120 to spend. Next month you will have another 80.',
          'You have seen a new coat in a sale for 110: a bargain, but much thinner.',
        ],
        goals: [
          'Find out what each of the jobs costs.',
          'Find out what can be done before you leave.',
          'Find out whether the coat is worth it.',
          'Decide what to have done now, what later, and what to do yourself.',
        ],
      },
      phrases: [
        'What would you do about …?',
        'How much would it come to?',
        'Could it be done by …?',
        'That’s a bit more than I had in mind.',
        'If we left out the …, …',
        'Is it really worth …?',
      ],
    },
    statements: [
      'Online shops should charge for every return.',
      'Wearing a dress once and sending it back is a kind of theft.',
      'Sales make people buy what they do not need.',
      'Whoever buys cheap clothes has no right to complain about their quality.',
      'It is harder to choose from a hundred shirts than from three.',
      'I would wear a stranger’s old shoes.',
      'Children should learn to sew at school.',
      'Most things that are bought on impulse are never worn.',
    ],
    questions: [
      'What makes you decide in a shop that something is right for you?',
      'How do shops get people to buy more than they had planned?',
      'Is there a point below which a T-shirt is too cheap? How would you know?',
      'What would change if clothes could only be hired?',
      'Whose advice would you trust when you buy something to wear, and whose not?',
    ],
    task: {
      instruction:
        'An online shop wants to save at least 60,000 a year on returns. Some measures annoy customers: that is counted in points, and more than six points would be dangerous. Choose at most three measures.',
      options: [
        'Two pounds for every return: saves 40,000, four points',
        'Vouchers in place of refunds: saves 45,000, five points, and angry letters for the first few months',
        'Fourteen days to send things back, not sixty: saves 25,000, two points, hard on people who travel',
        'No more than two sizes in one order: saves 20,000, two points',
        'Photos of every garment on people of all ages and sizes: saves 20,000, no points, but not before next year',
        'Changing rooms at twenty post offices: saves 25,000, one point, of no use in the country',
        'A present for those who have returned nothing for a year: saves 15,000, no points, but unfair to those whose parcels contain mistakes',
      ],
    },
    writing:
      'Write a letter of 120 to 150 words to an online shop that has refused you a refund. Explain what you ordered and why you sent it back, answer the reason that the shop has given (you may invent it), and say politely but firmly what you expect.',
  },
};
