import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { pronouns, slots } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const seenPeople = [
  ['my~aunt', 'she'], ['my~uncle', 'he'], ['my~mother', 'she'], ['my~father', 'he'],
  ['my~brother', 'he'], ['my~sister', 'she'], ['my~parents', 'they'], ['the~children', 'they'], ['that~man', 'he'],
  ['that~woman', 'she'], ['these~flowers', 'they'], ['this~song', 'it'], ['my~friends', 'they'], ['that~book', 'it'],
  ['that~phone', 'it'], ['our~teachers', 'they'],
] as const; // biome-ignore format: a list of words

function objectPronoun(random: Random): Frame {
  const [thing, person] = one(random, seenPeople);
  const { object, own } = pronouns[person];
  const isThing = person === 'it' || thing === 'these~flowers';
  const pattern = slots(
    isThing
      ? '{I like;I love;We like;We love;My sister likes;My brother loves;Do you like;I want to buy;Everyone likes} ___'
      : '{I like;I know;I often talk to;I often think about;We want to meet;I want to dance with;Please help;Can you see;I can’t find;We live with;I work with;Can you call;I always listen to;We sometimes visit;I never see} ___',
    random,
  )
    .replace(/^((?:Do|Can) .*)$/, '$1?')
    .replace(/___$/, '___.');
  // Who can be looked at need not be looked for.
  const lead = `${slots(isThing && thing !== 'this~song' ? '{Look at;What about}' : 'What about', random)} ${thing.replaceAll('~', ' ')}`;
  const rest = pattern.replace('___', thing);
  return frame({
    lead: lead.startsWith('Look') ? `${lead}!` : `${lead}?`,
    pattern,
    key: object,
    cue: person,
    wrong: [
      ...(person === 'it'
        ? []
        : [wrong(person, 'subject-for-object', `After the verb or a preposition it is “${object}”.`)]),
      ...(own === object || own === 'his'
        ? []
        : [wrong(own, 'possessive-for-object', `“${capital(own)}” needs a noun after it. Here it is “${object}”.`)]),
      ...['him', 'her', 'them', 'it']
        .filter((other) => other !== object && (person === 'he' || person === 'she') === (other !== 'them'))
        .slice(0, 2)
        .map((other) => wrong(other, 'wrong-pronoun', `The right person here is “${object}”.`)),
    ],
    why:
      person === 'it'
        ? 'It is not the subject, but “it” keeps its form.'
        : `It is not the subject, so “${person}” becomes “${object}”.`,
    transform: {
      task: `Use “him”, “her”, “it” or “them” for “${thing.replaceAll('~', ' ')}”.`,
      from: capital(rest),
      accepted: [capital(pattern.replace('___', object))],
      wrong:
        person === 'it'
          ? []
          : [{ text: capital(pattern.replace('___', person)), why: `It is not the subject here: ${object}.` }],
      why: 'After a verb or a preposition it is me, you, him, her, it, us or them.',
    },
  });
}

function objectForMe(random: Random): Frame {
  const person = one(random, ['I', 'we'] as const);
  const { object, own } = pronouns[person];
  const pattern = slots('{Please help;Can you help;Can you see;Come with;Listen to;Look at} ___', random);
  const end = pattern.startsWith('Can') ? '?' : '.';
  return frame({
    lead: person === 'I' ? 'I am here.' : slots('{$she} and I are here.', random),
    pattern: `${pattern}${end}`,
    key: object,
    cue: person,
    wrong: [
      wrong(person, 'subject-for-object', `After the verb or a preposition it is “${object}”.`),
      wrong(own, 'possessive-for-object', `“${capital(own)}” needs a noun after it. Here it is “${object}”.`),
    ],
    why: `It is not the subject, so “${person}” becomes “${object}”.`,
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(objectPronoun, objectPronoun, objectPronoun, objectForMe),
  cloze: [
    'I’ve got a sister, {$she}. I love [her: she]. Every Sunday we visit our grandparents and cook for [them: they]. Grandad is very funny. I like [him: he] very much, and he often tells [us: we] stories. I’ve got a photo of the family. Look at [it: it]! Can you see [me: I]?',
    'Mr Brown is our English teacher. We like [him|he|his] because he always helps [us|we|our]. He has got an old guitar, and he often plays [it|its|them] for [me|I|my]. He has got two daughters, and I play football with [them|they|their]. Emma is seven. I give [her|she|hers] the ball, and she says, “Wait for [me|I|my]!”',
  ],
};
