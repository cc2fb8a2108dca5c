import type { Random } from '#shared/core/random';
import { type Frame, frame, one, oneOf, repairable, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const countedPairs = [
  ['apples', 'butter'], ['eggs', 'milk'], ['books', 'time'], ['coins', 'money'], ['tickets', 'luggage'],
  ['tomatoes', 'cheese'], ['chairs', 'furniture'], ['plates', 'tea'], ['sandwiches', 'bread'], ['photos', 'information'],
  ['plates', 'water'], ['potatoes', 'rice'], ['biscuits', 'coffee'], ['bananas', 'juice'],
] as const; // biome-ignore format: a list of words

function howMuch(random: Random): Frame {
  const isCounted = random() < 0.5;
  const [many, much] = one(random, countedPairs);
  const thing = isCounted ? many : much;
  const [key, other] = isCounted ? ['many', 'much'] : ['much', 'many'];
  const rest = one(random, ['do you need', 'have you got', 'do we need', 'did they have', 'do you want']);
  const why = isCounted ? `We count ${thing}: many.` : `We do not count ${thing}: much.`;
  return frame({
    pattern: `How ___ ${thing} ${rest}?`,
    key,
    cue: 'much / many',
    wrong: [
      wrong(other, isCounted ? 'much-with-countable' : 'many-with-uncountable', why),
      wrong('a lot of', 'how-a-lot', 'After “how” comes much or many.'),
      wrong(isCounted ? 'a few' : 'a little', 'how-a-lot', 'After “how” comes much or many.'),
    ],
    why,
    transform: {
      task: `Ask about ${isCounted ? much : many}.`,
      from: `How ${key} ${thing} ${rest}?`,
      accepted: [rest, ...(rest === 'have you got' ? ['do you have'] : [])].map(
        (asked) => `How ${other} ${isCounted ? much : many} ${asked}?`,
      ),
      wrong: [
        {
          text: `How ${key} ${isCounted ? much : many} ${rest}?`,
          why: '“Many” is for what we count, “much” for the rest.',
        },
      ],
      why: '“Many” is for what we count, “much” for the rest.',
    },
  });
}

function notMuch(random: Random): Frame {
  const isCounted = random() < 0.5;
  const [many, much] = one(random, countedPairs);
  const thing = isCounted ? many : much;
  const [key, other] = isCounted ? ['many', 'much'] : ['much', 'many'];
  const start = one(random, ['There wasn’t', 'We haven’t got', 'I don’t need', 'They didn’t have']);
  const ends =
    start === 'There wasn’t' || start === 'They didn’t have'
      ? ['that day', 'at the party', 'last time']
      : ['now', 'today', 'at the moment'];
  const verb = start === 'There wasn’t' && isCounted ? 'There weren’t' : start;
  const why = isCounted ? `We count ${thing}: many.` : `We do not count ${thing}: much.`;
  return frame({
    pattern: `${verb} ___ ${thing} ${tie(one(random, ends))}.`,
    key,
    also: ['a lot of', 'lots of', 'any'],
    cue: 'much / many',
    wrong: [
      wrong(other, isCounted ? 'much-with-countable' : 'many-with-uncountable', why),
      wrong('a lot', 'a-lot-without-of', 'Before a noun it is “a lot of”.'),
      wrong(isCounted ? 'a little' : 'a few', isCounted ? 'little-with-countable' : 'few-with-uncountable', why),
    ],
    why,
  });
}

function fewLittle(random: Random): Frame {
  const isCounted = random() < 0.5;
  const [many, much] = one(random, countedPairs);
  const thing = isCounted ? many : much;
  const [key, other] = isCounted ? ['a few', 'a little'] : ['a little', 'a few'];
  const start = one(random, ['We only have', 'We only need', 'We still have']);
  const end = one(random, start === 'We still have' ? ['left'] : ['now', 'today', 'for the weekend']);
  const why = isCounted ? `We count ${thing}: a few.` : `We do not count ${thing}: a little.`;
  return frame({
    pattern: `${start} ___ ${thing} ${tie(end)}.`,
    key,
    cue: 'a few / a little',
    wrong: [
      repairable(
        wrong(other, isCounted ? 'little-with-countable' : 'few-with-uncountable', why),
        isCounted ? 'few' : 'some',
      ),
      wrong(
        'a lot',
        'a-lot-without-of',
        start === 'We still have'
          ? 'Before a noun it is “a lot of”.'
          : 'Before a noun it is “a lot of”; and “only” wants a small number or amount.',
        [`${start} a lot of ${thing} ${end}.`],
      ),
      repairable(
        wrong(isCounted ? 'much' : 'many', isCounted ? 'much-with-countable' : 'many-with-uncountable', why),
        ...(start === 'We still have' ? [isCounted ? 'many' : 'much', 'a lot of', 'lots of'] : []),
      ),
    ],
    why,
    transform: {
      task: `Say the same about ${isCounted ? much : many}. Use “a few” or “a little”.`,
      from: `${start} ${key} ${thing} ${end}.`,
      accepted: [`${start} ${other} ${isCounted ? much : many} ${end}.`],
      wrong: [
        {
          text: `${start} ${key} ${isCounted ? much : many} ${end}.`,
          why: '“A few” is for what we count, “a little” for the rest.',
        },
      ],
      why: '“A few” is for what we count, “a little” for the rest.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(howMuch, notMuch, fewLittle),
  cloze: [
    'We’re having a party, but we don’t have [much|many|a few] time. How [many|much|a little] people are coming? We need [a lot of|a lot|much] sandwiches. There are only [a few|a little|much] {apples;oranges} at home, and there is only [a little|a few|many] {milk;juice} in the fridge.',
    'How [much|many|a lot] time do you spend outside? In my city there aren’t [many|much|a little] parks, but there are a [lot|many|much] of trees in my street. I don’t have [much|many|a few] time after work, so I only walk for a [few|little|lot] minutes. At the weekend it’s different: I take a [little|few|many] food with me and stay out all day. How [many|much|little] kilometres do I walk? About fifteen, and it doesn’t cost [much|many|a few] money.',
  ],
};
