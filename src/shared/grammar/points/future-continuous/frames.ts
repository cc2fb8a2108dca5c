import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const subjects = [
  'we',
  'my parents',
  'the twins',
  'our friends',
  'my sister',
  'my brother',
  'our neighbours',
  'my cousins',
];
const moments = ['this time tomorrow', 'this time next week', 'at ten tomorrow morning', 'on Saturday afternoon'];
const activities = [
  ['fly', 'over the Atlantic'], ['lie', 'on a beach in Spain'], ['practise', 'for the concert'], ['travel', 'through the mountains'], ['work', 'in the garden'], ['sit', 'in the front row'],
  ['walk', 'along the coast'], ['wait', 'at the airport'], ['paint', 'the kitchen'], ['move', 'into the new house'], ['drive', 'to the coast'], ['ride', 'through the forest'],
] as const; // biome-ignore format: a list of words

const why = 'It is in progress at a moment in the future, so it takes “will be” and the -ing form.';

function futureContinuous(random: Random): Frame {
  const who = one(random, subjects);
  const moment = one(random, moments);
  const [base, rest] = one(random, activities);
  const ing = verbForms(base).ing;
  const isQuestion = random() < 0.5;
  const negative = `${who} won’t be ${ing} ${rest}`;
  const statement = `${capital(moment)}, ${who} will be ${ing} ${rest}.`;
  const wrongs = [
    wrong(`will ${ing}`, 'will-without-be', 'Between “will” and the -ing form stands “be”.'),
    wrong(`will be ${base}`, 'base-after-will-be', 'After “will be” comes the -ing form.'),
    wrong(`will been ${ing}`, 'been-for-be', 'After “will” comes “be”, never “been”.'),
  ];
  const transform = isQuestion
    ? {
        task: 'Make a yes/no question.',
        from: statement,
        // Who is told “we” asks “you”.
        accepted: (who === 'we' ? ['we', 'you'] : [who]).flatMap((asked) => [
          `${capital(moment)}, will ${asked} be ${ing} ${rest}?`,
          `Will ${asked} be ${ing} ${rest} ${moment}?`,
        ]),
        why: 'A question has “will”, the subject, “be” and the -ing form.',
      }
    : {
        task: 'Make it negative.',
        from: statement,
        accepted: [`${capital(moment)}, ${negative}.`, `${capital(negative)} ${moment}.`],
        why: 'The negative is “won’t be” and the -ing form.',
      };
  return frame({
    pattern: `${tie(capital(moment))}, ${tie(who)} ___ ${tie(rest)}.`,
    key: `will be ${ing}`,
    also: [`${isMany(who) ? 'are' : 'is'} going to be ${ing}`],
    cue: `${base}, future continuous`,
    wrong: wrongs,
    why,
    transform,
  });
}

const isMany = (who: string) => /^(?:we|my parents|the twins|our friends|our neighbours|my cousins)$/.test(who);

export const frames: PointFrames = {
  makeFrame: futureContinuous,
  cloze: [
    'You can’t ring me tomorrow, because it will be a busy day. At eight I [will be sitting/’ll be sitting: sit, future continuous] on a train to {$city}. At eleven I [will be talking/’ll be talking: talk, future continuous] to my new boss. At two we [will be having/’ll be having: have, future continuous] lunch with some clients. And in the evening I [won’t be answering/will not be answering/’ll not be answering: not / answer, future continuous] any calls, because I [will be lying/’ll be lying: lie, future continuous] in a hot bath.',
    'Please don’t call me at nine tomorrow: I [will be sitting/’ll be sitting: sit] in the train to London. At noon we [will be having/’ll be having: have] lunch on the boat, and at four the others [will be playing: play] volleyball on the beach. Nobody [will be thinking: think] about work. What [will you be doing: you / do] while we are in the sun? I hope that you [won’t be working/will not be working: work, negative] all day.',
  ],
};
