import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { isThird, slots, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, repairable, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const offers = [
  ['The phone is ringing.', 'answer', 'it'], ['There’s no milk in the fridge.', 'buy', 'some'], ['These bags are so heavy!', 'carry', 'one for you'],
  ['It’s cold in here.', 'close', 'the window'], ['I don’t understand this exercise.', 'help', 'you'], ['It’s dark in this room.', 'turn', 'on the light'],
  ['There’s someone at the door.', 'open', 'it'], ['I’m thirsty.', 'get', 'you a drink'], ['I can’t find my pen.', 'give', 'you one'], ['I have no money for the bus.', 'lend', 'you some'],
  ['I forgot my key.', 'call', 'Mum'], ['Nobody has told her.', 'send', 'her a message'],
] as const; // biome-ignore format: a list of sentences

const guesses = [
  ['like', 'this book'], ['love', 'the new park'], ['pass', 'the exam'], ['win', 'the race'], ['get', 'the job'], ['enjoy', 'the trip'], ['come', 'to the party'], ['find', 'a new job'], ['need', 'more time'], ['be', 'famous'],
] as const; // biome-ignore format: a list of words

function willNow(random: Random): Frame {
  const isOffer = random() < 0.45;
  const [lead, base, rest] = isOffer ? one(random, offers) : (['', ...one(random, guesses)] as const);
  const subject = isOffer ? { text: 'I', person: 'I' as const } : someoneElse(random);
  const start = isOffer ? slots('{Don’t worry.;OK.;Just a minute.;Wait.}', random) : '';
  const sure = isOffer ? '' : one(random, ['I’m sure', 'I think', 'Perhaps', 'Maybe']);
  const name = subject.text;
  const third = `${base === 'be' ? 'is' : /(?:ss|sh|ch)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`}`;
  const present = isThird(subject) ? third : base === 'be' ? 'are' : base;
  return frame({
    ...(isOffer && { lead: `“${lead}” – ${start}` }),
    pattern: `${sure ? `${sure} ` : ''}${name} ___ ${tie(rest)}${isOffer ? '' : ` ${tie(one(random, ['soon', 'next year', 'next month', 'one day']))}`}.`,
    key: `will ${base}`,
    also: isOffer || /^(?:be|like|love|need)$/.test(base) ? [] : [`will be ${verbForms(base).ing}`],
    besides: isOffer
      ? [`can ${base}`]
      : [`is going to ${base}`, `are going to ${base}`].filter((text) =>
          text.startsWith(isThird(subject) ? 'is' : 'are'),
        ),
    cue: `${base}, will`,
    wrong: [
      wrong(`will to ${base}`, 'to-after-modal', 'After “will” comes the base form without “to”.'),
      repairable(
        wrong(
          `will ${base === 'get' ? 'getting' : base === 'be' ? 'being' : base === 'win' ? 'winning' : base.endsWith('e') ? `${base.slice(0, -1)}ing` : base.endsWith('p') && base === 'help' ? 'helping' : `${base}ing`}`,
          'ing-after-modal',
          'After “will” comes the base form.',
        ),
        ...(base === 'be' ? [] : [`will be ${verbForms(base).ing}`]),
      ),
      isOffer
        ? wrong(base, 'present-for-will', 'You decide now, while you speak: will.')
        : wrong(
            `${isThird(subject) ? 'wills' : 'are will'} ${base}`,
            isThird(subject) ? 'modal-with-s' : 'be-with-modal',
            '“Will” is the same for all persons and stands alone.',
          ),
    ],
    why: isOffer
      ? 'You decide or offer something while you speak, so it takes “will” and the base form.'
      : 'What you think about the future takes “will” and the base form.',
    ...(!isOffer && {
      transform: {
        task: 'Begin with “I don’t think”.',
        from: `I think ${name} won’t ${base} ${rest}.`,
        accepted: ['', 'that '].flatMap((that) =>
          ['will', `${isThird(subject) ? 'is' : 'are'} going to`].map(
            (future) => `I don't think ${that}${name} ${future} ${base} ${rest}.`,
          ),
        ),
        wrong: [{ text: `I don't think ${name} ${present} ${rest}.`, why: 'It is about the future: will.' }],
        why: 'After “I don’t think” comes “will” in the positive form.',
      },
    }),
  });
}

const plans = [
  ['Why have you got so many eggs?', 'make', 'a big cake'], ['Why are you taking your swimming things?', 'swim', 'in the lake'], ['Why have you got paint?', 'paint', 'the kitchen'],
  ['Why is your bike in the car?', 'cycle', 'round the lake'], ['Why are you wearing old clothes?', 'clean', 'the garage'], ['Why have you got your tennis shoes?', 'play', 'with a friend'], ['Why is the table in the garden?', 'eat', 'outside'],
] as const; // biome-ignore format: a list of sentences

function plannedAction(random: Random): Frame {
  const [lead, base, rest] = one(random, plans);
  const ing = base === 'swim' ? 'swimming' : base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${base}ing`;
  const time = tie(
    base === 'play'
      ? 'this afternoon'
      : slots('{this afternoon;later;with my sister;with my brother;with Tom;with Anna}', random),
  );
  const who = one(random, ['we', 'I']);
  const am = who === 'I' ? 'am' : 'are';
  return frame({
    lead: `“${lead}” –`,
    pattern: `${who} ___ ${tie(rest)} ${time}.`,
    key: `${am} going to ${base}`,
    besides: [`${am} ${ing}`, `want to ${base}`, `will be ${ing}`, `plan to ${base}`, `${am} planning to ${base}`],
    cue: `${base}, going to`,
    wrong: [
      wrong(`will ${base}`, 'will-for-plan', 'It was decided before, not while speaking: going to.'),
      wrong(`going to ${base}`, 'going-to-without-be', `Before “going to” comes “${am}”.`),
      wrong(`${am} going ${base}`, 'going-without-to', '“To” stands between “going” and the verb.'),
    ],
    why: 'The plan was made before, so it takes “going to” and the base form.',
    transform: {
      task: 'Use “going to”.',
      from: `${who} plan to ${base} ${rest} ${time}.`,
      accepted: [`${capital(who)} ${am} going to ${base} ${rest} ${time}.`],
      wrong: [
        {
          text: `${capital(who)} ${am} going ${base} ${rest} ${time}.`,
          why: '“To” stands between “going” and the verb.',
        },
      ],
      why: 'A plan takes “am going to” or “are going to”.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(willNow, plannedAction),
  cloze: [
    '“Why have you got that paint?” “I [am going to paint/’m going to paint: paint, going to] my room this afternoon.” “It’s a big room. I [will help/’ll help: help, will] you!” “Thanks. I think it [will take: take, will] three hours.” “And what [are you going to do: you / do, going to] with the old chairs?” “{$she} [is going to take: take, going to] them tomorrow. She asked me last week.”',
    '“The phone is ringing!” “[I’ll answer|I’m going to answer|I answer] it.” It was Anna. “Look at those black clouds,” she said. “[It’s going to rain|It rains|It’ll have rain] in a minute. Have you got any plans for Sunday?” “Yes, [we’re going to visit|we’ll visit|we visit] my aunt. I bought the tickets yesterday.” “I’m sure she [will|is going|going to] be happy. And could somebody help me? This box is so heavy!” “Wait, [I’ll come|I’m going to come|I come] down.”',
  ],
};
