import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Action, anAction, goesFor, hasOnePast, isHabit, pastOf } from '#shared/grammar/data/actions';
import { relative, slots } from '#shared/grammar/data/people';
import { type Frame, frame, one, repairable, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

/** A call or the answers of one test are no habit of somebody’s, and grown-ups do not go to school. */
const isPastHabit = {
  name: 'past habit',
  test: (action: Action) =>
    hasOnePast.test(action) &&
    isHabit.test(action) &&
    !/^(?:call|check)$/.test(action.base) &&
    !/\bschool\b/.test(action.rest),
};

function usedTo(random: Random): Frame {
  const subject = relative(random);
  const action = anAction(random, 'B1', 'd', isPastHabit);
  const { base, forms, rest } = action;
  const again = subject.person;
  const name = subject.text;
  const lead = `${capital(name)} is different now.`;
  const start = slots('{Years ago;In those days;In the past}', random);
  const kind = one(random, ['positive', 'positive', 'negative', 'question'] as const);
  if (kind === 'negative')
    return frame({
      lead,
      pattern: `${tie(start)}, ${again} ___ ${rest}.`,
      key: `didn't use to ${base}`,
      also: [`did not use to ${base}`, `didn't used to ${base}`, `never used to ${base}`, `used not to ${base}`],
      cue: `used to / ${base}, negative`,
      wrong: [
        wrong(`doesn't use to ${base}`, 'present-for-past', '“Used to” is only for the past: didn’t use to.'),
        repairable(
          wrong(`wasn't use to ${base}`, 'be-used-to', 'The negative is “didn’t use to”, without “be”.'),
          `wasn't used to ${forms.ing}`,
        ),
        repairable(
          wrong(`didn't use to ${forms.ing}`, 'ing-after-used-to', 'After “use to” comes the base form.'),
          `wasn't used to ${forms.ing}`,
          ...(goesFor.has(base) ? [`didn't use to go ${forms.ing}`] : []),
        ),
      ],
      why: 'The negative is “didn’t use to” and the base form.',
      transform: {
        task: 'Use “used to” in the negative.',
        from: `In the past, ${again} didn't ${base} ${rest}.`,
        accepted: ["didn't use to", "didn't used to", 'never used to', 'used not to'].flatMap((form) => {
          const said = `${again} ${form} ${base} ${rest}`;
          return [`${capital(said)}.`, `In the past, ${said}.`, `${capital(said)} in the past.`];
        }),
        why: 'The negative of “used to” is “didn’t use to” and the base form.',
      },
    });
  if (kind === 'question')
    return frame({
      // Who says so can be asked.
      lead: `“${lead.slice(0, -1)},” a friend says.`,
      pattern: `___ ${rest} in~the~past?`,
      key: `Did ${again} use to ${base}`,
      also: [`Did ${again} used to ${base}`],
      cue: `${again} / used to / ${base}`,
      wrong: [
        wrong(`Does ${again} use to ${base}`, 'present-for-past', '“Used to” is only for the past: did.'),
        repairable(
          wrong(`Was ${again} use to ${base}`, 'be-used-to', 'The question is “Did … use to”, without “be”.'),
          `Was ${again} used to ${forms.ing}`,
        ),
        repairable(
          wrong(`Did ${again} use to ${forms.ing}`, 'ing-after-used-to', 'After “use to” comes the base form.'),
          `Was ${again} used to ${forms.ing}`,
        ),
      ],
      why: 'The question has “did”, the subject, “use to” and the base form.',
    });
  return frame({
    lead,
    pattern: `${tie(start)}, ${again} ___ ${rest}, but not any~more.`,
    key: `used to ${base}`,
    also: [pastOf(action), `would ${base}`],
    cue: `used to / ${base}`,
    wrong: [
      wrong(`use to ${base}`, 'present-for-past', 'Positive sentences have “used to”, with -d.'),
      repairable(
        wrong(`used to ${forms.ing}`, 'ing-after-used-to', 'After “used to” comes the base form.'),
        `was used to ${forms.ing}`,
        ...(goesFor.has(base) ? [`used to go ${forms.ing}`] : []),
      ),
      repairable(
        wrong(`was use to ${base}`, 'be-used-to', 'A past habit is “used to”, without “be”.'),
        `was used to ${forms.ing}`,
      ),
    ],
    why: 'A habit in the past that is over takes “used to” and the base form.',
    transform: {
      task: 'Use “used to”.',
      from: `${capital(again)} ${pastOf(action)} ${rest} in the past, but not any more.`,
      accepted: [
        `${capital(again)} used to ${base} ${rest}`,
        `In the past, ${again} used to ${base} ${rest}`,
        `${capital(again)} used to ${base} ${rest} in the past`,
      ].flatMap((said) => [
        `${said}.`,
        ...['not any more', `${again} doesn't any more`, `${again} doesn't now`, `now ${again} doesn't`].map(
          (now) => `${said}, but ${now}.`,
        ),
      ]),
      wrong: [
        { text: `${capital(again)} was used to ${base} ${rest}.`, why: 'A past habit is “used to”, without “be”.' },
        { text: `${capital(again)} used to ${forms.ing} ${rest}.`, why: 'After “used to” comes the base form.' },
      ],
      why: 'A habit in the past that is over takes “used to” and the base form.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: usedTo,
  cloze: [
    'When my grandmother was young, she [used to live: used to / live] in a small village. She [used to walk: used to / walk] five kilometres to school. There was no TV, so the family [used to tell: used to / tell] stories in the evening. They [didn’t use to buy/did not use to buy/didn’t used to buy: used to / buy, negative] bread: they baked it. “[Did you use to have/Did you used to have: you / used to / have] a car?” I asked. “No, we had a {horse;donkey}!”',
  ],
};
