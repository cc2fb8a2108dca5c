import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const speaking = { level: 'B1', skill: 'speaking' } as const;
const reading = { level: 'B1', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };

/** Talking to a partner in an exam, and reading what somebody thinks. */
export const examAndScreens: readonly StarterLesson[] = [
  {
    id: 'speaking-exam-for-two',
    title: 'A speaking exam for two',
    level: 'B1',
    summary: 'Students try an exam task in pairs, learn how good candidates share a conversation, and try again.',
    data: {
      about: {
        level: 'B1',
        age: 'teenagers',
        classSize: 20,
        minutes: 60,
        type: 'exam',
        topic: 'Talking and media',
        targetLanguage: 'Suggesting, asking for an opinion, agreeing, disagreeing politely and deciding',
        framework: 'ttt',
        needsPrep: false,
        needsCopies: false,
      },
      aims: {
        main: 'Students can discuss five ideas with a partner for three minutes, react to what they hear and decide together.',
        secondary: 'Students know what examiners listen for when two candidates talk to each other.',
        personal: 'Stay silent while pairs talk, as an examiner does.',
      },
      stages: [
        stage({
          id: 'examiner',
          kind: 'lead-in',
          title: 'What does the examiner listen for?',
          aim: 'To find out what students believe about speaking exams.',
          minutes: 5,
          grouping: 'S–S',
          steps: [
            'Say: “In many exams two candidates talk to each other, and the examiner only listens. What does the examiner want to hear?”',
            'Pairs write down three things. Collect them on the board.',
            'Put a tick beside these if students have them, and add them if not: speaks clearly, gives reasons, asks the partner, reacts to the partner.',
          ],
          support: 'Give students three ideas, and they choose the most important one.',
          challenge: 'Students say what an examiner does not mind, such as a short pause.',
        }),
        stage({
          id: 'first-try',
          kind: 'task',
          title: 'First try',
          aim: 'To see what students can do before any help.',
          minutes: 9,
          grouping: 'S–S',
          steps: [
            'Show the task. Read it aloud once and give thirty seconds to think.',
            'Say: “Talk to your partner for three minutes. I will only listen.” Start the clock.',
            'Walk round and note what pairs do well, and where one student talks alone.',
            'Stop. Ask: “Did you both talk for about the same time? Did you decide?” Students show thumbs up, sideways or down.',
          ],
          materialIds: ['exam-task'],
          things: ['a clock that everybody can see'],
          support: 'Students may talk about three of the five ideas.',
          challenge: 'Students decide on a first and a second choice.',
        }),
        stage({
          id: 'two-candidates',
          kind: 'while reading or listening',
          title: 'Amina and Luca',
          aim: 'To notice how two good candidates share a conversation.',
          minutes: 12,
          grouping: 'alone',
          steps: [
            'Say: “You will hear two candidates with the same task. Which idea do they choose?” Play or read the dialogue once.',
            'Students compare: the lake.',
            'Show the questions. Students listen again and answer alone, then compare in pairs.',
            'Check together. Play the line again wherever answers differ.',
          ],
          materialIds: ['candidates', 'candidate-questions'],
          support: 'Show the dialogue during the second listening.',
          challenge: 'Students count how often each candidate asks the other one something.',
        }),
        stage({
          id: 'phrases',
          kind: 'language focus',
          title: 'Ten phrases that share the conversation',
          aim: 'To collect phrases for each job in the task.',
          minutes: 8,
          grouping: 'S–S',
          steps: [
            'Show the phrases. Pairs say which job each one does: begin, suggest, ask, agree, disagree, decide.',
            'Say each phrase with a friendly voice. Students repeat it, first together, then to a partner.',
            'Ask: “Why is ‘I see what you mean, but …’ better than ‘No, you’re wrong’?”',
            'Each student chooses three phrases and writes them on a small piece of paper for the second try.',
          ],
          materialIds: ['phrases'],
          support: 'Do the first four phrases together.',
          challenge: 'Students add one phrase of their own for two of the jobs.',
        }),
        stage({
          id: 'best-reply',
          kind: 'controlled practice',
          title: 'What would you say next?',
          aim: 'To choose replies that keep a partner talking.',
          minutes: 7,
          grouping: 'S–S',
          steps: [
            'Show the questions one by one. Pairs choose the best reply and say why.',
            'Check together. For each wrong reply ask: “What will the partner feel, or not know?”',
          ],
          materialIds: ['replies'],
          challenge: 'Students say a second reply that would also be good.',
        }),
        stage({
          id: 'second-try',
          kind: 'task',
          title: 'Second try, with listeners',
          aim: 'To do a new task better than the first one.',
          minutes: 12,
          grouping: 'groups',
          steps: [
            'Make groups of four: two candidates and two listeners. Each listener watches one candidate and counts questions, reactions and reasons.',
            'Say: “A student from another country is going to join your class. Talk about these ways to help, and decide which is the best.” Write on the board: show the town, make a book of useful words, have lunch together, invite to a sports club, write a welcome message.',
            'Give thirty seconds to think, then three minutes to talk.',
            'Listeners have one minute to tell their candidate two good things and one thing to try.',
            'Change roles. The new candidates do the same task and may come to another decision.',
          ],
          things: ['a clock that everybody can see'],
          support: 'Candidates keep their three phrases on the desk.',
          challenge: 'Candidates may not look at their phrases.',
        }),
        stage({
          id: 'feedback',
          kind: 'feedback',
          title: 'Better than before',
          aim: 'To name progress and correct a few things.',
          minutes: 4,
          grouping: 'whole class',
          steps: [
            'Ask: “What was better the second time?” Take answers from listeners first.',
            'Write two good sentences and two with a mistake on the board, without names. Students correct them.',
          ],
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'My phrase for the exam',
          aim: 'To choose one thing to remember.',
          minutes: 3,
          grouping: 'alone',
          steps: ['Students write the phrase that helped them most and one thing that they will do in the next task.'],
        }),
      ],
      problems: [
        {
          problem: 'One student talks for nearly all of the time.',
          solution: 'Give that student a job: after each idea, ask “What do you think?” and wait for five seconds.',
        },
        {
          problem: 'Pairs agree after thirty seconds and stop.',
          solution: 'Tell them to talk about every idea before they decide. Deciding belongs to the last half minute.',
        },
        {
          problem: 'Students say “I am agree”.',
          solution: 'Write “I agree” and “Do you agree?” on the board. Agree is a verb, like think.',
        },
        {
          problem: 'There is an odd number of students.',
          solution: 'One group of three talks for four minutes. Some exams also have three candidates.',
        },
      ],
      checks: [
        {
          question: 'Do you have to agree with your partner at the end?',
          answer: 'No. You try to decide, but you may disagree politely.',
        },
        { question: '“How about a film night?” Is this a decision or a suggestion?', answer: 'A suggestion.' },
        {
          question: 'Your partner says nothing. Whose problem is that?',
          answer: 'It belongs to both. You can ask a question.',
        },
      ],
      support: 'Let students read the task and think for a whole minute before they talk.',
      challenge: 'Students use a conditional in their reasons: “If it rained, we would have to stay inside.”',
      homework:
        'Record yourself: talk about the five ways to help a new student for one minute. Listen, and write down two sentences to improve.',
      exitTicket: 'Which phrase helped you most today? What will you do in the next speaking task?',
      materials: [
        {
          id: 'exam-task',
          title: 'An exam task: the last day of school',
          kind: 'discussion',
          questions: [
            'Your class wants to do something together on the last day of the school year. Talk about these five ideas, and decide which is the best.',
            'Idea 1: a day at a lake',
            'Idea 2: a cooking afternoon',
            'Idea 3: a film night at school',
            'Idea 4: a visit to a science museum',
            'Idea 5: planting a small garden at the school',
          ],
        },
        {
          id: 'candidates',
          title: 'Amina and Luca',
          kind: 'dialogue',
          text: [
            'A: Shall we start with the day at the lake? I think it’s a great idea, because everybody can do what they like there.',
            'B: Yes, I agree. You can swim or just sit and talk. But what happens if it rains?',
            'A: Good point. We would need a second plan. What do you think about the cooking afternoon, Luca?',
            'B: I’m not sure about that one. I like cooking, but the school kitchen is very small, and there are twenty-six of us.',
            'A: That’s true. How about the film night, then?',
            'B: It’s easy to organise and it’s cheap. The only problem is that nobody talks during a film.',
            'A: I see what you mean, but we could talk about it afterwards. And the science museum?',
            'B: We went there last year with the whole school, so I’d rather do something new.',
            'A: Me too. And the garden? It’s a nice idea, because younger students can enjoy it after we leave.',
            'B: Sorry, do you mean that we would only plant it, or also look after it?',
            'A: Only plant it, I suppose. But somebody has to water it in the summer.',
            'B: Yes, that’s difficult when the school is closed. So which one shall we choose?',
            'A: I’d go for the lake, with the film as a second plan if the weather is bad. Are you happy with that?',
            'B: Yes, let’s choose the lake.',
          ].join('\n'),
        },
        {
          id: 'candidate-questions',
          title: 'What did they do?',
          kind: 'questions',
          items: [
            choose(
              {
                ...speaking,
                id: 'why-not-cooking',
                prompt: 'Why is Luca not sure about the cooking afternoon?',
                explanation: 'He likes cooking, but the school kitchen is very small for twenty-six people.',
              },
              ['The kitchen is too small.', 'He does not like cooking.', 'It is too expensive.'],
            ),
            choose(
              {
                ...speaking,
                id: 'why-not-museum',
                prompt: 'Why do they not choose the museum?',
                explanation: 'They went there last year and would rather do something new.',
              },
              ['They have been there before.', 'It is closed in the summer.', 'It is too far away.'],
            ),
            choose(
              {
                ...speaking,
                id: 'do-you-mean',
                prompt: 'Luca says: “Sorry, do you mean that we would only plant it?” Why does he ask?',
                explanation: 'He wants to be sure what Amina meant. It is good to ask when something is not clear.',
              },
              ['to check what Amina means', 'to say that Amina is wrong', 'to change the topic'],
            ),
            trueOrFalse(
              {
                ...speaking,
                id: 'all-five',
                prompt: 'They talk about all five ideas before they decide.',
                explanation: 'Lake, cooking, film, museum and garden: then they choose.',
              },
              true,
            ),
            trueOrFalse(
              {
                ...speaking,
                id: 'only-amina',
                prompt: 'Only Amina asks questions.',
                explanation:
                  'Luca asks too: what happens if it rains, what she means, and which one they shall choose.',
              },
              false,
            ),
          ],
        },
        {
          id: 'phrases',
          title: 'Ten phrases that share the conversation',
          kind: 'words',
          entries: [
            word('Shall we start with …?', 'You begin, and ask if your partner is happy with it.', {
              example: 'Shall we start with the day at the lake?',
              partOfSpeech: 'phrase',
            }),
            word('How about …?', 'You make a suggestion.', {
              example: 'How about the film night?',
              partOfSpeech: 'phrase',
            }),
            word('What do you think about …?', 'You ask for your partner’s opinion.', {
              example: 'What do you think about the cooking afternoon?',
              partOfSpeech: 'phrase',
            }),
            word('Good point.', 'Your partner said something useful that you did not think of.', {
              example: 'Good point. We would need a second plan.',
              partOfSpeech: 'phrase',
            }),
            word('I agree.', 'You have the same opinion.', {
              example: 'I agree. You can swim or just sit and talk.',
              partOfSpeech: 'phrase',
            }),
            word('I’m not sure about …', 'You do not like an idea very much, and say it politely.', {
              example: 'I’m not sure about the cooking afternoon.',
              partOfSpeech: 'phrase',
            }),
            word('I see what you mean, but …', 'You understand your partner, and have a different opinion.', {
              example: 'I see what you mean, but we could talk afterwards.',
              partOfSpeech: 'phrase',
            }),
            word('Do you mean that …?', 'You check that you understood.', {
              example: 'Do you mean that we would only plant it?',
              partOfSpeech: 'phrase',
            }),
            word('I’d rather …', 'You like another thing better.', {
              example: 'I’d rather do something new.',
              partOfSpeech: 'phrase',
            }),
            word('Are you happy with that?', 'You check that your partner agrees with the decision.', {
              example: 'Let’s choose the lake. Are you happy with that?',
              partOfSpeech: 'phrase',
            }),
          ],
        },
        {
          id: 'replies',
          title: 'What would you say next?',
          kind: 'questions',
          items: [
            choose(
              {
                ...speaking,
                id: 'reply-garden',
                prompt: 'Your partner: “I think the garden is the best idea, because it stays for years.”',
                explanation: 'A good reply reacts first and then says something new.',
              },
              [
                'That’s true, but who would water it in the summer?',
                'My idea is the film night. Films are interesting.',
                'Yes.',
              ],
            ),
            choose(
              {
                ...speaking,
                id: 'reply-silent',
                prompt: 'Your partner has said nothing for twenty seconds.',
                explanation: 'A question about one idea makes it easy to begin again.',
              },
              [
                'How about the museum? Have you been there?',
                'You have to say something now.',
                'I will tell you about all the other ideas.',
              ],
            ),
            choose(
              {
                ...speaking,
                id: 'reply-disagree',
                prompt: 'Your partner: “A film night is boring.” You like films.',
                explanation: 'You show that you understand, and then give your own opinion with a reason.',
              },
              [
                'I see what you mean, but we could choose a funny film.',
                'No, you are wrong about that.',
                'I am not agree with you.',
              ],
            ),
            choose(
              {
                ...speaking,
                id: 'reply-unclear',
                prompt: 'You did not understand your partner’s last idea.',
                explanation: 'It is polite to say sorry and ask about it. “What?” sounds rude.',
              },
              ['Sorry, do you mean that we would cook outside?', 'What?', 'OK. Next idea.'],
            ),
            choose(
              {
                ...speaking,
                id: 'reply-decide',
                prompt: 'There are twenty seconds left. You have talked about all the ideas.',
                explanation: 'You suggest a decision, and ask if your partner is happy with it.',
              },
              [
                'So shall we choose the lake? Are you happy with that?',
                'Let’s start again with the first idea.',
                'I choose the lake. Finished.',
              ],
            ),
            {
              ...speaking,
              ...plain,
              id: 'match-jobs',
              prompt: 'Match each phrase with its job.',
              explanation: 'One phrase for each job is enough to begin with.',
              kind: 'match',
              pairs: [
                { left: 'Shall we start with …?', right: 'to begin' },
                { left: 'How about …?', right: 'to suggest something' },
                { left: 'What do you think about …?', right: 'to ask for an opinion' },
                { left: 'I’m not sure about …', right: 'to disagree politely' },
                { left: 'Let’s choose …', right: 'to decide' },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'a-column-about-screens-in-class',
    title: 'Screens in class: one writer’s opinion',
    level: 'B1',
    summary: 'Students read an opinion column, tell facts from opinions, and write a short reply to the writer.',
    data: {
      about: {
        level: 'B1',
        age: 'teenagers',
        classSize: 20,
        minutes: 60,
        type: 'reading',
        topic: 'School and learning',
        targetLanguage:
          'Words for studying with screens; showing a fact or an opinion: in my view, according to, I believe',
        framework: 'skills',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can find a writer’s opinion and the reasons for it, and tell opinions from facts.',
        secondary: 'Students react to an opinion politely in three or four sentences.',
        personal: 'Leave my own opinion about telephones out of it.',
      },
      stages: [
        stage({
          id: 'my-screens',
          kind: 'lead-in',
          title: 'One lesson, how many screens?',
          aim: 'To bring students’ own experience to mind.',
          minutes: 6,
          grouping: 'S–S',
          steps: [
            'Ask: “Think of one school day this week. When did you look at a screen, and what for?” Give one minute to think.',
            'Pairs compare and put their examples into two lists: it helped me, it didn’t help me.',
            'Take three examples of each kind from the class.',
          ],
          support: 'Put ideas on the board: a dictionary, a video, a quiz, messages, a photo of the board.',
          challenge: 'Students find an example that belongs to both lists.',
        }),
        stage({
          id: 'words',
          kind: 'before the text',
          title: 'Words of the column',
          aim: 'To take away the hardest words before reading.',
          minutes: 7,
          grouping: 'S–S',
          steps: [
            'Show the words without their meanings. Pairs explain those that they know.',
            'Show the meanings for the rest. Students say which words are positive and which are negative in a classroom.',
            'Write the title on the board: “Ten minutes without a screen”. Pairs guess: is the writer for screens or against them?',
          ],
          materialIds: ['column-words'],
          support: 'Students match four words with their meanings first.',
          challenge: 'Students use three of the words to say what they expect in the column.',
        }),
        stage({
          id: 'opinion',
          kind: 'while reading or listening',
          title: 'For, against, or something else?',
          aim: 'To read for the writer’s opinion.',
          minutes: 8,
          grouping: 'alone',
          steps: [
            'Hand out the column. Students read it once in four minutes and choose a sentence: the writer wants all screens out; the writer wants screens at the right time; the writer wants more screens.',
            'Pairs compare and underline the sentence that shows it best.',
            'Check: screens at the right time. The last paragraph says it.',
          ],
          materialIds: ['column'],
          support: 'Tell students to read the first and the last paragraph twice.',
          challenge: 'Students find the sentence where the writer says that the other side is right too.',
        }),
        stage({
          id: 'details',
          kind: 'while reading or listening',
          title: 'What does she say exactly?',
          aim: 'To read for reasons and details.',
          minutes: 11,
          grouping: 'alone',
          steps: [
            'Students answer the questions and write the number of the paragraph beside each answer.',
            'They compare in pairs and show each other the line where they differ.',
            'Check together, always with the line.',
          ],
          materialIds: ['column-questions'],
          support: 'Give the number of the paragraph for each question.',
          challenge: 'Students cover the options and answer in their own words first.',
        }),
        stage({
          id: 'fact-or-opinion',
          kind: 'language focus',
          title: 'Fact or opinion?',
          aim: 'To see which words show an opinion.',
          minutes: 8,
          grouping: 'S–S',
          steps: [
            'Ask: “‘There are twenty-four students in the class.’ Can we check this? ‘Screens are boring.’ Can we check that?” Explain: a fact can be checked, an opinion cannot.',
            'Pairs find in the column three facts and three opinions. They circle the words that show an opinion.',
            'Collect them: in my view, I believe, it seems to me, should. Add: for me, I would say.',
          ],
          materialIds: ['column'],
          support: 'Say in which paragraphs to look: facts in 1 and 2, opinions in 3 and 5.',
          challenge: 'Students turn one fact into an opinion and one opinion into a fact.',
        }),
        stage({
          id: 'reply',
          kind: 'after the text',
          title: 'Dear Ms Okafor',
          aim: 'To react to an opinion with reasons.',
          minutes: 14,
          grouping: 'groups',
          steps: [
            'In groups of three, students discuss the questions for five minutes.',
            'Each student then writes a reply to the writer: one sentence of agreement, one of doubt, one idea of their own.',
            'Students read the replies of their group and answer one of them in a sentence.',
          ],
          materialIds: ['column-discussion'],
          support: 'Give the frame: I agree with you that … However, I’m not sure that … In my view, we should …',
          challenge: 'Students give an example from their own school for each sentence.',
        }),
        stage({
          id: 'feedback',
          kind: 'feedback',
          title: 'Good sentences',
          aim: 'To end with success.',
          minutes: 3,
          grouping: 'whole class',
          steps: [
            'Read three good sentences aloud, without names. The class says whether each agrees with the writer.',
          ],
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'In one sentence',
          aim: 'To check that the writer’s opinion is understood.',
          minutes: 3,
          grouping: 'alone',
          steps: ['Students finish: “The writer thinks that screens …, because …”'],
        }),
      ],
      problems: [
        {
          problem: 'Students answer with their own opinion instead of the writer’s.',
          solution: 'Ask: “Who says that, you or the writer? Show me the line.”',
        },
        {
          problem: 'The discussion becomes an argument about the school’s rules for telephones.',
          solution:
            'Keep to the ten minutes of the column, and promise that good ideas may be passed on to the school.',
        },
        {
          problem: 'Students think that a sentence with a number must be true.',
          solution: 'Ask: “How could we check it? Whom did she ask, and how many people?”',
        },
      ],
      checks: [
        {
          question: 'Does the writer want to take all screens out of the school?',
          answer: 'No. She wants ten minutes without them.',
        },
        { question: '“In my view, paper is better.” A fact or an opinion?', answer: 'An opinion.' },
        { question: 'If something distracts you, is it easier or harder to work?', answer: 'Harder.' },
      ],
      support: 'Students may read paragraphs 1, 3 and 5 only, and answer the questions about them.',
      challenge: 'Students find a point that the writer forgot, and add it to the column in two sentences.',
      homework:
        'Write a column of your own in 100 to 120 words: one thing that should change in lessons, with two reasons and one example.',
      exitTicket: 'Finish the sentence: The writer thinks that screens …, because …',
      materials: [
        {
          id: 'column-words',
          title: 'Words of the column',
          kind: 'words',
          entries: [
            word('column', 'a text in a newspaper in which a writer gives an opinion, often every week', {
              example: 'I read her column every Friday.',
            }),
            word('screen', 'the part of a telephone or computer that you look at', {
              example: 'He looked at his screen all morning.',
            }),
            word('distract', 'to take your attention away from what you are doing', {
              example: 'Messages distract me when I study.',
              partOfSpeech: 'verb',
            }),
            word('concentrate', 'to think about one thing and nothing else', {
              example: 'I can’t concentrate when it is noisy.',
              partOfSpeech: 'verb',
            }),
            word('ban', 'to say by a rule that something is not allowed', {
              example: 'The school does not want to ban telephones.',
              partOfSpeech: 'verb',
            }),
            word('device', 'a machine that you use for one job, such as a tablet', {
              example: 'Please put your devices in your bag.',
            }),
            word('improve', 'to become better, or to make something better', {
              example: 'My spelling has improved.',
              partOfSpeech: 'verb',
            }),
            word('experiment', 'something that you try in order to see what happens', {
              example: 'Our experiment took four weeks.',
            }),
            word('result', 'what happens because of something', { example: 'The results surprised us.' }),
            word('according to', 'as somebody or something says', {
              example: 'According to my students, ten minutes is enough.',
              partOfSpeech: 'preposition',
            }),
          ],
        },
        {
          id: 'column',
          title: 'Ten minutes without a screen',
          kind: 'text',
          text: [
            'by Ngozi Okafor, teacher',
            '1  This spring I did something strange. At the beginning of a geography lesson I asked all twenty-four students to close their laptops and put their telephones in their bags. I put mine in my bag too. Then I gave everybody a pencil and a large sheet of paper, and asked them to draw a map of our town from memory. They had ten minutes.',
            '2  At first there were complaints. Two students asked if they could at least look at a map online. After three minutes, however, the room was quiet. I repeated my little experiment in every lesson for four weeks. Their maps improved, but that was not the most interesting result. According to eighteen of the twenty-four students, it was easier to concentrate for the rest of the lesson.',
            '3  I believe that this is no surprise. A device is never just a dictionary or a map. It is also a cinema, a games room and a place where friends are waiting. It can distract us even if we do not look at it, because we know that something is happening there. In my view, nobody should have to fight against all of that at eight o’clock in the morning.',
            '4  Now, I am not one of those people who want to ban screens. One of my students cannot read small print, and her tablet makes every letter bigger. Another arrived from Brazil in autumn and looks up ten words a day. Films show us volcanoes that we will never visit. It would be silly to lose all this.',
            '5  So what do I suggest? Screens should be like the other tools in a classroom. We take out the scissors when we need to cut something, and afterwards we put them back. It seems to me that ten minutes with paper and a pencil at the start of each lesson are a good way to begin. Try it for a month, and write to this column about your results.',
          ].join('\n\n'),
        },
        {
          id: 'column-questions',
          title: 'What does she say exactly?',
          kind: 'questions',
          items: [
            choose(
              {
                ...reading,
                id: 'what-did-students-do',
                prompt: 'What did the students do in the ten minutes?',
                explanation: 'She asked them to draw a map of the town from memory (paragraph 1).',
              },
              ['They drew a map without help.', 'They copied a map from a screen.', 'They wrote about their town.'],
            ),
            trueOrFalse(
              {
                ...reading,
                id: 'all-happy',
                prompt: 'All students liked the idea from the first minute.',
                explanation: 'At first there were complaints (paragraph 2).',
              },
              false,
            ),
            choose(
              {
                ...reading,
                id: 'eighteen',
                prompt: 'What did eighteen students say after four weeks?',
                explanation:
                  'According to them, it was easier to concentrate for the rest of the lesson (paragraph 2).',
              },
              [
                'It was easier to concentrate afterwards.',
                'They wanted to draw more maps.',
                'They did not need a telephone any more.',
              ],
            ),
            choose(
              {
                ...reading,
                id: 'cinema',
                prompt:
                  'Why does the writer call a device “a cinema, a games room and a place where friends are waiting”?',
                explanation:
                  'She means that a device offers many other things, which take our attention away (paragraph 3).',
              },
              [
                'to show that there is a lot to distract us',
                'to show how useful a device is for learning',
                'to say that students should watch more films',
              ],
            ),
            trueOrFalse(
              {
                ...reading,
                id: 'only-if-we-look',
                prompt: 'The writer thinks that a device distracts us only when we look at it.',
                explanation: '“It can distract us even if we do not look at it” (paragraph 3).',
              },
              false,
            ),
            choose(
              {
                ...reading,
                id: 'tablet',
                prompt: 'Why does she write about the student with the tablet?',
                explanation:
                  'The tablet is an example of a screen that really helps. It would be silly to lose it (paragraph 4).',
              },
              [
                'to give an example of a screen that helps',
                'to explain why she wants to ban screens',
                'to show that small print is better',
              ],
            ),
            choose(
              {
                ...reading,
                id: 'scissors',
                prompt: 'Why does she compare screens with scissors?',
                explanation: 'We take scissors out when we need them and put them back afterwards (paragraph 5).',
              },
              [
                'Both should be used only when they are needed.',
                'Both can be dangerous for children.',
                'Both are too expensive for some schools.',
              ],
            ),
            {
              ...reading,
              ...plain,
              id: 'order-of-ideas',
              prompt: 'Put the ideas into the order of the column.',
              explanation:
                'She begins with what happened, gives a reason, looks at the other side, and ends with a suggestion.',
              kind: 'order',
              unit: 'sentences',
              orders: [
                [
                  'what she tried in one lesson',
                  'what her students thought after four weeks',
                  'why devices make it hard to concentrate',
                  'how screens can help some students',
                  'what other teachers could do',
                ],
              ],
            },
          ],
        },
        {
          id: 'column-discussion',
          title: 'What do you think?',
          kind: 'discussion',
          questions: [
            'Would ten minutes without a screen help you? Why, or why not?',
            'Which lessons need screens most? Which need them least?',
            'Eighteen of twenty-four students agreed with her. What might the other six have said?',
            'She asked her own students. How could a school check the idea better?',
          ],
        },
      ],
    },
  },
];
