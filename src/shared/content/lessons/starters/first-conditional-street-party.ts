import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse } from './write';

const grammar = { level: 'B1', skill: 'grammar' } as const;
const listening = { level: 'B1', skill: 'listening' } as const;

export const firstConditionalStreetParty: StarterLesson = {
  id: 'first-conditional-street-party',
  title: 'What will we do if it rains?',
  level: 'B1',
  summary: 'Students hear two neighbours plan a street party and solve problems with the first conditional.',
  data: {
    about: {
      level: 'B1',
      age: 'adults',
      classSize: 20,
      minutes: 60,
      type: 'grammar',
      topic: 'Town and places',
      point: 'first-conditional',
      targetLanguage: 'If and when with the present, and will in the other part, for real chances in the future',
      framework: 'ppp',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can say what will happen, or what they will do, if something else happens.',
      secondary: 'Students listen to a planning conversation for problems and solutions.',
      personal: 'During the planning, walk round and listen for both parts of the sentence.',
    },
    stages: [
      stage({
        id: 'something-goes-wrong',
        kind: 'lead-in',
        title: 'Something always goes wrong',
        aim: 'To bring the topic and possible problems to mind.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Ask: “Has your street, your school or your workplace ever had a party outside?” Pairs talk for two minutes.',
          'Pairs list five things that can go wrong on such a day.',
          'Collect them on the board: rain, too little food, no electricity, noise, nobody comes …',
        ],
        things: ['the board'],
        support: 'Show the first two problems as drawings: a cloud, an empty plate.',
      }),
      stage({
        id: 'two-neighbours',
        kind: 'presentation',
        title: 'Two neighbours',
        aim: 'To meet the sentences in a conversation.',
        minutes: 11,
        grouping: 'T–S',
        steps: [
          'Play or read out the conversation. Students mark which of the problems on the board they hear.',
          'Play it again. Students do the true-or-false questions alone and compare in pairs.',
          'Students read the conversation and check. They underline every sentence with if.',
        ],
        materialIds: ['two-neighbours', 'true-or-false'],
        support: 'Students have the conversation in front of them the second time.',
        challenge: 'Students correct the false sentences.',
      }),
      stage({
        id: 'two-parts',
        kind: 'language focus',
        title: 'A sentence in two parts',
        aim: 'To see form and meaning clearly.',
        minutes: 10,
        grouping: 'T–S',
        steps: [
          'Write: If it rains, we’ll move into the hall. Ask: “Is it certain that it will rain?” (No.) “Is it possible?” (Yes.) “Today or in the future?” (In the future.)',
          'Underline rains and ’ll move. Ask: “Where is will? Where is it not?” Students say the rule in their own words.',
          'Turn the sentence round: We’ll move into the hall if it rains. Ask: “What has happened to the comma?” (It has gone.)',
          'Write: I’ll put the list on the door when it’s ready. Ask: “If or when: which is certain?” (When.)',
        ],
        materialIds: ['two-neighbours'],
        things: ['the board'],
        support: 'Write the two parts on two sheets of paper that can change places.',
        challenge: 'Students say the same with unless: We’ll stay outside unless it rains.',
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'Choose and write',
        aim: 'To use the right form in each part.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in seven minutes.',
          'Pairs compare. For each sentence, they say which part is the condition and which is the result.',
          'Check together.',
        ],
        materialIds: ['practise'],
        support: 'Students underline the part with if, when or as soon as first.',
        challenge: 'Students turn each sentence round.',
      }),
      stage({
        id: 'chain',
        kind: 'controlled practice',
        title: 'The chain',
        aim: 'To say the form quickly, and to have fun with it.',
        minutes: 6,
        grouping: 'groups',
        steps: [
          'Begin: “If it rains, we’ll move into the hall.” A student goes on: “If we move into the hall, it’ll be very loud.” The next one: “If it’s very loud, …”',
          'Groups of four or five make a chain of eight sentences with a beginning of their own. Anybody may help.',
          'Two groups tell the class how their chain began and ended.',
        ],
        support: 'One student writes down the key words of the chain.',
        challenge: 'The last sentence comes back to the first.',
      }),
      stage({
        id: 'plan-b',
        kind: 'freer practice',
        title: 'Plan B',
        aim: 'To solve problems with real conditions.',
        minutes: 13,
        grouping: 'groups',
        steps: [
          'Groups of four plan a street party or a school party. They agree on the place, the day, the food and the music in three minutes.',
          'They go through the problem questions and decide on an answer to each: “If …, we’ll …”',
          'Two groups sit together. One tells the other its plan; the others ask: “What will you do if …?” Then they change.',
        ],
        materialIds: ['problem-questions'],
        support: 'Groups choose three of the problems.',
        challenge: 'Groups ask about two problems that are not on the list.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Tomorrow',
        aim: 'To see who needs more practice.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Write on the board: If I have time tomorrow, … / … if the weather is bad.',
          'Students finish both sentences truthfully and hand them in.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students put will into both parts: “If it will rain, we will go in.”',
        solution: 'Point to the part with if: “The if already shows that it is in the future. No will here.”',
      },
      {
        problem: 'Students leave will out of the result: “If it rains tomorrow, we go in.”',
        solution: 'Ask: “Every time, or tomorrow?” For tomorrow, ask for the result with will.',
      },
      {
        problem: 'Students mix up if and when.',
        solution: 'Ask: “Is it certain?” Compare: when I get home (I will), if I get home early (perhaps).',
      },
    ],
    checks: [
      { question: 'If it rains, we’ll move. Do we know that it will rain?', answer: 'No, but it is possible.' },
      { question: 'Which comes first in time: the rain or the moving?', answer: 'The rain.' },
      { question: 'I’ll call you when I get home. Is it certain that I will get home?', answer: 'Yes.' },
      { question: 'Do we say “if it will rain” here?', answer: 'No. If it rains.' },
    ],
    support: 'Leave one model sentence with the two parts on the board until the end.',
    challenge: 'Students use unless and as soon as in their plans.',
    homework:
      'Write a message of 80 to 100 words to your neighbours about the party. Explain what you will do if there are problems. Use at least four sentences with if.',
    exitTicket: 'Finish the sentences: If I have time tomorrow, … / … if the weather is bad.',
    materials: [
      {
        id: 'two-neighbours',
        title: 'Two neighbours',
        kind: 'dialogue',
        text: [
          'A: Right, the street party is on Saturday. What do we still have to do?',
          'B: The tables are ready, and Mrs Okafor is bringing the music. But have you seen the forecast? There may be some rain in the afternoon.',
          'A: If it rains, we’ll move into the school hall. I’ve already asked the head teacher.',
          'B: Good. But will the hall be big enough?',
          'A: It’s big enough for a hundred and fifty people.',
          'B: Last year there were nearly two hundred. If everybody comes at the same time, some people won’t have a seat.',
          'A: Then we’ll start earlier. If we start at eleven, families with small children will come before lunch, and the others will come later.',
          'B: That’s a good idea. And the food? Everybody is bringing something, but if they all bring cakes, there’ll be nothing else to eat.',
          'A: I’ll write a list tonight. If people choose from a list, we won’t have forty cakes again.',
          'B: Great. I’ll put it on the door when it’s ready. What about the noise? Mr Petrov gets up at five every morning.',
          'A: We’ll stop the music at nine. If we don’t stop, he won’t sleep. And if he doesn’t sleep, he won’t lend us his tables next year!',
        ].join('\n'),
      },
      {
        id: 'true-or-false',
        title: 'True or false?',
        kind: 'questions',
        items: [
          trueOrFalse(
            {
              ...listening,
              id: 'rain',
              prompt: 'If it rains, the party will be on another day.',
              explanation: 'If it rains, they will move into the school hall.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'hall',
              prompt: 'The hall is big enough for all of last year’s guests at the same time.',
              explanation: 'It is big enough for 150; last year there were nearly 200.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'families',
              prompt: 'They expect that families with small children will come early.',
              explanation: 'If they start at eleven, these families will come before lunch.',
            },
            true,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'list',
              prompt: 'People will choose from a list what food to bring.',
              explanation: 'One of the neighbours will write a list, so that there are not forty cakes.',
            },
            true,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'music',
              prompt: 'The music will stop when Mr Petrov complains.',
              explanation: 'They will stop the music at nine.',
            },
            false,
          ),
        ],
      },
      {
        id: 'practise',
        title: 'Choose and write',
        kind: 'questions',
        items: [
          choose(
            {
              ...grammar,
              id: 'rains',
              prompt: 'If it ___ on Saturday, we’ll move into the hall.',
              explanation: 'The part with if has the present: if it rains.',
            },
            ['rains', 'will rain', 'rain'],
          ),
          choose(
            {
              ...grammar,
              id: 'result',
              prompt: 'If people choose from the list, we ___ too many cakes at the party.',
              explanation: 'The result is in the future: we won’t have.',
            },
            ['won’t have', 'didn’t have', 'haven’t had'],
          ),
          choose(
            {
              ...grammar,
              id: 'question',
              prompt: 'What will you do if the bus ___ late?',
              explanation: 'The part with if has the present, in questions too.',
            },
            ['is', 'will be', 'be'],
          ),
          choose(
            {
              ...grammar,
              id: 'as-soon-as',
              prompt: 'I’ll call you as soon as I ___ home.',
              explanation: 'After when and as soon as, the future is in the present tense too.',
            },
            ['get', 'will get', 'got'],
          ),
          choose(
            {
              ...grammar,
              id: 'hurry',
              prompt: 'We’ll miss the train if we ___.',
              explanation: 'If can come second. Its part still has the present: if we don’t hurry.',
            },
            ['don’t hurry', 'won’t hurry', 'not hurry'],
          ),
          choose(
            {
              ...grammar,
              id: 'if-when',
              prompt: 'It’s always dark by six. I’ll turn the lights on ___ it gets dark.',
              explanation: 'It is certain that it gets dark: when. If would mean that it may stay light.',
            },
            ['when', 'if', 'unless'],
          ),
          gap(
            {
              ...grammar,
              id: 'gap-be',
              prompt: 'If the shop ___ (be) closed tomorrow, we’ll go to the market.',
              explanation: 'The part with if has the present: is.',
            },
            'is',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-not-come',
              prompt: 'If she ___ (not, come) by eight, we’ll start without her.',
              explanation: 'The negative of the present: doesn’t come.',
            },
            'doesn’t come',
            'does not come',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-result',
              prompt: 'If you forget the salt, the soup ___ (will, not, be) good.',
              explanation: 'Will and not: won’t be.',
            },
            'won’t be',
            'will not be',
          ),
        ],
      },
      {
        id: 'problem-questions',
        title: 'What will you do if …?',
        kind: 'discussion',
        questions: [
          'What will you do if it rains?',
          'What will you do if twice as many people come?',
          'What will you do if the electricity goes off?',
          'What will you do if neighbours complain about the noise?',
          'What will you do if nobody helps with the cleaning?',
          'What will you do if there is a lot of food left?',
        ],
      },
    ],
  },
};
