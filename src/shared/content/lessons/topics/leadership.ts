import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('leader', 'noun', 'the person who shows a group what to do', 'The leader of our group walks in front.'),
      word('team', 'noun', 'a group of people who play or work together', 'There are six people in my team.'),
      word('captain', 'noun', 'the player who leads a sports team', 'The captain talks to the players in the break.'),
      word('boss', 'noun', 'the person who tells you what to do at work', 'My boss always says good morning.'),
      word('decide', 'verb', 'to think about two or more things and choose one', 'The captain has to decide quickly.'),
      word('listen', 'verb', 'to hear what people say and think about it', 'A good boss listens to new people, too.'),
      word('shout', 'verb', 'to speak very loudly', 'You don’t have to shout at the team.'),
      word('plan', 'noun', 'your idea of what you are going to do', 'What is our plan for Saturday?'),
      word('quiet', 'adjective', 'not speaking much or not loud', 'She is quiet, but she is a good leader.'),
      word('win', 'verb', 'to have more points than the others', 'Our captain wants to win every game.'),
      word('lose', 'verb', 'to have fewer points than the others', 'Good teams can lose, too.'),
      word(
        'turn',
        'noun',
        'the time when you, and not the others, do something',
        'Today it is my turn to be the captain.',
      ),
      word('fair', 'adjective', 'good to everybody in the same way', 'Our boss is fair to all of us.'),
      word('mistake', 'noun', 'something that you do wrong', 'The leader made a mistake and said sorry.'),
    ],
    text: {
      title: 'A captain for every match',
      kind: 'text',
      genre: 'news',
      text: `In September the volleyball team of Green Lake School needed a captain. There are six players, and five of them wanted to be the leader. So they decided to have a new captain for every match.

Pavel was first. Pavel had a long plan on paper, but nobody could read it, and the team lost. Nkechi shouted for an hour. They lost again. Three more captains had three more plans, and they lost every time.

Then it was Wen’s turn. Wen is quiet and did not want the job. There was no plan and no shouting. Before the match, Wen asked each player, “What do you need?” Pavel needed a higher ball. Nkechi wanted to change places with Femi. Femi only needed some water. Wen listened, and the team won.

Now the other five want Wen for the whole year. Wen says no. “Next week it’s Pavel’s turn again. Pavel can have my plan. It’s only four words long.”`,
      questions: [
        choose(
          'What is the text about?',
          'A team and its different captains',
          [
            ['A captain who wins every match', 'Most of the captains lost their match.'],
            ['A player who goes to a new team', 'All the players stay in the team.'],
            ['A school with a new sports teacher', 'There is no teacher in the text.'],
          ],
          '“So they decided to have a new captain for every match.”',
        ),
        trueOrFalse(
          'All six players wanted to be captain.',
          false,
          'There are six players, but “five of them wanted to be the leader”.',
        ),
        choose(
          'What was the problem with Pavel’s plan?',
          'The writing was bad.',
          [
            ['The paper was very wet.', 'There is no wet paper in the text.'],
            ['The plan was short.', 'It was “a long plan on paper”.'],
            ['The plan was old.', 'We do not read when Pavel wrote it.'],
          ],
          '“nobody could read it”',
        ),
        write(
          'What did Femi need?',
          ['water', 'some water', 'only water', 'only some water'],
          '“Femi only needed some water.”',
        ),
        choose(
          'What do the other players want now?',
          'The same captain every week',
          [
            ['A longer plan for every match', 'The long plan did not help them.'],
            ['Another player in the team', 'They do not look for new players.'],
            ['A match against a better team', 'They do not talk about other teams.'],
          ],
          '“Now the other five want Wen for the whole year.”',
        ),
        choose(
          'What is Pavel going to do if Pavel uses Wen’s plan?',
          'Ask the players a question',
          [
            ['Write on a bigger piece of paper', 'Wen’s plan was not on paper.'],
            ['Shout four words in the break', 'It was Nkechi who shouted.'],
            ['Change places with Nkechi', 'Nkechi changed places with Femi.'],
          ],
          'The plan is “only four words long”: they are “What do you need?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are the two leaders of a school club. On Saturday you are going to walk to a lake with twenty people and come back by bus. You meet on Thursday to make a plan.',
      a: {
        role: 'You know the mountains well.',
        facts: [
          'The short way to the lake takes two and a half hours, and it is hard. The easy way takes three and a half hours.',
          'The last bus leaves the lake at half past four.',
          'Imani from the club knows the easy way, too.',
          'You like to walk fast and in front.',
        ],
        goals: [
          'Find out when everybody can start.',
          'Find out if everybody can take the hard way.',
          'Agree with B on the way or ways, and on a leader for each group.',
        ],
      },
      b: {
        role: 'You know all the people in the club well.',
        facts: [
          'Some people come by train. Everybody can start at eleven.',
          'Five people are only eleven years old. The hard way is too hard for them.',
          'The picnic takes one hour. After it you have games for an hour and a half.',
          'You don’t know the way, but you are good with children.',
        ],
        goals: [
          'Find out how long the walk takes, and who knows the way.',
          'Find out when the last bus leaves.',
          'Agree with A on a plan with a picnic and some games for everybody.',
        ],
      },
      phrases: [
        'How long does it take to …?',
        'When can we start?',
        'Who can walk with the …?',
        'You go in front, and I …',
        'Then we are at the lake at …',
        'I’m not sure. What about …?',
      ],
    },
    statements: [
      'A quiet person can be a good leader.',
      'It is easier to be the boss than to have a boss.',
      'The oldest person in a group should be the leader.',
      'A good leader talks less than the others.',
      'A boss should make coffee for the team.',
      'I like it when another person decides.',
      'A small team does not need a leader.',
      'A captain must be the best player.',
    ],
    questions: [
      'What can a captain do when the team is losing?',
      'Who is a good leader in a film or a book, and why?',
      'What is easy and what is difficult about being a boss?',
      'When do you like to decide, and when do you not like it?',
      'What can a leader learn from the team?',
    ],
    task: {
      instruction:
        'A music club with thirty young people needs two leaders for a year. Together, the two need seven hours a week or more. Choose them, and say who does what.',
      options: [
        'Zuri, 15: three hours a week. Plays the piano very well, does not like to talk to big groups',
        'Ola, 17: five hours a week. Is everybody’s friend, often comes late',
        'Tala, 14: five hours a week. Has a lot of ideas, is new in the club',
        'Andrei, 16: two hours a week. Is great at plans and lists, gets angry quickly',
        'Kiran, 13: four hours a week. Is very funny, is the youngest in the club',
        'Aylin, 17: three hours a week. Was the leader last year, wants to do less',
        'Hamish, 15: four hours a week. Listens to everybody, cannot read music',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to your team before an important game. You are the captain. Say when and where you are going to meet, what your plan is and what everybody has to bring. Say something nice at the end.',
  },
  hard: {
    words: [
      word('be in charge', 'phrase', 'to have control of a group or a job', 'Who is in charge of the night shift?'),
      word(
        'promote',
        'verb',
        'to give somebody a higher job in the same company',
        'She was promoted after only a year.',
      ),
      word('step down', 'phrase', 'to give up an important job', 'The director stepped down in spring.'),
      word('delegate', 'verb', 'to let others do a part of your work', 'He finds it hard to delegate.'),
      word('approve', 'verb', 'to say officially that something may be done', 'The boss has to approve every holiday.'),
      word('authority', 'noun', 'the power to tell others what to do', 'A new manager has no authority at first.'),
      word(
        'lead by example',
        'phrase',
        'to show by what you do how others should act',
        'She leads by example and answers letters herself.',
      ),
      word(
        'respect',
        'noun',
        'the feeling that somebody is worth listening to',
        'You cannot order people to feel respect.',
      ),
      word(
        'responsibility',
        'noun',
        'the duty to make sure that something is done well',
        'The captain took responsibility for the defeat.',
      ),
      word('trust', 'verb', 'to believe that somebody is honest or able', 'He trusts his team to plan their own week.'),
      word(
        'interfere',
        'verb',
        'to get involved where you are not wanted',
        'Good managers know when not to interfere.',
      ),
      word(
        'feedback',
        'noun',
        'what others say about how well you have worked',
        'Her feedback was short, clear and kind.',
      ),
      word('credit', 'noun', 'praise for something good that was done', 'The boss gave the credit to the team.'),
      word('deadline', 'noun', 'the day or hour by which work must be ready', 'We moved the deadline by a week.'),
    ],
    text: {
      title: 'Promotion returned with thanks',
      kind: 'dialogue',
      genre: 'interview',
      text: `Dorota: You design slides for playgrounds. Two years ago you were put in charge of the whole design team, and in March you asked for your old job back. Why?
Jomo: Because I was bad at the new one. I had been promoted for drawing good slides, so I went on drawing. Everybody’s slides.
Dorota: Everybody’s?
Jomo: The team sent me their plans to approve. I was supposed to say yes, or no and why. Instead I stayed until ten at night and drew them all again, a little better.
Dorota: Didn’t anybody mind?
Jomo: They were polite about it. I took that for respect. I thought that I was leading by example.
Dorota: When did you realise that you weren’t?
Jomo: One evening I opened a plan for a rope bridge. It stopped in mid-air. I rang Anahit, who had drawn it, and asked where the rest was. “You’re going to change it anyway,” said Anahit. “I thought I’d save us both some time.”
Dorota: That must have hurt.
Jomo: I went through the others’ plans. Nobody had finished anything for months. There were six excellent designers, and I had taught them to stop halfway.
Dorota: Couldn’t you have learned to delegate?
Jomo: I tried. I lasted nine days. Then I stepped down, and Anahit has my office now.
Dorota: What is it like to have less authority?
Jomo: I earn less and I sleep more. And, oddly, people have started coming to my desk. “Could you have a look at this?” Nobody asked me that when I was the boss.
Dorota: And do you draw it again for them?
Jomo: I keep my hands in my pockets. I ask a question or two, and off they go.
Dorota: Forgive me, Jomo, but that sounds like leadership.
Jomo: Please don’t print that. They’d give me the office back.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'What somebody learned by failing as a boss',
          [
            ['What a company can save by having no bosses', 'The team still has a boss: Anahit.'],
            ['What a designer did to become the boss', 'Jomo became the boss, but then gave the job up.'],
            ['What a team did to get rid of a bad boss', 'Jomo was not forced to go.'],
          ],
          'Jomo “was bad at the new one” and can say why: “I had taught them to stop halfway.”',
        ),
        choose(
          'Why did Jomo work until late at night?',
          'To improve what others had designed',
          [
            ['To invent new things for playgrounds', 'The plans came from the team.'],
            ['To write down what was wrong with plans', 'Jomo was supposed to say why, but did not.'],
            ['To finish slides before the deadline', 'No deadline is mentioned.'],
          ],
          'Jomo “drew them all again, a little better”.',
        ),
        trueOrFalse(
          'The designers told Jomo early on that they did not like the changes.',
          false,
          '“They were polite about it. I took that for respect.”',
        ),
        write(
          'What was it that Anahit had drawn only a part of?',
          ['a rope bridge', 'rope bridge', 'the rope bridge', 'a bridge', 'the bridge', 'bridge'],
          '“One evening I opened a plan for a rope bridge. It stopped in mid-air.”',
        ),
        choose(
          'Why had the designers stopped finishing their work?',
          'They saw no point in it.',
          [
            ['They had too much to do.', 'Nothing is said of too much work.'],
            ['They wanted Jomo to leave.', 'They were polite; Jomo stepped down freely.'],
            ['They were less able than Jomo.', 'Jomo calls them “excellent designers”.'],
          ],
          '“You’re going to change it anyway”',
        ),
        choose(
          'What can be concluded from the end of the interview?',
          'Jomo now does well what a boss should do.',
          [
            ['Jomo would like to be the boss once more.', 'Jomo is afraid of getting the office back.'],
            ['Jomo still draws the plans of the others.', '“I keep my hands in my pockets.”'],
            ['Jomo has lost the respect of the designers.', 'They come and ask for Jomo’s opinion.'],
          ],
          'Jomo asks “a question or two, and off they go”. Dorota says that it “sounds like leadership”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'In the workshop of a theatre, scenery is built for a play that opens in three weeks. The new head of the workshop has asked the most experienced carpenter for a talk over coffee.',
      a: {
        role: 'You have been head of the workshop for a month. Before that you worked at another theatre.',
        facts: [
          'The director has just told you that the great staircase has to turn round on the stage. The team does not know yet.',
          'You have 3,000 euros extra. A carpenter from outside costs 1,000 euros a week, and a motor costs 2,500 euros.',
          'You were told that B had not wanted your job.',
        ],
        goals: [
          'Find out what is wrong with the mood in the team.',
          'Find out how long it takes to build a staircase that turns, and with how many people.',
          'Agree on who leads the work on it, and on what the money is spent on.',
        ],
      },
      b: {
        role: 'You have been a carpenter in this workshop for nineteen years.',
        facts: [
          'You have built turning stairs twice. It takes four people two weeks. Without a motor, two people have to push the stairs every evening.',
          'The team is five people. One paints for all three weeks, and two are busy with the doors for another week.',
          'You did apply for the job of head, and you never got an answer.',
          'Two of the team are thinking of leaving: plans change every day, and they are always the last to hear.',
        ],
        goals: [
          'Find out what has been changed now, and how much money there is for it.',
          'Find out what A was told about you and the job.',
          'Get a firm rule on when and how the team hears of changes.',
        ],
      },
      phrases: [
        'Can I be open with you about …?',
        'I wasn’t aware that …',
        'What would you need in order to …?',
        'I’d like you to take charge of …',
        'From now on, could we …?',
        'If we spend it on …, there’s nothing left for …',
      ],
    },
    statements: [
      'People who want to be the boss are usually wrong for the job.',
      'The best workers make the worst managers.',
      'Teams should be allowed to vote for their boss.',
      'A good boss is friendly, but is not a friend.',
      'A bad decision is better than no decision.',
      'Nobody should lead the same team for more than five years.',
      'When a team fails, it is always the leader who is to blame.',
      'I would find it hard to give orders to somebody older than me.',
    ],
    questions: [
      'What makes people follow somebody who has no title?',
      'When does a group work better without a leader?',
      'What should a new boss do, and not do, in the first week?',
      'What is a good way to tell a boss that a plan will not work?',
      'Which leader from sport, history or fiction would you like to work for, and why?',
    ],
    task: {
      instruction:
        'A company with forty people that repairs lifts has had three managers in two years. The staff say that nobody listens to them. It has 30,000 euros for the first year. Choose three measures that go together, and say what could go wrong.',
      options: [
        'An experienced manager from outside: 24,000 euros a year more than now, and can start in four months',
        'The best mechanic becomes manager: 9,000 euros for training, but there is one good mechanic less',
        'Two people share the job, three days each: 15,000 euros, and everything has to be told twice',
        'The staff elect one of themselves for a year: free, but those who lose may not like it',
        'Managers go out with a repair team one week a month: free, but letters have to wait',
        'Each team plans its own week: 3,000 euros for a computer program, and there will be mistakes at first',
        'A coach sits in on all meetings and gives feedback: 12,000 euros for six months',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a students’ magazine with the title “The best boss I never had”. Invent a boss in a workplace that you know something about. Show in one scene how this person leads a team, and say what other leaders could learn from it.',
  },
};
