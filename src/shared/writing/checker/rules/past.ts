import { verbForms } from '#shared/language/forms/inflect';
import { irregularVerbs } from '#shared/language/forms/irregular';
import { toPast } from '../repair-verbs';
import { base, defineRule, says } from '../rule';
import { wordSets } from '../word-sets';

/** What a learner writes who takes an irregular verb for a regular one: goed, buyed, catched. */
const regularisedForms = new Map(
  [...irregularVerbs.keys()]
    .filter(
      (verb) =>
        !/^(?:be|do|have|hang|light|shine|speed|cost|lie|bid|fly|wind|ring|grind|bind|found|spit|weave|cast|broadcast|forecast)$/.test(
          verb,
        ),
    )
    .flatMap((verb): [string, string][] => {
      const { past, participle: participles } = verbForms(verb);
      const regular = verb.endsWith('e')
        ? `${verb}d`
        : /[^aeiou]y$/.test(verb)
          ? `${verb.slice(0, -1)}ied`
          : `${verb}ed`;
      // Also with the last letter doubled: cutted, runned, swimmed.
      const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb) ? [`${verb}${verb.at(-1)}ed`] : [];
      return [regular, ...doubled]
        .filter((form) => !past.includes(form) && !participles.includes(form))
        .map((form): [string, string] => [form, past[0] ?? '']);
    }),
);

export const past = [
  defineRule({
    id: 'present-with-past-time',
    name: 'Past time, past verb',
    code: 'T',
    why: 'With yesterday, last week or two years ago, the verb is in the past.',
    wrong: 'Yesterday I am at home.',
    right: 'Yesterday I was at home.',
    point: 'past-simple-regular',
    repair: toPast,
    patterns: [
      { pattern: '^ yesterday|last @oneUnit? ,? @determiner <noun+plural> ( @bePresent+<third&!noun&!plural> )' },
      {
        pattern:
          '^ when i|he|she|we|they was|were <!punct>* , i|he|she|we|they @frequency+often? ( <third&!noun>+<base&!past&!@modal> )',
        unless: ({ from }, s) =>
          /^(?:think|know|remember|believe|use|feel|still|miss|am|is|are)$/.test(s.tokens[from]?.low ?? ''),
      },
      {
        pattern: '^ in <num> ,? @subject ( @bePresent+<third>+<base&!past> )',
        unless: (_, s) => !/^(?:1[89]|20[01])\d+$/.test(s.tokens[1]?.low ?? ''),
      },
      {
        pattern:
          '^ @subject ( <base&!past&!@modal>+<third> ) <!punct&!@clauseWord&!past&!pp&!base&!third>* <num>+@several+a|an @unit ago',
        unless: (_, s) => s.isQuestion,
      },
      {
        pattern:
          '^ @subject ( <base&!past&!@modal&!@have>+<third&!@have> ) <!punct&!@clauseWord&!past&!pp&!third>* yesterday !<owner>',
        unless: ({ from }, s) =>
          s.isQuestion ||
          /^(?:think|know|hear|remember|hope|believe|guess|say|says|wish|mean|wonder)$/.test(s.tokens[from]?.low ?? ''),
      },
      '^ yesterday @middle* ,? @subject @middle* ( @bePresent+<third>+<base&!past&!@modal> )',
      '^ yesterday morning|afternoon|evening ,? @subject ( @bePresent+<third>+<base&!past> )',
      '^ last @oneUnit ,? @subject @middle* ( @bePresent+<third>+<base&!past> )',
      '^ * @unit ago ,? @subject ( @bePresent+<third>+<base&!past> )',
      {
        pattern:
          '^ @subject ( am|is|are|go|goes|see|sees|eat|eats|buy|buys|come|comes|meet|meets|have|has|visit|visits|watch|watches|play|plays|work|works|make|makes|take|takes ) <!punct&!@clauseWord&!past&!pp&!@have>* yesterday+ago !<owner>',
        unless: (_, s) => s.isQuestion,
      },
      {
        pattern:
          '^ @subject ( am|is|are|go|goes|see|sees|eat|eats|buy|buys|meet|meets|visit|visits|watch|watches|play|plays|make|makes|take|takes ) <!punct&!@clauseWord&!past&!pp&!@have>* last @oneUnit !of',
        // It is the last week: that is no time before now.
        unless: ({ to }, s) =>
          s.isQuestion || (wordSets.determiner.has(s.tokens[to + 1]?.low ?? '') && s.tokens[to + 2]?.low === 'last'),
      },
      { pattern: '^ @subject ( know|knows ) @object when @subject was|were', write: () => 'knew' },
      // Last year my family and I go to Italy.
      {
        pattern:
          '^ yesterday|last @oneUnit? ,? @possessive @person+@people+family and i|@possessive @person? ( <base&!past&!@modal> )',
      },
      // When I came home, my mother cooks dinner.
      {
        pattern:
          '^ when i|he|she|we|they <past&!base> <!punct>* , @possessive+the @person+@people ( <third&!plural>+cooks|watches|sleeps|works )',
      },
    ],
  }),
  defineRule({
    id: 'used-to',
    name: 'Used to',
    code: 'VF',
    why: 'What was so in the past and is over is told with used to and the base form.',
    wrong: 'I use to play here.',
    right: 'I used to play here.',
    point: 'used-to',
    patterns: [
      { pattern: '^^ @subject used to ( <ing> )', write: base },
      {
        pattern: '^^ @subject ( was|were used to ) <base&!noun>',
        write: () => 'used to',
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:it|this|that|which)$/.test(low)),
      },
      { pattern: '@subject ( used verb=<base&!noun> ) ', write: (_, { verb }) => `used to ${says(verb)}` },
      {
        pattern: '^^ @subject ( use|uses to ) <base>',
        write: () => 'used to',
        // Something that you use to open a door
        unless: ({ start }, { tokens }) =>
          tokens[start - 1]?.low === 'that' &&
          (tokens[start - 2]?.tags.has('noun') === true ||
            tokens[start - 2]?.tags.has('plural') === true ||
            /thing$/.test(tokens[start - 2]?.low ?? '')),
      },
      { pattern: '^ @possessive @person ( use|uses to ) <base>', write: () => 'used to' },
      { pattern: 'did not? @subject? ( used ) to <base>', write: () => 'use' },
      { pattern: '^^ @subject used to ( <past&!base> )', write: base },
      {
        pattern:
          'i|he|she|we|they ( was|were used to ) play|go|visit|work|live|travel|walk|talk|dance|swim >$|to|in|with|outside|there|every|@determiner',
        write: () => 'used to',
      },

      { pattern: '@subject+@person+<name> used to ( <past&!base> )', write: base },
    ],
  }),
  defineRule({
    id: 'irregular-past',
    name: 'Irregular verb',
    code: 'VF',
    why: 'This verb is irregular: its past is not made with -ed.',
    wrong: 'He buyed a car.',
    right: 'He bought a car.',
    point: 'past-simple-irregular',
    find: ({ tokens }) =>
      tokens.flatMap(({ low, tags }, at) => {
        const right = regularisedForms.get(low);
        return right && !tags.has('known') ? [{ from: at, to: at, suggestion: right }] : [];
      }),
    patterns: [{ pattern: '( flied )', write: () => 'flew' }],
  }),
];
