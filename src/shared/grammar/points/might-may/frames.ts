import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { anAction, goesFor, timeFor } from '#shared/grammar/data/actions';
import { beOf, isThird, slots, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, repairable, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

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
    also: [`${modal}${not} be ${forms.ing}`, ...(isNot && modal === 'might' ? [`mightn't ${base}`] : [])],
    besides: [
      modal === 'might' ? `may${not} ${base}` : `might${not} ${base}`,
      ...(isNot ? (modal === 'may' ? [`mightn't ${base}`] : []) : [`could ${base}`]),
    ],
    cue: `${modal} / ${base}${isNot ? ', negative' : ''}`,
    wrong: [
      wrong(`${modal}${not} to ${base}`, 'to-after-modal', `After “${modal}” comes the base form without “to”.`),
      wrong(`${modal}${not} ${forms.thirdPerson}`, 'ending-after-modal', `After “${modal}” the verb has no ending.`),
      isNot
        ? wrong(
            `${isThird(subject) ? "doesn't" : "don't"} ${modal} ${base}`,
            'do-with-modal',
            `“${capital(modal)}” makes its negative without “do”.`,
          )
        : repairable(
            wrong(`${modal} ${forms.ing}`, 'ing-after-modal', `After “${modal}” comes the base form.`),
            ...['might', 'may', 'could'].flatMap((other) => [
              `${other} be ${forms.ing}`,
              ...(goesFor.has(base) ? [`${other} go ${forms.ing}`] : []),
            ]),
          ),
    ],
    why: `It is possible, but not certain, so it takes “${modal}${not}” and the base form.`,
    transform: {
      task: `Use “${modal}”.`,
      from: `Perhaps ${name} ${will} ${base} ${rest} ${time}.`,
      accepted: [`${capital(name)} ${modal}${not} ${base} ${rest} ${time}.`],
      wrong: [
        {
          text: `${capital(name)} ${modal}${not} to ${base} ${rest} ${time}.`,
          why: `After “${modal}” comes the base form without “to”.`,
        },
      ],
      why: `“Perhaps … ${will}” is the same as “${modal}${not}” and the base form.`,
    },
  });
}

function maybeBe(random: Random): Frame {
  const subject = someoneElse(random);
  const place = tie(
    slots(
      '{at home;at work;in the garden;at the gym;asleep;outside;busy;ill;on the bus;in a meeting;tired;late}',
      random,
    ),
  );
  return frame({
    lead: one(
      random,
      ['I’m not sure.', 'I don’t know, but', 'It is only a guess.'].filter((text) => text.endsWith('.')),
    ),
    pattern: `${subject.text} ___ ${place}.`,
    key: 'might be',
    besides: ['may be', 'could be'],
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
    why: 'It is possible, but not certain, so it is “might be”.',
    transform: {
      task: 'Use “might”.',
      from: `Perhaps ${subject.text} ${beOf(subject)} ${place}.`,
      accepted: [`${capital(subject.text)} might be ${place}.`],
      wrong: [{ text: `${capital(subject.text)} might ${beOf(subject)} ${place}.`, why: 'After “might” comes “be”.' }],
      why: `“Perhaps … ${beOf(subject)}” is the same as “might be”.`,
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(mightMay, mightMay, maybeBe),
  cloze: [
    'We don’t know where to go this summer. We [might go: might / go] to {$country}, or we [might stay: might / stay] at home. {$she} [might not come: might / come, negative] with us because she [might have: might / have] a new job by then. It [might be: might / be] cold in June, so we will probably go in August.',
  ],
};
