import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('volunteer', 'noun', 'a person who works and gets no money', 'Forty volunteers helped in the park.'),
      word('help', 'verb', 'to do something for somebody', 'They help old people with their shopping.'),
      word('for free', 'phrase', 'without getting or paying money', 'She teaches maths for free.'),
      word('charity', 'noun', 'a group that collects money for people or animals', 'The charity helps homeless cats.'),
      word('collect', 'verb', 'to bring things together from many places', 'We collect warm clothes in winter.'),
      word('give away', 'phrase', 'to let somebody have a thing without paying', 'I want to give away my old books.'),
      word('pick up', 'phrase', 'to take from the ground', 'Children picked up bottles on the beach.'),
      word('rubbish', 'noun', 'things that people throw away', 'There is rubbish under the trees.'),
      word('meal', 'noun', 'breakfast, lunch or dinner', 'They cook a hot meal every Sunday.'),
      word('lonely', 'adjective', 'sad because you are alone', 'Mr Wu was lonely after he moved here.'),
      word('thankful', 'adjective', 'happy about what somebody did for you', 'The family was very thankful.'),
      word('free time', 'phrase', 'hours without work or school', 'What do you do in your free time?'),
      word('need', 'verb', 'must have something because it is important', 'The old man needs help.'),
    ],
    text: {
      title: 'Saturday at the river',
      kind: 'text',
      genre: 'news',
      text: `Last Saturday 64 volunteers met at the river in Ashby to pick up rubbish. They worked for free, from nine to three, in the rain.

They collected 120 bags of bottles, paper and old clothes. They also found two bikes, a sofa and a piano. “We didn’t know what to do with the piano,” said Yusuf Demir, 16. “So we played it.”

Not everybody was there for the river. “I moved here in May, and I was lonely,” said Hanna Weiss, 58. “Now I know twelve people by their names, and my back hurts.”

A charity brought a hot meal for all. The mayor came at half past two, in white shoes, and stayed for ten minutes. He said that he was very thankful.

The volunteers are going to meet again in October. They need more gloves. They do not need more white shoes.`,
      questions: [
        choose(
          'What is the news story about?',
          'People who cleaned a river',
          [
            ['People who lost a piano', 'They found one in the rubbish.'],
            ['People who play music in the rain', 'They only played the piano that they found.'],
            ['People who eat with the mayor', 'He stayed for ten minutes.'],
          ],
          '“Last Saturday 64 volunteers met at the river in Ashby to pick up rubbish.”',
        ),
        write(
          'How many bags did they collect?',
          ['120', '120 bags', 'a hundred and twenty', 'one hundred and twenty'],
          '“They collected 120 bags”',
        ),
        choose(
          'Why did Hanna Weiss come?',
          'She wanted to meet people.',
          [
            ['She lives next to the river.', 'We do not read where she lives.'],
            ['She works for the charity.', 'The charity brought the meal. She is a volunteer.'],
            ['She was looking for a sofa.', 'They found a sofa. We do not read that she wanted it.'],
          ],
          '“I moved here in May, and I was lonely”',
        ),
        trueOrFalse('The mayor helped all day.', false, 'He came at half past two and “stayed for ten minutes”.'),
        choose(
          'What does the writer think of the mayor’s visit?',
          'It did not help much.',
          [
            ['It was the best part of the day.', 'It was short, and the writer laughs about the shoes.'],
            ['It was too early for the volunteers.', 'He came near the end.'],
            ['It made the volunteers angry.', 'We do not read that anybody was angry.'],
          ],
          'He came “in white shoes”, and now: “They do not need more white shoes.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at the desk of a group that finds volunteers. B wants to help.',
      a: {
        role: 'You work for the group.',
        facts: [
          'You need somebody to read to old people: Thursday, three to five.',
          'You need somebody for a home for dogs and cats: Sunday morning, seven to nine.',
          'You need somebody who cooks for thirty people: the first Friday of the month, in the evening.',
        ],
        goals: [
          'Find out when B is free and what B can do.',
          'Find out what B does not like.',
          'Find one thing for B, and say when it is.',
        ],
      },
      b: {
        role: 'You want to help somebody in your free time.',
        facts: [
          'You are afraid of big dogs, but you like cats.',
          'You finish work at four every day. On Thursdays you can leave at two.',
          'You read well. You can cook for four people, but not for more.',
        ],
        goals: [
          'Find out what you can do there.',
          'Find out when each job is.',
          'Choose one thing and ask one more question about it.',
        ],
      },
      phrases: [
        'I would like to help.',
        'When are you free?',
        'What can you do well?',
        'I’m not good with …',
        'How long is it?',
        'That sounds good.',
      ],
    },
    statements: [
      'Everybody can help for two hours a week.',
      'People should get money for every kind of work.',
      'It is nicer to help animals than people.',
      'All students should help in their town for a week.',
      'Giving money is easier than giving time.',
      'You can make friends when you help.',
      'I like to help, but I do not like to ask for help.',
    ],
    questions: [
      'What can you do to help people in your street?',
      'What can you teach somebody for free?',
      'What help do people need when they are new in a town?',
      'What do people throw away that is still good?',
      'Do you like to help alone or in a group?',
    ],
    task: {
      instruction:
        'Your class has one free Saturday and wants to help. Choose one thing. Look at the weather too: it is going to rain.',
      options: [
        'Paint the walls of a children’s home: inside, but the paint costs 80 pounds',
        'Plant fifty trees: hard work, but they stay for a hundred years',
        'Play games in a home for old people: easy, only eight can come',
        'Sell cakes for a charity at the market: fun, but few people come in the rain',
        'Clean the beach: an hour by bus, the bus costs 60 pounds',
        'Teach people to use their phones: in the library, you need patience',
      ],
    },
    writing:
      'Write a notice of 40 to 60 words for the students at your school. You need volunteers for a day. Say what they are going to do, when and where, what they must bring, and why it is good to come.',
  },
  hard: {
    words: [
      word(
        'voluntary',
        'adjective',
        'done because you want to, without pay',
        'Voluntary work holds many towns together.',
      ),
      word('donate', 'verb', 'to give money or goods to help', 'She donates ten pounds a month.'),
      word('cause', 'noun', 'an aim that people support', 'He gives his time to a good cause.'),
      word('commitment', 'noun', 'a promise to give your time to something', 'A weekly commitment is hard to keep.'),
      word('in need', 'phrase', 'without enough to live well', 'The shop sends clothes to families in need.'),
      word('make a difference', 'phrase', 'to have a good effect', 'Two hours a week can make a difference.'),
      word('selfish', 'adjective', 'thinking only of yourself', 'Is it selfish to enjoy helping?'),
      word('generous', 'adjective', 'giving more than is usual', 'A generous neighbour paid for the paint.'),
      word('fund', 'verb', 'to pay for a project', 'The project is funded by the town.'),
      word('awareness', 'noun', 'knowledge that a problem exists', 'The walk was meant to raise awareness.'),
      word(
        'burden',
        'noun',
        'somebody or something that makes life harder',
        'Helpers who stay a week can be a burden.',
      ),
      word(
        'well-meaning',
        'adjective',
        'wanting to help, but often without success',
        'Well-meaning visitors brought toys that nobody could use.',
      ),
      word('local', 'adjective', 'belonging to the place itself', 'Local builders were looking for work.'),
      word(
        'in the long run',
        'phrase',
        'after a long time, not at once',
        'In the long run training helps more than money.',
      ),
    ],
    text: {
      title: 'The wall we built twice',
      kind: 'text',
      genre: 'story',
      text: `At nineteen I paid two thousand pounds to build a wall. It was part of a school in the hills, for children in need, and a website had promised that I would make a difference. There were fourteen of us. None had ever built anything.

We got up early, mixed what we were told to mix, and laid bricks until lunch. In the evenings we sang. I felt generous, and I had never been so happy.

In the second week I could not sleep because of the heat, and I went out on to the steps. There was a lamp at the building site. Three men were taking down our wall. They worked quickly and almost without a sound, cleaned each brick, and built it up again, straight. One of them was Joseph, who smiled at us every morning and said, “Very good, very strong.”

I asked him about it the next day, when the others were resting. He was embarrassed, on my account rather than his own. He was a builder, he said, like his father. The firm paid the three of them to make the wall safe at night. “Children will sit under it,” he said.

“Wouldn’t it be easier if we weren’t here?” I asked.

He considered the question. “You are not a burden,” he said. “The wall would be quicker. But without you there is no money for the wall.”

I did not tell the others. I carried bricks for another week, and I laid mine as well as I could, so that there would be less to put right. On the last day we were photographed in front of the school, well-meaning and sunburnt. Joseph held the camera.

Was it selfish? I have often asked myself. I send the two thousand pounds every year now, in small amounts, to a local group in those hills. I stay at home. It is much less fun.`,
      questions: [
        choose(
          'What is the story about?',
          'Somebody who learns the truth about their own work',
          [
            [
              'Somebody who learns to build walls from an expert',
              'Joseph teaches nothing; he repairs the wall at night.',
            ],
            ['Somebody who discovers that a firm steals money', 'The firm pays the men from the volunteers’ money.'],
            ['Somebody who makes friends for life in a village', 'Nothing is said of a friendship that lasts.'],
          ],
          '“Three men were taking down our wall.”',
        ),
        choose(
          'Why did the men work at night?',
          'So that the volunteers would not notice',
          [
            [
              'So that they could work when it was cool',
              'The heat keeps the narrator awake; it is not given as their reason.',
            ],
            ['So that the firm would not find out about it', 'It is the firm that pays them for it.'],
            ['So that the school would be ready in time', 'It would be quicker without the volunteers altogether.'],
          ],
          'They worked “almost without a sound”, and by day Joseph said: “Very good, very strong.”',
        ),
        choose(
          'What does “on my account rather than his own” mean?',
          'He was sorry for the narrator, not ashamed of himself.',
          [
            ['He was afraid that the narrator would not pay.', '“Account” has nothing to do with money here.'],
            ['He was angry that the narrator had watched him.', 'He is embarrassed, not angry.'],
            ['He was ashamed that his own wall was not straight.', 'He built it straight.'],
          ],
          '“He was embarrassed, on my account rather than his own.”',
        ),
        write('How many volunteers were there?', ['fourteen', '14'], '“There were fourteen of us.”'),
        trueOrFalse('The narrator told the other volunteers about the night.', false, '“I did not tell the others.”'),
        choose(
          'What does “It is much less fun” suggest about the journey?',
          'It had partly been for the narrator’s own pleasure.',
          [
            ['It had been cheaper than it is to help now.', 'The sum is the same.'],
            ['It had done more good than the money does.', 'The narrator has chosen to send money instead.'],
            ['It had been spoilt by the work in the heat.', 'The memory is of singing and of being happy.'],
          ],
          'It was a time when “In the evenings we sang”; today: “I stay at home.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You both work for a community kitchen that gives free meals to people in need. B has helped there for three months and has asked for a talk.',
      a: {
        role: 'You run the kitchen.',
        facts: [
          'On Saturdays there are more helpers than guests; on Tuesdays, from four to seven, there are none.',
          'Two guests have said that they do not like being photographed.',
          'You are so tired that you are thinking of giving up in summer.',
        ],
        goals: [
          'Find out why B wants to talk.',
          'Mention the photographs in a way that does not drive B away.',
          'Find somebody who takes over the Tuesdays.',
        ],
      },
      b: {
        role: 'You are a volunteer.',
        facts: [
          'You need proof of your work for an application, and you have posted photographs of it.',
          'You feel useless on Saturdays, because there is nothing to do.',
          'You could come on Tuesdays, but only after half past four.',
        ],
        goals: [
          'Find out whether you are needed at all.',
          'Ask for a letter that describes your work.',
          'Find out how A is, because you are worried.',
        ],
      },
      phrases: [
        'May I be honest with you?',
        'I hadn’t looked at it that way.',
        'What would really help is …',
        'I couldn’t commit to …, but I could …',
        'How would you feel if …?',
        'Don’t get me wrong.',
      ],
    },
    statements: [
      'Nobody helps others without getting something out of it.',
      'Voluntary work lets the state avoid its duties.',
      'People who help others should not talk about it in public.',
      'A year of service for everybody would do a country good.',
      'It is better to donate money than to travel far in order to help.',
      'Charities should spend as little as possible on their offices.',
      'Being helped can be humiliating.',
      'Voluntary work should count when you apply to a university.',
    ],
    questions: [
      'What would stop working in your town if nobody worked for nothing?',
      'How can you help without making others feel small?',
      'Which cause would you give an evening a week to?',
      'Why do people find it harder to accept help than to give it?',
      'Was it right of the narrator in the story not to tell the others?',
    ],
    task: {
      instruction:
        'Your group has been given 5,000 pounds and twenty volunteers for one year. Choose two projects, and decide for each what success would look like after that year.',
      options: [
        'A breakfast club at a primary school, every day at seven: 3,000 pounds',
        'A repair workshop: 800 pounds, popular, helps mostly people who are well off',
        'Language partners for people who have just arrived: free, slow, personal',
        'A campaign to raise awareness of loneliness, with posters and films: 2,000 pounds',
        'A garden for a hospital: 4,000 pounds, lasts for decades',
        'A telephone line at night for people who feel alone: 1,500 pounds, needs a lot of training',
        'Free sports lessons in a district without a club: 1,000 pounds',
      ],
    },
    writing:
      'Write an opinion article of 150 to 190 words for a student newspaper: “Should people pay to volunteer abroad?” Use one case: volunteers paid for a school, but builders had to put their walls right every night. Give one argument for each side.',
  },
};
