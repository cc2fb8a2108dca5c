import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { isThird, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, one, type Transform, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const abilities = [
  'swim', 'play the guitar', 'ride a horse', 'ride a bike', 'speak English', 'cook', 'dance', 'ski', 'skate',
  'draw animals', 'sing', 'play tennis', 'climb', 'drive', 'write stories', 'play the piano', 'run',
]; // biome-ignore format: a list of words

function can(random: Random): Frame {
  const subject = someoneElse(random);
  const ability = one(random, abilities);
  const [base = '', ...more] = ability.split(' ');
  const rest = [more.length > 0 ? tie(more.join(' ')) : '', 'very~well'].filter(Boolean).join(' ');
  const third = `${base.endsWith('y') && base !== 'play' ? `${base.slice(0, -1)}ie` : base}s`;
  const name = subject.text;
  const kind = one(random, ['positive', 'negative', 'question'] as const);
  const make = (from: string, to: string, task: string, bad: string, why: string): Transform => ({
    task,
    from,
    accepted: [to],
    wrong: [{ text: bad, why }],
    why,
  });
  const [yes, no, questionText] = [
    `${capital(name)} can ${base} ${rest}.`,
    `${capital(name)} can't ${base} ${rest}.`,
    `Can ${name} ${base} ${rest}?`,
  ];
  const doing = isThird(subject) ? 'does' : 'do';
  const toWhy = 'After “can” comes the base form without “to”.';
  const toNegative = make(
    yes,
    no,
    'Make it negative.',
    `${capital(name)} ${doing}n't can ${base} ${rest}.`,
    '“Can” makes its negative without “do”.',
  );
  if (kind === 'question')
    return frame({
      pattern: `___ ${rest}?`,
      key: `Can ${name} ${base}`,
      cue: `${name} / can / ${base}`,
      wrong: [
        wrong(`${capital(doing)} ${name} can ${base}`, 'do-with-modal', '“Can” makes questions without “do”.'),
        wrong(`Can ${name} to ${base}`, 'to-after-modal', toWhy),
        wrong(`Can ${name} ${third}`, 'ending-after-modal', 'After “can” the verb has no ending.'),
      ],
      why: '“Can” comes before the subject, and the verb stays in its base form.',
      transform: make(
        yes,
        questionText,
        'Make it a question.',
        `${capital(doing)} ${name} can ${base} ${rest}?`,
        '“Can” makes questions without “do”.',
      ),
    });
  if (kind === 'negative')
    return frame({
      pattern: `${name} ___ ${rest}.`,
      key: `can't ${base}`,
      also: [`cannot ${base}`, `can not ${base}`],
      cue: `can / ${base}, negative`,
      wrong: [
        wrong(`${doing}n't can ${base}`, 'do-with-modal', '“Can” makes its negative without “do”.'),
        wrong(`can't to ${base}`, 'to-after-modal', toWhy),
        wrong(`can't ${third}`, 'ending-after-modal', 'After “can’t” the verb has no ending.'),
      ],
      why: 'The negative is “can’t” and the base form, the same for all persons.',
      transform: toNegative,
    });
  return frame({
    pattern: `${name} ___ ${rest}.`,
    key: `can ${base}`,
    cue: `can / ${base}`,
    wrong: [
      wrong(`can to ${base}`, 'to-after-modal', toWhy),
      wrong(`can ${third}`, 'ending-after-modal', 'After “can” the verb has no ending.'),
      wrong(`cans ${base}`, 'modal-with-s', '“Can” never has an -s.'),
    ],
    why: '“Can” is the same for all persons, and the base form follows it.',
    transform: toNegative,
  });
}

export const frames: PointFrames = {
  makeFrame: can,
  cloze: [
    '{$she} is {five;six} years old. She [can swim: can / swim], but she [can’t ride/cannot ride/can not ride: can / ride, negative] a bike. Her brother [can play: can / play] the {piano;guitar} very well, but he [can’t cook/cannot cook/can not cook: can / cook, negative]: his food is very bad! “[Can you help: you / can / help] me in the kitchen?” he asks his mother.',
    'My grandfather is eighty, but he [can swim: can / swim] two kilometres. He [can’t run/cannot run/can not run: can / run, negative] now, because his knee is bad, but he [can dance: can / dance] all evening. My sister [can’t dance/cannot dance/can not dance: can / dance, negative] at all. “[Can you teach: you / can / teach] me?” she often asks. “Of course I [can|am|do],” he says, “if you don’t stand on my foot!”',
  ],
};
