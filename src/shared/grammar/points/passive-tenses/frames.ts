import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, repairable, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const works = [
  ['the bridge', 'repair', 'engineers'], ['the hotel', 'sell', 'a French company'], ['the roof', 'mend', 'two workers'], ['the hall', 'paint', 'the students'],
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
      why: 'The present perfect passive has “have been” or “has been” and the participle.',
    },
    {
      key: `will be ${participle}`,
      time: 'next week',
      name: 'will',
      active: `will ${base}`,
      bad: [
        [`will ${participle}`, 'missing-be-passive'],
        // A prisoner may be helping as well.
        ...(base === 'help' ? [] : ([[`will be ${forms.ing}`, 'ing-for-passive']] as const)),
        [`will been ${participle}`, 'being-been'],
      ],
      why: 'The future passive has “will be” and the participle.',
    },
    {
      key: `must be ${participle}`,
      time: 'today',
      name: 'must',
      active: `must ${base}`,
      bad: [
        [`must ${participle}`, 'missing-be-passive'],
        [`must been ${participle}`, 'being-been', `must have been ${participle}`],
        [`must to be ${participle}`, 'to-after-modal'],
      ],
      why: 'After a modal the passive is “be” and the participle.',
    },
    {
      key: `${is} being ${participle}`,
      time: 'at the moment',
      name: 'present continuous',
      active: `${agentIs} ${forms.ing}`,
      bad: [
        [`${is} been ${participle}`, 'being-been', ...(base === 'close' ? ['is closed'] : [])],
        [`${is} being ${forms.ing}`, 'ing-for-passive'],
        [`${has} being ${participle}`, 'have-for-be'],
      ],
      why: 'The present continuous passive has “is being” or “are being” and the participle.',
    },
    {
      key: `${was} being ${participle}`,
      time: 'when we arrived',
      name: 'past continuous',
      active: `${isAgentMany ? 'were' : 'was'} ${forms.ing}`,
      bad: [
        [`${was} been ${participle}`, 'being-been', `had been ${participle}`],
        [`${was} being ${forms.ing}`, 'ing-for-passive'],
        [`had being ${participle}`, 'have-for-be', `had been ${participle}`],
      ],
      why: 'The past continuous passive has “was being” or “were being” and the participle.',
    },
  ] as const;
  const kind = one(random, kinds);
  const time = kind.time ? ` ${tie(kind.time)}` : '';
  const already = kind.time === '';
  return frame({
    pattern: `${tie(thing)} ___${time}.`,
    key: kind.key,
    also: already
      ? [`${has} been ${participle} already`, `already ${has} been ${participle}`]
      : kind.name === 'must'
        ? [`must have been ${participle}`]
        : [],
    besides:
      kind.name === 'must'
        ? ['has to', 'has got to', 'needs to'].map(
            (duty) => `${isMany ? duty.replace('has', 'have').replace('needs', 'need') : duty} be ${participle}`,
          )
        : [],
    cue: `${base}, ${kind.name} passive`,
    wrong: kind.bad
      .map(([text, mistake, ...repairs]) => repairable(wrong(text, mistake, kind.why), ...repairs))
      .filter(
        ({ text }) =>
          !(base === 'close' && text === 'will be closing') && !(base === 'sell' && text === 'will be selling'),
      ),
    why: kind.why,
    transform: {
      task: `Begin with “${capital(thing)}” and use the passive.`,
      from: `${capital(agent)} ${kind.active} ${thing}${kind.time ? ` ${kind.time}` : ''}.`,
      accepted: already
        ? [
            `${capital(thing)} ${has} already been ${participle}.`,
            `${capital(thing)} ${has} already been ${participle} by ${agent}.`,
            `${capital(thing)} ${has} been ${participle} already.`,
            `${capital(thing)} ${has} been ${participle} by ${agent} already.`,
            `${capital(thing)} ${has} been ${participle} already by ${agent}.`,
          ]
        : [
            `${capital(thing)} ${kind.key} ${kind.time}.`,
            `${capital(thing)} ${kind.key} by ${agent} ${kind.time}.`,
            ...(kind.time === 'when we arrived' ? [] : [`${capital(thing)} ${kind.key} ${kind.time} by ${agent}.`]),
          ],
      why: kind.why,
    },
  });
}

export const frames: PointFrames = {
  makeFrame: passiveTenses,
  cloze: [
    'Our school is changing. A new library [has already been built: already / build, present perfect passive], and the old gym [is being painted: paint, present continuous passive] at the moment. Next month new computers [will be bought: buy, will passive]. The work [must be finished: finish, must passive] before September. When I walked past yesterday, the windows [were being cleaned: clean, past continuous passive].',
    'The old bridge in our town [is being repaired: repair] at the moment. Three plans for a new one [have been discussed: discuss] since January, but no money [has been found: find] yet. When the bridge was opened, in 1910, it [had already been painted: already / paint] twice. Nothing [must be changed: must / change], say some people; others hope that it [will be replaced/’ll be replaced: replace, will] one day.',
    'When we came back, our hotel room [had been cleaned: clean], but our bags [were still being searched: still / search] downstairs. “Your passports [will be returned: return, will] tomorrow,” we were told. “All guests [are being checked: check] at the moment, because a ring [has been stolen: steal]. It [may have been taken: may / take] by somebody from outside.” In the end it was found in the soup.',
  ],
};
