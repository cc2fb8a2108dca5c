import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('recycle', 'verb', 'to make something new from old things', 'Our town recycles paper and glass.'),
      word('rubbish', 'noun', 'things that you do not want any more', 'I take the rubbish out in the evening.'),
      word('throw away', 'phrase', 'to put something in the bin', 'Don’t throw away that bottle.'),
      word('bin', 'noun', 'a place for old paper, bottles and other things', 'Put the paper in the blue bin.'),
      word('glass', 'noun', 'hard material that you can see through', 'These bottles are made of glass.'),
      word('metal', 'noun', 'hard material that cars and spoons are made of', 'The old spoons are made of metal.'),
      word('plastic', 'noun', 'a light material for bags and toys', 'This bag is made of plastic.'),
      word(
        'newspaper',
        'noun',
        'big sheets of paper with stories of the day',
        'My uncle keeps all his old newspapers.',
      ),
      word('container', 'noun', 'a very big box', 'The green container is for bottles.'),
      word('empty', 'adjective', 'with nothing in it', 'Take the empty bottles to the shop.'),
      word('broken', 'adjective', 'that does not work or is in pieces', 'The radio is broken, but we can repair it.'),
      word('free', 'adjective', 'that you do not pay for', 'The old books are free.'),
      word('shelf', 'noun', 'a long board on a wall, to put things on', 'There are ten old cups on the shelf.'),
      word('use again', 'phrase', 'to do something with a thing one more time', 'You can use these boxes again.'),
    ],
    text: {
      title: 'Three boxes of rubbish',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Amina: Good morning. What is in your three boxes?
Piet: Rubbish! I want to throw it all away. We need more space at home.
Amina: Let’s see. The glass bottles go in the green container. The newspapers go in the blue one.
Piet: And this lamp? It isn’t broken. It’s only ugly.
Amina: Then put it on the shelf over there. Everything in that corner is free.
Piet: Who takes other people’s old things?
Amina: You’ll see. Metal goes in the yellow container. Is that all?
Piet: Yes. My boxes are empty. Oh, look at that clock on the shelf! Does it work?
Amina: Yes. It came in this morning.
Piet: And this chair in the corner! I can paint it. And a guitar with two strings!
Amina: Do you play the guitar?
Piet: Not yet. Can you hold the car door, please?
Amina: Of course. But now your car is full! What are you going to say at home?
Piet: That I’m very good at recycling.`,
      questions: [
        choose(
          'What happens in this conversation?',
          'Somebody brings old things and takes others.',
          [
            ['Somebody sells old things and buys new ones.', 'Nobody sells or buys anything. The things are free.'],
            ['Somebody repairs old things and paints them.', 'Piet wants to paint the chair, but not today.'],
            ['Somebody looks for old things and finds nothing.', 'Piet finds a clock, a chair and a guitar.'],
          ],
          'First he says “I want to throw it all away”, and then “look at that clock on the shelf!”',
        ),
        choose(
          'Why does Piet not want his lamp?',
          'He does not like it.',
          [
            ['It does not work.', 'He says: “It isn’t broken.”'],
            ['It is too big.', 'We do not read how big it is.'],
            ['He has got a new lamp.', 'He does not speak of another lamp.'],
          ],
          '“It isn’t broken. It’s only ugly.”',
        ),
        write(
          'What colour is the container for metal?',
          ['yellow', 'it is yellow', 'it’s yellow'],
          '“Metal goes in the yellow container.”',
        ),
        trueOrFalse(
          'Piet has to pay for the clock.',
          false,
          'It is on the shelf in the corner, and “Everything in that corner is free.”',
        ),
        choose(
          'What is the problem with the guitar?',
          'It needs more strings.',
          [
            ['Somebody painted it.', 'Piet wants to paint the chair.'],
            ['It is too old to play.', 'They do not say how old it is.'],
            ['It is not for the visitors.', 'Everything in the corner is for everybody.'],
          ],
          '“And a guitar with two strings!” A guitar has more than two.',
        ),
        choose(
          'What are the people in Piet’s home going to think?',
          'We still have no space.',
          [
            ['We have too few chairs now.', 'Piet brings a chair home.'],
            ['We want our old lamp again.', 'Nothing tells us that they liked it.'],
            ['We must buy some new boxes.', 'Piet still has his three boxes.'],
          ],
          'Piet says: “We need more space at home.” But Amina says: “now your car is full!”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is two o’clock on Saturday. There was a party at your school yesterday. You want to take the rubbish away together.',
      a: {
        role: 'You are in the school. You cleaned the room after the party.',
        facts: [
          'There are 120 empty glass lemonade bottles and six bags of paper.',
          'The room must be empty at four o’clock.',
          'You live next to the school. Three bags can stay in your garage until Monday.',
        ],
        goals: [
          'Find out how many bottles go into B’s car, and how long one trip takes.',
          'Find out where you can take paper without a car.',
          'Make a plan for all the bottles and bags.',
        ],
      },
      b: {
        role: 'You have a small car, and you want to help.',
        facts: [
          'You can put 60 bottles or three bags in your car.',
          'The container for bottles is far away. One trip, there and back, takes forty minutes.',
          'There is a paper container two streets from the school. There is space in it for three bags.',
          'You must go home at half past three.',
        ],
        goals: [
          'Find out how many bottles and bags there are.',
          'Find out if some bags can wait until Monday, and where.',
          'Find out when the room must be empty, and make a plan.',
        ],
      },
      phrases: [
        'How many … are there?',
        'How long does it take to …?',
        'Where can we put the …?',
        'We can’t take everything in …',
        'You take the …, and I take the …',
        'What about the other bags?',
      ],
    },
    statements: [
      'Shops should not give people plastic bags.',
      'I like to use old things again.',
      'It is too difficult to know which bin is the right one.',
      'A new phone every year is too much.',
      'Children recycle better than their parents.',
      'Second-hand clothes are as good as new clothes.',
      'I find it hard to throw old things away.',
      'All drinks should be in glass bottles.',
    ],
    questions: [
      'What do people in your country recycle?',
      'Which thing do you keep because you can use it again?',
      'What can you make from an old box or an old T-shirt?',
      'Why do people throw away things that still work?',
      'How can a school make less rubbish?',
    ],
    task: {
      instruction:
        'Your class wants the school to recycle more. You have 250 pounds, and helpers for four hours a week. Choose three ideas and say why.',
      options: [
        'Two new bins in every classroom: 150 pounds, one hour a week to empty them',
        'A shelf with old things that everybody can take: 40 pounds, one hour a week',
        'A box for old phones: 20 pounds and no work, but it is full only after a year',
        'A visit to a place that recycles glass: 100 pounds and no work, but for thirty students only',
        'A small machine that makes new paper from old paper: 120 pounds, two hours a week, a lot of fun',
        'Posters that show the right bin: 30 pounds, no work later, but people soon stop looking at them',
        'Students ask the neighbours for their old newspapers: free, three hours a week, heavy bags',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to your neighbours. You have three old things that still work, and you don’t need them. Say what they are, what people can do with them, and when and where they can get them.',
  },
  hard: {
    words: [
      word('sort', 'verb', 'to put things of the same kind together', 'The bottles are sorted by colour.'),
      word('waste', 'noun', 'what is left over and not wanted', 'Most kitchen waste can become good soil.'),
      word(
        'conveyor belt',
        'phrase',
        'a long moving band that carries things through a factory',
        'Cans race past on a conveyor belt.',
      ),
      word('load', 'noun', 'the amount that a lorry or a ship carries', 'A load of old paper arrives every hour.'),
      word('spoil', 'verb', 'to make something useless or bad', 'Wet food can spoil clean paper.'),
      word('greasy', 'adjective', 'covered with oil or fat', 'Greasy boxes do not belong in the paper bin.'),
      word(
        'guilt',
        'noun',
        'the bad feeling that you have done something wrong',
        'A full bin gives me a feeling of guilt.',
      ),
      word('when in doubt', 'phrase', 'if you are not sure', 'When in doubt, read the label.'),
      word('hose', 'noun', 'a long soft pipe for watering a garden', 'The old hose was cut up and made into mats.'),
      word(
        'cable',
        'noun',
        'a wire that brings electricity to a machine',
        'The copper in an old cable can be used again.',
      ),
      word(
        'packaging',
        'noun',
        'the boxes, bags and paper that goods are sold in',
        'Half of our rubbish is packaging.',
      ),
      word(
        'deposit',
        'noun',
        'money that you get back when you return a thing',
        'There is a deposit on these bottles.',
      ),
      word('disposable', 'adjective', 'made to be used once only', 'Disposable cups are banned at our office.'),
      word(
        'raw material',
        'phrase',
        'what things are made from, such as wood or oil',
        'Old cans are a valuable raw material.',
      ),
    ],
    text: {
      title: 'A bin is not a wishing well',
      kind: 'text',
      genre: 'opinion',
      text: `For eleven years I have stood beside a conveyor belt and watched our town go by. I know that you had parties in June, and that somebody has taken up baking. I sort what you recycle, and I would like a word with those of you who care.

I have little to say about people who do not care. They throw everything into the rubbish, and I never meet it. It is the others who stop the belt: kind, thoughtful people who stand in the kitchen, holding an old toothbrush, and cannot bear to throw it away. Surely somebody can make something of it? So into the recycling bin it goes. We call this hopeful waste.

Last week, hope brought us a garden hose, which wrapped itself round a wheel and cost us two hours. It brought a bowling ball and most of a wedding cake. A few greasy boxes can spoil a whole load of clean paper, which then has to be burnt.

I understand the temptation. You drop something in, and your guilt goes with it. But a bin is not a wishing well. When in doubt, leave it out. If it hurts to see how much is left over, take that feeling with you the next time you go shopping. There it might do some good.

My colleague Farida thinks that I am too strict. If you tell people off, she says, they will give up altogether. She challenged me to look into my own recycling bin, and I did so with an easy mind. It was perfect, except for one thing at the very bottom: the cable of an old kettle, neatly rolled up. I cannot imagine who put it there. I live alone.`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'Good intentions can make recycling harder.',
          [
            [
              'Careless people make recycling impossible.',
              'The writer says: “I have little to say about people who do not care.”',
            ],
            ['Recycling should be left to modern machines.', 'Nothing of the kind is suggested.'],
            ['Recycling is not worth the trouble it causes.', 'The writer wants it done better, not given up.'],
          ],
          'It is “kind, thoughtful people” who “stop the belt”.',
        ),
        choose(
          'What is “hopeful waste”?',
          'Things that people merely wish could be recycled',
          [
            ['Things that people hope to get back one day', 'They do not want them back; they hope for a new use.'],
            ['Things that factories would pay a lot of money for', 'These things stop the work and cost time.'],
            [
              'Things that are still good enough to be given away',
              'An old toothbrush is not; the hope is that it can be recycled.',
            ],
          ],
          '“Surely somebody can make something of it?”',
        ),
        write(
          'What did last week’s garden hose wrap itself round?',
          ['a wheel', 'wheel', 'the wheel', 'round a wheel'],
          'It “wrapped itself round a wheel and cost us two hours”.',
        ),
        trueOrFalse(
          'The writer advises people to recycle a thing if they are not sure about it.',
          false,
          '“When in doubt, leave it out.”',
        ),
        choose(
          'What does the writer want people to do in shops?',
          'Buy less that will end up as rubbish',
          [
            ['Ask for their old things to be taken back', 'The text says nothing of returning things.'],
            ['Look for goods that have been recycled', 'The feeling is about how much is left over.'],
            ['Tell others how to sort their rubbish', 'It is a feeling that they should take with them.'],
          ],
          '“If it hurts to see how much is left over, take that feeling with you the next time you go shopping.”',
        ),
        choose(
          'What does the end of the text suggest?',
          'The writer has made the same mistake.',
          [
            ['The writer has been tricked by Farida.', 'She told the writer to look, but nobody else lives there.'],
            ['The writer has too little to throw away.', 'How much there was in the bin is not the point.'],
            ['The writer has a neighbour who is careless.', 'No neighbour is mentioned.'],
          ],
          '“I cannot imagine who put it there. I live alone.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The recycling bins of a block of forty flats have not been emptied for three weeks. An officer from the town council visits the caretaker.',
      a: {
        role: 'You are responsible for recycling in the town.',
        facts: [
          'Your lorry left the bins because there was wet food among the paper. If it happens once more, the block has to pay 200 pounds.',
          'You have 150 pounds for this block. Lids with locks cost 90 pounds, labels with pictures 40, and an evening of advice for the tenants 80.',
          'The lorry comes on Thursdays at six in the morning.',
        ],
        goals: [
          'Find out who puts food into the bins, and why.',
          'Find out how long the bins stand in the street.',
          'Agree on changes that cost the town no more than 150 pounds.',
        ],
      },
      b: {
        role: 'You are the caretaker of the block.',
        facts: [
          'You put the bins out on Wednesdays at noon, because your shift ends at one. A tenant has offered to do it at ten in the evening.',
          'There is a take-away next door. Its customers drop their greasy boxes into the bins while they stand in the street.',
          'The labels are in English only. The tenants speak six languages, and some put food in by mistake.',
        ],
        goals: [
          'Find out why the bins were left, and what happens the next time.',
          'Find out what the town can pay for, and what each thing costs.',
          'Agree on a solution that means no extra hours for you.',
        ],
      },
      phrases: [
        'Could you tell me why …?',
        'As far as I can see, the problem is that …',
        'It isn’t the tenants who …',
        'How much would it cost to …?',
        'If we …, there’ll be enough left for …',
        'What if somebody else …?',
      ],
    },
    statements: [
      'Recycling makes people feel better than they should.',
      'Producers should have to pay for getting rid of their packaging.',
      'People who sort their rubbish badly should pay a fine.',
      'Repairing a thing is always better than recycling it.',
      'There should be a deposit on everything that is sold in a bottle, a can or a jar.',
      'Rich countries should not be allowed to send their rubbish abroad.',
      'Sorting rubbish should be done by machines and not in people’s kitchens.',
      'I would rather have a few good things than many cheap ones.',
    ],
    questions: [
      'What is the most confusing thing about recycling where you live?',
      'Which product comes with far too much packaging, and what could be done about it?',
      'Why do people find it so hard to part with things that they never use?',
      'What could somebody learn about a town by looking at its rubbish?',
      'How would daily life change if each household could fill only one small bin a month?',
    ],
    task: {
      instruction:
        'A town recycles 35 per cent of its rubbish. It wants to reach at least 50 in two years, and has 200,000 pounds. Choose two or three measures (“9 points” would take it from 35 to 44 per cent), and say how you would deal with complaints.',
      options: [
        'A small bin for food waste in every kitchen: 9 points, 110,000 pounds; it smells in summer',
        'A deposit on all bottles and cans sold in the town: 5 points, 60,000 pounds; the shops are against it',
        'Smaller bins for rubbish and larger ones for recycling: 7 points, 90,000 pounds; hard on large families',
        'A charge for rubbish by weight: 8 points, 70,000 pounds; some may dump theirs in the woods',
        'A workshop where things are repaired: 2 points, 30,000 pounds; everybody likes it',
        'Staff who look into the bins and leave friendly notes: 4 points, 50,000 pounds; some feel watched',
        'Old furniture is collected from the door: 3 points, 40,000 pounds; people have to wait three weeks',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a local website about one thing that people in your area throw away too easily. Describe what happens to it, suggest two better uses, and end in a way that makes readers smile.',
  },
};
