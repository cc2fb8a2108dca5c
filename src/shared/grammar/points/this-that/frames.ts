import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const pointThings = [
  ['book', 'books'], ['bag', 'bags'], ['picture', 'pictures'], ['house', 'houses'], ['chair', 'chairs'],
  ['car', 'cars'], ['shirt', 'shirts'], ['computer', 'computers'], ['box', 'boxes'], ['dress', 'dresses'],
  ['phone', 'phones'], ['jacket', 'jackets'], ['lamp', 'lamps'], ['table', 'tables'],
] as const; // biome-ignore format: a list of words

const looks = ['new', 'old', 'beautiful', 'expensive', 'cheap', 'very big', 'very small', 'nice', 'lovely'];

function thisThat(random: Random): Frame {
  const [single, plural] = one(random, pointThings);
  const look = one(random, looks);
  const isNear = random() < 0.5;
  const isOne = random() < 0.5;
  const forms = { near: ['This', 'These'], far: ['That', 'Those'] } as const;
  const [one1, many] = isNear ? forms.near : forms.far;
  const [farOne, farMany] = isNear ? forms.far : forms.near;
  const key = isOne ? one1 : many;
  const place = isNear ? 'here' : 'there';
  const number = isOne ? 'one' : 'more than one';
  return frame({
    pattern: `___ ${isOne ? single : plural} ${place} ${isOne ? 'is' : 'are'} ${look}.`,
    key,
    cue: 'this / that / these / those',
    wrong: [
      wrong(isOne ? many : one1, 'this-number', `It is ${number}: ${key.toLowerCase()}.`),
      wrong(
        isOne ? farOne : farMany,
        'this-distance',
        `“${capital(place)}” tells how far it is: ${key.toLowerCase()}.`,
        [
          `${isOne ? farOne : farMany} ${isOne ? single : plural} ${isNear ? 'there' : 'here'} ${isOne ? 'is' : 'are'} ${look}.`,
        ],
      ),
      wrong(
        isOne ? farMany : farOne,
        'this-number',
        `It is ${number} and ${isNear ? 'near' : 'not near'}: ${key.toLowerCase()}.`,
      ),
    ],
    why: `It is ${number} and ${isNear ? 'near' : 'not near'}: ${key.toLowerCase()}.`,
    transform: {
      task: isOne ? 'Speak of more than one.' : 'Speak of only one.',
      from: `${key} ${isOne ? single : plural} ${isOne ? 'is' : 'are'} ${look}.`,
      accepted: [isOne ? `${many} ${plural} are ${look}.` : `${one1} ${single} is ${look}.`],
      wrong: [
        isOne
          ? { text: `${one1} ${plural} are ${look}.`, why: `With more than one it is “${many.toLowerCase()}”.` }
          : { text: `${many} ${single} is ${look}.`, why: `With one it is “${one1.toLowerCase()}”.` },
      ],
      why: '“This” and “that” are for one, “these” and “those” for more than one.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: thisThat,
  cloze: [
    '“Hello! Look at [this|these|those] {#1:book;bag;lamp} here in my hand. Is it yours?” “No, it isn’t. My {#1} is there, on [that|this|these] table near the door.” “And are [these|this|that] shoes here yours?” “Yes, they are. But [those|that|this] boots there, near the window, are not mine.”',
    '“[This|These|Those] is my desk here, and [that|these|those] is yours, there by the window. [These|That|This] pens here are mine, but you can use [those|this|that] pencils on the table there.” “Thank you. And who is [that|these|those] man at the door?” “[That|Those|These] is our boss. Smile!”',
    'Look at [these|this|that] photos here on my phone. [This|These|Those] is our hotel, and [these|this|that] are my friends. Can you see [those|this|that] mountains outside, far away behind the houses? We were up there yesterday. And what’s [this|these|those] here in my bag? A stone from the beach!',
  ],
};
