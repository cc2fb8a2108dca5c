import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const listening = { level: 'B2', skill: 'listening' } as const;

export const podcastAboutHabits: StarterLesson = {
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
      targetLanguage: 'Phrases of a discussion: that’s a fair point, I’d go further, up to a point, what I found was …',
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
        steps: ['Students write one sentence about what the guest believes and one about what they think themselves.'],
      }),
    ],
    problems: [
      {
        problem: 'Students write every word and lose the line.',
        solution: 'Pens down during the first listening. Promise a second one.',
      },
      {
        problem: 'Students decide after the first number they hear: “It’s twenty-one.”',
        solution: 'Ask: “Who says twenty-one, and does the guest agree?” Speakers often mention a thing to reject it.',
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
            ['that one song a day is enough', 'that she will have time after dinner', 'that her guitar is good enough'],
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
};
