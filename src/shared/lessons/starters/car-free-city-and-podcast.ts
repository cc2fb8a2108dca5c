import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const reading = { level: 'B2', skill: 'reading' } as const;
const listening = { level: 'B2', skill: 'listening' } as const;
const plain = { tags: [], version: 1, points: 1 };

/** Reading and listening for what people think, and why. */
export const carFreeCityAndPodcast: readonly StarterLesson[] = [
  {
    id: 'a-city-without-cars-in-its-centre',
    title: 'The city that parked its cars',
    level: 'B2',
    summary: 'Students read an article about a car-free centre, weigh up what people say, and advise another city.',
    data: {
      about: {
        level: 'B2',
        age: 'teenagers',
        classSize: 20,
        minutes: 60,
        type: 'reading',
        topic: 'Town and places',
        targetLanguage:
          'Words for traffic and life in a city; weighing up: on the one hand, admittedly, what matters most is …',
        framework: 'skills',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can follow the line of an article of 450 words, and tell results from opinions and worries.',
        secondary: 'Students work out the meaning of a word from its context.',
        personal: 'Let students defend an answer with a line before I say whether it is right.',
      },
      stages: [
        stage({
          id: 'quiet-street',
          kind: 'lead-in',
          title: 'The street outside',
          aim: 'To bring the topic and students’ own experience together.',
          minutes: 6,
          grouping: 'S–S',
          steps: [
            'Students close their eyes for thirty seconds and listen to the sounds from outside. Ask: “What did you hear?”',
            'In pairs: “Imagine that there are no private cars in the centre of this town from next month. Who would be pleased? Who would be worried?”',
            'Put two lists on the board and keep them for later.',
          ],
          support: 'Name some people: a parent, a baker, a bus driver, a person in a wheelchair, a tourist.',
          challenge: 'Students find one person who belongs to both lists.',
        }),
        stage({
          id: 'predict',
          kind: 'before the text',
          title: 'Before you read',
          aim: 'To take away some hard words and raise expectations.',
          minutes: 7,
          grouping: 'S–S',
          steps: [
            'Show the words. Pairs explain those that they know; give the meaning of the rest.',
            'Write the title of the article on the board. Pairs write two questions that they expect it to answer.',
            'Collect five questions and leave them on the board.',
          ],
          materialIds: ['city-words'],
          support: 'Students match five words with their meanings first.',
          challenge: 'Students predict what one of the numbers 40, 12 and 3 could stand for.',
        }),
        stage({
          id: 'main-line',
          kind: 'while reading or listening',
          title: 'Paragraph by paragraph',
          aim: 'To read for the line of the article.',
          minutes: 9,
          grouping: 'alone',
          steps: [
            'Students read the article once in five minutes and match the headings with the paragraphs. This is the first question.',
            'Pairs compare and name the sentence that helped them.',
            'Check. Come back to the five questions: which ones were answered?',
          ],
          materialIds: ['city-article', 'city-questions'],
          support: 'Give the first and the last heading.',
          challenge: 'Students write a better heading for two paragraphs.',
        }),
        stage({
          id: 'details',
          kind: 'while reading or listening',
          title: 'Read closely',
          aim: 'To read for detail, attitude and meaning in context.',
          minutes: 12,
          grouping: 'alone',
          steps: [
            'Students answer the other questions and mark the words that show each answer.',
            'They compare in pairs and convince each other with a line where they differ.',
            'Check together. For each wrong option ask: “What in the text could make somebody choose this?”',
          ],
          materialIds: ['city-questions'],
          support: 'Give the number of the paragraph for each question.',
          challenge: 'Students write one more multiple-choice question with a tempting wrong option.',
        }),
        stage({
          id: 'advice',
          kind: 'after the text',
          title: 'Advice for another city',
          aim: 'To use and judge the ideas of the text.',
          minutes: 17,
          grouping: 'groups',
          steps: [
            'Groups of four are advisers to a city of your choice, perhaps your own. Each student speaks for one of the people on the board from the lead-in.',
            'Groups discuss the questions and agree on three pieces of advice: one thing to do, one thing to avoid, one thing to measure.',
            'Groups present in one minute. After each, one student from another group asks: “And what about …?”',
          ],
          materialIds: ['city-discussion'],
          support:
            'Put phrases on the board: On the one hand …, on the other hand … Admittedly, … What matters most is …',
          challenge: 'Groups also write what they would answer to Mr Bakalli.',
        }),
        stage({
          id: 'feedback',
          kind: 'feedback',
          title: 'Strong reasons',
          aim: 'To keep useful language.',
          minutes: 5,
          grouping: 'whole class',
          steps: [
            'Write three good sentences from the groups on the board, and two to be improved.',
            'Students choose three words of the lesson to keep and write them down with an example.',
          ],
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'One gain, one worry',
          aim: 'To check understanding of both sides.',
          minutes: 4,
          grouping: 'alone',
          steps: [
            'Students write two sentences about Marenta: one result that can be measured, and one worry that remains.',
          ],
        }),
      ],
      problems: [
        {
          problem: 'Students look for Marenta on a map.',
          solution:
            'Tell them that the city is invented. Pontevedra in Spain and Ghent in Belgium are real cities to look up.',
        },
        {
          problem: 'Students choose an option because it has the same words as the text.',
          solution:
            'Ask: “Does it say the same, or does it only use the same words?” Let them read the whole sentence again.',
        },
        {
          problem: 'The discussion becomes “cars are bad” against “cars are good”.',
          solution: 'Remind students whom they speak for, and ask what that person needs on a rainy Tuesday.',
        },
      ],
      checks: [
        { question: 'If a street is open to pedestrians only, may I drive there?', answer: 'No. You may walk.' },
        { question: 'A person who is sceptical: sure that the plan will work?', answer: 'No. This person has doubts.' },
        {
          question: 'Is everybody in Marenta happy with the scheme now?',
          answer: 'No. Rents have risen, and some people feel left out.',
        },
      ],
      support: 'Students may read paragraphs 1 to 4 only and skip the questions about the last two.',
      challenge: 'Students compare the article with a report about a real city, and list two differences.',
      homework:
        'Write an e-mail of 140 to 180 words to a local newspaper: should private cars leave your town centre? Mention one gain, one worry and one condition.',
      exitTicket: 'Write two sentences about Marenta: one result that can be measured, and one worry that remains.',
      materials: [
        {
          id: 'city-words',
          title: 'Words of the article',
          kind: 'words',
          entries: [
            word('pedestrian', 'a person who is walking in a street', {
              example: 'The square is now open to pedestrians only.',
            }),
            word('resident', 'a person who lives in a place', { example: 'Residents may drive to their homes.' }),
            word('scheme', 'an official plan to do something useful', {
              example: 'The scheme began with a single street.',
            }),
            word('delivery', 'the act of bringing goods to a shop or a home', {
              example: 'Deliveries are allowed before ten.',
            }),
            word('exception', 'a case in which a rule does not count', {
              example: 'There are exceptions for ambulances.',
            }),
            word('sceptical', 'having doubts about whether something is true or will work', {
              example: 'At first most shopkeepers were sceptical.',
              partOfSpeech: 'adjective',
            }),
            word('drop', 'to become less or lower', {
              example: 'Sales dropped in the first winter.',
              partOfSpeech: 'verb',
            }),
            word('rent', 'the money that you pay for living in a flat or using a shop', {
              example: 'The rent has gone up twice.',
            }),
            word('outskirts', 'the parts of a city that are far from its centre', {
              example: 'There are large car parks on the outskirts.',
              partOfSpeech: 'plural noun',
            }),
            word('fumes', 'gases with a strong smell that are bad to breathe', {
              example: 'You could taste the exhaust fumes.',
              partOfSpeech: 'plural noun',
            }),
          ],
        },
        {
          id: 'city-article',
          title: 'The city that parked its cars',
          kind: 'text',
          text: [
            '1  Twenty years ago, visitors to Marenta did not stay long. The harbour was beautiful, but on the way to it one crossed six lanes of traffic, and on warm days one could taste the fumes. “We used to shout in the street,” says Ilse Duarte, who has had a bookshop on the main square since 1998. “It wasn’t because we were angry. It was the only way to be heard.”',
            '2  It was not a grand plan that changed this, but a broken water pipe. For five months one of the main streets had to be closed. Children began to play football there, a café put out some chairs, and when the pipe had been repaired, people asked for the street to stay as it was. The city agreed, and then closed another one, and another. Today forty streets belong to pedestrians.',
            '3  The scheme does not forbid anybody to own a car. Those who drive into the city leave their cars in one of three large car parks on the outskirts, from where it is a walk of twelve minutes, or a free ride on a small bus. There are exceptions for ambulances, for people who find it hard to walk, and for residents with heavy things to carry. Deliveries are allowed until ten in the morning.',
            '4  Most shopkeepers had been sceptical, and at first it seemed that they were right. In the first winter sales dropped by a tenth. Then they began to climb, slowly, and after three years they were higher than before. “People who drive past don’t buy anything,” Ms Duarte says. “People who walk past look in the window.” The air is cleaner as well, and no one has been seriously hurt in traffic in the centre for eight years.',
            '5  Yet success has brought problems of its own. Since the centre has become so pleasant, more people want to live there, and rents have risen faster than in the rest of the country. Arben Bakalli, a plumber, moved to the outskirts last year. “I have a van full of tools,” he explains. “After ten o’clock I need a permit for every job. I don’t want the old days back, but a city should also work for those who repair it.”',
            '6  Other cities now send visitors to Marenta to see how it is done. They usually ask which street to begin with, how much it costs and how to convince the people. Ms Duarte has her own answer. “Don’t begin with a speech,” she tells them. “Close one street for a summer and put out some chairs. Then ask.”',
          ].join('\n\n'),
        },
        {
          id: 'city-questions',
          title: 'Read closely',
          kind: 'questions',
          items: [
            {
              ...reading,
              ...plain,
              id: 'headings',
              prompt: 'Match each paragraph with its heading.',
              explanation: 'Look for what the whole paragraph is about, not for a single word.',
              kind: 'match',
              pairs: [
                { left: 'Paragraph 1', right: 'A place to hurry through' },
                { left: 'Paragraph 2', right: 'Changed by accident' },
                { left: 'Paragraph 3', right: 'How the rules work' },
                { left: 'Paragraph 4', right: 'Patience pays' },
                { left: 'Paragraph 5', right: 'The other side' },
                { left: 'Paragraph 6', right: 'Try it, then talk' },
              ],
            },
            choose(
              {
                ...reading,
                id: 'shout',
                prompt: 'Why did people use to shout in the street?',
                explanation: '“It was the only way to be heard”: the traffic was so loud (paragraph 1).',
              },
              [
                'The traffic was too loud.',
                'They were angry with drivers.',
                'They wanted visitors to notice their shops.',
              ],
            ),
            choose(
              {
                ...reading,
                id: 'pipe',
                prompt: 'What made people ask for a street without cars?',
                explanation: 'They had seen what the street was like while the pipe was being repaired (paragraph 2).',
              },
              [
                'They had enjoyed the street while it was closed.',
                'They were afraid that another pipe would break.',
                'They had been shown a plan for the whole city.',
              ],
            ),
            trueOrFalse(
              {
                ...reading,
                id: 'no-exceptions',
                prompt: 'No vehicle at all may enter the forty streets.',
                explanation: 'There are exceptions, and deliveries are allowed until ten (paragraph 3).',
              },
              false,
            ),
            choose(
              {
                ...reading,
                id: 'sales',
                prompt: 'How did sales change?',
                explanation:
                  'They dropped by a tenth in the first winter, then climbed, and were higher than before after three years (paragraph 4).',
              },
              [
                'They fell at first and later rose above the old level.',
                'They rose at once and fell after three years.',
                'They fell and never quite came back to the old level.',
              ],
            ),
            choose(
              {
                ...reading,
                id: 'look-in-window',
                prompt: 'What does Ms Duarte mean by “People who walk past look in the window”?',
                explanation:
                  'She explains why sales went up: people on foot notice what there is to buy (paragraph 4).',
              },
              [
                'People on foot are more likely to buy something.',
                'People on foot are often too curious.',
                'Shop windows have become more beautiful.',
              ],
            ),
            choose(
              {
                ...reading,
                id: 'bakalli',
                prompt: 'What is Mr Bakalli’s attitude to the scheme?',
                explanation:
                  '“I don’t want the old days back, but a city should also work for those who repair it” (paragraph 5).',
              },
              [
                'He accepts the idea but finds the rules hard on people like him.',
                'He would like all the cars to return to the centre.',
                'He is glad that he could move to a quieter place.',
              ],
            ),
            choose(
              {
                ...reading,
                id: 'permit',
                prompt: 'What is a “permit” in paragraph 5?',
                explanation:
                  'He needs it to do a job after ten, when deliveries are over: it must be official permission.',
              },
              [
                'a paper that says you are allowed to do something',
                'a fine for driving too fast',
                'a tool for repairing pipes',
              ],
            ),
            trueOrFalse(
              {
                ...reading,
                id: 'speech',
                prompt: 'Ms Duarte thinks that people should experience a change before they are asked about it.',
                explanation: '“Close one street for a summer and put out some chairs. Then ask” (paragraph 6).',
              },
              true,
            ),
          ],
        },
        {
          id: 'city-discussion',
          title: 'Advice for another city',
          kind: 'discussion',
          questions: [
            'Which street would you close first, and for how long?',
            'Who needs an exception? Who does not, although they may ask for one?',
            'What could be done about rising rents?',
            'How would you find out after a year whether the scheme has worked?',
            'What would make your own family leave the car outside the centre?',
          ],
        },
      ],
    },
  },
  {
    id: 'podcast-about-habits',
    title: 'A podcast about habits',
    level: 'B2',
    summary:
      'Students follow a discussion between a host and a guest, tell who thinks what, and design a habit of their own.',
    data: {
      about: {
        level: 'B2',
        age: 'adults',
        classSize: 16,
        minutes: 60,
        type: 'listening',
        topic: 'Thinking and ideas',
        targetLanguage:
          'Phrases of a discussion: that’s a fair point, I’d go further, up to a point, what I found was …',
        framework: 'skills',
        needsPrep: false,
        needsCopies: false,
      },
      aims: {
        main: 'Students can follow a discussion of four minutes, and say which speaker holds which opinion and why.',
        secondary: 'Students recognise phrases that show partial agreement, doubt and emphasis.',
        personal: 'Play the whole recording before the first question is answered.',
      },
      stages: [
        stage({
          id: 'my-habits',
          kind: 'lead-in',
          title: 'Without thinking',
          aim: 'To bring the topic and students’ own experience together.',
          minutes: 6,
          grouping: 'S–S',
          steps: [
            'Ask: “What did you do this morning without thinking about it?” Pairs collect five things in two minutes.',
            'Ask: “Have you ever tried to start a new habit? What helped? What got in the way?” Pairs talk.',
            'Write on the board: “It takes … days to form a habit.” Everybody writes down a number and keeps it.',
          ],
          support: 'Give examples: brush your teeth, check messages, make tea.',
          challenge: 'Students explain the difference between a habit and a routine.',
        }),
        stage({
          id: 'words',
          kind: 'before the text',
          title: 'Words you will hear',
          aim: 'To make the first listening easier.',
          minutes: 7,
          grouping: 'S–S',
          steps: [
            'Show the words. Pairs choose three that they could explain to a child, and do so.',
            'Add meanings where nobody knows. Say each word; students mark the stress: AVerage, reLIable, OBstacle, WILLpower.',
            'Say: “A host and a researcher talk about new habits. What will they disagree about?” Take two guesses.',
          ],
          materialIds: ['habit-words'],
          support: 'Leave the words on the board during the listening.',
          challenge: 'Students give the noun or adjective that belongs to three of the words: reliable, reliability.',
        }),
        stage({
          id: 'first-listening',
          kind: 'while reading or listening',
          title: 'The first time',
          aim: 'To listen for the main line.',
          minutes: 8,
          grouping: 'alone',
          steps: [
            'Write three questions: What number do they mention? What does the guest think of apps? What does the host want to try in the end?',
            'Play or read the whole discussion once. Students listen with their pens down, then write their answers.',
            'Pairs compare. Check: sixty-six on average; useful up to a point; leaving the guitar beside the sofa. Who wrote the nearest number?',
          ],
          materialIds: ['podcast'],
          support: 'Stop after the answer to “What is the right number?” for the first question.',
          challenge: 'Students also note what the host disagrees with.',
        }),
        stage({
          id: 'who-thinks',
          kind: 'while reading or listening',
          title: 'Who thinks what?',
          aim: 'To listen for opinions and reasons.',
          minutes: 12,
          grouping: 'alone',
          steps: [
            'Show the questions and give students a minute to read them.',
            'Play the discussion again. Students answer alone, then compare in pairs.',
            'Check together. Play the line again wherever answers differ, and ask which words decided it.',
          ],
          materialIds: ['podcast', 'podcast-questions'],
          support: 'Show the dialogue after students have answered, before the check.',
          challenge: 'Students give the reason for each opinion in their own words.',
        }),
        stage({
          id: 'phrases',
          kind: 'language focus',
          title: 'Up to a point',
          aim: 'To notice phrases that steer a discussion.',
          minutes: 8,
          grouping: 'S–S',
          steps: [
            'Show the dialogue. Pairs find a phrase for each of these: I agree partly; I doubt it; I want to say something stronger; let me check that I understood.',
            'Check: up to a point; I’m not so sure about that; I’d go further than that; so what you’re saying is …',
            'Read the lines aloud with the speakers’ voices. Students repeat, and listen for the word with the most stress.',
          ],
          materialIds: ['podcast'],
          support: 'Give the first word of each phrase.',
          challenge: 'Students add one phrase of their own for two of the four jobs.',
        }),
        stage({
          id: 'own-habit',
          kind: 'after the text',
          title: 'Design a habit',
          aim: 'To use the ideas and the phrases.',
          minutes: 13,
          grouping: 'groups',
          steps: [
            'Each student chooses a small habit, real or invented, and answers the first three questions in notes. Three minutes.',
            'In groups of three, students present their plans. The others react with a phrase from the podcast and suggest one improvement.',
            'Groups discuss the last two questions and report one idea to the class.',
          ],
          materialIds: ['habit-discussion'],
          support: 'Give the frame: After I …, I will … . To make it easy, I’ll …',
          challenge: 'One student is the host, closes the discussion and sums up what was said.',
        }),
        stage({
          id: 'feedback',
          kind: 'feedback',
          title: 'Well said',
          aim: 'To praise good phrases and correct a few.',
          minutes: 3,
          grouping: 'whole class',
          steps: [
            'Name three phrases from the podcast that you heard. Write two sentences to be improved, without names.',
          ],
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'Host or guest?',
          aim: 'To check the main opinions.',
          minutes: 3,
          grouping: 'alone',
          steps: [
            'Students write one sentence about what the guest believes and one about what they think themselves.',
          ],
        }),
      ],
      problems: [
        {
          problem: 'Students write every word and lose the line.',
          solution: 'Pens down during the first listening. Promise a second one.',
        },
        {
          problem: 'Students decide after the first number they hear: “It’s twenty-one.”',
          solution:
            'Ask: “Who says twenty-one, and does the guest agree?” Speakers often mention a thing to reject it.',
        },
        {
          problem: 'The sound in the room is poor.',
          solution: 'Read the dialogue with a student, or let two students prepare it for two minutes.',
        },
      ],
      checks: [
        { question: '“That’s true up to a point.” Does the speaker agree completely?', answer: 'No, only partly.' },
        {
          question: 'If the average is sixty-six days, did everybody need sixty-six days?',
          answer: 'No. Some needed less and some needed more.',
        },
        { question: '“I’d go further than that.” Is the next sentence stronger or weaker?', answer: 'Stronger.' },
      ],
      support: 'Play the discussion in two halves, with a check after the first.',
      challenge: 'Students listen for three words that the speakers stress to show contrast.',
      homework:
        'Try your habit for three days. Write 120 words: what happened, what helped, and whether you would agree with the guest.',
      exitTicket: 'What does the guest believe about willpower? What do you think?',
      materials: [
        {
          id: 'habit-words',
          title: 'Words you will hear',
          kind: 'words',
          entries: [
            word('habit', 'something that you do often, almost without thinking', {
              example: 'Drinking tea at four is an old habit of mine.',
            }),
            word('willpower', 'the strength of mind to do what is hard or not to do what is tempting', {
              example: 'I don’t have enough willpower to get up at five.',
            }),
            word('average', 'what you get when you add amounts together and divide by how many there are', {
              example: 'On average, the participants needed ten weeks.',
            }),
            word('participant', 'a person who takes part in something', {
              example: 'The study had almost a hundred participants.',
            }),
            word('cue', 'something that tells you that it is time to act', {
              example: 'The smell of coffee is my cue to sit down and write.',
            }),
            word('streak', 'a number of days or successes in a row without a break', {
              example: 'Her streak ended when she fell ill.',
            }),
            word('reliable', 'that you can trust to work well', {
              example: 'A daily event is a reliable cue.',
              partOfSpeech: 'adjective',
            }),
            word('obstacle', 'something that makes it hard to do what you want', {
              example: 'The biggest obstacle was the cold weather.',
            }),
            word('give up', 'to stop trying', {
              example: 'Many people give up after the first bad day.',
              partOfSpeech: 'phrasal verb',
            }),
            word('guilty', 'feeling bad because you think that you did something wrong', {
              example: 'Don’t feel guilty about one missed day.',
              partOfSpeech: 'adjective',
            }),
          ],
        },
        {
          id: 'podcast',
          title: 'Small Steps: how long does a habit take?',
          kind: 'dialogue',
          text: [
            'A: Welcome to Small Steps. I’m Leila Mansour, and with me is Daniel Ferreira, who does research on habits. Daniel, I bought a guitar in January. I’ve been told that if I play for twenty-one days, I’ll never stop. It’s March, and there is dust on it.',
            'B: I’m sorry to hear that, but you’re in good company. The twenty-one days are a myth, I’m afraid. People repeat the number because it sounds easy.',
            'A: So what is the right number?',
            'B: There isn’t one. In a well-known study from London, people chose something small, such as a glass of water with lunch. On average it took them sixty-six days until they did it without thinking. But some needed only eighteen days, and for others it looked more like eight months.',
            'A: Eight months! I would have given up long before. Doesn’t that show that some of us simply have more willpower?',
            'B: I’m not so sure about that. I’d say willpower is overrated. The people who do well are often those who need it least, because they make the first step very easy.',
            'A: So what you’re saying is that I’m not lazy, I’ve just put my guitar in the wrong place?',
            'B: Exactly. Where is it?',
            'A: In its case, under the bed.',
            'B: There you are. The obstacle is right at the beginning: four movements before you hear a single sound. Put it beside the sofa, and choose a reliable cue, one that comes every day anyway. After dinner, for example. After dinner, I play one song.',
            'A: Only one song? That’s hardly practice. If I want to get better, surely I need an hour.',
            'B: That’s a fair point, if you want to play on a stage. But first you want to become a person who plays every day. The hour can come later.',
            'A: All right. And what about those apps that count the days? My sister loves hers. She hasn’t missed a day since last summer.',
            'B: They help, up to a point. A streak is fun as long as it lasts. The trouble begins on the day you miss. Many people think that everything is lost, feel guilty and give up. In the same study, some participants missed a day, and it made almost no difference.',
            'A: I’d go further than that. For me, the counting takes the joy out of it. I don’t want to play the guitar because a telephone tells me to.',
            'B: I wouldn’t be quite so strict. For some people the counting is the joy. It depends on who you are.',
            'A: Fair enough. So: no case, a place beside the sofa, one song after dinner, and no telephone. I’ll start tonight, and I’ll tell our listeners in May how it went.',
            'B: And if you miss a day?',
            'A: Then I miss a day. Thank you, Daniel.',
          ].join('\n'),
        },
        {
          id: 'podcast-questions',
          title: 'Who thinks what?',
          kind: 'questions',
          items: [
            choose(
              {
                ...listening,
                id: 'twenty-one',
                prompt: 'What does Daniel say about the twenty-one days?',
                explanation: 'He calls the number a myth that people repeat because it sounds easy.',
              },
              [
                'People like the number, but it is not true.',
                'It is right for musical instruments.',
                'It is the result of a study from London.',
              ],
            ),
            choose(
              {
                ...listening,
                id: 'study',
                prompt: 'What did the study show?',
                explanation: 'Sixty-six days was the average; some needed eighteen days, others about eight months.',
              },
              [
                'People need very different amounts of time.',
                'Nearly everybody needs about sixty-six days.',
                'Small habits take longer than large ones.',
              ],
            ),
            choose(
              {
                ...listening,
                id: 'willpower',
                prompt: 'Who thinks that willpower is less important than people believe?',
                explanation: 'Leila asks whether some have more of it. Daniel says that it is overrated.',
              },
              ['Daniel', 'Leila', 'both of them'],
            ),
            choose(
              {
                ...listening,
                id: 'four-movements',
                prompt: 'Why does Daniel speak of “four movements”?',
                explanation: 'The guitar is in its case under the bed, so that it is too much trouble to begin.',
              },
              [
                'to show that beginning is made too difficult',
                'to explain how to hold a guitar',
                'to describe a good order for practising',
              ],
            ),
            choose(
              {
                ...listening,
                id: 'one-song',
                prompt: 'What does Leila doubt at first?',
                explanation: '“That’s hardly practice. If I want to get better, surely I need an hour.”',
              },
              [
                'that one song a day is enough',
                'that she will have time after dinner',
                'that her guitar is good enough',
              ],
            ),
            choose(
              {
                ...listening,
                id: 'apps',
                prompt: 'Who is more critical of apps that count the days?',
                explanation:
                  'Leila goes further than Daniel: counting takes the joy out of it for her. He would not be so strict.',
              },
              ['Leila', 'Daniel', 'Both are equally critical.'],
            ),
            trueOrFalse(
              {
                ...listening,
                id: 'missed-day',
                prompt: 'According to the study, one missed day means that you have to begin again.',
                explanation: 'Missing one day made almost no difference.',
              },
              false,
            ),
            trueOrFalse(
              {
                ...listening,
                id: 'in-may',
                prompt: 'Leila plans to tell her listeners about her results.',
                explanation: '“I’ll tell our listeners in May how it went.”',
              },
              true,
            ),
          ],
        },
        {
          id: 'habit-discussion',
          title: 'Design a habit',
          kind: 'discussion',
          questions: [
            'Which small thing would you like to do every day?',
            'Which reliable cue could it follow?',
            'What is the biggest obstacle, and how could you make the first step easier?',
            'Would counting the days help you, or take the joy out of it?',
            'Is there a habit that everybody in a town should have? Who could make it easy?',
          ],
        },
      ],
    },
  },
];
