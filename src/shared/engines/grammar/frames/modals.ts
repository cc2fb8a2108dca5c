import type { Random } from '../../../random';
import { anAction, timeFor } from '../data/actions';
import { beOf, heOrShe, isThird, slots, someoneElse } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, plain, tie, wrong } from '../frame';

function goingTo(random: Random): Frame {
  const subject = someoneElse(random);
  const action = anAction(random, 'A2', 'f');
  const { base, forms, rest } = action;
  const time = timeFor(random, 'f');
  const is = beOf(subject);
  const other = is === 'is' ? 'are' : 'is';
  const name = subject.text;
  const kind = one(random, ['positive', 'positive', 'negative', 'question'] as const);
  const yes = `${cap(name)} ${is} going to ${base} ${rest} ${time}.`;
  const toQuestion = {
    task: 'Make it a question.',
    from: yes,
    accepted: [`${cap(is)} ${name} going to ${base} ${rest} ${time}?`],
    wrong: [
      {
        text: `${isThird(subject) ? 'Does' : 'Do'} ${name} going to ${base} ${rest} ${time}?`,
        why: 'The question begins with is or are.',
      },
    ],
    why: 'Is or are comes before the subject.',
  };
  const toNegative = {
    task: 'Make it negative.',
    from: yes,
    accepted: [`${cap(name)} ${is} not going to ${base} ${rest} ${time}.`],
    wrong: [
      {
        text: `${cap(name)} ${isThird(subject) ? "doesn't" : "don't"} going to ${base} ${rest} ${time}.`,
        why: 'The negative is isn’t or aren’t going to.',
      },
    ],
    why: 'Put “not” after is or are.',
  };
  if (kind === 'question')
    return frame({
      pattern: `___ ${rest} ${time}?`,
      key: `${cap(is)} ${name} going to ${base}`,
      cue: `${name} / ${base}, going to`,
      wrong: [
        wrong(`${cap(other)} ${name} going to ${base}`, 'wrong-be', `The subject needs “${is}”.`),
        wrong(
          `${isThird(subject) ? 'Does' : 'Do'} ${name} going to ${base}`,
          'do-with-be',
          'The question begins with is or are.',
        ),
        wrong(`${cap(is)} ${name} going ${base}`, 'going-without-to', '“To” stands between “going” and the verb.'),
      ],
      why: 'Question: is or are, the subject, going to and the base form.',
      transform: toQuestion,
    });
  if (kind === 'negative')
    return frame({
      pattern: `${name} ___ ${rest} ${time}.`,
      key: `${is}n't going to ${base}`,
      also: [`${is} not going to ${base}`],
      cue: `not / ${base}, going to`,
      wrong: [
        wrong(
          `${isThird(subject) ? "doesn't" : "don't"} going to ${base}`,
          'do-with-be',
          'The negative is isn’t or aren’t going to.',
        ),
        wrong(`${is}n't going ${base}`, 'going-without-to', '“To” stands between “going” and the verb.'),
        wrong(`${other}n't going to ${base}`, 'wrong-be', `The subject needs “${is}n't”.`),
      ],
      why: 'Negative: isn’t or aren’t going to and the base form.',
      transform: toNegative,
    });
  return frame({
    pattern: `${name} ___ ${rest} ${time}.`,
    key: `${is} going to ${base}`,
    cue: `${base}, going to`,
    wrong: [
      wrong(`going to ${base}`, 'going-to-without-be', `Before “going to” comes “${is}”.`),
      wrong(`${is} going ${base}`, 'going-without-to', '“To” stands between “going” and the verb.'),
      wrong(`${is} going to ${forms.ing}`, 'ing-after-to', 'After “going to” comes the base form.'),
    ],
    why: 'A plan: am, is or are going to and the base form.',
    transform: random() < 0.5 ? toQuestion : toNegative,
  });
}

const offers = [
  ['The phone is ringing.', 'answer', 'it'], ['There’s no milk in the fridge.', 'buy', 'some'], ['These bags are so heavy!', 'carry', 'one for you'],
  ['It’s cold in here.', 'close', 'the window'], ['I don’t understand this exercise.', 'help', 'you'], ['It’s dark in this room.', 'turn', 'on the light'],
  ['There’s someone at the door.', 'open', 'it'], ['I’m thirsty.', 'get', 'you a drink'], ['I can’t find my pen.', 'give', 'you one'], ['I have no money for the bus.', 'lend', 'you some'],
  ['I forgot my key.', 'call', 'Mum'], ['Nobody has told her.', 'send', 'her a message'],
] as const; // biome-ignore format: a list of sentences
const guesses = [
  ['like', 'this book'], ['love', 'the new park'], ['pass', 'the exam'], ['win', 'the race'], ['get', 'the job'], ['enjoy', 'the trip'], ['come', 'to the party'], ['find', 'a new job'], ['need', 'more time'], ['be', 'late'],
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
    pattern: `${sure ? `${sure} ` : ''}${name} ___ ${tie(rest)}${isOffer ? '' : ` ${tie(one(random, ['tomorrow', 'next year', 'next week', 'one day']))}`}.`,
    key: `will ${base}`,
    also: isOffer ? [`can ${base}`] : [],
    cue: `${base}, will`,
    wrong: [
      wrong(`will to ${base}`, 'to-after-modal', 'After “will” comes the base form without “to”.'),
      wrong(
        `will ${base === 'get' ? 'getting' : base === 'be' ? 'being' : base === 'win' ? 'winning' : base.endsWith('e') ? `${base.slice(0, -1)}ing` : base.endsWith('p') && base === 'help' ? 'helping' : `${base}ing`}`,
        'ing-after-modal',
        'After “will” comes the base form.',
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
      ? 'You decide or offer something while you speak: will and the base form.'
      : 'What you think about the future: will and the base form.',
    ...(!isOffer && {
      transform: {
        task: 'Begin with “I don’t think”.',
        from: `I’m sure ${name} won’t ${base} ${rest}.`,
        accepted: [`I don't think ${name} will ${base} ${rest}.`, `I don't think that ${name} will ${base} ${rest}.`],
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

function planned(random: Random): Frame {
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
    also: [`${am} ${ing}`, `want to ${base}`],
    cue: `${base}, going to`,
    wrong: [
      wrong(`will ${base}`, 'will-for-plan', 'It was decided before, not while speaking: going to.'),
      wrong(`going to ${base}`, 'going-to-without-be', `Before “going to” comes “${am}”.`),
      wrong(`${am} going ${base}`, 'going-without-to', '“To” stands between “going” and the verb.'),
    ],
    why: 'The plan was made before: going to and the base form.',
    transform: {
      task: 'Use “going to”.',
      from: `${who} plan to ${base} ${rest} ${time}.`,
      accepted: [`${cap(who)} ${am} going to ${base} ${rest} ${time}.`],
      wrong: [
        { text: `${cap(who)} ${am} going ${base} ${rest} ${time}.`, why: '“To” stands between “going” and the verb.' },
      ],
      why: 'A plan: am or are going to.',
    },
  });
}

const mustNot = [
  ['touch that pan', 'It’s very hot!'], ['smoke in the hospital', 'It’s not allowed.'], ['run near the pool', 'It’s dangerous.'], ['park in front of the gate', 'It’s not allowed.'],
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
          '“Don’t have to” means that there is no need. Here it is forbidden or dangerous.',
        ),
        wrong("don't must", 'do-with-modal', '“Must” makes its negative without “do”.'),
        wrong("mustn't to", 'to-after-modal', 'After “mustn’t” comes the base form without “to”.'),
      ],
      why: 'It is forbidden or dangerous: mustn’t.',
      transform: {
        task: 'Use “mustn’t”.',
        from: `Don’t ${what}!`,
        accepted: [`You mustn't ${what}.`],
        wrong: [{ text: `You mustn't to ${what}.`, why: 'After “mustn’t” comes the base form without “to”.' }],
        why: 'Mustn’t says that something is forbidden.',
      },
    });
  return frame({
    lead: reason,
    pattern: `${who} ___ ${base}${rest}.`,
    key: "don't have to",
    also: ['do not have to', "don't need to", 'do not need to', "needn't", 'need not'],
    cue: 'have to, negative',
    wrong: [
      wrong("mustn't", 'mustnt-for-have-to', '“Mustn’t” means that it is forbidden. Here there is just no need.'),
      wrong('not have to', 'have-to-without-do', '“Have to” makes its negative with “do”.'),
      wrong("don't must", 'do-with-modal', '“Must” is never used with “do”.'),
    ],
    why: 'There is no need: don’t have to.',
    transform: {
      task: `Use “have to”. Begin with “${cap(who)}”.`,
      from: `There is no need to ${what}.`,
      accepted: [`${cap(who)} don't have to ${what}.`],
      wrong: [
        { text: `${cap(who)} mustn't ${what}.`, why: '“Mustn’t” means that it is forbidden.' },
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
  ['I’m often hungry at work.', 'eat', 'a good breakfast', 'eating'], ['My room is very untidy.', 'tidy', 'it today', 'tidying'], ['I’ve lost my wallet.', 'call', 'the police', 'calling'],
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
  'going-to': goingTo,
  'will-or-going-to': oneOf(willNow, planned),
  'must-have-to': oneOf(mustOrNot, mustOrNot, hasTo),
  should,
  'might-may': oneOf(mightMay, mightMay, maybeBe),
} satisfies Record<string, Generator>;
