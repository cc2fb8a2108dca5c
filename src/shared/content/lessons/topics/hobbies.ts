import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('hobby', 'noun', 'something that you like to do when you are not working', 'My hobby is cooking.'),
      word('free time', 'phrase', 'the hours when you do not work or study', 'I read a lot in my free time.'),
      word('collect', 'verb', 'to find and keep many things of one kind', 'My aunt and I collect old maps.'),
      word('collection', 'noun', 'many things of one kind that somebody keeps', 'He has a collection of 200 stamps.'),
      word('fun', 'noun', 'something that you love doing', 'Dancing is great fun.'),
      word('boring', 'adjective', 'not nice, because nothing happens', 'Some people think that fishing is boring.'),
      word('interesting', 'adjective', 'making you want to know more', 'Birds are interesting animals.'),
      word('draw', 'verb', 'to make a picture with a pen or pencil', 'I draw animals in my notebook.'),
      word('paint', 'verb', 'to make a picture with colours', 'They paint flowers every Sunday.'),
      word('take photos', 'phrase', 'to make pictures with a camera or phone', 'We take photos of old doors.'),
      word('club', 'noun', 'a group of people who meet and do something together', 'There is a chess club at school.'),
      word('join', 'verb', 'to become part of a group', 'Do you want to join our dance club?'),
      word('practise', 'verb', 'to do something again and again to get better', 'I practise the guitar every day.'),
      word('knit', 'verb', 'to make clothes from wool with two long needles', 'My grandpa can knit socks.'),
    ],
    text: {
      title: 'One of each',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Ines: Come in, Tarek! Do you want to see my hobby?
Tarek: Yes, please. What do you do in your free time? Do you draw? Do you paint?
Ines: No. I collect gloves. Look at this wall!
Tarek: That’s a big collection. But there is only one of each.
Ines: Of course. They are lost gloves. I find them in the street, and I take photos of the place. I have ninety-four now.
Tarek: Isn’t that boring?
Ines: No, it’s fun! And every glove has an interesting story. This one was on a police car.
Tarek: Wait. The red one, with the star! That’s mine. My grandma made it for me. I lost it last winter.
Ines: Really? Here, take it.
Tarek: Thank you! The other one is still at home.
Ines: And now there is an empty place on my wall.
Tarek: Yes. I’m sorry. I have to go.
Ines: Bye, Tarek. Oh! There’s a blue glove on your chair.
Tarek: A blue glove? Oh dear. I think it’s lost.`,
      questions: [
        choose(
          'What do Ines and Tarek talk about?',
          'A hobby with things that people lose',
          [
            ['A good shop for gloves and warm clothes', 'Ines does not buy her gloves.'],
            [
              'A police car that is looking for a glove',
              'One glove was on a police car, but that is only one small story.',
            ],
            [
              'A picture that Ines painted on her wall',
              'Ines says that she does not paint. There are gloves on her wall.',
            ],
          ],
          'Ines says: “I collect gloves.” Then she says: “They are lost gloves.”',
        ),
        write(
          'How many gloves does Ines have when Tarek comes in?',
          ['ninety-four', 'ninety four', '94', 'ninety-four gloves', '94 gloves'],
          '“I have ninety-four now.”',
        ),
        choose(
          'What does Ines do when she finds a glove?',
          'She takes a picture there.',
          [
            ['She looks for its owner.', 'She keeps the gloves. She does not look for the owners.'],
            ['She writes a story.', 'Every glove has a story, but she does not say that she writes it.'],
            ['She talks to the police.', 'One glove was on a police car. That is all.'],
          ],
          '“I find them in the street, and I take photos of the place.”',
        ),
        trueOrFalse('Tarek got the red glove from his grandmother.', true, '“My grandma made it for me.”'),
        choose(
          'Why is there a blue glove on the chair?',
          'Tarek wants Ines to have it.',
          [
            ['Tarek is angry and forgets it.', 'He is not angry. He says “I’m sorry” and “Oh dear”.'],
            ['Ines puts it there for Tarek.', 'Ines only sees it. She thinks that it is his.'],
            ['Ines found it in the street today.', 'It is on Tarek’s chair, not on the wall.'],
          ],
          'Tarek is sorry, because Ines has “an empty place on my wall”. She collects lost gloves, and he says: “I think it’s lost.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are neighbours. Each of you wants to learn the other one’s hobby. Every week you want to have two lessons, one hour each, on the same day.',
      a: {
        role: 'You draw very well, and you want to learn the guitar.',
        facts: [
          'You have paper and pencils for two people, but no guitar.',
          'You are free on Tuesday evenings and on Sundays from one to five.',
          'You can meet at your flat, but a baby sleeps there from two to four: no music then.',
        ],
        goals: [
          'Find out what B has for the guitar lesson.',
          'Find out when B is free, and if you can meet at B’s flat.',
          'Agree on a day and a place, and on a time for each lesson.',
        ],
      },
      b: {
        role: 'You play the guitar very well, and you want to learn to draw.',
        facts: [
          'You have two guitars, but you have nothing to draw with.',
          'You are free on Fridays and on Sundays after two.',
          'You cannot use your flat this month, because your brother is painting all the rooms.',
        ],
        goals: [
          'Find out what A has for the drawing lesson.',
          'Find out when A is free, and if you can play music at A’s flat.',
          'Agree on which lesson comes first, and when.',
        ],
      },
      phrases: [
        'Have you got a … for me?',
        'When are you free?',
        'Can we meet at your flat?',
        'That’s too early for me.',
        'First we can …, and then we can …',
        'See you on …!',
      ],
    },
    statements: [
      'Everybody needs a hobby.',
      'A good hobby costs nothing.',
      'It is better to have one hobby than five.',
      'Watching films is a hobby.',
      'I like hobbies that I can do alone.',
      'Old people have the best hobbies.',
      'Students have too little free time.',
      'It is silly to collect things.',
    ],
    questions: [
      'What do you like to do on a rainy Sunday?',
      'Who do you know with an interesting hobby, and what is it?',
      'What did you like to do when you were small?',
      'What do people collect, and why do they do it?',
      'Which hobby can you teach somebody in one hour?',
    ],
    task: {
      instruction:
        'A youth club has 200 pounds and three free evenings a week. Choose three hobbies, one for each evening. You need at least 30 places in all.',
      options: [
        'Chess: 30 pounds for the games, 12 places, very quiet',
        'Guitar: 120 pounds for four guitars, 8 places, hard at the start',
        'Cooking: 100 pounds, 10 places, somebody has to clean the kitchen',
        'Photos with your phone: free, 15 places, not nice when it rains',
        'Knitting: 40 pounds, 10 places, you make something to wear',
        'Dancing: 60 pounds, 20 places, the people next door can hear it',
        'Repairing bikes: 80 pounds, 6 places, useful but dirty',
      ],
    },
    writing:
      'Write a notice of 50 to 70 words for the students of your school. You want to start a club for your hobby. Say what you do there, when and where you meet, and what people have to bring.',
  },
  hard: {
    words: [
      word(
        'pastime',
        'noun',
        'something that you do for pleasure when you are not working',
        'Baking is my favourite pastime.',
      ),
      word('take up', 'phrase', 'to start doing something regularly', 'She decided to take up the violin at fifty.'),
      word('give up', 'phrase', 'to stop doing something', 'Don’t give up painting because of one bad picture.'),
      word('absorbed', 'adjective', 'so interested that you forget everything else', 'He was absorbed in his puzzle.'),
      word('skill', 'noun', 'the ability to do something well', 'Juggling is a skill that anyone can learn.'),
      word('carve', 'verb', 'to cut wood or stone into a shape', 'They carve small animals out of wood.'),
      word(
        'amateur',
        'noun',
        'somebody who does something for love, not for money',
        'The orchestra is made up of amateurs.',
      ),
      word('passion', 'noun', 'a very strong interest in something', 'Her passion for beetles began in the garden.'),
      word('order', 'noun', 'a request for something to be made or sent', 'Yesterday I got my first order for a cake.'),
      word('deadline', 'noun', 'the time by which something must be finished', 'A hobby should not have a deadline.'),
      word('profit', 'noun', 'money that is left when all costs are paid', 'We sold the jam without making a profit.'),
      word(
        'rewarding',
        'adjective',
        'making you feel that the effort was worth it',
        'To grow vegetables is slow but rewarding.',
      ),
      word('spare time', 'phrase', 'the hours when you do not have to work', 'He builds radios in his spare time.'),
      word(
        'enthusiast',
        'noun',
        'somebody who loves a certain subject or activity',
        'The bridge was full of railway enthusiasts.',
      ),
    ],
    text: {
      title: 'Please don’t ask what it costs',
      kind: 'text',
      genre: 'opinion',
      text: `“You could sell these.” It is the kindest thing that anybody can say about your hobby, and the most dangerous.

I took up carving spoons six years ago, after a winter of staring at screens. From the first evening I was absorbed. A spoon took me four hours, and I had no idea where they had gone. I gave my spoons to anyone who came to dinner. Then one guest spoke the fatal sentence, and I believed her.

Within a year I had a website, forty orders and a deadline. I worked out that to make a profit I had to finish a spoon in fifty minutes. I managed it, too: my skill had never been greater. But now I knew exactly where the minutes went. When a customer in Lima wrote that hers was slightly less round than in the picture, I caught myself hating a tree.

Turn your passion into work, we are told, and you will never work a day in your life. In my experience, you will never have a day off. A pastime is the one corner of life where an amateur can waste an evening and owe nobody an explanation.

So I gave up the website, though not the knife. I still give spoons away, on one condition: nobody may ask what they would cost.

Last month a parcel arrived from Lima. In it lay the worst spoon I have ever seen, as thick as a thumb, with a hole in the middle. “You gave me the idea,” said the note. “My first! It took me nine hours, and I didn’t notice.” I eat my soup with it on Sundays, which takes a while. I have thanked her warmly. There was just one sentence, of four words, that I was careful not to write.`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'A hobby may lose its joy once it becomes a business.',
          [
            [
              'A hobby is worth having only if you are good at it.',
              'The writer is delighted by somebody’s terrible first spoon.',
            ],
            [
              'People who enjoy their jobs do not need any hobbies.',
              'The writer doubts that work can replace a hobby.',
            ],
            ['Things made by hand should cost far more than they do.', 'The writer does not complain about prices.'],
          ],
          'On turning a passion into work: “In my experience, you will never have a day off.”',
        ),
        choose(
          'What changed when the writer began to work for customers?',
          'Time no longer passed unnoticed.',
          [
            ['The spoons became less beautiful.', 'One customer complained, but “my skill had never been greater”.'],
            ['Fewer guests came round to dinner.', 'We are not told whether guests still came.'],
            [
              'The wood became much harder to cut.',
              'The writer hated a tree for a moment, but not because it was hard.',
            ],
          ],
          'At first, “I had no idea where they had gone”; later, “I knew exactly where the minutes went”.',
        ),
        write(
          'In how many minutes did a spoon have to be finished to make a profit?',
          ['fifty', '50', 'fifty minutes', '50 minutes', 'in fifty minutes', 'in 50 minutes'],
          '“I worked out that to make a profit I had to finish a spoon in fifty minutes.”',
        ),
        trueOrFalse(
          'The writer no longer makes spoons.',
          false,
          '“So I gave up the website, though not the knife. I still give spoons away”',
        ),
        choose(
          'What does the writer value most about a pastime?',
          'You need not justify how you spend your time.',
          [
            [
              'You discover talents that are useful in your job.',
              'Usefulness is just what a pastime does not need here.',
            ],
            ['You meet people from other parts of the world.', 'The parcel from Lima is a surprise, not the point.'],
            [
              'You can make presents that cost you nothing.',
              'The spoons are given away, but this is not said to be the point.',
            ],
          ],
          'It is where one can “waste an evening and owe nobody an explanation”.',
        ),
        choose(
          'What did the writer avoid telling the woman in Lima?',
          'That she might earn money with her spoons',
          [
            [
              'That she ought to need less time for a spoon',
              'Hours that pass unnoticed are just what the writer loves about carving.',
            ],
            [
              'That she had been wrong to complain about the picture',
              'Her complaint is long past, and would not fit into four words.',
            ],
            [
              'That the website for the spoons was now closed',
              'Nothing in the text makes this a thing to be careful about.',
            ],
          ],
          'The text begins with a sentence of four words, “the most dangerous” of all: “You could sell these.” The writer does not want to spoil her hobby.',
        ),
      ],
    },
    roleCards: {
      scene:
        'On Saturday a library is holding an exhibition of hobbies. The organiser rings the owner of a model railway.',
      a: {
        role: 'You organise the exhibition.',
        facts: [
          'It is open from ten to six. You unlock the doors at eight.',
          'The tables are four metres long. The stage has room for six metres, but a choir needs it until two.',
          'One helper could work with B, but only until noon.',
          'Everybody who shows a hobby has to offer visitors something that they can do themselves.',
        ],
        goals: [
          'Find out how much space the railway needs, and how long it takes to set up.',
          'Find out what visitors could do with it.',
          'Agree on where the railway will be at what time. Nothing may be carried in before eight.',
        ],
      },
      b: {
        role: 'You own a model railway that you have been building for twenty years.',
        facts: [
          'With its mountain the railway is six metres long; without it, four. The mountain is what everybody loves.',
          'Setting up the railway without the mountain takes you three hours alone, or two with a helper.',
          'The mountain can be added later in one hour. Moving the railway to another place takes you an hour as well.',
          'Visitors may drive one old engine. The others are too delicate.',
        ],
        goals: [
          'Find out how much room there is, and when.',
          'Find out when you can get in, and if anybody could help you.',
          'Find out what is expected of you, and agree on a plan in which people see the mountain, if only for part of the day.',
        ],
      },
      phrases: [
        'How much room would you need for …?',
        'I’m afraid it won’t fit unless …',
        'Would it be possible to …?',
        'Couldn’t you do without …?',
        'The trouble is that …',
        'In that case, I’d rather …',
      ],
    },
    statements: [
      'If you are good at something, you should earn money with it.',
      'A hobby that you can do on a screen is not a real one.',
      'It is never too late to take up an instrument.',
      'You can tell more about people from their hobbies than from their jobs.',
      'Parents should not choose hobbies for their children.',
      'Doing nothing is a perfectly good hobby.',
      'I would rather do many things badly than one thing well.',
      'Showing your hobby on the internet takes the pleasure out of it.',
    ],
    questions: [
      'What can you do for hours without noticing the time?',
      'Why do some people stick with a hobby for life, while others change theirs every year?',
      'Which old-fashioned pastime deserves to come back, and why?',
      'What is the difference between a hobby and a job if both are done well?',
      'What would you take up if you were given one free day every week?',
    ],
    task: {
      instruction:
        'A block of thirty flats has an empty cellar of 60 square metres, and 6,000 euros for hobbies. Choose at least two uses, of which at most one may be noisy. Consider who would be left out.',
      options: [
        'A workshop with saws: 20 square metres, 3,000 euros, noisy, useful for repairs',
        'A music room: 15 square metres, 2,500 euros, noisy, wanted by six teenagers',
        'A darkroom for photographs: 8 square metres, 900 euros, quiet, four enthusiasts',
        'Two table-tennis tables: 35 square metres, 600 euros, noisy, for all ages',
        'A pottery with an oven: 18 square metres, 2,800 euros, quiet, high electricity bills',
        'A sewing room with three machines: 12 square metres, 1,200 euros, quiet, needs a teacher',
        'A library of board games: 20 square metres, 700 euros, quiet, busy until late at night',
      ],
    },
    writing:
      'Write an article of 120 to 150 words for a website for beginners about something that you enjoy doing. Describe your first attempt, say what nobody tells you beforehand, and give two pieces of advice.',
  },
};
