import { base, defineRule, ing, isAfter, participle, says } from '../rule';
import { wordSets } from '../word-sets';

/** Don’t can: can’t. */
const noModal = (helper: string, modal: string) =>
  ({ can: helper === 'did' ? 'couldn’t' : 'can’t', must: 'mustn’t', should: 'shouldn’t', will: 'won’t' })[modal] ??
  `${modal} not`;

export const modals = [
  defineRule({
    id: 'modal-to',
    name: 'Modal without to',
    code: 'VF',
    why: 'After can, must, should and other modal verbs there is no to.',
    wrong: 'You must to wait.',
    right: 'You must wait.',
    point: 'must-have-to',
    patterns: [
      { pattern: 'please ( to verb=<base> )', write: (_, { verb }) => says(verb) },
      { pattern: 'do|does|did not ( to verb=<base> )', write: (_, { verb }) => says(verb) },
      { pattern: 'let|lets us? ( to verb=<base> )', write: (_, { verb }) => says(verb) },
      {
        pattern: '@modal not+@subject? ( to verb=<base> )',
        write: (_, { verb }) => says(verb),
        // He did all he could to help.
        unless: ({ from, start }, s) =>
          isAfter(s, from, /^(?:all|everything|what|whatever|best|much|anything)$/, 5) ||
          // The will to believe, a real will to learn.
          wordSets.determiner.has(s.tokens[start - 1]?.low ?? '') ||
          s.tokens[start - 1]?.tags.has('owner') === true ||
          s.tokens[start - 1]?.tags.has('adj') === true,
      },
      { pattern: "'d better not? ( to verb=<base> )", write: (_, { verb }) => says(verb) },
      { pattern: 'had better not? ( to verb=<base> )', write: (_, { verb }) => says(verb) },
      { pattern: "would|'d rather not? ( to verb=<base> )", write: (_, { verb }) => says(verb) },
      { pattern: '@subject ( have better ) <base&!noun&!adj>', write: () => 'had better' },
      { pattern: "let 's ( to verb=<base> )", write: (_, { verb }) => says(verb) },
      { pattern: "let 's ( <ing&!noun> )", write: base },
      { pattern: '^ why not ( <ing> )', write: base },
      { pattern: "would|'d rather ( <ing&!noun> )", write: base },
      // You needn’t to worry.
      {
        pattern: 'need|must|can word=not ( to verb=<base> )',
        write: (_, { verb }) => says(verb),
        unless: ({ named }) => !/^n['’]t$/i.test(named.word?.text ?? ''),
      },
    ],
  }),
  defineRule({
    id: 'modal-form',
    name: 'Modal + base form',
    code: 'VF',
    why: 'After a modal verb the next verb has no ending: no -s, no -ing and no past form.',
    wrong: 'She can sings.',
    right: 'She can sing.',
    point: 'can',
    patterns: [
      { pattern: '@modal not|also|always? be ( <base&!noun&!adj&!pp&!adv&!prep&!past> ) !<noun>', write: participle },
      {
        pattern: '( helper=do|does|did not modal=can|must|should|may|will )',
        write: (_, { helper, modal }) => noModal(says(helper), says(modal)),
      },
      { pattern: 'he|she|it ( musts|cans|shoulds|mights|coulds )', write: (word) => says(word).slice(0, -1) },
      {
        pattern: 'helper=@modal @subject @middle* ( <third&!noun&!plural>+<past&!base&!noun&!adj> )',
        write: base,
        unless: ({ from, named }, s) => s.tokens[from]?.verbs.length === 0 || named.helper?.low === 'may',
      },
      {
        pattern: '{have} to ( <past&!base&!noun>+<third&!noun&!plural>+<ing&!noun> )',
        write: base,
        unless: ({ from }, s) => s.tokens[from]?.verbs.length === 0,
      },
      {
        pattern: 'will|would|can|must|should not? ( been|done|gone|seen )',
        write: (word) => (says(word) === 'been' ? 'be' : base(word)),
      },
      {
        pattern: '@subject ( ought not=not? verb=<base> )',
        write: (_, { not, verb }) => `ought ${not ? 'not ' : ''}to ${says(verb)}`,
      },
      { pattern: '@subject ( word=need not? <base> )', unless: ({ named }) => named.word?.low === 'need' },
      {
        pattern: 'will|must|should|can|could|would|might word=not? ( am|is|are|was|were )',
        write: () => 'be',
        unless: ({ named, from }, s) =>
          s.isQuestion || !/^(?:i|he|she|it|we|they|you)$/.test(s.tokens[from - (named.word ? 3 : 2)]?.low ?? ''),
      },
      {
        pattern: '!^ <@modal&!capital> @middle* ( <third&!noun&!plural&!@be> )',
        write: base,
        // What the divine will wants.
        unless: ({ start }, s) =>
          wordSets.determiner.has(s.tokens[start - 1]?.low ?? '') || s.tokens[start - 1]?.tags.has('adj') === true,
      },
      { pattern: '@subject @modal @middle* ( <third> )', write: base },
      {
        pattern: '@subject @modal @middle* ( <past&!base&!noun&!adj> )',
        write: base,
        unless: ({ from }, s) => s.tokens[from]?.verbs.length === 0,
      },
      { pattern: '@subject @modal @middle* ( <ing&!noun&!adj> )', write: base },
      {
        pattern: 'can|must|should|could|may|might @middle* ( <past&!base&!noun&!adj> )',
        // Aunt May tapped on the glass.
        write: base,
        unless: ({ start, from }, s) =>
          s.tokens[from]?.verbs.length === 0 || s.tokens[start]?.tags.has('capital') === true,
      },
      { pattern: '( modal=can|could be able to )', write: (_, { modal }) => says(modal) },
      { pattern: '@modal not? ( able )', write: () => 'be able' },
      { pattern: '( will can )', write: () => 'will be able to' },
      { pattern: '( will modal=must|should )', write: (_, { modal }) => says(modal) },
      '( can must|will|should )',
      // What will you doing?
      { pattern: 'will|can|could|should|must @subject ( <ing&!noun> )', write: base },
      // We could saw the city.
      {
        pattern: '@subject can|could|must|should|will|would|may|might ( saw|felt|found|left ) the|a|my|him|her|them|it',
        write: (word) => ({ saw: 'see', felt: 'feel', found: 'find', left: 'leave' })[word?.low ?? ''] ?? '',
      },
      // It wasn’t rain.
      { pattern: 'was|is not ( rain|snow )', write: ing },

      // I think it rains tomorrow.
      {
        pattern: '@subject think @subject ( verb=<third&!@be&!@have>+is ) <!punct&!@clauseWord>* tomorrow $',
        write: (_, { verb }) => `will ${says(verb) === 'is' ? 'be' : base(verb)}`,
      },

      // Nobody can lives without it.
      {
        pattern:
          '@subject+nobody|everybody|everyone|somebody|someone|who|people+<name>+@person+@people <@modal&!capital> @middle* ( <third&!@be> )',
        write: base,
        unless: (_, s) => s.isQuestion,
      },
      // I will success.
      {
        pattern:
          '@subject @modal not? @middle* ( success|choice|life|death|belief|proof|growth|sale|loss|advice|breath )',
        write: (word) =>
          ({
            success: 'succeed',
            choice: 'choose',
            life: 'live',
            death: 'die',
            belief: 'believe',
            proof: 'prove',
            growth: 'grow',
            sale: 'sell',
            loss: 'lose',
            advice: 'advise',
            breath: 'breathe',
          })[says(word)] ?? says(word),
      },

      // He couldn’t saw anything; you can found everything there.
      {
        pattern: 'can|could not ( saw ) @anyObject|anything|something|nothing|anybody|the|my|a|who|what',
        write: () => 'see',
      },
      {
        pattern: 'can|could not? ( found ) @anyObject|anything|something|everything|nothing|my|the|many|lots',
        write: () => 'find',
      },
    ],
  }),
  defineRule({
    id: 'modal-of',
    name: 'Should have, not should of',
    code: 'SP',
    why: 'What sounds like of after should, could and would is have.',
    wrong: 'You should of told me.',
    right: 'You should have told me.',
    patterns: [
      {
        pattern: 'should|could|would|must|might not? ( of ) !course',
        write: () => 'have',
        unless: ({ start }, s) => wordSets.determiner.has(s.tokens[start - 1]?.low ?? ''),
      },
    ],
  }),
];
