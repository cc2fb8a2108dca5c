import { base, defineRule, ing, isAfter, says } from '../rule';

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
        pattern: '{decide|hope|want|agree|refuse|promise|afford|expect} ( <ing&!noun&!adj> )',
        write: (m) => `to ${base(m[1])}`,
      },
      {
        pattern:
          '@be+{find|make} it?+not? important|difficult|easy|necessary|possible|impossible|hard|better ( <base&!noun&!adj&!adv&!past> )',
        write: (m) => `to ${says(m[3])}`,
      },
      { pattern: 'able ( <base&!prep> )', write: (m) => `to ${says(m[1])}` },
      { pattern: '( for to ) <base>', write: () => 'to' },
      { pattern: 'for ( <base&!noun&!adj&!past&!prep&!@be> ) the|a|my|him|her|it|some', write: (m) => ing(m[1]) },
      { pattern: 'to ( can|must|should ) <base>', write: () => 'be able to' },
      {
        pattern:
          '{want|need|hope|decide|promise|refuse|manage|afford|agree} ( <base&!noun&!adj&!adv&!past&!@be&!@have&!prep> )',
        write: (m) => `to ${says(m[1])}`,
        unless: ({ from }, sentence) =>
          sentence.tokens[from]?.low === 'repair' ||
          isAfter(sentence, from - 1, /^(?:a|an|the|my|your|his|her|its|our|their|no|this|that|what|which)$/, 1),
      },
      {
        pattern: "would|'d {like|love|prefer} ( <base&!noun&!adj&!adv&!past&!prep> )",
        write: (m) => `to ${says(m[2])}`,
      },
      {
        pattern: '{want|need|hope|decide|promise|refuse|afford|agree|plan} ( <ing&!noun&!adj> ) @determiner+@anyObject',
        write: (m) => `to ${base(m[1])}`,
        unless: ({ from, steps }, sentence) =>
          steps[0]?.verbs.includes('need') === true || isAfter(sentence, from, /^(?:a|the|my|your|is|was)$/, 2),
      },
      {
        pattern:
          "would|'d like|love|prefer ( visit|travel|work|study|play|live|talk|dance|cook|walk|drive|stay|meet|try|speak|start ) !<noun>",
        write: (m) => `to ${says(m[2])}`,
      },
      {
        pattern:
          '@subject {want|hope|decide|plan} ( visit|travel|study|play|stay|talk|dance|cook|watch|start|drive|try ) !$',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        pattern:
          'difficult|easy|important|hard|necessary|possible|impossible|better for @anyObject ( <base&!noun&!adj&!past> )',
        write: (m) => `to ${says(m[3])}`,
      },
      {
        pattern: 'dream|goal|plan|aim|wish|ambition is|was ( become|be|have|visit|travel|go|live|buy|get|work|study )',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        pattern:
          '( for ) see|meet|learn|get|have|make|be|find|go|take|know|improve|do|come|speak|eat|become|understand|give|send|bring|pass !$ !or !and',
        write: () => 'to',
      },
      {
        pattern:
          '{go|come|travel} <!punct&!@clauseWord>* ( for buying|studying|learning|seeing|visiting|getting|meeting|finding|working )',
        write: (m) => `to ${base(m[3])}`,
      },
      {
        pattern:
          '@subject {prefer} ( stay|go|work|live|study|travel|walk|watch|eat|be|have ) >here|at|in|home|with|@determiner',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        pattern:
          '{forget|try} ( bring|open|close|call|buy|do|take|find|make|get|tell|lock|turn ) >@determiner+@object+it',
        write: (m) => `to ${says(m[1])}`,
      },
      { pattern: 'not forget ( <ing&!noun&!adj> )', write: (m) => `to ${base(m[2])}` },
      {
        pattern: '^^ it is|was forbidden|important|necessary|allowed|prohibited ( <ing&!noun> )',
        write: (m) => `to ${base(m[4])}`,
      },
      // He pretended sleeping.
      { pattern: '{pretend} ( <ing&!noun&!adj> )', write: (m) => `to ${base(m[1])}` },
      // She offered driving us home.
      { pattern: '{offer|manage|fail} ( <ing&!adj> ) >@anyObject+@determiner', write: (m) => `to ${base(m[1])}` },
      // Please remember locking the door.
      { pattern: 'please remember ( <ing&!noun&!adj> )', write: (m) => `to ${base(m[2])}` },
      // I would like going there.
      {
        pattern: "would|'d like ( going|seeing|visiting|buying|knowing|doing|having|meeting )",
        write: (m) => `to ${base(m[2])}`,
      },
      // It was nice meet you.
      {
        pattern:
          "@be+'s not? nice|good|great|lovely|pleased|happy|glad ( meet|see|hear|talk|visit|spend ) >@anyObject+the|a|that|from|to|with",
        write: (m) => `to ${says(m[3])}`,
      },
      // He is too tired for going out.
      {
        pattern: 'too tired|young|old|busy|ill|lazy|shy|small|weak ( for <ing&!noun> )',
        write: (m) => `to ${base(m[3])}`,
      },
      // She is old enough for driving.
      { pattern: 'old|tall|big|strong|rich|brave enough ( for <ing> )', write: (m) => `to ${base(m[3])}` },
      // My job is help people.
      {
        pattern: 'job|task is ( help|clean|sell|make|look|take|answer|do|find|check|bring|prepare|drive|cook|write )',
        write: (m) => `to ${says(m[2])}`,
      },
      // I forgot buying milk.
      {
        pattern: '@subject {forget} ( buying|bringing|doing|calling|closing|locking|taking|telling|sending|posting )',
        write: (m) => `to ${base(m[2])}`,
      },
      // The coffee is too hot for drinking it.
      {
        pattern: 'too <adj> ( for <ing> ) it|them|him|her',
        write: (m) => `to ${base(m[3])}`,
        unless: ({ to }, s) => s.tokens[to + 1]?.low === 'her',
      },
      // I study hard for that I pass.
      { pattern: '( for that ) @subject', write: () => 'so that' },
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
      { pattern: '{come|go|travel} here|there to ( <ing&!noun> )', write: (m) => base(m[3]) },
      {
        pattern:
          '{want|need|hope|decide|plan|try|learn|start|begin|have|come|like|love|promise|forget} to ( <ing&!noun&!adj> )',
        write: (m) => base(m[2]),
        unless: ({ steps }) => /come/.test(steps[0]?.verbs.join() ?? ''),
      },
      {
        pattern:
          '{want|need|hope|decide|plan|try|learn|start|begin|have|promise|forget} to ( <third&!noun&!plural&!@have> )',
        write: (m) => base(m[2]),
      },
      {
        pattern: '{want|need|decide|try|have|hope|plan} to ( <past&!base&!pp+past&pp&!base> )',
        write: (m) => base(m[2]),
        unless: ({ from }, s) => (s.tokens[from]?.verbs.length ?? 0) === 0,
      },
      {
        pattern: '{come|go|travel|move|fly} <!punct&!@clauseWord>* to ( <ing&!noun> )',
        write: (m) => base(m[3]),
        unless: (_, s) =>
          s.tokens.some(({ low }) => /^(?:from|forward|used|close|near|down|back|due|addition)$/.test(low)),
      },
      {
        pattern:
          '{refuse|agree|manage|offer|expect}+nice|pleased|glad|happy|difficult|easy|important to ( <ing&!noun&!adj> )',
        write: (m) => base(m[2]),
      },
      {
        pattern:
          '{like|love|want|need|try|start|hate} to ( plays|goes|works|drinks|visits|studies|watches|makes|does|gets|has|helps )',
        write: (m) => base(m[2]),
      },
      // It is forbidden to smoking.
      {
        pattern: 'forbidden|allowed|possible|necessary|able|ready|better|hard to ( <ing&!noun> )',
        write: (m) => base(m[2]),
      },
      // It isn’t necessary that you bring it.
      '@be not? necessary|easy|difficult ( that @subject ) <base>',
    ],
  }),
];
