import type { Match } from '../pattern';
import { base, defineRule, isAfter, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** Thank you for come: coming, where elsewhere for means to. */
const wantsIng = ({ from }: Match, { tokens }: Sentence) =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ low }) =>
      /^(?:thank|thanks|sorry|famous|known|responsible|blame|apologise|useful|used|punished|reason)$/.test(low),
    );

export const infinitives = [
  defineRule({
    id: 'infinitive-verbs',
    name: 'Verb + to',
    code: 'VF',
    why: 'After want, need, hope, decide, plan and some other verbs, the next verb has to before it.',
    wrong: 'I want go home.',
    right: 'I want to go home.',
    point: 'gerund-infinitive',
    patterns: [
      {
        pattern: 'wants|wanted|want|hopes|hoped|decided ( be ) a|an|in|the|with|at|happy|famous|rich',
        write: () => 'to be',
      },
      { pattern: 'do|does|did not need ( <base&!noun&!adj> )', write: (word) => `to ${says(word)}` },
      {
        pattern: '{decide|hope|want|agree|refuse|promise|afford} ( <ing&known&!noun&!adj&!prep> ) !of',
        write: (word) => `to ${base(word)}`,
      },
      {
        pattern:
          '@be+{find|make} it?+not? important|difficult|easy|necessary|possible|impossible|hard|better ( <base&!noun&!adj&!adv&!past> )',
        write: (word) => `to ${says(word)}`,
      },
      { pattern: 'able ( <base&!prep> )', write: (word) => `to ${says(word)}` },
      { pattern: '( for to ) <base>', write: () => 'to' },
      {
        // 4 for read, surround sound, for carry-out: only with what is done.
        pattern:
          '( for verb=<base&!noun&!adj&!past&!prep&!@be> ) >@determiner+@anyObject+@mass+@language+<name>+more|better|about|with|at',
        write: (_, { verb }) => `to ${says(verb)}`,
        // To pay for land which was free.
        unless: (match, s) =>
          wantsIng(match, s) || /^(?:which|that|who|whose|what)$/.test(s.tokens[match.to + 1]?.low ?? ''),
      },
      { pattern: 'to ( can|must|should ) <base>', write: () => 'be able to' },
      {
        pattern:
          '{want|need|hope|decide|promise|refuse|manage|afford|agree} ( <base&!noun&!adj&!adv&!past&!@be&!@have&!prep> )',
        write: (word) => `to ${says(word)}`,
        unless: ({ from }, sentence) =>
          sentence.tokens[from]?.low === 'repair' ||
          isAfter(
            sentence,
            from - 1,
            /^(?:a|an|the|my|your|his|her|its|our|their|no|this|that|what|which|new|all|other|these|those|such|of|and|help)$/,
            1,
          ),
      },
      {
        pattern: "would|'d {like|love|prefer} ( <base&!noun&!adj&!adv&!past&!prep> )",
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern:
          'verb={want|need|hope|decide|promise|refuse|afford|agree|plan} ( <ing&!noun&!adj> ) @determiner+@anyObject',
        write: (word) => `to ${base(word)}`,
        unless: ({ from, named }, sentence) =>
          named.verb?.verbs.includes('need') === true || isAfter(sentence, from, /^(?:a|the|my|your|is|was)$/, 2),
      },
      {
        pattern:
          "would|'d like|love|prefer ( visit|travel|work|study|play|live|talk|dance|cook|walk|drive|stay|meet|try|speak|start ) !<noun>",
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern:
          '@subject {want|hope|decide|plan} ( visit|travel|study|play|stay|talk|dance|cook|watch|start|drive|try ) !$',
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern:
          'difficult|easy|important|hard|necessary|possible|impossible|better for @anyObject ( <base&!noun&!adj&!past> )',
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern: 'dream|goal|plan|aim|wish|ambition is|was ( become|be|have|visit|travel|go|live|buy|get|work|study )',
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern:
          '( for verb=see|meet|learn|get|have|make|be|find|go|take|know|improve|do|come|speak|eat|become|understand|give|send|bring|pass ) !$ !or !and',
        write: (_, { verb }) => `to ${says(verb)}`,
        unless: wantsIng,
      },
      {
        pattern:
          '{go|come|travel} <!punct&!@clauseWord>* ( for verb=buying|studying|learning|seeing|visiting|getting|meeting|finding|working )',
        write: (_, { verb }) => `to ${base(verb)}`,
        // Ideas that we are going to use for working together.
        unless: ({ start, from }, s) =>
          s.tokens.slice(start, from).some(({ low }, at) => low === 'to' && s.tokens[start + at + 1]?.tags.has('base')),
      },
      {
        pattern:
          '@subject {prefer} ( stay|go|work|live|study|travel|walk|watch|eat|be|have ) >here|at|in|home|with|@determiner',
        write: (word) => `to ${says(word)}`,
      },
      {
        pattern:
          '{forget|try} ( bring|open|close|call|buy|do|take|find|make|get|tell|lock|turn ) >@determiner+@object+it',
        write: (word) => `to ${says(word)}`,
      },
      { pattern: 'not forget ( <ing&!noun&!adj> )', write: (word) => `to ${base(word)}` },
      {
        pattern: '^^ it is|was forbidden|important|necessary|allowed|prohibited ( <ing&!noun> )',
        write: (word) => `to ${base(word)}`,
      },
      // He pretended sleeping.
      { pattern: '{pretend} ( <ing&!noun&!adj> )', write: (word) => `to ${base(word)}` },
      // She offered driving us home.
      { pattern: '{offer|manage|fail} ( <ing&!adj> ) >@anyObject+@determiner', write: (word) => `to ${base(word)}` },
      // Please remember locking the door.
      { pattern: 'please remember ( <ing&!noun&!adj> )', write: (word) => `to ${base(word)}` },
      // I would like going there.
      {
        pattern: "would|'d like ( going|seeing|visiting|buying|knowing|doing|having|meeting )",
        write: (word) => `to ${base(word)}`,
      },
      // It was nice meet you.
      {
        pattern:
          "@be+'s not? nice|good|great|lovely|pleased|happy|glad ( meet|see|hear|talk|visit|spend ) >@anyObject+the|a|that|from|to|with",
        write: (word) => `to ${says(word)}`,
      },
      // He is too tired for going out.
      {
        pattern: 'too tired|young|old|busy|ill|lazy|shy|small|weak ( for verb=<ing&!noun> )',
        write: (_, { verb }) => `to ${base(verb)}`,
      },
      // She is old enough for driving.
      {
        pattern: 'old|tall|big|strong|rich|brave enough ( for verb=<ing> )',
        write: (_, { verb }) => `to ${base(verb)}`,
      },
      // My job is help people.
      {
        pattern: 'job|task is ( help|clean|sell|make|look|take|answer|do|find|check|bring|prepare|drive|cook|write )',
        write: (word) => `to ${says(word)}`,
      },
      // I forgot buying milk.
      {
        pattern: '@subject {forget} ( buying|bringing|doing|calling|closing|locking|taking|telling|sending|posting )',
        write: (word) => `to ${base(word)}`,
      },
      // The coffee is too hot for drinking it.
      {
        pattern: 'too <adj> ( for verb=<ing> ) it|them|him|her',
        write: (_, { verb }) => `to ${base(verb)}`,
        unless: ({ to }, s) => s.tokens[to + 1]?.low === 'her',
      },
      // I study hard for that I pass.
      {
        pattern: '( for that ) @subject',
        write: () => 'so that',
        // For that I thank you.
        unless: ({ from }, s) => from === 0 || s.tokens[from - 1]?.low === 'and' || s.tokens[from - 1]?.low === ',',
      },

      // I hope you to come.
      { pattern: '{hope} ( subject=i|you|we|they to ) <base>', write: (_, { subject }) => says(subject) },
      { pattern: '{hope} ( @object to ) <base>' },
      // I don’t know how use it.
      {
        pattern:
          '{know|learn|teach|show|explain|understand} <!punct&!@clauseWord>? <!punct&!@clauseWord>? how ( <base&!adj&!prep&!@modal&!@do&!@have&!@be> ) >@determiner+@anyObject+@mass+@language+well|internet|football|tennis|music|people|to',
        write: (word) => `to ${says(word)}`,
        unless: ({ to }, s) => s.tokens[to + 1]?.low === 'to' && s.tokens[to]?.tags.has('noun') === true,
      },

      // The best solution is live in a small town.
      {
        pattern:
          'solution|way|thing|option|choice|idea|aim|purpose is ( live|go|learn|have|be|do|make|buy|get|eat|read|become|find|use|take|work|study|stay|help|ask )',
        write: (word) => `to ${says(word)}`,
        unless: ({ start }, s) => isAfter(s, start, /^(?:do|does|can|could|should|must|did|all|what)$/, 8),
      },

      // I would also like know it; we learn how solve problems; you are allowed drive.
      {
        pattern:
          'would also|really? like ( verb=know|go|see|be|visit|meet|buy|inform|ask|invite|thank|apply|tell|become|learn|study|live )',
        write: (_, { verb }) => `to ${says(verb)}`,
      },
      {
        pattern:
          "'d like ( verb=know|go|see|be|visit|meet|buy|ask|invite|apply|become|learn|study|live ) @determiner+@anyObject+to+in+more+if+how+what+abroad",
        write: (_, { verb }) => `to ${says(verb)}`,
      },
      {
        pattern:
          '{know|learn|teach|show|tell|explain} @anyObject+children+students+people? how ( verb=<base&!noun&!adj&!past&!prep> )',
        write: (_, { verb }) => `to ${says(verb)}`,
        unless: ({ from }, s) =>
          /^(?:come|about|do|does|did)$/.test(s.tokens[from]?.low ?? '') ||
          wordSets.auxiliary.has(s.tokens[from]?.low ?? ''),
      },
      {
        pattern:
          '@be not? allowed ( verb=drive|smoke|park|use|leave|eat|drink|bring|enter|go|take|play ) @determiner+@anyObject+in+on+at+with',
        write: (_, { verb }) => `to ${says(verb)}`,
      },
      {
        pattern:
          'please|not|always {remember|forget} ( verb=bring|buy|call|take|lock|close|do|send|write|tell ) @determiner+@anyObject',
        write: (_, { verb }) => `to ${says(verb)}`,
      },
    ],
  }),
  defineRule({
    id: 'to-ing',
    name: 'To and a verb',
    code: 'VF',
    why: 'After to, to say why or what, the verb has no ending.',
    wrong: 'I came here to learning English.',
    right: 'I came here to learn English.',
    point: 'gerund-infinitive',
    patterns: [
      { pattern: '{come|go|travel} here|there to ( <ing&!noun> )', write: base },
      {
        pattern:
          'verb={want|need|hope|decide|plan|try|learn|start|begin|have|come|like|love|promise|forget} to ( <ing&!noun&!adj> )',
        write: base,
        unless: ({ named }) => /come/.test(named.verb?.verbs.join() ?? ''),
      },
      {
        pattern:
          '{want|need|hope|decide|plan|try|learn|start|begin|have|promise|forget} to ( <third&!noun&!plural&!@have> )',
        write: base,
      },
      {
        pattern: '{want|need|decide|try|have|hope|plan} to ( <past&!base&!pp+past&pp&!base> )',
        write: base,
        unless: ({ from }, s) => (s.tokens[from]?.verbs.length ?? 0) === 0,
      },
      {
        pattern: '{come|go|travel|move|fly} <!punct&!@clauseWord>* to ( <ing&!noun> )',
        write: base,
        unless: ({ start }, s) =>
          // When it comes to helping.
          s.tokens[start - 1]?.low === 'it' ||
          s.tokens.some(({ low }) =>
            /^(?:from|forward|used|close|near|down|back|due|addition|shopping|swimming|fishing|skiing|dancing|camping|running)$/.test(
              low,
            ),
          ),
      },
      {
        pattern:
          '{refuse|agree|manage|offer|expect}+nice|pleased|glad|happy|difficult|easy|important to ( <ing&!noun&!adj> )',
        write: base,
        // There is something nice to having a garden.
        unless: ({ start }, s) => isAfter(s, start, /^(?:something|anything|nothing|more|advantage)$/, 2),
      },
      {
        pattern:
          '{like|love|want|need|try|start|hate} to ( plays|goes|works|drinks|visits|studies|watches|makes|does|gets|has|helps )',
        write: base,
      },
      // It is forbidden to smoking.
      {
        pattern: 'forbidden|allowed|possible|necessary|able|ready|better|hard to ( <ing&!noun> )',
        write: base,
      },
      // It isn’t necessary that you bring it.
      '@be not? necessary|easy|difficult ( that @subject ) <base>',
    ],
  }),
];
