import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'furniture',
        'noun',
        'tables, chairs, beds and other big things in a room',
        'The room is big, but there is no furniture.',
      ),
      word(
        'living room',
        'noun',
        'the room where people sit, talk and watch television',
        'We play cards in the living room.',
      ),
      word('bedroom', 'noun', 'the room where you sleep', 'My bedroom is next to the kitchen.'),
      word('sofa', 'noun', 'a long soft seat for two or more people', 'Three people can sit on our sofa.'),
      word('bookcase', 'noun', 'a tall piece of furniture for things to read', 'The bookcase is full of old comics.'),
      word('lamp', 'noun', 'a thing that gives light', 'There is a small lamp by my bed.'),
      word('carpet', 'noun', 'a soft thing that covers the floor', 'The cat sleeps on the carpet.'),
      word('shelf', 'noun', 'a long flat piece of wood on a wall, to put things on', 'The cups are on the top shelf.'),
      word('corner', 'noun', 'the place where two walls come together', 'Put the chair in the corner.'),
      word('move', 'verb', 'to put something in a different place', 'Can you help me to move the bed?'),
      word('next to', 'phrase', 'at the side of', 'The desk is next to the door.'),
      word('armchair', 'noun', 'a soft seat for one person', 'Grandpa fell asleep in his armchair.'),
      word('wardrobe', 'noun', 'a tall piece of furniture for clothes', 'My coat is in the wardrobe.'),
      word('comfortable', 'adjective', 'nice to sit or lie on', 'This old bed is very comfortable.'),
    ],
    text: {
      title: 'The table in the dark',
      kind: 'text',
      genre: 'story',
      text: `My mother loves moving furniture. Every month she changes our living room. The sofa goes to the window, the bookcase goes to the corner, and the lamp goes where the television was.

My father hated it. In March he sat on the cat. In May he wanted a glass of water at night and walked into the bookcase. “That’s enough, Paloma!” he said. “From tomorrow, everything stays in its place.”

But that evening my mother put the low table under the window. “The last time,” she said.

At three in the morning there was a loud noise. We all ran out of our bedrooms. The window was open. The lamp and the table were on the carpet. Next to them was one big black shoe. It was not ours.

At breakfast my father was quiet. He put the shoe on a shelf and looked around the room. “Paloma,” he said, “where do you want the sofa next?”`,
      questions: [
        choose(
          'What is the story about?',
          'How a father changes his mind',
          [
            ['How a mother finds a better home', 'She changes the room, but the family does not leave its home.'],
            ['How a family buys a new sofa', 'The sofa is not new. It only goes to a new place.'],
            ['How a cat wakes up a family', 'The cat is in the story, but a loud noise wakes them up.'],
          ],
          'First: “My father hated it.” In the end he asks: “where do you want the sofa next?”',
        ),
        trueOrFalse('The father sat on the cat in May.', false, '“In March he sat on the cat.”'),
        choose(
          'What did the father want after the night in May?',
          'No more changes in the room',
          [
            ['A better lamp for the room', 'It was night, but he did not ask for more light.'],
            ['A new place for the bookcase', 'He walked into it, but he wanted nothing to move.'],
            ['A glass of water by his bed', 'He wanted water that night, but he did not ask for this.'],
          ],
          '“From tomorrow, everything stays in its place.”',
        ),
        write(
          'What was on the carpet next to the lamp and the table?',
          [
            'a shoe',
            'shoe',
            'one shoe',
            'a big shoe',
            'a black shoe',
            'one black shoe',
            'a big black shoe',
            'one big black shoe',
            'big black shoe',
            'black shoe',
            'one big shoe',
            'big shoe',
            'the shoe',
            'the black shoe',
            'the big black shoe',
          ],
          '“Next to them was one big black shoe.”',
        ),
        choose(
          'What probably made the noise at night?',
          'A thief fell over the table.',
          [
            ['The cat jumped onto the lamp.', 'A cat does not open a window or wear a shoe.'],
            ['The father looked for water.', 'That was in May, and the shoe was not his.'],
            ['The mother moved the furniture.', 'She moved the table in the evening, not at three.'],
          ],
          '“The window was open.” And there was a shoe: “It was not ours.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are going to live together in a small flat. On the phone, you plan where your big furniture can stand.',
      a: {
        role: 'You have a sofa and a bookcase.',
        facts: [
          'Your sofa is 2 metres long. Friends from other towns sleep on it.',
          'Your bookcase is one and a half metres long.',
          'Your sister can take one big thing and keep it for a year.',
        ],
        goals: [
          'Find out how long the free walls are.',
          'Find out what furniture B has, and how long each thing is.',
          'Make a plan with B. You want to keep your sofa.',
        ],
      },
      b: {
        role: 'You have a piano and a desk. You were in the flat yesterday.',
        facts: [
          'In the living room, there are 4 metres of free wall. In the hall there are one and a half metres. The bedrooms are full.',
          'Your piano is one and a half metres long. You give lessons, so it can’t stand in the hall.',
          'Your desk is one and a half metres long. You can work in any room.',
        ],
        goals: [
          'Find out what furniture A has, and how long each thing is.',
          'Find out where you can put a thing that has no place.',
          'Make a plan with A. You want to keep your piano.',
        ],
      },
      phrases: [
        'How long is the …?',
        'Is there space for … in the …?',
        'We can put it next to …',
        'I really need my …, because …',
        'Do you need the …?',
        'What about the …?',
      ],
    },
    statements: [
      'A bed is the most important thing in a home.',
      'Old furniture is nicer than new furniture.',
      'Children need a room of their own.',
      'Every living room needs a television.',
      'I like rooms with many things in them.',
      'White is a good colour for a sofa.',
      'It is better to eat in the kitchen than in the living room.',
    ],
    questions: [
      'Which room do you like best at home, and why?',
      'What can you see from your favourite chair?',
      'Which piece of furniture does everybody need?',
      'What is different about a room for a small child?',
      'You can have one more room. What is it for?',
    ],
    task: {
      instruction:
        'A youth club has an empty room and 600 pounds. There is space for three or four of these things. Ten people need a place to sit, and they can also sit on a carpet. Choose the things.',
      options: [
        'A big soft sofa for five people: 300 pounds',
        'Ten hard chairs: 150 pounds',
        'A long table for homework and games: 200 pounds',
        'A shelf with a hundred games: 120 pounds',
        'A thick carpet for ten people, not easy to clean: 160 pounds',
        'A cupboard with a fridge and cups: 280 pounds',
        'Five lamps in five colours: 80 pounds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to sleep in your room for a week. Say what is in the room and where it is. Say one thing that your friend can use and one thing that must stay in its place.',
  },
  hard: {
    words: [
      word(
        'cushion',
        'noun',
        'a soft bag that makes a chair more comfortable',
        'The cushions on the bench are filled with wool.',
      ),
      word('seat', 'noun', 'the part of a chair that you sit on', 'The seat is too high for children.'),
      word(
        'assemble',
        'verb',
        'to put the parts of something together',
        'It took us all day to assemble the wardrobe.',
      ),
      word(
        'screw',
        'noun',
        'a thin piece of metal that you turn to join things',
        'One screw was missing from the box.',
      ),
      word(
        'solid',
        'adjective',
        'strong and made of one material all through',
        'The desk is solid oak and weighs sixty kilos.',
      ),
      word(
        'antique',
        'noun',
        'an old object that is valuable because of its age',
        'The mirror in the hall is an antique.',
      ),
      word('upright', 'adjective', 'straight up, not leaning or lying', 'An upright chair keeps you awake.'),
      word(
        'slope',
        'verb',
        'to be higher at one end than at the other',
        'The ceiling slopes, so tall cupboards do not fit.',
      ),
      word(
        'manufacturer',
        'noun',
        'a company that makes things in large numbers',
        'The manufacturer sent us a new table leg.',
      ),
      word(
        'dining table',
        'noun',
        'the large piece of furniture at which people eat',
        'Eight people fit around the dining table.',
      ),
      word(
        'refund',
        'noun',
        'money that you get back for something you bought',
        'The shop gave me a refund for the broken lamp.',
      ),
      word(
        'chest of drawers',
        'noun',
        'a piece of furniture with boxes that you pull out',
        'My jumpers are in the chest of drawers.',
      ),
      word(
        'cluttered',
        'adjective',
        'full of too many things in no order',
        'The hall is so cluttered that the door hardly opens.',
      ),
      word('spacious', 'adjective', 'with a lot of space inside', 'With white walls the kitchen looks more spacious.'),
    ],
    text: {
      title: 'Two stars for comfort',
      kind: 'text',
      genre: 'review',
      text: `I bought six of these chairs for our dining table in October, and I would like to be fair to them. They look wonderful. The wood is solid, the backs are as straight as rulers, and I assembled all six in an hour without a single screw left over. Two visitors asked whether they were antiques.

Unfortunately, you can also sit on them. The seat slopes slightly forwards, so that after twenty minutes you feel like somebody waiting outside the head teacher’s office. I tried cushions. They slid off, and so did my aunt. I wrote to the manufacturer, who replied that the design “supports an upright position” and offered me a full refund within ninety days.

I had already fetched the boxes from the cellar when I noticed something. Our guests had always stayed at the table long after the tea had gone cold. My brother-in-law Anselm, a dear man, used to begin his longest stories at midnight. In November he stood up at ten, rubbed his back and thanked us for a lovely evening. The following week it was the neighbours. Even our teenagers, who used to sit over empty plates with their phones, now clear the table without being asked.

There is a soft old sofa in the next room. The people whom we really want to keep know the way to it.

The ninety days ended last week, and I have sent nothing back. In fact, I have just ordered two more chairs, as Anselm’s parents would like to spend the summer with us. So: two stars for comfort. I would happily add the other three, but Anselm always looks at the stars. Luckily, he never reads the text.`,
      questions: [
        choose(
          'What is the writer’s real opinion of the chairs?',
          'Their fault has turned out to be useful.',
          [
            ['They are too beautiful to be sat on.', 'They look wonderful, but that is not why they were kept.'],
            ['They become more comfortable with time.', 'Nothing is said of that: guests still leave early.'],
            ['They are not worth the money they cost.', 'Then the writer would have taken the refund.'],
          ],
          '“I have sent nothing back. In fact, I have just ordered two more chairs”',
        ),
        choose(
          'What makes the chairs unpleasant to sit on?',
          'They are lower at the front.',
          [
            ['They have very hard cushions.', 'The cushions were the writer’s own idea, and slid off.'],
            ['They have very loose screws.', 'They went together well, with no screw left over.'],
            ['They are too low for the table.', 'Their height is not mentioned.'],
          ],
          '“The seat slopes slightly forwards”',
        ),
        trueOrFalse(
          'The manufacturer was willing to give the writer’s money back.',
          true,
          'The manufacturer “offered me a full refund within ninety days”.',
        ),
        write(
          'At what time did Anselm get up to leave in November?',
          [
            'ten',
            '10',
            'at ten',
            'at 10',
            'ten o’clock',
            'at ten o’clock',
            '10 o’clock',
            'at 10 o’clock',
            '10 pm',
            'at 10 pm',
            '10 p.m.',
            'at 10 p.m.',
            '22:00',
            'at 22:00',
          ],
          '“In November he stood up at ten”',
        ),
        choose(
          'What is the old sofa used for?',
          'Keeping favourite guests for longer',
          [
            ['Letting visitors spend the night there', 'Nobody is said to sleep on it.'],
            ['Giving the teenagers a room to themselves', 'The teenagers clear the table; the sofa is not theirs.'],
            ['Resting after a long evening with relatives', 'The writer does not say that the family rests on it.'],
          ],
          '“The people whom we really want to keep know the way to it.”',
        ),
        choose(
          'Why does the writer not give five stars?',
          'Anselm might guess why the chairs were kept.',
          [
            ['Anselm might want to buy the same chairs himself.', 'Nothing suggests that Anselm wants any.'],
            [
              'Anselm might be asked to pay for the new chairs.',
              'The writer ordered them; nobody talks of sharing the cost.',
            ],
            [
              'Anselm might write a worse review of the chairs.',
              'He looks at the stars; he is not said to write any reviews.',
            ],
          ],
          '“I would happily add the other three, but Anselm always looks at the stars.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A small theatre needs a sofa and a table for a play set in the 1950s. Its designer visits a shop that hires out old furniture.',
      a: {
        role: 'You are the stage designer.',
        facts: [
          'The play runs for three weeks. You have 400 euros for both pieces, and not a cent more.',
          'In the second act, an actor dances on the table.',
          'There are no performances on Mondays and Tuesdays. You have a van, and you could offer a free page in the programme.',
        ],
        goals: [
          'Find out which table is strong enough, and what it costs.',
          'Find out what a sofa costs, and whether it is free for the whole three weeks.',
          'Get a table and a sofa without going over your limit.',
        ],
      },
      b: {
        role: 'You own the furniture shop.',
        facts: [
          'The oak table can carry two people: 90 euros a week. The glass table costs 40 a week, and must not be stood on.',
          'The real 1950s sofa costs 60 euros a week. A newer one in the same style costs 40.',
          'The 1950s sofa must be back in your shop for a photograph on the Tuesday of the second week.',
          'You can take 15 per cent off the whole price if somebody advertises your shop.',
        ],
        goals: [
          'Find out how long the furniture is needed, and what will be done with it on stage.',
          'Find out on which days A can do without the sofa, and who could transport it.',
          'Find out what A could do to advertise your shop. Agree on a price.',
        ],
      },
      phrases: [
        'What exactly is it going to be used for?',
        'How much would that come to for three weeks?',
        'That’s slightly more than I can spend.',
        'Would you be able to bring it back on …?',
        'I could give you a discount if …',
        'Let me just check that I’ve got this right.',
      ],
    },
    statements: [
      'You can tell what people are like from their living rooms.',
      'It does not matter if a beautiful chair is uncomfortable.',
      'It is wrong to throw away furniture that is not broken.',
      'Nobody needs a room that is only for guests.',
      'A tidy desk is the sign of an empty mind.',
      'Furniture should be bought once and last for life.',
      'I would rather have a tiny room of my own than share a huge one.',
      'Kitchens that are open to the living room are a mistake.',
    ],
    questions: [
      'Which object in a room makes you feel at home, and why?',
      'What do you notice first when you enter a room that you do not know?',
      'How would you change the room that you are in now, without spending any money?',
      'Why do people keep furniture that nobody uses?',
      'What will the living rooms of 2070 have that ours do not?',
    ],
    task: {
      instruction:
        'A visiting artist will live for a year in one empty room of twenty square metres. You have 1,500 euros, and the furniture may cover no more than seven square metres. The artist has to sleep, work, keep clothes somewhere and now and then have a guest. Choose what to buy.',
      options: [
        'A wide, comfortable bed: 400 euros, 3 square metres',
        'A sofa that becomes a bed, with a hard middle: 600 euros, 2 square metres',
        'A high bed with a desk below, not for the nervous: 900 euros, 3 square metres',
        'A huge table with six stools, for painting or for guests: 350 euros, 2.5 square metres',
        'A folding table with two chairs, a little shaky: 200 euros, 1 square metre',
        'A wardrobe with a tall mirror: 350 euros, 1.5 square metres',
        'Shelves up to the ceiling, where everything can be seen: 250 euros, half a square metre',
      ],
    },
    writing:
      'Write an online review of 120 to 150 words of a piece of furniture that you know well, for people who are thinking of buying it. Describe it, praise one thing, criticise another, tell what once happened on, in or under it, and say how many stars it gets.',
  },
};
