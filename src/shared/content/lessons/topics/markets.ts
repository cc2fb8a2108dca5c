import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'market',
        'noun',
        'a place, often in the street, where many people sell things',
        'There is a market in the square on Saturdays.',
      ),
      word('stall', 'noun', 'a table where somebody sells things in the street', 'My uncle has a flower stall.'),
      word('sell', 'verb', 'give something to a person who pays for it', 'They sell old books and lamps.'),
      word('customer', 'noun', 'a person who buys something', 'The first customers come at seven.'),
      word('price', 'noun', 'how much money you pay for a thing', 'What is the price of this chair?'),
      word('expensive', 'adjective', 'costing a lot of money', 'The cherries are expensive in May.'),
      word('cheap', 'adjective', 'costing only a little money', 'Tomatoes are cheap in summer.'),
      word('kilo', 'noun', 'a thousand grams', 'Can I have a kilo of onions, please?'),
      word(
        'try',
        'verb',
        'eat a little of something to see if you like it',
        'You can try the cheese before you buy it.',
      ),
      word('coin', 'noun', 'money that is round and made of metal', 'She paid with a lot of small coins.'),
      word('change', 'noun', 'the money that you get back after you pay', 'Here is your change: two euros.'),
      word('busy', 'adjective', 'full of people, or with a lot to do', 'The market is very busy before holidays.'),
      word('bag', 'noun', 'a thing that you put your shopping in', 'Do you need a bag for the potatoes?'),
      word('fresh', 'adjective', 'not old, and good to eat', 'The fish is fresh this morning.'),
    ],
    text: {
      title: 'One lemon at twelve',
      kind: 'text',
      genre: 'letter',
      text: `Dear Tala,

Thank you for helping me. On Saturday you are going to be alone at my stall, so here is what you need to know.

The market opens at seven, and it is busy until eleven. The apples are two euros a kilo. The coins for change are in the blue tin.

Mr Okello always says that my apples are too expensive. Give him one to try. Then he buys three kilos.

Please don’t sell the yellow chair. Customers often ask about the price, but it’s my chair!

At twelve, Pavel from the cheese stall comes and buys one lemon. He doesn’t need a lemon. He bought one last Saturday, and the Saturday before. Tell him that I’m coming back next week. And then please write to me: did he look sad?

Thank you!
Dorota

P.S. There is some cheese in the bag. You can have it. I buy a piece every Saturday, and I never eat cheese.`,
      questions: [
        choose(
          'Why does Dorota write to Tala?',
          'Tala is going to work for her.',
          [
            ['Tala is going to buy her stall.', 'Tala helps for one day. Dorota is coming back.'],
            ['Tala is going to eat with her.', 'There is some cheese for Tala, but Dorota is not there.'],
            ['Tala is going to sell her chair.', 'The chair is the one thing that she must not sell.'],
          ],
          '“On Saturday you are going to be alone at my stall”',
        ),
        write(
          'Where are the coins?',
          [
            'in the blue tin',
            'the blue tin',
            'blue tin',
            'in a blue tin',
            'a blue tin',
            'in the tin',
            'the tin',
            'in blue tin',
            'tin',
          ],
          '“The coins for change are in the blue tin.”',
        ),
        choose(
          'What does Tala have to do for Mr Okello?',
          'Give him an apple for free',
          [
            ['Give him a much lower price', 'He says that the apples are expensive, but the price stays the same.'],
            ['Give him three bags for his fruit', 'He buys three kilos. We do not read about his bags.'],
            ['Give him a chair to sit on', 'The chair is for Dorota.'],
          ],
          '“Give him one to try.”',
        ),
        trueOrFalse(
          'Some customers would like to buy the yellow chair.',
          true,
          '“Customers often ask about the price, but it’s my chair!”',
        ),
        choose(
          'When does Tala have more time?',
          'Just before twelve',
          [
            ['Just after seven', 'The market opens then, and it is busy.'],
            ['At half past nine', 'The market is busy at that time.'],
            ['At ten o’clock', 'It is still busy at ten.'],
          ],
          'The market “is busy until eleven”.',
        ),
        choose(
          'What can we understand about Dorota and Pavel?',
          'They like each other.',
          [
            ['They had an argument.', 'She wants to know if he looks sad. There is no argument.'],
            ['They share one stall.', 'He has a cheese stall, and she sells fruit.'],
            ['They never meet.', 'They meet every Saturday at twelve.'],
          ],
          '“He doesn’t need a lemon.” And Dorota buys his cheese: “I never eat cheese.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are at a flea market. It closes in half an hour. One of you sells old furniture, and the other one wants to buy some.',
      a: {
        role: 'You sell old furniture.',
        facts: [
          'You have a table for 40 euros and four chairs for 10 euros each. You can sell the table for 30 euros, but not for less.',
          'One chair has a bad leg. You can repair it in ten minutes, or sell it for 5 euros.',
          'After the market you drive your van to the station.',
        ],
        goals: [
          'Find out what B wants, and how much B can pay.',
          'Find out where B lives, and how B came to the market.',
          'Sell the table and some chairs. You don’t want to take them home.',
        ],
      },
      b: {
        role: 'You want some furniture for your new room.',
        facts: [
          'You want a table and three chairs.',
          'You have 55 euros, and no more.',
          'You came by bike. You live next to the station.',
        ],
        goals: [
          'Find out all the prices.',
          'Find out if the chairs are all OK.',
          'Agree on a price, and find a way to take everything home today.',
        ],
      },
      phrases: [
        'How much is the …?',
        'That’s too expensive for me.',
        'I can give you … for it.',
        'Is there anything wrong with it?',
        'How can I take it home?',
        'OK, you can have it for …',
      ],
    },
    statements: [
      'A market is better than a supermarket.',
      'It is fun to ask for a lower price.',
      'Old things are more beautiful than new things.',
      'Every village needs a market.',
      'I like to talk to people when I go shopping.',
      'It is OK to try the fruit and then buy nothing.',
      'In twenty years there will be no markets.',
    ],
    questions: [
      'What can you buy at a market where you live?',
      'What do you like about markets, and what don’t you like?',
      'What old things do people like to buy, and why?',
      'How can you see that fruit is fresh?',
      'What is different when you buy food online?',
    ],
    task: {
      instruction:
        'Your class has a market stall for one Saturday. You have 60 euros and six people. Choose two or three ideas, and say who your customers are.',
      options: [
        'Cakes: 15 euros, two people, but you have to bake all Friday evening',
        'Hot soup: 35 euros, three people, good on a cold day',
        'Small plants in old cups: 25 euros, two people',
        'Old books from your families: free, two people, and the boxes are heavy',
        'Photos of people as kings and queens: 30 euros, two people',
        'Bike repairs: 20 euros, two people who know a lot about bikes',
        'Games for small children: 10 euros, three people',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who is going to visit you. Invite your friend to a market. Say when it is, what you can buy and eat there, and where you are going to meet.',
  },
  hard: {
    words: [
      word('stall', 'noun', 'a table or small open shop in a market', 'Her stall is the one with the green lamp.'),
      word('haggle', 'verb', 'argue about a price until both sides agree', 'We haggled over the rug for an hour.'),
      word(
        'asking price',
        'phrase',
        'the money that a seller wants at first',
        'The asking price was twice what he expected.',
      ),
      word(
        'regular customer',
        'phrase',
        'somebody who often buys from the same seller',
        'Regular customers get the best peaches.',
      ),
      word('ripe', 'adjective', 'soft, sweet and ready to be eaten', 'These pears will be ripe by Sunday.'),
      word('cash', 'noun', 'money in coins and notes', 'Most of the stalls only take cash.'),
      word('scales', 'noun', 'a machine that shows how heavy something is', 'She put the plums on the scales.'),
      word('crate', 'noun', 'a strong open box for carrying fruit or bottles', 'He lifted the crates off the van.'),
      word(
        'in person',
        'phrase',
        'being there yourself, not by phone or letter',
        'You have to order the fish in person.',
      ),
      word(
        'closing time',
        'phrase',
        'the hour when a market or shop ends its day',
        'Prices fall just before closing time.',
      ),
      word('bargain', 'noun', 'something that costs less than it is worth', 'At that price, the lamp was a bargain.'),
      word('trader', 'noun', 'somebody who buys and sells things for a living', 'The traders set up before sunrise.'),
      word('browse', 'verb', 'look at things slowly without a plan to buy', 'Tourists browse, but few of them buy.'),
      word(
        'produce',
        'noun',
        'fruit, vegetables and other food from farms',
        'All the produce comes from nearby villages.',
      ),
    ],
    text: {
      title: 'For sale: three metres of Saturday',
      kind: 'text',
      genre: 'advert',
      text: `For sale: one fruit stall in the Harbour Market, Row C, Number 14. Three metres long, with a striped roof that keeps out most of the rain. Asking price: 900 euros.

Included are one pair of scales (honest), forty wooden crates, and a cash box whose lock has been broken since 1998. Nothing has ever been stolen from it. Also included, in a way, are my regular customers. One of them will tell you every week that the peaches were better in my time. Agree with him. To me he says that they were better in my father’s.

You will get up at three. In return you will have the square before sunrise, when the lamps go on one after another, and a baker opposite who pays in warm rolls. You will not get rich. You will get conversation: in forty years I have haggled with judges, sailors and two mayors, and enjoyed every minute.

Experience is not required. I once had an assistant with a diploma in business who could not have sold an umbrella in a thunderstorm, and a schoolboy who sold three in a dry July. I prefer people who can lose an argument with a smile.

If you are interested, come in person on any Saturday at eleven. You will be handed an apron and twenty kilos of very ripe plums. They have to be gone by closing time, which is one o’clock. After that, we will discuss money.

A word of warning. Last Saturday a charming person sold all the plums by noon, asked what the stall cost, and at once put 900 euros on the table. I said no. Anybody who has ever bought so much as a lemon here will know why.

Anahit Sarkisian`,
      questions: [
        choose(
          'What is the purpose of the advert?',
          'To find the right person to take over',
          [
            ['To get a high price as soon as possible', 'Somebody offered the full price at once, and she refused it.'],
            ['To win back customers who went elsewhere', 'Her regular customers still come.'],
            [
              'To hire an assistant for the early hours',
              'She mentions former assistants, but she is selling the stall.',
            ],
          ],
          'The stall is “For sale”, but the writer has wishes: “I prefer people who can lose an argument with a smile.”',
        ),
        choose(
          'What are we told about the man who complains about the peaches?',
          'To him, things used to be better.',
          [
            ['He knows more about fruit than others.', 'She does not praise his knowledge. She finds him funny.'],
            ['He would like to have the stall himself.', 'He is a customer, and he shows no such wish.'],
            ['He has stopped buying from the writer.', 'He still comes, and he will come to the next owner.'],
          ],
          'He will say that they “were better in my time”, and to her “he says that they were better in my father’s”.',
        ),
        write(
          'What does the baker opposite pay with?',
          [
            'warm rolls',
            'rolls',
            'with rolls',
            'with warm rolls',
            'bread rolls',
            'warm bread rolls',
            'in rolls',
            'in warm rolls',
            'bread',
          ],
          '“a baker opposite who pays in warm rolls”',
        ),
        trueOrFalse(
          'In the writer’s opinion, a diploma in business makes a good seller.',
          false,
          'The assistant with the diploma “could not have sold an umbrella in a thunderstorm”.',
        ),
        choose(
          'How will people who want the stall be tested?',
          'They must sell fruit against the clock.',
          [
            ['They must set up the stall before sunrise.', 'The test begins at eleven.'],
            ['They must guess the weight of some plums.', 'The weight is known: twenty kilos.'],
            ['They must deal with a difficult customer.', 'The man with the peaches is not part of the test.'],
          ],
          'They get “twenty kilos of very ripe plums”, which “have to be gone by closing time”.',
        ),
        choose(
          'Why did the writer say no last Saturday?',
          'There was no attempt to haggle.',
          [
            ['There were still some plums left.', 'They were all sold by noon.'],
            ['The money was less than she wanted.', 'It was exactly the asking price.'],
            ['The visitor came on the wrong day.', 'One may come “on any Saturday”.'],
          ],
          'The person “at once put 900 euros on the table”, but the writer loves to haggle: she “enjoyed every minute”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'The owner of a small restaurant would like to buy vegetables from a farmer every week. They meet at the farmer’s stall.',
      a: {
        role: 'You run a small restaurant.',
        facts: [
          'You need 20 kilos of tomatoes and 30 kilos of potatoes a week, from May to October.',
          'You can spend 90 euros a week, and no more.',
          'Your kitchen is closed on Mondays and Tuesdays. Vans can reach it only before ten in the morning.',
          'You could print the name of the farm on your menu.',
        ],
        goals: [
          'Find out what the vegetables cost, and in which months you can have them.',
          'Find out on which days the farmer is in town, and when.',
          'Agree on an order, a price, a day and a time for the summer, and on something for May and October.',
        ],
      },
      b: {
        role: 'You grow vegetables and sell them at the market.',
        facts: [
          'Tomatoes are 3 euros a kilo and potatoes 1.50. If somebody takes 40 kilos or more in all, you can take 10 per cent off.',
          'Tomatoes with an odd shape cost half as much. You have up to ten kilos of them a week.',
          'There are potatoes all year, but tomatoes only from June to September. In May and October you have spinach at 2.50 a kilo.',
          'You drive to town on Tuesdays and Saturdays. You arrive at six, and your stall opens at eight.',
        ],
        goals: [
          'Find out how much the restaurant needs, and what it can pay.',
          'Find out when you can deliver, and what the restaurant can offer you besides money.',
          'Agree on an order that brings you at least 80 euros a week.',
        ],
      },
      phrases: [
        'What would you charge for …?',
        'If we took …, could you …?',
        'That’s slightly more than I can spend.',
        'Would you also take …?',
        'What could you offer me in return?',
        'Shall we try it for a month?',
      ],
    },
    statements: [
      'Haggling is a waste of time for both sides.',
      'Fixed prices are fairer than prices that depend on how well you argue.',
      'A market that lives on tourists is no longer a real market.',
      'Supermarkets have done more for ordinary families than markets.',
      'It is rude to haggle over a few coins.',
      'Towns should keep their best squares for markets, not for cars.',
      'I trust a seller I know more than a label I can read.',
      'A market should sell nothing that was brought there by plane.',
    ],
    questions: [
      'What can you learn about a town from its market?',
      'Why do some people love to haggle while others hate it?',
      'What makes you trust a seller?',
      'How would you sell something that nobody seems to want?',
      'What would be lost if all the markets in your country closed?',
    ],
    task: {
      instruction:
        'A market of forty stalls is losing customers. Choose three measures for 20,000 euros at most. Each makes some traders angry, different ones each time. If more than fifteen are angry in all, your plan fails.',
      options: [
        'Opening on Thursday evenings too, with music: 6,000 euros, eight angry traders',
        'Payment by card at every stall: 4,000 euros, six angry traders',
        'A rule that half of all produce has to come from nearby farms: free, nine angry traders',
        'Tables where people can eat what they have bought: 8,000 euros, three angry traders',
        'Four cheap stalls for beginners under twenty-five: 5,000 euros, five angry traders',
        'A roof over the fish and the flowers: 12,000 euros, four angry traders',
        'Two bicycles that take the shopping home, within two kilometres: 7,000 euros, one angry trader',
      ],
    },
    writing:
      'Write a review of 150 to 190 words for a travel website about a market, real or invented. Describe the best hour to go, one stall to look for and one thing to avoid, and say which kind of visitor will be disappointed.',
  },
};
