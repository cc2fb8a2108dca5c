import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('sleep', 'verb', 'to rest with your eyes closed, at night', 'I sleep for seven hours.'),
      word('tired', 'adjective', 'wanting to rest', 'He is tired after work.'),
      word('go to bed', 'phrase', 'to lie down for the night', 'What time do you go to bed?'),
      word('wake up', 'phrasal verb', 'to open your eyes in the morning', 'She wakes up at six.'),
      word('fall asleep', 'phrase', 'to close your eyes and start to dream', 'I fall asleep on the bus.'),
      word('alarm', 'noun', 'a clock or phone that makes a noise in the morning', 'My alarm rings at seven.'),
      word('dream', 'noun', 'pictures in your head at night', 'I had a funny dream.'),
      word('pillow', 'noun', 'the soft thing under your head', 'This pillow is too hard.'),
      word('dark', 'adjective', 'with no light', 'It is dark in my bedroom.'),
      word('get up', 'phrasal verb', 'to leave your bed', 'On Sundays we get up late.'),
      word('nap', 'noun', 'a short rest in the day', 'Grandad has a nap after lunch.'),
      word('noise', 'noun', 'a loud sound that you do not like', 'The noise of the cars wakes me.'),
      word('screen', 'noun', 'the part of a phone that you look at', 'Turn off your screen at nine.'),
      word('stay up late', 'phrase', 'to go to bed after the usual time', 'We stay up late on Fridays.'),
    ],
    text: {
      title: 'When do they sleep?',
      kind: 'text',
      genre: 'report',
      text: `Our class asked 60 students of our school, “How do you sleep?” Here is what we found.

Most students go to bed between ten and midnight. Only nine go to bed before ten. But most have to get up early: 41 of the 60 get up before half past six, because they come by bus.

So they are tired. Twenty students sometimes fall asleep on the bus, and six fall asleep in class. (All six said, “In history.” Sorry, Mr Kaya!)

Why do they stay up late? “Homework,” said 18 students. “My phone,” said 31. A boy in class 9 has a good idea: his phone sleeps in the kitchen. Now he has an old alarm clock, and he falls asleep in ten minutes.

At the weekend it is different. Half of the students sleep until eleven. “That is my real life,” said one girl. “From Monday to Friday it’s only my body that comes to school.”`,
      questions: [
        choose(
          'What did the class want to know?',
          'How students sleep',
          [
            ['How students like history', 'This is only a joke in the report.'],
            ['How students get to school', 'Many come by bus, but the report is not about that.'],
            ['How students do their homework', 'Homework is only one reason to stay up.'],
          ],
          'They asked: “How do you sleep?”',
        ),
        write(
          'How many of the students get up before half past six?',
          ['41', 'forty-one', '41 students'],
          '“41 of the 60 get up before half past six”',
        ),
        choose(
          'Why do most students stay up late?',
          'Because of their phones',
          [
            ['Because of their homework', 'That is what 18 said. More students said something else.'],
            ['Because of the noise', 'The report does not talk about noise.'],
            ['Because of the bus', 'The bus is why they get up early.'],
          ],
          '“My phone,” said 31. That is more than half of the 60.',
        ),
        trueOrFalse('The boy in class 9 sleeps in the kitchen.', false, '“his phone sleeps in the kitchen”'),
        choose(
          'What does the girl mean by her last words?',
          'She is too tired at school.',
          [
            ['She does not come to school.', 'Her body comes to school. It is a joke.'],
            ['She is ill from Monday to Friday.', 'She does not say that she is ill.'],
            ['She works at the weekend.', 'At the weekend she sleeps.'],
          ],
          '“From Monday to Friday it’s only my body that comes to school.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You share a room on a class trip. It is ten in the evening.',
      a: {
        role: 'You want to sleep now.',
        facts: [
          'You get up at six because you go running.',
          'You need a dark room, and the window must be open.',
          'You have a small lamp for reading that you do not need.',
        ],
        goals: [
          'Find out when B goes to bed and gets up.',
          'Find out why B wants the light and a warm room.',
          'Make three rules for the room together.',
        ],
      },
      b: {
        role: 'You are not tired. You want to read.',
        facts: [
          'You go to bed at midnight and get up at eight.',
          'You get cold at night. There are two more blankets in the cupboard.',
          'You must finish your book for school, and you need a light for it.',
        ],
        goals: [
          'Find out why A wants to sleep so early.',
          'Find out if you can read with another light.',
          'Make three rules for the room together.',
        ],
      },
      phrases: [
        'What time do you usually …?',
        'Do you mind the light?',
        'I can’t sleep when …',
        'I’m cold. Can we …?',
        'You can have my …',
        'OK, rule one: …',
      ],
    },
    statements: [
      'School should start at ten.',
      'It is good to have a nap after lunch.',
      'Phones should not be in the bedroom.',
      'People who get up early work better.',
      'You need more sleep in winter.',
      'Everybody needs eight hours of sleep.',
      'Dreams tell you something about your day.',
    ],
    questions: [
      'What can you do when you can’t sleep?',
      'Is the morning or the evening your best time of day? Why?',
      'What do parents do to help small children to sleep?',
      'Who has to work at night? Is it hard?',
      'What must a good bedroom have?',
    ],
    task: {
      instruction:
        'A hotel near a station is very loud at night. The manager has 300 pounds for each room. Choose what to buy, and say why.',
      options: [
        'A new window: 300 pounds, very quiet, you cannot open it',
        'Thick curtains: 120 pounds, dark, a little quieter',
        'A better bed: 250 pounds, good for the back',
        'Small things for the ears: 2 pounds, not everybody likes them',
        'A machine with the sound of the sea: 60 pounds, some people love it',
        'A free breakfast until noon: 40 pounds a year, guests can sleep longer',
        'A warm drink and a book in the room: 15 pounds, friendly, still loud',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to the head of a school. Say when school should start, and give two reasons.',
  },
  hard: {
    words: [
      word('insomnia', 'noun', 'the problem of not being able to sleep', 'His insomnia began with the new job.'),
      word('oversleep', 'verb', 'to wake up later than you wanted', 'I overslept and missed the train.'),
      word('doze', 'verb', 'to sleep lightly for a short time', 'She was dozing in front of the television.'),
      word('drop off', 'phrasal verb', 'to fall asleep, often without wanting to', 'He dropped off during the film.'),
      word('wide awake', 'phrase', 'not at all sleepy', 'At three in the morning I was wide awake.'),
      word('lie in', 'phrasal verb', 'to stay in bed late', 'We lie in on Sundays.'),
      word('nightmare', 'noun', 'a very bad dream', 'The child had a nightmare about a train.'),
      word('segment', 'noun', 'one of the parts of a whole', 'The night had two segments.'),
      word('historian', 'noun', 'somebody who studies the past', 'A historian found it in old letters.'),
      word('rhythm', 'noun', 'a regular pattern in time', 'Shift work upsets the rhythm of the body.'),
      word('artificial', 'adjective', 'made by people, not natural', 'Artificial light keeps us awake.'),
      word(
        'deprive',
        'verb',
        'to take away something that is needed',
        'Don’t deprive yourself of sleep before an exam.',
      ),
      word(
        'get a good night’s sleep',
        'phrase',
        'to rest long and well',
        'You’ll feel better if you get a good night’s sleep.',
      ),
      word(
        'evidence',
        'noun',
        'facts that show that something is true',
        'There is evidence in diaries and court papers.',
      ),
      word('toss and turn', 'phrase', 'to move about in bed all night', 'I tossed and turned until four.'),
    ],
    text: {
      title: 'The night in two parts',
      kind: 'text',
      genre: 'history',
      source:
        'A. Roger Ekirch, At Day’s Close: Night in Times Past (2005); G. Yetish and others, “Natural Sleep and Its Seasonal Variations in Three Pre-industrial Societies”, Current Biology, 2015',
      text: `It is three in the morning. You are wide awake, you count the hours until the alarm, and you wonder what is wrong with you. According to the American historian Roger Ekirch, a person in the year 1600 would have found nothing strange in it.

Ekirch was working on a book about the night when he kept coming across a puzzling phrase in old papers: “first sleep”. People were said to have done something after it, as though everybody knew what it was. He collected hundreds of such places, in letters, plays, medical books and reports from courts. The evidence persuaded him that in Europe, before there was artificial light in every house, the night commonly had two segments. People went to bed after dark, slept for some hours, got up or lay and talked for an hour or so, and then slept again until morning. Nobody called it insomnia. They prayed, looked after the fire, visited the neighbours, or thought about their dreams.

It is a comforting story, and it has travelled far. Those who toss and turn may tell themselves that they are merely old-fashioned. But one should not make oneself too comfortable in it. In 2015 a group of scientists published a study of three communities in Africa and South America that live without electricity. They found people who stayed up for hours after sunset, slept for about six to seven hours, and did so, as a rule, in one piece.

So was there ever a natural rhythm that the light bulb has deprived us of? Perhaps there were several. A long winter night in Norway is not a night near the equator, and what people did in it depended on firewood, fear and company. The past cannot tell us how to sleep. It can only tell us that there has been more than one way to do it.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'Whether people once slept differently from us',
          [
            ['Whether artificial light makes people ill', 'Light is mentioned as a cause of change, not of illness.'],
            ['Whether people need more sleep in winter', 'Winter is only an example of how nights differ.'],
            ['Whether old papers tell us the truth', 'Nobody doubts the papers.'],
          ],
          'The night “commonly had two segments”, it says, and asks: “So was there ever a natural rhythm”?',
        ),
        choose(
          'What made Ekirch think that “first sleep” was something ordinary?',
          'It was mentioned without being explained.',
          [
            ['It was described in great detail.', 'He found it “puzzling”, since nobody explained it.'],
            ['It was recommended by doctors.', 'Medical books mention it; we do not hear that they recommend it.'],
            ['It was found in a single famous play.', 'He “collected hundreds of such places”.'],
          ],
          '“as though everybody knew what it was”',
        ),
        write(
          'In which year was the study of the three communities published?',
          ['2015', 'in 2015'],
          '“In 2015 a group of scientists published a study of three communities”',
        ),
        trueOrFalse(
          'The people in the study usually slept in two parts.',
          false,
          'They slept, “as a rule, in one piece”.',
        ),
        choose(
          'Why should readers not make themselves “too comfortable” in the story?',
          'Because other research does not fit it',
          [
            ['Because it was invented by people who sleep badly', 'It is a historian’s, with evidence.'],
            ['Because too much sleep is harmful', 'The writer plays with words; it is about the story.'],
            ['Because it is too frightening at night', '“It is a comforting story”'],
          ],
          'Then comes the study of people who “stayed up for hours after sunset”.',
        ),
        choose(
          'What is the writer’s attitude to the idea of one natural way to sleep?',
          'Doubtful: it depends on place and way of life.',
          [
            ['Convinced: the night ought to have two parts.', 'The writer says “Perhaps there were several.”'],
            ['Hopeful: science will soon find out what it is.', 'The past “cannot tell us”, and nothing is promised.'],
            ['Angry: the light bulb has taken it from us.', 'This is asked, and not answered with yes.'],
          ],
          '“what people did in it depended on firewood, fear and company”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You both work at a call centre, in a team of four. The other two do not mind when they work. There is a plan to change the hours, and your team can send one proposal to the manager.',
      a: {
        role: 'You are at your best in the morning.',
        facts: [
          'You pick up your niece from school at three.',
          'Most customers call between eight and ten and between six and eight.',
          'You have read that people do not choose whether they are early or late types.',
        ],
        goals: [
          'Find out when B works best, and why B is often late.',
          'Keep your early hours.',
          'Write down a proposal that is fair to both.',
        ],
      },
      b: {
        role: 'You are at your best in the evening.',
        facts: [
          'You have overslept three times this month, and the manager has noticed.',
          'The first bus from your village gets you there at 8.40.',
          'The manager told you that there must always be two people on the phones from eight to eight.',
        ],
        goals: [
          'Find out when the customers call, and why A wants to leave early.',
          'Get later hours without seeming lazy.',
          'Write down a proposal that is fair to both.',
        ],
      },
      phrases: [
        'I’m no good before …',
        'It’s not that I’m lazy. It’s just that …',
        'When does it get busy?',
        'Suppose you took …, and I …',
        'That would leave nobody at …',
        'Let’s put it like this: …',
      ],
    },
    statements: [
      'People who boast that they need little sleep are harming others.',
      'Employers should provide a room for naps.',
      'Clocks should not be changed in spring and autumn.',
      'Lying in at the weekend makes Mondays worse.',
      'Watches that measure sleep do more harm than good.',
      'Teenagers are not lazy; school simply starts too early.',
      'The best ideas come at night.',
      'Shops that are open all night should be closed.',
    ],
    questions: [
      'What would change if everybody needed only two hours of sleep?',
      'Why do people feel guilty about sleeping late?',
      'How should a city treat those who work at night?',
      'What do people where you live think of somebody who sleeps in the daytime?',
      'Should a driver who falls asleep be punished like one who looks at a phone? Why?',
    ],
    task: {
      instruction:
        'A hospital wants its night nurses to get more rest. It can afford three of these seven, and only one of them may be expensive. Choose them, and say how you would find out after a year whether they have worked.',
      options: [
        'A dark, quiet room for a nap of twenty minutes: cheap, needs somebody to stand in',
        'No more than three nights in a row: popular, harder to plan',
        'A taxi home after each night: expensive, prevents accidents',
        'Only volunteers work at night, for a fifth more pay: very expensive',
        'Brighter lamps until three, dimmer ones after: cheap, the effect is disputed',
        'Free hot meals at midnight: moderate, much wanted',
        'A course on sleep for all the staff: cheap, in their free time',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for your teacher on the question “Should society adapt to people who get up late?” Give arguments for both sides and your own view.',
  },
};
