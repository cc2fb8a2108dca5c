import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('song', 'noun', 'a short piece of music with words', 'This song is three minutes long.'),
      word('band', 'noun', 'a group of people who make music together', 'There are four people in our band.'),
      word('sing', 'verb', 'to make music with your voice', 'I always sing in the shower.'),
      word(
        'play the piano',
        'phrase',
        'to make music on a big instrument with black and white keys',
        'Can you play the piano?',
      ),
      word('concert', 'noun', 'a show where people play music for others', 'The concert begins at eight.'),
      word('drums', 'noun', 'round instruments that you hit', 'My brother plays the drums in the garage.'),
      word('loud', 'adjective', 'easy to hear from far away', 'The music next door is too loud.'),
      word('quiet', 'adjective', 'with very little noise', 'She has a quiet voice, but it is beautiful.'),
      word('fast', 'adverb', 'with a lot of speed', 'He plays the guitar very fast.'),
      word('learn', 'verb', 'to work at something new until you can do it', 'I want to learn this song for the party.'),
      word('audience', 'noun', 'all the people who watch or listen', 'The audience danced to the last song.'),
      word('instrument', 'noun', 'a thing that you make music with, like a guitar', 'Which instrument do you play?'),
      word(
        'practise',
        'verb',
        'to do something again and again to get better',
        'We practise every Tuesday after school.',
      ),
      word('singer', 'noun', 'a person who makes music with their voice', 'The singer forgot the words.'),
    ],
    text: {
      title: 'One song, three times',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Amina: The concert is on Saturday, and they want three songs from our band.
Mateo: But we only know one song!
Amina: Can we learn two more in four days?
Mateo: No. It took us five months to learn this one.
Amina: Then we play it three times. First we play it fast, with loud drums.
Mateo: All right. That’s rock music. And then?
Amina: Then we play it slowly. You sing in a quiet voice, and I play the piano.
Mateo: My grandmother is going to like that. She hates drums. And the third time?
Amina: The third time we don’t sing. The audience sings.
Mateo: The audience? They don’t know the words!
Amina: Mateo, they’re going to hear them twice before that.
Mateo: You’re right. But what do we do if people shout for one more song?
Amina: After three times? Don’t worry about that.`,
      questions: [
        choose(
          'What do Amina and Mateo talk about?',
          'How to give a concert with one song',
          [
            ['How to find a singer for their band', 'Mateo can sing, so they do not look for a singer.'],
            ['How to learn two songs before Saturday', 'Amina asks about this, but Mateo says no.'],
            ['How to play quiet music for old people', 'The grandmother likes quiet music, but that is a small thing.'],
          ],
          'Mateo says: “we only know one song”. Amina says: “Then we play it three times.”',
        ),
        write(
          'How long did it take the band to learn their song?',
          ['five months', '5 months'],
          '“It took us five months to learn this one.”',
        ),
        trueOrFalse('Mateo’s grandmother likes drums.', false, '“She hates drums.”'),
        choose(
          'Why can the audience sing the third time?',
          'They know the words by then.',
          [
            ['They get the words on paper.', 'Nobody talks about paper.'],
            ['They have the song at home.', 'Mateo says that people do not know the words.'],
            ['They sing after the singer, line by line.', 'The band does not sing the third time.'],
          ],
          '“they’re going to hear them twice before that”',
        ),
        choose(
          'What does Amina think at the end?',
          'Nobody is going to want the song again.',
          [
            ['The band is going to know a new song then.', 'They have only four days, and Mateo says no.'],
            ['Mateo is going to be too tired to sing.', 'Mateo does not sing the third time.'],
            ['The audience is going to leave before the end.', 'In her plan the audience sings the third time.'],
          ],
          'Mateo asks about “one more song”. Amina says: “After three times? Don’t worry about that.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your school has one music room. You both want to practise there, but not at the same time. Make a plan for each week.',
      a: {
        role: 'You play the drums.',
        facts: [
          'You asked the teacher: the room is free on Monday, Wednesday and Friday, from four to six.',
          'You play football on Wednesday until five.',
          'You want to practise for four hours a week, and you would like three different days.',
        ],
        goals: [
          'Find out on which days B can come, and at what time.',
          'Find out how many hours B needs.',
          'Agree on a plan with B.',
        ],
      },
      b: {
        role: 'You play the violin.',
        facts: [
          'On Monday you have to leave at five.',
          'On Wednesday you have time from four to six. On Friday you cannot come.',
          'You need two hours a week. Two hours on one day are hard for your arm.',
        ],
        goals: [
          'Find out when the room is free.',
          'Find out how many hours A wants, and when A is busy.',
          'Agree on a plan with A.',
        ],
      },
      phrases: [
        'When is the room free?',
        'I’m sorry, I can’t come on …',
        'How many hours do you need?',
        'You can have it from … to …',
        'Is it OK if I come on …?',
        'So on Monday you …, and I …',
      ],
    },
    statements: [
      'Everybody can learn to sing.',
      'Old songs are better than new songs.',
      'I can’t work or study without music.',
      'Every child should learn an instrument at school.',
      'The words of a song are not important.',
      'A concert at home on a screen is as good as a real concert.',
      'Shops should be quiet, without music.',
      'Young people and older people never like the same music.',
    ],
    questions: [
      'When and where do you listen to music?',
      'Which song do you know from the first word to the last?',
      'Which instrument would you like to play, and why?',
      'What music is good for a long bus trip?',
      'What makes a concert good or bad?',
    ],
    task: {
      instruction:
        'Your school is planning an evening with music. You have 300 pounds. Choose three of these. Together they must fill 60 to 90 minutes.',
      options: [
        'A rock band with its own lights: 250 pounds, 40 minutes, very loud',
        'The school choir: free, 15 minutes, and all the parents come',
        'A DJ: 150 pounds, 60 minutes, good for dancing, but nobody plays an instrument',
        'A man of eighty with a guitar: 50 pounds, 20 minutes, songs from the 1960s',
        'A drum group: 100 pounds, 20 minutes, the audience can play too',
        'A girl of twelve at the piano: free, 10 minutes, her first concert',
        'A karaoke machine: 80 pounds, 30 minutes, everybody can sing, good or bad',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend. Invite your friend to a concert. Say who is going to play, what the music is like, and where and when you can meet.',
  },
  hard: {
    words: [
      word('tune', 'noun', 'the musical notes of a song, without the words', 'I know the tune but not the words.'),
      word(
        'chorus',
        'noun',
        'the part of a song that comes back after each verse',
        'Everyone joined in with the chorus.',
      ),
      word('beat', 'noun', 'the regular rhythm of a piece of music', 'You can’t help moving to that beat.'),
      word('hit', 'noun', 'a song that sells very well', 'Their only hit was written in a car park.'),
      word('hum', 'verb', 'to sing with your lips closed', 'My neighbour hums while she waters her plants.'),
      word(
        'stage',
        'noun',
        'the raised place where musicians or actors perform',
        'The singer fell off the stage and carried on.',
      ),
      word(
        'tour',
        'verb',
        'to travel from place to place and give concerts',
        'They toured for a year in an old ambulance.',
      ),
      word('rehearse', 'verb', 'to practise before you perform in public', 'The orchestra rehearsed until midnight.'),
      word(
        'review',
        'verb',
        'to write your opinion of a concert, book or film',
        'She reviews concerts for the local paper.',
      ),
      word(
        'microphone',
        'noun',
        'a thing that you speak or sing into so that everyone hears you',
        'The microphone picked up every breath.',
      ),
      word(
        'predictable',
        'adjective',
        'happening just as you expect, so rather boring',
        'The second half of the album is predictable.',
      ),
      word('lyrics', 'noun', 'the words of a song', 'I had misheard the lyrics for years.'),
      word('catchy', 'adjective', 'pleasant and easy to remember', 'The song is so catchy that it drives me mad.'),
      word(
        'live',
        'adverb',
        'in front of an audience, not recorded',
        'Some bands are much better when they play live.',
      ),
    ],
    text: {
      title: 'The night the power failed',
      kind: 'text',
      genre: 'review',
      text: `I went to the Harbour Hall on Friday expecting to be bored. The Borrowed Coats have been touring with the same twelve songs for two years, and I have reviewed them before: polished, predictable, far too loud.

For half an hour they proved me right. Then, in the middle of “Slow Train Home”, their biggest hit, there was a bang and the hall went dark. The guitars died. Only the drummer, who needs no electricity, kept the beat.

What happened next I will not forget. Somebody at the back began to hum the tune. The singer, Ines Okafor, sat down on the edge of the stage without a microphone and joined in, so quietly that nine hundred people held their breath to hear her. By the chorus we were all singing, lit by nothing but our phones. When the power came back, six minutes later, the audience groaned.

I went home and wrote the warmest review of my career. Five stars: nobody, I wrote, can rehearse a moment like that.

On Saturday I rang my sister, who lives three hundred miles away and had seen the band on Wednesday. “You should have been there,” she said, before I could begin. “In the middle of ‘Slow Train Home’ the power failed, and then somebody at the back started humming.”

So I tore up my review, and have been arguing with myself ever since. The accident was a trick; the silence was not, and neither were the nine hundred voices. Nobody walks out of a theatre because the actors knew how the play would end. Four stars, then, and a fifth for whoever was humming, who must by now have spent a fortune on train tickets.`,
      questions: [
        choose(
          'What is the review mainly about?',
          'A moving moment that had been planned',
          [
            ['A dull band that ought to stop touring', 'The writer expected to be bored, but was moved.'],
            ['A brave singer who saved a ruined concert', 'It looked like that at first, but nothing had gone wrong.'],
            ['A modern hall that needs safer electricity', 'The power cut was not the fault of the hall.'],
          ],
          '“The accident was a trick; the silence was not”',
        ),
        trueOrFalse(
          'The first half-hour of the concert was better than the writer had expected.',
          false,
          'The writer expected to be bored, and “For half an hour they proved me right.”',
        ),
        choose(
          'Why did the audience groan?',
          'They would rather have gone on as they were.',
          [
            ['They had been waiting too long in the dark.', 'They were singing, and enjoyed it.'],
            ['They were told that the concert was over.', 'Nobody told them so; the power came back.'],
            ['They found out that the power cut was a trick.', 'The writer found out only the next day.'],
          ],
          'They were all singing; then “the power came back, six minutes later”.',
        ),
        write(
          'Who made the writer see that it had not been an accident?',
          [
            'sister',
            'the sister',
            'her sister',
            'his sister',
            'their sister',
            'my sister',
            'the writer’s sister',
            'the reviewer’s sister',
            'a sister',
          ],
          '“On Saturday I rang my sister”. She had seen the same thing on Wednesday.',
        ),
        choose(
          'Why does the writer mention actors?',
          'To say that planned things can move us too',
          [
            ['To say that the band should study drama', 'The writer gives the band no such advice.'],
            ['To say that musicians are worse at pretending', 'The band pretended very well.'],
            ['To say that a play is less exciting than a concert', 'The writer compares them because they are alike.'],
          ],
          '“Nobody walks out of a theatre because the actors knew how the play would end.”',
        ),
        choose(
          'What does the writer suggest about the person who hummed?',
          'This person travels with the band.',
          [
            ['This person arrived at the hall too late.', 'Being at the back does not mean being late.'],
            ['This person could not afford a better seat.', 'The fortune went on train tickets, and it is a joke.'],
            ['This person is the writer’s own sister.', 'The sister was at the concert on Wednesday, far away.'],
          ],
          'The humming happened in both towns, so the person “must by now have spent a fortune on train tickets”.',
        ),
      ],
    },
    roleCards: {
      scene: 'A band wants to play in a small concert hall in March. A musician rings the manager of the hall.',
      a: {
        role: 'You manage the hall, which has 200 seats.',
        facts: [
          'Two dates are free: Friday the 4th and Thursday the 17th. Music has to stop at half past ten.',
          'You pay half of the ticket money. Tickets are 12 pounds. Fridays sell out; on Thursdays about a hundred people come.',
          'The piano is being repaired. It will be back on the 10th.',
        ],
        goals: [
          'Find out how long the band plays, and when it could start.',
          'Find out how much it needs, and whether it brings people of its own.',
          'Agree on a date. You want at least an hour of music.',
        ],
      },
      b: {
        role: 'You play in the band and plan its concerts.',
        facts: [
          'With a piano you play for two hours. Without one you have seventy minutes of music.',
          'On Friday the 4th you play at a wedding and can’t start before nine. On other days you can start at seven.',
          'The trip costs 900 pounds, so you need that at least.',
          'Sixty fans have promised to come, whichever day it is. Your pianist is sad to be left out.',
        ],
        goals: [
          'Find out which dates are free, and when you have to finish.',
          'Find out how you would be paid, and how many tickets are usually sold.',
          'Find out about the piano, and agree on a date.',
        ],
      },
      phrases: [
        'Would you be able to start by …?',
        'How many people can we expect?',
        'If I’ve worked it out right, that makes …',
        'The trouble with Friday is …',
        'I’d rather … than …',
        'Shall we settle on …?',
      ],
    },
    statements: [
      'A song loses its magic when you learn what it is about.',
      'Concerts would be better without phones.',
      'A computer will never write a song that makes people cry.',
      'People who play music on a train without headphones should be asked to get off.',
      'The music that you love at fifteen stays with you for life.',
      'Talent matters less than hours of practice.',
      'A song is ruined once it has been used in an advertisement.',
      'Street musicians make a city better, even the bad ones.',
    ],
    questions: [
      'Which piece of music takes you back to a particular place?',
      'Why do people pay a lot to hear live what they can hear at home for nothing?',
      'What do you think of bands that pretend to sing on stage?',
      'How do you find music that you have never heard before?',
      'What would a day without any music be like?',
    ],
    task: {
      instruction:
        'A town has 40,000 pounds to spend on music this year. Choose three plans that reach teenagers as well as people over sixty, and be ready to defend them.',
      options: [
        'Violin lessons for thirty children of eight: 18,000 pounds, with a concert for their grandparents',
        'A studio under the library where teenagers may record for nothing: 20,000 pounds',
        'A festival in the park: 22,000 pounds, for all ages, one loud weekend',
        'A choir that takes anybody, with a paid conductor: 6,000 pounds',
        'Pianos in the station, the park and the hospital: 9,000 pounds, and no one can choose who plays',
        '500 pounds each for twenty new bands, no questions asked: 10,000 pounds',
        'A concert a week in homes for the elderly, given by students: 12,000 pounds',
      ],
    },
    writing:
      'Write a review of 150 to 190 words for a school website about a concert, real or invented, at which something unexpected happened. Say what you had expected, what happened, and how many stars you give.',
  },
};
