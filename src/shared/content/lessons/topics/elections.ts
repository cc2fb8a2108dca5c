import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('vote', 'verb', 'to say in an election who you want', 'Most of us voted for Hana.'),
      word('election', 'noun', 'a day when people choose their leaders', 'There is an election in May.'),
      word('candidate', 'noun', 'a person you can choose in an election', 'There are three candidates in our class.'),
      word('choose', 'verb', 'to say which one you want', 'You can choose only one name.'),
      word('voter', 'noun', 'a person who can vote', 'The young voters came in the evening.'),
      word('polling station', 'noun', 'the place where people vote', 'Our polling station is in a school.'),
      word('count', 'verb', 'to find out how many there are', 'Two teachers count the votes.'),
      word('win', 'verb', 'to be first, or to get the most votes', 'She won with twelve votes.'),
      word('right', 'noun', 'something that the law says you can do', 'You have the right to vote at eighteen.'),
      word('rule', 'noun', 'something that tells you what you can or cannot do', 'The rule is: one person, one vote.'),
      word('secret', 'adjective', 'that other people must not know', 'My vote is secret.'),
      word('list', 'noun', 'names or things, one under the other', 'Is my name on the list?'),
      word('promise', 'verb', 'to say that you are really going to do something', 'He promised longer breaks for all.'),
      word('leader', 'noun', 'the person at the top of a group or a country', 'A good leader can listen.'),
    ],
    text: {
      title: 'The village with one voter',
      kind: 'text',
      genre: 'report',
      source:
        'Reports on the Indian election of 11 April 2019 in Malogam, Arunachal Pradesh (Scroll.in, OdishaBytes, Northeast Live, Moneycontrol)',
      text: `In April 2019 there was an election in India. On a Wednesday morning a team of election workers left for Malogam, a small village in the mountains. First they took a bus. Then they walked up into the hills.

There was only one name on the list for Malogam: Sokela Tayang. She was the only voter. The other people in the village voted in other places.

The workers made a polling station in a small metal hut. They had to be there from seven in the morning to five in the afternoon. They could not tell Sokela, “Please come early.” It is a rule: voters choose the time.

Sokela came at about half past nine. She voted for her state and for her country.

Phones did not work well there, so the news came only in the evening: in Malogam, all the voters voted! Not many places can say that.

It was a lot of work for one person. But every adult there has the right to vote.`,
      questions: [
        choose(
          'What is this text about?',
          'A long way to one voter',
          [
            ['A woman’s long way to an election', 'The workers had the long way, not Sokela.'],
            ['A village without an election', 'There was an election in the village.'],
            ['A new leader for a small village', 'Sokela voted for her state and for her country.'],
          ],
          'The team went to a village in the mountains for Sokela: “She was the only voter.”',
        ),
        trueOrFalse(
          'The workers went all the way by bus.',
          false,
          '“First they took a bus. Then they walked up into the hills.”',
        ),
        choose(
          'What do we read about the other people in the village?',
          'They did not vote in Malogam.',
          [
            ['They were all too young to vote.', 'They voted, but not in Malogam.'],
            ['They did not want to vote.', 'They voted, but not in Malogam.'],
            ['They helped in the polling station.', 'The election workers did that.'],
          ],
          '“The other people in the village voted in other places.”',
        ),
        choose(
          'Why did the workers not say to Sokela, “Please come early”?',
          'She could come when she wanted.',
          [
            ['She always came early.', 'They did not know when she was going to come.'],
            ['They could not find her.', 'She came to the hut at about half past nine.'],
            ['They were still on the bus.', 'They were in the hut from seven o’clock.'],
          ],
          '“It is a rule: voters choose the time.”',
        ),
        write(
          'When did Sokela come? Write the time.',
          [
            'half past nine',
            '9:30',
            '9.30',
            'nine thirty',
            'nine-thirty',
            '9.30 am',
            '9:30 am',
            '9:30 a.m.',
            '9.30 a.m.',
            '9:30am',
            '9.30am',
            'half past 9',
            'at half past nine',
            'about half past nine',
            'at 9:30',
            'at 9.30',
            'about 9:30',
            'about 9.30',
            'about half past 9',
            'at half past 9',
            'half past nine am',
            'around half past nine',
            '9.30 in the morning',
            '9:30 in the morning',
          ],
          '“Sokela came at about half past nine.”',
        ),
        choose(
          'Why does the text say, “Not many places can say that”?',
          'In most places some people do not vote.',
          [
            ['In most places the phones are better.', 'It is about the voters, not about the phones.'],
            ['In most places voting is not secret.', 'The text does not talk about secret votes.'],
            ['In most places people vote in a school.', 'We do not read about schools.'],
          ],
          'The news was: “in Malogam, all the voters voted!”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Monday. On Friday your class is going to vote for a class captain, the leader of the class.',
      a: {
        role: 'You plan the election for your class.',
        facts: [
          'The election is on Friday at ten in Room 12. The room is free again from half past eleven to twelve.',
          'Every candidate can talk to the class for two minutes before the vote.',
          'A poster must be small, like a page of a school book. You need it on Tuesday.',
          'You need one more person to count the votes. It must not be a candidate.',
        ],
        goals: [
          'Find out what B wants to do for the class.',
          'Find out if B can be there on Friday at ten. If not, find a new time.',
          'Find a person to count the votes.',
        ],
      },
      b: {
        role: 'You are a candidate. You want to be class captain.',
        facts: [
          'You want a quiet room for homework in the lunch break.',
          'On Friday you are at the dentist’s at ten. You are back at school at eleven.',
          'You made a very big poster. You can draw a small one this evening.',
          'Your best friend is good with numbers and does not want to be class captain.',
        ],
        goals: [
          'Find out how long you can talk to the class.',
          'Find out if your poster is all right.',
          'Ask for another time on Friday, and say how you can help.',
        ],
      },
      phrases: [
        'What do you want to do for our class?',
        'How long can I talk?',
        'I’m sorry, but I can’t come at …',
        'Is the room free at …?',
        'It must be …, and it must not be …',
        'I know a person who can …',
      ],
    },
    statements: [
      'Every class needs a class captain.',
      'I want to be the leader of a group.',
      'Everybody should vote. It is wrong to stay at home.',
      'It is easy to make promises before an election.',
      'I talk about elections with my family or friends.',
      'A good leader is always friendly.',
      'It is better to vote with your hand up than on paper.',
      'Children can choose good leaders, too.',
    ],
    questions: [
      'When did you last vote for something? What did you choose?',
      'How do people vote in your country? Where do they go?',
      'What must a good class captain do?',
      'Why do some people not vote?',
      'What can a good candidate do for your town?',
    ],
    task: {
      instruction:
        'Your class must choose a class captain. You have one lesson of 45 minutes and 10 pounds. Choose one of the three ways to vote and one or two other ideas. Say why.',
      options: [
        'Vote: write one name on paper. It is secret, but it takes 15 minutes.',
        'Vote: put up your hand. It takes 3 minutes, but everybody can see your vote.',
        'Vote: use your phone. It takes 5 minutes, but two students have no phone.',
        'The candidates talk for two minutes each: 15 minutes in all, and shy people do not like it.',
        'The class can ask the candidates questions: 20 minutes, and it can get loud.',
        'Posters on the wall for a week: no time in the lesson, 10 pounds',
        'A video from each candidate to watch at home: no time in the lesson, but not everybody watches it',
      ],
    },
    writing:
      'You want to be class captain, the leader of your class. Write a short speech of 50 to 70 words to your class. Say who you are, what you want to do for the class and why they should vote for you.',
  },
  hard: {
    words: [
      word('turnout', 'noun', 'how many of those who can vote really do so', 'The turnout fell to 48 per cent.'),
      word('candidate', 'noun', 'somebody who hopes to be chosen in an election', 'Six candidates are on the list.'),
      word('elect', 'verb', 'to choose by voting', 'The town has elected a new mayor.'),
      word('government', 'noun', 'the people who rule a country', 'The new government promised lower taxes.'),
      word('voting age', 'noun', 'how old you must be to vote', 'In most countries the voting age is eighteen.'),
      word('lower', 'verb', 'to make something less or smaller', 'Should the age for local elections be lowered?'),
      word('in favour', 'phrase', 'supporting an idea', 'Two thirds of the class were in favour.'),
      word('stand', 'verb', 'to be a candidate in an election', 'Nobody wanted to stand against her.'),
      word('polling station', 'noun', 'the place where people vote', 'The polling stations close at eight.'),
      word('promise', 'noun', 'what you say that you will certainly do', 'Which party keeps its promises?'),
      word(
        'judgement',
        'noun',
        'the ability to make sensible decisions',
        'Voters need knowledge, but they also need judgement.',
      ),
      word('campaign', 'noun', 'everything that is done to win an election', 'Her campaign cost very little money.'),
      word(
        'ballot paper',
        'noun',
        'the paper on which you mark your choice',
        'Fold your ballot paper before you leave.',
      ),
      word('majority', 'noun', 'more than half', 'The majority voted against the plan.'),
    ],
    text: {
      title: 'The wrong way round',
      kind: 'dialogue',
      genre: 'conversation',
      source:
        'New Zealand: NZHistory (voting age of 20 from 1969). Austria: E. Zeglovits and M. Zandonella, Political interest of adolescents before and after lowering the voting age (2013); E. Zeglovits and J. Aichholzer, Are people more inclined to vote at 16 than at 18? (2014)',
      text: `Ngaire: What are you writing, dear?
Aroha: A speech. We’re debating whether people should be allowed to vote at sixteen. I’m against it.
Ngaire: But you’re sixteen! I’m nearly eighty, and I’m in favour. We’ve got it the wrong way round.
Aroha: It’s simple, Gran. Half my class would just vote like their parents.
Ngaire: So do half my neighbours. They inherited their party together with the furniture.
Aroha: All right. But candidates would chase us with silly videos and cheap promises.
Ngaire: Whereas old people like me are only ever told the truth.
Aroha: Be serious! I’m not even allowed to buy a beer. Why should I choose a government?
Ngaire: Because you’ll live with its decisions for longer than I will. In 1969, when I was twenty, New Zealand lowered the voting age from twenty-one to twenty. My uncle was sure that we’d elect a pop singer.
Aroha: And did you?
Ngaire: No pop singer was standing.
Aroha: Anyway, my biggest problem is Austria. It’s had voting at sixteen in national elections since 2007. Researchers looked at two regional elections there, and the turnout was higher at sixteen and seventeen than from eighteen to twenty.
Ngaire: That’s my side, surely. Will you leave it out?
Aroha: That would be cheating. I’ll say that at sixteen you still live at home, and somebody takes you along to the polling station. It doesn’t prove that you’ve got any judgement.
Ngaire: No. But habits that start early often last.
Aroha: Perhaps. I’d like to see figures for twenty years.
Ngaire: How long have you been working on this?
Aroha: Four evenings. I’ve read two studies and written to three politicians.
Ngaire: Do you know how I prepared for my first election?
Aroha: No. How?
Ngaire: I listened to the weather forecast and took a coat.`,
      questions: [
        choose(
          'What is surprising about the two speakers?',
          'Each takes the side that one would expect of the other.',
          [
            ['Neither of them has ever voted in an election.', 'Ngaire talks about her “first election”.'],
            ['Both of them change their minds while they talk.', 'Neither says that she has changed her mind.'],
            ['The younger one knows nothing about the subject.', 'She has read two studies.'],
          ],
          'Ngaire says: “We’ve got it the wrong way round.”',
        ),
        choose(
          'How does Ngaire answer the point about parents?',
          'Older people do not always decide for themselves, either.',
          [
            ['Parents usually know best whom to vote for.', 'She does not praise parents.'],
            [
              'Young people hardly ever listen to their parents.',
              'She talks about her neighbours, not about the young.',
            ],
            ['Families should not discuss politics at home.', 'She says nothing of the kind.'],
          ],
          '“They inherited their party together with the furniture.”',
        ),
        choose(
          'What does Ngaire mean when she talks about “the truth”?',
          'Candidates make cheap promises to old people, too.',
          [
            ['Candidates are more honest with old people.', 'She is joking: she means the opposite.'],
            ['Old people find out at once when somebody lies.', 'She says what they are told, not what they notice.'],
            ['Old people are never asked what they think.', 'It is about what they hear from candidates.'],
          ],
          'She is answering “cheap promises” with a joke: “Whereas old people like me are only ever told the truth.”',
        ),
        write(
          'Who did Ngaire’s uncle expect young people to elect?',
          [
            'a pop singer',
            'pop singer',
            'pop singers',
            'a singer',
            'singer',
            'the pop singer',
            'a pop star',
            'pop star',
          ],
          '“My uncle was sure that we’d elect a pop singer.”',
        ),
        trueOrFalse(
          'Aroha is going to mention the figures from Austria in her speech.',
          true,
          'To leave them out “would be cheating”, so she prepares an answer: “I’ll say that at sixteen you still live at home”.',
        ),
        choose(
          'What does Ngaire suggest with her story about the coat?',
          'Aroha is better prepared to vote than Ngaire once was.',
          [
            ['Elections used to be held in worse weather.', 'The weather is a joke about how little she prepared.'],
            ['Aroha has spent too much time on her speech.', 'She admires the work rather than criticising it.'],
            ['First elections are less important than later ones.', 'She compares two people, not two elections.'],
          ],
          'Aroha has worked for “Four evenings”. Ngaire only “listened to the weather forecast and took a coat”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Only 18 per cent of the students at your college voted in the last election to the student council. The next one is in three weeks, and you want to raise the turnout together.',
      a: {
        role: 'You are a student and a member of the council.',
        facts: [
          'Last time people could vote in the main building, on a Monday between nine and eleven.',
          'The rules allow two days and any number of places, but only ballot papers. The council has 300 euros; each extra place costs 80 euros a day.',
          'The bicycle shed that was promised two years ago will be built in May. Nobody has announced it yet.',
          'There are two candidates. Others can come forward until Friday. Instead of making a speech, one may write a page.',
        ],
        goals: [
          'Find out why so many students did not vote.',
          'Find at least one more candidate.',
          'Agree on days, places and two things to announce, within the money that you have.',
        ],
      },
      b: {
        role: 'You are a student. You have asked forty others why they did not vote.',
        facts: [
          'Twenty-two of them had lessons in the other building at that time.',
          'Eleven did not know what the candidates wanted. They would read a page, but not listen to a speech.',
          'Seven said: “Nothing changes. Where is our bicycle shed?”',
          'You know a first-year student who would like to stand, but hates making speeches.',
        ],
        goals: [
          'Find out when and where voting is possible, and whether it could be done online.',
          'Find out what happened to the bicycle shed.',
          'Find out if the first-year student can still stand, and agree on a plan.',
        ],
      },
      phrases: [
        'The main reason seems to be that …',
        'Would the rules allow us to …?',
        'How many of them said that?',
        'Is it too late to …?',
        'That would leave us with … euros.',
        'Let’s make sure that everybody hears about …',
      ],
    },
    statements: [
      'People should be allowed to vote at 16.',
      'Those who stay at home on election day should not complain.',
      'Voting should be a duty, as it is in Australia.',
      'Voters should have to pass a test of knowledge first.',
      'Nobody should lead a country for more than eight years.',
      'Anybody who has lived in a place for five years should be able to vote there.',
      'Opinion polls should be banned in the last week before an election.',
      'A single vote never changes anything.',
    ],
    questions: [
      'At what age did you, or will you, feel ready to make important decisions?',
      'Where do you get your information about politics, and how far do you trust it?',
      'What would make you vote for somebody whose party you do not like?',
      'Which decisions in your town, school or company should be put to a vote?',
      'Would you ever stand for election? What would you be good or bad at?',
    ],
    task: {
      instruction:
        'Fewer and fewer people vote in a country. Its government asks you for help. You can spend 10 million euros. Choose three measures; at least one must work before the next election, in six months. Say what could be said against each.',
      options: [
        'Voting at 16: 1 million, from the next election; in polls half the country is against it',
        'A fine of twenty euros for those who stay at home: 2 million, in a year; works in some countries, but is hard on the poor',
        'A public holiday on election day: 4 million, from the next election; shops lose money',
        'Voting online: 8 million, in two years; easy to use, but hard to keep safe',
        'Polling stations in supermarkets: 2 million, in three months; some people find it too casual',
        'A booklet for each home with the plans of all parties: 3 million, in two months; fair but dry',
        'A box on the ballot paper for “none of these”: no cost, in a month; honest, but it elects nobody',
        'Lessons on elections in every school: 5 million, works in five years; the effect may last a lifetime',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for your school magazine: “Should people be allowed to vote at 16?” Give two reasons for your opinion, answer the best argument of the other side, and end with what you would tell a sixteen-year-old who does not care.',
  },
};
