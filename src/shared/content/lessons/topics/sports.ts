import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('team', 'noun', 'a group of people who play together', 'There are eleven people in a football team.'),
      word('match', 'noun', 'a game between two people or groups', 'The match starts at three o’clock.'),
      word('player', 'noun', 'somebody who is in a game or a team', 'She is the best player in the school.'),
      word('win', 'verb', 'to be the first or the best in a game', 'We want to win on Saturday.'),
      word('lose', 'verb', 'to have fewer goals or points than the others at the end', 'Nobody likes to lose a final.'),
      word('goal', 'noun', 'the place that the ball has to go into', 'The ball went over the goal.'),
      word('score', 'noun', 'the goals or points that each side has in a game', 'What’s the score now?'),
      word('kick', 'verb', 'to hit something with your foot', 'You can kick the ball with both feet.'),
      word('goalkeeper', 'noun', 'the player who can stop the ball with their hands', 'The goalkeeper has big gloves.'),
      word('pitch', 'noun', 'the place where people play football', 'The pitch is wet after the rain.'),
      word('half-time', 'noun', 'the break in the middle of a game', 'We drank some water at half-time.'),
      word('captain', 'noun', 'the player who is the leader of a team', 'The captain talks to us before every game.'),
      word('referee', 'noun', 'the person who makes sure that players follow the rules', 'The referee did not see it.'),
      word('train', 'verb', 'to do a sport again and again to get better', 'They train three times a week.'),
    ],
    text: {
      title: 'Number eleven',
      kind: 'text',
      genre: 'story',
      text: `On Saturday our team had a match in Corran, two hours away by bus. But Mateo was ill, and we were only ten. “We can’t win with ten players,” said Amina, our captain. Then she looked at the bus driver. “Can you play football?”

His name was Mr Oduya, and he was sixty-one. “I can stand on a pitch,” he said, and he put on Mateo’s yellow shirt.

At half-time the score was 0–0. Corran had a very good goalkeeper. Mr Oduya did not run. He only stood near her goal and talked to her.

In the last minute the ball came to his feet. He kicked it, slowly. The goalkeeper laughed, and she forgot to move. 1–0!

We sang on the bus. After an hour we stopped at a café, and Mr Oduya took out his phone. “Quiet, please,” he said. “I have to phone my daughter. She is never happy when they lose.”`,
      questions: [
        choose(
          'What is the story about?',
          'A driver who helps a team to win',
          [
            ['A player who is ill after a match', 'Mateo was ill before the match, and the story goes on without him.'],
            ['A captain who cannot find her team', 'Amina, the captain, is with her team all the time.'],
            ['A goalkeeper who wants a new team', 'The goalkeeper does not say that.'],
          ],
          'Amina asks the driver: “Can you play football?” In the last minute, “He kicked it, slowly.”',
        ),
        write(
          'How old is Mr Oduya?',
          ['sixty-one', 'sixty one', '61', '61 years old', 'sixty-one years old', 'he is 61', 'he is sixty-one'],
          '“His name was Mr Oduya, and he was sixty-one.”',
        ),
        choose(
          'Why did Amina ask Mr Oduya to play?',
          'One of her players was not there.',
          [
            ['She knew that he was a good player.', 'She had to ask: “Can you play football?”'],
            ['The other team had an older player.', 'We do not read how old the other players were.'],
            ['He already had a yellow football shirt.', 'The yellow shirt was Mateo’s.'],
          ],
          '“But Mateo was ill, and we were only ten.”',
        ),
        trueOrFalse(
          'Mr Oduya ran a lot in the match.',
          false,
          '“Mr Oduya did not run. He only stood near her goal and talked to her.”',
        ),
        choose(
          'Who is Corran’s goalkeeper?',
          'Mr Oduya’s daughter',
          [
            ['Amina’s younger sister', 'We read nothing about a sister.'],
            ['Mateo’s best friend', 'Mateo was not there, and we do not read about his friends.'],
            ['A driver from Corran', 'There is only one driver in the story.'],
          ],
          'She laughs when Mr Oduya kicks the ball, and her team loses. Then he says: “I have to phone my daughter. She is never happy when they lose.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are friends. You want to do one sport together, once a week, at the sports centre.',
      a: {
        role: 'You have the timetable of the sports centre.',
        facts: [
          'Badminton: Monday at six or Thursday at eight, one hour, 5 pounds each.',
          'Climbing: Thursday at six, one hour, 9 pounds each. Swimming: Saturday at nine in the morning, 4 pounds each.',
          'You are free every evening, but you work on Saturday mornings.',
          'You go home by car. You are a little afraid of high places.',
        ],
        goals: [
          'Find out when B is free and which sport B likes best.',
          'Find out how much B can pay and how B gets home.',
          'Agree on one sport, a day and a time.',
        ],
      },
      b: {
        role: 'You do no sport at the moment, and you want to start.',
        facts: [
          'You are free on Thursdays after five and all day on Saturdays.',
          'You can spend 7 pounds a week.',
          'You go home by bus. The last bus goes at half past eight.',
          'You like climbing best, but you like other sports, too.',
        ],
        goals: [
          'Find out which sports there are, when, and what they cost.',
          'Find out when A is free, how A gets home, and if A is happy with climbing.',
          'Agree on one sport, and on a way home.',
        ],
      },
      phrases: [
        'When are you free?',
        'How much does it cost?',
        'I’d like to try …',
        'I can’t, because …',
        'Can you take me home?',
        'What about … on Thursday?',
      ],
    },
    statements: [
      'It is more fun to play than to watch.',
      'Team sports are better than sports that you do alone.',
      'Every student needs an hour of sport every day.',
      'Chess is a sport.',
      'Football players get too much money.',
      'I am not happy when I lose a game.',
      'You can be good at a sport without a coach.',
      'Girls and boys should play in the same teams.',
    ],
    questions: [
      'Which sports do people like in your country, and where do they do them?',
      'Which sport would you like to try, and why?',
      'What do you remember about a match or a race that you saw?',
      'What makes a good captain?',
      'Which sport is boring to watch, and how can we make it better?',
    ],
    task: {
      instruction:
        'It is sports day for 60 students. You have 180 minutes and 120 pounds. Choose three things, one after the other. Every student has to do something.',
      options: [
        'A football match: 60 minutes, free, 22 players, the others watch',
        'A run through the park: 40 minutes, free, for everybody, hard for some',
        'Teachers against students at volleyball: 50 minutes, free, six students play',
        'A climbing wall: 90 minutes, 80 pounds, everybody can go up once',
        'Boats on the lake: 80 minutes, 70 pounds, for 30 students, and they get wet',
        'A dance class with a teacher: 50 minutes, 60 pounds, for everybody',
        'Old games with eggs and spoons: 60 minutes, 20 pounds, for everybody',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who did not see your last match or race. Say who was there, what happened and how you felt, and ask your friend to come next time. You can invent the match.',
  },
  hard: {
    words: [
      word(
        'pace',
        'noun',
        'the speed at which somebody walks or runs',
        'She started at a pace that nobody else could match.',
      ),
      word('keep up with', 'phrase', 'to go as fast as somebody else', 'I couldn’t keep up with the other runners.'),
      word('overtake', 'verb', 'to pass somebody who is in front of you', 'He tried to overtake her on the last bend.'),
      word(
        'in the lead',
        'phrase',
        'in front of all the others',
        'After ten minutes, the youngest rider was in the lead.',
      ),
      word(
        'drop out',
        'phrase',
        'to leave a race or course before the end',
        'Two cyclists had to drop out because of the heat.',
      ),
      word('finishing line', 'noun', 'the place where a race ends', 'They crossed the finishing line hand in hand.'),
      word('beat', 'verb', 'to win against somebody', 'Nobody expected us to beat the champions.'),
      word('competitor', 'noun', 'somebody who takes part in a race or contest', 'Each competitor wears a number.'),
      word('spectator', 'noun', 'somebody who watches a match or race', 'A spectator threw her a bottle of water.'),
      word(
        'steady',
        'adjective',
        'not changing, neither faster nor slower',
        'Swim at a steady speed and don’t forget to breathe.',
      ),
      word('exhausted', 'adjective', 'so tired that you can hardly move', 'The rowers were exhausted but smiling.'),
      word('stamina', 'noun', 'the strength to go on for a long time', 'Long races are a question of stamina.'),
      word('defeat', 'noun', 'a match or contest that somebody loses', 'It was the team’s first defeat at home.'),
      word('draw', 'noun', 'a result in which both sides have the same number of points', 'The match ended in a draw.'),
    ],
    text: {
      title: 'Paid to stop',
      kind: 'dialogue',
      genre: 'interview',
      text: `Noor: Yesterday you won the Harbour Marathon. Why do you look so embarrassed?
Ilse: Because I’d been hired to drop out. I’m a pacemaker. I run at a steady pace so that the stars can stay behind me, out of the wind, and at thirty kilometres I step aside.
Noor: And you don’t mind that others cross the finishing line?
Ilse: Somebody has to tune the piano before the concert. In nine years I’d started thirty-one marathons and not finished a single one.
Noor: So what was different this time?
Ilse: At thirty kilometres I looked round to wish them luck, and the road was empty. I’d run exactly as fast as they had ordered. They just hadn’t been able to keep up with me.
Noor: And you thought: now it’s my turn.
Ilse: I thought: I’d better wait. I actually slowed down! But the spectators were shouting my number, and a boy on a wall called, “Don’t stop, you’re in the lead!” I couldn’t explain my contract to him in a second and a half.
Noor: What were the last twelve kilometres like?
Ilse: Awful. I’d never been there before. I was so exhausted that I argued with a tree. One competitor nearly overtook me on the bridge. I beat her by four seconds.
Noor: The prize is twenty thousand euros. Any plans?
Ilse: I’m not getting my fee, of course: that’s for stopping. And the stars have decided that I’m buying them all dinner.
Noor: That seems fair. Will you be back next year?
Ilse: The organisers rang this morning. They’ve offered me the same job again.
Noor: And what did you say?
Ilse: I asked if they could find somebody to run in front of me.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'A helper who came first without planning to',
          [
            ['A champion who has grown tired of winning', 'She had not finished a marathon before, let alone won one.'],
            [
              'A runner who broke a rule to earn more money',
              'She did not run on for the prize, and nobody accuses her.',
            ],
            [
              'A beginner who was trained by famous stars',
              'She has nine years of experience, and the stars did not train her.',
            ],
          ],
          '“I’d been hired to drop out”, she says, but Noor begins: “Yesterday you won the Harbour Marathon.”',
        ),
        write(
          'After how many kilometres was Ilse supposed to leave the race?',
          ['thirty', '30', 'thirty kilometres', '30 kilometres', '30 km'],
          '“at thirty kilometres I step aside”',
        ),
        choose(
          'Why was nobody behind Ilse when she looked round?',
          'The others could not manage the agreed speed.',
          [
            ['The others were sheltering from the strong wind.', 'That is what they use a pacemaker for.'],
            ['She had gone faster than she had been told to.', 'She kept exactly to the speed that had been ordered.'],
            ['She had taken a different road by mistake.', 'The spectators were there and she was in the lead.'],
          ],
          '“I’d run exactly as fast as they had ordered. They just hadn’t been able to keep up with me.”',
        ),
        trueOrFalse(
          'Ilse had completed several marathons before this one.',
          false,
          '“In nine years I’d started thirty-one marathons and not finished a single one.”',
        ),
        choose(
          'What made Ilse go on?',
          'The people who were watching the race',
          [
            ['The money that was waiting for the winner', 'The prize is mentioned only later; it was not on her mind.'],
            ['Her wish to show the stars who was better', 'She wanted to wait for them, and she even slowed down.'],
            ['Her anger about a contract that was unfair', 'She does not complain about her job.'],
          ],
          '“But the spectators were shouting my number, and a boy on a wall called,” so she did not stop.',
        ),
        choose(
          'What does Ilse’s last answer suggest?',
          'She would like to run to win next year.',
          [
            [
              'She is afraid of being at the front once more.',
              'She does not speak of fear; stars, too, have somebody in front of them.',
            ],
            ['She doubts that she will be fit enough next year.', 'She has just won, and says nothing of the kind.'],
            [
              'She wants to train somebody who can do her job.',
              'She asks for somebody to run for her, not for a pupil.',
            ],
          ],
          'A pacemaker runs in front of “the stars”. Now she wants “somebody to run in front of me”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'The final of the volleyball league is on Saturday. The coach phones the best player, who has just written: “Sorry, can’t come.”',
      a: {
        role: 'You coach the team.',
        facts: [
          'The final starts at three and takes about two hours. It can be moved to five if you say so tonight, but then the hall costs 60 euros more.',
          'There is one other player who could stand in. She has hurt her hand and can play for an hour at most.',
          'The club has 40 euros left.',
        ],
        goals: [
          'Find out why B can’t come, and from when B would be free.',
          'Find out how B could get to the hall, and what that costs.',
          'Find out if B could add some money, and agree on a plan for Saturday that you can pay for.',
        ],
      },
      b: {
        role: 'You are the best player in the team.',
        facts: [
          'Your grandmother will be ninety on Saturday. You have promised to play the piano for her until half past three.',
          'The party is forty kilometres from the hall. By taxi it takes half an hour and costs 50 euros.',
          'There is a train at 3.40 that gets you to the hall at 4.45. You have a season ticket.',
          'You could add 20 euros of your own.',
        ],
        goals: [
          'Find out if the final can be moved, and what it would cost.',
          'Find out if anybody could play in your place, and for how long.',
          'Find out how much the club can pay, and agree on a plan that lets you keep your promise.',
        ],
      },
      phrases: [
        'I really can’t get out of it, because …',
        'What time could you be here at the earliest?',
        'Who would pay for that?',
        'Supposing we started at …',
        'That’s cutting it rather fine.',
        'Right, so what we’ll do is …',
      ],
    },
    statements: [
      'Winning is more important than playing well.',
      'A player who admits a foul should be given a prize.',
      'Schools should not give marks for sport.',
      'Computer games deserve a place at the Olympic Games.',
      'Video replays have spoilt the fun of watching football.',
      'You learn more from a defeat than from a victory.',
      'Sports stars have a duty to be good examples.',
      'I would rather be the worst in a good team than the best in a bad one.',
    ],
    questions: [
      'Which job in sport is more important than most spectators realise?',
      'Have you ever won something that you did not expect to win? How did it happen?',
      'Why do people care so much about teams that they do not play for?',
      'If you could change one rule of one sport, what would it be?',
      'What do you think sport will look like in fifty years?',
    ],
    task: {
      instruction:
        'A town of 20,000 has 300,000 euros to spend on sport, and at most 20,000 euros a year for running it. Choose two or three projects, and explain your reasons to those who get nothing.',
      options: [
        'Lights for both football pitches: 110,000 euros, 8,000 a year, used by 300 players',
        'A skate park designed by teenagers: 150,000 euros, 5,000 a year, close to a quiet street',
        'The old outdoor pool, open from June to September: 180,000 euros, 15,000 a year',
        'Coaches for all primary schools, paid for five years: 100,000 euros, and nothing left afterwards',
        'A climbing wall in the old mill: 130,000 euros, no yearly costs, but nine euros a visit',
        'A path with lamps around the lake: 90,000 euros, 4,000 a year, disliked by bird lovers',
        'Wheelchair basketball, with chairs, a lift and a coach: 110,000 euros, 9,000 a year, the first in the region',
      ],
    },
    writing:
      'Write a report of 120 to 150 words for a school website on a match or race that did not end as expected. Begin with the most surprising moment, then explain how it came about, and quote one person who was there.',
  },
};
