import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('happy', 'adjective', 'feeling good, with a smile', 'I am happy when my friends visit me.'),
      word('sad', 'adjective', 'not happy', 'The end of the film was very sad.'),
      word(
        'angry',
        'adjective',
        'feeling bad because somebody did something wrong',
        'My brother was angry about his bike.',
      ),
      word('afraid', 'adjective', 'feeling that something bad is going to happen', 'I am afraid of big dogs.'),
      word('tired', 'adjective', 'wanting to sleep or rest', 'We were tired after the long walk.'),
      word('bored', 'adjective', 'feeling that nothing is interesting', 'On rainy Sundays I am often bored.'),
      word(
        'excited',
        'adjective',
        'very happy about something that is going to happen',
        'The children are excited about the trip.',
      ),
      word(
        'surprised',
        'adjective',
        'feeling that you did not expect something',
        'She was surprised when she saw the cake.',
      ),
      word(
        'proud',
        'adjective',
        'feeling good about something that you or your friends did',
        'He is proud of his first song.',
      ),
      word('cry', 'verb', 'when you do this, water comes from your eyes', 'Some people cry at weddings.'),
      word('hungry', 'adjective', 'wanting to eat', 'I feel angry when I am hungry.'),
      word('nervous', 'adjective', 'not calm before something important', 'I am nervous before a test.'),
      word('worried', 'adjective', 'thinking a lot about a problem', 'She was worried because the bus did not come.'),
      word('feeling', 'noun', 'what you have in your heart, for example love', 'Love is a wonderful feeling.'),
    ],
    text: {
      title: 'Four words',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Elif: The train is here.
Marek: Again, please. In the play, you are leaving your home for ever. You are afraid.
Elif: The train is here!
Marek: No, now you are angry. Think of a dark night and a big dog.
Elif: The train is here?
Marek: And now you are surprised.
Elif: Marek, it is only four words.
Marek: Yes, but I want to cry when I hear them!
Elif: So I am afraid and sad?
Marek: Afraid, sad and a little excited.
Elif: We started at nine, and it is half past two. I am not excited. I am tired and bored, and I am so hungry that I am going to cry!
Marek: Don’t move! Say the four words now!
Elif: The train is here.
Marek: Wonderful! I am so proud of you! But can you do that again tomorrow evening, in front of two hundred people?
Elif: That’s easy. Don’t give me any lunch.`,
      questions: [
        choose(
          'What are Elif and Marek doing?',
          'They are practising for a play.',
          [
            ['They are waiting for a train.', 'The train is only in the play.'],
            ['They are talking about a film.', 'They do not talk about a film. Elif says words from a play.'],
            ['They are making plans for lunch.', 'Elif is hungry, but lunch is not the plan of the day.'],
          ],
          'Marek says: “In the play, you are leaving your home for ever.” Then Elif says the words again.',
        ),
        write(
          'How many words does Elif have to say in this part?',
          ['four', '4', 'four words', '4 words', 'only four', 'only four words'],
          '“it is only four words”',
        ),
        choose(
          'How does Marek want Elif to feel in the play?',
          'Sad, excited and afraid',
          [
            ['Angry, bored and surprised', 'She sounds angry and surprised, but Marek says no.'],
            ['Tired, hungry and bored', 'This is how Elif really feels.'],
            ['Happy, proud and surprised', 'Marek is proud of Elif. In the play nobody is proud.'],
          ],
          '“Afraid, sad and a little excited.”',
        ),
        trueOrFalse('They started to work at half past two.', false, '“We started at nine, and it is half past two.”'),
        choose(
          'Why does Elif want no lunch tomorrow?',
          'She can speak well when she is hungry.',
          [
            ['She is too nervous to eat before a play.', 'Elif does not say that she is nervous.'],
            ['She does not like the food at the theatre.', 'We read nothing about the food there.'],
            ['She has to leave early to get her train.', 'There is no real train. It is in the play.'],
          ],
          'Elif says: “I am so hungry that I am going to cry!” Then she says the four words, and Marek says: “Wonderful!”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Monday. You two are going to make music together at the school party on Friday.',
      a: {
        role: 'You play the guitar.',
        facts: [
          'You are afraid of a room full of people. It helps when you can sit behind somebody.',
          'You know two songs: “Blue Rain” (four minutes) and “Good Morning” (three minutes).',
          'You are free on Tuesday and on Thursday, from four to six.',
        ],
        goals: [
          'Find out which song B knows, and how B feels about it.',
          'Find out when you can use the music room.',
          'Find out how much time you have at the party, and choose the music with B.',
          'Find out where B wants to stand, and find a good place for you.',
        ],
      },
      b: {
        role: 'You are the singer.',
        facts: [
          'You know “Good Morning”, but you are bored with it. You can learn a new song in two afternoons.',
          'You can have the key to the music room on Tuesday from four to five and on Thursday from three to five.',
          'Your teacher is giving you five minutes at the party.',
          'You like to stand in front. When somebody next to you looks worried, you start to laugh.',
        ],
        goals: [
          'Find out which songs A knows, and how long they are.',
          'Find out when A is free.',
          'Find out how A feels about the party, and what helps.',
          'Make a plan for the week with A.',
        ],
      },
      phrases: [
        'How do you feel about …?',
        'I’m a little worried about …',
        'Are you free on …?',
        'I’m bored with …',
        'It helps me when …',
        'Let’s …',
      ],
    },
    statements: [
      'It is fine to cry at the cinema.',
      'I can see when a friend is worried.',
      'Dogs have the same feelings as people.',
      'It is easy to say sorry.',
      'Music can change how I feel.',
      'Angry people work fast.',
      'I get excited about small things.',
    ],
    questions: [
      'What makes you laugh?',
      'What do you do when you are bored?',
      'Which song makes you feel good, and why?',
      'What does your face do when you are surprised?',
      'What can you say to a friend who is nervous?',
    ],
    task: {
      instruction:
        'A new student is coming to your class tomorrow and is nervous. You have 20 pounds and one hour in all. Choose three ideas.',
      options: [
        'A card with kind words from everybody: 3 pounds, 20 minutes',
        'A walk through the school with two students: free, 30 minutes',
        'A chocolate cake for the class: 9 pounds, 15 minutes',
        'A game with everybody’s names: free, 20 minutes',
        'A bag with pens and a map of the school: 12 pounds, 5 minutes',
        'A photo of the class with all the names: 5 pounds, 10 minutes',
        'A partner for the first week: free, 5 minutes, but then the partner cannot sit with old friends',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend about a day when you had two feelings at the same time, for example happy and nervous. Say where you were, what happened and how you felt after that.',
  },
  hard: {
    words: [
      word(
        'emotion',
        'noun',
        'a strong feeling such as love, fear or anger',
        'Some people show every emotion on their faces.',
      ),
      word('expression', 'noun', 'the look on a face', 'His expression changed when he read the letter.'),
      word('mood', 'noun', 'the way that you feel at a particular time', 'Sunshine puts me in a good mood.'),
      word(
        'frown',
        'verb',
        'to pull your eyebrows together, for example when you think hard',
        'She always frowns when she does sums.',
      ),
      word('furious', 'adjective', 'extremely angry', 'The neighbours were furious about the noise.'),
      word('delighted', 'adjective', 'very pleased', 'We were delighted to hear your good news.'),
      word('puzzled', 'adjective', 'unable to understand something', 'The puzzled guests looked at one another.'),
      word('gloomy', 'adjective', 'sad and without much hope', 'Rainy Mondays make him gloomy.'),
      word('annoy', 'verb', 'to make somebody a little angry', 'Loud phone calls annoy most passengers.'),
      word(
        'embarrassed',
        'adjective',
        'feeling shy or silly in front of others',
        'I was embarrassed when my phone rang.',
      ),
      word(
        'guilty',
        'adjective',
        'feeling bad because you did something wrong',
        'She felt guilty about the broken cup.',
      ),
      word('cheer up', 'phrase', 'to make somebody feel happier', 'A cup of tea usually cheers her up.'),
      word(
        'relieved',
        'adjective',
        'glad that something bad has not happened or is over',
        'He was relieved when the exam ended.',
      ),
      word(
        'overwhelmed',
        'adjective',
        'having feelings so strong that you hardly know what to do',
        'She felt overwhelmed by so much kindness.',
      ),
    ],
    text: {
      title: 'Anger in the reading room',
      kind: 'text',
      genre: 'news',
      text: `A camera that was meant to measure the feelings of library visitors has been switched off, after it found the reading room to be the angriest place in the building.

The library of Port Lorne had borrowed the camera in May for six weeks. It looked at faces and sorted every expression into one of six emotions. The staff hoped to learn which rooms cheered people up and which put them in a gloomy mood.

The first report was alarming. Nothing came close to the reading room, where four visitors in five were said to be furious. The head librarian, Ngozi Adeyemi, was puzzled. “Nobody had shouted,” she says. “I began to wonder what we had done to them.”

She put up a notice and asked what annoyed people. The replies mentioned one noisy chair. So one afternoon she sat down among the angriest faces and watched. They were frowning, certainly. They were also turning pages. When she asked a man with a particularly dark expression how he felt, he needed a moment to answer. He had been in Peru, he explained, since chapter three.

The makers admit that their camera may confuse concentration with anger.

One result, however, was doubted by nobody. A single visitor, Tomasz Wilk, had appeared delighted every time, from the moment when he walked in until he left. He smiled at the door, at the desk and at the shelves. The library wanted to put him on a poster. When the staff asked him for permission, Mr Wilk turned red and, deeply embarrassed, took a book out of his bag. It should have been returned nine years ago.

“I smile when I feel guilty,” he said. “I’ve been trying to put it back on the shelf since May.”`,
      questions: [
        choose(
          'What is the report mainly about?',
          'A camera that judged people’s feelings wrongly',
          [
            ['A library whose visitors had reasons to complain', 'The only complaint was about one noisy chair.'],
            [
              'A camera that caught a visitor stealing a book',
              'Mr Wilk showed the book himself, and he wanted to return it.',
            ],
            [
              'A library that tried to make its rooms more cheerful',
              'It measured feelings. We do not read that it changed any rooms.',
            ],
          ],
          'The makers admit that it “may confuse concentration with anger”, and the man who “had appeared delighted every time” felt guilty.',
        ),
        write(
          'Which object did visitors complain about when they were asked?',
          [
            'a chair',
            'one chair',
            'a noisy chair',
            'one noisy chair',
            'the chair',
            'the noisy chair',
            'noisy chair',
            'chair',
          ],
          '“The replies mentioned one noisy chair.”',
        ),
        choose(
          'Why did the man with the dark expression need a moment to answer?',
          'He was deep in the world of his book.',
          [
            ['He was too angry to speak to the librarian.', 'He only looked angry to the camera.'],
            ['He was tired after a journey from Peru.', 'He had been there only in his mind, “since chapter three”.'],
            ['He was afraid that he had broken a rule.', 'That is closer to how Mr Wilk felt.'],
          ],
          '“He had been in Peru, he explained, since chapter three.”',
        ),
        trueOrFalse(
          'The head librarian had expected the visitors of the reading room to be angry.',
          false,
          '“The head librarian, Ngozi Adeyemi, was puzzled.”',
        ),
        choose(
          'Why did the library talk to Mr Wilk?',
          'It wanted to use a picture of him.',
          [
            ['It had noticed that a book was missing.', 'The staff knew nothing of the book until he took it out.'],
            ['It had doubts about the result for him.', 'His result “was doubted by nobody”.'],
            ['It wanted to learn why he was happy.', 'It asked only for his permission.'],
          ],
          '“The library wanted to put him on a poster.”',
        ),
        choose(
          'What does the story of Mr Wilk add to that of the readers?',
          'Faces can mislead people as well as machines.',
          [
            ['Happy faces are easier to read than angry ones.', 'The one happy face had been misread too.'],
            ['People behave better if a camera is watching.', 'Nothing is said of how the camera changed anybody.'],
            [
              'Visitors who smile a lot are rarely to be trusted.',
              'Mr Wilk felt guilty and tried to put things right.',
            ],
          ],
          'His smile “was doubted by nobody”: the staff believed in it as the camera did. But he says: “I smile when I feel guilty”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A small restaurant has live violin music on Fridays and Saturdays. After closing time, the owner and the violinist talk about what has been happening at the tables.',
      a: {
        role: 'You own the restaurant.',
        facts: [
          'Last month, eleven guests cried at their tables. Nine of them have come back since, and some brought friends.',
          'For the next four Saturdays you have birthday parties, and they want three hours of cheerful music.',
          'You pay 90 pounds for an evening. You could pay 105 on one of the two evenings, but not on both.',
        ],
        goals: [
          'Find out why B plays so many sad pieces, and how much cheerful music B can play.',
          'Find out who keeps asking for the slow waltz on Fridays, and why.',
          'Find out whether B wants to go on playing here on Saturdays.',
          'Agree on the music for both evenings, and on the pay.',
        ],
      },
      b: {
        role: 'You play the violin.',
        facts: [
          'You love sad pieces because people stop talking and listen. You know only two hours of cheerful music, and can learn half an hour more each week.',
          'A couple in their eighties asks for the same slow waltz every Friday. They danced to it at their wedding.',
          'Another restaurant has offered you 100 pounds for each Saturday. You would rather stay.',
        ],
        goals: [
          'Find out whether the guests are really unhappy with the sad music.',
          'Find out what is planned for the next Saturdays.',
          'Find out how much A can pay.',
          'Keep the waltz on Fridays.',
        ],
      },
      phrases: [
        'How did people react when …?',
        'I get the feeling that …',
        'What I enjoy most is …',
        'I’d be relieved if …',
        'Would you be willing to …?',
        'What if we kept … and changed …?',
      ],
    },
    statements: [
      'People who never cry are hard to trust.',
      'Anger is a more useful emotion than sadness.',
      'Feelings should be kept out of the workplace.',
      'One day machines will read faces better than we do.',
      'I can tell from a message what mood the sender is in.',
      'Being bored is good for young people.',
      'Nobody can help falling in love.',
      'Embarrassing moments make the best stories.',
    ],
    questions: [
      'Which feeling is hard to describe in English but easy in your language?',
      'What do people often get wrong when they look at a face?',
      'Where in your town do people show their feelings most openly, and why there?',
      'How can you tell that somebody is only pretending to like a present?',
      'If you could switch off one feeling for a day, which would it be, and what might go wrong?',
    ],
    task: {
      instruction:
        'A film about a school orchestra left its test audience completely cold. You have 30,000 pounds and three weeks, and changes are made one after the other. Choose three.',
      options: [
        'New music for the last ten minutes: 12,000 pounds, two weeks',
        'The dog that disappears in the middle comes back: 9,000 pounds, one week',
        'Fifteen minutes of talking are cut: 3,000 pounds, one week, and the author will be furious',
        'A new ending in which the orchestra does not win: 18,000 pounds, two weeks',
        'More close-ups of faces, taken from what has been filmed already: 5,000 pounds, one week',
        'A famous singer’s song over the first scene: 15,000 pounds, no extra time',
        'Complete silence in the saddest scene: free, no extra time, but the composer will be hurt',
      ],
    },
    writing:
      'Write a story of 150 to 190 words for a class magazine about somebody whose feelings were completely misunderstood. Show the feelings through faces, voices and hands, and clear up the misunderstanding only at the end.',
  },
};
