import { participleOf, pastOf } from '#shared/grammar/frames/conditions';
import { fromRows, type Row } from '#shared/grammar/frames/rows';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

/** What can be seen now, and what must have, or can’t have, happened: subject, verb and rest. */
type Evidence = readonly [lead: string, subject: string, verb: string, rest: string];

const mustHave: readonly Evidence[] = [
  ['The {streets;roofs;gardens} are wet.', 'It', 'rain', 'in the night'],
  [
    'All the lights {next door;upstairs;in the hotel} are off.',
    '{The guests;The neighbours;The students}',
    'go',
    'to bed',
  ],
  ['There is nothing on the {plate;table} any more.', '{The children;The dogs;The birds}', 'eat', 'the cake'],
  ['The {door;gate;garage} is open.', '{Somebody;The builders;My cousins}', 'forget', 'to lock it'],
  ['My {keys;glasses;gloves} aren’t in my bag.', 'I', 'leave', 'them {at work;on the bus;at school}'],
  ['The {plants;flowers;vegetables} look fresh again.', '{Somebody;My aunt;Our neighbour}', 'give', 'them some water'],
  ['There is {glass;a ball} on the kitchen floor.', '{Somebody;The children}', 'break', 'the window'],
  ['The {shelves;drawers;boxes} are empty.', '{They;The owners;The last guests}', 'take', 'everything with them'],
  ['{$she} knows all the {songs;dances;answers}.', '{$she}', 'practise', 'for weeks'],
  ['The {letter;parcel;card} has a stamp from {$country}.', '{Carlos;Leila;My cousin}', 'send', 'it'],
];
const cantHave: readonly Evidence[] = [
  ['The {ground;road;grass} is quite dry.', 'It', 'rain', '{last night;this morning;in the night}'],
  ['Their {car;bus;boat} is still outside.', '{Our guests;The builders;The twins}', 'leave', ''],
  ['The {book;game;film} is still in its box.', '{$she}', 'open', 'it'],
  ['{$he} was in {$country} all week.', 'You', 'see', '{$he} {in town;at the market;at the cinema} yesterday'],
  ['The {test;exam;quiz} was very easy.', '{My cousin;Our team}', 'fail', 'it'],
  [
    'The {pool;museum;library} was closed all day.',
    '{They;The girls;My parents}',
    'spend',
    'the afternoon at the {pool;museum;library}',
  ],
  ['The bowl is still full.', '{The cat;The dog;The rabbit}', 'eat', 'its dinner'],
  ['The {message;email} went to the wrong address.', '{The manager;Our teacher}', 'read', 'it'],
];

/** A choice that comes twice in a row is the same both times: each gets a name by its place. */
function withNames(texts: Evidence): Evidence {
  const seen: string[] = [];
  const named = (text: string) =>
    text.replaceAll(/\{([^{}$]*;[^{}$]*)\}/g, (slot) => {
      if (!seen.includes(slot)) seen.push(slot);
      return `{#${seen.indexOf(slot) + 1}:${slot.slice(1, -1)}}`;
    });
  const [lead, subject, verb, rest] = texts;
  return [named(lead), named(subject), verb, named(rest)];
}

function rowsOf(modal: 'must' | "can't", evidence: readonly Evidence[]): Row[] {
  return evidence.map(withNames).map(([lead, subject, verb, rest]) => {
    const participle = participleOf(verb);
    const past = pastOf(verb);
    const end = rest ? ` ${rest}.` : '.';
    const why =
      modal === 'must'
        ? 'We are nearly sure that it happened, so it is “must have” and the participle.'
        : 'We are nearly sure that it did not happen, so it is “can’t have” and the participle.';
    return {
      lead,
      text: `${subject} ___${end}`,
      key: `${modal} have ${participle}`,
      // What went on for a time, as rain and practice do.
      also:
        modal === 'must'
          ? /^(?:rain|practise)$/.test(verb)
            ? [`must have been ${verbForms(verb).ing}`]
            : []
          : [
              `cannot have ${participle}`,
              ...(verb === 'rain' ? ["can't have been raining", 'cannot have been raining'] : []),
            ],
      besides:
        modal === 'must' ? [`will have ${participle}`] : [`couldn't have ${participle}`, `won't have ${participle}`],
      cue: `${modal} / ${verb}, about the past`,
      wrong: [
        ...(past === verb ? [] : [`${modal} ${past}`]),
        `${modal} had ${participle}`,
        `${modal} have ${past === participle ? verb : past}`,
      ],
      why,
      transform: {
        task: `Say it in one sentence with “${modal} have”.`,
        from: `${subject} ${modal === 'must' ? past : `didn’t ${verb}`}${end} I’m sure of it.`,
        accepted: [`${subject} ${modal} have ${participle}${end}`],
        why,
      },
    };
  });
}

const rows = [...rowsOf('must', mustHave), ...rowsOf("can't", cantHave)];

export const frames: PointFrames = {
  makeFrame: fromRows(rows, {
    why: ({ why = '' }) => why,
    mistake(filling) {
      if (/ had /.test(filling)) return { mistake: 'had-after-modal', why: 'After a modal comes “have”, never “had”.' };
      if (!/ have /.test(filling))
        return { mistake: 'modal-without-have', why: 'Between the modal and the participle stands “have”.' };
      return { mistake: 'past-for-participle', why: 'After “have” comes the participle.' };
    },
  }),
  cloze: [
    'The kitchen window is broken, and there is a football on the floor. The children next door [must have kicked: must / kick, about the past] it over the wall. They [can’t have done/cannot have done/couldn’t have done: can’t / do, about the past] it this morning, because they were at school. Nobody has said sorry, so they [must have run: must / run, about the past] away. Our dog was asleep all afternoon: it [can’t have heard/cannot have heard/couldn’t have heard: can’t / hear, about the past] anything.',
  ],
};
