import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const speaking = { level: 'B2', skill: 'speaking' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const negotiatingOneBudget: StarterLesson = {
  id: 'negotiating-one-budget',
  title: 'One budget, four wishes',
  level: 'B2',
  summary: 'Students negotiate in roles how a community centre spends its money, report the deal, and try again.',
  data: {
    about: {
      level: 'B2',
      age: 'adults',
      classSize: 16,
      minutes: 90,
      type: 'speaking',
      topic: 'Society and rules',
      targetLanguage: 'Offers with conditions: we could live with that, provided that …; would you be willing to …?',
      framework: 'tbl',
      needsPrep: true,
      needsCopies: true,
    },
    aims: {
      main: 'Students can present an interest, make offers with conditions and reach a decision that everybody accepts.',
      secondary: 'Students report a decision with the reasons for it.',
      personal: 'Keep out of the negotiation, even when a group is stuck for a minute.',
    },
    stages: [
      stage({
        id: 'last-deal',
        kind: 'lead-in',
        title: 'The last thing you negotiated',
        aim: 'To bring the topic and students’ own experience together.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Tell students about a small thing that you negotiated: who cooks, where to spend a holiday, when a meeting begins.',
          'In pairs, students tell each other about such a thing. Was everybody content in the end? Why, or why not?',
          'Ask the class: “What makes a good deal: that I win, or that nobody loses?” Collect three answers.',
        ],
        support: 'Put situations on the board: at home, at work, with neighbours, between friends.',
        challenge: 'Students say what each side gave up.',
      }),
      stage({
        id: 'two-clubs',
        kind: 'while reading or listening',
        title: 'Two clubs and one hall',
        aim: 'To hear how skilled speakers come to a deal.',
        minutes: 12,
        grouping: 'alone',
        steps: [
          'Say: “Two clubs want the same hall on the same evening. What do they agree on?” Play or read the dialogue once.',
          'Check: the chess club moves to half past seven, and gets the small room from October; the dancers put the tables back.',
          'Students listen again and answer the questions. They compare in pairs.',
          'Check together. Ask: “What did each side want most? When did they find out?”',
        ],
        materialIds: ['two-clubs-dialogue', 'two-clubs-questions'],
        support: 'Show the dialogue during the second listening.',
        challenge: 'Students write down one offer with a condition word for word.',
      }),
      stage({
        id: 'prepare',
        kind: 'task',
        title: 'Prepare your role',
        aim: 'To have something to say, and to know one’s limits.',
        minutes: 10,
        grouping: 'groups',
        steps: [
          'Read the situation aloud. Give each table one of the four roles, so that all students with one role sit together.',
          'Tables prepare for six minutes: what do we want most, and why? What could we give up? What might the others offer?',
          'Students write key words only. The smallest sum on the card stays secret.',
        ],
        materialIds: ['roles'],
        things: ['the role cards, cut up'],
        support: 'Tables write their first two sentences together.',
        challenge: 'Tables prepare an offer that costs nothing.',
      }),
      stage({
        id: 'negotiate',
        kind: 'task',
        title: 'Around one table',
        aim: 'To negotiate until there is a decision.',
        minutes: 20,
        grouping: 'groups',
        steps: [
          'Make groups of four with one student of each role. In a group of five, one student chairs the meeting.',
          'Say: “You have fifteen minutes. You spend 12,000 euros and not one more. Everybody must be able to say: I can live with that.”',
          'First everybody presents a wish in one minute without being interrupted. Then the group negotiates.',
          'Write the time on the board at ten, five and two minutes. Note phrases that work, and moments where one is missing.',
          'Each group writes its decision down: who gets how much, and on what condition.',
        ],
        materialIds: ['roles'],
        things: ['a clock that everybody can see'],
        support: 'One student keeps a list of the sums on a sheet in the middle.',
        challenge:
          'After ten minutes, give news to a quick group: a shop offers 1,000 euros if its name stands on one of the four things.',
      }),
      stage({
        id: 'report',
        kind: 'report',
        title: 'We agreed on …',
        aim: 'To report a decision clearly.',
        minutes: 13,
        grouping: 'whole class',
        steps: [
          'Groups have three minutes to plan a report: the sums, one difficult moment, one condition. They choose a speaker.',
          'Speakers report in one minute each. The others note one difference from their own deal.',
          'Ask: “Which solution surprised you? Who found an offer that cost nothing?”',
        ],
        support: 'Give the frame: We agreed to …, provided that … . The most difficult point was …',
        challenge: 'Students report what somebody said: “Linh’s side insisted that …”',
      }),
      stage({
        id: 'phrases',
        kind: 'language focus',
        title: 'Offers with conditions',
        aim: 'To name and practise the phrases that were needed.',
        minutes: 14,
        grouping: 'S–S',
        steps: [
          'Write three moments on the board that you noted: “You wanted to say …” Students suggest how to say it.',
          'Show the phrases. Pairs find those that appeared in the dialogue and those that they used.',
          'Ask: “After if, provided that and as long as: present or will?” Write: We could move, provided that we get the small room.',
          'Students answer the questions in pairs. Check together, with the phrases said aloud in a friendly voice.',
        ],
        materialIds: ['phrases', 'phrase-questions'],
        things: ['the board'],
        support: 'Students work on five of the phrases only.',
        challenge: 'Students make each phrase a little stronger or a little weaker.',
      }),
      stage({
        id: 'again',
        kind: 'freer practice',
        title: 'Once more, in pairs',
        aim: 'To use the phrases in a new negotiation.',
        minutes: 9,
        grouping: 'S–S',
        steps: [
          'Put three situations on the board: flatmates, one of whom cooks at midnight while the other gets up at five; colleagues who want the same week off; friends who have one day left, for the museums or for the beach.',
          'Pairs choose one of them and take a side each. One minute to think.',
          'They negotiate for four minutes and use at least four phrases. Each makes a mark for a phrase of the partner.',
          'Two pairs tell the class their deal in one sentence.',
        ],
        materialIds: ['phrases'],
        support: 'Students keep the phrases in front of them.',
        challenge: 'Students put the phrases away.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'My condition',
        aim: 'To see who can make an offer with a condition.',
        minutes: 4,
        grouping: 'alone',
        steps: ['Students write one offer with a condition to a neighbour who makes music until late in the evening.'],
      }),
    ],
    problems: [
      {
        problem: 'A group divides the money by four at once and stops.',
        solution:
          'Ask what 3,000 euros would really buy. For two of the four roles it is less than the smallest sum on the card.',
      },
      {
        problem: 'One student is loud and the others give way.',
        solution: 'Everybody has to say “I can live with that” at the end. Ask the quiet student first.',
      },
      {
        problem: 'Students fall back into their first language when it becomes exciting.',
        solution: 'Stop the clock for thirty seconds and write the missing phrase on the board.',
      },
      {
        problem: 'Students say “if you will give us …, we give you …”.',
        solution: 'Write the two halves in two boxes: if you give us, we will give you.',
      },
    ],
    checks: [
      { question: '“We could live with that.” Is the speaker delighted?', answer: 'No, but the speaker accepts it.' },
      {
        question: '“You can have the hall, provided that you clean it.” What if they don’t clean it?',
        answer: 'Then they can’t have the hall.',
      },
      {
        question: '“Let’s meet halfway.” I want 10, you want 20. What does it mean?',
        answer: 'About 15: both sides give something up.',
      },
    ],
    support: 'Let students negotiate with the phrases on the table, and give them two more minutes.',
    challenge: 'Students find out the others’ second interest by asking questions only.',
    homework:
      'Write the minutes of your meeting in 120 to 150 words: who wanted what, what was decided, and on what conditions.',
    exitTicket: 'Your neighbour makes music until late. Write one friendly offer with a condition.',
    materials: [
      {
        id: 'two-clubs-dialogue',
        title: 'Two clubs and one hall',
        kind: 'dialogue',
        text: [
          'A: Thanks for coming, Ivo. As you know, both our clubs have asked for the hall on Tuesdays at six. Shall I begin? What matters most to us dancers is the floor. There is no other room where twenty people can move.',
          'B: I can see that. What matters most to the chess club is that it’s quiet, and that the children can get home before nine.',
          'A: Would you be willing to move to the small room upstairs?',
          'B: I’m afraid that wouldn’t work for us at the moment. The heating there is broken, and it won’t be repaired before October.',
          'A: I see. What if we danced from six to half past seven, and you had the hall after that?',
          'B: Half past seven is rather late for the younger ones. But we could live with that until October, provided that we really start on time.',
          'A: That’s fair. We’d stop at twenty past, so that you can set up your boards.',
          'B: And the tables? You always push them to the wall. My back isn’t what it used to be.',
          'A: If you let us have the hall at six, we’ll put the tables back for you every week.',
          'B: That would be a great help. And from October, could we have the small room at six, as long as the heating works?',
          'A: Of course. I’ll write to the office about it. So, to sum up: we dance from six to twenty past seven and put the tables back, you play from half past seven, and from October you have the small room.',
          'B: Agreed. And you’re all invited to lose a game against us.',
        ].join('\n'),
      },
      {
        id: 'two-clubs-questions',
        title: 'How did they do it?',
        kind: 'questions',
        items: [
          choose(
            {
              ...speaking,
              id: 'dancers-want',
              prompt: 'What is most important to the dancers?',
              explanation: '“What matters most to us dancers is the floor.”',
            },
            ['a large floor', 'an early evening', 'a warm room'],
          ),
          choose(
            {
              ...speaking,
              id: 'why-not-upstairs',
              prompt: 'Why can’t the chess club move upstairs now?',
              explanation: 'The heating there is broken until October.',
            },
            ['It is too cold there.', 'It is too small for them.', 'It is too noisy there.'],
          ),
          choose(
            {
              ...speaking,
              id: 'condition',
              prompt: 'On what condition does the chess club accept the later time?',
              explanation: '“… provided that we really start on time.”',
            },
            [
              'They must be able to start on time.',
              'The children must get free lessons.',
              'The dancers must be quiet.',
            ],
          ),
          trueOrFalse(
            {
              ...speaking,
              id: 'no-gift',
              prompt: 'The dancers offer something that costs no money.',
              explanation: 'They put the tables back every week.',
            },
            true,
          ),
          trueOrFalse(
            {
              ...speaking,
              id: 'forever-late',
              prompt: 'The chess club will start at half past seven for the whole year.',
              explanation: 'From October they can have the small room at six.',
            },
            false,
          ),
        ],
      },
      {
        id: 'roles',
        title: 'The situation and four roles (to be cut up)',
        kind: 'text',
        text: [
          'THE SITUATION: The community centre on Linden Street has been given 12,000 euros. The money has to be spent this year, by a decision that everybody at the table can live with. If there is no decision by the end of the meeting, the money goes to another town. Four people have come with a wish. Together the four wishes cost 20,000 euros.',
          'ROSA speaks for the young people. Wish: a music room for 6,000 euros. There is nowhere in this part of town where young people can meet in the evening. Secret: with second-hand instruments 4,000 would be enough, and your band would be glad to play at a party for the centre.',
          'KWAME speaks for the older neighbours. Wish: a ramp at the entrance for 5,000 euros. Eleven people have stopped coming because of the steps. Secret: with the help of volunteers a ramp can be built for 3,500, and some of you have a lot of free time in the mornings.',
          'LINH speaks for the parents of small children. Wish: a playground for 5,000 euros. The old one had to be closed in spring. Secret: without a climbing frame it costs 3,000, and two of the parents are gardeners.',
          'VIKTOR looks after the building. Wish: new windows for 4,000 euros. They would save 500 euros for heating every year. Secret: half of the windows, the worst ones, would cost 2,500, and you know how to build walls and ramps.',
        ].join('\n\n'),
      },
      {
        id: 'phrases',
        title: 'Phrases for a deal',
        kind: 'words',
        entries: [
          word('What matters most to us is …', 'You name your strongest interest.', {
            example: 'What matters most to us is that it is quiet.',
            partOfSpeech: 'phrase',
          }),
          word('Would you be willing to …?', 'You ask politely whether the other side would do something.', {
            example: 'Would you be willing to move upstairs?',
            partOfSpeech: 'phrase',
          }),
          word('I’m afraid that wouldn’t work.', 'You refuse politely. A reason should follow.', {
            example: 'I’m afraid that wouldn’t work. The room is too cold.',
            partOfSpeech: 'phrase',
          }),
          word('What if we …?', 'You try out an idea without promising anything.', {
            example: 'What if we started an hour later?',
            partOfSpeech: 'phrase',
          }),
          word('provided that', 'only if', {
            example: 'We could move, provided that we get a key.',
            partOfSpeech: 'conjunction',
          }),
          word('as long as', 'only if, and during the whole time that', {
            example: 'You may use our tools as long as you bring them back.',
            partOfSpeech: 'conjunction',
          }),
          word('We could live with that.', 'It is not what you hoped for, but you accept it.', {
            example: 'Half past seven? Well, we could live with that.',
            partOfSpeech: 'phrase',
          }),
          word('Let’s meet halfway.', 'You suggest that both sides give up something.', {
            example: 'You say 6,000, we say 4,000. Let’s meet halfway.',
            partOfSpeech: 'phrase',
          }),
          word('Can we come back to that later?', 'You want to leave a difficult point for the moment.', {
            example: 'The ramp is difficult. Can we come back to that later?',
            partOfSpeech: 'phrase',
          }),
          word('So, to sum up: …', 'You say again in a few words what has been decided.', {
            example: 'So, to sum up: you get 4,000, and we get the rest.',
            partOfSpeech: 'phrase',
          }),
        ],
      },
      {
        id: 'phrase-questions',
        title: 'Which phrase fits?',
        kind: 'questions',
        items: [
          choose(
            {
              ...speaking,
              id: 'polite-no',
              prompt: 'You want to refuse, but keep talking. You say:',
              explanation: 'A polite refusal has a reason and leaves the door open.',
            },
            [
              'I’m afraid that wouldn’t work for us, because we have no key.',
              'No way. Next point.',
              'We could live with that.',
            ],
          ),
          choose(
            {
              ...speaking,
              id: 'stuck',
              prompt: 'Nobody moves on one point, and there are eight minutes left. You say:',
              explanation: 'Leaving a point for later keeps the meeting going.',
            },
            [
              'Can we come back to that later?',
              'Then there will be no decision at all.',
              'So, to sum up: we have agreed.',
            ],
          ),
          choose(
            {
              ...speaking,
              id: 'provided-present',
              prompt: 'We will paint the room, provided that you ___ the paint.',
              explanation: 'After provided that comes the present, as after if.',
            },
            ['buy', 'will buy', 'would have bought'],
          ),
          choose(
            {
              ...speaking,
              id: 'what-if',
              prompt: 'What if we ___ the work between us?',
              explanation: 'What if with the past form is a careful suggestion: what if we shared …?',
            },
            ['shared', 'sharing', 'to share'],
          ),
          gap(
            {
              ...speaking,
              id: 'gap-long',
              prompt: 'You can have the hall on Fridays, as ___ as you lock the door.',
              explanation: 'As long as means only if.',
            },
            'long',
          ),
          gap(
            {
              ...speaking,
              id: 'gap-halfway',
              prompt: 'You say ten o’clock, we say eight. Let’s meet ___: how about nine?',
              explanation: 'Meet halfway: each side gives up something.',
            },
            'halfway',
            'half way',
            'half-way',
            'in the middle',
          ),
          {
            ...speaking,
            ...plain,
            id: 'order-meeting',
            prompt: 'Put the steps of a good negotiation in order.',
            explanation: 'Interests come first, offers follow, and the summing up comes last.',
            kind: 'order',
            unit: 'sentences',
            orders: [
              [
                'Each side says what matters most.',
                'Somebody makes a first offer.',
                'The other side accepts it on a condition.',
                'Somebody sums up the decision.',
              ],
            ],
          },
        ],
      },
    ],
  },
};
