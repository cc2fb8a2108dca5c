import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { heOrShe, pronouns, relative, slots } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, repairable, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

interface ReportedCase {
  quote: string;
  before: string;
  key: string;
  also?: readonly string[];
  after: string;
  cue: string;
  bad: readonly (readonly [string, 'no-backshift' | 'reported-form' | 'reported-modal'])[];
}

/** What was said, from an I to a me, and how it is reported. `{p}` is the pronoun of the speaker, `{o}` its own. */
const sayings: ReportedCase[] = [
  { quote: 'I will {#1:call;help;visit} you {#2:tomorrow;next week}', before: '{p}', key: 'would {#1}', after: 'me {#2:the next day;the following week}', cue: '{#1}', bad: [['will {#1}', 'no-backshift'], ['would {#1:called;helped;visited}', 'reported-form'], ['would to {#1}', 'reported-form']] },
  { quote: 'I will {#1:send;give} you the {#2:money;tickets;book} tomorrow', before: '{p}', key: 'would {#1}', after: 'me the {#2} the next day', cue: '{#1}', bad: [['will {#1}', 'no-backshift'], ['would {#1:sent;gave}', 'reported-form'], ['would to {#1}', 'reported-form']] },
  { quote: 'I can’t {#1:come;go;drive} to the {#2:party;meeting;concert} tonight', before: '{p}', key: "couldn't {#1}", also: ['could not {#1}', "wasn't able to {#1}", "wouldn't be able to {#1}"], after: 'to the {#2} that night', cue: 'can / {#1}, negative', bad: [["can't {#1}", 'no-backshift'], ["couldn't {#1:came;went;drove}", 'reported-form'], ["didn't can {#1}", 'reported-modal']] },
  { quote: 'I have lost my {#1:key;passport;phone;ticket}', before: '{p}', key: 'had lost', also: ['lost', 'has lost'], after: '{o} {#1}', cue: 'lose', bad: [['had lose', 'reported-form'], ['has lose', 'reported-form'], ['was lost', 'reported-form']] },
  { quote: 'I have never been to {$country}', before: '{p}', key: 'had never been', also: ['has never been'], after: 'to {$country}', cue: 'never / be', bad: [['never been', 'reported-form'], ['had never be', 'reported-form'], ['was never be', 'reported-form']] },
  { quote: 'I saw the {#1:accident;thief;fire} yesterday', before: '{p}', key: 'had seen', also: ['saw'], after: 'the {#1} the day before', cue: 'see', bad: [['has seen', 'no-backshift'], ['had saw', 'reported-form'], ['sees', 'no-backshift']] },
  { quote: 'I’m waiting for {#1:the bus;a friend;a taxi}', before: '{p}', key: 'was waiting', after: 'for {#1} at that moment', cue: 'wait', bad: [['is waiting', 'no-backshift'], ['was wait', 'reported-form'], ['waiting', 'reported-form']] },
  { quote: 'I’m going to {#1:sell;buy;rent} the {#2:house;car;boat}', before: '{p}', key: 'was going to {#1}', also: ['is going to {#1}'], after: 'the {#2}', cue: 'going to / {#1}', bad: [['going to {#1}', 'reported-form'], ['was going {#1}', 'reported-form'], ['was going to {#1:sold;bought;rented}', 'reported-form']] },
]; // biome-ignore format: one saying a line

/** The same moment is called by more than one name. */
const sameTimes = [
  ['the next day', 'the following day', 'the day after'],
  ['the next week', 'the following week', 'the week after'],
  ['the day before', 'the previous day'],
  ['that night', 'that evening'],
] as const;

/** In place of said, with the person that tell needs. */
const toldTo = ['me', 'you', 'us', 'him', 'her', 'them', 'everyone', 'everybody', 'someone', 'people'].flatMap(
  (person) => [`told ${person}`, `said to ${person}`],
);

function otherTimes(text: string): string[] {
  const names = sameTimes.find((list) => list.some((name) => text.includes(name)));
  const used = names?.find((name) => text.includes(name));
  return names && used ? names.map((name) => text.replace(used, name)) : [text];
}

function reportedStatement(random: Random): Frame {
  const saying = one(random, sayings);
  const speaker = relative(random);
  const { own } = pronouns[speaker.person];
  const seam = '\u0001';
  const all = slots(
    [
      saying.quote,
      saying.before,
      saying.key,
      saying.after,
      saying.cue,
      ...saying.bad.map(([text]) => text),
      ...(saying.also ?? []),
    ]
      .join(seam)
      .replaceAll('{p}', speaker.person)
      .replaceAll('{o}', own),
    random,
  ).split(seam);
  const [quote = '', before = '', key = '', after = '', cue = '', ...others] = all;
  const bad = others.slice(0, saying.bad.length);
  const also = others.slice(saying.bad.length);
  const name = speaker.text;
  const verb = one(random, ['said', 'told~me']);
  const saidVerb = verb.replace('~', ' ');
  const otherVerb = verb === 'said' ? `told me` : `said`;
  // Reported a year later, what is no longer so has moved back.
  const forms = [key, ...also.filter((form) => !/^(?:is|has) /.test(form))];
  return frame({
    lead: `“${quote},” ${name.replaceAll('~', ' ')} ${saidVerb} last year.`,
    pattern: `${name} ${verb} that ${before} ___ ${tie(after)}.`,
    key,
    also: forms.slice(1),
    cue,
    wrong: saying.bad.map(([, mistake], place) =>
      wrong(
        bad[place] ?? '',
        mistake,
        mistake === 'no-backshift'
          ? `What was said then moves one step into the past: ${key}.`
          : `The right form is “${key}”.`,
      ),
    ),
    why: `What was said then moves one step into the past: ${key}.`,
    transform: {
      task: `Report it. Begin with “${capital(name)} ${otherVerb} that”.`,
      // Said to me, so that “you” is known.
      from: `“${quote},” ${name.replaceAll('~', ' ')} told me last year.`,
      accepted: forms
        .flatMap((form, place) =>
          // Beside a time that is over, only what has moved back.
          [otherVerb, ...(place === 0 ? [`${otherVerb} last year`] : [])].flatMap((verb) => [
            `${capital(name)} ${verb} that ${before} ${form} ${after}.`,
            `${capital(name)} ${verb} ${before} ${form} ${after}.`,
          ]),
        )
        .flatMap((text) => (text.endsWith(' at that moment.') ? [text.replace(' at that moment', ''), text] : [text]))
        .flatMap(otherTimes),
      wrong: [
        {
          text: `${capital(name)} ${otherVerb} that ${before} ${bad[0]} ${after}.`,
          why: `It moves one step into the past: ${key}.`,
        },
      ],
      why: 'The tense moves one step back, and the pronouns and times change.',
    },
  });
}

function sayTell(random: Random): Frame {
  const who = heOrShe(random);
  const isTell = random() < 0.5;
  const news = slots(
    '{the shop was closed;the train was late;there was a problem;the test was easy;it was raining;dinner was ready;the film was boring;the plan was good}',
    random,
  );
  return frame({
    pattern: isTell
      ? `${who.text} ___ ${one(random, ['me', 'us', 'them', 'everyone'])} that ${tie(news)}.`
      : `${who.text} ___ that ${tie(news)}.`,
    key: isTell ? 'told' : 'said',
    also: isTell ? ['had told', 'said to'] : ['had said'],
    besides: isTell ? ['has told'] : ['has said'],
    cue: 'say / tell, past',
    wrong: isTell
      ? [
          wrong('said', 'say-tell', 'Before a person it is “told”, or “said to”.'),
          wrong('told to', 'say-tell', 'After “told” the person follows without “to”.'),
          wrong('telled', 'regularised', '“Tell” is irregular: told.'),
        ]
      : [
          repairable(
            wrong('told', 'say-tell', '“Tell” needs a person after it; without one it is “said”.'),
            ...toldTo,
            'was told',
          ),
          repairable(wrong('sayed', 'regularised', '“Say” is irregular: said.'), ...toldTo),
          repairable(wrong('told to', 'say-tell', 'Without a person it is “said”.'), ...toldTo),
        ],
    why: isTell ? 'A person follows, so it is “told”.' : 'No person follows, so it is “said”.',
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(reportedStatement, reportedStatement, reportedStatement, sayTell),
  cloze: [
    '{$she} called me last week. She [said|told|asked] that she [was: be] very tired. She had “a lot of work”: she told me that she [had worked/had been working: work, past perfect] all weekend. I asked about her holiday, and she promised that she [would visit: visit] me the following month. She was sorry, but she [couldn’t/could not: can, negative] come earlier.',
  ],
};
