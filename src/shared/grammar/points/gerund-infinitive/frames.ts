import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { heOrShe, men, women } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const activities = [
  ['learn', 'Spanish'], ['go', 'to the gym'], ['play', 'the piano'], ['cook', 'for friends'], ['travel', 'by train'], ['work', 'at night'], ['write', 'stories'], ['help', 'other people'], ['visit', 'museums'], ['swim', 'in the lake'], ['ride', 'in the forest'], ['drive', 'to the sea'], ['speak', 'in front of the class'],
] as const; // biome-ignore format: a list of words

/** What one can be good at. */
const skills = new Set<string>(['play', 'cook', 'write', 'speak']);

/** Each with verbs of the other pattern that say nearly the same, or at least not the opposite. */
const takesIng = {
  enjoys: ['wants', 'would like'],
  'doesn’t mind': ['is ready', 'has agreed'],
  'is good at': ['is able'],
  'is tired of': ['doesn’t want'],
  'is thinking about': ['hopes', 'would like'],
  misses: ['wants', 'would like'],
  'is interested in': ['wants', 'would like'],
  avoids: ['refuses', 'doesn’t want'],
};
const takesTo = {
  wants: ['is interested in', 'is thinking about'],
  hopes: ['is thinking about'],
  'has decided': ['insists on'],
  'has promised': ['doesn’t mind'],
  'has agreed': ['doesn’t mind'],
  'is ready': ['doesn’t mind'],
  'has refused': ['avoids'],
};
function gerundOrTo(random: Random): Frame {
  const subject = heOrShe(random);
  const isIng = random() < 0.5;
  const [verb, alike] = one(random, Object.entries(isIng ? takesIng : takesTo));
  const other = one(random, alike);
  const isSkill = verb === 'is good at';
  const [base, rest] = one(
    random,
    activities.filter(([base]) => !isSkill || skills.has(base)),
  );
  const ing = verbForms(base).ing;
  const name = subject.text;
  const head = verb
    .replace(/^(?:has|is|would|doesn’t) /, '')
    .replace(/ (?:at|of|about|in)$/, ' $&')
    .replace(/ {2}/, ' ')
    .trim();
  const otherIs = isIng ? `to ${base}` : ing;
  return frame({
    pattern: `${name} ${verb} ___ ${tie(rest)}.`,
    key: isIng ? ing : `to ${base}`,
    cue: base,
    wrong: isIng
      ? [
          wrong(`to ${base}`, 'to-for-ing', `After “${head}” comes the -ing form.`),
          // To be interested in work, to enjoy travel: these are nouns as well.
          ...(/^(?:work|travel|help|visit|play)$/.test(base)
            ? []
            : [wrong(base, 'bare-for-ing', `After “${head}” comes the -ing form.`)]),
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
      from: `${capital(name)} ${verb} ${isIng ? ing : `to ${base}`} ${rest}.`,
      accepted: [`${capital(name)} ${other} ${otherIs} ${rest}.`],
      wrong: [
        {
          text: `${capital(name)} ${other} ${isIng ? ing : `to ${base}`} ${rest}.`,
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
