import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('happy', 'adjective', 'feeling good about life', 'I am happy when the sun shines.'),
      word('smile', 'verb', 'what your mouth does when you feel good', 'The baby smiles at everybody.'),
      word('laugh', 'verb', 'what you do when you hear a good joke', 'We always laugh at his stories.'),
      word('enjoy', 'verb', 'to like doing something', 'I enjoy long walks by the sea.'),
      word('wonderful', 'adjective', 'very, very good', 'We had a wonderful day at the beach.'),
      word('favourite', 'adjective', 'the one that you like best', 'Sunday is my favourite day.'),
      word('together', 'adverb', 'with other people', 'My family eats together every evening.'),
      word('free time', 'phrase', 'the hours without school or work', 'I play the piano in my free time.'),
      word('funny', 'adjective', 'making people laugh', 'My aunt tells funny stories.'),
      word('win', 'verb', 'to be the best in a game', 'Our team can win on Saturday.'),
      word('sad', 'adjective', 'not happy', 'He was sad when his friend moved away.'),
      word('happiness', 'noun', 'a very good feeling', 'For me, happiness is a good book and tea.'),
      word(
        'lucky',
        'adjective',
        'having good things in life that you did not work for',
        'I am lucky to have such good friends.',
      ),
      word('good mood', 'phrase', 'a time when you feel good and friendly', 'Our teacher is in a good mood today.'),
    ],
    text: {
      title: 'My week in happy minutes',
      kind: 'text',
      genre: 'report',
      text: `For my maths class, I counted my happy minutes from Monday to Saturday. I had a watch and a small notebook.

On Monday I bought new shoes: six minutes. Then it started to rain.

On Tuesday my favourite team won. Wonderful: forty minutes!

On Wednesday I had a lot of free time and watched four films. I enjoyed the first one, but not the others: twenty minutes.

On Thursday I helped old Mr Okafor with his shopping. I did not want to go, but he is funny, and we laughed all the way: fifty minutes.

On Friday a small child on the bus smiled at me: two minutes.

On Saturday my family went to the lake together. We swam, cooked fish and sang in the car. In my notebook, there is nothing for Saturday.

“Were you sad on Saturday?” asked my teacher, Ms Ito.

“No,” I said. “I forgot my notebook.”

“Of course,” said Ms Ito, and smiled.`,
      questions: [
        choose(
          'What is the report about?',
          'How long the writer was happy each day',
          [
            ['How often the writer helped other people', 'The writer helped Mr Okafor, but only on Thursday.'],
            ['How much money the writer paid for fun', 'The writer bought shoes, but we read no prices.'],
            ['How the writer and a friend spent a week', 'The writer was with different people on different days.'],
          ],
          '“I counted my happy minutes from Monday to Saturday.”',
        ),
        write(
          'What made the writer happy for six minutes?',
          [
            'shoes',
            'new shoes',
            'the shoes',
            'the new shoes',
            'buying shoes',
            'buying new shoes',
            'some new shoes',
            'some shoes',
            'a pair of shoes',
            'my new shoes',
            'her new shoes',
            'his new shoes',
            'their new shoes',
          ],
          '“On Monday I bought new shoes: six minutes.”',
        ),
        choose(
          'What was the problem with Wednesday?',
          'Only one film was really good.',
          [
            ['There was no time for a film.', 'There was a lot of free time, and the writer watched four films.'],
            ['The favourite team did not win.', 'The team played on Tuesday, and it won.'],
            ['The weather was bad all day.', 'It rained on Monday.'],
          ],
          '“I enjoyed the first one, but not the others”',
        ),
        trueOrFalse('At first, the writer was happy to help Mr Okafor.', false, '“I did not want to go”'),
        choose(
          'Why did the writer forget the notebook on Saturday?',
          'The day was too good to count minutes.',
          [
            ['The maths class was already over by then.', 'The writer still wanted to count on Saturday.'],
            ['The lake was too far away to go back home.', 'We do not read how far away the lake was.'],
            ['The writer was angry about the week’s numbers.', 'Many of the numbers were good.'],
          ],
          'They were “together” and “sang in the car”. The writer was not sad. So Ms Ito says: “Of course”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You work in the same office. On Friday afternoon you want to do something nice with everybody from the office.',
      a: {
        role: 'You look after the money and the time.',
        facts: [
          'There are ten of you in all, with B, and you have 80 pounds for everybody together.',
          'Work ends at two. The last bus home leaves the centre at six.',
          'Mr Silva is in the group. He can walk for ten minutes, but not more.',
        ],
        goals: [
          'Find out what the others want to do.',
          'Find out what the two ideas cost, and how you get there.',
          'Find out how long the boat trip is.',
          'Choose one idea with B.',
        ],
      },
      b: {
        role: 'You look for ideas and talk to everybody.',
        facts: [
          'Mini golf costs 7 pounds a person, and you can play until five. The office bus stops in front of it and in the centre.',
          'The boat on the river costs 8 pounds a person. It leaves at half past three and is back at half past five. The centre is ten minutes away on foot.',
          'Six people want to play a game. Four people want to sit and talk, and a piece of cake would make them happy.',
        ],
        goals: [
          'Find out how much money you have, and how many people you are.',
          'Find out when work ends and when the last bus leaves.',
          'Find out if everybody can walk from the boat to the centre.',
          'Make a plan that makes nobody sad.',
        ],
      },
      phrases: [
        'How much is it for …?',
        'What time does it …?',
        'Everybody can enjoy …',
        'That’s too far for …',
        'How can we make … happy too?',
        'That sounds wonderful, but …',
      ],
    },
    statements: [
      'Happy people work better.',
      'More money makes people happier.',
      'It is easier to be happy in summer.',
      'Children are happier than adults.',
      'I am happiest when I am alone.',
      'A day without a phone is a good day.',
      'It is more fun to give presents than to get them.',
    ],
    questions: [
      'What made you smile this week?',
      'Where do you feel happy, and why there?',
      'Which smell or sound makes you happy?',
      'What can you do when a friend is in a bad mood?',
      'What does a perfect Sunday look like for you?',
    ],
    task: {
      instruction:
        'A school is going to have a Happy Day from nine to three. That is six hours, and the school has 300 pounds. Choose three or four ideas, and put them in a good order.',
      options: [
        'Breakfast together in the garden: 120 pounds, one hour',
        'Everybody can sleep until eleven: free, two hours',
        'Football, teachers against students: free, two hours',
        'A singer from the town: 150 pounds, one hour',
        'A trip to the lake: 200 pounds, three hours',
        'Everybody writes something nice about another student: free, one hour',
        'A new colour for the grey wall, painted by students: 100 pounds, three hours',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend about a small thing that made you happy last week. Say where you were, who was with you and what happened. Ask your friend one question about happiness.',
  },
  hard: {
    words: [
      word('satisfied', 'adjective', 'pleased because you have what you wanted', 'She was satisfied with third place.'),
      word(
        'disappointed',
        'adjective',
        'sad because something was not as good as you had hoped',
        'He looked disappointed when the race was over.',
      ),
      word(
        'compare',
        'verb',
        'to look at two things and see how they differ',
        'Don’t compare your life with a film star’s.',
      ),
      word('joy', 'noun', 'great happiness', 'The children jumped for joy.'),
      word('misery', 'noun', 'great unhappiness', 'Losing the match caused him a week of misery.'),
      word(
        'relieved',
        'adjective',
        'glad that something bad did not happen',
        'We were relieved to find the last seats.',
      ),
      word('medal', 'noun', 'a round piece of metal given as a prize', 'She keeps her medal in a kitchen drawer.'),
      word(
        'podium',
        'noun',
        'the steps on which winners stand to get their prizes',
        'The three runners hugged on the podium.',
      ),
      word(
        'miss out',
        'phrase',
        'to not get something good that others get',
        'Come early, or you’ll miss out on the cake.',
      ),
      word('near miss', 'phrase', 'something that almost happened', 'A near miss can hurt more than a clear defeat.'),
      word(
        'comforting',
        'adjective',
        'making you feel less sad or worried',
        'Her voice was comforting after a long day.',
      ),
      word('grateful', 'adjective', 'feeling that you want to thank somebody', 'I’m grateful for every sunny morning.'),
      word(
        'expectation',
        'noun',
        'what you believe is going to happen',
        'Low expectations can lead to pleasant surprises.',
      ),
      word('envy', 'verb', 'to wish that you had what somebody else has', 'I envy people who wake up cheerful.'),
    ],
    text: {
      title: 'The trouble with silver',
      kind: 'text',
      genre: 'science',
      source:
        'V. H. Medvec, S. F. Madey and T. Gilovich, When less is more: Counterfactual thinking and satisfaction among Olympic medalists (Journal of Personality and Social Psychology, 1995)',
      text: `Whoever comes second has done better than whoever comes third. It seems obvious, then, which of the two should be more satisfied. In the 1990s three psychologists in the United States, Victoria Medvec, Scott Madey and Thomas Gilovich, decided to check.

They collected television pictures from the 1992 Olympic Games in Barcelona. Some showed athletes at the moment when they learned how they had done; others showed them on the podium with their medals. Students then judged how each athlete seemed to feel, on a scale from one, for pure misery, to ten, for pure joy.

At the moment of the result, the winners of bronze scored 7.1 on average. The winners of silver managed only 4.8. Later, on the podium, the difference was smaller, but the order was the same.

The researchers believe that we compare what happened with what almost happened. Second place looks up: a little faster, and it would have been gold. Third place looks down: a little slower, and there would have been no medal at all.

There is an objection, of course. In some sports, silver goes to somebody who has just lost the final, while bronze goes to somebody who has just won a last match. No wonder if one looks disappointed and the other relieved. But the researchers had thought of that: bronze also came out ahead when such sports were left out.

Few of us will ever stand on a podium, but we all know near misses. Miss a train by half an hour, and you shrug. Miss it by ten seconds, and you see yourself running faster all evening.

Perhaps there is something comforting in this. The silver medal was hung round the athletes’ necks by somebody else. The gold one that they could not stop looking at, they had brought with them.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'How what nearly happened shapes our feelings',
          [
            ['How athletes learn to hide their disappointment', 'The students could see it on the athletes’ faces.'],
            ['How television makes athletes look happier', 'The television pictures were only what was studied.'],
            ['How sports could give out medals more fairly', 'Nobody asks for different rules.'],
          ],
          '“we compare what happened with what almost happened”',
        ),
        write(
          'What did the winners of bronze score on average when they learned their result?',
          ['7.1', 'seven point one', '7.1 out of ten', '7.1 out of 10', '7.1 points', '7,1'],
          '“the winners of bronze scored 7.1 on average”',
        ),
        trueOrFalse(
          'On the podium, the winners of silver looked happier than the winners of bronze.',
          false,
          '“the difference was smaller, but the order was the same”',
        ),
        choose(
          'According to the researchers, why does bronze feel better than silver?',
          'Its winners think of how easily they could have got nothing.',
          [
            ['Its winners never believed that they could come first.', 'The text does not say what they had believed.'],
            ['Its winners are glad that the hard training is finally over.', 'Training is not mentioned.'],
            ['Its winners know that little will be expected of them next time.', 'Nobody speaks of the next time.'],
          ],
          '“Third place looks down: a little slower, and there would have been no medal at all.”',
        ),
        choose(
          'Why were some sports left out in one part of the study?',
          'They offered another explanation for the result.',
          [
            ['They were not shown often enough on television.', 'This reason is not given.'],
            ['They had no winners of bronze who looked happy.', 'In these sports, bronze would look relieved.'],
            [
              'They had rules that the students did not understand.',
              'The students judged faces, and nothing is said of rules.',
            ],
          ],
          '“silver goes to somebody who has just lost the final, while bronze goes to somebody who has just won a last match”',
        ),
        choose(
          'What does the last paragraph suggest about the winners of silver?',
          'What spoiled their success was in their own minds.',
          [
            ['They should have trained harder in order to win gold.', 'The paragraph does not blame them for losing.'],
            ['They owed their success to the help of other people.', 'The other person only hangs up the medal.'],
            ['They were right to be disappointed with their medals.', 'That would hardly be comforting.'],
          ],
          '“The gold one that they could not stop looking at, they had brought with them.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The owner of three bakeries wants to make one of the bakers the manager of a shop. They talk in the bakery at nine in the morning, over the first coffee.',
      a: {
        role: 'You own the bakeries.',
        facts: [
          'The manager’s job starts in March and pays 400 pounds a month more than B earns now. Working hours are eight to five, Monday to Friday.',
          'A manager can bake on one morning a week. A second morning is possible if somebody else opens the shop on that day.',
          'If B says no, somebody from outside will get the job and become B’s boss.',
        ],
        goals: [
          'Find out what makes B happy in the present job.',
          'Find out what B has promised to others, and which evenings B needs.',
          'Find out who else could open the shop.',
          'Get a clear answer, and be ready to change something for it.',
        ],
      },
      b: {
        role: 'You are a baker.',
        facts: [
          'You are happiest between four and nine in the morning, alone with the dough. You want to keep at least two mornings a week.',
          'You have promised to train two young bakers until June. One of them is reliable and would love to open the shop.',
          'On Tuesdays and Thursdays you sing in a choir. It starts at half past five, twenty minutes away by bus.',
        ],
        goals: [
          'Find out about the working hours and the pay.',
          'Find out how often a manager can bake.',
          'Find out what happens if you say no.',
          'Do not give up what makes you happy unless you get something good for it.',
        ],
      },
      phrases: [
        'What I’d miss most is …',
        'What would you say to …?',
        'I’m grateful for the offer, but …',
        'How important is … to you?',
        'I could live with that if …',
        'Suppose we tried it until …',
      ],
    },
    statements: [
      'It is more pleasant to come third than second.',
      'People who expect little are happier.',
      'Trips make us happier than things do.',
      'Happiness should be taught at school.',
      'Those who keep asking whether they are happy never are.',
      'An interesting life is worth more than a happy one.',
      'It is easier to be happy in a village than in a city.',
      'Other people’s photos make us less satisfied with our lives.',
    ],
    questions: [
      'What is sometimes more fun to wait for than to have?',
      'When is it useful to compare yourself with others, and when is it not?',
      'Do we need bad days in order to enjoy the good ones?',
      'What would a town look like if it had been built to make people happy?',
      'How do people describe great happiness in your language, and do you like that way of putting it?',
    ],
    task: {
      instruction:
        'A town of 8,000 people has 50,000 pounds to make life happier within a year. Choose three measures, and say how the town could find out whether they have worked.',
      options: [
        'A bench every hundred metres along the main street: 18,000 pounds',
        'Free music lessons for anybody over sixty: 22,000 pounds',
        'A street party in each of the ten districts: 15,000 pounds and a lot of work for volunteers',
        'A hundred pounds for each sixteen-year-old, to be spent on somebody else: 11,000 pounds',
        'A town hall that is open on Saturdays: 20,000 pounds, and the staff are against it',
        'Lights in the river park until midnight: 25,000 pounds, and the neighbours fear noise',
        'No adverts in the streets for a year: costs the town 14,000 pounds that it would have earned',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for a class website on the question “Does winning make people happy?” Use two examples, one of them of somebody who did not win, and say at the end what you think.',
  },
};
