import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const writing = { level: 'B1', skill: 'writing' } as const;
const reading = { level: 'B1', skill: 'reading' } as const;

/** Writing for readers, and science for everyday life. */
export const reviewsAndEnergy: readonly StarterLesson[] = [
  {
    id: 'writing-a-film-review',
    title: 'Is it worth watching?',
    level: 'B1',
    summary: 'Students take a film review apart, then plan, write and improve a review of their own.',
    data: {
      about: {
        level: 'B1',
        age: 'teenagers',
        classSize: 20,
        minutes: 90,
        type: 'writing',
        topic: 'Arts and stories',
        targetLanguage: 'Present simple for the story; however, although, in spite of; words for films and opinions',
        framework: 'skills',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can write a review of 130 to 150 words in four paragraphs with a clear recommendation.',
        secondary: 'Students give opinions with reasons and help each other to improve a text.',
        personal: 'Keep the writing time quiet, and go to the students who have not begun after two minutes.',
      },
      stages: [
        stage({
          id: 'last-film',
          kind: 'lead-in',
          title: 'Would you watch it again?',
          aim: 'To bring films and opinions to mind.',
          minutes: 8,
          grouping: 'S–S',
          steps: [
            'Tell students about a film or series that you enjoyed, and one that you did not finish. Give a reason for each.',
            'In pairs, students talk about the last film, series or play that they saw: “Would you watch it again?”',
            'Ask: “Before you watch something, what do you want to know about it?” Write the answers on the board.',
          ],
          things: ['the board'],
          support: 'Students may talk about a book or a game.',
          challenge: 'Students make their partner want to see it, in one minute.',
        }),
        stage({
          id: 'read-review',
          kind: 'before the text',
          title: 'Would Ivo like it?',
          aim: 'To read a review as readers do.',
          minutes: 9,
          grouping: 'alone',
          steps: [
            'Students read the review once. Say: “Ivo loves car chases and hates slow films. Amina enjoys funny stories about people. Who should see this film?” (Amina.)',
            'Pairs find the sentences that show it.',
            'Look at the answers on the board: what does this review tell its readers? What is missing?',
          ],
          materialIds: ['model-review'],
          support: 'Read the review aloud first.',
          challenge: 'Students say what the writer does not tell us, and why. (The ending: it would spoil the film.)',
        }),
        stage({
          id: 'four-paragraphs',
          kind: 'language focus',
          title: 'Four paragraphs, four jobs',
          aim: 'To see how a review is built.',
          minutes: 8,
          grouping: 'S–S',
          steps: [
            'Pairs match the paragraphs with their jobs.',
            'Ask: “Which tense tells the story of the film?” (The present simple.) “And the writer’s own reaction?” (The past simple: what I liked.)',
            'Write the four jobs on the board as a plan and leave them there.',
          ],
          materialIds: ['paragraph-jobs', 'model-review'],
          things: ['the board'],
          challenge: 'Students find the words that join good points and weak points.',
        }),
        stage({
          id: 'review-words',
          kind: 'language focus',
          title: 'Words for reviews',
          aim: 'To have the words that students will need.',
          minutes: 12,
          grouping: 'S–S',
          steps: [
            'Students read the words and mark the ones that are in the review.',
            'In pairs, one says a meaning and the other the word. They change after five.',
            'Each pair describes one film with four of the words, without its title. Another pair guesses.',
          ],
          materialIds: ['review-words'],
          support: 'Leave out cast and director at first.',
          challenge: 'Students add strong adjectives: brilliant, moving, awful, unforgettable.',
        }),
        stage({
          id: 'practise',
          kind: 'controlled practice',
          title: 'Choose and write',
          aim: 'To use linking words and phrases of opinion correctly.',
          minutes: 10,
          grouping: 'alone',
          steps: [
            'Students do the questions alone in six minutes.',
            'They compare in pairs. Check together.',
            'Write on the board what follows each word: although + sentence, in spite of + noun, However + comma.',
          ],
          materialIds: ['practise'],
          support: 'Students find an example of each in the model first.',
          challenge: 'Students say one idea in three ways, with although, in spite of and however.',
        }),
        stage({
          id: 'plan',
          kind: 'task',
          title: 'Plan it',
          aim: 'To have ideas and an order before writing.',
          minutes: 10,
          grouping: 'S–S',
          steps: [
            'Students choose a film, series, book or game. The questions help them to make notes for each of the four paragraphs.',
            'In pairs, they tell each other their plan. The partner asks: “Who is it for?” and “Why did you like it?”',
            'Students add what was missing.',
          ],
          materialIds: ['planning-questions'],
          support: 'Two students may plan a review of the same film and write it separately.',
          challenge: 'Students plan a review of something that they did not like, and are fair to it.',
        }),
        stage({
          id: 'write',
          kind: 'task',
          title: 'Write it',
          aim: 'To write a first version.',
          minutes: 20,
          grouping: 'alone',
          steps: [
            'Students write 130 to 150 words in four paragraphs.',
            'Say when five, ten and fifteen minutes are over. After ten, say: “You should be at the third paragraph now.”',
            'Walk round and answer questions quietly. Do not correct everything.',
          ],
          materialIds: ['review-words'],
          support:
            'Give the first words of each paragraph: … is a film that … / It tells the story of … / What I liked most was … / I would recommend it to …',
          challenge: 'Students use although, in spite of and however once each.',
        }),
        stage({
          id: 'readers',
          kind: 'feedback',
          title: 'The first readers',
          aim: 'To improve the text with a reader’s help.',
          minutes: 10,
          grouping: 'S–S',
          steps: [
            'Students swap reviews with somebody who did not hear the plan. They read and answer: “Do I know what it is about? Do I know what the writer thinks, and why? Do I know whether it is for me?”',
            'Each reader writes one thing that works well and one question.',
            'Writers improve two sentences.',
          ],
          support: 'Write the three questions on the board.',
          challenge: 'Readers also find a sentence that could be joined with the next one.',
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'In one sentence',
          aim: 'To give a recommendation clearly.',
          minutes: 3,
          grouping: 'alone',
          steps: ['Students write: “I would recommend … to anybody who …, but not to people who …” and hand it in.'],
        }),
      ],
      problems: [
        {
          problem: 'Students tell the whole story and have no opinion.',
          solution: 'Allow four sentences for the story. Ask: “And? Should I watch it?”',
        },
        {
          problem: 'Students begin to tell the story in the past and change to the present.',
          solution: 'Let them underline all verbs of the second paragraph and check that they are in the present.',
        },
        {
          problem: 'Students write “I recommend you this film.”',
          solution: 'Write: recommend + thing + to + person.',
        },
      ],
      checks: [
        { question: 'In spite of the slow middle part, I enjoyed it. Was the middle part good?', answer: 'No.' },
        { question: 'It’s worth watching. Should I watch it?', answer: 'Yes.' },
        { question: 'The ending was disappointing. Was it better or worse than I hoped?', answer: 'Worse.' },
        { question: 'Should a review tell the ending?', answer: 'No. It would spoil it for the reader.' },
      ],
      support: 'Students write 90 to 100 words in three paragraphs: what it is, what I think, who it is for.',
      challenge: 'Students compare the film with another one that their readers may know.',
      homework: 'Write the second version of your review. Use your reader’s question and check your verbs.',
      exitTicket: 'Finish the sentence: I would recommend … to anybody who …, but not to people who …',
      materials: [
        {
          id: 'model-review',
          title: 'The Last Ferry',
          kind: 'text',
          text: [
            '“The Last Ferry” is a comedy which is set in a village on a small Greek island. It is the first film by the director Eleni Markou, and it stars two young actors whom you probably have not seen before.',
            'The film tells the story of Nikos, the captain of a ferry, and Zoe, a student who has missed the last boat of the day. Because of a storm, they have to spend two nights in an empty café. At first they cannot agree on anything. Little by little, however, they begin to listen to each other.',
            'What I liked most was the dialogue. It is quick, warm and really funny, and I almost forgot that nearly all the scenes are in one room. The music is beautiful as well. Although I enjoyed the film, the middle part was a little slow, and the ending was easy to guess.',
            'In spite of these weak points, “The Last Ferry” is worth watching. I would recommend it to anybody who likes stories about unusual friendships. If you are looking for action, it is not the film for you.',
          ].join('\n\n'),
        },
        {
          id: 'paragraph-jobs',
          title: 'Four paragraphs, four jobs',
          kind: 'questions',
          items: [
            {
              ...writing,
              id: 'jobs',
              kind: 'match',
              prompt: 'What does each paragraph of the review do?',
              explanation: 'A review goes from facts to the story, then to opinions and a recommendation.',
              pairs: [
                { left: 'Paragraph 1', right: 'says what kind of film it is and who made it' },
                { left: 'Paragraph 2', right: 'tells how the story begins' },
                { left: 'Paragraph 3', right: 'gives good points and weak points' },
                { left: 'Paragraph 4', right: 'says who should see it' },
              ],
              tags: [],
              version: 1,
              points: 1,
            },
          ],
        },
        {
          id: 'review-words',
          title: 'Words for reviews',
          kind: 'words',
          entries: [
            word('cast', 'all the actors in a film or play', { example: 'The whole cast is excellent.' }),
            word('character', 'a person in a story', { example: 'My favourite character is the grandmother.' }),
            word('dialogue', 'what the people in a film or book say to each other', {
              example: 'The dialogue is quick and funny.',
            }),
            word('director', 'the person who tells the actors and the team what to do', {
              example: 'The director has made three films.',
            }),
            word('disappointing', 'not as good as you hoped', {
              example: 'The second part was disappointing.',
              partOfSpeech: 'adjective',
            }),
            word('ending', 'the last part of a story', { example: 'Please don’t tell me the ending.' }),
            word('plot', 'the things that happen in a story, one after the other', {
              example: 'The plot is easy to follow.',
            }),
            word('recommend', 'to say that something is good and that somebody should try it', {
              example: 'I would recommend this book to everybody.',
              partOfSpeech: 'verb',
            }),
            word('scene', 'a part of a film or play that happens in one place', {
              example: 'The first scene is in a train.',
            }),
            word('set in', 'If a story is set in a place or time, it happens there or then.', {
              example: 'The film is set in Senegal in the 1960s.',
              partOfSpeech: 'phrase',
            }),
            word('star', 'to have one of the most important parts in a film', {
              example: 'Two sisters star in this comedy.',
              partOfSpeech: 'verb',
            }),
            word('worth watching', 'good enough for you to spend time on it', {
              example: 'It’s a long film, but it’s worth watching.',
              partOfSpeech: 'phrase',
            }),
          ],
        },
        {
          id: 'practise',
          title: 'Choose and write',
          kind: 'questions',
          items: [
            choose(
              {
                ...writing,
                id: 'tells',
                prompt: 'The film ___ the story of two sisters who open a bakery.',
                explanation: 'A film tells a story. Say and speak do not go with story.',
              },
              ['tells', 'says', 'speaks'],
            ),
            choose(
              {
                ...writing,
                id: 'worth',
                prompt: 'It’s a long book, but it’s worth ___.',
                explanation: 'After worth comes the -ing form.',
              },
              ['reading', 'to read', 'read'],
            ),
            choose(
              {
                ...writing,
                id: 'recommend',
                prompt: 'I would ___ who likes comedies.',
                explanation: 'Recommend + thing + to + person.',
              },
              ['recommend it to anybody', 'recommend anybody it', 'recommend to it anybody'],
            ),
            choose(
              {
                ...writing,
                id: 'however',
                prompt: 'The acting is excellent. ___, the plot is hard to follow.',
                explanation: 'However begins a new sentence and has a comma after it.',
              },
              ['However', 'Although', 'In spite of'],
            ),
            choose(
              {
                ...writing,
                id: 'although',
                prompt: '___ the ending is easy to guess, I enjoyed the film.',
                explanation: 'Although joins two parts that each have a verb.',
              },
              ['Although', 'In spite of', 'However'],
            ),
            choose(
              {
                ...writing,
                id: 'in-spite-of',
                prompt: '___ the slow middle part, I enjoyed the film.',
                explanation: 'In spite of has a noun after it and no verb: the slow middle part.',
              },
              ['In spite of', 'Although', 'However'],
            ),
            choose(
              {
                ...writing,
                id: 'disappointing',
                prompt: 'The ending was ___. I had hoped for more.',
                explanation: 'The ending gives the feeling: disappointing. The reader is disappointed.',
              },
              ['disappointing', 'disappointed', 'disappoint'],
            ),
            gap(
              {
                ...writing,
                id: 'gap-set',
                prompt: 'The story is ___ in Seoul in the year 2050. (It begins with s.)',
                explanation: 'A story is set in a place or a time.',
              },
              'set',
            ),
          ],
        },
        {
          id: 'planning-questions',
          title: 'Plan your review',
          kind: 'discussion',
          questions: [
            'Paragraph 1: What kind of film, series, book or game is it? Who made it? Where is it set?',
            'Paragraph 2: Who are the main characters? How does the story begin? (Do not tell the ending.)',
            'Paragraph 3: What did you like most, and why? What was weak or disappointing?',
            'Paragraph 4: Is it worth watching, reading or playing? Who would you recommend it to?',
          ],
        },
      ],
    },
  },
  {
    id: 'clil-saving-energy-at-home',
    title: 'Where does the energy go?',
    level: 'B1',
    summary: 'Students learn how energy is measured, find out what uses most of it at home and make a plan to save it.',
    data: {
      about: {
        level: 'B1',
        age: 'teenagers',
        classSize: 20,
        minutes: 60,
        type: 'clil',
        topic: 'Science and the planet',
        targetLanguage: 'Words for energy; comparing amounts; If we …, we will save …',
        framework: 'skills',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can explain how electrical energy is measured and work out what uses most of it in a home.',
        secondary: 'Students read a science text for facts and give reasons for a plan.',
        personal: 'Let students explain the sums to each other before showing them.',
      },
      stages: [
        stage({
          id: 'guess-the-order',
          kind: 'lead-in',
          title: 'Most or least?',
          aim: 'To find out what students believe before they read.',
          minutes: 6,
          grouping: 'groups',
          steps: [
            'Write on the board: a kettle, a television, a heater, a laptop, five lamps, a washing machine.',
            'Groups of four put them in order: which uses most energy in one day in a home, and which uses least?',
            'Write two of the orders on the board. Leave them there without a comment.',
          ],
          things: ['the board'],
          support: 'Draw the machines beside the words.',
          challenge: 'Groups say what they would need to know in order to be sure.',
        }),
        stage({
          id: 'energy-words',
          kind: 'before the text',
          title: 'Ten words',
          aim: 'To know the words of the subject.',
          minutes: 8,
          grouping: 'S–S',
          steps: [
            'Students read the words. Pairs find three that they know from science lessons.',
            'Ask: “What is the difference between power and energy?” Take guesses; the text will answer it.',
            'Say the words. Mark the stress: elecTRIcity, insuLAtion, ENergy, reDUCE.',
          ],
          materialIds: ['energy-words'],
          support: 'Students may write the words in their first language beside the list.',
          challenge: 'Students make pairs of verb and noun: reduce waste, switch off a lamp.',
        }),
        stage({
          id: 'first-reading',
          kind: 'while reading or listening',
          title: 'Power and time',
          aim: 'To read for the main ideas.',
          minutes: 7,
          grouping: 'alone',
          steps: [
            'Students read the text in four minutes and answer: “Why does a strong machine not always use much energy?” (It may work for a short time.)',
            'Pairs give each paragraph a title of two or three words.',
          ],
          materialIds: ['article'],
          support: 'Give the titles in the wrong order: Small habits, Power, Energy, Heating and cooling.',
          challenge: 'Students explain the difference between W and kWh in one sentence.',
        }),
        stage({
          id: 'facts-and-sums',
          kind: 'while reading or listening',
          title: 'Facts and sums',
          aim: 'To read for details and use the rule of the text.',
          minutes: 11,
          grouping: 'S–S',
          steps: [
            'Pairs answer the questions and show each other the line or the sum.',
            'Check together. For the sums, a student says each step aloud: “1,500 watts times two hours is 3,000. Divided by 1,000, that’s three.”',
          ],
          materialIds: ['questions', 'article'],
          support: 'Write the rule on the board: watts × hours ÷ 1,000 = kWh.',
          challenge: 'Students write a sum about a machine at their school.',
        }),
        stage({
          id: 'a-day-at-home',
          kind: 'task',
          title: 'A day in one home',
          aim: 'To find out where the energy goes.',
          minutes: 11,
          grouping: 'groups',
          steps: [
            'Groups share the machines among them, work out the kilowatt hours for each, and put them in order.',
            'Check: heater 6, washing machine 1, television 0.6, kettle 0.5, laptop 0.2, lamps 0.2. Together that is 8.5 kWh.',
            'Compare with the orders on the board: “What surprised you?”',
          ],
          materialIds: ['one-home'],
          things: ['calculators'],
          support: 'Each student works out one machine only.',
          challenge: 'Students say what part of the whole the heater is. (6 of 8.5: about seventy per cent.)',
        }),
        stage({
          id: 'energy-plan',
          kind: 'after the text',
          title: 'A plan for this home',
          aim: 'To use the facts in a decision.',
          minutes: 10,
          grouping: 'groups',
          steps: [
            'Groups discuss the questions and agree on three changes for this home. For each, they write a sentence: “If they …, they will save …, because …”',
            'They put the three in order: the one that saves most comes first.',
          ],
          materialIds: ['plan-questions'],
          support:
            'Give ideas to choose from: shorter heating, thick curtains, a cooler wash, less water in the kettle.',
          challenge: 'Groups work out how many kWh one of their changes saves in a week.',
        }),
        stage({
          id: 'reports',
          kind: 'report',
          title: 'Our best idea',
          aim: 'To explain an idea with facts.',
          minutes: 4,
          grouping: 'whole class',
          steps: [
            'Each group says its best idea in one sentence, with a fact or a number.',
            'Ask: “Which idea could you use in your own home or school?”',
          ],
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'Strong and short',
          aim: 'To check the main idea of the lesson.',
          minutes: 3,
          grouping: 'alone',
          steps: ['Students finish the sentence: “A kettle is more powerful than a television, but …” and hand it in.'],
        }),
      ],
      problems: [
        {
          problem: 'Students mix up power and energy.',
          solution: 'Compare with water: power is how fast it flows, energy is how much is in the bucket in the end.',
        },
        {
          problem: 'Students forget to divide by 1,000.',
          solution:
            'Ask whether 3,000 kilowatt hours for two hours of heating is possible. Write the steps under each other.',
        },
        {
          problem: 'Homes are different, and students may compare what families can afford.',
          solution: 'Work with the home on the sheet. Nobody has to talk about their own.',
        },
      ],
      checks: [
        { question: 'What do watts measure: power or energy?', answer: 'Power.' },
        { question: 'A strong machine works for one minute. Does it use much energy?', answer: 'No, not much.' },
        { question: 'Does insulation make heat, or keep it in?', answer: 'It keeps it in.' },
        { question: 'A television is on standby. Does it use electricity?', answer: 'Yes, a little.' },
      ],
      support: 'Students read the first, second and fourth paragraphs only.',
      challenge: 'Students find out how electricity is made where they live, and tell the class next time.',
      homework:
        'Find the power in watts on three machines at home or at school (only where it is safe to look). Estimate the hours in a day and work out the kWh. Write three sentences about the result.',
      exitTicket: 'Finish the sentence: A kettle is more powerful than a television, but …',
      materials: [
        {
          id: 'energy-words',
          title: 'Ten words for energy',
          kind: 'words',
          entries: [
            word('energy', 'what machines need to work and people need to move', {
              example: 'The sun gives us a lot of energy.',
            }),
            word('power', 'how quickly a machine uses energy; it is measured in watts', {
              example: 'The power of this lamp is eight watts.',
            }),
            word('electricity', 'the kind of energy that comes into homes through wires', {
              example: 'The village gets its electricity from the wind.',
              emoji: '⚡',
            }),
            word('measure', 'to find out how big or how much something is', {
              example: 'We measure power in watts.',
              partOfSpeech: 'verb',
            }),
            word('heat', 'the energy of something hot', { example: 'The heat of the sun warms the room.' }),
            word('escape', 'to get out of a place', {
              example: 'Warm air can escape through old windows.',
              partOfSpeech: 'verb',
            }),
            word('layer', 'a flat piece of material on, under or between other things', {
              example: 'A layer of wool keeps you warm.',
            }),
            word('insulation', 'material that keeps heat in or out', {
              example: 'The roof has good insulation.',
            }),
            word('reduce', 'to make something smaller or less', {
              example: 'We want to reduce waste at school.',
              partOfSpeech: 'verb',
            }),
            word('standby', 'the state of a machine that is ready to work but not in use', {
              example: 'The television is on standby all night.',
            }),
          ],
        },
        {
          id: 'article',
          title: 'Where does the energy go?',
          kind: 'text',
          text: [
            'Some machines need far more power than others. We measure power in watts (W). A modern lamp needs about 8 watts and a laptop about 50, but a kettle needs about 2,000. Does the kettle use the most energy in a day? Not always, because power is only half of the answer.',
            'The other half is time. A kettle works for a few minutes, while a television may be on all evening. We measure electrical energy in kilowatt hours (kWh). To find it, multiply the watts by the hours and divide by 1,000. If a heater of 1,000 watts is on for one hour, it uses one kilowatt hour. A kettle of 2,000 watts uses the same in half an hour.',
            'In many homes, most of the energy is used for heating or cooling the rooms and for hot water, so this is where people can save most. In cold weather, warm air escapes through old windows, and heat is lost through the roof and the walls. Insulation, a layer of material that keeps heat in, reduces this loss. In hot weather, closed curtains keep the sun out, and the rooms need less cooling.',
            'Small habits help too. A washing machine uses most of its energy to heat the water, so a wash at 30 degrees needs much less than one at 60. And some machines use a little electricity even when nobody is using them. This is called standby. A few watts do not sound like much, but they are used for twenty-four hours, every day of the year.',
          ].join('\n\n'),
        },
        {
          id: 'questions',
          title: 'Facts and sums',
          kind: 'questions',
          items: [
            choose(
              {
                ...reading,
                id: 'watts',
                prompt: 'What do we measure in watts?',
                explanation: 'Watts measure power. Energy is measured in kilowatt hours.',
              },
              ['power', 'time', 'heat'],
            ),
            choose(
              {
                ...reading,
                id: 'two-things',
                prompt: 'What do you need to know to find out how much energy a machine uses?',
                explanation: 'Multiply the watts by the hours: power and time.',
              },
              ['its power, and how long it is on', 'its power, and how old it is', 'its size, and how long it is on'],
            ),
            trueOrFalse(
              {
                ...reading,
                id: 'where-most',
                prompt: 'In many homes, the biggest savings are possible in heating, cooling and hot water.',
                explanation: 'Most of the energy is used there, “so this is where people can save most”.',
              },
              true,
            ),
            choose(
              {
                ...reading,
                id: 'insulation',
                prompt: 'How does insulation help in winter?',
                explanation: 'It is a layer of material that keeps heat in.',
              },
              ['Less heat gets out.', 'It makes the air warmer.', 'More sun comes in.'],
            ),
            choose(
              {
                ...reading,
                id: 'wash',
                prompt: 'Why does a cooler wash save energy?',
                explanation: 'A washing machine uses most of its energy to heat the water.',
              },
              [
                'The machine does not have to heat the water so much.',
                'The machine does not need so much water.',
                'The machine does not turn so fast.',
              ],
            ),
            trueOrFalse(
              {
                ...reading,
                id: 'standby',
                prompt: 'A machine on standby uses no electricity.',
                explanation: 'It uses a little, all day and all night.',
              },
              false,
            ),
            gap(
              {
                ...reading,
                id: 'sum-heater',
                prompt: 'A heater of 1,500 watts is on for two hours. It uses ___ kWh.',
                explanation: '1,500 × 2 = 3,000; divided by 1,000, that is 3.',
              },
              '3',
              'three',
            ),
            choose(
              {
                ...reading,
                id: 'sum-compare',
                prompt: 'Which uses more energy?',
                explanation: 'Computer: 200 × 5 ÷ 1,000 = 1 kWh. Hairdryer: 1,800 × 0.5 ÷ 1,000 = 0.9 kWh.',
              },
              [
                'a computer of 200 watts for five hours',
                'a hairdryer of 1,800 watts for half an hour',
                'They use the same.',
              ],
            ),
          ],
        },
        {
          id: 'one-home',
          title: 'A day in one home',
          kind: 'text',
          text: [
            'How many kilowatt hours does each one use in a day? Put them in order.',
            'Kettle: 2,000 W, a quarter of an hour (0.25 h)',
            'Television: 100 W, six hours',
            'Electric heater: 1,500 W, four hours',
            'Laptop: 50 W, four hours',
            'Five lamps: 8 W each, five hours',
            'Washing machine: one wash at 60 degrees, 1 kWh (measured)',
          ].join('\n\n'),
        },
        {
          id: 'plan-questions',
          title: 'A plan for this home',
          kind: 'discussion',
          questions: [
            'Which machine uses most? How could the people in this home use it less and still be comfortable?',
            'What can be changed free of charge? What costs money first?',
            'Which change would help most in hot weather, and which in cold weather?',
            'Which habits are easy to change? Which are difficult, and why?',
          ],
        },
      ],
    },
  },
];
