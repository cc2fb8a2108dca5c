import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('famous', 'adjective', 'known by a lot of people', 'She is famous in twenty countries.'),
      word('star', 'noun', 'a very well-known person in films, music or sport', 'The star waved from the window.'),
      word('fan', 'noun', 'somebody who loves a singer, an actor or a team', 'The fans waited in the rain.'),
      word('singer', 'noun', 'somebody whose job is to make music with the voice', 'The singer came to our town.'),
      word(
        'actor',
        'noun',
        'somebody who plays people in films or at the theatre',
        'My favourite actor is also funny.',
      ),
      word(
        'autograph',
        'noun',
        'the name of a famous person, in his or her own writing',
        'I have an autograph from my favourite actor.',
      ),
      word('sign', 'verb', 'to write your name on something', 'He signed a hundred photos.'),
      word('interview', 'noun', 'a talk in which one person asks questions', 'I read an interview with a famous cook.'),
      word(
        'magazine',
        'noun',
        'a thin book with photos that comes every week or month',
        'Her face is on every magazine.',
      ),
      word('on TV', 'phrase', 'in a programme that people watch at home', 'I saw him on TV last night.'),
      word('look like', 'phrase', 'to have nearly the same face as somebody', 'You look like a film star.'),
      word('concert', 'noun', 'a show where people play music for others', 'There were 5,000 people at the concert.'),
      word('popular', 'adjective', 'liked by many people', 'He is very popular with young people.'),
      word('take a photo', 'phrase', 'to make a picture with a phone or a camera', 'Can I take a photo of you?'),
    ],
    text: {
      title: 'The star over the i',
      kind: 'dialogue',
      genre: 'interview',
      text: `Keira: Bao, thank you for this interview for our school magazine. What is your job?
Bao: I sign photos. I write “Zelda Quist” two hundred times a day.
Keira: Zelda Quist, the singer? I’m a big fan!
Bao: She is famous, and everybody wants an autograph. I began six years ago.
Keira: Is it difficult?
Bao: The Q is difficult. And I always put a little star over the i.
Keira: Do her fans know about you?
Bao: They do now. Zelda told the story on TV.
Keira: What story?
Bao: One day she was in a café, without me. A boy asked for an autograph, and she signed his magazine.
Keira: That was nice.
Bao: He looked at it. “There’s no star over the i,” he said. “You look like Zelda Quist. But you aren’t her!”
Keira: Oh no! What did she do?
Bao: She came to me. Now she has a lesson every Tuesday.
Keira: And can she do it now?
Bao: The star, yes. The Q is still terrible.`,
      questions: [
        choose(
          'What is the interview about?',
          'A job that somebody does for a star',
          [
            ['A song that somebody wrote for a star', 'Zelda is a singer, but Bao writes her name, not songs.'],
            ['A present that a boy gave to a star', 'The boy wanted something from Zelda.'],
            ['A café where a star has her concerts', 'Zelda was in a café, but there was no concert.'],
          ],
          '“What is your job?” “I sign photos.” They are photos of Zelda Quist.',
        ),
        write('When did Bao get this job?', ['six years ago', '6 years ago'], '“I began six years ago.”'),
        trueOrFalse('Bao was in the café with Zelda.', false, '“One day she was in a café, without me.”'),
        choose(
          'Why did the boy not believe Zelda?',
          'Her name did not look right.',
          [
            ['Her face did not look right.', 'He says that she looks like Zelda Quist.'],
            ['She did not want to sing.', 'He asked for an autograph, not for a song.'],
            ['She did not have a pen.', 'She signed his magazine, so she had one.'],
          ],
          'The boy says: “There’s no star over the i”.',
        ),
        choose(
          'What is true now?',
          'Bao signs better than Zelda.',
          [
            ['Zelda signs all her photos.', 'Bao does that, two hundred times a day.'],
            ['Bao wants to leave the job.', 'Bao does not say that. Bao is also a teacher now.'],
            ['Zelda is angry with the boy.', 'She tells the story on TV, and she wants to learn.'],
          ],
          '“Now she has a lesson every Tuesday.” But: “The Q is still terrible.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A famous footballer is going to visit a school on Wednesday. A student and the footballer’s assistant talk on the phone.',
      a: {
        role: 'You are a student, and you plan the visit.',
        facts: [
          'Your school has 300 students. There are 200 places in the hall, and there is a big football field.',
          'Lessons end at three, and the school buses leave at a quarter past three.',
          'The students want three things: a football match with the star, autographs and answers to their questions.',
        ],
        goals: [
          'Find out when the footballer can come, and for how long.',
          'Find out which of the three things are possible.',
          'Find out what the footballer likes.',
          'Make a plan for the visit.',
        ],
      },
      b: {
        role: 'You are the footballer’s assistant.',
        facts: [
          'The footballer can come at two or at half past two, and can stay for one hour.',
          'The footballer’s foot hurts: no running this week! But the footballer can help a team.',
          'Autographs take a long time: fifty autographs in a quarter of an hour.',
          'The footballer loves questions, but hates to stand in front of 200 people.',
        ],
        goals: [
          'Find out how many students there are, and how many can sit in the hall.',
          'Find out what the students want.',
          'Find out when the students have to go home.',
          'Agree where the footballer can meet the students.',
        ],
      },
      phrases: [
        'What time can … come?',
        'How long can … stay?',
        'I’m sorry, but … can’t …',
        'What about … instead?',
        'First …, and then …',
        'Who gets the autographs?',
      ],
    },
    statements: [
      'I want to be famous.',
      'It is all right to take a photo of a star in the street.',
      'Football stars get too much money.',
      'A star should always be nice to fans.',
      'Actors work harder than singers.',
      'The children of stars have an easy life.',
      'A letter from a star is better than a photo.',
    ],
    questions: [
      'Who is a famous person from your country, and what is this person famous for?',
      'What do you say when you see your favourite singer in a shop?',
      'What is good and what is bad about having a famous face?',
      'Why do people want autographs and photos?',
      'What do you want to ask a star in an interview?',
    ],
    task: {
      instruction:
        'A new swimming pool opens on Saturday, from ten to twelve. The town wants two famous guests and has 1,000 pounds. Choose the two.',
      options: [
        'A cook from TV: 500 pounds, makes lunch for 50 people, talks a lot',
        'A swimmer with two gold medals: 600 pounds, gives a lesson to children, very shy',
        'A young singer: 700 pounds, three songs, but not before eleven',
        'An actor from a hospital series: 400 pounds, old people love him, he can’t swim',
        'The weather woman from TV: 200 pounds, always friendly, brings two big dogs',
        'A writer of children’s books: free, reads for half an hour, but few people know her face',
        'A boy who makes funny videos: 300 pounds, very popular at school, often late',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a famous person. Say who you are and what you like about this person’s work. Ask two questions, and invite the person to something in your town.',
  },
  hard: {
    words: [
      word(
        'celebrity',
        'noun',
        'a famous person, especially in films, music or sport',
        'The hotel is popular with celebrities.',
      ),
      word('fame', 'noun', 'being known by a lot of people', 'Fame came to her overnight.'),
      word('privacy', 'noun', 'being able to live without others watching', 'High walls protect the singer’s privacy.'),
      word('recognise', 'verb', 'to know who somebody is when you see them', 'Nobody recognised him without his hat.'),
      word('stare', 'verb', 'to look at somebody for a long time', 'Everyone in the restaurant stared at the couple.'),
      word(
        'leave in peace',
        'phrase',
        'to stop troubling somebody',
        'The actor asked reporters to leave his family in peace.',
      ),
      word(
        'mention',
        'verb',
        'to say something about a thing without giving details',
        'Please don’t mention her last film.',
      ),
      word(
        'photographer',
        'noun',
        'somebody whose job is taking pictures',
        'Photographers were waiting outside the theatre.',
      ),
      word('stranger', 'noun', 'somebody you do not know', 'Strangers stop her in the street every day.'),
      word(
        'acting',
        'noun',
        'the work of playing people in films or plays',
        'Critics praised the story more than the acting.',
      ),
      word('put on a play', 'phrase', 'to perform a story on a stage', 'Our village puts on a play every winter.'),
      word('criticism', 'noun', 'opinions about what is bad in something', 'Stars have to get used to criticism.'),
      word(
        'publicity',
        'noun',
        'attention from newspapers, television and the internet',
        'The film got free publicity from the argument.',
      ),
      word(
        'rumour',
        'noun',
        'a story that is passed on and may be untrue',
        'There is a rumour that the band is splitting up.',
      ),
    ],
    text: {
      title: 'The lady in the white house',
      kind: 'text',
      genre: 'letter',
      text: `Dear new neighbours,

Welcome to Skerry Bay. The bins are emptied on Mondays, and the baker sells out by nine. There is one more thing that we would like you to know before you go out for your first walk.

The lady in the white house is Ilka Varga. Yes, the actress. When she moved here six years ago, photographers sat behind every wall. We held a meeting and agreed on three rules. Nobody stares. Nobody mentions films. Strangers who ask for her house are sent to the lighthouse, which is four kilometres away and well worth seeing.

It has worked; perhaps too well. Our postman, who has seen The Winter Train eleven times, pretended not to recognise her and asked her to spell her name. At last year’s quiz we were asked who had played the captain’s daughter in that very film. All six teams, hers included, left the line blank. We were rather proud of ourselves.

Then, at our meeting in September, Ms Varga stood up. She thanked us for leaving her in peace. But there was something that she had wanted to ask for years, she said, and she hoped for an honest answer. Every winter we put on a play. We had asked the dentist to join in, and the butcher, and once even the butcher’s dog. Was her acting really that bad?

You could have heard the sea.

So this winter she is the second fisherman. She has nine lines, is never late and accepts criticism gratefully: we have told her to speak up. Tickets cost four euros. Do come, and if she is good, tell her so. If she is not, tell her that as well. It is our fourth rule.

Your neighbours`,
      questions: [
        choose(
          'Why has the letter been written?',
          'To explain how to behave towards somebody famous',
          [
            [
              'To complain about visitors who hope to see a star',
              'The visitors are a thing of the past, and easily sent away.',
            ],
            [
              'To persuade an actress to take part in a village play',
              'She has the part already, and the letter is not to her.',
            ],
            ['To find new actors for a play about a fishing village', 'The neighbours are asked to watch, not to act.'],
          ],
          'The letter tells of “one more thing that we would like you to know”: the rules about Ilka Varga.',
        ),
        choose(
          'What happens to people who are looking for the white house?',
          'They are sent the wrong way.',
          [
            ['They are taken to a meeting.', 'The meeting was held to agree on the rules.'],
            ['They are told to leave town.', 'They are even sent to something worth seeing.'],
            ['They are shown some films.', 'Nobody in Skerry Bay mentions films.'],
          ],
          'They “are sent to the lighthouse, which is four kilometres away”.',
        ),
        trueOrFalse(
          'At the quiz, one team wrote down Ilka Varga’s name.',
          false,
          '“All six teams, hers included, left the line blank.”',
        ),
        write(
          'Which part is Ilka Varga going to play this winter?',
          [
            'the second fisherman',
            'second fisherman',
            'the 2nd fisherman',
            '2nd fisherman',
            'a fisherman',
            'fisherman',
            'the fisherman',
          ],
          '“So this winter she is the second fisherman.”',
        ),
        choose(
          'What had Ilka Varga come to believe?',
          'That her neighbours did not think much of her work',
          [
            [
              'That her neighbours had never found out who she was',
              'She thanks them for leaving her in peace, so she knows that they know.',
            ],
            [
              'That her neighbours would like her to move elsewhere',
              'She does not say that she felt unwelcome in the place.',
            ],
            ['That her neighbours had sold her story to a newspaper', 'They had protected her from the press.'],
          ],
          'She had never been asked to join in, so she asks: “Was her acting really that bad?”',
        ),
        choose(
          'What have the people of Skerry Bay understood?',
          'Too much respect can leave somebody out.',
          [
            ['A famous person cannot keep a secret for long.', 'It was they who kept it, and they kept it well.'],
            ['A good film actress is often poor on a stage.', 'They do not know yet how good she will be.'],
            ['People who are admired never accept advice.', 'She accepts criticism gratefully.'],
          ],
          'Their rules had worked “perhaps too well”. Now: “if she is good, tell her so. If she is not, tell her that as well.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'On Thursday the singer Anahit Sol is to be a guest on a live radio programme. A producer of the programme phones the singer’s manager.',
      a: {
        role: 'You produce the radio programme.',
        facts: [
          'The programme is live from six to seven. A guest is on the air for thirty minutes, usually the first thirty.',
          'Most listeners who have written want to know why Anahit left the band. Many also ask about her childhood.',
          'Guests may know the topics before the programme, but not the exact questions. That is a rule of the station.',
          'There is a piano in the studio, but no room for a band.',
        ],
        goals: [
          'Find out whether Anahit will talk about the band, and from what time on.',
          'Find out what you had better not ask, and what she enjoys talking about.',
          'Get her to sing something live.',
          'Agree on the minutes at which she comes in and leaves.',
        ],
      },
      b: {
        role: 'You are Anahit Sol’s manager.',
        facts: [
          'She has promised to say nothing about the band before half past six on Thursday. After that she may talk about it freely.',
          'She does not answer questions about her family. About cooking she could talk for hours.',
          'She has a concert at eight. Her car has to leave the studio by ten to seven.',
          'She has a sore throat. One quiet song with a piano would be possible, but nothing loud.',
        ],
        goals: [
          'Find out when the programme begins, and how long she would be on the air.',
          'Find out what the listeners want to know.',
          'Find out whether you can see the questions beforehand.',
          'Find out which instruments there are in the studio.',
        ],
      },
      phrases: [
        'Our listeners would love to hear …',
        'She’d rather not talk about …',
        'Could that wait until …?',
        'I can’t promise …, but …',
        'Would she be prepared to …?',
        'So she’d be on from … to …',
      ],
    },
    statements: [
      'Nobody should become famous before the age of eighteen.',
      'Those who live by fame have no right to complain about it.',
      'A bad person can be a great artist.',
      'It is worse to be forgotten than never to have been known.',
      'Fans are in love with somebody who does not exist.',
      'Anybody can become famous today, so fame is worth less.',
      'I would rather be respected by ten people than known by ten million.',
      'Stars should not advertise things that they do not use.',
    ],
    questions: [
      'What would you miss most if everybody knew your face?',
      'Why do we care what people whom we have never met eat and wear?',
      'Who deserves to be famous, but hardly ever is?',
      'How has being famous changed since your grandparents were young?',
      'What would you do if you found yourself next to a star on a long train journey?',
    ],
    task: {
      instruction:
        'A mountain railway has to sell 5,000 more tickets by the end of summer, or it will close. It has 20,000 euros for at most two well-known faces. Choose them, and say what they are to do.',
      options: [
        'A former champion skier from the valley: 4,000 euros, known to everybody over forty and to nobody under',
        'A television detective: 15,000 euros, a million followers, afraid of heights',
        'Twin sisters who film themselves cooking in odd places: 6,000 euros, their last sponsor had to wait for three months',
        'A weather presenter whom everybody trusts: 5,000 euros, live from the top, on one Sunday only',
        'A singer with a song about a train: 12,000 euros, the song may be used all summer, but she will not come herself',
        'A goalkeeper: 9,000 euros, brings 600 loyal fans, while the next valley supports another team',
        'The railway’s own driver: free, forty-one years of funny stories, never been filmed',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for a school magazine on the question “Do famous people owe anything to their fans?” Give a good example for each side before you say what you think.',
  },
};
