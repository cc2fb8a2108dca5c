import type { Random } from '#shared/core/random';
import { anAction, timeFor } from '../data/actions';
import { beOf, heOrShe, isThird, slots, someoneElse } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, plain, tie, wrong } from '../frame';

const mustNot = [
  ['touch that pan', 'It’s very hot!'], ['smoke in the hospital', 'It’s not allowed.'], ['swim in this river', 'It’s dangerous.'], ['park in front of the gate', 'It’s not allowed.'],
  ['swim in this river', 'It’s very dangerous.'], ['use a phone in the exam', 'It’s not allowed.'], ['open this door', 'It’s dangerous!'], ['drive so fast here', 'It’s against the law.'], ['give it to the dog', 'Chocolate can make dogs ill.'],
  ['eat in the library', 'It’s not allowed.'], ['cross the street here', 'It’s dangerous.'],
] as const; // biome-ignore format: a list of sentences

const noNeed = [
  ['get up early tomorrow', 'It’s Sunday.'], ['buy milk', 'There is a lot in the fridge.'], ['pay for the tickets', 'The concert is free.'], ['wear a tie', 'Jeans are fine.'],
  ['cook tonight', 'We’re going to a restaurant.'], ['take an umbrella', 'It’s sunny and warm.'], ['hurry', 'There is a lot of time.'], ['wait for me', 'I know the way.'], ['bring any food', 'We have a lot.'],
  ['finish it today', 'Tomorrow is fine too.'],
] as const; // biome-ignore format: a list of sentences

function mustOrNot(random: Random): Frame {
  const isForbidden = random() < 0.5;
  const [what, reason] = isForbidden ? one(random, mustNot) : one(random, noNeed);
  const [base = '', ...more] = what.split(' ');
  const rest = more.length > 0 ? ` ${tie(more.join(' '))}` : '';
  const who = isForbidden
    ? one(random, ['you', 'we', 'the~children', 'the~students'])
    : one(random, ['you', 'we', 'they']);
  if (isForbidden)
    return frame({
      lead: reason,
      pattern: `${who} ___ ${base}${rest}.`,
      key: "mustn't",
      also: ['must not', "can't", 'cannot', "shouldn't", 'should not', 'may not'],
      cue: 'must, negative',
      wrong: [
        wrong(
          "don't have to",
          'have-to-for-mustnt',
          '“Don’t have to” means that there is no need. Here it is dangerous or not allowed.',
        ),
        wrong("don't must", 'do-with-modal', '“Must” makes its negative without “do”.'),
        wrong("mustn't to", 'to-after-modal', 'After “mustn’t” comes the base form without “to”.'),
      ],
      why: 'It is dangerous or not allowed: mustn’t.',
      transform: {
        task: 'Use “mustn’t”.',
        from: `Don’t ${what}!`,
        accepted: [`You mustn't ${what}.`],
        wrong: [{ text: `You mustn't to ${what}.`, why: 'After “mustn’t” comes the base form without “to”.' }],
        why: 'Mustn’t says that something is not allowed.',
      },
    });
  return frame({
    lead: reason,
    pattern: `${who} ___ ${base}${rest}.`,
    key: "don't have to",
    also: ['do not have to', "don't need to", 'do not need to', "needn't", 'need not'],
    cue: 'have to, negative',
    wrong: [
      wrong("mustn't", 'mustnt-for-have-to', '“Mustn’t” means that it is not allowed. Here there is just no need.'),
      wrong('not have to', 'have-to-without-do', '“Have to” makes its negative with “do”.'),
      wrong("don't must", 'do-with-modal', '“Must” is never used with “do”.'),
    ],
    why: 'There is no need: don’t have to.',
    transform: {
      task: `Use “have to”. Begin with “${cap(who)}”.`,
      from: `There is no need to ${what}.`,
      accepted: [`${cap(who)} don't have to ${what}.`],
      wrong: [
        { text: `${cap(who)} mustn't ${what}.`, why: '“Mustn’t” means that it is not allowed.' },
        { text: `${cap(who)} not have to ${what}.`, why: '“Have to” makes its negative with “do”.' },
      ],
      why: 'No need: don’t have to.',
    },
  });
}

const duties = [
  'wear a uniform',
  'work on Sundays',
  'get up at five',
  'study at the weekend',
  'take two buses to work',
  'speak French at work',
  'help at home',
  'finish the work tonight',
  'stay in bed',
  'drive to work',
  'write a lot of emails',
  'learn ten words',
];

function hasTo(random: Random): Frame {
  const subject = heOrShe(random);
  const [base = '', ...more] = one(random, duties).split(' ');
  const rest = tie(more.join(' '));
  const name = subject.text;
  const isQuestion = random() < 0.4;
  if (isQuestion)
    return frame({
      pattern: `___ ${rest}?`,
      key: `Does ${name} have to ${base}`,
      also: [`Must ${name} ${base}`, `Has ${name} got to ${base}`],
      cue: `${name} / have to / ${base}, present`,
      wrong: [
        wrong(`Does ${name} has to ${base}`, 'double-marking', 'After “does” comes the base form: have to.'),
        wrong(`Does ${name} must ${base}`, 'do-with-modal', '“Must” is never used with “do”.'),
        wrong(`Has ${name} have to ${base}`, 'have-to-without-do', 'Questions with “have to” are made with “do”.'),
      ],
      why: 'Question: does, the subject, have to and the base form.',
      transform: {
        task: 'Make it a question.',
        from: `${cap(name)} has to ${base} ${rest}.`,
        accepted: [`Does ${name} have to ${base} ${rest}?`],
        wrong: [{ text: `Does ${name} has to ${base} ${rest}?`, why: 'After “does” comes the base form: have to.' }],
        why: 'Does, the subject, have to.',
      },
    });
  return frame({
    pattern: `${name} ___ ${base} ${rest}.`,
    key: 'has to',
    also: ['must', 'has got to'],
    cue: 'have to, present',
    wrong: [
      wrong('have to', 'third-person-s', 'With he, she and it: has to.'),
      wrong('must to', 'to-after-modal', 'After “must” comes the base form without “to”.'),
      wrong('has', 'have-without-to', '“To” stands between “has” and the verb.'),
    ],
    why: 'A rule or a duty. With he, she and it: has to.',
    transform: {
      task: 'Make it negative: there is no need.',
      from: `${cap(name)} has to ${base} ${rest}.`,
      accepted: [`${cap(name)} doesn't have to ${base} ${rest}.`, `${cap(name)} doesn't need to ${base} ${rest}.`],
      wrong: [{ text: `${cap(name)} hasn't have to ${base} ${rest}.`, why: '“Have to” makes its negative with “do”.' }],
      why: 'Doesn’t have to.',
    },
  });
}

const advice = [
  ['I’ve got a headache.', 'take', 'some medicine', 'taking'], ['I’ve got toothache.', 'see', 'a dentist', 'seeing'], ['I’m always tired.', 'go', 'to bed earlier', 'going'],
  ['I’m often hungry at work.', 'eat', 'a good breakfast', 'eating'], ['My room is very dirty.', 'clean', 'it today', 'cleaning'], ['I’ve lost my wallet.', 'call', 'the police', 'calling'],
  ['My English isn’t very good.', 'read', 'English books', 'reading'], ['I feel very ill.', 'stay', 'in bed', 'staying'], ['I want to be healthy.', 'do', 'more sport', 'doing'], ['My computer is broken.', 'ask', 'someone for help', 'asking'],
  ['It’s raining.', 'take', 'an umbrella', 'taking'], ['My friend is angry with me.', 'talk', 'to her', 'talking'], ['I don’t have much money.', 'look', 'for a job', 'looking'], ['I can’t sleep.', 'drink', 'some warm milk', 'drinking'],
] as const; // biome-ignore format: a list of sentences

const warnings = [
  ['I can’t sleep.', 'drink', 'so much coffee', 'drinking'], ['I have an exam tomorrow.', 'go', 'out tonight', 'going'], ['I feel ill.', 'go', 'to school', 'going'], ['I’ve got stomach ache.', 'eat', 'so much chocolate', 'eating'],
  ['My eyes hurt.', 'look', 'at a screen all day', 'looking'], ['I never have any money.', 'buy', 'so many clothes', 'buying'], ['I’m always late.', 'get', 'up so late', 'getting'], ['My leg hurts.', 'play', 'football today', 'playing'],
  ['I’m very tired.', 'drive', 'home now', 'driving'], ['The dog is too fat.', 'give', 'it so much food', 'giving'], ['My tooth hurts.', 'eat', 'so many sweets', 'eating'],
] as const; // biome-ignore format: a list of sentences

function should(random: Random): Frame {
  const isNot = random() < 0.45;
  const [lead, base, rest, ing] = isNot ? one(random, warnings) : one(random, advice);
  const n = isNot ? "shouldn't" : 'should';
  const who = heOrShe(random).text;
  const isSelf = random() < 0.4;
  const start = isSelf ? (isNot ? 'you' : one(random, ['I think you', 'you'])) : who;
  return frame({
    lead: isSelf ? lead : `${cap(plain(who))}: “${lead}”`,
    pattern: `${start} ___ ${tie(rest)}.`,
    key: `${n} ${base}`,
    also: isNot
      ? [`should not ${base}`, `ought not to ${base}`, `mustn't ${base}`, `must not ${base}`]
      : [`ought to ${base}`, `must ${base}`],
    cue: `should / ${base}${isNot ? ', negative' : ''}`,
    wrong: [
      wrong(`${n} to ${base}`, 'to-after-modal', `After “${n}” comes the base form without “to”.`),
      wrong(`${n} ${ing}`, 'ing-after-modal', `After “${n}” comes the base form.`),
      isNot
        ? wrong(
            `${isSelf ? "don't" : "doesn't"} should ${base}`,
            'do-with-modal',
            '“Should” makes its negative without “do”.',
          )
        : wrong(`${isSelf ? 'are' : 'is'} should ${base}`, 'be-with-modal', '“Should” stands alone, without “be”.'),
    ],
    why: isNot ? 'Advice against something: shouldn’t and the base form.' : 'Advice: should and the base form.',
    transform: {
      task: `Use “${n}”. Begin with “You”.`,
      from: isNot ? `It’s not a good idea to ${base} ${rest}.` : `It’s a good idea to ${base} ${rest}.`,
      accepted: [`You ${n} ${base} ${rest}.`],
      wrong: [{ text: `You ${n} to ${base} ${rest}.`, why: `After “${n}” comes the base form without “to”.` }],
      why: 'Advice: should or shouldn’t and the base form.',
    },
  });
}

function mightMay(random: Random): Frame {
  const subject = someoneElse(random);
  const action = anAction(random, 'B1', 'f');
  const time = timeFor(random, 'f');
  const { base, forms, rest } = action;
  const modal = one(random, ['might', 'may']);
  const isNot = random() < 0.35;
  const name = subject.text;
  const not = isNot ? ' not' : '';
  const will = isNot ? 'won’t' : 'will';
  return frame({
    lead: one(random, ['I’m not sure.', 'Nothing is certain.', 'I don’t know yet.', 'We’ll see.']),
    pattern: `${name} ___ ${rest} ${time}.`,
    key: `${modal}${not} ${base}`,
    also: [
      modal === 'might' ? `may${not} ${base}` : `might${not} ${base}`,
      ...(isNot ? [`mightn't ${base}`] : [`could ${base}`]),
    ],
    cue: `${modal} / ${base}${isNot ? ', negative' : ''}`,
    wrong: [
      wrong(`${modal}${not} to ${base}`, 'to-after-modal', `After “${modal}” comes the base form without “to”.`),
      wrong(`${modal}${not} ${forms.thirdPerson}`, 'ending-after-modal', `After “${modal}” the verb has no ending.`),
      isNot
        ? wrong(
            `${isThird(subject) ? "doesn't" : "don't"} ${modal} ${base}`,
            'do-with-modal',
            `“${cap(modal)}” makes its negative without “do”.`,
          )
        : wrong(`${modal} ${forms.ing}`, 'ing-after-modal', `After “${modal}” comes the base form.`),
    ],
    why: `It is possible, but not certain: ${modal}${not} and the base form.`,
    transform: {
      task: `Use “${modal}”.`,
      from: `Perhaps ${name} ${will} ${base} ${rest} ${time}.`,
      accepted: [`${cap(name)} ${modal}${not} ${base} ${rest} ${time}.`],
      wrong: [
        {
          text: `${cap(name)} ${modal}${not} to ${base} ${rest} ${time}.`,
          why: `After “${modal}” comes the base form without “to”.`,
        },
      ],
      why: `Perhaps … will = ${modal} and the base form.`,
    },
  });
}

function maybeBe(random: Random): Frame {
  const subject = someoneElse(random);
  const place = tie(
    slots('{at home;at work;in the garden;at the gym;asleep;lost;busy;ill;on the bus;in a meeting;tired;late}', random),
  );
  return frame({
    lead: one(
      random,
      ['I’m not sure.', 'I don’t know, but', 'It is only a guess.'].filter((text) => text.endsWith('.')),
    ),
    pattern: `${subject.text} ___ ${place}.`,
    key: 'might be',
    also: ['may be', 'could be'],
    cue: 'might / be',
    wrong: [
      wrong(
        'maybe',
        'maybe-for-may-be',
        '“Maybe” is one word and not a verb. The sentence needs “may be” or “might be”.',
        [`Maybe ${subject.text} ${beOf(subject)} ${place}.`],
      ),
      wrong(isThird(subject) ? 'might is' : 'might are', 'ending-after-modal', 'After “might” comes “be”.'),
      wrong('might to be', 'to-after-modal', 'After “might” comes the base form without “to”.'),
    ],
    why: 'It is possible, but not certain: might be.',
    transform: {
      task: 'Use “might”.',
      from: `Perhaps ${subject.text} ${beOf(subject)} ${place}.`,
      accepted: [`${cap(subject.text)} might be ${place}.`],
      wrong: [{ text: `${cap(subject.text)} might ${beOf(subject)} ${place}.`, why: 'After “might” comes “be”.' }],
      why: 'Perhaps … is = might be.',
    },
  });
}

export const modals = {
  'must-have-to': oneOf(mustOrNot, mustOrNot, hasTo),
  should,
  'might-may': oneOf(mightMay, mightMay, maybeBe),
} satisfies Record<string, Generator>;
