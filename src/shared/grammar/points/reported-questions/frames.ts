import { capital, small } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { men, women } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const questionCases = [
  ['Where do you live', 'where I lived', ['where did I live', 'where do I live', 'where lived I'], 'where I live'], ['What do you want', 'what I wanted', ['what did I want', 'what do I want', 'what wanted I'], 'what I want'],
  ['Where are you from', 'where I was from', ['where was I from', 'where am I from', 'where from I was'], 'where I am from'], ['Why are you angry', 'why I was angry', ['why was I angry', 'why am I angry', 'why were you angry'], 'why I am angry'],
  ['How old are you', 'how old I was', ['how old was I', 'how old am I', 'how I was old'], 'how old I am'], ['When does the film start', 'when the film started', ['when did the film start', 'when does the film start', 'when started the film'], 'when the film starts'],
  ['Where is the station', 'where the station was', ['where was the station', 'where is the station', 'where it was the station'], 'where the station is'], ['What time is it', 'what time it was', ['what time was it', 'what time is it', 'what time it were'], 'what time it is'],
  ['How do you get to work', 'how I got to work', ['how did I get to work', 'how do I get to work', 'how got I to work'], 'how I get to work'], ['What are you doing', 'what I was doing', ['what was I doing', 'what am I doing', 'what did I doing'], 'what I am doing'],
  ['Where is your teacher', 'where my teacher was', ['where was my teacher', 'where is my teacher', 'where it was my teacher'], 'where my teacher is'], ['Where have you been', 'where I had been', ['where had I been', 'where have I been', 'where I had be'], 'where I have been'],
] as const; // biome-ignore format: a list of sentences
const yesNo = [
  ['Do you like jazz', 'I liked jazz', 'did I like jazz', 'I like jazz'], ['Are you hungry', 'I was hungry', 'was I hungry', 'I am hungry'], ['Can you swim', 'I could swim', 'could I swim', 'I can swim'], ['Is the shop open', 'the shop was open', 'was the shop open', 'the shop is open'],
  ['Have you finished', 'I had finished', 'had I finished', 'I have finished'], ['Do you speak Spanish', 'I spoke Spanish', 'did I speak Spanish', 'I speak Spanish'], ['Are you waiting for a taxi', 'I was waiting for a taxi', 'was I waiting for a taxi', 'I am waiting for a taxi'], ['Do you need help', 'I needed help', 'did I need help', 'I need help'],
  ['Have you seen the film', 'I had seen the film', 'had I seen the film', 'I have seen the film'], ['Do you play chess', 'I played chess', 'did I play chess', 'I play chess'],
] as const; // biome-ignore format: a list of sentences

/** Somebody by name: no father asks where one is from. */
const asker = (random: Random) => one(random, [...women, ...men]);

function reportedWh(random: Random): Frame {
  const name = asker(random);
  const [quote, key, bad, now] = one(random, questionCases);
  const verb = one(random, ['asked~me', 'wanted~to~know']);
  const other = verb === 'asked~me' ? 'wanted to know' : 'asked me';
  return frame({
    lead: `“${quote}?” ${name.replaceAll('~', ' ')} asked me.`,
    pattern: `${name} ${verb} ___.`,
    key,
    also: now ? [now] : [],
    cue: `${small(quote)}?`,
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
      task: `Report it. Begin with “${capital(name)} ${other}”.`,
      from: `“${quote}?” ${name.replaceAll('~', ' ')} asked me.`,
      accepted: [`${capital(name)} ${other} ${key}.`, ...(now ? [`${capital(name)} ${other} ${now}.`] : [])],
      wrong: [{ text: `${capital(name)} ${other} ${bad[0]}.`, why: 'The subject comes before the verb.' }],
      why: 'The subject comes before the verb, without “do”.',
    },
  });
}

function reportedYesNo(random: Random): Frame {
  const name = asker(random);
  const [quote, key, order, now] = one(random, yesNo);
  const isIf = random() < 0.4;
  const transform = {
    task: `Report it. Begin with “${capital(name)} asked me”.`,
    from: `“${quote}?” ${name.replaceAll('~', ' ')} asked me.`,
    accepted: ['if', 'whether'].flatMap((word) => [
      `${capital(name)} asked me ${word} ${key}.`,
      `${capital(name)} asked me ${word} ${key.replace('could', 'was able to')}.`,
      ...(now ? [`${capital(name)} asked me ${word} ${now}.`] : []),
    ]),
    wrong: [
      { text: `${capital(name)} asked me ${order}.`, why: 'A yes/no question is reported with “if” or “whether”.' },
      { text: `${capital(name)} asked me that ${key}.`, why: 'A yes/no question is reported with “if” or “whether”.' },
    ],
    why: 'After “if” or “whether” comes the order of a statement.',
  };
  if (isIf)
    return frame({
      lead: `“${quote}?” ${name.replaceAll('~', ' ')} asked me.`,
      pattern: `${name} asked~me ___ ${key}.`,
      key: 'if',
      also: ['whether'],
      cue: 'if / that / what',
      wrong: [
        wrong('that', 'that-for-if', 'A yes/no question is reported with “if” or “whether”.'),
        wrong('what', 'that-for-if', 'A yes/no question is reported with “if” or “whether”.'),
        wrong('did', 'question-order-reported', 'A reported question has no “did”.'),
      ],
      why: 'A yes/no question is reported with “if” or “whether”, and the order of a statement follows.',
      transform,
    });
  return frame({
    lead: `“${quote}?” ${name.replaceAll('~', ' ')} asked me.`,
    pattern: `${name} asked~me ___.`,
    key: `if ${key}`,
    also: [`whether ${key}`, ...(now ? [`if ${now}`, `whether ${now}`] : [])],
    cue: `if / ${small(quote)}?`,
    wrong: [
      wrong(`if ${order}`, 'question-order-reported', 'After “if” the subject comes before the verb.'),
      wrong(`that ${key}`, 'that-for-if', 'A yes/no question is reported with “if” or “whether”.'),
      wrong(`if do ${key}`, 'question-order-reported', 'A reported question has no “do”.'),
    ],
    why: 'After “if” or “whether” comes the order of a statement in the past.',
    transform,
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(reportedWh, reportedYesNo),
  cloze: [
    'Yesterday I had an interview. First they asked me what my name [was: be]. Then they asked me where I [lived/live: live]. The manager wanted to know [if|that|what] I [could/can: can] speak {French;Italian}, and she asked me why I [wanted/want: want] the job. At the end they asked me [if/whether: yes or no] I had any questions.',
  ],
};
