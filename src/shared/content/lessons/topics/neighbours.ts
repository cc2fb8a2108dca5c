import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('neighbour', 'noun', 'a person who lives near you', 'My neighbour has two dogs.'),
      word('next door', 'phrase', 'in the next house or flat', 'A young couple lives next door.'),
      word('upstairs', 'adverb', 'on a higher floor', 'The family upstairs has a piano.'),
      word('noise', 'noun', 'a loud sound that you do not like', 'The noise starts at six.'),
      word('loud', 'adjective', 'easy to hear, not quiet', 'Your music is too loud.'),
      word('garden', 'noun', 'the ground with flowers near a house', 'Her garden is full of roses.'),
      word('wall', 'noun', 'one of the four sides of a room', 'I can hear him through the wall.'),
      word('knock', 'verb', 'to hit a door because you want to come in', 'Somebody knocked at nine.'),
      word('borrow', 'verb', 'to take something and give it back later', 'Can I borrow some sugar?'),
      word('key', 'noun', 'a small thing that opens a door', 'She has the key to our flat.'),
      word(
        'water the plants',
        'phrase',
        'to give flowers something to drink',
        'He waters the plants when we are away.',
      ),
      word('parcel', 'noun', 'a box that comes by post', 'I have a parcel for you.'),
      word('friendly', 'adjective', 'kind and open', 'The people in this street are friendly.'),
      word('complain', 'verb', 'to say that you are not happy about something', 'Nobody complained about the party.'),
    ],
    text: {
      title: 'Notes on the door',
      kind: 'text',
      genre: 'letter',
      text: `Monday
Dear neighbour upstairs,
Every morning at six I hear a loud noise through my bedroom wall. Boom, boom, boom! I work at night and I need to sleep. Please stop it.
Olga, flat 3

Tuesday
Dear Olga,
I am sorry about your sleep, but it is not me. I get up at nine! I hear the noise too. I think that it is the man next door to you.
Samir, flat 5

Wednesday
Dear Samir,
I knocked at flat 4. It is empty. Mr Lund is on holiday and his sister only comes to water the plants.
Olga

Thursday
Dear Olga,
It is not his sister. I have Mr Lund’s key, and at six this evening I put a parcel in his flat. There is a very big clock in the bedroom. It is next to your wall, and it went boom, boom, boom! So I stopped it.
Samir

Friday
Dear Samir,
I slept until noon. Come to dinner!
Olga`,
      questions: [
        choose(
          'What are the notes about?',
          'A noise in the morning',
          [
            ['A parcel for Olga', 'The parcel is for Mr Lund.'],
            ['A party upstairs', 'There is no party. Olga only asks Samir to dinner.'],
            ['A new man in flat 4', 'Mr Lund lives there; he is on holiday.'],
          ],
          '“Every morning at six I hear a loud noise through my bedroom wall.”',
        ),
        write(
          'In which flat does Mr Lund live?',
          ['4', 'flat 4', 'four', 'in flat 4', 'flat four', 'in flat four', 'number 4', 'number four'],
          '“I knocked at flat 4. It is empty. Mr Lund is on holiday”',
        ),
        trueOrFalse('Samir gets up at six.', false, '“I get up at nine!”'),
        choose(
          'What made the noise?',
          'A clock',
          [
            ['Mr Lund’s sister', 'She only comes to water the plants.'],
            ['A parcel', 'Samir found the clock when he came with the parcel.'],
            ['Samir’s music', 'Samir heard the noise too. It is not him.'],
          ],
          '“There is a very big clock in the bedroom”, and Samir “stopped it”.',
        ),
        choose(
          'Why does Olga invite Samir?',
          'She wants to say thank you.',
          [
            ['She wants to complain again.', 'On Friday she is happy.'],
            ['She wants to give him the key.', 'Samir has the key.'],
            ['She wants to meet Mr Lund’s sister.', 'The sister is not invited.'],
          ],
          'After Samir stopped the clock, she writes: “I slept until noon.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You live in the same house. A knocks at B’s door in the evening.',
      a: {
        role: 'You live in the flat under B.',
        facts: [
          'Your baby goes to bed at seven. The music wakes her up.',
          'You work from six in the morning to two. Your mother looks after the baby, and they go out from eleven to one.',
          'Next week you go on holiday, and you have five plants.',
        ],
        goals: [
          'Say what the problem is. Be polite.',
          'Find out when B can practise at another time.',
          'Ask B for help next week.',
        ],
      },
      b: {
        role: 'You play the drums. You live in the flat above A.',
        facts: [
          'You practise from seven to eight in the evening, because you work from one to six.',
          'You have a concert in two weeks.',
          'You like plants. You need somebody who can take your parcels.',
        ],
        goals: [
          'Find out why A is not happy.',
          'Find out a time when you can practise.',
          'Ask A for help with your parcels.',
        ],
      },
      phrases: [
        'Sorry, can I talk to you for a minute?',
        'I didn’t know that.',
        'Could you play at … o’clock?',
        'Is it OK if I …?',
        'Can you help me with …?',
        'No problem!',
      ],
    },
    statements: [
      'It is important to know your neighbours.',
      'Nobody should play music after ten.',
      'I want to live far away from other people.',
      'Children should be quiet in the house.',
      'It is OK to visit a neighbour without calling first.',
      'A good neighbour never complains.',
      'Dogs are bad neighbours.',
    ],
    questions: [
      'What makes a good neighbour?',
      'How can neighbours help each other?',
      'What noise is the worst? Why?',
      'Is it better to live in a house or a flat?',
      'What can you do for a new neighbour?',
    ],
    task: {
      instruction:
        'Ten families live in one house. Once a year they do something together. They have 100 pounds. Choose one plan for this year.',
      options: [
        'A breakfast on the stairs: 30 pounds, not much room',
        'A garden party with music: 80 pounds, loud, needs sun',
        'A trip to a lake by bus: 100 pounds, all day',
        'Painting the front door: 60 pounds, hard work, looks good for years',
        'A market for old things: costs nothing, you may earn money',
        'A film on a wall in the garden: 20 pounds, starts at ten at night',
        'New flowers for everybody: 90 pounds, not for people who travel a lot',
      ],
    },
    writing:
      'Write a note of 40 to 60 words to your neighbours. You are having a party on Saturday. Say when it is and what they can do if it is too loud.',
  },
  hard: {
    words: [
      word('hedge', 'noun', 'a line of bushes between two gardens', 'The hedge is so high that we get no sun.'),
      word('fence', 'noun', 'a wall of wood or wire round a piece of land', 'They talk over the fence every evening.'),
      word('dispute', 'noun', 'a serious argument', 'The dispute over the tree lasted nine years.'),
      word('on good terms', 'phrase', 'having a friendly relationship', 'We are on good terms with everybody here.'),
      word(
        'keep an eye on',
        'phrase',
        'to watch something so that it is safe',
        'She keeps an eye on our house in August.',
      ),
      word(
        'nuisance',
        'noun',
        'something or somebody that annoys you',
        'The barking was a nuisance to the whole street.',
      ),
      word('privacy', 'noun', 'the state of not being watched', 'A curtain gives you a little privacy.'),
      word(
        'nosy',
        'adjective',
        'too interested in other people’s business',
        'The caretaker is helpful, if a bit nosy.',
      ),
      word('keep to oneself', 'phrase', 'to avoid talking to others much', 'He is polite, but he keeps to himself.'),
      word('considerate', 'adjective', 'thinking of what others need', 'A considerate person closes the door gently.'),
      word(
        'compromise',
        'noun',
        'an agreement in which each side gives up something',
        'We found a compromise on the parking space.',
      ),
      word(
        'do a favour',
        'phrase',
        'to do something kind for somebody',
        'Could you do me a favour and take in a parcel?',
      ),
      word('put up with', 'phrasal verb', 'to accept something annoying', 'We put up with the noise for a year.'),
      word('community', 'noun', 'the people who live in one place', 'The garden brought the community together.'),
    ],
    text: {
      title: 'Wanted: people who do not answer this advert',
      kind: 'text',
      genre: 'advert',
      text: `Ground-floor flat to let, two rooms, from 1 March. Sunny kitchen, small terrace, a third of a garden. Rent: lower than you think, for reasons that will become clear.

We are five households in an old house with thin walls. Since most disputes between neighbours are about things that could have been said beforehand, we will say them.

We are not a big happy family. We have tried that; it lasted until the first shared barbecue. Some of us are close friends, some keep to themselves, and one has not spoken to another since the business with the hedge. You need not take sides. In fact, you must not.

What we do share is a list. Everybody on it does one thing for the house that they would be doing anyway. Mrs Adeyemi, who wakes at five, puts out the bins. The student in the attic, who is awake at three for different reasons, keeps an eye on the street. In return, we put up with one another’s one fault. Each household may have one, provided it is declared in advance. The trumpet is taken. So are cooking with a great deal of garlic, and laughing loudly on the telephone after midnight.

Privacy is taken seriously. Nobody will ask where you have been. Nobody will enter your flat to do you a favour, unless water is coming through the ceiling. If you are ill, on the other hand, soup will appear outside your door, and it will never be mentioned again.

We are not looking for perfect neighbours. The last tenant was one: silent, considerate, gone every weekend. It took us six weeks to notice that he had moved out.

If you wish to apply, please write to us about your fault. Leave out the good qualities. Everyone has those.`,
      questions: [
        choose(
          'What are the people in the house looking for?',
          'A tenant who is open about what may annoy others',
          [
            ['A tenant who joins in with everything they do together', '“We are not a big happy family.”'],
            ['A tenant who can settle the dispute about the hedge', 'One “must not” take sides.'],
            [
              'A tenant who is never heard and never seen',
              'They had one of that kind and did not even notice him leaving.',
            ],
          ],
          '“please write to us about your fault”',
        ),
        choose(
          'Why, according to the advert, do neighbours usually argue?',
          'They do not talk about things early enough.',
          [
            ['They live too close together.', 'The walls are thin, but this is not given as the reason.'],
            ['They expect each other to be friends.', 'The barbecue is another matter.'],
            ['They share too many rooms and gardens.', 'The garden is shared, but it is not given as the reason.'],
          ],
          'Most disputes “are about things that could have been said beforehand”.',
        ),
        write(
          'Who puts out the bins?',
          ['Mrs Adeyemi', 'Adeyemi', 'Ms Adeyemi'],
          '“Mrs Adeyemi, who wakes at five, puts out the bins.”',
        ),
        choose(
          'What does “The trumpet is taken” mean?',
          'Somebody in the house has already chosen this fault.',
          [
            [
              'Somebody has stolen a trumpet from the house.',
              '“So are cooking with a great deal of garlic”: one cannot steal that.',
            ],
            ['Somebody will look after your trumpet for you.', 'The sentence is about faults, not favours.'],
            [
              'Somebody will stop you from playing an instrument.',
              'Nothing says that it is forbidden; it is no longer free.',
            ],
          ],
          '“Each household may have one, provided it is declared in advance.”',
        ),
        trueOrFalse(
          'Neighbours who are ill are left alone until they ask for help.',
          false,
          '“If you are ill, on the other hand, soup will appear outside your door”',
        ),
        choose(
          'What is the story of the last tenant meant to show?',
          'Somebody with no faults may leave no trace.',
          [
            ['Somebody with no friends may be in danger.', 'Nothing happened to him; he moved out.'],
            ['Somebody who is often away cannot be trusted.', 'He is called perfect, if with irony.'],
            ['Somebody who leaves should say goodbye.', 'The joke is on those who did not notice.'],
          ],
          '“It took us six weeks to notice that he had moved out.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You live side by side. Between your gardens stands a tall old tree, on A’s side.',
      a: {
        role: 'You own the tree, and you love it.',
        facts: [
          'An expert said that it is healthy, but that two big branches on B’s side could be cut in winter.',
          'Cutting costs 300 pounds; you can pay half.',
          'You would like to put solar panels on a roof, but yours faces north.',
        ],
        goals: [
          'Find out what exactly bothers B about the tree.',
          'Keep the tree.',
          'Reach an agreement with a date and a price, and stay on good terms.',
        ],
      },
      b: {
        role: 'You would like the tree to be cut down.',
        facts: [
          'It keeps the sun from your roof, where you plan solar panels in spring.',
          'Your panels would make more power than you can use.',
          'You fear that it may fall in a storm; nobody has ever checked it, as far as you know.',
          'You can pay up to 200 pounds to get more sun.',
        ],
        goals: [
          'Find out whether the tree is safe.',
          'Get more sun on your roof before spring.',
          'Reach an agreement with a date and a price, and stay on good terms.',
        ],
      },
      phrases: [
        'I’ve been meaning to talk to you about …',
        'What exactly is it that bothers you?',
        'I had no idea that …',
        'Would it help if …?',
        'I’d be willing to … as long as …',
        'Shall we put that in writing?',
      ],
    },
    statements: [
      'Good fences make good neighbours.',
      'You should know the names of everybody in your street.',
      'It is better to live with noise than to complain about it.',
      'A nosy neighbour is safer than a camera.',
      'People in cities are lonelier than people in villages.',
      'Barbecues should be forbidden on balconies.',
      'You may break a small rule if no neighbour minds.',
      'It is a mistake to become close friends with the people next door.',
    ],
    questions: [
      'What can you ask a neighbour to do, and what would be too much?',
      'What would you have to declare as your fault in that house?',
      'How could a house be built so that neighbours meet but do not disturb one another?',
      'What is the best way to complain?',
      'Do neighbours matter more or less than before the internet? Why?',
    ],
    task: {
      instruction:
        'You live in the house from the advert and read these seven applications. Choose the new tenant together. Say which household this fault will trouble most, and what the new tenant could do for that household in return.',
      options: [
        '“I practise the violin, badly, from five to six. I am learning.”',
        '“I have a dog that sings when it hears a siren.”',
        '“I borrow things and return them late, but cleaner than they were.”',
        '“I cannot let a wrong fact pass. I will correct you on the stairs.”',
        '“My three children are all my faults at once. They are also very funny.”',
        '“I leave for work at four on a motorbike.”',
        '“I have thought about it for a week and cannot find one.”',
      ],
    },
    writing:
      'Write a letter of 140 to 180 words to five households who have a flat to let in their house. They do not want to hear about good qualities: everybody who applies has to tell them about one fault. Follow their instructions, and make them want to meet you all the same.',
  },
};
