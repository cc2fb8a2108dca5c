import { fromRows, type Row } from '#shared/grammar/frames/rows';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

type Said = readonly [words: string, verb: string, rest: string];

/** “Shall I …?” and “I won’t …” */
const withTo: readonly (readonly [reporting: string, said: readonly Said[]])[] = [
  ['offered', [['Shall I carry the {bags;boxes}?', 'carry', 'the {bags;boxes}'], ['Shall I cook dinner?', 'cook', 'dinner'], ['I can move the chairs.', 'move', 'the chairs']]],
  ['refused', [['No, I won’t open the {door;gate}.', 'open', 'the {door;gate}'], ['I won’t sign the letter!', 'sign', 'the letter'], ['No, I won’t pay the {bill;fine}.', 'pay', 'the {bill;fine}']]],
  ['threatened', [['If you don’t stop, I’ll call the police!', 'call', 'the police'], ['If nothing changes, I’ll leave the {team;club}.', 'leave', 'the {team;club}']]],
]; // biome-ignore format: a list of sentences
const withPerson: readonly (readonly [reporting: string, said: readonly Said[]])[] = [
  ['reminded', [['Don’t forget to lock the {door;gate}!', 'lock', 'the {door;gate}'], ['Remember to bring {a coat;your passports}.', 'bring', '{a coat;our passports}']]],
  ['advised', [['I would take the {early train;coast road}.', 'take', 'the {early train;coast road}'], ['I think you should see a {doctor;lawyer}.', 'see', 'a {doctor;lawyer}']]],
  ['invited', [['Would you like to stay for {lunch;dinner}?', 'stay', 'for {lunch;dinner}'], ['Would you like to join the {club;choir}?', 'join', 'the {club;choir}']]],
]; // biome-ignore format: a list of sentences
const withIng: readonly (readonly [reporting: string, said: readonly Said[]])[] = [
  ['insisted on', [['No, no, I’m going to pay for the {meal;tickets}!', 'pay', 'for the {meal;tickets}'], ['No, I will carry the {bags;boxes}!', 'carry', 'the {bags;boxes}']]],
  ['apologised for', [['I’m sorry that I broke the {cup;vase}.', 'break', 'the {cup;vase}'], ['I’m so sorry that I forgot the {meeting;key}.', 'forget', 'the {meeting;key}']]],
  ['suggested', [['Let’s take a {taxi;boat}.', 'take', 'a {taxi;boat}'], ['Why don’t we visit the {museum;castle}?', 'visit', 'the {museum;castle}']]],
]; // biome-ignore format: a list of sentences

/** On what condition it was said, as it may be reported too. */
function conditionsOf(words: string): string[] {
  if (words.startsWith('If nothing changes'))
    return ['if nothing changed', 'if nothing changes', 'unless something changed', 'unless things changed'];
  return words.startsWith('If you don’t stop')
    ? ['we', 'I', 'they', 'he', 'she', 'you'].flatMap((person) =>
        [`if ${person} didn’t stop`, `unless ${person} stopped`].concat(
          /^(?:s?he)$/.test(person) ? [] : `if ${person} don’t stop`,
        ),
      )
    : [];
}

/** A slot says the same wherever it comes in a row; names make one row many. */
const named = (text: string, n: number) => text.replaceAll(/\{([^{}$]*;[^{}]*)\}/g, `{#${n}:$1}`);

function rowsOf(table: typeof withTo, form: 'to' | 'person' | 'ing'): Row[] {
  return table.flatMap(([reporting, said]) =>
    said.map(([words, verb, rest]): Row => {
      const ing = verbForms(verb).ing;
      const head = form === 'person' ? `${reporting} us` : reporting;
      const key = form === 'ing' ? ing : `to ${verb}`;
      const bad = form === 'ing' ? [`to ${verb}`, verb, `to ${ing}`] : [ing, verb, `for to ${verb}`];
      const also =
        reporting === 'suggested'
          ? ['we', 'they', 'everyone'].flatMap((who) =>
              ['', 'that '].flatMap((that) =>
                [verb, `should ${verb}`, verbForms(verb).past[0] ?? verb].map((form) => `${that}${who} ${form}`),
              ),
            )
          : reporting === 'apologised for'
            ? [`having ${verbForms(verb).participle[0] ?? verb}`]
            : [];
      const reminds = form === 'person' && /^(?:reminded|advised)$/.test(reporting);
      const besides = reminds
        ? ['that we should', 'that we had to', 'we should', 'we had to'].map((words) => `${words} ${verb}`)
        : [];
      const why =
        form === 'ing' ? `After “${reporting}” comes the -ing form.` : `After “${head}” comes “to” and the base form.`;
      return {
        lead: named(`{$she;$he}: “${words}”`, 1),
        text: named(`{$she;$he} ${head} ___ ${rest}.`, 1),
        key,
        also,
        besides,
        cue: verb,
        wrong: bad,
        why,
        transform: {
          task: `Report it. Use “${head}” and ${form === 'ing' ? 'the -ing form' : 'the infinitive'}.`,
          from: named(`{$she;$he}: “${words}”`, 1),
          // Asked for the -ing form, “suggested that we take” is no answer.
          accepted: [
            ...[key, ...(reporting === 'suggested' ? [] : also)].map((filling) =>
              named(`{$she;$he} ${head} ${filling} ${rest}.`, 1),
            ),
            ...(words.startsWith('Don’t forget to')
              ? [named(`{$she;$he} ${head} not to forget ${key} ${rest}.`, 1)]
              : []),
            ...conditionsOf(words).map((condition) => named(`{$she;$he} ${head} ${key} ${rest} ${condition}.`, 1)),
          ],
          why,
        },
      };
    }),
  );
}

const rows = [...rowsOf(withTo, 'to'), ...rowsOf(withPerson, 'person'), ...rowsOf(withIng, 'ing')];

export const frames: PointFrames = {
  makeFrame: fromRows(rows, {
    why: ({ why = '' }) => why,
    mistake(filling, { key, why = '' }) {
      const isIng = !key.startsWith('to ');
      const isPerson = why.includes(' us”');
      if (filling.startsWith('for to ')) return { mistake: 'for-to', why: 'It is only “to”, never “for to”.' };
      if (isIng) {
        const isSuggest = why.includes('suggested');
        if (/^to .*ing$/.test(filling))
          return { mistake: 'to-with-ing', why: 'It is the -ing form alone, without “to” before it.' };
        if (!filling.startsWith('to '))
          return { mistake: 'bare-for-ing', why: 'The base form cannot stand here: it is the -ing form.' };
        return isSuggest
          ? { mistake: 'to-after-suggest', why: '“Suggest” is never followed by “to”.' }
          : { mistake: 'to-after-reporting-preposition', why: 'After a preposition comes the -ing form, never “to”.' };
      }
      // Bring and sing end so as they are.
      if (filling.endsWith('ing') && key !== `to ${filling}`)
        return { mistake: 'ing-after-offer', why: `${why.replace(/\.$/, '')}, not the -ing form.` };
      return isPerson
        ? { mistake: 'no-to-after-person', why: 'After the person stands “to” before the verb.' }
        : { mistake: 'bare-for-to', why: 'Before the verb stands “to”.' };
    },
  }),
  cloze: [
    'We wanted to spend the day on an island. I suggested [taking: take] the ferry, but {$he} refused [to go: go] by boat and offered [to drive: drive] us over the bridge. A woman in the café advised us [to start: start] early and warned us not [to swim: swim] on the north side. In the end the car broke down. {$he} apologised for [forgetting/having forgotten: forget] the petrol and insisted on [paying: pay] for lunch.',
  ],
};
