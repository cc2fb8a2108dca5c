import type { Random } from '#shared/core/random';
import { heOrShe, men, women } from '#shared/grammar/data/people';
import { cap, type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const activities = [
  ['learn', 'Spanish'], ['go', 'to the gym'], ['play', 'the piano'], ['cook', 'for friends'], ['travel', 'by train'], ['work', 'at night'], ['write', 'stories'], ['help', 'other people'], ['visit', 'museums'], ['swim', 'in the lake'], ['get', 'up early'], ['drive', 'at night'], ['speak', 'in front of the class'],
] as const; // biome-ignore format: a list of words

const takesIng = [
  'enjoys',
  'doesn’t mind',
  'is good at',
  'is tired of',
  'is thinking about',
  'misses',
  'is interested in',
  'avoids',
];

const takesTo = ['wants', 'hopes', 'has decided', 'has promised', 'has agreed', 'is ready', 'has refused'];

function gerundOrTo(random: Random): Frame {
  const subject = heOrShe(random);
  const isIng = random() < 0.5;
  const verb = one(random, isIng ? takesIng : takesTo);
  const [base, rest] = one(
    random,
    activities.filter(([base]) => !verb.includes('interested') || base !== 'get'),
  );
  const ing = verbForms(base).ing;
  const name = subject.text;
  const head = verb
    .replace(/^(?:has|is|would|doesn’t) /, '')
    .replace(/ (?:at|of|about|in)$/, ' $&')
    .replace(/ {2}/, ' ')
    .trim();
  const [other, otherIs] = isIng
    ? [one(random, ['wants', 'hopes', 'would like']), `to ${base}`]
    : [one(random, ['enjoys', 'doesn’t mind', 'is good at']), ing];
  return frame({
    pattern: `${name} ${verb} ___ ${tie(rest)}.`,
    key: isIng ? ing : `to ${base}`,
    cue: base,
    wrong: isIng
      ? [
          wrong(`to ${base}`, 'to-for-ing', `After “${head}” comes the -ing form.`),
          wrong(base, 'bare-for-ing', `After “${head}” comes the -ing form.`),
          wrong(`to ${ing}`, 'to-with-ing', `After “${head}” comes the -ing form without “to”.`),
        ]
      : [
          wrong(ing, 'ing-for-to', `After “${head}” comes “to” and the base form.`),
          wrong(base, 'bare-for-to', `After “${head}” comes “to” and the base form.`),
          wrong(`for to ${base}`, 'for-to', 'It is only “to”, never “for to”.'),
        ],
    why: isIng ? `After “${head}” comes the -ing form.` : `After “${head}” comes “to” and the base form.`,
    transform: {
      task: `Use “${other}” in place of “${verb}”.`,
      from: `${cap(name)} ${verb} ${isIng ? ing : `to ${base}`} ${rest}.`,
      accepted: [`${cap(name)} ${other} ${otherIs} ${rest}.`],
      wrong: [
        {
          text: `${cap(name)} ${other} ${isIng ? ing : `to ${base}`} ${rest}.`,
          why: `After “${other}” comes ${isIng ? '“to” and the base form' : 'the -ing form'}.`,
        },
      ],
      why: `After “${other}” comes ${isIng ? '“to” and the base form' : 'the -ing form'}.`,
    },
  });
}

function letOrWant(random: Random): Frame {
  const who = one(random, [...women, ...men]);
  const [base, rest] = one(random, activities);
  const ing = verbForms(base).ing;
  const isLet = random() < 0.5;
  return isLet
    ? frame({
        pattern: `${one(random, ['My parents let me', 'Our teachers let us', 'My aunt lets me', 'Our club lets us'])} ___ ${tie(rest)}.`,
        key: base,
        cue: base,
        wrong: [
          wrong(`to ${base}`, 'to-after-let', 'After “let someone” comes the base form without “to”.'),
          wrong(ing, 'ing-after-let', 'After “let someone” comes the base form.'),
          wrong(`to ${ing}`, 'to-with-ing', 'After “let someone” comes the base form.'),
        ],
        why: 'After “let” come a person and the base form without “to”.',
      })
    : frame({
        pattern: `${who} wants ___ ${tie(rest)}.`,
        key: `me to ${base}`,
        cue: `I / ${base}`,
        wrong: [
          wrong(`that I ${base}`, 'want-that', '“Want” is followed by the person and “to”: me to.'),
          wrong(`me ${base}`, 'bare-for-to', 'Before the verb stands “to”: me to.'),
          wrong(`I to ${base}`, 'subject-for-object', 'After “wants” stands the object form: me.'),
        ],
        why: 'After “want” come a person, “to” and the base form.',
      });
}

export const frames: PointFrames = {
  makeFrame: oneOf(gerundOrTo, gerundOrTo, letOrWant),
  cloze: [
    '{$she} enjoys [travelling/traveling: travel], and she has decided [to visit: visit] {$country} next year. She wants [to learn: learn] the language before she goes, so she has started a course. She doesn’t mind [studying: study] in the evening. She is good at [speaking: speak], but she avoids [writing: write]. She hopes [to make: make] new friends there.',
  ],
};
