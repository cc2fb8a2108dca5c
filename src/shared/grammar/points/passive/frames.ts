import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, repairable, tie, wrong } from '#shared/grammar/frame';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

/** Thing, verb, who does it, and what belongs to the present or to the past. */
const generalFacts = [
  ['these cars', 'make', 'in Japan', '', 'are'], ['this cheese', 'make', 'in France', '', 'is'], ['the offices', 'clean', 'every evening', 'a cleaner', 'are'], ['the letters', 'deliver', 'every morning', 'a young man', 'are'],
  ['English', 'speak', 'in many countries', '', 'is'], ['coffee', 'grow', 'in Brazil', '', 'is'], ['the rooms', 'clean', 'every day', 'two women', 'are'], ['rice', 'grow', 'in China', '', 'is'],
  ['the animals', 'feed', 'twice a day', 'a farmer', 'are'], ['lunch', 'serve', 'every day', 'students', 'is'],
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
  const isMany = be === 'are' || be === 'were';
  const other = be === 'is' ? 'are' : be === 'are' ? 'is' : be === 'was' ? 'were' : 'was';
  const active = isPast ? past : be === 'are' ? base : forms.thirdPerson;
  const agentVerb = isPast ? past : /s$|women$/.test(agent) && !agent.startsWith('a ') ? base : forms.thirdPerson;
  const did = isPast ? 'did' : isMany ? 'do' : 'does';
  const passively = `${capital(thing)} ${did} not do it. It ${isPast ? 'was' : 'is'} done to ${isMany ? 'them' : 'it'}: ${be} ${participle}.`;
  return frame({
    pattern: `${tie(thing)} ___ ${tie(time)}.`,
    key: `${be} ${participle}`,
    cue: `${base}, ${isPast ? 'past' : 'present'} simple passive`,
    wrong: [
      // Some verbs have an active sense of their own: the door opens, rice grows.
      ...(hasOwnSense.has(base)
        ? []
        : [
            repairable(wrong(`${be} ${forms.ing}`, 'ing-for-passive', passively), `${be} being ${participle}`),
            wrong(active, 'active-for-passive', passively),
          ]),
      wrong(`${other} ${participle}`, 'wrong-be', `The subject needs “${be}”.`),
      ...(participle === past
        ? []
        : [wrong(`${be} ${past}`, 'past-for-participle', `After “${be}” comes the participle: ${participle}.`)]),
      ...(base === 'clean'
        ? []
        : [wrong(`${be} ${base}`, 'base-for-participle', `After “${be}” comes the participle: ${participle}.`)]),
    ],
    why: `We speak of what ${isPast ? 'happened' : 'happens'} to ${isMany ? 'them' : 'it'}, so use “${be}” and the participle.`,
    ...(agent && {
      transform: {
        task: `Begin with “${capital(thing)}” and use the passive.`,
        from: `${capital(agent)} ${agentVerb} ${thing} ${time}.`,
        accepted: [
          `${capital(thing)} ${be} ${participle} by ${agent} ${time}.`,
          `${capital(thing)} ${be} ${participle} ${time} by ${agent}.`,
          `${capital(thing)} ${be} ${participle} ${time}.`,
        ],
        wrong: [
          {
            text: `${capital(thing)} ${agentVerb} by ${agent} ${time}.`,
            why: `The passive needs “${be}” and the participle.`,
          },
        ],
        why: `The passive has “${be}” and the participle, and “by” tells who did it.`,
      },
    }),
  });
}

export const frames: PointFrames = {
  makeFrame: passive,
  cloze: [
    'The {bridge;castle} in our town [was built: build] in 1850. It [was designed: design] by a famous architect, and the stones [were brought: bring] from the mountains. Today it [is visited: visit] by many people every year. Every summer a big concert is held there, and the tickets [are sold: sell] online.',
    'Tea [is made: make] from the leaves of a plant. The plants [are grown: grow] in hot, wet countries, where the leaves [are picked: pick] by hand. Then they [are left: leave] in the sun, and after that they [are sent: send] to factories in big bags. Tea [was brought: bring] to Europe in ships about four hundred years ago, but for a long time it [was drunk: drink] only by rich people. In hot weather it [is served: serve] with ice in many countries today.',
    'Our school [was built: build] in 1964. Last night a window [was broken: break] and two computers [were stolen: steal]. The police [were called: call] by a neighbour, and two men [were seen: see] near the station later. In our school the doors [are locked: lock] at six every evening, and the keys [are kept: keep] in the office. How [was the window opened: the window / open], then?',
  ],
};
