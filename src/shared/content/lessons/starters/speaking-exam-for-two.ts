import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const speaking = { level: 'B1', skill: 'speaking' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const speakingExamForTwo: StarterLesson = {
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
              explanation: 'Luca asks too: what happens if it rains, what she means, and which one they shall choose.',
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
};
