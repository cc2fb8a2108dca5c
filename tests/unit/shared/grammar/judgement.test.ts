import { expect, test } from 'vitest';
import { mulberry32 } from '#shared/core/random';
import type { ExerciseType } from '#shared/grammar/exercise-types';
import { exercise } from '#shared/grammar/exercises';
import { type PointId, pointById, points } from '#shared/grammar/points';
import { grade } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { eachPoint, exercisesOf, faults, framesOf } from './made';

/*
 * What else is right, judged by another hand than the generators': the words of an item are turned round here by rules
 * of their own, and the item must take the result.
 */

const seeds = Array.from({ length: 600 }, (_, seed) => seed + 50_000);

function itemsOf(id: PointId, type: ExerciseType): Item[] {
  const point = pointById(id);
  if (!point) throw new Error(`${id} is gone.`);
  return seeds.flatMap((seed) => exercise(point, type, mulberry32(seed)) ?? []);
}

/** What is marked right in a typed answer. */
const answersOf = (item: Item): readonly string[] => ('accepted' in item ? item.accepted : []);
const verdictOf = (item: Item, text: string) => grade(item, { text }).verdict;

/** Enough of English spelling for the verbs of the table, written without the inflector of the application. */
function ingOf(base: string): string {
  if (/^(?:be|see|ski)$/.test(base)) return `${base}ing`;
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`;
  const doubles = /^(?:run|swim|sit|get|win|stop|plan|drop|chat|travel|forget|begin|put|cut|jog|shop)$/;
  return doubles.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

/** Each sentence with one thing that is wrong in it, and how else than by the key it may be mended. */
const neighbours: [PointId, RegExp, (found: RegExpExecArray) => string][] = [
  ['past-simple-regular', /^(.+ (?:was|were)) (\w+)(.*)$/, ([, start, base = '', rest]) => `${start} ${ingOf(base)}${rest}`],
  ['past-simple-questions', /^(.+ (?:wasn’t|weren’t)) (\w+)(.*)$/, ([, start, base = '', rest]) => `${start} ${ingOf(base)}${rest}`],
  ['might-may', /^(.+ (?<!don’t |doesn’t )(?:might|may)) (\w+ing)\b(.*)$/, ([, start, ing, rest]) => `${start} be ${ing}${rest}`],
  ['passive-tenses', /^(.+) had being (.+)$/, ([, start, rest]) => `${start} had been ${rest}`],
  ['passive-tenses', /^(.+) (?:was|were) been (.+)$/, ([, start, rest]) => `${start} had been ${rest}`],
  ['passive', /^(.+ (?:was|were|is|are)) (make|build|write|send|design|steal|paint|invent|discover|arrest|deliver)ing\b(.+)$/, ([, start, base = '', rest]) => `${start} being ${participles[base]}${rest}`],
  ['used-to', /^(.+) used to (\w+ing)\b(.*)$/, ([, start, ing, rest]) => `${start} was used to ${ing}${rest}`],
  ['so-such-too-enough', /^(The .+ is) enough hot (.+)$/, ([, start, rest]) => `${start} hot enough ${rest}`],
  ['so-such-too-enough', /^(.+ is) too much (.+)$/, ([, start, rest]) => `${start} much too ${rest}`],
  ['this-that', /^(This|That|These|Those) (.+) here (.+)$/, ([, one = '', thing, rest]) => fits(one, thing) ? `${one} ${thing} ${/^Th(?:is|ese)/.test(one) ? 'here' : 'there'} ${rest}` : ''],
  ['question-forms', /^Who was (\w+) (.+)$/, ([, base = '', rest]) => `Who was ${ingOf(base)} ${rest}`],
  ['question-forms', /^What (is .+ looking)\?$/, ([, middle]) => `What ${middle} for?`],
  ['adverbs-order', /^(.+) (visits|tells|plays|watches|drinks|eats) often (museums|jokes|tennis|TV|tea|fish)\.$/, ([, who = '', verb, object]) => (/ and |^They|s$/.test(who) ? '' : `${who} ${verb} ${object} often.`)],
  ['comparatives', /^(.+) as (\w+er) as (.+)$/, ([, start, more, rest]) => `${start} ${more} than ${rest}`],
  ['going-to', /^(.+ (?:is|are)) going to (\w+ing)\b(.*)$/, ([, start, ing, rest]) => `${start} ${ing}${rest}`],
  ['reported-statements', /^(.+) told to (me|us|them|everyone) (.+)$/, ([, who, to, rest]) => `${who} said to ${to} ${rest}`],
]; // biome-ignore format: one neighbour a line

const fits = (word: string, thing = '') => /^Th(?:is|at)$/.test(word) === (thing === 'dress' || !thing.endsWith('s'));

const participles: Record<string, string> = {
  mak: 'made', build: 'built', writ: 'written', send: 'sent', design: 'designed', steal: 'stolen', paint: 'painted',
  invent: 'invented', discover: 'discovered', arrest: 'arrested', deliver: 'delivered', make: 'made', write: 'written',
}; // biome-ignore format: a list of words

test.each(neighbours)('regression: %s takes the neighbour’s repair of %s', (id, pattern, mend) => {
  const asked = itemsOf(id, 'correct').flatMap((item) => {
    const found = item.kind === 'error-correct' ? pattern.exec(item.sentence) : null;
    const mended = found && mend(found);
    return mended ? [{ item, mended }] : [];
  });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ item, mended }) => verdictOf(item, mended) !== 'right').map(({ mended }) => mended)).toEqual(
    [],
  );
});

test('regression: more than one thing "have to be" done, and never "has to be"', () => {
  const asked = itemsOf('passive-tenses', 'correct').flatMap((item) =>
    item.kind === 'error-correct' && / must (?:been|to be|\w+ed)\b/.test(item.sentence) ? [item] : [],
  );
  expect(asked.length).toBeGreaterThan(5);
  for (const item of asked) {
    const [, thing = '', participle] = /^(The \w+) must (?:been |to be )?(\w+)/.exec(item.sentence) ?? [];
    const [right, wrong] = thing.endsWith('s') ? ['have', 'has'] : ['has', 'have'];
    expect(verdictOf(item, `${thing} ${right} to be ${participle} today.`)).toBe('right');
    expect(verdictOf(item, `${thing} ${wrong} to be ${participle} today.`)).toBe('wrong');
  }
});

test('regression: two sentences are joined by a relative word either way', () => {
  const asked = itemsOf('relative-clauses', 'transform').flatMap((item) => {
    const [, thing, first, second] =
      /\nThe (\w+) (is .+)\. (?:It|He|She) (.+)\.$/.exec(item.prompt) ??
      /\nThe (\w+) (is .+)\. We found (it).*\.$/.exec(item.prompt) ??
      [];
    return thing && second && second !== 'it' ? [{ item, thing, first, second }] : [];
  });
  expect(asked.length).toBeGreaterThan(20);
  for (const { item, thing, first, second } of asked) {
    const word = /“(who|which)”/.exec(item.prompt)?.[1];
    expect(verdictOf(item, `The ${thing} ${word} ${first} ${second}.`)).toBe('right');
    expect(verdictOf(item, `The ${thing} ${word} ${second} ${first}.`)).toBe('right');
  }
});

test('regression: the next day is the following day too, and the day before the previous one', () => {
  const same = {
    'the next day': 'the following day',
    'the following week': 'the next week',
    'the day before': 'the previous day',
  };
  const found = new Set<string>();
  for (const item of itemsOf('reported-statements', 'transform')) {
    if (item.kind !== 'short') continue;
    for (const [time, other] of Object.entries(same)) {
      const [answer = ''] = item.accepted.filter((text) => text.includes(time));
      if (!answer) continue;
      found.add(time);
      expect(verdictOf(item, answer.replace(time, other))).toBe('right');
    }
  }
  expect(found.size).toBe(3);
});

test('regression: American “gotten” is right where “got” is', () => {
  const asked = itemsOf('third-conditional', 'transform').flatMap((item) =>
    item.kind === 'short' && item.accepted.some((text) => / have got /.test(text)) ? [item] : [],
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const item of asked)
    expect(
      verdictOf(item, (item.kind === 'short' && item.accepted[0]?.replace(' have got ', ' have gotten ')) || ''),
    ).toBe('right');
});

test('regression: the owner is named of the very thing, not of a red one where it is black', () => {
  for (const item of itemsOf('possessives', 'transform')) {
    const look = /has got a (\w+) \w+\. It is here/.exec(item.prompt)?.[1];
    if (!look || item.kind !== 'short') continue;
    const others = ['new', 'big', 'small', 'black', 'brown', 'red'].filter((other) => other !== look);
    for (const other of others) expect(item.accepted.join(' ')).not.toMatch(new RegExp(`\\b${other}\\b`));
  }
});

const opposite: [RegExp, RegExp][] = [
  [/^Make it positive/, /^(?:Negative|Question|A? ?question|The negative)/i],
  [/^Make it negative/, /^(?:Question|A question|The question|A positive)/i],
  [/^Make it a question/, /^(?:Negative|The negative|A positive)/i],
];

test.each(eachPoint)('regression: %s explains the task that was asked, never its opposite', (_, point) => {
  expect(
    faults((complain) => {
      for (const item of exercisesOf(point)) {
        for (const [task, why] of opposite)
          if (task.test(item.prompt) && why.test(item.explanation ?? ''))
            complain(`${item.prompt}: ${item.explanation}`);
      }
    }),
  ).toEqual([]);
});

/** Every sentence has a verb that can stand in one. */
const finite =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|comes?|came|takes?|needs?|goes|go|stands?|says?|tells?|means?|shows?|asks?|speaks?|speak|begins?|makes?|keeps?|repeats?|follows?|follow|changes?|becomes?|wants?|loses?|will|put|uses?|used|stays?|it’s|isn’t|aren’t|lies|mixes|happens|happened|count|compared|ends|joins|knows?|decides?|began|touches|see|moves?|belongs?|looks?|wrote|kept)\b/i;

test.each(eachPoint)('regression: %s gives every reason as a whole sentence', (_, point) => {
  expect(
    faults((complain) => {
      for (const { why, wrong, transform } of framesOf(point)) {
        for (const text of [why, ...wrong.map((one) => one.why), ...(transform ? [transform.why] : [])]) {
          const bare = text.replaceAll(/“[^”]*”/g, 'X').replaceAll(/: [^.]*(?=\.)/g, '');
          for (const sentence of bare.split(/(?<=[.!?])\s+/)) if (!finite.test(sentence)) complain(text);
        }
      }
    }),
  ).toEqual([]);
});

test('regression: nobody does often or sometimes what is done every week, and nobody is asked to guess he or she from a name', () => {
  for (const item of itemsOf('present-tenses', 'choose'))
    expect(item.prompt).not.toMatch(/\b(?:often|usually|sometimes) .*\bevery\b/);
  for (const item of itemsOf('question-tags', 'type')) expect(item.prompt).toMatch(/^(?:Your|You) /);
  for (const item of itemsOf('object-pronouns', 'transform')) expect(item.prompt).not.toMatch(/pronoun for “[A-Z]/);
});

test.each(eachPoint)(
  'regression: %s says which words of a wrong sentence are to be changed, so that no other change is asked for',
  (id) => {
    for (const item of itemsOf(id as PointId, 'correct')) {
      if (item.kind !== 'error-correct') throw new Error('A sentence is put right.');
      const [, named] = /^Change only “(.+)”(?: \(.+\))?\.\n/.exec(item.prompt) ?? [];
      if (named === undefined) expect(item.prompt).toMatch(/^Write the sentence with one more word(?: \(.+\))?\.\n/);
      else expect(item.sentence.toLowerCase()).toContain(named.toLowerCase());
    }
  },
);

test('regression: what any number, amount or place could put right is not asked to be put right', () => {
  for (const id of ['some-any', 'much-many', 'prepositions-place'] as const) expect(itemsOf(id, 'correct')).toEqual([]);
});

test.each(eachPoint)('regression: what stands in brackets at %s has not only to be copied', (_, { id }) => {
  const copied = itemsOf(id, 'type').filter(({ prompt, ...item }) => {
    const [, cue = ''] = /\(([^()]+)\)$/.exec(prompt) ?? [];
    const offered = cue.split(' / ');
    if (item.kind !== 'gap' || offered.length < 2) return false;
    return offered.every((word) => item.accepted.includes(word)) || item.accepted.includes(offered.join(' '));
  });
  expect(copied.map(({ prompt }) => prompt)).toEqual([]);
});

test('regression: several wish that they were not working, and never that they wasn’t', () => {
  const accepted = (['type', 'correct'] as const).flatMap((type) =>
    itemsOf('wishes', type).flatMap((item) =>
      'accepted' in item ? item.accepted.map((text) => [item.prompt, text]) : [],
    ),
  );
  const ofSeveral = accepted.filter(([prompt = '', text = '']) =>
    /\b(?:[Ww]e|[Tt]hey) wish\b/.test(`${prompt} ${text}`),
  );
  expect(ofSeveral.length).toBeGreaterThan(10);
  expect(ofSeveral.filter(([, text = '']) => /\bwas(?:n.t)?\b/.test(text))).toEqual([]);
});

test('regression: of two words the other is not asked for, nor a word that can only go', () => {
  for (const item of [
    ...itemsOf('articles', 'correct'),
    ...itemsOf('some-any', 'correct'),
    ...itemsOf('articles-general', 'correct'),
  ]) {
    const [, wrong = '', offered = ''] = /^Change only “(.+?)”(?: \((.+?)\))?\./.exec(item.prompt) ?? [];
    expect(offered.split(' / ').length === 2 && offered.split(' / ').includes(wrong), item.prompt).toBe(false);
    if (item.id.includes('articles-general') && item.kind === 'error-correct')
      expect(
        item.accepted.every((text) => text.length < item.sentence.length - wrong.length + 1),
        item.prompt,
      ).toBe(false);
  }
});

test('regression: asked for suggested and the -ing form, nothing else is the answer', () => {
  const items = itemsOf('reporting-verbs', 'transform').filter(({ prompt }) => prompt.includes('“suggested” and'));
  expect(items.length).toBeGreaterThan(0);
  for (const item of items)
    if (item.kind === 'short') expect(item.accepted.filter((text) => !/ suggested \p{L}+ing /u.test(text))).toEqual([]);
});

test('regression: whoever has never done it before still has not, so has is not wrong', () => {
  for (const item of itemsOf('past-perfect', 'choose'))
    if (item.kind === 'mc' && /before/.test(item.prompt))
      expect(
        item.options.filter(({ text }) => /^(?:has|have) (?!had)/.test(text)).map(({ text }) => text),
        item.prompt,
      ).toEqual([]);
});

test.each([
  ['so-such-too-enough', / so \p{L}+ to /u],
  ['first-conditional', /\bwill be being\b/],
  ['prepositions-place', /\bat the sea\b/],
] as const)('regression: at %s, %s is never accepted', (id, bad) => {
  const accepted = [...itemsOf(id, 'correct'), ...itemsOf(id, 'type')].flatMap((one) =>
    one.kind === 'gap'
      ? one.accepted.map((text) => one.prompt.replace('___', text))
      : one.kind === 'error-correct'
        ? one.accepted
        : [],
  );
  expect(accepted.length).toBeGreaterThan(20);
  expect(accepted.filter((text) => bad.test(text))).toEqual([]);
});

test('regression: as … as / heavy has not only to be copied, and a cue keeps the capitals of its names', () => {
  for (const one of itemsOf('comparatives', 'type'))
    if (one.kind === 'gap') {
      const [, word = ''] = /\(as … as \/ (.+)\)$/.exec(one.prompt) ?? [];
      expect(word !== '' && one.accepted.includes(`as ${word} as`), one.prompt).toBe(false);
    }
  for (const one of itemsOf('reported-questions', 'correct')) expect(one.prompt).not.toMatch(/\bspanish\b/);
});

test('regression: a question about my mother may ask for yours, and what was said last year has moved back', () => {
  const questions = itemsOf('question-forms', 'transform').filter(({ prompt }) =>
    /\bmy\b/i.test(prompt.split('\n')[1] ?? ''),
  );
  expect(questions.length).toBeGreaterThan(0);
  for (const one of questions)
    if (one.kind === 'short' && one.accepted.some((text) => /\bmy\b/i.test(text)))
      expect(one.accepted.filter((text) => /\byour\b/i.test(text)).length, one.prompt).toBeGreaterThan(0);
  for (const one of itemsOf('reported-statements', 'transform'))
    if (one.kind === 'short')
      expect(one.accepted.filter((text) => /last year (?:that )?\S+ (?:has|have) /.test(text))).toEqual([]);
});

test('regression: what was so is told before an if about the past, so that it cannot be only unknown', () => {
  const items = itemsOf('mixed-conditionals', 'choose').filter(({ prompt }) => /If \S+(?: \S+)? ___/.test(prompt));
  expect(items.length).toBeGreaterThan(0);
  for (const { prompt } of items) expect(prompt).toMatch(/^[^.]+\. If (?:he|she|they|we|I|it) ___/);
});

test('regression: nobody is interested in work, and nobody reads on Tuesdays in the past', () => {
  for (const item of itemsOf('gerund-infinitive', 'choose')) {
    if (item.kind !== 'mc' || !item.options.some(({ isKey, text }) => isKey && text.endsWith('ing'))) continue;
    expect(item.options.map(({ text }) => text)).not.toContain('work');
    expect(item.options.map(({ text }) => text)).not.toContain('travel');
  }
  for (const item of itemsOf('present-simple', 'choose'))
    if (item.kind === 'mc' && item.options.some(({ isKey, text }) => isKey && /^(?:reads|puts|cuts)$/.test(text)))
      expect(item.options.map(({ text }) => text)).not.toContain(
        item.options.find(({ isKey }) => isKey)?.text.slice(0, -1),
      );
});

test.each([
  ['wishes', /^.+“(My .+?) wishes”.+\n.+ threw the receipt away\.$/, '$1 wishes @ hadn’t thrown away the receipt.'],
  ['must-have-to', /^.+“(\p{L}+)”\.\nThere is no need to (.+)\.$/u, '$1 won’t have to $2.'],
  ['much-many', /^Ask about (.+)\.\nHow much .+ have you got\?$/, 'How many $1 do you have?'],
  [
    'have-something-done',
    /^.+“(.+)”\.\nThe shop on the corner copied .+ (last week|last month|last Friday)\.$/,
    '$1 copied at the shop on the corner $2.',
  ],
  [
    'past-continuous',
    /^.+While.+\n(.+) (?:is|are) dancing at a party\. \S+ meets? an old friend\.$/,
    'While dancing at a party, $1 met an old friend.',
  ],
  ['prepositions-time', /^.+“1 June” .+\n(The \p{L}+ is) .+$/u, '$1 on the first of June.'],
  ['past-simple-irregular', /^Make it negative\.\n(.+) bought flowers (.+)\.$/, '$1 didn’t buy any flowers $2.'],
  [
    'reporting-verbs',
    /^.+“threatened”.+\n(.+): “If you don’t stop, I’ll call the police!”$/,
    '$1 threatened to call the police unless we stopped.',
  ],
  [
    'mixed-conditionals',
    /^.+\n(.+) (?:didn’t accept the job in May), so (\S+) .+ live in Berlin now\.$/,
    'If $1 had accepted the job in May, $2 would now be living in Berlin.',
  ],
  [
    'have-something-done',
    /^.+“(My parents .+)”\.\n.+ translated .+ (last week|last month|last Friday)\.$/,
    '$1 translated for them $2.',
  ],
  ['superlatives', /^.+\nNo (\p{L}+) in the (\p{L}+) is younger than (.+)\.$/u, '$3 is the $2’s youngest $1.'],
] as const)('regression: said in other words at %s, %s, it is right as well', (id, prompt, said) => {
  const items = itemsOf(id, 'transform').filter((item) => prompt.test(item.prompt));
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const answer = item.prompt
      .replace(prompt, said)
      .replace('@', /My (?:sister|aunt)/.test(item.prompt) ? 'she' : 'he');
    expect([answer, verdictOf(item, answer)]).toEqual([answer, 'right']);
  }
});

test.each([
  ['will-or-going-to', /, going to\)$/, /going to/],
  ['first-conditional', /, will\)$/, /\bwill\b/],
  ['third-conditional', /, would have\)$/, /\bwould have\b/],
  ['should', /\(should /, /\bshould/],
  ['must-have-to', /have to, present simple\)$/, /(?:have|has|got) to/],
  ['passive-tenses', /must passive\)$/, /\bmust\b/],
  ['reported-statements', /say \/ tell, past\)$/, /^(?:had )?(?:said|told|said to)$/],
] as const)(
  'regression: typed at %s, %s, only what the brackets ask for is right, and what else is English is said to be so',
  (id, cue, form) => {
    const items = itemsOf(id, 'type').filter(({ prompt }) => cue.test(prompt));
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      if (item.kind !== 'gap') throw new Error('A gap is filled.');
      expect(
        item.accepted.filter((text) => !form.test(text)),
        item.prompt,
      ).toEqual([]);
      for (const { answer, feedback } of item.foreseen ?? [])
        if (feedback.startsWith('That is right English')) expect(verdictOf(item, answer)).toBe('wrong');
    }
  },
);

test('regression: no exercise says what nobody would say', () => {
  const unsaid =
    /needs? help.*lend|build a house (?:next|tomorrow)|too young to vote.*\b(?:dad|mother|grand)|(?:My|Our) (?:dad|father|mother|mum|grand\p{L}+) is too young|app in (?:this|the) (?:town|country)|pictures in the picture|used to (?:call|watch|read|eat) an? |friends do you want|became in |everyone wasn’t|aren’t (?:two|three|four|five|six|ten) |behind the park|dog is new|should drive at night/u;
  const said = points.flatMap(({ id }) =>
    itemsOf(id, 'transform').flatMap((item) => [item.prompt, ...answersOf(item)]),
  );
  expect(said.filter((text) => unsaid.test(text))).toEqual([]);
});

test.each([
  ['second-conditional', /^.+“if” and “would”.+\n/, /, .*(?: could | might )/],
  ['third-conditional', /^.+“would have”.+\n/, / could have | might have /],
  ['past-perfect', /^Join .+“When my brother came”/, /^When he came/],
  ['reported-statements', /last year/, / (?:has|is going) /],
  ['prepositions-time', /“1 June”/, /on (?:the )?first June/],
] as const)('regression: at %s, asked with %s, %s is no answer', (id, prompt, other) => {
  const items = itemsOf(id, 'transform').filter((item) => prompt.test(item.prompt));
  expect(items.length).toBeGreaterThan(0);
  expect(items.flatMap(answersOf).filter((answer) => other.test(answer))).toEqual([]);
});
