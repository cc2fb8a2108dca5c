import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('match', 'noun', 'a game between two teams or players', 'The match starts at three o’clock.'),
      word('team', 'noun', 'a group of people who play together', 'There are eleven players in a team.'),
      word('goal', 'noun', 'the place where the ball must go, or a point', 'She kicked the ball into the goal.'),
      word('score', 'noun', 'the number of points in a game', 'The score was two–nil.'),
      word('referee', 'noun', 'the person who says what is right and wrong in a game', 'The referee stopped the game.'),
      word('whistle', 'noun', 'a small thing that makes a high, loud sound', 'Did you hear the whistle?'),
      word(
        'penalty',
        'noun',
        'a kick from eleven metres, with only the goalkeeper in front of you',
        'Our captain took the penalty.',
      ),
      word('yellow card', 'noun', 'what a player gets for doing something wrong', 'Two players got a yellow card.'),
      word('fan', 'noun', 'a person who loves a team', 'The fans sang for ninety minutes.'),
      word('draw', 'noun', 'when both teams have the same number of goals', 'The game was a draw.'),
      word('player', 'noun', 'a person in a team', 'Every player has a number.'),
      word('kick', 'verb', 'hit something with your foot', 'Kick the ball to me!'),
      word('win', 'verb', 'get more goals or points than the others', 'We want to win on Saturday.'),
      word('pitch', 'noun', 'the place where people play football', 'There is a new pitch behind the school.'),
    ],
    text: {
      title: 'The referee on the bus',
      kind: 'text',
      genre: 'story',
      text: `My team, Green Hill, had a big match against Westport. The score was 1–1. In the last minute I ran to the goal with the ball. Then I fell.

“Penalty!” shouted all our fans.

The referee blew her whistle. She did not give us a penalty. She gave me a yellow card! “Nobody touched you,” she said. “Stand up, Jomo.”

It was a draw. My friends were angry with the referee. I was very angry, because the referee is my sister, Wanjiru.

We went home on the same bus. I sat at the front, and she sat at the back. At dinner I said, “OK, nobody touched me. But how did you know? You were thirty metres away!”

Wanjiru smiled. “One arm up, eyes closed. When you were five, you always fell like that in front of the ice cream shop. And then you got an ice cream.”

Mum put down her spoon. “Every time?” she asked.`,
      questions: [
        choose(
          'What is the story about?',
          'A trick that does not work',
          [
            ['A goal in the last minute', 'Jomo ran to the goal in the last minute, but he fell.'],
            ['A team that loses its fans', 'The fans shouted for their team.'],
            ['A fall that hurts a player', 'Jomo was not hurt. “OK, nobody touched me.”'],
          ],
          'Jomo fell, but “She did not give us a penalty.”',
        ),
        write(
          'What colour was the card?',
          ['yellow', 'it was yellow', 'a yellow card', 'yellow card', 'the card was yellow'],
          '“She gave me a yellow card!”',
        ),
        trueOrFalse('Green Hill won the match.', false, '“It was a draw.”'),
        choose(
          'Why was Jomo angrier than his friends?',
          'The referee was from his family.',
          [
            ['The referee was from Westport.', 'She went home on the same bus, to the same dinner.'],
            ['The referee did not know his name.', 'She said: “Stand up, Jomo.”'],
            ['The referee did not see his goal.', 'There was no goal. Jomo fell.'],
          ],
          '“I was very angry, because the referee is my sister, Wanjiru.”',
        ),
        choose(
          'How did Wanjiru know that it was not a penalty?',
          'She knew the way he falls.',
          [
            ['She was very near to him.', 'Jomo says: “You were thirty metres away!”'],
            ['She asked the other team.', 'She did not ask anybody.'],
            ['She watched a film of it.', 'She gave him the card at once.'],
          ],
          '“When you were five, you always fell like that”',
        ),
        choose(
          'What does Mum understand at the end?',
          'Jomo played tricks on her too.',
          [
            ['Jomo eats too much ice cream.', 'Nobody talks about ice cream today, only when he was five.'],
            ['Wanjiru made a mistake today.', 'Wanjiru was right, and Jomo says so.'],
            ['Wanjiru was never a good player.', 'We do not know how Wanjiru plays.'],
          ],
          'He fell “in front of the ice cream shop”, “And then you got an ice cream.” Mum asks: “Every time?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are the captains of two teams. You both want the only pitch in the park on Saturday. There is space for one match or one training at a time.',
      a: {
        role: 'You are the captain of the Lions.',
        facts: [
          'Your team can play from eleven to two. At two, three of your players have to go to work.',
          'You are nine players. You want to train for two hours.',
          'You have two good balls.',
        ],
        goals: [
          'Find out when B’s team can play, and for how long.',
          'Find out how many players B has, and what B’s team needs.',
          'Make a plan for Saturday with B. You can also play together.',
        ],
      },
      b: {
        role: 'You are the captain of the Stars.',
        facts: [
          'Your team can play from twelve to three. You want to play for three hours.',
          'You are thirteen players, and you want to have a real match, eleven against eleven.',
          'You need a ball. A dog bit your last one.',
        ],
        goals: [
          'Find out when A’s team can play, and for how long.',
          'Find out how many players and balls A has.',
          'Make a plan for Saturday with A. You cannot play without a ball.',
        ],
      },
      phrases: [
        'When can your team play?',
        'How many players do you have?',
        'Can we use your …?',
        'What about a match together?',
        'That’s too late for us.',
        'OK, so we start at …',
      ],
    },
    statements: [
      'Football is more fun to play than to watch.',
      'Girls and boys should play in the same team.',
      'Football players get too much money.',
      'A draw is a boring end to a match.',
      'It is OK to be angry with the referee.',
      'There is too much football on TV.',
      'A team needs a good captain more than a good goalkeeper.',
    ],
    questions: [
      'Where do people play football in your town?',
      'What is better: a match on TV or a match in a stadium? Why?',
      'What makes a good team?',
      'What can players do when the referee is wrong?',
      'What new rule can make football more fun?',
    ],
    task: {
      instruction:
        'Your street has a new football team for everybody from 8 to 80 years old. You have 200 euros. Choose three things, and say why.',
      options: [
        'Fifteen shirts with a number: 100 euros',
        'Two good balls: 40 euros',
        'Two small goals that you can carry: 90 euros',
        'A trainer for four evenings: 80 euros',
        'A party for the whole street after the first match: 60 euros',
        'A hall for five rainy evenings: 70 euros',
        'A whistle, and a course for a referee: 50 euros',
      ],
    },
    writing:
      'Write a report of 60 to 80 words for your school website about a football match, real or invented. Say who played, what the score was, what happened in the last minute, and what the fans did.',
  },
  hard: {
    words: [
      word(
        'penalty',
        'noun',
        'a shot from eleven metres, given when the other team breaks a rule',
        'She scored from a penalty in the first half.',
      ),
      word('save', 'verb', 'stop the ball from going into the goal', 'The goalkeeper saved three shots in a row.'),
      word('shot', 'noun', 'a kick that is meant to score a goal', 'His first shot hit the post.'),
      word('dive', 'verb', 'throw yourself through the air to one side', 'The goalkeeper dived to the left.'),
      word(
        'league',
        'noun',
        'a group of clubs that all play one another',
        'They have been in the top league for years.',
      ),
      word('championship', 'noun', 'a competition to find the best team', 'The championship is held every four years.'),
      word(
        'sample',
        'noun',
        'a small group that is studied to learn about a larger one',
        'Twenty matches are a very small sample.',
      ),
      word(
        'bias',
        'noun',
        'a habit of preferring one thing, often without noticing',
        'Referees may have a bias towards the home team.',
      ),
      word(
        'forgive',
        'verb',
        'stop being angry with somebody for a mistake',
        'The supporters soon forgave the captain.',
      ),
      word('foul', 'noun', 'something that a player does against the rules', 'It was a clear foul, but nobody saw it.'),
      word(
        'offside',
        'adjective',
        'too near the other team’s goal when the ball is played',
        'The goal did not count because she was offside.',
      ),
      word('substitute', 'noun', 'a player who takes the place of another', 'A substitute scored the winning goal.'),
      word(
        'extra time',
        'phrase',
        'thirty minutes more when a match is not decided',
        'Both teams were exhausted in extra time.',
      ),
      word(
        'supporter',
        'noun',
        'somebody who wants a certain team to win',
        'Supporters travelled all night to the final.',
      ),
    ],
    text: {
      title: 'In defence of standing still',
      kind: 'text',
      genre: 'science',
      source:
        'M. Bar-Eli, O. H. Azar, I. Ritov, Y. Keidar-Levin and G. Schein, “Action Bias among Elite Soccer Goalkeepers: The Case of Penalty Kicks”, Journal of Economic Psychology, 2007',
      text: `A penalty is a lonely business. The ball lies eleven metres from the goal, and a hard shot arrives in less than half a second. The goalkeeper cannot wait and see. It has to be a guess: left, right or the middle?

In 2007 a team of researchers published a study of 286 penalties from top leagues and championships. Almost three in ten went more or less down the middle. The goalkeepers behaved as if that never happened. In about 94 per cent of cases they dived to one side. They were seldom rewarded for it: when they dived, they saved roughly one shot in seven. The few who stayed where they were saved a third. It was a small sample, but a striking one.

Then why dive? The researchers call it action bias. To let in a goal is bad enough. To let it in while you stand there like somebody at a bus stop is worse. A goalkeeper who flies into the wrong corner has at least tried, and everybody can see it. We forgive people for doing the wrong thing sooner than we forgive them for doing nothing.

Should goalkeepers simply stay where they are, then? Unfortunately, those who take penalties can read statistics too. If all goalkeepers stood still, every ball would go into a corner by the following Saturday. The middle is a good place for as long as hardly anybody stands there.

The lesson may be more useful far away from any stadium. The next time something goes wrong and a whole office leaps into action, look out for the one person who has not left the chair. It may be laziness. It may also be somebody who has seen where the ball is going.`,
      questions: [
        choose(
          'What does the text mainly explain?',
          'Why goalkeepers seldom use a good option',
          [
            ['Why penalties are unfair to goalkeepers', 'That they are lonely is said, but not that they are unfair.'],
            ['How players choose where to aim a penalty', 'Where the shots went is only the background.'],
            ['How goalkeepers can prepare for penalties', 'Training is not mentioned.'],
          ],
          'The few who stayed “saved a third”, but “In about 94 per cent of cases they dived to one side.”',
        ),
        choose(
          'Why does a goalkeeper have to guess?',
          'The ball comes too fast to react to.',
          [
            ['The rules do not let anybody wait.', 'It is time that is lacking. No rule is mentioned.'],
            ['The player tries to look elsewhere.', 'Nothing is said about where the player looks.'],
            ['The noise makes it hard to think.', 'The text speaks of loneliness, not of noise.'],
          ],
          '“a hard shot arrives in less than half a second”',
        ),
        trueOrFalse(
          'Most of the penalties in the study were aimed at the middle of the goal.',
          false,
          '“Almost three in ten went more or less down the middle.”',
        ),
        write(
          'What share of the shots did goalkeepers save when they stayed in the middle?',
          [
            'a third',
            'one third',
            'one-third',
            'third',
            '1/3',
            'one in three',
            '1 in 3',
            'about a third',
            'a third of them',
            '33 per cent',
            '33 percent',
            '33%',
          ],
          '“The few who stayed where they were saved a third.”',
        ),
        choose(
          'Why would it not help if all goalkeepers stood still?',
          'Players would soon shoot elsewhere.',
          [
            ['Supporters would soon lose interest.', 'The text does not say that the game would be boring.'],
            ['Referees would give more penalties.', 'The number of penalties has nothing to do with it.'],
            ['Clubs would look for other goalkeepers.', 'What clubs think of it is not mentioned.'],
          ],
          '“If all goalkeepers stood still, every ball would go into a corner by the following Saturday.”',
        ),
        choose(
          'What does the writer want us to consider at the end?',
          'Doing nothing can be a wise decision.',
          [
            ['Quick action is the best way to lead.', 'The writer doubts that leaping into action helps.'],
            ['Lazy people should not work in offices.', 'Laziness is only one of two explanations.'],
            ['Sport teaches people to work together.', 'The example is of one person who does not join in.'],
          ],
          'The person in the chair may be “somebody who has seen where the ball is going”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'In the cup, a village team has been drawn against a famous club. The match has to be on the village ground, because the big stadium is being repaired. You meet to arrange it.',
      a: {
        role: 'You are the president of the village club.',
        facts: [
          'Your ground holds 1,200 people. It has no lights, and in November it gets dark at half past four.',
          'The roof of your changing rooms has to be repaired for 30,000 euros.',
          'On Sundays your youth teams have the pitch until two. They would do almost anything to meet the stars.',
          'You have promised 900 tickets to the people of the village.',
        ],
        goals: [
          'Find out how much money the match will bring you.',
          'Find out on which days and at what times the famous team can come.',
          'Agree on a day, a time and the number of tickets for the guests. If you can, get the whole roof paid for.',
        ],
      },
      b: {
        role: 'You organise the matches of the famous club.',
        facts: [
          'Your team can come on Saturday at three or on Sunday at one.',
          'Each club will earn about 10,000 euros from tickets. Television pays each club 15,000 more, but only for Sunday at one.',
          'You may add up to 6,000 euros for the village if your supporters are treated well.',
          'Your players could stay for an hour after the match.',
        ],
        goals: [
          'Find out how many people the ground holds, and whether it has lights.',
          'Find out what else is planned there at the weekend, and what the village needs money for.',
          'Get 400 tickets for your supporters, if possible. Agree on a day and a time.',
        ],
      },
      phrases: [
        'How many tickets could you let us have?',
        'That depends on …',
        'The difficulty is that …',
        'We might be able to …, provided that …',
        'Suppose we moved …',
        'Can we settle on …?',
      ],
    },
    statements: [
      'Video replays have taken the joy out of football.',
      'Clubs should belong to their supporters.',
      'No player is worth a hundred million euros.',
      'Players who pretend to be hurt should miss the next three matches.',
      'Women and men who play for their country should be paid the same.',
      'Penalties are an unfair way to decide a final.',
      'I would rather win an ugly match than lose a beautiful one.',
      'International matches bring countries closer together.',
    ],
    questions: [
      'In which situations is it wiser to wait than to act?',
      'Why do people support a team from a place where they have never been?',
      'What could football learn from other sports?',
      'How should a team treat the player who missed the last penalty?',
      'What makes people talk about a match ten years later?',
    ],
    task: {
      instruction:
        'A club in the third league is losing its supporters. It has 90,000 euros, and its volunteers can give 60 hours a month. Choose three measures for the coming season.',
      options: [
        'A striker who scores often and talks to nobody: 60,000 euros, no work for volunteers',
        'Free entry for everybody under sixteen: 25,000 euros, 10 hours',
        'A women’s team with the same pitch and coaches: 40,000 euros, 20 hours',
        'A roof over the cheap seats, ready by Christmas: 50,000 euros, no work for volunteers',
        'Hot food, cooked by families from the neighbourhood: 5,000 euros, 30 hours',
        'A bus from six villages to every home match: 20,000 euros, 10 hours',
        'Wednesday training with the stars for all schools in town, which the coach is against: 10,000 euros, 20 hours',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the football association of your country. Propose one change to the rules, explain which problem it would solve, and answer the strongest argument against it.',
  },
};
