import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, tie, wrong } from '#shared/grammar/frame';
import { participleOf, pastOf } from '#shared/grammar/frames/conditions';
import type { PointFrames } from '../../frame';

const moments = ['by ten o’clock tonight', 'by the end of the week', 'by Friday evening', 'by next Sunday'];
/** Who does what, and whether they are many. */
const tasks = [
  ['the guests', 'leave', 'the hotel', true], ['the builders', 'mend', 'the roof', true], ['my sister', 'finish', 'the report', false], ['our team', 'play', 'the last match', false],
  ['the children', 'eat', 'all the biscuits', true], ['the students', 'write', 'their essays', true], ['my brother', 'drive', 'to Warsaw', false], ['the shop', 'sell', 'the last tickets', false],
  ['the engineers', 'build', 'the new bridge', true], ['our neighbours', 'move', 'out', true], ['the manager', 'choose', 'a new assistant', false], ['the snow', 'melt', 'completely', false],
  ['the twins', 'spend', 'all their money', true], ['my aunt', 'pack', 'all the boxes', false], ['the judges', 'make', 'a decision', true], ['the gardener', 'plant', 'the roses', false],
] as const; // biome-ignore format: a list of words

const why = 'It is finished before a moment in the future, so it takes “will have” and the participle.';

function futurePerfect(random: Random): Frame {
  const [who, base, rest, isMany] = one(random, tasks);
  const moment = one(random, moments);
  const participle = participleOf(base);
  const past = pastOf(base);
  const kind = one(random, ['–', '?'] as const);
  const statement = `${capital(moment)}, ${who} will have ${participle} ${rest}.`;
  return frame({
    pattern: `${tie(capital(moment))}, ${tie(who)} ___ ${tie(rest)}.`,
    key: `will have ${participle}`,
    cue: `${base}, future perfect`,
    wrong: [
      wrong(
        `${isMany ? 'have' : 'has'} ${participle}`,
        'present-perfect-for-future',
        'The present perfect looks back from now; here we look back from then.',
      ),
      wrong(`will had ${participle}`, 'had-after-will', 'After “will” comes “have”, never “had”.'),
      past === participle
        ? wrong(`will have ${base}`, 'base-for-participle', `After “will have” comes the participle: ${participle}.`)
        : wrong(`will have ${past}`, 'past-for-participle', `After “will have” comes the participle: ${participle}.`),
    ],
    why,
    transform:
      kind === '?'
        ? {
            task: 'Make a yes/no question.',
            from: statement,
            accepted: [
              `${capital(moment)}, will ${who} have ${participle} ${rest}?`,
              `Will ${who} have ${participle} ${rest} ${moment}?`,
            ],
            why: 'A question has “will”, the subject, “have” and the participle.',
          }
        : {
            task: 'Make it negative.',
            from: statement,
            accepted: [
              `${capital(moment)}, ${who} won’t have ${participle} ${rest}.`,
              `${capital(who)} won’t have ${participle} ${rest} ${moment}.`,
            ],
            why: 'The negative is “won’t have” and the participle.',
          },
  });
}

export const frames: PointFrames = {
  makeFrame: futurePerfect,
  cloze: [
    'Our school is changing fast. By September, the builders [will have finished: finish, future perfect] the new library, and we [will have moved/’ll have moved: move, future perfect] all the books. By next summer, the oldest students [will have left: leave, future perfect], and by the end of that year the town [will have built: build, future perfect] a bridge over the river. I hope that by then I [will have learnt/will have learned/’ll have learnt/’ll have learned: learn, future perfect] enough to go to university.',
    'By the end of this year I [will have written/’ll have written: write] my third book. The builders say that they [will have finished/’ll have finished: finish] our house by May, but I don’t believe them. By then my sister [will have moved: move] to Spain, and she [will have learnt/will have learned/’ll have learnt/’ll have learned: learn] some Spanish, I hope. [Will you have passed: you / pass] your driving test by the summer? If so, you can visit us: by August we [won’t have spent/will not have spent: spend, negative] all our money.',
  ],
};
