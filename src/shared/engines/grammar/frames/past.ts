import { verbForms } from '../../../content/forms/inflect';
import type { Random } from '../../../random';
import {
  type Action,
  anAction,
  hasOnePast,
  isIrregular,
  isRegular,
  participleOf,
  pastOf,
  pastTime,
  regularised,
} from '../data/actions';
import { anyone, heOrShe, isThird, type Subject, slots, someoneElse, wasOf } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, type Transform, tie, wrong } from '../frame';

function misspeltPast({ base }: Action): string | undefined {
  const right = `${base}ed`;
  if (/[^aeiou]y$/.test(base)) return right;
  if (/(?:stop|plan|drop|chat)$/.test(base)) return right;
  if (/[aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return undefined;
}

function pastTransform(subject: Subject, action: Action, time: string, random: Random): Transform | undefined {
  if (!['he', 'she', 'they'].includes(subject.person)) return undefined;
  const { base, rest } = action;
  const [past, name] = [pastOf(action), subject.text];
  const from = `${cap(name)} ${past} ${rest} ${time}.`;
  if (random() < 0.5)
    return {
      task: 'Make it negative.',
      from,
      accepted: [`${cap(name)} didn't ${base} ${rest} ${time}.`],
      wrong: [{ text: `${cap(name)} didn't ${past} ${rest} ${time}.`, why: 'After “didn’t” comes the base form.' }],
      why: 'Didn’t and the base form, for all persons.',
    };
  return {
    task: 'Make it a question.',
    from,
    accepted: [`Did ${name} ${base} ${rest} ${time}?`],
    wrong: [{ text: `Did ${name} ${past} ${rest} ${time}?`, why: 'After “did” comes the base form.' }],
    why: 'Did, the subject and the base form.',
  };
}

const pastSimple =
  (kind: typeof isRegular): Generator =>
  (random) => {
    const subject = anyone(random);
    const action = anAction(random, 'A2', 'p', kind);
    const { base, forms, rest } = action;
    const past = pastOf(action);
    const time = pastTime(random, action);
    const misspelt = kind === isRegular ? misspeltPast(action) : undefined;
    const participle = participleOf(action);
    return frame({
      pattern: `${subject.text} ___ ${rest} ${time}.`,
      key: past,
      cue: `${base}, past simple`,
      wrong: [
        wrong(isThird(subject) ? forms.thirdPerson : base, 'present-for-past', `The time is past: ${past}.`),
        kind === isRegular
          ? wrong(`${wasOf(subject)} ${base}`, 'be-plus-base', 'There is no “was” or “were” before a base form.')
          : wrong(regularised(action), 'regularised', `“${cap(base)}” is irregular: ${past}.`),
        misspelt
          ? wrong(misspelt, 'spelling-ed', `The spelling is “${past}”.`)
          : kind === isRegular || participle === past
            ? wrong(`did ${past}`, 'double-marking', 'In a positive sentence the past form stands alone.')
            : wrong(
                participle,
                'participle-for-past',
                `“${cap(participle)}” is the participle. The past is “${past}”.`,
              ),
      ],
      why:
        kind === isRegular
          ? `A finished time in the past: past simple. Regular verbs take -ed: ${past}.`
          : `A finished time in the past: past simple. “${cap(base)}” is irregular: ${past}.`,
      transform: pastTransform(subject, action, time, random),
    });
  };

const cleanPast = {
  name: 'for questions',
  test: (action: Action) => isRegular.test(action) || isIrregular.test(action),
};

function pastNegative(random: Random): Frame {
  const subject = anyone(random);
  const action = anAction(random, 'A2', 'p', cleanPast);
  const { base, rest } = action;
  const past = pastOf(action);
  const time = pastTime(random, action);
  return frame({
    pattern: `${subject.text} ___ ${rest} ${time}.`,
    key: `didn't ${base}`,
    also: [`did not ${base}`],
    cue: `not / ${base}, past simple`,
    wrong: [
      wrong(`didn't ${past}`, 'double-marking', 'The past is in “did”; after it comes the base form.'),
      wrong(`${isThird(subject) ? "doesn't" : "don't"} ${base}`, 'present-for-past', 'The time is past: didn’t.'),
      wrong(`${wasOf(subject)}n't ${base}`, 'be-for-do', 'A verb makes its past negative with “didn’t”.'),
    ],
    why: 'Negative past simple: didn’t and the base form.',
    transform: {
      task: 'Make it positive.',
      from: `${cap(subject.text)} didn't ${base} ${rest} ${time}.`,
      accepted: [`${cap(subject.text)} ${past} ${rest} ${time}.`],
    },
  });
}

function pastQuestion(random: Random): Frame {
  const subject = random() < 0.3 ? ({ text: 'you', person: 'you' } as const) : someoneElse(random);
  const action = anAction(random, 'A2', 'p', cleanPast);
  const { base, rest } = action;
  const past = pastOf(action);
  const time = pastTime(random, action);
  const name = subject.text;
  return frame({
    pattern: `___ ${rest} ${time}?`,
    key: `Did ${name} ${base}`,
    cue: `${name} / ${base}, past question`,
    wrong: [
      wrong(`Did ${name} ${past}`, 'double-marking', 'The past is in “did”; after it comes the base form.'),
      wrong(`${isThird(subject) ? 'Does' : 'Do'} ${name} ${base}`, 'present-for-past', 'The time is past: did.'),
      wrong(`${cap(wasOf(subject))} ${name} ${base}`, 'be-for-do', 'A verb makes past questions with “did”.'),
    ],
    why: 'Past question: did, the subject and the base form.',
    transform:
      name === 'you'
        ? undefined
        : {
            task: 'Make it a question.',
            from: `${cap(name)} ${past} ${rest} ${time}.`,
            accepted: [`Did ${name} ${base} ${rest} ${time}?`],
            wrong: [{ text: `Did ${name} ${past} ${rest} ${time}?`, why: 'After “did” comes the base form.' }],
          },
  });
}

const background = (random: Random) =>
  tie(
    slots(
      one(random, [
        'when the phone rang',
        'when I {saw;met} {my teacher;the doctor;a friend}',
        'at {eight;nine;ten} o’clock {last night;yesterday evening}',
        'when the storm started',
        'when I came home',
        'when the lights went out',
      ]),
      random,
    ),
  );

function pastContinuous(random: Random): Frame {
  const subject = anyone(random);
  const action = anAction(random, 'A2', 'c');
  const { base, forms, rest } = action;
  const was = wasOf(subject);
  const other = was === 'was' ? 'were' : 'was';
  const time = background(random);
  const asks = ['he', 'she', 'they'].includes(subject.person) && random() < 0.5;
  return frame({
    pattern: `${subject.text} ___ ${rest} ${time}.`,
    key: `${was} ${forms.ing}`,
    cue: `${base}, past continuous`,
    wrong: [
      wrong(`${other} ${forms.ing}`, 'wrong-be', `The subject needs “${was}”.`),
      wrong(`${was} ${base}`, 'be-plus-base', `After “${was}” the verb needs -ing.`),
      wrong(forms.ing, 'ing-without-be', `Before the -ing form comes “${was}”.`),
    ],
    why: 'It was going on at that moment in the past: was or were and the -ing form.',
    transform: {
      task: asks ? 'Make it a question.' : 'Make it negative.',
      from: `${cap(subject.text)} ${was} ${forms.ing} ${rest} ${time}.`,
      accepted: asks
        ? [`${cap(was)} ${subject.text} ${forms.ing} ${rest} ${time}?`]
        : [`${cap(subject.text)} ${was}n't ${forms.ing} ${rest} ${time}.`],
      wrong: [
        asks
          ? { text: `Did ${subject.text} ${forms.ing} ${rest} ${time}?`, why: 'The question begins with was or were.' }
          : {
              text: `${cap(subject.text)} didn't ${forms.ing} ${rest} ${time}.`,
              why: 'The negative is wasn’t or weren’t.',
            },
      ],
    },
  });
}

/** Things that happen in a moment: they cannot be going on. Base, past, rest, and what learners make of the past. */
const moments = [
  ['break', 'broke', 'a~glass', 'breaked'],
  ['hear', 'heard', 'a~strange~noise', 'heared'],
  ['see', 'saw', 'an~accident', 'seed'],
  ['find', 'found', 'some~money', 'finded'],
  ['lose', 'lost', 'a~key', 'losed'],
  ['fall', 'fell', 'off~a~chair', 'falled'],
  ['catch', 'caught', 'a~bad~cold', 'catched'],
] as const;

function interrupted(random: Random): Frame {
  const subject = someoneElse(random);
  const [base, past, rest, regular] = one(random, moments);
  const again = isThird(subject) ? subject.person : 'they';
  const action = anAction(random, 'A2', 'c', {
    name: 'out',
    test: ({ base }) => ['walk', 'work', 'play', 'cook', 'clean', 'help', 'dance', 'cycle', 'run'].includes(base),
  });
  const was = wasOf(subject);
  return frame({
    pattern: `${subject.text} ___ ${rest} while ${again} ${was} ${action.forms.ing} ${action.rest}.`,
    key: past,
    cue: base,
    wrong: [
      wrong(`${was} ${base}`, 'be-plus-base', 'There is no “was” or “were” before a base form.'),
      wrong(regular, 'regularised', `“${cap(base)}” is irregular: ${past}.`),
      wrong(base, 'present-for-past', `The time is past: ${past}.`),
    ],
    why: 'The short event in the middle of the longer one is in the past simple.',
    transform: {
      task: 'Begin with “While” and keep both parts.',
      from: `${cap(subject.text)} ${past} ${rest} while ${again} ${was} ${action.forms.ing} ${action.rest}.`,
      accepted: [
        `While ${subject.text} ${was} ${action.forms.ing} ${action.rest}, ${again} ${past} ${rest}.`,
        `While ${again} ${was} ${action.forms.ing} ${action.rest}, ${subject.text} ${past} ${rest}.`,
      ],
      why: 'The longer action (past continuous) comes after “while”.',
    },
  });
}

function usedTo(random: Random): Frame {
  const subject = heOrShe(random);
  const action = anAction(random, 'B1', 'd', hasOnePast);
  const { base, forms, rest } = action;
  const again = subject.person;
  const name = subject.text;
  const lead = `${cap(name)} is different now.`;
  const start = slots('{Years ago;In those days;In the past}', random);
  const kind = one(random, ['positive', 'positive', 'negative', 'question'] as const);
  if (kind === 'negative')
    return frame({
      lead,
      pattern: `${tie(start)}, ${again} ___ ${rest}.`,
      key: `didn't use to ${base}`,
      also: [`did not use to ${base}`, `didn't used to ${base}`, `never used to ${base}`],
      cue: `used to / ${base}, negative`,
      wrong: [
        wrong(`doesn't use to ${base}`, 'present-for-past', '“Used to” is only for the past: didn’t use to.'),
        wrong(`wasn't use to ${base}`, 'be-used-to', 'The negative is “didn’t use to”, without “be”.'),
        wrong(`didn't use to ${forms.ing}`, 'ing-after-used-to', 'After “use to” comes the base form.'),
      ],
      why: 'Negative: didn’t use to and the base form.',
      transform: {
        task: 'Use “didn’t use to”.',
        from: `In the past, ${again} didn't ${base} ${rest}, but now ${again} does.`,
        accepted: [
          `${cap(again)} didn't use to ${base} ${rest}.`,
          `In the past, ${again} didn't use to ${base} ${rest}.`,
          `${cap(again)} didn't use to ${base} ${rest}, but now ${again} does.`,
          `In the past, ${again} didn't use to ${base} ${rest}, but now ${again} does.`,
          `${cap(again)} didn't used to ${base} ${rest}.`,
        ],
      },
    });
  if (kind === 'question')
    return frame({
      lead,
      pattern: `___ ${rest} ${tie(start.charAt(0).toLowerCase() + start.slice(1))}?`,
      key: `Did ${again} use to ${base}`,
      also: [`Did ${again} used to ${base}`],
      cue: `${again} / used to / ${base}`,
      wrong: [
        wrong(`Does ${again} use to ${base}`, 'present-for-past', '“Used to” is only for the past: did.'),
        wrong(`Was ${again} use to ${base}`, 'be-used-to', 'The question is “Did … use to”, without “be”.'),
        wrong(`Did ${again} use to ${forms.ing}`, 'ing-after-used-to', 'After “use to” comes the base form.'),
      ],
      why: 'Question: did, the subject, use to and the base form.',
    });
  return frame({
    lead,
    pattern: `${tie(start)}, ${again} ___ ${rest}, but not any~more.`,
    key: `used to ${base}`,
    also: [pastOf(action), `would ${base}`],
    cue: `used to / ${base}`,
    wrong: [
      wrong(`use to ${base}`, 'present-for-past', 'Positive sentences have “used to”, with -d.'),
      wrong(`used to ${forms.ing}`, 'ing-after-used-to', 'After “used to” comes the base form.'),
      wrong(`was use to ${base}`, 'be-used-to', 'A past habit is “used to”, without “be”.'),
    ],
    why: 'A habit in the past that is over: used to and the base form.',
    transform: {
      task: 'Use “used to”.',
      from: `In the past, ${again} often ${pastOf(action)} ${rest}.`,
      accepted: [
        `${cap(again)} used to ${base} ${rest}.`,
        `In the past, ${again} used to ${base} ${rest}.`,
        `In the past, ${again} often used to ${base} ${rest}.`,
        `${cap(again)} often used to ${base} ${rest}.`,
      ],
      wrong: [
        { text: `${cap(again)} was used to ${base} ${rest}.`, why: 'A past habit is “used to”, without “be”.' },
        { text: `${cap(again)} used to ${forms.ing} ${rest}.`, why: 'After “used to” comes the base form.' },
      ],
    },
  });
}

/** What had gone wrong before, and what came of it. */
const before = [
  ['{S} couldn’t get into the house because {s} ___ the key.', 'lose', 'lost'],
  ['{S} had no money because {s} ___ a new {bike;phone;computer;coat}.', 'buy', 'bought'],
  ['{S} wasn’t hungry because {s} already ___ {lunch;a sandwich;three bananas;some soup}.', 'eat', 'eaten'],
  ['By the time we got to the {station;airport}, {s} ___ {without us;home}.', 'go', 'gone'],
  ['{S} was sad because {s} ___ the {race;game;match}.', 'lose', 'lost'],
  ['The room was cold because {s} ___ the {window;door} open.', 'leave', 'left'],
  ['{S} knew the city well because {s} ___ there many times before.', 'be', 'been'],
  ['{S} was nervous because {s} never ___ {a horse;a motorbike;an elephant} before.', 'ride', 'ridden'],
  ['After {s} ___ {the email;the letter;the report}, {S} went home.', 'write', 'written'],
  ['{S} didn’t watch the film because {s} ___ it {before;twice before}.', 'see', 'seen'],
  ['When the teacher asked, {s} already ___ {the exercise;the test;the work}.', 'do', 'done'],
  ['{S} couldn’t take photos because {s} ___ the camera at home.', 'forget', 'forgotten'],
  ['The police came quickly, but someone already ___ the {car;money;painting}.', 'steal', 'stolen'],
  ['{S} was tired because {s} ___ {for hours;all night;all day}.', 'drive', 'driven'],
] as const;

const simplePasts: Record<string, string> = {
  eat: 'ate',
  go: 'went',
  ride: 'rode',
  write: 'wrote',
  see: 'saw',
  do: 'did',
  forget: 'forgot',
  steal: 'stole',
  drive: 'drove',
  be: 'was',
};

function pastPerfect(random: Random): Frame {
  const subject = heOrShe(random);
  const [text, base, participle] = one(random, before);
  const isFirst = text.indexOf('{S}') >= 0 && text.indexOf('{S}') < text.indexOf('{s}');
  const name = isFirst || !text.includes('{S}') ? subject.person : subject.text;
  const said = slots(
    text.replaceAll('{S}', isFirst ? subject.text : subject.person).replaceAll('{s}', isFirst ? name : subject.text),
    random,
  );
  const adverb = /\b(already|never) ___/.exec(said)?.[1];
  const pattern = said.replace(/\b(already|never) ___/, '___');
  const middle = adverb ? `${adverb} ` : '';
  const past = simplePasts[base];
  return frame({
    pattern,
    key: `had ${middle}${participle}`,
    cue: `${middle}${base}, past perfect`,
    wrong: [
      wrong(
        `has ${middle}${participle}`,
        'present-perfect-for-past',
        'Both are in the past; the earlier one takes “had”.',
      ),
      past
        ? wrong(`had ${middle}${past}`, 'past-for-participle', `After “had” comes the participle: ${participle}.`)
        : wrong(`had ${middle}${base}`, 'base-for-participle', `After “had” comes the participle: ${participle}.`),
      wrong(
        `had ${middle}${verbForms(base).ing}`,
        'ing-for-participle',
        `After “had” comes the participle: ${participle}.`,
      ),
    ],
    why: 'It happened before the other past event: had and the participle.',
  });
}

/** Two events in their order, to be joined. */
const firstThen = [
  ['{s} finished the work', '{s} had finished the work', '{s} went home'],
  ['the film started', 'the film had started', 'we got to the cinema'],
  ['the train left', 'the train had left', '{s} arrived at the station'],
  ['the shop closed', 'the shop had closed', '{s} got there'],
  ['{s} closed the windows', '{s} had closed the windows', 'it began to rain'],
  ['the party finished', 'the party had finished', '{s} came'],
] as const;

function pastPerfectJoin(random: Random): Frame {
  const { text, person } = heOrShe(random);
  const [first, perfect, then] = one(random, firstThen);
  const named = (part: string) => part.replace('{s}', text);
  const again = (part: string) => part.replace('{s}', person);
  const bothNamed = first.includes('{s}') && then.includes('{s}');
  const [before = '', after = ''] = perfect.split(' had ');
  const [participle = '', ...more] = after.split(' ');
  const base = participle === 'left' ? 'leave' : participle === 'closed' ? 'close' : participle.replace(/ed$/, '');
  const [opening, subject] = [named(then), bothNamed ? again(before) : named(before)];
  const joined = [
    [opening, subject],
    ...(bothNamed
      ? [[again(then), named(before)]]
      : first.includes('{s}') || then.includes('{s}')
        ? [[again(then), again(before)]]
        : []),
  ];
  return frame({
    pattern: `When ${opening}, ${subject} ___${more.length > 0 ? ` ${more.join(' ')}` : ''}.`,
    key: `had already ${participle}`,
    also: [`had ${participle}`],
    cue: `already / ${base}, past perfect`,
    wrong: [
      wrong(`has already ${participle}`, 'present-perfect-for-past', 'The earlier of two past events takes “had”.'),
      wrong(`have already ${participle}`, 'present-perfect-for-past', 'The earlier of two past events takes “had”.'),
      wrong(`had already ${base}`, 'base-for-participle', `After “had” comes the participle: ${participle}.`),
    ],
    why: 'It was over when the other event happened: past perfect.',
    transform: {
      task: 'Join the two sentences. Begin with “When” and use “already”.',
      from: `${cap(named(first))}. Then ${bothNamed ? again(then) : named(then)}.`,
      accepted: joined.flatMap(([start, who]) => [
        `When ${start}, ${who} had already ${after}.`,
        `When ${start}, ${who} had ${after} already.`,
      ]),
      wrong: [
        {
          text: `When ${opening}, ${subject} has already ${after}.`,
          why: 'The earlier of two past events takes “had”.',
        },
      ],
    },
  });
}

export const past = {
  'past-simple-regular': pastSimple(isRegular),
  'past-simple-irregular': pastSimple(isIrregular),
  'past-simple-questions': oneOf(pastNegative, pastQuestion),
  'past-continuous': oneOf(pastContinuous, pastContinuous, interrupted),
  'used-to': usedTo,
  'past-perfect': oneOf(pastPerfect, pastPerfect, pastPerfectJoin),
} satisfies Record<string, Generator>;
