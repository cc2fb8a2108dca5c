import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('colour', 'noun', 'red, blue or green, for example', 'What colour is your front door?'),
      word('shape', 'noun', 'what you see when you draw a line around a thing', 'The shape of this lamp is strange.'),
      word('circle', 'noun', 'a round shape, like the letter O', 'The children sat in a circle.'),
      word('triangle', 'noun', 'a shape with three sides', 'Cut the bread into triangles.'),
      word(
        'square',
        'noun',
        'a shape with four straight sides that are all the same',
        'The game has black and white squares.',
      ),
      word('star', 'noun', 'a shape with points, often five', 'There is a yellow star on her hat.'),
      word('dark', 'adjective', 'more like black than white', 'His eyes are dark brown.'),
      word('light', 'adjective', 'more like white than black', 'She painted the kitchen light green.'),
      word('spot', 'noun', 'a small round place in another colour', 'Our dog is white with black spots.'),
      word('straight', 'adjective', 'not higher on one side than on the other', 'That mirror is not straight.'),
      word('turn round', 'phrase', 'to move a thing until another side is at the top', 'Turn the map round!'),
      word('top', 'noun', 'the highest part', 'Write your name at the top of the page.'),
      word('paint', 'verb', 'to make a picture or put a colour on a thing', 'Let’s paint the chairs red.'),
      word('line', 'noun', 'a long, thin mark', 'Draw a line from A to B.'),
    ],
    text: {
      title: 'House or king?',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Odalys: Rangi, is my new picture straight?
Rangi: Yes, it is. But what are all these shapes?
Odalys: That’s easy. The big red triangle is the roof of a house. The green star under it is a garden.
Rangi: And these little yellow circles?
Odalys: They’re windows, with the lights on. It’s night, so the sky is dark blue.
Rangi: A roof with twenty windows? No. This picture is a square, so every side can be the top. Let’s turn it round. Look! Now the star is at the top.
Odalys: And what’s that?
Rangi: A king! He has a long red face and a green crown.
Odalys: And the yellow circles?
Rangi: Spots. He’s ill.
Odalys: A king with spots! My niece painted it. She’s five. Let’s call her.
Rangi: Good idea.
Odalys: Yaretzi? We love your picture! Is it a house or a king? … Oh! … Yes, I like them too, with cream. Thank you!
Rangi: Well? Who’s right?
Odalys: Nobody. But the star really is at the top. And now I’m hungry.`,
      questions: [
        choose(
          'What are the two friends talking about?',
          'What somebody wanted to show in a picture',
          [
            ['Where in the room to put a new picture', 'The picture has its place. They only turn it round.'],
            ['Which colours are best for a picture', 'They talk about its colours, but they do not choose any.'],
            ['How much somebody paid for a picture', 'They do not talk about money.'],
          ],
          'Rangi asks “what are all these shapes?” and Odalys asks “Is it a house or a king?”',
        ),
        choose(
          'What are the yellow circles for Odalys?',
          'Windows',
          [
            ['Stars', 'The star is green, and it is a garden for her.'],
            ['Flowers', 'There is a garden, but they do not talk about flowers.'],
            ['Spots', 'That is Rangi’s idea.'],
          ],
          '“They’re windows, with the lights on.”',
        ),
        write(
          'What shape is the picture?',
          ['square', 'a square', 'it is square', 'it’s square', 'it is a square', 'it’s a square'],
          '“This picture is a square, so every side can be the top.”',
        ),
        trueOrFalse(
          'For Rangi, the green star is the king’s hair.',
          false,
          'For him it is a crown: “He has a long red face and a green crown.”',
        ),
        trueOrFalse('A child made the picture.', true, '“My niece painted it. She’s five.”'),
        choose(
          'What is really in the picture?',
          'A strawberry',
          [
            ['A carrot', 'It is green at the top, but it is not red, and it has no yellow spots.'],
            ['A tomato', 'It is red and green, but it is round. The picture shows a long red triangle.'],
            ['A house', 'Odalys says “Nobody” when Rangi asks who is right.'],
          ],
          'It is a red triangle with a green star “at the top” and small yellow circles. Odalys likes them “with cream”.',
        ),
      ],
    },
    roleCards: {
      scene: 'Eleven friends play football on Saturdays, and you two are going to buy T-shirts for all of them.',
      a: {
        role: 'You went to the shop and asked about the T-shirts.',
        facts: [
          'There are white T-shirts for 8 euros, dark blue ones for 10 euros and yellow ones for 12 euros.',
          'The shop can put a star, a circle or a square on a T-shirt, in any colour. That costs 3 euros for each T-shirt.',
          'You like yellow, because you can see it from far away.',
        ],
        goals: [
          'Find out how much money there is, and who can give more.',
          'Find out which colour is not possible.',
          'Choose the T-shirts and the shape with B. You want a shape on each T-shirt.',
        ],
      },
      b: {
        role: 'You have the money, and you talked to the players.',
        facts: [
          'You have 130 euros for eleven T-shirts.',
          'The other team always plays in white.',
          'Your uncle can give you 20 euros. But he wants the sign of his shop on the T-shirts: a red square.',
          'Your friends like stars. Nobody likes the red square.',
        ],
        goals: [
          'Find out which colours the shop has, and the price of each.',
          'Find out which shapes are possible, and what they cost.',
          'Choose the T-shirts and the shape with A. Do you want your uncle’s money?',
        ],
      },
      phrases: [
        'What colours are there?',
        'How much is a … T-shirt?',
        'We can’t take white, because …',
        'What shape do you want on it?',
        'Eleven blue T-shirts are … euros.',
        'What about a star for only … of us?',
      ],
    },
    statements: [
      'Blue is a cold colour.',
      'I have more dark clothes than light clothes.',
      'A round table is nicer than a square one.',
      'I can draw a good circle.',
      'A bedroom needs quiet colours.',
      'A red car looks faster than a grey one.',
      'Pink is a colour for everybody.',
      'A meal with many colours tastes better.',
    ],
    questions: [
      'What colours can you see in your bedroom?',
      'Where in this room are there circles, squares and triangles?',
      'Which colours and shapes are on the flag of your country, and do you like them?',
      'What colour is Monday for you, and what colour is Saturday?',
      'What do you want to paint in a new colour, and why?',
    ],
    task: {
      instruction:
        'Your class can paint the long grey wall next to the bus stop. You have 60 euros and two days. Choose one or two ideas, and say why.',
      options: [
        'One very big yellow circle, like the sun: 15 euros, half a day; easy, but only two people can paint',
        'A hundred small squares in a hundred colours: 60 euros, two days; everybody can paint four',
        'Black and white triangles: 20 euros, a day and a half; the wall looks alive, but not friendly',
        'White stars on dark blue: 30 euros, one day; beautiful in summer and a bit sad in winter',
        'Green lines, like very high grass: 15 euros, half a day; some people are not going to understand it',
        'Our hands in red and orange: 25 euros, half a day; we are going to have red and orange clothes too',
        'A light blue sky with nothing in it: 20 euros, half a day; other people can write on it',
      ],
    },
    writing:
      'A friend is going to help you paint your room. Write an email of 50 to 70 words to your friend. Say what colours the walls and the door are now, what colours and shapes you want, and why. Ask your friend to bring something.',
  },
  hard: {
    words: [
      word(
        'geometry',
        'noun',
        'the part of mathematics that deals with lines and shapes',
        'In geometry you can trust your eyes only so far.',
      ),
      word(
        'angle',
        'noun',
        'the space between two lines that meet at a point',
        'The two streets meet at a sharp angle.',
      ),
      word(
        'rectangle',
        'noun',
        'a shape with four straight sides and four equal corners',
        'A door is a tall, narrow rectangle.',
      ),
      word(
        'primary colour',
        'phrase',
        'red, yellow or blue, from which others can be mixed',
        'Orange is a mixture of two primary colours.',
      ),
      word(
        'at a glance',
        'phrase',
        'with only one quick look',
        'With coloured labels you can tell the files apart at a glance.',
      ),
      word(
        'stand for',
        'phrasal verb',
        'to represent or mean something',
        'On this map, brown triangles stand for mountains.',
      ),
      word('edge', 'noun', 'the line where a thing or a shape ends', 'The edges of the two tiles do not meet.'),
      word(
        'fit together',
        'phrase',
        'to join so that there are no gaps',
        'Hexagons fit together as well as squares do.',
      ),
      word('separately', 'adverb', 'not together with other things', 'Wash the red towels separately.'),
      word(
        'shade',
        'noun',
        'a lighter or darker form of a colour',
        'They could not agree on a shade of green for the fence.',
      ),
      word('pale', 'adjective', 'with little colour in it', 'A pale blue ceiling makes a room look higher.'),
      word('curved', 'adjective', 'bending, with no straight parts', 'The hall has curved walls and a round window.'),
      word('stand out', 'phrasal verb', 'to be easy to notice', 'Orange stands out well against the grey of the sea.'),
      word(
        'colour-blind',
        'adjective',
        'not able to see the difference between certain colours',
        'My colour-blind brother judges a banana by its feel.',
      ),
    ],
    text: {
      title: 'What the blue angle proves',
      kind: 'text',
      genre: 'history',
      source:
        'O. Byrne, The First Six Books of the Elements of Euclid (1847); S. M. Hawes and S. Kolpas, “Oliver Byrne: The Matisse of Mathematics” (Convergence, Mathematical Association of America, 2015); R. McLean, Victorian Book Design and Colour Printing (1963)',
      text: `For two thousand years, learners met geometry in much the same way. They opened Euclid and read that the angle ABC was equal to the angle DEF. By the time they had found all six letters in the drawing, many had forgotten what the sentence was about.

Oliver Byrne, an Irish mathematician, blamed the letters. Why name a line if you can simply show it? In 1847 he published the first six books of Euclid with coloured shapes instead. Where others had written “ABC”, a small blue shape in the middle of the sentence stood for the angle, and readers could find it in the drawing at a glance. He managed with the three primary colours and black. They were used, says the title, “for the greater ease of learners”. With their help, Byrne promised, Euclid could be learnt in less than a third of the usual time.

It was one of the loveliest schoolbooks ever printed, and that was its misfortune. Each colour had to be printed separately, and the edges had to fit together exactly. A copy cost twenty-five shillings, about five times the price of an ordinary Euclid. Visitors to the Great Exhibition of 1851 could admire it; schools went on with their letters. Two years later the publisher was bankrupt, and many copies had never been sold.

Byrne spent his last years in poverty. Then, in the 1920s, painters such as Piet Mondrian began to place rectangles of red, yellow and blue between black lines. No link is known, but whoever opens Byrne’s book today is reminded of modern art. Good copies fetch thousands of pounds. His circles and triangles hang as posters above sofas and desks, where guests praise the colours. Hardly anybody asks what is being proved.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'A book for learners that became valued as art',
          [
            ['A painter whose ideas came from a schoolbook', 'No link between Mondrian and Byrne is known.'],
            ['A method that soon changed lessons in geometry', 'Schools went on with letters.'],
            ['A publisher who grew rich by printing in colour', 'The publisher went bankrupt.'],
          ],
          'It was meant “for the greater ease of learners”, but today people are “reminded of modern art”.',
        ),
        choose(
          'What, in Byrne’s view, made Euclid hard to follow?',
          'Letters had to be searched for in the drawing.',
          [
            ['Sentences were written in an ancient language.', 'The text says nothing of the language.'],
            ['Drawings were too small to be seen clearly.', 'The size of the drawings is not mentioned.'],
            ['Colours had been put in the wrong places.', 'Before Byrne, there were letters, not colours.'],
          ],
          'He “blamed the letters”: learners forgot the sentence “By the time they had found all six letters in the drawing”.',
        ),
        trueOrFalse(
          'Readers of Byrne’s book had to tell a dozen colours apart.',
          false,
          '“He managed with the three primary colours and black.”',
        ),
        choose(
          'Why did the book cost so much?',
          'Printing it was a complicated job.',
          [
            ['It was sold only at a famous exhibition.', 'It could be admired there, four years after it came out.'],
            ['Its author asked for a large fee.', 'Nothing is said of a fee, and Byrne died poor.'],
            ['It was far longer than other editions.', 'The text does not compare how long they were.'],
          ],
          '“Each colour had to be printed separately, and the edges had to fit together exactly.”',
        ),
        write(
          'How many shillings did one copy cost?',
          ['twenty-five', '25', 'twenty five', 'twenty-five shillings', '25 shillings', 'twenty five shillings'],
          '“A copy cost twenty-five shillings”',
        ),
        choose(
          'What does the writer imply about most people who look at the posters?',
          'They care more about the look than about the meaning.',
          [
            [
              'They find colours harder to understand than letters.',
              'They “praise the colours”. Nothing is said of letters.',
            ],
            [
              'They believe that the shapes are by Mondrian.',
              'The book makes people think of modern art, but no such mistake is mentioned.',
            ],
            [
              'They remember more geometry than they expected.',
              'The last sentence suggests that they do not think of geometry at all.',
            ],
          ],
          '“Hardly anybody asks what is being proved.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You both help with the open day at your language school. Many visitors cannot read English yet, so the signs are going to have no words: each place will get one colour and one shape.',
      a: {
        role: 'You are responsible for paint and wood.',
        facts: [
          'There is one tin each of red, green, yellow and white paint. A tin is enough for all the signs to one place.',
          'The workshop cuts circles, squares and triangles for nothing. An arrow costs 8 euros.',
          'About one man in twelve cannot easily tell red from green, so these two must not have the same shape.',
        ],
        goals: [
          'Find out which places need signs, and what the walls are like.',
          'Find out what went wrong last year, and how much money there is.',
          'Agree on a colour and a shape for each place. You would like the exam room to be green or white.',
        ],
      },
      b: {
        role: 'You know the building, and you were there last year.',
        facts: [
          'Four places need signs: the café and the library downstairs, the exam room and the first-aid room upstairs.',
          'The walls are yellow downstairs and dark grey upstairs.',
          'Last year the signs to the exam room were red. Half of the visitors thought that they were not allowed in.',
          'People get lost at four corners, where arrows would help. You have 25 euros.',
        ],
        goals: [
          'Find out which colours and shapes you can have, and what arrows cost.',
          'Find out which colours some visitors might mix up.',
          'Agree on a colour and a shape for each place, and on the number of arrows. You would like the library to be green.',
        ],
      },
      phrases: [
        'That would hardly stand out against …',
        'Some people might mix up … and …',
        'What does a triangle make you think of?',
        'If the café is red, then … can’t be …',
        'Could we do without …?',
        'Let’s go through all four again.',
      ],
    },
    statements: [
      'The colour of a room changes how people behave in it.',
      'Toys for all children should come in the same colours.',
      'Everybody should be free to paint the front of their house in any colour.',
      'Things with round edges are friendlier than things with corners.',
      'Homework should not be corrected in red.',
      'A city of grey buildings can be beautiful.',
      'Black and white photographs tell us more than coloured ones.',
      'I remember a shape better than a colour.',
    ],
    questions: [
      'Which colours belong to happy and to sad occasions where you come from?',
      'How do you use colours to remember things or to keep them in order?',
      'What would your street look like if you could choose its colours?',
      'Which everyday object has a perfect shape, and which ought to be redesigned?',
      'How would you describe a colour to somebody who has never seen it?',
    ],
    task: {
      instruction:
        'Three villages have become one town, which needs a flag: at most three colours, easy to recognise, and simple enough for a child to draw from memory. Choose one design, change one thing about it, and say what you will answer those who preferred another.',
      options: [
        'Three linked white circles on blue, one for each village: clear at a glance, but it might stand for a sports club',
        'A green triangle on white, for the hill: very easy to draw, but only two of the villages lie near it',
        'Wavy blue and white stripes, for the river: calm, and almost the same as the flag of the next town',
        'A black bridge on pale pink: like no other flag, although some people see a bed in it',
        'A golden star with three points on dark blue: splendid in the sun, and twice as expensive as the others',
        'Three red squares on grey, designed by pupils: modern, but in fog nothing is left except the squares',
        'A yellow circle with a purple edge on green, for the onions that the town exports: loved by children, not by the mayor',
      ],
    },
    writing:
      'Write a letter of 140 to 180 words to the owner of a building that you would like to see in other colours. Describe what it looks like now, suggest colours and perhaps a pattern of shapes, explain what would change for the people who pass it, and answer one objection.',
  },
};
