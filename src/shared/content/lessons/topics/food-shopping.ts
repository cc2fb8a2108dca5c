import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'supermarket',
        'noun',
        'a big shop for food and things for the house',
        'The supermarket is open until nine.',
      ),
      word('shopping list', 'noun', 'a note of all the things that you want to buy', 'Eggs are on my shopping list.'),
      word(
        'market',
        'noun',
        'a place outside where people sell food and other things',
        'We buy our fish at the market.',
      ),
      word('fresh', 'adjective', 'new and good to eat, not old', 'The bread is still fresh.'),
      word('cheap', 'adjective', 'not costing a lot of money', 'Tomatoes are cheap in summer.'),
      word('trolley', 'noun', 'a big basket on wheels', 'Put the water in the trolley.'),
      word(
        'basket',
        'noun',
        'a light, open thing that you carry your shopping in',
        'For two apples you only need a basket.',
      ),
      word('shelf', 'noun', 'a long board where things stand in a shop', 'The rice is on the top shelf.'),
      word('shop assistant', 'noun', 'a person who works in a shop', 'Ask the shop assistant where the sugar is.'),
      word('checkout', 'noun', 'the place in a big shop where you pay', 'There was a long queue at the checkout.'),
      word('bag', 'noun', 'a soft thing of paper, plastic or cloth to put things in', 'I bought a bag of potatoes.'),
      word('tin', 'noun', 'a small closed metal box with food in it', 'We have three tins of beans at home.'),
      word('kilo', 'noun', 'one thousand grams', 'A kilo of oranges, please.'),
      word('receipt', 'noun', 'a paper from the shop that shows what you paid', 'Do you need your receipt?'),
    ],
    text: {
      title: 'Something yellow for Bo',
      kind: 'text',
      genre: 'story',
      text: `On Friday Nadia went to the supermarket. In her trolley there was a shopping list. It was not hers. It said: “Six eggs, a bag of rice, fresh ginger, one pineapple. And something yellow for Bo.”

Every Friday Nadia bought the same things: bread, cheese and pasta. But this time she turned the trolley round.

The eggs were cheap. A shop assistant helped her with the ginger: it was on a low shelf. There were no pineapples, so she took a tin. For Bo she bought some flowers. At the checkout she counted her money. It was enough.

That evening she made fried rice with ginger and pineapple. It was her best dinner of the year. The yellow flowers stood on the table. Who was Bo?

The next Friday Nadia wrote a list at home: “Two fish, green beans, chocolate. And something blue for Bo.” After her shopping she put the list into an empty trolley and went home.`,
      questions: [
        choose(
          'What is the story about?',
          'A woman shops with a stranger’s list.',
          [
            ['A woman loses her list in a supermarket.', 'She finds a list.'],
            ['A woman buys dinner for a friend called Bo.', 'She does not know who Bo is.'],
            ['A woman cannot pay for all her shopping.', 'She had enough money.'],
          ],
          '“In her trolley there was a shopping list. It was not hers.”',
        ),
        write(
          'What did Nadia buy for Bo?',
          ['flowers', 'yellow flowers', 'some flowers', 'some yellow flowers'],
          '“For Bo she bought some flowers.”',
        ),
        trueOrFalse('Nadia bought a fresh pineapple.', false, '“There were no pineapples, so she took a tin.”'),
        choose(
          'How did Nadia find the ginger?',
          'She got some help.',
          [
            ['She saw it on a high shelf.', 'The shelf was low.'],
            ['She saw it near the checkout.', 'She went to the checkout later.'],
            ['The list said where it was.', 'The list only said what to buy.'],
          ],
          '“A shop assistant helped her with the ginger”',
        ),
        choose(
          'What was different about Nadia’s dinner that Friday?',
          'It was not her usual food.',
          [
            ['She had it in a restaurant.', 'She made the dinner.'],
            ['She ate it with a new friend.', 'There is no friend at the table.'],
            ['She ate very late that night.', 'We do not read what time she ate.'],
          ],
          '“Every Friday Nadia bought the same things: bread, cheese and pasta.”',
        ),
        choose(
          'Why did Nadia put her list into a trolley?',
          'She wanted to surprise somebody.',
          [
            ['She was going to shop again later.', 'Her shopping was done, and she went home.'],
            ['She wanted to give it back to Bo.', 'It was a new list, and she did not know Bo.'],
            ['She knew that Bo worked there.', 'She did not know who Bo was.'],
          ],
          'She also wrote “something blue for Bo”: the next person can have fun with it, too.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Saturday, ten to two. The market closes at two. One of you sells fruit, and the other one needs fruit for a party.',
      a: {
        role: 'You sell fruit at the market.',
        facts: [
          'Apples cost 2 pounds a kilo and bananas 1 pound a kilo. You have a lot of both.',
          'You have five boxes of strawberries, half a kilo in each. They cost 4 pounds a box.',
          'The strawberries are from this morning and are good until tomorrow evening. You are not here again before Tuesday.',
        ],
        goals: [
          'Find out how many people the fruit is for, and when they are going to eat it.',
          'Find out how much B can carry.',
          'Sell all the strawberries today. You can make them cheaper, but not under 2 pounds a box.',
        ],
      },
      b: {
        role: 'You need fruit for a party.',
        facts: [
          'The party is tomorrow at three. Twenty children are coming.',
          'You have 15 pounds.',
          'You came by bike and can carry six kilos.',
        ],
        goals: [
          'Find out what everything costs, and how much is in a box.',
          'Find out if the strawberries are still good tomorrow.',
          'Get two or three kinds of fruit, four kilos or more, for your money.',
        ],
      },
      phrases: [
        'How much are the …?',
        'That’s a bit expensive.',
        'Can I have them for …?',
        'If you take all of them, …',
        'Are they still good tomorrow?',
        'All right, I’ll take …',
      ],
    },
    statements: [
      'A market is better than a supermarket.',
      'I never go shopping when I’m hungry.',
      'Shops should close on Sundays.',
      'Expensive food is better food.',
      'I always buy something that is not on my list.',
      'It is good to buy food on the internet.',
      'People should pay for every plastic bag.',
      'Shopping for food is boring.',
    ],
    questions: [
      'Where do people in your town buy their food?',
      'What is always in your kitchen?',
      'What food do you buy with your eyes, and what food with your nose?',
      'What is good and what is bad about very big supermarkets?',
      'You find a stranger’s shopping list. What can you learn from it?',
    ],
    task: {
      instruction:
        'Four friends are going to camp for two days. They can spend 35 pounds and carry ten kilos of food. Choose four things.',
      options: [
        'Bread and cheese: 9 pounds, 2 kilos',
        'Pasta and tomato sauce: 7 pounds, 3 kilos, you need a fire',
        'Sausages: 12 pounds, 2 kilos, you must eat them on the first day',
        'Apples and carrots: 8 pounds, 4 kilos',
        'Nuts and chocolate: 10 pounds, 1 kilo',
        'Thirty eggs: 6 pounds, 2 kilos, be careful with your bag',
        'Tins of bean soup: 8 pounds, 4 kilos, you can take home what you don’t eat',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to do your shopping. Say what you need and how much, say what to buy if the shop doesn’t have one of the things, and say how you are going to pay.',
  },
  hard: {
    words: [
      word('aisle', 'noun', 'a way between two rows of shelves', 'The rice is in the third aisle.'),
      word('till', 'noun', 'the place in a shop where you pay', 'Only one till was open.'),
      word('trolley', 'noun', 'a large basket on wheels', 'My trolley always pulls to the left.'),
      word(
        'branch',
        'noun',
        'one of the shops that belong to a company',
        'They have opened a branch near the station.',
      ),
      word('reduced', 'adjective', 'cheaper than before', 'Bread is reduced after six.'),
      word(
        'bargain',
        'noun',
        'something good that costs less than usual',
        'Three melons for the price of two: what a bargain!',
      ),
      word('in stock', 'phrase', 'there in the shop, ready to be sold', 'We have no red lentils in stock.'),
      word('impulse buy', 'noun', 'something bought without planning to', 'The pineapple was an impulse buy.'),
      word(
        'complaint',
        'noun',
        'a statement that you are not satisfied',
        'Her complaint about the fish was taken seriously.',
      ),
      word('loaf', 'noun', 'bread in one large piece', 'A loaf from the baker costs twice as much.'),
      word('jar', 'noun', 'a glass container for food, with a lid', 'I keep dried beans in old jars.'),
      word('freezer', 'noun', 'a machine that keeps food as cold as ice', 'The peas are in the freezer on the left.'),
      word('fall for', 'phrase', 'to be tricked by something', 'Don’t fall for the smell of the bread.'),
      word(
        'best-before date',
        'noun',
        'the day until which the maker promises full quality',
        'Yoghurt is often still good after its best-before date.',
      ),
    ],
    text: {
      title: 'Where you hid the coffee',
      kind: 'text',
      genre: 'letter',
      text: `Dear Manager,

I am writing to make a complaint. For nine years I have shopped at your branch in Canal Street every Thursday at six. I knew it by heart: eleven minutes from the entrance to the till. On the first Thursday of this month I came in and found that you had moved everything.

The bread was where the soap had been. Instead of coffee there was cat food, and I have no cat. I have read why shops do this. Customers who have lost their way walk down every aisle, and on the way they discover things that they never came for. I call that a trick, and I fell for it. I went home with a jar of olives, two reduced mangoes and a shoe brush.

That is not all. In front of the cat food stood a man who looked as lost as I was. I knew his face: he lives next door. In nine years we had said good evening perhaps a thousand times, and nothing else. “Have you seen the rice?” he asked. I had, and he had come across the coffee. We ended up sharing a trolley, and it took us an hour. His name is Teodor. He used to be a baker, and between the freezers he showed me how to tell from its sound whether a loaf is done. On Sunday we ate the olives together.

Your staff tell me that so many customers have protested that you intend to put everything back. Let me therefore be as clear as I can. I still know the old order in my sleep, and I have nearly learned the new one: yesterday I needed only thirteen minutes, and spoke to nobody. Please find a third. You might start with the rice.

Yours faithfully,
Priya Raman`,
      questions: [
        choose(
          'What does Priya Raman want from the manager?',
          'To have the goods moved to new places',
          [
            ['To have the old order brought back', 'Other customers want that; she still knows the old order.'],
            ['To get her money back for the mangoes', 'She mentions what she bought, but asks for no money.'],
            ['To have the staff thanked for their help', 'It was Teodor who helped her.'],
          ],
          'She knows the old order and nearly knows the new one: “Please find a third.”',
        ),
        write(
          'How long did her shopping take before everything was moved?',
          ['eleven minutes', '11 minutes', 'eleven', '11'],
          '“eleven minutes from the entrance to the till”',
        ),
        choose(
          'Why, according to the letter, do shops move things around?',
          'People then see and buy more.',
          [
            ['People then get through the shop faster.', 'They take longer, because they have lost their way.'],
            ['People then talk to the staff more.', 'She talked to a neighbour, and that is not the shop’s aim.'],
            ['People then find fresh food more easily.', 'Nothing becomes easier to find.'],
          ],
          'They “walk down every aisle, and on the way they discover things that they never came for”.',
        ),
        trueOrFalse(
          'Before that Thursday, Priya and Teodor had never spoken a word to each other.',
          false,
          '“In nine years we had said good evening perhaps a thousand times”',
        ),
        choose(
          'How were Priya and Teodor useful to each other?',
          'Each had found what the other needed.',
          [
            ['Each had forgotten to bring a shopping list.', 'Lists are not mentioned, and that would not help.'],
            ['Each paid for half of what they had bought.', 'They shared a trolley; nothing is said of the bill.'],
            ['Each knew how the shop had been arranged before.', 'She did, but this was of no use any more.'],
          ],
          '“I had, and he had come across the coffee.”',
        ),
        choose(
          'What does Priya seem to have missed in the past?',
          'Company',
          [
            ['Bargains', 'Two mangoes were cheap, but that is not why she writes.'],
            ['Good bread', 'She learns something about bread, but does not complain of it.'],
            ['Spare time', 'She was glad of an hour that could have been eleven minutes.'],
          ],
          'What bothers her is that she “needed only thirteen minutes, and spoke to nobody”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A farmer has a lot of carrots that taste good but are crooked. The farmer meets a person who buys vegetables for a supermarket.',
      a: {
        role: 'You buy vegetables for a supermarket.',
        facts: [
          'You pay 90 pence a kilo for straight carrots. For crooked ones you may pay 60 pence at most.',
          'You need at least 300 kilos a week for at least eight weeks.',
          'Your lorry can come on Mondays and Thursdays, and carrots must not be older than three days.',
          'In a test, crooked vegetables sold only under a sign that made them personal, such as the farmer’s photo.',
        ],
        goals: [
          'Find out how many crooked carrots there are each week, and until when.',
          'Find out on which days they are harvested, and what the lowest price is.',
          'Agree on a price, a quantity, a day and a sign.',
        ],
      },
      b: {
        role: 'You grow carrots.',
        facts: [
          'You have about 400 crooked kilos a week, for the next ten weeks. What you don’t sell is fed to cows.',
          'You harvest on Tuesdays and Fridays.',
          'Below 50 pence a kilo it is not worth the work.',
          'You hate being photographed. At your own stall, a drawing of two carrots in love has made everybody laugh.',
        ],
        goals: [
          'Find out how much A can pay, and how many kilos A needs.',
          'Find out on which days the lorry comes, and how fresh the carrots have to be.',
          'Find out what A wants to put on the sign, and offer something better.',
        ],
      },
      phrases: [
        'What sort of quantity are we talking about?',
        'I couldn’t go any lower than …',
        'Would it help if …?',
        'I’d rather not …, but how about …?',
        'That depends on how long …',
        'Let’s say … for the first few weeks.',
      ],
    },
    statements: [
      'Shops have a right to tempt us: nobody is forced to buy.',
      'Fruit should be sold only in its season.',
      'Self-service tills make life lonelier.',
      'You can tell what people are like from what is in their trolley.',
      'Food that comes from far away should cost more.',
      'Supermarkets should have to give away everything that they cannot sell.',
      'A small shop deserves our money even if it is more expensive.',
      'In twenty years nobody will carry shopping home.',
    ],
    questions: [
      'Which tricks do shops use to make us buy, and which of them work on you?',
      'Where do people in your town meet by chance, and what brings them together?',
      'What would you miss if all food were ordered online?',
      'What can you learn about a country from its supermarkets and markets?',
      'When can buying the wrong thing turn out to be a good idea?',
    ],
    task: {
      instruction:
        'The only shop in a village of 600 people is going to close, and the next town is twenty kilometres away. The village has 25,000 pounds for the first year. Choose three ideas that together serve young and old.',
      options: [
        'A van that brings food to every street twice a week: 18,000 pounds',
        'A shop run by volunteers, four hours a day: 12,000 pounds, and twenty people have to help',
        'A machine that sells milk, eggs and bread day and night: 9,000 pounds, no conversation',
        'A bus to the town and back on Tuesdays and Saturdays: 10,000 pounds',
        'One big online order a week, collected at the school: 2,000 pounds, planned days ahead',
        'A market in the square on Fridays: 6,000 pounds, but not in winter',
        'A garden that everybody shares: 4,000 pounds, and nothing to eat before June',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the manager of a supermarket. Suggest one change that would make people talk to each other while they shop. Describe what it is like now, explain your idea, and deal with one objection that the manager may have.',
  },
};
