import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('video game', 'phrase', 'a game that you play on a screen', 'My cousin has a new video game.'),
      word('player', 'noun', 'a person who plays a game', 'This game is for two players.'),
      word('win', 'verb', 'to be first or best in a game', 'I want to win this time!'),
      word('lose', 'verb', 'to not win a game', 'Do you get angry when you lose?'),
      word('beat', 'verb', 'to win against another person', 'My sister can beat me at every game.'),
      word('online', 'adverb', 'on the internet', 'We play online with friends in Peru.'),
      word('level', 'noun', 'one part of a game; the next one is harder', 'The first level is very easy.'),
      word(
        'screen',
        'noun',
        'the flat part of a computer or TV with the pictures',
        'The game looks great on a big screen.',
      ),
      word('controller', 'noun', 'the thing in your hands when you play', 'We need two controllers for this game.'),
      word('button', 'noun', 'a small round thing that you press', 'The red button makes the car go faster.'),
      word('press', 'verb', 'to put your finger on something and push it', 'Press this button and you jump.'),
      word('crash', 'verb', 'to drive into something by mistake', 'In this game you can crash and drive on.'),
      word('score', 'noun', 'how many points you have in a game', 'My best score is 900 points.'),
    ],
    text: {
      title: 'Who is Snail?',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Mrs Haugen: Hello, Bashir. You look tired.
Bashir: Hello, Mrs Haugen. I played a video game last night. It’s a car game.
Mrs Haugen: Did you win?
Bashir: No. I can beat all the players in my class. But there is one online player called Snail. I lost to Snail nine times!
Mrs Haugen: Oh dear. Is Snail very fast?
Bashir: No! Snail drives slowly and never makes a mistake. On the last level I was first. Then I crashed into a cow, and Snail went past me.
Mrs Haugen: Maybe you press the buttons too hard. Be nice to your controller.
Bashir: Do you know a lot about video games?
Mrs Haugen: A little. And I drove a bus for thirty years.
Bashir: Snail always writes “Good night, dear” at the end. It’s strange.
Mrs Haugen: It’s polite! Now I must go in. My screen is on, and I have a game at six.
Bashir: At six? I have a game with Snail at six!
Mrs Haugen: Then eat something first, dear. And look out for the cow.`,
      questions: [
        choose(
          'What do the two people talk about?',
          'A player who is better than Bashir',
          [
            ['A car that Bashir wants to buy', 'The car is in a game.'],
            ['A cow that lives near their house', 'The cow is on the last level of the game.'],
            ['A bus that is always too slow', 'Mrs Haugen drove a bus, but they do not talk about a slow one.'],
          ],
          'Bashir says: “I lost to Snail nine times!”',
        ),
        write(
          'How many times did Bashir lose to Snail?',
          ['nine', '9', 'nine times', '9 times'],
          '“I lost to Snail nine times!”',
        ),
        trueOrFalse(
          'Snail wins because Snail drives very fast.',
          false,
          '“Snail drives slowly and never makes a mistake.”',
        ),
        choose(
          'What was Bashir’s problem on the last level?',
          'He hit an animal.',
          [
            ['He went to sleep.', 'He is tired now, but he did not sleep on the last level.'],
            ['He was always last.', 'He was first before the cow.'],
            ['He had no controller.', 'He has one. Mrs Haugen tells him to be nice to it.'],
          ],
          '“Then I crashed into a cow, and Snail went past me.”',
        ),
        choose(
          'What was Mrs Haugen’s job?',
          'She was a bus driver.',
          [
            ['She was a teacher.', 'Bashir talks about his class, but she was not his teacher.'],
            ['She was a farmer.', 'The cow is only in the game.'],
            ['She made video games.', 'She only says that she knows a little about them.'],
          ],
          '“I drove a bus for thirty years.”',
        ),
        choose(
          'Who is Snail, do you think?',
          'Mrs Haugen',
          [
            ['A girl in Bashir’s class', 'He can beat all the players in his class.'],
            ['A man from another country', 'Nobody says this, and Mrs Haugen talks like Snail.'],
            ['Bashir’s brother', 'We do not read about a brother.'],
          ],
          'She says “dear” like Snail, and she says: “I have a game at six.” Bashir plays with Snail at six, too.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are friends. You want to play video games together at A’s home at the weekend.',
      a: {
        role: 'You have the games and a big TV.',
        facts: [
          'You can have the TV on Saturday from two to six. On Sunday your parents watch it all day.',
          'You have a car game for two players, a football game for two to four players and a story game for one player.',
          'Your little brother wants to play with you for half an hour. He hates cars.',
          'You have only one controller.',
        ],
        goals: [
          'Find out when B is free.',
          'Find out how many controllers B has.',
          'Make a plan: the day, the time and the games. Your brother must be happy, too.',
        ],
      },
      b: {
        role: 'You have two controllers and you can bring them.',
        facts: [
          'You are free on Saturday from one to four and on Sunday from ten to twelve.',
          'Football games are a little boring for you, but half an hour is OK.',
          'You love car games, but after one hour you feel ill.',
        ],
        goals: [
          'Find out what games A has, and for how many players.',
          'Find out who is going to play.',
          'Make a plan: the day, the time and the games. Stop before you feel ill!',
        ],
      },
      phrases: [
        'When can we have the TV?',
        'How many people can play it?',
        'Can you bring …?',
        'First we can play …, and then …',
        'Half an hour is OK for me.',
        'So we start at … and stop at …',
      ],
    },
    statements: [
      'I play a video game every day.',
      'It is more fun to play with a friend than alone.',
      'I can beat my friends at most video games.',
      'A good game needs good music.',
      'I get angry when I lose.',
      'Older people can be very good at video games.',
      'It is fun to watch other people play.',
      'You can learn English from video games.',
    ],
    questions: [
      'What was the first game that you played on a screen?',
      'Who do you like to play with, and why?',
      'What do you do when a level is too hard?',
      'How many hours a day is too much?',
      'You can make a new video game. What do the players do in it?',
    ],
    task: {
      instruction:
        'A youth club has one TV and 200 pounds. Every Friday thirty young people come for two hours. Choose things for the club. Why are they the best?',
      options: [
        'A dance game for four players: 50 pounds, loud, but good exercise',
        'A car game for two players: 30 pounds, one game takes only three minutes',
        'A football game for four players: 60 pounds, everybody knows how to play it',
        'A quiet story game for one player: 40 pounds, it takes twenty hours',
        'Two more controllers: 80 pounds, the club has only two now',
        'A second TV, old and small: 90 pounds',
        'Ten board games for people who are waiting: 70 pounds, no screen',
      ],
    },
    writing:
      'Write a review of 50 to 70 words for your school’s website about a video game or another game. Say what you do in it, how many people can play, what you like and what you do not like.',
  },
  hard: {
    words: [
      word('e-sports', 'noun', 'organised competitions in video games', 'E-sports events can fill whole stadiums.'),
      word(
        'tournament',
        'noun',
        'a competition with many matches and one winner',
        'Sixteen teams took part in the tournament.',
      ),
      word('coach', 'noun', 'somebody who trains a player or a team', 'The coach made them rest before the final.'),
      word(
        'professional',
        'adjective',
        'doing something as a paid job',
        'Professional players train together every day.',
      ),
      word(
        'defeat',
        'noun',
        'a match or game that somebody loses',
        'After their third defeat they changed their plan.',
      ),
      word('blame', 'verb', 'to say that somebody caused something bad', 'They blamed the mouse for the mistake.'),
      word(
        'concentration',
        'noun',
        'the ability to think only of one thing',
        'One message can break a player’s concentration.',
      ),
      word(
        'reaction',
        'noun',
        'what you do because of something that happens',
        'Quick reactions saved her in the last second.',
      ),
      word('move', 'noun', 'one action in a game', 'That move had never been seen before.'),
      word('skill', 'noun', 'the ability to do something well', 'The game needs more skill than luck.'),
      word(
        'update',
        'noun',
        'a newer form of a program, with changes',
        'The latest update made my favourite character weaker.',
      ),
      word('retire', 'verb', 'to stop working in a job for good', 'He retired from e-sports at twenty-six.'),
      word('contract', 'noun', 'a written agreement about work and pay', 'The team offered her a contract for a year.'),
      word('addictive', 'adjective', 'so much fun that it is hard to stop', 'Small rewards make a game addictive.'),
    ],
    text: {
      title: 'What a piano teacher saw at a tournament',
      kind: 'text',
      genre: 'opinion',
      text: `For twenty years I told parents that video games were the enemy of the piano. When Ishaan, my best pupil, left last autumn to join an e-sports team, I felt that I had lost a war.

In March he sent me a ticket to a tournament. I went, so that nobody could say that I had not looked. In a sports hall two thousand people were watching two teams of five on a giant screen. I understood nothing. Tiny figures ran, vanished and exploded. Ishaan’s team lost in nineteen minutes.

What came next surprised me. Nobody shouted, and nobody was blamed. They sat down with their coach and watched the recording of their defeat, second by second. “There,” said Ishaan. “I panicked. I should have waited.” Then he practised that one move, slowly, forty times. I have begged pupils to work like that. Few of them do.

So I had been wrong about the enemy. Games can teach concentration, quick reactions and the art of losing, and they do it without a teacher who sighs. Still, I have my doubts. Many professional players retire in their twenties, when a pianist is only beginning. A game also belongs to the company that made it: one update, and a skill that took a thousand hours may be worth nothing. Nobody is going to update Bach. And I worry about those who train ten hours a day and never get a contract, although, to be honest, I know pianists like that.

In my lessons one thing has changed. I record my pupils, and we watch their mistakes together, without blame. It works. Last week one of them asked where I had got the idea. From a colleague, I said.`,
      questions: [
        choose(
          'How has the writer’s opinion of e-sports changed?',
          'The writer still has doubts, but respects some of it.',
          [
            ['The writer now prefers it to playing the piano.', 'The writer still sees several reasons against it.'],
            ['The writer has come to find it even worse.', 'The writer says: “So I had been wrong”.'],
            ['The writer enjoys the games, but not the crowd.', 'The writer understood nothing of the game itself.'],
          ],
          '“So I had been wrong about the enemy.” But also: “Still, I have my doubts.”',
        ),
        write(
          'How long did the match that the writer watched last?',
          [
            'nineteen minutes',
            '19 minutes',
            'nineteen',
            '19',
            'for nineteen minutes',
            'for 19 minutes',
            'only nineteen minutes',
            'only 19 minutes',
            '19 min',
          ],
          '“Ishaan’s team lost in nineteen minutes.”',
        ),
        trueOrFalse(
          'After the match the players argued about whose fault it had been.',
          false,
          '“Nobody shouted, and nobody was blamed.”',
        ),
        choose(
          'What did the writer admire in the way Ishaan practised?',
          'He repeated one small thing patiently.',
          [
            ['He kept up the speed of the match.', 'He did it slowly.'],
            ['He went on without his team’s help.', 'It is his patience that the writer praises.'],
            ['He learnt a move from the winners.', 'He worked on his own mistake.'],
          ],
          '“Then he practised that one move, slowly, forty times. I have begged pupils to work like that.”',
        ),
        choose(
          'Why is Bach mentioned?',
          'What a pianist has learnt does not lose its value overnight.',
          [
            ['A pianist needs more hours of practice than a player.', 'The text says nothing about who needs more.'],
            ['A pianist can earn money with very old music.', 'The point is not what anybody earns.'],
            [
              'A pianist would be helped by better recordings.',
              'Recording comes later, and has nothing to do with Bach.',
            ],
          ],
          'With a game it is different: “one update, and a skill that took a thousand hours may be worth nothing”.',
        ),
        choose(
          'What does the word “colleague” at the end suggest?',
          'The writer now sees somebody in e-sports as an equal.',
          [
            ['The writer has started to work for Ishaan’s team.', 'The writer still gives piano lessons.'],
            [
              'The writer had the idea from another piano teacher.',
              'The idea is the one that was seen at the tournament.',
            ],
            ['The writer does not remember where the idea is from.', 'The story of the recording is told in detail.'],
          ],
          'The idea is the one of the team, who “watched the recording of their defeat”; “colleague” is a word for somebody in the same profession.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You go to the same college. Its e-sports team needs a fifth player for a tournament on a Saturday in four weeks. A, the captain, has invited B for a chat.',
      a: {
        role: 'You are the captain of the team.',
        facts: [
          'You train on Mondays and Wednesdays from five to seven. Everybody has to do at least three hours a week.',
          'At the tournament you play at eleven and at half past one. If you win both matches, you are in the final at five. A reserve player may play in one match.',
          'All four of you love to attack, so you keep losing. You need somebody calm who protects the others.',
          'In winter a player left because he had been shouted at. Since then only the coach has been allowed to talk about mistakes.',
        ],
        goals: [
          'Find out how B plays, and why B left the last team.',
          'Find out whether B has enough time for training and for the tournament.',
          'Agree on whether B joins, and on what happens if you reach the final.',
        ],
      },
      b: {
        role: 'You play very well, but you have other duties.',
        facts: [
          'You left your last team because people shouted at each other after every defeat.',
          'You like to protect other players, and you hardly ever get nervous.',
          'You work in a café near the college on Mondays until just before six. On Wednesdays you are free.',
          'On the day of the tournament your sister gets married at six. You have to leave by four at the latest.',
        ],
        goals: [
          'Find out what kind of player is needed, and what the mood in the team is like.',
          'Find out when they train, and how long the tournament takes.',
          'Agree on whether you join. Do not promise anything that you cannot keep.',
        ],
      },
      phrases: [
        'What kind of player are you looking for?',
        'To be honest, I left because …',
        'I couldn’t be there before …, but I could …',
        'What would happen if we reached …?',
        'Is there anybody who could replace me?',
        'I’ll join on one condition: …',
      ],
    },
    statements: [
      'E-sports should be part of the Olympic Games.',
      'A school team in e-sports makes as much sense as one in football.',
      'People who are good at video games make better drivers.',
      'Games should switch themselves off after two hours.',
      'Nobody under sixteen should be paid for playing.',
      'Watching other people play is a waste of time.',
      'You find out what somebody is really like when they lose.',
      'It is wrong to sell things inside a game to children.',
    ],
    questions: [
      'What makes a game fair, and what spoils it?',
      'Why do so many people enjoy watching others play?',
      'What would you say to a friend who wants to leave school for e-sports?',
      'What can be practised in a game that is useful outside it?',
      'How could adults and teenagers agree on rules about gaming?',
    ],
    task: {
      instruction:
        'A college is starting an e-sports team. There are 6,000 pounds for the first year, and many parents are against it. Choose three or four of these, and say how you would explain your choice to the parents.',
      options: [
        'Five fast computers: 4,000 pounds; the old ones are too slow for tournaments',
        'Two fast computers, and three to rent for each tournament: 2,500 pounds a year',
        'A coach for three hours a week: 2,000 pounds',
        'Fitness training twice a week, which everybody in the team must attend: 600 pounds',
        'A rule: no training for those whose marks get worse; free, but the best player might leave',
        'A public match every month in which parents play against the team: 300 pounds',
        'Travel to one big tournament abroad: 1,800 pounds',
        'Talks with a psychologist about addictive games: 500 pounds',
      ],
    },
    writing:
      'Write a letter of 140 to 180 words to a local newspaper that has called e-sports “sitting down for money”. Say what is true in that, what it leaves out, and whether your town should support a young team.',
  },
};
