import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('buy', 'verb', 'to get something for money', 'Where can I buy a good lamp?'),
      word('price', 'noun', 'the money that you need to pay for something', 'The price is on the box.'),
      word('cost', 'verb', 'to have a price', 'These cups cost four pounds each.'),
      word('cheap', 'adjective', 'with a low price', 'The market is cheap on Saturday afternoons.'),
      word('expensive', 'adjective', 'with a high price', 'That bag is too expensive for me.'),
      word('order', 'verb', 'to ask a shop to send you something', 'I want to order a new desk.'),
      word('online', 'adverb', 'on the internet', 'My parents never buy shoes online.'),
      word('parcel', 'noun', 'a box with things that comes by post', 'The parcel is for my neighbour.'),
      word('size', 'noun', 'how big or small something is', 'Have you got this in a bigger size?'),
      word('customer', 'noun', 'somebody who buys things in a shop', 'The first customer came at eight.'),
      word('send back', 'phrase', 'to return something to a shop by post', 'I want to send these shoes back.'),
      word('money back', 'phrase', 'what you get from a shop when you return something', 'Can I have my money back?'),
      word('sale', 'noun', 'a time when things in a shop are cheaper', 'There is a sale in January.'),
      word('receipt', 'noun', 'a piece of paper that shows what you paid', 'Here is your receipt.'),
    ],
    text: {
      title: 'A very small problem',
      kind: 'text',
      genre: 'letter',
      text: `Dear Green Door Shop,

My son and I have a new flat. It is nearly empty, so on Monday I bought a wooden chair online. The price was nine pounds. “Look, Danylo!” I said. “A chair for nine pounds! That’s really cheap!”

Your parcel came today. It was the size of a book. In it was a beautiful chair, ten centimetres high.

I was angry, and I looked at your website again. Under the photo, in very small letters, it says “for dolls”. So it was my mistake. I wanted to send the chair back.

But Danylo took it, and he put his phone on it. Now he can watch films at breakfast. He loves it! So I do not want my money back. I want to order two more, for my sisters.

And do you have this chair in another size?

Your new customer,
Olga Petrenko

P.S. Please answer soon. I am standing while I write this.`,
      questions: [
        choose(
          'Why does Olga write to the shop?',
          'To order more chairs',
          [
            ['To get her money back', 'She says that she does not want it back.'],
            ['To send a chair back', 'She wanted to do that at first, but not now.'],
            ['To ask for a better photo', 'She says nothing bad about the photo.'],
          ],
          '“I want to order two more, for my sisters.”',
        ),
        write(
          'How much did Olga pay for the chair?',
          ['nine pounds', '9 pounds', '£9', 'nine', '9', 'only nine pounds'],
          '“The price was nine pounds.”',
        ),
        trueOrFalse(
          'The website says that the chair is for dolls.',
          true,
          'It is there, but it is not easy to see: “Under the photo, in very small letters”.',
        ),
        choose(
          'What does Danylo do with the small chair?',
          'He uses it for his phone.',
          [
            ['He gives it to his sister.', 'The new chairs are for Olga’s sisters.'],
            ['He takes a photo of it.', 'The photo is on the website of the shop.'],
            ['He uses it for his dolls.', 'It is made for dolls, but Danylo does something different.'],
          ],
          '“But Danylo took it, and he put his phone on it.”',
        ),
        choose(
          'Why is Olga standing when she writes?',
          'She has nothing to sit on.',
          [
            ['She is angry with the shop.', 'She was angry, but then she saw that it was her mistake.'],
            ['She is going to the post office.', 'She does not say that she is going out.'],
            ['She does not like the new chair.', 'She says that it is beautiful.'],
          ],
          'The flat “is nearly empty”, the chair is ten centimetres high, and she asks for it “in another size”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are in a shop for phones and computers. A customer has a problem with a pair of headphones.',
      a: {
        role: 'You are the customer.',
        facts: [
          'You bought red headphones here twelve days ago for 30 pounds. Now you hear nothing on the left.',
          'You have no receipt, but you paid by card.',
          'Tomorrow you are going on a long train journey. You need headphones today.',
        ],
        goals: [
          'Find out what you can do without a receipt.',
          'Find out which headphones the shop has, and what they cost.',
          'Go home with headphones. You can pay 5 pounds more, but that is all.',
        ],
      },
      b: {
        role: 'You work in the shop.',
        facts: [
          'Without a receipt nobody gets money back. But a customer who paid by card in the last 14 days can take something different and pay only the difference.',
          'There are no more red headphones. The big blue ones cost 38 pounds, and the small white ones cost 25 pounds.',
          'The shop can repair headphones. It is free, and it takes five days.',
          'You can make one thing 4 pounds cheaper today, but not more.',
        ],
        goals: [
          'Find out what is wrong, and when and how the customer paid.',
          'Find out when the customer needs the headphones.',
          'Agree on something that makes the customer happy. You cannot give any money back.',
        ],
      },
      phrases: [
        'What’s the problem?',
        'When did you buy it?',
        'Have you got a receipt?',
        'How much are the … ones?',
        'That’s too expensive for me.',
        'OK, I’ll take the …',
      ],
    },
    statements: [
      'Shopping is fun.',
      'It is better to buy things in a shop than online.',
      'It is better to buy one expensive thing than five cheap ones.',
      'All shops should be closed one day a week.',
      'I like to go shopping alone.',
      'A market is nicer than a supermarket.',
      'Old things are better than new things.',
      'Most people buy too much.',
    ],
    questions: [
      'Which shop in your town do you like, and why?',
      'What do you never buy online?',
      'What was a good present that you gave to somebody?',
      'What makes a good shop assistant?',
      'Which shop does your town need?',
    ],
    task: {
      instruction:
        'Your friend Sami has a new flat, and it is nearly empty. You have 60 pounds for presents, and the shops close in 110 minutes. Choose three things. The minutes are for getting there and buying.',
      options: [
        'A lamp: 25 pounds, 30 minutes, beautiful, but Sami already has one',
        'A big plant: 18 pounds, 20 minutes, but Sami is often away',
        'Two old chairs from the market: 24 pounds, 60 minutes, in different colours',
        'Six cups from a sale: 15 pounds, 20 minutes, you cannot take them back',
        'A clock that a friend of yours makes: 20 pounds, 40 minutes, a bit loud',
        'A box of tools: 22 pounds, 30 minutes, useful but not beautiful',
        'A carpet: 27 pounds, 45 minutes, Sami can change it for a different colour',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to an online shop. You ordered something, but a different thing came. Say what you ordered and when, what was in the parcel, and what you want the shop to do.',
  },
  hard: {
    words: [
      word('purchase', 'noun', 'something that has been bought', 'The lamp was her first purchase of the day.'),
      word(
        'retailer',
        'noun',
        'a business that sells things to the public',
        'The retailer has shops in nine countries.',
      ),
      word('return', 'noun', 'something that a customer has sent back', 'Each return has to be checked by hand.'),
      word('refund', 'noun', 'money that is given back to a customer', 'I asked for a refund, not for a voucher.'),
      word('bargain', 'noun', 'something that costs less than it is worth', 'At five euros, the coat was a bargain.'),
      word('on impulse', 'phrase', 'suddenly, without thinking about it first', 'He bought the drum on impulse.'),
      word(
        'browse',
        'verb',
        'to look round a shop without wanting to buy anything particular',
        'You are welcome to browse.',
      ),
      word(
        'warehouse',
        'noun',
        'a large building in which goods are kept',
        'The boxes are in a warehouse near the port.',
      ),
      word('in stock', 'phrase', 'in the shop and ready to be sold', 'The blue one is no longer in stock.'),
      word('label', 'noun', 'a piece of paper that gives information about a thing', 'The price is on the label.'),
      word('queue', 'verb', 'to stand in a line and wait', 'We had to queue for an hour at the till.'),
      word(
        'second-hand',
        'adjective',
        'having belonged to somebody else before',
        'Most of her furniture is second-hand.',
      ),
      word('afford', 'verb', 'to have enough money for something', 'We cannot afford a new fridge.'),
      word('haggle', 'verb', 'to argue about how much to pay', 'At this market you are expected to haggle.'),
    ],
    text: {
      title: 'Ten euros a kilo',
      kind: 'text',
      genre: 'news',
      text: `Shoppers in the port of Velmar have been queuing since Thursday for things that they cannot see. In a former warehouse, Priya and Anjali Nair sell parcels that people have sent back to online shops. The boxes stay closed. They cost ten euros a kilo.

“Opening a return, checking it and putting it back in stock often costs a retailer more than the thing is worth,” says Priya Nair. The sisters buy such parcels by the lorryload. They paint over the labels; the contents are a secret, even to them.

Customers may lift a box, turn it round and listen to it for three minutes. Nobody gets a refund. On the first day, one man went home with a coffee machine for 31 euros, and another with three kilos of dog biscuits. He has a parrot.

The strangest purchase was made on Saturday by Leonie Abara, a teacher. She chose a long, light box on impulse because it “sounded friendly”. Inside was a lamp in the shape of a heron. “I knew it at once,” she says. “There was a scratch on its beak. I’d made it myself in March, when I was packing the thing to send it back.”

In March the heron had cost her sixty euros, and she had decided that it looked ridiculous in her hall. This time she had paid eighteen.

The sisters broke their own rule and offered her another box instead. So on Monday Abara returned with the bird under her arm, browsed for an hour, and went home with the bird under her arm.

It is in the hall again, exactly where it stood before. Visitors are shown it with some pride. “Such a bargain,” says Abara. “And have you noticed how elegant it is?”`,
      questions: [
        choose(
          'What is the news report mainly about?',
          'A shopper who gets something back that she had rejected',
          [
            [
              'A shop that is in trouble for selling damaged things',
              'The scratch on the lamp gets nobody into trouble.',
            ],
            [
              'A customer who finds out how to get refunds from sellers',
              'Nobody gets a refund in this shop, and she does not want one.',
            ],
            [
              'A family that wants people to stop buying things online',
              'The sisters live on such parcels; they do not speak against them.',
            ],
          ],
          '“I’d made it myself in March, when I was packing the thing to send it back.”',
        ),
        choose(
          'Why do retailers get rid of the parcels?',
          'Handling them is not worth the expense.',
          [
            ['Nobody can read what is on their labels.', 'The labels are painted over by the sisters, later.'],
            ['Most of the things inside are broken.', 'We read of one scratch only.'],
            ['Customers no longer want closed boxes.', 'In Velmar people queue for closed boxes.'],
          ],
          'Putting a return back in stock “often costs a retailer more than the thing is worth”.',
        ),
        write(
          'How long may customers examine a box?',
          ['three minutes', '3 minutes', 'for three minutes', 'for 3 minutes', 'three', '3'],
          '“Customers may lift a box, turn it round and listen to it for three minutes.”',
        ),
        trueOrFalse(
          'The sisters know what is in the boxes that they sell.',
          false,
          '“the contents are a secret, even to them”',
        ),
        choose(
          'How did Leonie Abara recognise the lamp?',
          'By a mark that she had left',
          [
            ['By the sound that it made', 'The sound made her choose the box, but not recognise the lamp.'],
            ['By her name on the parcel', 'The labels had been painted over.'],
            ['By the shape of the long box', 'The box did not tell her anything; she chose it on impulse.'],
          ],
          '“There was a scratch on its beak. I’d made it myself in March”',
        ),
        choose(
          'What does the end of the report suggest?',
          'What we pay can change what we see.',
          [
            ['What we collect can annoy our visitors.', 'The visitors’ opinion is not given.'],
            ['What stands in a better place looks better.', 'It stands exactly where it stood before.'],
            ['What we sell again can bring a good profit.', 'She does not plan to sell the lamp.'],
          ],
          'At sixty euros “it looked ridiculous in her hall”. For eighteen, in the same place: “have you noticed how elegant it is?”',
        ),
      ],
    },
    roleCards: {
      scene: 'Somebody has advertised a second-hand table with six chairs. A buyer has come to see them.',
      a: {
        role: 'You are selling the table and the chairs because you are moving.',
        facts: [
          'You are asking 240 euros for everything. You would be content with 200.',
          'A café would take all six chairs for 80 euros, if they are ready on Friday. The table alone would then cost 130.',
          'One leg of the table has been repaired. It is perfectly firm.',
          'On Sunday you hand over the keys of the flat: by then everything must be gone.',
        ],
        goals: [
          'Find out what B really needs, and when B could collect it.',
          'Find out what B could do with chairs that are left over.',
          'Agree on a price and a day. Get at least 200 euros in all.',
        ],
      },
      b: {
        role: 'You are furnishing a kitchen.',
        facts: [
          'You need a table and four chairs. In a shop, four simple chairs would cost you 100 euros.',
          'You have 210 euros with you, but in the end it should not cost you more than 180.',
          'Your neighbour would give you 15 euros each for one or two chairs.',
          'You can borrow a van, but only on Saturday morning.',
        ],
        goals: [
          'Find out if anything is wrong with the table.',
          'Find out if anybody else is interested, and when everything must be gone.',
          'Agree on a price and a day.',
        ],
      },
      phrases: [
        'What condition is it in?',
        'Would you consider selling … separately?',
        'I was hoping for something nearer …',
        'What if I took all of it?',
        'I can’t go any lower than …',
        'It’s a deal.',
      ],
    },
    statements: [
      'Sending things back should never be free.',
      'Shopping is a poor way to spend a free afternoon.',
      'A town without shops is not a real town.',
      'You should sleep on it before you buy anything expensive.',
      'Second-hand presents are as good as new ones.',
      'Customers are too rude to people who work in shops.',
      'Advertising aimed at children ought to be banned.',
      'I enjoy a thing more if it was a bargain.',
    ],
    questions: [
      'What makes people buy things that they do not need?',
      'Have you ever come to like something that you did not want at first? What changed your mind?',
      'What is lost when a small shop closes, and what is not?',
      'Which tricks do shops use, and which of them work on you?',
      'What would happen if nobody were allowed to buy anything new for a year?',
    ],
    task: {
      instruction:
        'Three shops in the main street of a small town are empty. Choose who gets them. The town can spend 45,000 euros in the first year, and at least one of the three must be open in the evening.',
      options: [
        'A workshop where people repair things together: 15,000 euros, open on Saturdays only',
        'A grocer with food from local farms: 25,000 euros, open until eight, bad news for the market',
        'A discount chain that pays the town 5,000 euros, which you can spend as well: open until ten, unpopular with the local shops',
        'A second-hand bookshop run by pensioners: 8,000 euros, open in the afternoon',
        'Lockers where parcels can be collected: 12,000 euros, open day and night, no staff',
        'A shop shared by nine local makers: 20,000 euros, open in the daytime, one new window each week',
        'A library of clothes to borrow: 18,000 euros, open until nine, popular with young people',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for a local website about a shop or market that you know well. Describe what you can see, hear and smell there, tell what happened on one visit, and say who should stay away.',
  },
};
