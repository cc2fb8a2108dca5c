import type { Random } from '#shared/core/random';
import { heOrShe, men, pronouns, slots, women } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, tie, wrong } from '../frame';

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
  { quote: 'I can’t {#1:come;go;drive} to the {#2:party;meeting;concert} tonight', before: '{p}', key: "couldn't {#1}", also: ['could not {#1}', "wasn't able to {#1}"], after: 'to the {#2} that night', cue: 'can / {#1}, negative', bad: [["can't {#1}", 'no-backshift'], ["couldn't {#1:came;went;drove}", 'reported-form'], ["didn't can {#1}", 'reported-modal']] },
  { quote: 'I have lost my {#1:key;passport;phone;ticket}', before: '{p}', key: 'had lost', after: '{o} {#1}', cue: 'lose', bad: [['had lose', 'reported-form'], ['have lost', 'no-backshift'], ['was lost', 'reported-form']] },
  { quote: 'I have never been to {$country}', before: '{p}', key: 'had never been', also: ['has never been'], after: 'to {$country}', cue: 'never / be', bad: [['have never been', 'no-backshift'], ['had never be', 'reported-form'], ['was never be', 'reported-form']] },
  { quote: 'I saw the {#1:accident;thief;fire} yesterday', before: '{p}', key: 'had seen', also: ['saw'], after: 'the {#1} the day before', cue: 'see', bad: [['has seen', 'no-backshift'], ['had saw', 'reported-form'], ['sees', 'no-backshift']] },
  { quote: 'I’m waiting for {#1:the bus;a friend;a taxi}', before: '{p}', key: 'was waiting', after: 'for {#1} at that moment', cue: 'wait', bad: [['am waiting', 'no-backshift'], ['was wait', 'reported-form'], ['waiting', 'reported-form']] },
  { quote: 'I’m going to {#1:sell;buy;rent} the {#2:house;car;boat}', before: '{p}', key: 'was going to {#1}', after: 'the {#2} that year', cue: 'going to / {#1}', bad: [['am going to {#1}', 'no-backshift'], ['was going {#1}', 'reported-form'], ['was going to {#1:sold;bought;rented}', 'reported-form']] },
]; // biome-ignore format: one saying a line

function reportedStatement(random: Random): Frame {
  const said = one(random, sayings);
  const speaker = heOrShe(random);
  const { own } = pronouns[speaker.person];
  const seam = '\u0001';
  const all = slots(
    [said.quote, said.before, said.key, said.after, said.cue, ...said.bad.map(([text]) => text), ...(said.also ?? [])]
      .join(seam)
      .replaceAll('{p}', speaker.person)
      .replaceAll('{o}', own),
    random,
  ).split(seam);
  const [quote = '', before = '', key = '', after = '', cue = '', ...others] = all;
  const bad = others.slice(0, said.bad.length);
  const also = others.slice(said.bad.length);
  const name =
    speaker.text.length > 3 && speaker.text !== speaker.person
      ? speaker.text
      : one(random, speaker.person === 'she' ? women : men);
  const verb = one(random, ['said', 'told~me']);
  const saidVerb = verb.replace('~', ' ');
  const told = verb === 'said' ? `told me` : `said`;
  const forms = [key, ...also];
  return frame({
    lead: `“${quote},” ${name.replaceAll('~', ' ')} ${saidVerb} last year.`,
    pattern: `${name} ${verb} that ${before} ___ ${tie(after)}.`,
    key,
    also,
    cue,
    wrong: said.bad.map(([, mistake], place) =>
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
      task: `Report it. Begin with “${cap(name)} ${told}”.`,
      from: `“${quote},” ${name.replaceAll('~', ' ')} said.`,
      accepted: forms
        .flatMap((form) => [
          `${cap(name)} ${told} that ${before} ${form} ${after}.`,
          `${cap(name)} ${told} ${before} ${form} ${after}.`,
        ])
        .flatMap((text) =>
          / (?:at that moment|that year)\.$/.test(text)
            ? [text.replace(/ (?:at that moment|that year)\.$/, '.'), text]
            : [text],
        ),
      wrong: [
        {
          text: `${cap(name)} ${told} that ${before} ${bad[0]} ${after}.`,
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
  const again = cap(who.text);
  return frame({
    pattern: isTell
      ? `${who.text} ___ ${one(random, ['me', 'us', 'them', 'everyone'])} that ${tie(news)}.`
      : `${who.text} ___ that ${tie(news)}.`,
    key: isTell ? 'told' : 'said',
    also: isTell ? ['has told', 'tells', 'had told'] : ['has said', 'says', 'had said'],
    cue: 'say / tell, past',
    wrong: isTell
      ? [
          wrong('said', 'say-tell', '“Tell” has a person after it; “say” has not.'),
          wrong('told to', 'say-tell', 'After “told” the person follows without “to”.'),
          wrong('telled', 'regularised', '“Tell” is irregular: told.'),
        ]
      : [
          wrong('told', 'say-tell', '“Tell” needs a person after it; without one it is “said”.', [
            `${again} told me that ${news}.`,
          ]),
          wrong('sayed', 'regularised', '“Say” is irregular: said.'),
          wrong('told to', 'say-tell', 'Without a person it is “said”.'),
        ],
    why: isTell ? 'A person follows: told.' : 'No person follows: said.',
  });
}

const questionCases = [
  ['Where do you live', 'where I lived', ['where did I live', 'where do I live', 'where lived I'], 'where I live'], ['What do you want', 'what I wanted', ['what did I want', 'what do I want', 'what wanted I'], 'what I want'],
  ['Where are you from', 'where I was from', ['where was I from', 'where am I from', 'where from I was'], 'where I am from'], ['Why are you angry', 'why I was angry', ['why was I angry', 'why am I angry', 'why were you angry'], ''],
  ['How old are you', 'how old I was', ['how old was I', 'how old am I', 'how I was old'], 'how old I am'], ['When does the film start', 'when the film started', ['when did the film start', 'when does the film start', 'when started the film'], 'when the film starts'],
  ['Where is the station', 'where the station was', ['where was the station', 'where is the station', 'where it was the station'], 'where the station is'], ['What time is it', 'what time it was', ['what time was it', 'what time is it', 'what time it were'], ''],
  ['How do you get to work', 'how I got to work', ['how did I get to work', 'how do I get to work', 'how got I to work'], 'how I get to work'], ['What are you doing', 'what I was doing', ['what was I doing', 'what am I doing', 'what did I doing'], ''],
  ['Who is your teacher', 'who my teacher was', ['who was your teacher', 'who is my teacher', 'who it was my teacher'], 'who my teacher is'], ['Where have you been', 'where I had been', ['where had I been', 'where have I been', 'where I had be'], ''],
] as const; // biome-ignore format: a list of sentences
const yesNo = [
  ['Do you like jazz', 'I liked jazz', 'did I like jazz', 'I like jazz'], ['Are you hungry', 'I was hungry', 'was I hungry', ''], ['Can you swim', 'I could swim', 'could I swim', 'I can swim'], ['Is the shop open', 'the shop was open', 'was the shop open', ''],
  ['Have you finished', 'I had finished', 'had I finished', ''], ['Do you speak Spanish', 'I spoke Spanish', 'did I speak Spanish', 'I speak Spanish'], ['Are you waiting for a taxi', 'I was waiting for a taxi', 'was I waiting for a taxi', ''], ['Do you need help', 'I needed help', 'did I need help', ''],
  ['Have you seen the film', 'I had seen the film', 'had I seen the film', 'I have seen the film'], ['Can you drive', 'I could drive', 'could I drive', 'I can drive'],
] as const; // biome-ignore format: a list of sentences

const asker = (random: Random) => {
  const { text } = heOrShe(random);
  return text.length > 3 ? text : one(random, women);
};

function reportedWh(random: Random): Frame {
  const name = asker(random);
  const [quote, key, bad, now] = one(random, questionCases);
  const verb = one(random, ['asked~me', 'wanted~to~know']);
  const other = verb === 'asked~me' ? 'wanted to know' : 'asked me';
  return frame({
    lead: `“${quote}?”`,
    pattern: `${name} ${verb} ___.`,
    key,
    also: now ? [now] : [],
    cue: `${quote.toLowerCase().replace(/\bi\b/g, 'I')}?`,
    wrong: [
      wrong(
        bad[0],
        'question-order-reported',
        'A reported question has the order of a statement: subject before verb.',
      ),
      wrong(
        bad[1],
        'question-order-reported',
        'A reported question has the order of a statement, and it moves into the past.',
      ),
      wrong(bad[2], 'reported-form', `The right form is “${key}”.`),
    ],
    why: 'The subject comes before the verb, without “do”, and the tense moves into the past.',
    transform: {
      task: `Report it. Begin with “${cap(name)} ${other}”.`,
      from: `“${quote}?” ${name.replaceAll('~', ' ')} asked.`,
      accepted: [`${cap(name)} ${other} ${key}.`, ...(now ? [`${cap(name)} ${other} ${now}.`] : [])],
      wrong: [{ text: `${cap(name)} ${other} ${bad[0]}.`, why: 'The subject comes before the verb.' }],
      why: 'The subject comes before the verb, without “do”.',
    },
  });
}

function reportedYesNo(random: Random): Frame {
  const name = asker(random);
  const [quote, key, order, now] = one(random, yesNo);
  const isIf = random() < 0.4;
  const transform = {
    task: `Report it. Begin with “${cap(name)} asked me”.`,
    from: `“${quote}?” ${name.replaceAll('~', ' ')} asked.`,
    accepted: ['if', 'whether'].flatMap((word) => [
      `${cap(name)} asked me ${word} ${key}.`,
      ...(now ? [`${cap(name)} asked me ${word} ${now}.`] : []),
    ]),
    wrong: [
      { text: `${cap(name)} asked me ${order}.`, why: 'A yes/no question is reported with “if” or “whether”.' },
      { text: `${cap(name)} asked me that ${key}.`, why: 'A yes/no question is reported with “if” or “whether”.' },
    ],
    why: 'If or whether, and then the order of a statement.',
  };
  if (isIf)
    return frame({
      lead: `“${quote}?”`,
      pattern: `${name} asked~me ___ ${key}.`,
      key: 'if',
      also: ['whether'],
      cue: 'if / that / what',
      wrong: [
        wrong('that', 'that-for-if', 'A yes/no question is reported with “if” or “whether”.'),
        wrong('what', 'that-for-if', 'A yes/no question is reported with “if” or “whether”.'),
        wrong('did', 'question-order-reported', 'A reported question has no “did”.'),
      ],
      why: 'A yes/no question is reported with “if” or “whether”.',
      transform,
    });
  return frame({
    lead: `“${quote}?”`,
    pattern: `${name} asked~me ___.`,
    key: `if ${key}`,
    also: [`whether ${key}`, ...(now ? [`if ${now}`, `whether ${now}`] : [])],
    cue: `if / ${quote.toLowerCase()}?`,
    wrong: [
      wrong(`if ${order}`, 'question-order-reported', 'After “if” the subject comes before the verb.'),
      wrong(`that ${key}`, 'that-for-if', 'A yes/no question is reported with “if” or “whether”.'),
      wrong(`if do ${key}`, 'question-order-reported', 'A reported question has no “do”.'),
    ],
    why: 'If or whether, and then the order of a statement in the past.',
    transform,
  });
}

export const reportedFrames = {
  'reported-statements': oneOf(reportedStatement, reportedStatement, reportedStatement, sayTell),
  'reported-questions': oneOf(reportedWh, reportedYesNo),
} satisfies Record<string, Generator>;
