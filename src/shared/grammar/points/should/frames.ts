import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { heOrShe } from '#shared/grammar/data/people';
import { type Frame, frame, one, plain, repairable, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const advice = [
  ['I’ve got a headache.', 'take', 'some medicine', 'taking'], ['I’ve got toothache.', 'see', 'a dentist', 'seeing'], ['I’m always tired.', 'go', 'to bed earlier', 'going'],
  ['I’m often hungry at work.', 'eat', 'a good breakfast', 'eating'], ['My room is very dirty.', 'clean', 'the room today', 'cleaning'], ['I’ve lost my wallet.', 'call', 'the police', 'calling'],
  ['My English isn’t very good.', 'read', 'English books', 'reading'], ['I feel very ill.', 'stay', 'in bed', 'staying'], ['I want to be healthy.', 'do', 'more sport', 'doing'], ['My computer is broken.', 'ask', 'someone for help', 'asking'],
  ['It’s raining.', 'take', 'an umbrella', 'taking'], ['My friend is angry with me.', 'talk', 'to her', 'talking'], ['I don’t have much money.', 'look', 'for a job', 'looking'], ['I can’t sleep.', 'drink', 'some warm milk', 'drinking'],
] as const; // biome-ignore format: a list of sentences

const warnings = [
  ['I can’t sleep.', 'drink', 'so much coffee', 'drinking'], ['I have an exam tomorrow.', 'go', 'out tonight', 'going'], ['I feel ill.', 'go', 'to school today', 'going'], ['I’ve got stomach ache.', 'eat', 'so much chocolate', 'eating'],
  ['My eyes hurt.', 'look', 'at a screen all day', 'looking'], ['I never have any money.', 'buy', 'so many clothes', 'buying'], ['I’m always late.', 'get', 'up so late', 'getting'], ['My leg hurts.', 'play', 'football today', 'playing'],
  ['I’m very tired.', 'drive', 'home now', 'driving'], ['The dog is too fat.', 'give', 'the dog so much food', 'giving'], ['My tooth hurts.', 'eat', 'so many sweets', 'eating'],
] as const; // biome-ignore format: a list of sentences

function should(random: Random): Frame {
  const isNot = random() < 0.45;
  const [lead, base, rest, ing] = isNot ? one(random, warnings) : one(random, advice);
  const n = isNot ? "shouldn't" : 'should';
  const who = heOrShe(random).text;
  const isSelf = random() < 0.4;
  const start = isSelf ? (isNot ? 'you' : one(random, ['I think you', 'you'])) : who;
  return frame({
    lead: isSelf ? `“${lead}” –` : `${capital(plain(who))}: “${lead}”`,
    pattern: `${start} ___ ${tie(rest)}.`,
    key: `${n} ${base}`,
    also: [
      ...(isNot ? [`should not ${base}`] : []),
      `${n} be ${ing}`,
      // What is still to come is not over yet.
      ...(/\bnow$/.test(rest) ? [] : [`${n} have ${verbForms(base).participle[0]}`]),
    ],
    besides: isNot
      ? [`ought not to ${base}`, `mustn't ${base}`, `must not ${base}`]
      : [
          `ought to ${base}`,
          `must ${base}`,
          ...(isSelf ? [`need to ${base}`, `have to ${base}`] : [`needs to ${base}`, `has to ${base}`]),
        ],
    cue: `should / ${base}${isNot ? ', negative' : ''}`,
    wrong: [
      wrong(`${n} to ${base}`, 'to-after-modal', `After “${n}” comes the base form without “to”.`),
      repairable(wrong(`${n} ${ing}`, 'ing-after-modal', `After “${n}” comes the base form.`), `${n} be ${ing}`),
      isNot
        ? wrong(
            `${isSelf ? "don't" : "doesn't"} should ${base}`,
            'do-with-modal',
            '“Should” makes its negative without “do”.',
          )
        : wrong(`${isSelf ? 'are' : 'is'} should ${base}`, 'be-with-modal', '“Should” stands alone, without “be”.'),
    ],
    why: isNot
      ? 'Advice against something takes “shouldn’t” and the base form.'
      : 'Advice takes “should” and the base form.',
    transform: {
      task: `Use “${n}”. Begin with “You”.`,
      from: isNot ? `It’s not a good idea to ${base} ${rest}.` : `It’s a good idea to ${base} ${rest}.`,
      accepted: [`You ${n} ${base} ${rest}.`],
      wrong: [{ text: `You ${n} to ${base} ${rest}.`, why: `After “${n}” comes the base form without “to”.` }],
      why: 'Advice takes “should” or “shouldn’t” and the base form.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: should,
  cloze: [
    '{$he} is always tired. He [should go: should / go] to bed earlier, and he [shouldn’t watch/should not watch: should / watch, negative] TV at night. He [should eat: should / eat] a good breakfast and he [shouldn’t drink/should not drink: should / drink, negative] so much coffee. “[Should I see: I / should / see] a doctor?” he asks.',
    'Dear Tom, you look tired these days. You [should go: should / go] to bed earlier, and you [shouldn’t look/should not look: should / look, negative] at your phone at night. You [should talk: should / talk] to your boss about the long hours, too. You [shouldn’t drink/should not drink: should / drink, negative] so much coffee either. What [should you do: you / should / do] first? Take a holiday!',
  ],
};
