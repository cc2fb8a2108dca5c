import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const speaking = { level: 'B2', skill: 'speaking' } as const;
const writing = { level: 'B2', skill: 'writing' } as const;
const plain = { tags: [], version: 1, points: 1 };

/** Coming to a decision with others, and giving one's own opinion in writing. */
export const negotiatingAndEssays: readonly StarterLesson[] = [
  {
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
          steps: [
            'Students write one offer with a condition to a neighbour who makes music until late in the evening.',
          ],
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
  },
  {
    id: 'writing-an-opinion-essay',
    title: 'An essay that takes a side',
    level: 'B2',
    summary:
      'Students take a model essay to pieces, plan an opinion essay of their own, write it and improve it with a partner.',
    data: {
      about: {
        level: 'B2',
        age: 'teenagers',
        classSize: 20,
        minutes: 90,
        type: 'writing',
        topic: 'Society and rules',
        targetLanguage:
          'Structure of an opinion essay; linking: moreover, however, as a result, although, for these reasons',
        framework: 'skills',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can write an opinion essay of 180 to 220 words with a clear position, two reasons and an answer to the other side.',
        secondary: 'Students link ideas with words that show addition, contrast and result.',
        personal: 'Give comments on ideas and structure before I look at mistakes.',
      },
      stages: [
        stage({
          id: 'four-corners',
          kind: 'lead-in',
          title: 'Where do you stand?',
          aim: 'To have an opinion and a reason before writing.',
          minutes: 8,
          grouping: 'whole class',
          steps: [
            'Name one wall “I agree” and the opposite wall “I disagree”. Read: “Museums should be free for everybody.” Students stand where their opinion is. Where there is no space, or standing up is difficult, everybody points to a wall instead.',
            'They give a reason to the person beside them, then to one who stands elsewhere.',
            'Ask: “Did anybody hear a good reason from the other side?” Write two such reasons on the board.',
          ],
          support: 'Give sentence beginnings: I agree, because … I see why people disagree, but …',
          challenge: 'Students argue for the opposite side for half a minute.',
        }),
        stage({
          id: 'model',
          kind: 'before the text',
          title: 'A model on the table',
          aim: 'To see what each paragraph does.',
          minutes: 12,
          grouping: 'alone',
          steps: [
            'Students read the essay in three minutes and find the sentence that gives the writer’s opinion. It is the last one of the first paragraph.',
            'In pairs, they answer the questions about the model.',
            'Check together. Write the job of each paragraph on the board: position, first reason, second reason, other side and answer, conclusion.',
          ],
          materialIds: ['model-essay', 'model-questions'],
          support: 'Give the five jobs in the wrong order.',
          challenge: 'Students find where the writer is careful (may, tend to) and say why.',
        }),
        stage({
          id: 'linkers',
          kind: 'language focus',
          title: 'Words that join ideas',
          aim: 'To use linking words with the right grammar.',
          minutes: 13,
          grouping: 'S–S',
          steps: [
            'Students underline the linking words in the model and sort them: adding, contrasting, result, example.',
            'Show the list and compare. Ask: “Which ones begin a new sentence, with a comma? Which ones join two parts of one sentence?”',
            'Write: However, … / Although …, … / despite + noun or -ing. Students give an example of each about homework.',
            'Pairs do the questions and explain each answer. Check together.',
          ],
          materialIds: ['model-essay', 'linking-words', 'linking-questions'],
          support: 'Students work on however, although, moreover and as a result only.',
          challenge: 'Students write one sentence of the model again with another linking word.',
        }),
        stage({
          id: 'plan',
          kind: 'task',
          title: 'Plan in pairs',
          aim: 'To find ideas and put them in order before writing.',
          minutes: 14,
          grouping: 'S–S',
          steps: [
            'Write three titles on the board: Public transport should be free in every city. Every student should learn to cook at school. There should be no advertising in the streets of a city. Add to each: Do you agree?',
            'Students choose one. Pairs with the same title sit together.',
            'Three minutes: as many ideas as possible, for and against. Two minutes: choose two reasons that need different examples.',
            'Each student fills in a plan of five lines, one for each paragraph, in key words.',
            'Pairs explain their plans to each other. The partner asks: “For example?” and “What would the other side say?”',
          ],
          support: 'Give one reason on each side for every title.',
          challenge: 'Students plan an answer to the strongest reason of the other side, not to a weak one.',
        }),
        stage({
          id: 'write',
          kind: 'freer practice',
          title: 'Write',
          aim: 'To write a first version in one go.',
          minutes: 26,
          grouping: 'alone',
          steps: [
            'Students write 180 to 220 words quietly. They leave every second line empty.',
            'Say the time after eight minutes (“You should be in your second paragraph”), after sixteen and after twenty-two.',
            'Walk round and answer questions in a low voice. Put a tick in the margin where an example is convincing.',
          ],
          things: ['paper or a device', 'a clock that everybody can see'],
          support:
            'Students may write 140 words and use the first sentence of each paragraph from the model as a pattern.',
          challenge: 'Students use one sentence that begins with Although, and one with Despite.',
        }),
        stage({
          id: 'partner-check',
          kind: 'feedback',
          title: 'A reader’s eyes',
          aim: 'To improve a text with the help of a reader.',
          minutes: 13,
          grouping: 'S–S',
          steps: [
            'Students exchange essays with somebody who wrote on another title, and read them twice: once for ideas, once with the checklist.',
            'They write one sentence of praise and one question in the margin.',
            'Writers get their essays back and have five minutes to improve at least two things on the empty lines.',
          ],
          materialIds: ['checklist'],
          support: 'Readers answer the first three points of the checklist.',
          challenge: 'Readers suggest one better linking word.',
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'My best sentence',
          aim: 'To end with success and see what has been learnt.',
          minutes: 4,
          grouping: 'alone',
          steps: [
            'Students copy the sentence of their essay that they like best and underline its linking word, if it has one.',
            'They write down one thing that they changed, and why.',
          ],
        }),
      ],
      problems: [
        {
          problem: 'Students give arguments on both sides and no opinion.',
          solution: 'Ask: “If I read only your first and last paragraphs, do I know what you think?”',
        },
        {
          problem: 'Although and however are used in the same way: “However it is expensive, it is useful.”',
          solution:
            'Although joins two parts of one sentence. However stands in a new sentence, with a comma after it.',
        },
        {
          problem: 'Some students finish ten minutes early with 120 words.',
          solution: 'Ask “For example?” at the end of each reason, and let them write the answer.',
        },
      ],
      checks: [
        { question: 'Where does the reader first learn your opinion?', answer: 'In the first paragraph.' },
        {
          question: 'Why do we mention the other side at all?',
          answer: 'To answer it. That makes our opinion stronger.',
        },
        {
          question: 'Although or despite: which one is followed by a subject and a verb?',
          answer: 'Although. Despite has a noun or an -ing form.',
        },
        { question: 'May the conclusion bring a new reason?', answer: 'No. It says the opinion again in other words.' },
      ],
      support: 'Give students a plan with the first line filled in.',
      challenge: 'Students write without the plan in view, and check afterwards whether all five jobs are done.',
      homework:
        'Write the improved essay neatly, 180 to 220 words. Underline four linking words and the sentence that gives your opinion.',
      exitTicket: 'Copy your best sentence. Write down one thing that you changed after the partner check, and why.',
      materials: [
        {
          id: 'model-essay',
          title: 'Museums should be free for everybody',
          kind: 'text',
          text: [
            'In many cities a family of four pays more for a visit to a museum than for a good meal. Some people think that this is fair, since museums cost a great deal of money. In my opinion, however, museums should be free for everybody.',
            'First of all, museums belong to the public. Most of their collections were paid for by earlier generations, or given to the city as a present. It makes little sense to ask people to pay again for something that is already theirs. Libraries, for example, lend us their books for little or no money, and nobody finds this strange.',
            'Moreover, a ticket changes the way we visit. If we have paid, we feel that we have to see everything. As a result, we walk through thirty rooms in two hours, and afterwards we remember little more than our tired feet. If entry is free, we can come for twenty minutes, look at one picture and return another day.',
            'It is true that museums need money for guards, light and repairs. Although this is a serious point, tickets often pay for only a small part of these costs. Visitors who come in for nothing, on the other hand, tend to spend something in the shop or the café.',
            'For these reasons I believe that museum doors should be open to all. A city that hides its treasures behind a ticket desk may save a little money, but it loses many curious visitors.',
          ].join('\n\n'),
        },
        {
          id: 'model-questions',
          title: 'What does each paragraph do?',
          kind: 'questions',
          items: [
            {
              ...writing,
              ...plain,
              id: 'match-paragraphs',
              prompt: 'Match each paragraph with its job.',
              explanation: 'This order works for most opinion essays.',
              kind: 'match',
              pairs: [
                { left: 'Paragraph 1', right: 'gives the topic and the writer’s opinion' },
                { left: 'Paragraph 2', right: 'gives the first reason, with a comparison' },
                { left: 'Paragraph 3', right: 'gives the second reason, with its effects' },
                { left: 'Paragraph 4', right: 'mentions the other side and answers it' },
                { left: 'Paragraph 5', right: 'repeats the opinion in other words' },
              ],
            },
            choose(
              {
                ...writing,
                id: 'why-libraries',
                prompt: 'Why does the writer mention libraries?',
                explanation: 'They are an example of something public that costs people little or nothing.',
              },
              [
                'as an example of something public that costs little or nothing',
                'as a better way to spend an afternoon',
                'as a place that earns money with a shop',
              ],
            ),
            choose(
              {
                ...writing,
                id: 'why-it-is-true',
                prompt: 'What does “It is true that …” tell the reader?',
                explanation: 'It introduces a point of the other side. The answer comes in the next sentence.',
              },
              [
                'A point of the other side follows, and then an answer.',
                'The writer has had a change of mind.',
                'The most important reason follows.',
              ],
            ),
            trueOrFalse(
              {
                ...writing,
                id: 'new-reason',
                prompt: 'The last paragraph gives a new reason with an example.',
                explanation: 'It repeats the opinion and rounds the essay off.',
              },
              false,
            ),
            trueOrFalse(
              {
                ...writing,
                id: 'careful',
                prompt: 'With “tend to” and “may” the writer avoids claiming too much.',
                explanation: 'Careful words are typical of good essays.',
              },
              true,
            ),
          ],
        },
        {
          id: 'linking-words',
          title: 'Words that join ideas',
          kind: 'words',
          entries: [
            word('first of all', 'introduces the first reason', {
              example: 'First of all, buses are cheaper than cars.',
              partOfSpeech: 'phrase',
            }),
            word('moreover', 'adds another reason, in formal texts', {
              example: 'Moreover, they take up less space.',
              partOfSpeech: 'adverb',
            }),
            word('however', 'introduces a contrast, in a new sentence', {
              example: 'However, they do not run at night.',
              partOfSpeech: 'adverb',
            }),
            word('although', 'joins two parts of a sentence that are in contrast; a subject and a verb follow', {
              example: 'Although it rained, the streets were full.',
              partOfSpeech: 'conjunction',
            }),
            word('despite', 'has the meaning of although; a noun or an -ing form follows', {
              example: 'Despite the rain, the streets were full.',
              partOfSpeech: 'preposition',
            }),
            word('as a result', 'introduces what happens because of something', {
              example: 'As a result, fewer people drive to work.',
              partOfSpeech: 'phrase',
            }),
            word('on the other hand', 'introduces another side of the question', {
              example: 'On the other hand, not everybody lives near a station.',
              partOfSpeech: 'phrase',
            }),
            word('for example', 'introduces an example', {
              example: 'Some cities, for example Tallinn, do not ask residents to pay for buses.',
              partOfSpeech: 'phrase',
            }),
            word('for these reasons', 'introduces the conclusion', {
              example: 'For these reasons I believe that buses should be free.',
              partOfSpeech: 'phrase',
            }),
          ],
        },
        {
          id: 'linking-questions',
          title: 'Join them',
          kind: 'questions',
          items: [
            choose(
              {
                ...writing,
                id: 'although-expensive',
                prompt: '___ the tickets are expensive, the hall is always full.',
                explanation: 'A subject and a verb follow (the tickets are), and the two parts form one sentence.',
              },
              ['Although', 'Despite', 'However'],
            ),
            choose(
              {
                ...writing,
                id: 'despite-price',
                prompt: '___ the high price, the hall is always full.',
                explanation: 'Only a noun follows: the high price.',
              },
              ['Despite', 'Although', 'However'],
            ),
            choose(
              {
                ...writing,
                id: 'however-new',
                prompt: 'Many people like the idea. ___, nobody wants to pay for it.',
                explanation: 'A contrast in a new sentence, with a comma: however.',
              },
              ['However', 'Moreover', 'Although'],
            ),
            choose(
              {
                ...writing,
                id: 'moreover',
                prompt: 'School gardens teach patience. ___, they give the kitchen fresh vegetables.',
                explanation: 'The second sentence adds another good thing: moreover.',
              },
              ['Moreover', 'However', 'Despite'],
            ),
            choose(
              {
                ...writing,
                id: 'result',
                prompt: 'The library now opens on Sundays. ___, twice as many families visit it.',
                explanation: 'The second sentence is the effect of the first.',
              },
              ['As a result', 'On the other hand', 'For example'],
            ),
            gap(
              {
                ...writing,
                id: 'gap-other-hand',
                prompt: 'Working at home saves time. On the other ___, it can be lonely.',
                explanation: 'The phrase is on the other hand.',
              },
              'hand',
            ),
          ],
        },
        {
          id: 'checklist',
          title: 'Checklist for readers',
          kind: 'text',
          text: [
            '1  Do I know the writer’s opinion after the first paragraph?',
            '2  Are there two different reasons, each with an example or an effect?',
            '3  Is the other side mentioned and answered?',
            '4  Does the last paragraph repeat the opinion in other words, without a new reason?',
            '5  Are there at least four linking words, and is each followed by the right grammar?',
            '6  Is the language neutral: no slang, no short forms such as don’t?',
          ].join('\n'),
        },
      ],
    },
  },
];
