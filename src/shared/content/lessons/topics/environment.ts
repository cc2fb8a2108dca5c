import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'environment',
        'noun',
        'the air, water, land, plants and animals around us',
        'Bikes are good for the environment.',
      ),
      word('rubbish', 'noun', 'things that you do not want any more', 'There is rubbish on the beach.'),
      word('bin', 'noun', 'a box for things that nobody needs any more', 'Put the old paper in the blue bin.'),
      word(
        'throw away',
        'phrase',
        'to put something in the bin because you do not want it',
        'We throw away too much bread.',
      ),
      word('recycle', 'verb', 'to make something new from old things', 'We can recycle glass and paper.'),
      word('plastic', 'noun', 'a light material for bags, bottles and toys', 'The bag is made of plastic.'),
      word(
        'bottle',
        'noun',
        'a tall thing of glass or plastic that holds water or juice',
        'I bring my own bottle to school.',
      ),
      word('tap', 'noun', 'the thing in a kitchen or bathroom where water comes out', 'I drink water from the tap.'),
      word('weigh', 'verb', 'to find out how heavy something is', 'They weigh the old paper at school.'),
      word('empty', 'adjective', 'with nothing inside', 'The bin is empty again.'),
      word('waste', 'verb', 'to use more of something than you need', 'Don’t waste water!'),
      word('turn off', 'phrase', 'to stop a machine, a light or water', 'Please turn off the lights.'),
      word('pollution', 'noun', 'dirty air, water or land', 'There is a lot of pollution in the river.'),
      word(
        'nature',
        'noun',
        'plants, animals, sea and land, not made by people',
        'We learn about nature in the forest.',
      ),
    ],
    text: {
      title: 'What is in the bins?',
      kind: 'text',
      genre: 'report',
      text: `Everybody at our school loves the environment. But what do we throw away?

There are five big bins. On Monday they were empty. On Friday we put on gloves, opened the bins and weighed everything: a hundred kilos of rubbish!

Forty kilos were food. We found thirty-one apples with only one bite gone. Thirty kilos were paper, and a lot of it was clean on one side. Twenty kilos were plastic, most of it water bottles. Why? There is a tap on every floor. Ten kilos were other things.

We can recycle the paper and the bottles, and the garden club wants the old food.

But one bin was a surprise: it had 212 paper cups in it. It stands next to a coffee machine, in a room that is not for students. We wrote a friendly letter.

Last Monday there were no paper cups! On the wall there were twenty-six real ones, with names. The head teacher’s is green.`,
      questions: [
        choose(
          'What did the class do?',
          'They studied the school’s rubbish.',
          [
            ['They cleaned the school’s garden.', 'The garden club wants the food. Nobody cleaned the garden.'],
            ['They bought new bins for the school.', 'The five bins were there before.'],
            ['They cooked lunch for the school.', 'They found food in the bins. They did not cook.'],
          ],
          '“On Friday we put on gloves, opened the bins and weighed everything.”',
        ),
        write(
          'How many kilos of paper were there?',
          ['thirty', '30', 'thirty kilos', '30 kilos', '30 kg'],
          '“Thirty kilos were paper”',
        ),
        trueOrFalse('There was writing on both sides of all the paper.', false, '“a lot of it was clean on one side”'),
        choose(
          'Why does the class ask “Why?” about the bottles?',
          'It is easy to get water at the school.',
          [
            ['It is not allowed to drink in the lessons.', 'There is no rule about drinks in the text.'],
            ['It is hard to recycle so much plastic.', 'They say that they can recycle the bottles.'],
            ['It is cheap to buy water near the school.', 'They do not say how much a bottle costs.'],
          ],
          '“There is a tap on every floor.”',
        ),
        choose(
          'Who used the 212 paper cups?',
          'The teachers',
          [
            ['The garden club', 'The club wants the old food.'],
            ['The youngest students', 'The room with the coffee machine is not for students.'],
            ['The writers of the report', 'They are students. They only found the cups.'],
          ],
          'The bin is “in a room that is not for students”. Of the new cups, “The head teacher’s is green.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You want to clean the path along the river on Saturday, with people from your street. Make the plan together.',
      a: {
        role: 'You know the river, and you have the things that you need.',
        facts: [
          'You have twelve pairs of gloves and a lot of bags.',
          'There is a lot of water now: you can walk on the path only after twelve o’clock.',
          'You have to be home at four. The work takes two hours.',
        ],
        goals: [
          'Find out how many people are coming, and how old they are.',
          'Find out who can take the rubbish away, and at what time.',
          'Agree when you start, when you eat and who does what.',
        ],
      },
      b: {
        role: 'You asked the people in your street.',
        facts: [
          'Fifteen people are coming. Five of them are small children, who cannot go near the water.',
          'Your uncle can take the bags in his van at half past three, not before.',
          'The café at the bridge has free soup for everybody, at twelve or at three.',
        ],
        goals: [
          'Find out how many gloves there are.',
          'Find out when people can walk on the path, and how long the work takes.',
          'Find out when A has to go.',
          'Agree on a plan, and find something good for the children to do.',
        ],
      },
      phrases: [
        'How many … have we got?',
        'What time can we …?',
        'The children can …',
        'That’s too early, because …',
        'Who is going to …?',
        'Let’s eat before we …',
      ],
    },
    statements: [
      'Shops should not give people plastic bags.',
      'I always turn off the light when I leave a room.',
      'It is better to mend old things than to buy new ones.',
      'One person cannot change much.',
      'Every child should plant a tree.',
      'People should pay for every bag of rubbish.',
      'A shower must not be longer than five minutes.',
    ],
    questions: [
      'What do people in your school or office throw away?',
      'Which place in nature do you like best?',
      'What can you make from old bottles, boxes or clothes?',
      'How can a family use less water?',
      'What was better for the environment when your grandparents were young, and what was worse?',
    ],
    task: {
      instruction:
        'The people in your street have 600 pounds and one free Saturday to make the street greener. They can do three things. Choose them, and count the money and the hours: they have eight hours.',
      options: [
        'Plant five trees: 300 pounds, four hours; you wait ten years for big ones',
        'Put flowers for bees in front of all the houses: 100 pounds, three hours; somebody gives them water every day',
        'Build a box for things that other people can use: 80 pounds, two hours; somebody has to keep it tidy',
        'Make a garden for vegetables behind the shop: 200 pounds, four hours; it is for everybody, and so is the work',
        'Buy three machines that everybody can use, for example one that cuts grass: 250 pounds, one hour',
        'Put ten bins along the street: 150 pounds, one hour; not beautiful',
        'Close the street to cars for a day and have a party without rubbish: 120 pounds, two hours; it is only one day',
      ],
    },
    writing:
      'Write a friendly letter of 50 to 70 words to the people in your school or office. Tell them one thing that you all throw away or waste. Say how you know it, and ask them to do one small and easy thing.',
  },
  hard: {
    words: [
      word('species', 'noun', 'a kind of plant or animal', 'Twelve species of butterfly live in this park.'),
      word(
        'biodiversity',
        'noun',
        'the number of different plants and animals in a place',
        'Old forests are rich in biodiversity.',
      ),
      word(
        'wild',
        'adjective',
        'living or growing without the help of people',
        'Wild flowers need no water from a tap.',
      ),
      word('mow', 'verb', 'to cut grass with a machine', 'The park is mown only twice a year.'),
      word('council', 'noun', 'the group of people who run a town', 'The council has planted trees along the river.'),
      word('volunteer', 'noun', 'somebody who works without being paid', 'Volunteers collected rubbish on the beach.'),
      word(
        'complaint',
        'noun',
        'a statement that you are not happy with something',
        'There were complaints about the smell.',
      ),
      word('neglected', 'adjective', 'not looked after', 'Foxes moved into the neglected garden.'),
      word('effort', 'noun', 'the work or energy that you put into something', 'Saving water takes little effort.'),
      word('sort', 'verb', 'to put things into groups', 'We sort our rubbish into four bins.'),
      word(
        'inspect',
        'verb',
        'to look at something carefully to see if it is right',
        'Experts inspect the lake every spring.',
      ),
      word('habitat', 'noun', 'the natural home of a plant or animal', 'The new road would cut the habitat in two.'),
      word('endangered', 'adjective', 'so rare that it may soon die out', 'The bird is endangered all over Europe.'),
      word(
        'sustainable',
        'adjective',
        'able to go on for long without harming nature',
        'Is there a sustainable way to fish?',
      ),
    ],
    text: {
      title: 'The roundabout nobody mowed',
      kind: 'text',
      genre: 'opinion',
      text: `For six years I drove round Roundabout 14 twice a day, and I could not have told you a thing about it. It was grass. Every second Thursday somebody mowed it.

Then the council changed its computer system. Somebody made a typing error, and Roundabout 14 dropped off the list. In May it turned yellow, then white, then purple. By the end of June a volunteer had counted forty-three species of wild plants, among them an orchid that had not been seen in the area for decades. People began to slow down. Some of us went round twice.

There were complaints, of course. It looked neglected, a reader wrote to this newspaper; what would visitors think? I understand that. We have been brought up to believe that a place is cared for when it is tidy. But tidiness is a matter of taste, and a beetle has to live somewhere.

Most of what we are asked to do for the environment takes effort: buy this, sort that, give up the other. I do my share, and I grumble. Here, biodiversity came back on its own, for nothing, because a name was missing from a list. Perhaps we should worry a little less about what else we can do for nature, and ask more often what we could simply stop doing.

The council says that it has learnt from this success. Roundabout 14 is now officially a Natural Area. It has a fence, a management plan of thirty pages, and an officer who inspects it every second Thursday. Last week it got a sign with pictures of all the flowers. To put it up, they had to mow.`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'Nature can benefit when people do less.',
          [
            ['Towns should pay more for wild flowers.', 'The flowers cost nothing; no money is asked for.'],
            ['Drivers ought to take notice of plants.', 'They did so, but that is not what the writer argues for.'],
            ['Public places have to be kept tidy.', 'That is the view of the reader who complained.'],
          ],
          '“ask more often what we could simply stop doing”',
        ),
        choose(
          'Why was the grass no longer cut?',
          'A mistake was made in an office.',
          [
            ['A rare plant had been found in it.', 'The orchid was found later.'],
            ['The council had to save money.', 'Money was not the reason.'],
            ['A volunteer had asked for a trial.', 'The volunteer only counted the plants.'],
          ],
          '“Somebody made a typing error, and Roundabout 14 dropped off the list.”',
        ),
        write(
          'How many kinds of plants were found?',
          [
            'forty-three',
            '43',
            'forty three',
            'forty-three species',
            '43 species',
            'forty-three kinds',
            '43 kinds',
            'forty-three different kinds',
            '43 different kinds',
          ],
          '“a volunteer had counted forty-three species of wild plants”',
        ),
        trueOrFalse(
          'The writer cannot imagine why anybody should have complained.',
          false,
          'Of the complaint the writer says: “I understand that.”',
        ),
        choose(
          'How does this case differ from most others, according to the writer?',
          'Nobody had to try hard.',
          [
            ['Nobody was against it.', 'There were complaints.'],
            ['Nobody noticed the change.', 'People slowed down, and some went round twice.'],
            ['Nobody wrote about it.', 'A reader wrote to the newspaper, and so does the writer.'],
          ],
          '“Most of what we are asked to do for the environment takes effort” … “Here, biodiversity came back on its own”.',
        ),
        choose(
          'What does the last paragraph suggest about the council?',
          'It has missed the point of what happened.',
          [
            ['It has decided to build on the roundabout.', 'It put up a fence and a sign, but nothing more.'],
            [
              'It has learnt to leave the plants in peace.',
              'It says so itself, but the officer, the fence and the sign say otherwise.',
            ],
            [
              'It has given in to the reader’s complaint.',
              'The roundabout is a Natural Area now: it is not to be tidy again.',
            ],
          ],
          '“To put it up, they had to mow.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A street-food market wants to stop using throw-away boxes. It is the middle of August. The organiser talks to the owner of a soup stall.',
      a: {
        role: 'You organise the market.',
        facts: [
          'From 1 October the city will charge every stall with throw-away boxes 40 pounds a week for its rubbish.',
          'A company lends bowls and washes them: ten pence for each use, but at least 500 uses a week for one order.',
          'The bowls hold half a litre or three quarters of a litre.',
          'Stalls may share an order, and customers may return the bowls to any stall that uses them.',
        ],
        goals: [
          'Find out how many portions B sells, and what the boxes cost.',
          'Find out what B still has in the store.',
          'Agree on a day when B will change to bowls, and on how the order can be made large enough.',
        ],
      },
      b: {
        role: 'You sell soup.',
        facts: [
          'You sell 300 portions a week, each of 0.6 litres. A box costs you fifteen pence.',
          'You still have 2,400 boxes, which will last you eight weeks. They have been paid for.',
          'The noodle stall next to yours sells 250 portions a week. You get on well.',
        ],
        goals: [
          'Find out what the city is planning, and what it would cost you.',
          'Find out what the bowls cost, who washes them, and whether your soup fits in.',
          'Find out how you could reach the minimum order.',
          'Do not throw away boxes that you have paid for, unless you get something for it.',
        ],
      },
      phrases: [
        'What would that come to per week?',
        'The problem is that I’ve still got …',
        'Would it be possible to share …?',
        'In the long run you’d save …',
        'I’d be prepared to start on …',
        'What would you do with …?',
      ],
    },
    statements: [
      'A garden should be useful to insects first and beautiful second.',
      'It is too late for small steps.',
      'Companies, not customers, should be responsible for rubbish.',
      'Nobody should own more than ten pairs of shoes.',
      'Some beautiful places should be closed to people for ever.',
      'Bad news about the environment makes people give up.',
      'I would rather live without a fridge than without hot water.',
      'People who live in cities do less harm to nature than people in the country.',
    ],
    questions: [
      'Where near your home has nature come back, or disappeared?',
      'What could people simply stop doing, without missing it much?',
      'Which habits that are good for the environment are also fun?',
      'Why is it so hard to do what we know to be right for the environment?',
      'What will people in fifty years find strange about the way that we live now?',
    ],
    task: {
      instruction:
        'A town of 20,000 people has 100,000 pounds for its environment and staff for three projects. At least one project must show a result within a year. Choose three, and put them in order.',
      options: [
        'Mow half of all public grass only once a year: saves 10,000 pounds, works at once, brings complaints',
        'Plant two hundred trees in hot streets: 60,000 pounds, real shade in fifteen years, sixty parking spaces lost',
        'A repair centre with tools and one paid expert: 45,000 pounds, open within three months',
        'Free the stream under the market square: 80,000 pounds, two years of building work',
        'Advice at home on saving energy, for 500 families: 25,000 pounds, results within a year, hardly visible',
        'Turn off every second street lamp after midnight: saves 15,000 pounds, good for moths, darker ways home',
        'A wild garden at each of the six schools: 30,000 pounds, two years until it flowers, work in the holidays',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the editor of a newspaper that says: the best thing that we can do for nature is to do less, for example to stop mowing. Say how far you agree, give an example from a place that you know, and name one thing that does need effort.',
  },
};
