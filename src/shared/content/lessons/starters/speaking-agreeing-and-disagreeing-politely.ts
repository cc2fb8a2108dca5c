import type { StarterLesson } from './starter';
import { choose, gap, stage, word } from './write';

const speaking = { level: 'B1', skill: 'speaking' } as const;
const phrase = 'phrase';

export const speakingAgreeingAndDisagreeingPolitely: StarterLesson = {
  id: 'speaking-agreeing-and-disagreeing-politely',
  title: 'I see what you mean, but …',
  level: 'B1',
  summary: 'Students agree on two ideas for a community centre and learn to disagree without being rude.',
  data: {
    about: {
      level: 'B1',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'speaking',
      topic: 'Thinking and ideas',
      targetLanguage: 'Phrases for agreeing, agreeing in part, disagreeing politely and coming to a decision',
      framework: 'tbl',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can agree, disagree politely and come to a decision in a group.',
      secondary: 'Students give a reason for each opinion and ask the others for theirs.',
      personal: 'Do not help with language during the first task. Note what students need.',
    },
    stages: [
      stage({
        id: 'where-do-you-stand',
        kind: 'lead-in',
        title: 'How much do you agree?',
        aim: 'To have opinions and reasons from the first minute.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Say a sentence: “On holiday, people should leave their phones at home.” Students show with one to five fingers how much they agree.',
          'Students find a partner with another number and talk for one minute.',
          'Do the same with “Every town needs a place where you can be without buying anything.”',
        ],
        support: 'Write on the board: I think so because … / I don’t think so because …',
      }),
      stage({
        id: 'first-decision',
        kind: 'task',
        title: 'Two of five',
        aim: 'To come to a decision with the language that students have.',
        minutes: 12,
        grouping: 'groups',
        steps: [
          'Groups of four read the five ideas. Each student chooses a favourite alone.',
          'The group has eight minutes to agree on two ideas. Voting is not allowed: everybody has to be able to live with the result.',
          'Listen, and note phrases that students use for agreeing and disagreeing.',
        ],
        materialIds: ['five-ideas'],
        support: 'Leave out one of the ideas. Students look up words before they begin.',
        challenge: 'Each group also decides what to say to the people whose idea was not chosen.',
      }),
      stage({
        id: 'reports',
        kind: 'report',
        title: 'What we decided',
        aim: 'To report the decision and how it was found.',
        minutes: 8,
        grouping: 'whole class',
        steps: [
          'Groups have two minutes to prepare: which two ideas, the best reason, and one point on which they did not agree at first.',
          'One student of each group reports in one minute. The others listen for the reasons.',
          'Ask: “How did people in your group disagree? What did they say?” Write the phrases on the board as they are.',
        ],
        things: ['the board'],
      }),
      stage({
        id: 'listen-for-phrases',
        kind: 'language focus',
        title: 'What they say and how they say it',
        aim: 'To notice polite phrases in a conversation.',
        minutes: 12,
        grouping: 'T–S',
        steps: [
          'Play or read out the conversation. Ask: “What do they agree on in the end?” (Two rooms: one for families, one for students, and no gym.)',
          'Students read it and underline all phrases for agreeing, agreeing in part and disagreeing.',
          'Show the list. Students put the first nine phrases on a line on the board from “yes, fully” to “no”. Ask: “What is the last one for?” (To offer a decision.)',
          'Ask: “What comes after I see what you mean?” (But and a reason, or a question.) Say the phrases together: a short pause and a friendly voice make them polite.',
        ],
        materialIds: ['conversation', 'phrases'],
        support: 'Read out two phrases at a time: which one agrees more?',
        challenge: 'Students add the phrases on the board from the first task to the line.',
      }),
      stage({
        id: 'which-phrase',
        kind: 'controlled practice',
        title: 'What does it do?',
        aim: 'To know exactly what each phrase means.',
        minutes: 7,
        grouping: 'S–S',
        steps: [
          'Pairs do the questions in four minutes.',
          'Check together. For each phrase, one student says an opinion and another answers with it.',
        ],
        materialIds: ['which-phrase'],
        support: 'Students keep the list beside the questions.',
        challenge: 'Students answer the opinions with a second phrase and a reason.',
      }),
      stage({
        id: 'second-decision',
        kind: 'task',
        title: 'The money is shared again',
        aim: 'To do the task better with the new phrases.',
        minutes: 12,
        grouping: 'groups',
        steps: [
          'Make new groups with students from different old groups. Say: “There is less money. You can choose one idea only.”',
          'Each student chooses three phrases that they want to use and writes them down.',
          'Groups discuss for seven minutes. Students tick their phrases when they have used them.',
          'Each group says its decision in one sentence. Read out good phrases that you heard, and mend two others.',
        ],
        materialIds: ['five-ideas', 'phrases'],
        support: 'Students choose two phrases and practise them once with you.',
        challenge: 'Students must ask for another person’s opinion before they give their own.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'A polite no',
        aim: 'To see what each student can use now.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Write on the board: “We should have all lessons outside.” Students write an answer that disagrees politely with a reason, and hand it in.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students say “I am agree.”',
        solution: 'Write agree beside like and think: I like, I think, I agree. All three are verbs.',
      },
      {
        problem: 'A few students speak all the time.',
        solution: 'Give each student the task to ask one quieter person: “What do you think about that?”',
      },
      {
        problem: 'Students only say “No” or “You’re wrong”.',
        solution: 'Ask for three steps: something kind, but, a reason. “That’s true, but it costs too much.”',
      },
      {
        problem: 'A group agrees after one minute.',
        solution: 'Give one student the role of a neighbour who prefers another idea.',
      },
    ],
    checks: [
      { question: 'I agree up to a point. Do I agree with everything?', answer: 'No, only with a part.' },
      { question: 'I’m afraid I don’t agree. Am I frightened?', answer: 'No. I’m being polite.' },
      { question: 'I see what you mean, but … Does the speaker agree?', answer: 'No, or not fully.' },
    ],
    support: 'Leave the line with the phrases on the board during the second task.',
    challenge: 'Students try to change one person’s mind in the second task.',
    homework:
      'Write a conversation of ten lines between two people who want different things for their holiday. Use six of the phrases.',
    exitTicket: 'Answer politely, with a reason: “We should have all lessons outside.”',
    materials: [
      {
        id: 'five-ideas',
        title: 'Five ideas for the community centre',
        kind: 'text',
        text: [
          'A community centre in your town has some money to spend. It is enough for two of these ideas.',
          '1. A kitchen where people can cook together. Neighbours from many countries would teach each other their recipes. It needs to be cleaned every day.',
          '2. A music room with instruments. Young people could play there in the evening. The walls are thin, and there are flats next door.',
          '3. A computer room with help for people who need to fill in forms or write applications. Somebody has to be there to help.',
          '4. A garden on the roof with vegetables and benches. It would be lovely in summer, but it is of little use in winter.',
          '5. A room for children where parents can leave them for two hours. It is needed most in the morning, and it is the most expensive idea.',
        ].join('\n\n'),
      },
      {
        id: 'conversation',
        title: 'The empty shop',
        kind: 'dialogue',
        text: [
          'A: So, what shall we do with the empty shop? I think a gym would be best.',
          'B: I see what you mean, but there are two gyms in this street already. How about a room where students can do their homework?',
          'A: That’s a good point about the gyms. I’m not so sure about the homework room, though. Wouldn’t it be empty in the mornings?',
          'B: That’s true, but other people could use it then, for example parents with small children.',
          'A: I agree up to a point. Children need toys and space to move, and students need tables and quiet.',
          'B: Exactly. So we should buy furniture that is easy to move.',
          'A: I’m afraid I don’t agree. Somebody would have to move it twice a day. Who would do that?',
          'B: Fair enough. What if we use the front room for families, and the back room for students?',
          'A: I completely agree. That’s much better than moving tables.',
          'B: Then let’s agree on that: two rooms, and no gym.',
        ].join('\n'),
      },
      {
        id: 'phrases',
        title: 'Ten phrases',
        kind: 'words',
        entries: [
          word('I completely agree', 'My opinion is exactly the same.', {
            example: 'I completely agree. That’s the best idea.',
            partOfSpeech: phrase,
          }),
          word('Exactly', 'You are right: that is what I think too.', {
            example: 'Exactly. That’s why we need a kitchen.',
            partOfSpeech: phrase,
          }),
          word('That’s a good point', 'What you say is important, and I will think about it.', {
            example: 'That’s a good point. Who is going to clean it?',
            partOfSpeech: phrase,
          }),
          word('Fair enough', 'I can accept that, even if I thought something else.', {
            example: 'Fair enough. We can begin with one room.',
            partOfSpeech: phrase,
          }),
          word('I agree up to a point', 'I agree with a part of it.', {
            example: 'I agree up to a point, but it’s too expensive.',
            partOfSpeech: phrase,
          }),
          word('That’s true, but', 'I accept that, and I have something to say against it.', {
            example: 'That’s true, but who will use it in winter?',
            partOfSpeech: phrase,
          }),
          word('I see what you mean, but', 'I understand your idea, and I think something else.', {
            example: 'I see what you mean, but it may be too loud.',
            partOfSpeech: phrase,
          }),
          word('I’m not so sure about', 'I think that it may not be a good idea.', {
            example: 'I’m not so sure about the roof garden.',
            partOfSpeech: phrase,
          }),
          word('I’m afraid I don’t agree', 'a polite way to say that you think something else', {
            example: 'I’m afraid I don’t agree. It’s too far away.',
            partOfSpeech: phrase,
          }),
          word('Let’s agree on', 'words with which you offer a decision', {
            example: 'Let’s agree on the kitchen and the garden.',
            partOfSpeech: phrase,
          }),
        ],
      },
      {
        id: 'which-phrase',
        title: 'What does it do?',
        kind: 'questions',
        items: [
          choose(
            {
              ...speaking,
              id: 'afraid',
              prompt: '“I’m afraid I don’t agree.” What is the speaker doing?',
              explanation: 'I’m afraid makes the no softer. It has nothing to do with fear here.',
            },
            ['disagreeing politely', 'telling the others about a fear', 'agreeing in part'],
          ),
          choose(
            {
              ...speaking,
              id: 'up-to-a-point',
              prompt: '“I agree up to a point.” What does the speaker mean?',
              explanation: 'Up to a point: with a part, but not with everything.',
            },
            ['I agree with some of it.', 'I agree with all of it.', 'I agree with the last point.'],
          ),
          choose(
            {
              ...speaking,
              id: 'party',
              prompt: '“Let’s spend all the money on one big party.” Which answer disagrees politely?',
              explanation: 'It shows that the idea was understood, and gives a reason in a question.',
            },
            [
              'I see what you mean, but will it help people for long?',
              'No. That’s a silly idea.',
              'Exactly. People will love it.',
            ],
          ),
          choose(
            {
              ...speaking,
              id: 'sure-about',
              prompt: 'I’m not so sure ___ the music room.',
              explanation: 'We are sure or not sure about something.',
            },
            ['about', 'for', 'with'],
          ),
          choose(
            {
              ...speaking,
              id: 'agree-with',
              prompt: 'You’re right. I ___ you.',
              explanation: 'Agree is a verb: I agree with you, not I am agree.',
            },
            ['agree with', 'am agree with', 'am agreeing to'],
          ),
          choose(
            {
              ...speaking,
              id: 'strongest',
              prompt: 'Which of these agrees most strongly?',
              explanation: 'Completely means in every way.',
            },
            ['I completely agree.', 'Fair enough.', 'That’s true, but it’s expensive.'],
          ),
          gap(
            {
              ...speaking,
              id: 'gap-mean',
              prompt: 'I see what you ___, but it costs too much. (It begins with m.)',
              explanation: 'The whole phrase is: I see what you mean.',
            },
            'mean',
          ),
          gap(
            {
              ...speaking,
              id: 'gap-afraid',
              prompt: 'I’m ___ I don’t agree. It’s too far away. (It begins with a.)',
              explanation: 'The whole phrase is: I’m afraid I don’t agree.',
            },
            'afraid',
          ),
        ],
      },
    ],
  },
};
