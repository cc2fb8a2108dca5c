import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'festival',
        'noun',
        'days when many people come for music, food or fun',
        'Our town has a big festival in summer.',
      ),
      word('music', 'noun', 'what you hear when people sing or play', 'There is music in every street.'),
      word('dance', 'verb', 'move to a song', 'At the festival old and young people dance.'),
      word('visitor', 'noun', 'a person who comes to see a place', 'Thousands of visitors come for the lights.'),
      word(
        'poster',
        'noun',
        'a big piece of paper with words and pictures on a wall',
        'I saw the poster for the concert at school.',
      ),
      word('date', 'noun', 'the day, month and year', 'What is the date of the festival?'),
      word('all night', 'phrase', 'from evening to morning', 'The drums played all night.'),
      word('wear', 'verb', 'have clothes on your body', 'On that day everybody wears yellow.'),
      word('finish', 'verb', 'come to an end', 'The festival finishes on Sunday evening.'),
      word('mistake', 'noun', 'something that is not right', 'There was a mistake on the ticket.'),
      word('stage', 'noun', 'the high place where singers or actors stand', 'The stage is next to the river.'),
      word(
        'ticket',
        'noun',
        'a piece of paper that you buy so that you can go in',
        'A ticket for two days costs ten pounds.',
      ),
      word(
        'fireworks',
        'noun',
        'coloured lights and loud noises in the night sky',
        'The fireworks start at ten o’clock.',
      ),
      word('celebrate', 'verb', 'have a party for a special day', 'We celebrate the first day of spring.'),
    ],
    text: {
      title: 'Come on the 31st of June',
      kind: 'text',
      genre: 'news',
      text: `Every summer the small town of Sollow has a music festival. This year the poster was beautiful: a blue fish with a guitar. There was one mistake. It said “31 June”.

June has thirty days. Nobody in the office saw the problem, and soon there were four hundred posters in the streets.

The next morning the phone rang and rang. “Is it on the last day of June or on the first of July?” people asked.

There was no money for new posters. But Amara Diallo of the festival office had an idea. “We start on 30 June at six in the evening,” she said. “We dance all night and finish on 1 July at six in the morning. The time between is the thirty-first.”

In other years about 800 visitors came. This year 3,000 came, and many wore a T-shirt with the date.

And next year? Next year the poster is going to say “32 June”.`,
      questions: [
        choose(
          'What is the news about?',
          'A mistake that helped a festival',
          [
            ['A summer that was too wet for music', 'We do not read about the weather.'],
            ['A singer who forgot the right day', 'The mistake was on the poster.'],
            ['A town that needs a new music teacher', 'Nobody looks for a teacher.'],
          ],
          '“There was one mistake.” But then many more people came: “This year 3,000 came”.',
        ),
        write(
          'How many posters were there in the streets?',
          ['four hundred', '400', 'four hundred posters', '400 posters'],
          '“soon there were four hundred posters in the streets”',
        ),
        trueOrFalse('The festival office paid for new posters.', false, '“There was no money for new posters.”'),
        choose(
          'How long was the festival this year?',
          'Twelve hours',
          [
            ['Six hours', 'It started at six, and it finished at six.'],
            ['Two full days', 'There were two dates, but only one night.'],
            ['Thirty-one days', 'Thirty-one was the number on the poster.'],
          ],
          '“We start on 30 June at six in the evening”, “and finish on 1 July at six in the morning”',
        ),
        choose(
          'Why is the next poster going to say “32 June”?',
          'A funny date brings people.',
          [
            ['Nobody has found the mistake.', 'People phoned, and Amara Diallo knew about it.'],
            ['Next year June is longer.', 'June always has thirty days.'],
            ['The old posters are too small.', 'We do not read that they were small.'],
          ],
          '“In other years about 800 visitors came. This year 3,000 came”. So they make another joke.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are planning a small festival in your street: Saturday, from two to eight. You have to make the programme.',
      a: {
        role: 'You are the music person.',
        facts: [
          'Four drummers can come between two and five. They are very loud, and they play for one hour.',
          'Twenty children want to dance to quiet music, for half an hour. They need the whole street, and they go home at five.',
          'A singer with a guitar can come at six or at seven, for one hour.',
        ],
        goals: [
          'Find out when the street has to be quiet.',
          'Find out when the street is full of tables.',
          'Write a programme with B: who, and at what time.',
        ],
      },
      b: {
        role: 'You are the food person, and you talk to the people in the street.',
        facts: [
          'There is a small baby at number 5. It sleeps from two to four, and loud music is not possible then.',
          'At five the tables for the food come into the street. After that there is no place for a big group.',
          'The lady at number 9 is going to give a short talk about the old street at six. It is twenty minutes long.',
        ],
        goals: [
          'Find out who is going to play or dance, and which group is loud.',
          'Find out when each group can come.',
          'Write a programme with A, with time for the talk too.',
        ],
      },
      phrases: [
        'Who comes first?',
        'How long do they play?',
        'Is that very loud?',
        'They can’t play then, because …',
        'What about half past …?',
        'So at four o’clock we have …',
      ],
    },
    statements: [
      'Festivals are too loud.',
      'A small festival is better than a big one.',
      'I like to wear special clothes for a festival.',
      'Fireworks are a waste of money.',
      'A festival needs good food more than good music.',
      'Schools should be closed on the day of a festival.',
      'It is no fun to go to a festival alone.',
    ],
    questions: [
      'Which festival do people in your town or country like best?',
      'What do people eat and wear on that day?',
      'What music do you want to hear at a festival?',
      'What can go wrong at a festival?',
      'What new festival does your town need?',
    ],
    task: {
      instruction:
        'Your school is going to have a festival in autumn, from two to seven. You have 300 pounds. Choose three things for small children, students and grandparents.',
      options: [
        'A band of five students: free, very loud',
        'A clown who falls over all the time: 120 pounds',
        'Soup from ten countries: 100 pounds, and parents have to cook',
        'Kites for sixty children: 90 pounds, but you need wind',
        'A dance teacher for old dances: 80 pounds, everybody can learn them',
        'A small train round the school: 200 pounds',
        'Lamps in all the trees when it gets dark: 150 pounds',
      ],
    },
    writing:
      'Write a postcard of 50 to 70 words to a friend. You are at a festival. Say where you are, what you can see, hear and eat, and what funny thing happened yesterday. Say what you are going to do tonight.',
  },
  hard: {
    words: [
      word('crowd', 'noun', 'a large number of people in one place', 'The crowd sang every word.'),
      word('act', 'noun', 'a singer, band or artist in a show', 'The last act did not start until midnight.'),
      word('stranger', 'noun', 'a person whom you do not know', 'Strangers shared their food with us.'),
      word(
        'lost property',
        'phrase',
        'things that people have left behind, or the office that keeps them',
        'Ask at lost property for your scarf.',
      ),
      word('hand in', 'phrase', 'give something to the person in charge', 'Somebody handed in my ticket.'),
      word('turn up', 'phrase', 'come or appear', 'Only half the band turned up.'),
      word('claim', 'verb', 'say that something is yours and ask for it', 'Nobody has claimed the blue suitcase.'),
      word('mud', 'noun', 'wet earth', 'By Sunday the dance floor was all mud.'),
      word(
        'pitch a tent',
        'phrase',
        'put up a shelter of cloth for sleeping in',
        'We pitched our tent far from the drums.',
      ),
      word(
        'lend',
        'verb',
        'let somebody use something for a time',
        'A neighbour lent us a torch for the lantern parade.',
      ),
      word('flood', 'verb', 'cover or fill with water', 'Heavy rain flooded the camping field.'),
      word(
        'volunteer',
        'noun',
        'a person who works without being paid',
        'Three hundred volunteers keep the festival running.',
      ),
      word('line-up', 'noun', 'the list of those who will perform', 'This year’s line-up is better than ever.'),
      word('atmosphere', 'noun', 'the feeling that a place gives you', 'The atmosphere by the river was magical.'),
    ],
    text: {
      title: 'The tent with forty names',
      kind: 'dialogue',
      genre: 'interview',
      text: `Tomasz: Odile, you have run lost property at the Longwater Festival for fourteen summers. Which act did you enjoy most this year?
Odile: I couldn’t tell you. We are behind the main stage, so all I hear is the drums. But I know who has been on by what turns up afterwards. After a brass band it’s hats. After guitars it’s shoes.
Tomasz: How much do people hand in?
Odile: About nine hundred things in three days. Keys and phones, eleven left boots, and this year a cello. Nobody has claimed the cello.
Tomasz: Doesn’t that make you lose faith in people?
Odile: Quite the opposite. Think of who brings it all. Their favourite band is about to start, and they walk through knee-deep mud to hand in a stranger’s glove. I see the best of the crowd.
Tomasz: And what happens to the rest?
Odile: After a year we give it away. All but the tents. Those I lend to people who have been flooded.
Tomasz: I must confess something. Nine years ago I pitched a tent here in the dark, went off for a sandwich and never found it again.
Odile: Green? With a duck over the door?
Tomasz: My brother painted that duck! You can’t possibly remember every tent.
Odile: Only this one. It’s been lent out every summer. Look inside, on the left. Everybody who has slept in it has signed the wall. Forty names so far, and two of them are married to each other now.
Tomasz: So it was here all along. It never occurred to me to ask.
Odile: It’s yours, of course. I’ll get you a bag for it.
Tomasz: Never mind the bag. Have you got a pen?`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'What becomes of things left at a festival',
          [
            ['How to choose a good place for your tent', 'Tomasz lost his tent, but no advice is given.'],
            ['Why so many young people get married there', 'Two guests did; that is a detail.'],
            ['How a festival finds its most popular bands', 'Odile hardly hears the bands.'],
          ],
          'Odile has “run lost property” for years, and tells what people hand in and what happens to it.',
        ),
        choose(
          'How does Odile know who has been on stage?',
          'From the kind of things that are found',
          [
            ['From the drums that she can recognise', 'She hears the drums, but they do not tell her.'],
            ['From the programme that is on her wall', 'No programme is mentioned.'],
            ['From the visitors who talk about the show', 'Nothing is said of such talks.'],
          ],
          '“After a brass band it’s hats. After guitars it’s shoes.”',
        ),
        write(
          'Which musical instrument was handed in this year?',
          ['a cello', 'cello', 'the cello', 'one cello'],
          '“Keys and phones, eleven left boots, and this year a cello.”',
        ),
        choose(
          'Why has the work improved Odile’s opinion of people?',
          'They take trouble for somebody unknown.',
          [
            ['They return to thank her in the following year.', 'Nobody is said to come back and thank her.'],
            ['They look after what they have brought along.', 'Nine hundred things are left lying about.'],
            ['They give away whatever they no longer need.', 'It is Odile’s team that gives things away.'],
          ],
          '“they walk through knee-deep mud to hand in a stranger’s glove”',
        ),
        trueOrFalse(
          'In earlier years, Tomasz had already asked about his tent.',
          false,
          '“It never occurred to me to ask.”',
        ),
        choose(
          'What does Tomasz’s last line suggest?',
          'He wants the tent to go on being lent.',
          [
            ['He wants to take the tent home at once.', 'Then he would need the bag.'],
            ['He wants to paint over all the signatures.', 'A pen would be of no use for that.'],
            ['He wants to know the address of the couple.', 'He does not ask about the couple.'],
          ],
          '“Never mind the bag.” He asks for a pen, to add his name to the forty, and leaves the tent there.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A folk festival takes place from Friday to Sunday. Its car park is under water. On Thursday the organiser visits a farmer who lives next door.',
      a: {
        role: 'You organise the festival.',
        facts: [
          'You need room for 600 cars, from Friday noon to Sunday night. You can spend 3,000 pounds.',
          'The loudest band plays on Saturday until midnight. It could change places with a quiet one, which ends at ten.',
          'A team of twenty will clean up on Monday, wherever you send them.',
        ],
        goals: [
          'Find out how many cars the field holds, and what the farmer asks for it.',
          'Find out where there might be room for the others.',
          'Find out what worries the farmer, and come to an agreement.',
        ],
      },
      b: {
        role: 'You are a farmer with a large dry field.',
        facts: [
          'There is room for 400 cars in your field. You want 6 pounds a car.',
          'Your cousin across the road has room for 250 cars, and would take 500 pounds for everything.',
          'Your cows are in the barn with their newborn calves. After eleven at night they need quiet.',
          'Two years ago visitors left broken glass in your grass, and you spent a week picking it up.',
        ],
        goals: [
          'Find out how many cars are coming, and for how long.',
          'Find out until when there will be loud music, and whether that can be changed.',
          'Find out who will clean the field, and get a fair price.',
        ],
      },
      phrases: [
        'What would you want for …?',
        'My main concern is …',
        'Could you guarantee that …?',
        'What if we moved … to …?',
        'That’s as far as I can go.',
        'Then we have a deal.',
      ],
    },
    statements: [
      'A festival that makes money has lost its soul.',
      'Nobody should film a concert with a phone.',
      'A tradition that few people understand should still be kept alive.',
      'Too many tourists spoil a local festival.',
      'It is worth sleeping in mud to hear a great band.',
      'Festivals should use no more electricity than they can make themselves.',
      'I would rather work at a festival than just visit it.',
      'Every festival should have one day without music.',
    ],
    questions: [
      'What turns a crowd of strangers into something like a community?',
      'Which festival would you like to show to a guest from abroad, and why?',
      'How do festivals change when they become famous?',
      'What should a town be willing to put up with for a festival?',
      'If you could invent a festival about something very ordinary, what would it be?',
    ],
    task: {
      instruction:
        'A town’s festival has 2,000 visitors, and last year it lost 18,000 pounds. Choose two or three measures that make up for the loss, and say who is going to be disappointed.',
      options: [
        'Tickets for 25 instead of 20 pounds: 10,000 pounds more, if nobody stays away',
        'Two days instead of three: saves 9,000 pounds, but the hotels earn less',
        'Local bands only: saves 8,000 pounds, and fewer young people come',
        'Volunteers in place of paid staff: saves 6,000 pounds, and sixty are needed',
        'No fireworks: saves 5,000 pounds, but they are the only part that is free for everybody',
        'A sponsor, whose name becomes the name of the festival: 12,000 pounds',
        'Visitors bring their own plates and wash up: saves 3,000 pounds',
      ],
    },
    writing:
      'Write a review of 150 to 190 words of a real or invented festival for a travel website. Describe its atmosphere, one thing that surprised you and one that went wrong, and say for whom it is worth the journey.',
  },
};
