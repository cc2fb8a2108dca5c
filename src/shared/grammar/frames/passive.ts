import type { Random } from '#shared/core/random';
import { verbForms } from '#shared/language/forms/inflect';
import { cap, type Frame, frame, type Generator, one, tie, wrong } from '../frame';

/** Thing, verb, who does it, and what belongs to the present or to the past. */
const generalFacts = [
  ['these cars', 'make', 'in Japan', '', 'are'], ['this cheese', 'make', 'in France', '', 'is'], ['the offices', 'clean', 'every evening', 'a cleaner', 'are'], ['the letters', 'deliver', 'every morning', 'a young man', 'are'],
  ['English', 'speak', 'in many countries', '', 'is'], ['coffee', 'grow', 'in Brazil', '', 'is'], ['the rooms', 'clean', 'every day', 'two women', 'are'], ['rice', 'grow', 'in China', '', 'is'],
  ['the animals', 'feed', 'twice a day', 'a farmer', 'are'], ['lunch', 'serve', 'at one o’clock every day', 'students', 'is'],
  ['the newspaper', 'print', 'every night', 'a big company', 'is'],
] as const; // biome-ignore format: a list of words
const pastFacts = [
  ['the tower', 'build', 'in 1890', 'a famous engineer', 'was'],
  ['the road', 'build', 'in 1960', 'a French company', 'was'],
  ['the library', 'build', 'in 1990', 'a rich woman', 'was'],
  ['the statue', 'make', 'in 1880', 'a young artist', 'was'],
  ['the hotel', 'paint', 'in 2015', 'two students', 'was'],
  ['the telephone', 'invent', 'in 1876', '', 'was'], ['this house', 'build', 'in 1920', 'a rich family', 'was'], ['the castle', 'build', 'in 1350', 'a king', 'was'], ['the picture', 'paint', 'in 1890', 'a young artist', 'was'],
  ['the book', 'write', 'in 1950', 'a French journalist', 'was'], ['my bike', 'steal', 'last night', 'two men', 'was'], ['the windows', 'break', 'yesterday', 'two boys', 'were'], ['the film', 'make', 'in 2010', 'a Spanish company', 'was'],
  ['the songs', 'write', 'in 1985', 'a student', 'were'], ['the letters', 'send', 'last week', 'the manager', 'were'], ['the bridge', 'design', 'in 1930', 'a famous architect', 'was'],
  ['the thieves', 'arrest', 'last night', 'the police', 'were'], ['the island', 'discover', 'in 1770', 'a captain', 'was'],
] as const; // biome-ignore format: a list of words

const hasOwnSense = new Set<string>(['break', 'grow', 'print', 'feed']);

function passive(random: Random): Frame {
  const isPast = random() < 0.55;
  const [thing, base, about, agent, be] = isPast ? one(random, pastFacts) : one(random, generalFacts);
  // The telephone has its year; for the rest any year of that decade will do.
  const time = base === 'invent' ? about : about.replace(/\d$/, String(Math.floor(random() * 10)));
  const forms = verbForms(base);
  const [participle = '', past = ''] = [forms.participle[0], forms.past[0]];
  const other = be === 'is' ? 'are' : be === 'are' ? 'is' : be === 'was' ? 'were' : 'was';
  const active = isPast ? past : be === 'are' ? base : forms.thirdPerson;
  const agentVerb = isPast ? past : /s$|women$/.test(agent) && !agent.startsWith('a ') ? base : forms.thirdPerson;
  return frame({
    pattern: `${tie(thing)} ___ ${tie(time)}.`,
    key: `${be} ${participle}`,
    cue: `${base}, ${isPast ? 'past' : 'present'} passive`,
    wrong: [
      // Some verbs have an active sense of their own: the door opens, rice grows.
      ...(hasOwnSense.has(base)
        ? []
        : [
            wrong(`${be} ${forms.ing}`, 'ing-for-passive', `It does not do it: ${be} ${participle}.`),
            wrong(active, 'active-for-passive', `${cap(thing)} did not do it; it was done: ${be} ${participle}.`),
          ]),
      wrong(`${other} ${participle}`, 'wrong-be', `The subject needs “${be}”.`),
      ...(participle === past
        ? []
        : [wrong(`${be} ${past}`, 'past-for-participle', `After “${be}” comes the participle: ${participle}.`)]),
      ...(base === 'clean'
        ? []
        : [wrong(`${be} ${base}`, 'base-for-participle', `After “${be}” comes the participle: ${participle}.`)]),
    ],
    why: `We speak of what happens to it: ${be} and the participle.`,
    ...(agent && {
      transform: {
        task: `Begin with “${cap(thing)}” and use the passive.`,
        from: `${cap(agent)} ${agentVerb} ${thing} ${time}.`,
        accepted: [
          `${cap(thing)} ${be} ${participle} by ${agent} ${time}.`,
          `${cap(thing)} ${be} ${participle} ${time} by ${agent}.`,
          `${cap(thing)} ${be} ${participle} ${time}.`,
        ],
        wrong: [
          {
            text: `${cap(thing)} ${agentVerb} by ${agent} ${time}.`,
            why: `The passive needs “${be}” and the participle.`,
          },
        ],
        why: `Passive: ${be} and the participle; “by” tells who did it.`,
      },
    }),
  });
}

const works = [
  ['the bridge', 'repair', 'engineers'], ['the hotel', 'build', 'a French company'], ['the roof', 'mend', 'two workers'], ['the hall', 'paint', 'the students'],
  ['the film', 'make', 'a small team'], ['the report', 'write', 'the manager'], ['the road', 'close', 'the police'], ['the house', 'sell', 'the owners'], ['the website', 'design', 'an expert'],
  ['the prisoner', 'help', 'a lawyer'], ['the results', 'check', 'the teachers'], ['the parcels', 'deliver', 'a young man'], ['the meeting', 'plan', 'the staff'], ['the letters', 'translate', 'a student'], ['the rooms', 'clean', 'a robot'],
] as const; // biome-ignore format: a list of words

function passiveTenses(random: Random): Frame {
  const [thing, base, agent] = one(random, works);
  const forms = verbForms(base);
  const participle = forms.participle[0] ?? '';
  const isMany = /s$/.test(thing);
  const [has, is, was] = isMany ? ['have', 'are', 'were'] : ['has', 'is', 'was'];
  const isAgentMany = /s$|police|staff/.test(agent);
  const [agentHas, agentIs] = isAgentMany ? ['have', 'are'] : ['has', 'is'];
  const kinds = [
    {
      key: `${has} already been ${participle}`,
      time: '',
      name: 'already / present perfect',
      active: `${agentHas} already ${participle}`,
      bad: [
        [`${has} already being ${participle}`, 'being-been'],
        [`${has} already be ${participle}`, 'being-been'],
        [`${is} already been ${participle}`, 'be-for-have'],
      ],
      why: 'Present perfect passive: have or has been and the participle.',
    },
    {
      key: `will be ${participle}`,
      time: 'next week',
      name: 'will',
      active: `will ${base}`,
      bad: [
        [`will ${participle}`, 'missing-be-passive'],
        [`will be ${forms.ing}`, 'ing-for-passive'],
        [`will been ${participle}`, 'being-been'],
      ],
      why: 'Future passive: will be and the participle.',
    },
    {
      key: `must be ${participle}`,
      time: 'today',
      name: 'must',
      active: `must ${base}`,
      bad: [
        [`must ${participle}`, 'missing-be-passive'],
        [`must been ${participle}`, 'being-been'],
        [`must to be ${participle}`, 'to-after-modal'],
      ],
      why: 'Passive with a modal: must be and the participle.',
    },
    {
      key: `${is} being ${participle}`,
      time: 'at the moment',
      name: 'present continuous',
      active: `${agentIs} ${forms.ing}`,
      bad: [
        [`${is} been ${participle}`, 'being-been'],
        [`${is} being ${forms.ing}`, 'ing-for-passive'],
        [`${has} being ${participle}`, 'have-for-be'],
      ],
      why: 'Present continuous passive: is or are being and the participle.',
    },
    {
      key: `${was} being ${participle}`,
      time: 'when we arrived',
      name: 'past continuous',
      active: `${isAgentMany ? 'were' : 'was'} ${forms.ing}`,
      bad: [
        [`${was} been ${participle}`, 'being-been'],
        [`${was} being ${forms.ing}`, 'ing-for-passive'],
        [`had being ${participle}`, 'have-for-be'],
      ],
      why: 'Past continuous passive: was or were being and the participle.',
    },
  ] as const;
  const kind = one(random, kinds);
  const time = kind.time ? ` ${tie(kind.time)}` : '';
  const already = kind.time === '';
  return frame({
    pattern: `${tie(thing)} ___${time}.`,
    key: kind.key,
    also: kind.name === 'must' ? [`has to be ${participle}`] : [],
    cue: `${base}, ${kind.name} passive`,
    wrong: kind.bad
      .map(([text, mistake]) => wrong(text, mistake, kind.why))
      .filter(
        ({ text }) =>
          !(base === 'close' && text === 'will be closing') && !(base === 'sell' && text === 'will be selling'),
      ),
    why: kind.why,
    transform: {
      task: `Begin with “${cap(thing)}” and use the passive.`,
      from: `${cap(agent)} ${kind.active} ${thing}${kind.time ? ` ${kind.time}` : ''}.`,
      accepted: already
        ? [
            `${cap(thing)} ${has} already been ${participle}.`,
            `${cap(thing)} ${has} already been ${participle} by ${agent}.`,
            `${cap(thing)} ${has} been ${participle} already.`,
            `${cap(thing)} ${has} been ${participle} by ${agent} already.`,
            `${cap(thing)} ${has} been ${participle} already by ${agent}.`,
          ]
        : [
            `${cap(thing)} ${kind.key} ${kind.time}.`,
            `${cap(thing)} ${kind.key} by ${agent} ${kind.time}.`,
            `${cap(thing)} ${kind.key} ${kind.time} by ${agent}.`,
          ],
      why: kind.why,
    },
  });
}

export const passives = { passive, 'passive-tenses': passiveTenses } satisfies Record<string, Generator>;
