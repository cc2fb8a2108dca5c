import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('talk', 'noun', 'when one person speaks to a group about one thing', 'My talk on Friday is about sharks.'),
      word(
        'give a talk',
        'phrase',
        'to speak to a group about one thing',
        'I have to give a talk in front of the class.',
      ),
      word('topic', 'noun', 'the thing that you speak or write about', 'The topic of her talk was old maps.'),
      word(
        'practise',
        'verb',
        'to do something many times because you want to be good at it',
        'Practise your talk at home first.',
      ),
      word('audience', 'noun', 'the people who listen or watch', 'The audience was very quiet.'),
      word('nervous', 'adjective', 'a little afraid before something important', 'I am always nervous before a test.'),
      word(
        'slide',
        'noun',
        'one page with words or pictures that you show to people',
        'There is a photo on the last slide.',
      ),
      word('notes', 'noun', 'a few words on paper that help you to remember', 'Do not read all your notes.'),
      word('loudly', 'adverb', 'so that everybody can hear you', 'Please speak loudly in this big room.'),
      word('slowly', 'adverb', 'not fast', 'Good speakers speak slowly.'),
      word('look up', 'verb', 'to find facts in a book or on the internet', 'I looked up the word before my talk.'),
      word('clap', 'verb', 'to hit your hands together because you liked something', 'Everybody clapped at the end.'),
      word(
        'screen',
        'noun',
        'the white or bright thing that shows pictures',
        'Stand next to the screen, not in front of it.',
      ),
      word('speaker', 'noun', 'somebody who is talking to a group', 'The first speaker was very funny.'),
    ],
    text: {
      title: 'The talk on bus 9',
      kind: 'text',
      genre: 'story',
      text: `Siti had to give a talk in class on Friday. Her topic was the moon. Her slides were good, but she was nervous. There were twenty-five people in her class: a big audience!

Her home was never quiet, so she practised on bus 9, in the last row, with her notes in her hand.

On Monday nobody listened. On Tuesday an old man turned round. “Louder, please,” he said. On Wednesday a girl asked, “Is there wind on the moon?” Siti looked it up at home. On Thursday two people stayed on the bus after their stop, and at the end they clapped.

On Friday the school computer was broken. No slides! She spoke loudly and slowly. Then a boy asked, “Is there wind on the moon?” Siti smiled.

After school she got on bus 9. “How was it?” asked the driver.

“Good. And now I can sleep on the bus.”

“Oh no,” said the driver. “What is the next talk about?”`,
      questions: [
        choose(
          'What is the story about?',
          'A student who practises her talk on a bus',
          [
            ['A student who is late because of her bus', 'Siti takes bus 9, but we do not read that she is late.'],
            [
              'A driver who talks too much to the people on a bus',
              'The driver asks two questions, and only at the end.',
            ],
            ['A class that has its lesson about the moon on a bus', 'The class hears the talk at school.'],
          ],
          '“so she practised on bus 9, in the last row”',
        ),
        write('What was Siti’s talk about?', ['the moon', 'moon', 'about the moon'], '“Her topic was the moon.”'),
        trueOrFalse('On Monday the people on the bus listened to Siti.', false, '“On Monday nobody listened.”'),
        choose(
          'What was the problem at school on Friday?',
          'Siti could not show her pictures.',
          [
            ['Siti did not find her notes.', 'We do not read that she lost them.'],
            ['The class did not like her topic.', 'A boy asked a question. We do not read that they did not like it.'],
            ['The boys in the class were too loud.', 'It was Siti who spoke loudly.'],
          ],
          '“On Friday the school computer was broken. No slides!”',
        ),
        choose(
          'Why did Siti smile at the boy’s question?',
          'She knew the answer already.',
          [
            ['She knew the boy from the bus.', 'On the bus a girl asked the question, not the boy.'],
            ['She did not hear it very well.', 'The story does not say that. She was ready for it.'],
            ['She wanted to tell a funny story.', 'We do not read about a funny story.'],
          ],
          'A girl on the bus asked the same thing, and Siti “looked it up at home”.',
        ),
        choose(
          'What can we say about the driver?',
          'The driver liked Siti’s talk.',
          [
            ['The driver needs more sleep.', 'It is Siti who wants to sleep on the bus.'],
            ['The driver is also a teacher.', 'The driver asks about the talk, but does not work at the school.'],
            ['The driver wants a quieter bus.', 'The driver is not happy that Siti wants to sleep.'],
          ],
          'The driver wants one more: “What is the next talk about?”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Monday. On Friday the two of you give a talk about whales in class. You have to plan it.',
      a: {
        role: 'You spoke to the teacher about the talk.',
        facts: [
          'The talk is six minutes long. Each of you has to speak for three minutes.',
          'The room with the big screen is free on Tuesday and on Thursday, from four to five.',
          'You are nervous at the beginning of a talk. You want to be the second speaker.',
        ],
        goals: [
          'Find out what parts the talk has, and how long they are.',
          'Find out when B can practise with you.',
          'Agree on who speaks first and who says what.',
        ],
      },
      b: {
        role: 'You made the slides for the talk.',
        facts: [
          'There are three parts: the family (two minutes), the food (one minute) and the long way through the sea (three minutes).',
          'You play football on Tuesdays. On Thursdays you have time from half past four.',
          'You do not want to be the first speaker: last time you forgot the first words.',
        ],
        goals: [
          'Find out how long the talk is, and how long each of you has to speak.',
          'Find out when you can use the room with the big screen.',
          'Agree on who speaks first and who says what.',
        ],
      },
      phrases: [
        'How long is …?',
        'When can you …?',
        'I can talk about …',
        'I don’t really want to …',
        'You can choose … if I …',
        'Let’s begin with …',
      ],
    },
    statements: [
      'I like to give talks.',
      'A talk without pictures is boring.',
      'Five minutes is too long for a talk in class.',
      'It is easier to speak to strangers than to friends.',
      'A good speaker does not need notes.',
      'It is good to start a talk with a joke.',
      'Two speakers are better than one.',
      'People should ask their questions at the end of a talk.',
    ],
    questions: [
      'What can you talk about for five minutes?',
      'What does a good speaker do with hands and eyes?',
      'Where is a good place to practise a talk?',
      'What can you do when the computer does not work?',
      'What makes a talk boring?',
    ],
    task: {
      instruction:
        'Visitors from another country are coming to your class. You have ten minutes and ten pounds. You want to show them your town. Choose three or four parts, and say which comes first.',
      options: [
        'A map with the five best places: four minutes',
        'A song from your town: three minutes, and everybody has to sing',
        'Old photos of the streets: two minutes, but somebody has to find them',
        'A quiz with prizes: three minutes, four pounds',
        'Something small to eat: four minutes, eight pounds',
        'A short film: five minutes, but the computer is very old',
        'A true story about one house: two minutes, with only one speaker',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who has to give a talk next week and is nervous. Say what your friend can do before the talk, at the beginning and at the end. Finish with something nice.',
  },
  hard: {
    words: [
      word(
        'presentation',
        'noun',
        'a talk in which you show and explain something to a group',
        'Her presentation lasted exactly ten minutes.',
      ),
      word(
        'rehearse',
        'verb',
        'to practise something that you will later do in front of people',
        'He rehearsed in an empty meeting room.',
      ),
      word(
        'audience',
        'noun',
        'all the people who listen to a talk or watch a show',
        'Know your audience before you choose your examples.',
      ),
      word(
        'lose your thread',
        'phrase',
        'to forget what you wanted to say next',
        'A phone rang, and I lost my thread.',
      ),
      word('pause', 'noun', 'a short time in which nobody speaks', 'A pause gives people time to think.'),
      word('confidence', 'noun', 'the feeling that you can do something well', 'Her confidence grew with every slide.'),
      word(
        'stage',
        'noun',
        'the raised part of a hall from which people speak',
        'He walked to the front of the stage.',
      ),
      word(
        'yawn',
        'verb',
        'to open your mouth wide because you are tired or bored',
        'Somebody in the front row yawned.',
      ),
      word('nod', 'verb', 'to move your head up and down as a sign of yes', 'Two listeners nodded at every sentence.'),
      word(
        'conference',
        'noun',
        'a large meeting with talks, often over several days',
        'The conference opened with a short film.',
      ),
      word(
        'eye contact',
        'noun',
        'looking straight at somebody who is looking at you',
        'Make eye contact with people at the back, too.',
      ),
      word(
        'handout',
        'noun',
        'a sheet of paper with information for everybody',
        'Give out the handout after the talk.',
      ),
      word(
        'get to the point',
        'phrase',
        'to say at last what really matters',
        'After nine slides he got to the point.',
      ),
      word('sum up', 'verb', 'to say the main things again in a few words', 'Can you sum up your talk in a sentence?'),
    ],
    text: {
      title: 'Hired to look bored',
      kind: 'dialogue',
      genre: 'interview',
      text: `Jomo: Eleni, what does it say on your business card?
Eleni: “Audience”. People who have an important presentation to give hire me and five colleagues to sit in front of them while they rehearse.
Jomo: So you listen and nod.
Eleni: Hardly ever. We are booked to be difficult. I yawn. Viktor reads his messages. Somebody leaves after four minutes and lets the door slam.
Jomo: That sounds cruel.
Eleni: It’s practice. Speakers assume that every yawn is about them, when it may be about a baby at home. We go on until they no longer speed up whenever they see one.
Jomo: What else goes wrong?
Eleni: They talk to the screen. A screen never yawns, so they feel safe with it. Or they panic when they lose their thread. One engineer was sure that he had stood there in silence for a minute. We had timed the pause: three seconds. From our chairs it had looked like confidence.
Jomo: Is it hard to look bored all day?
Eleni: Only if the talk is good. Last week a woman presented a new kind of drain, and I was supposed to fall asleep after ten minutes. I couldn’t. I had to know how it ended. I gave her the money back.
Jomo: You must be a wonderful speaker yourself.
Eleni: In May I was invited to a conference to talk about my work. I rehearsed for weeks in front of my colleagues. They were dreadful, just as I had asked. Then I walked out onto the stage, and three hundred people looked up, wide awake, and smiled at me.
Jomo: And?
Eleni: I couldn’t get a word out. Nobody had prepared me for that.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Training speakers by being a bad audience',
          [
            [
              'Teaching audiences how to listen politely',
              'Eleni’s colleagues are an audience, but they are there to help the speaker.',
            ],
            [
              'Finding the right speakers for a conference',
              'Eleni was invited to one, but she does not choose its speakers.',
            ],
            [
              'Turning dull presentations into exciting ones',
              'Eleni works on how speakers react, not on what they say.',
            ],
          ],
          'Speakers hire them “while they rehearse”, and “We are booked to be difficult.”',
        ),
        choose(
          'According to Eleni, what should speakers understand about a yawn?',
          'It may have nothing to do with the talk.',
          [
            ['It often means that the talk is too long.', 'Many speakers think so, but Eleni gives another reason.'],
            ['It goes away if you speak a little faster.', 'They do speed up, and that is what she wants to stop.'],
            ['It is a sign that people trust the speaker.', 'Eleni does not say anything about trust.'],
          ],
          '“it may be about a baby at home”',
        ),
        choose(
          'Why do some speakers face the screen?',
          'It shows no reaction to them.',
          [
            ['It reminds them of what comes next.', 'That may be so in life, but Eleni does not give this reason.'],
            ['It tells them how much time is left.', 'Eleni timed a pause, but not with the screen.'],
            [
              'It keeps the audience from falling asleep.',
              'Eleni talks about how the speaker feels, not the audience.',
            ],
          ],
          '“A screen never yawns, so they feel safe with it.”',
        ),
        write(
          'How long did the engineer’s pause really last?',
          ['three seconds', '3 seconds', 'three', '3', 'for three seconds', 'for 3 seconds'],
          '“We had timed the pause: three seconds.”',
        ),
        trueOrFalse(
          'Eleni kept the money that she was paid for the talk on drains.',
          false,
          '“I gave her the money back.”',
        ),
        choose(
          'Why was Eleni unable to speak at the conference?',
          'She was not used to friendly listeners.',
          [
            ['She had not practised her talk enough.', 'She had rehearsed it for weeks.'],
            ['She saw her colleagues in the front row.', 'They were at the rehearsals. We do not hear that they came.'],
            ['She had expected a much smaller audience.', 'She mentions the number, but not that it surprised her.'],
          ],
          'Her colleagues “were dreadful”, but on the day people “looked up, wide awake, and smiled”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is three o’clock on the day of a conference on water, with 200 guests. A speaker arrives and learns from the organiser that the programme has changed.',
      a: {
        role: 'You are the speaker. You have invented a way to clean dirty water.',
        facts: [
          'Your presentation takes twenty-five minutes: fifteen of talk and ten of an experiment with water, which is the best part.',
          'For the experiment you need a table, a bucket of water and five minutes to set it up.',
          'You have a film of the experiment on your laptop. It lasts three minutes and is less exciting.',
          'Your train leaves at 4.40, and the station is a quarter of an hour away.',
        ],
        goals: [
          'Find out when you speak now, and for how long.',
          'Find out where water is allowed, and how many people can see you there.',
          'Agree on a plan in which as many people as possible see what your invention can do.',
        ],
      },
      b: {
        role: 'You are the organiser of the conference.',
        facts: [
          'Another speaker is late. A can have the stage from 3.50 to 4.05 or, as the last speaker, from 4.15 to 4.40.',
          'Water is not allowed on the stage because of the cables.',
          'There is a coffee break from 3.20 to 3.50 in the entrance hall. It has tables, and water is no problem there, but only sixty people can stand close enough to see anything.',
        ],
        goals: [
          'Find out how long each part of A’s presentation takes, and what the experiment needs.',
          'Find out when A has to leave at the latest.',
          'Agree on a plan in which nobody speaks for longer than planned.',
        ],
      },
      phrases: [
        'I’m afraid there’s been a change of plan.',
        'How long would you need for …?',
        'Would it be possible to …?',
        'I could leave out …, provided that …',
        'The trouble is that …',
        'So, to sum up, …',
      ],
    },
    statements: [
      'Most presentations would be better as an email.',
      'Anybody who reads from the slides should have to stop.',
      'A speaker who is a little nervous is easier to like.',
      'Good speakers are born, not made.',
      'The first minute decides whether people will listen.',
      'It is the fault of the speaker if the audience looks at phones.',
      'I would rather write ten pages than speak for ten minutes.',
      'Students should be marked on how well they listen to a talk.',
    ],
    questions: [
      'What do you remember of a talk a week later, and why?',
      'How can an audience help a speaker who has lost the thread?',
      'What would you change about the way talks are given at your school or at work?',
      'Which is harder, to speak to three people or to three hundred?',
      'How would you begin a talk on something as dull as drains?',
    ],
    task: {
      instruction:
        'Every Monday a company has a presentation of an hour, and half of the audience is asleep by the end. Choose three new rules. Together they may cost the speaker two extra hours of work at most, and at least one must change something for the audience.',
      options: [
        'No more than ten slides: one extra hour, and the graphs will suffer',
        'No slides at all, but one object to pass round: two extra hours',
        'Everybody stands, the audience as well: no extra work, but hard on the feet',
        'A bell rings after fifteen minutes, even in the middle of a sentence: one extra hour',
        'The talk is rehearsed in front of somebody from another department: one extra hour for the speaker and one for the listener',
        'All phones go into a basket at the door: no extra work, but customers may have to wait',
        'One listener, whose name is picked out of a hat, has to sum up the talk: no extra work, but a little frightening',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to a colleague or classmate who has sent you the forty slides of a ten-minute presentation and wants your opinion. Say what you liked, explain kindly what should go, and suggest how to begin and how to end.',
  },
};
