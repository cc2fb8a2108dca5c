import { base, defineRule, ing, isAfter, says } from '../rule';

const noMind = ({ from }: { from: number }, sentence: Parameters<typeof isAfter>[0]) =>
  isAfter(sentence, from, /^(?:a|an|the|my|your|his|her|its|our|their|is|are|was|were|be|been)$/, 2);

export const verbPatterns = [
  defineRule({
    id: 'gerund-verbs',
    name: 'Verb + -ing',
    code: 'VF',
    why: 'After enjoy, avoid, finish, mind, suggest and some other verbs, the next verb ends in -ing.',
    wrong: 'I enjoy to swim.',
    right: 'I enjoy swimming.',
    point: 'gerund-infinitive',
    patterns: [
      { is: '{spend} <!punct&!@clauseWord>* time|hours|days|money|euros ( to <base> )', write: (m) => ing(m[4]) },
      {
        is: '{have} much|great|some? difficulty|difficulties|trouble|fun|problems ( to <base> )',
        write: (m) => ing(m[4]),
      },
      {
        is: '{enjoy|avoid|finish|suggest|dislike|imagine|practise} ( <base&!noun&!adj&!adv> )',
        write: (m) => ing(m[1]),
        unless: (match, s) => noMind(match, s) || s.tokens[match.from]?.low === 'that',
      },
      {
        is: '@subject {enjoy|avoid|dislike|finish} ( dance|swim|cook|run|travel|play|work|walk|watch|listen|study ) !<noun>',
        write: (m) => ing(m[2]),
      },
      {
        is: '{enjoy|avoid|dislike|finish|mind|practise|practice|imagine|consider|suggest|recommend|admit|deny|postpone|risk|delay} ( to <base> )',
        write: (m) => ing(m[2]),
        unless: noMind,
      },
      { is: 'feel like ( to <base> )', write: (m) => ing(m[3]) },
      { is: '{give} up ( to <base> )', write: (m) => ing(m[3]) },
      { is: 'can not|never {help|stand} ( to <base> )', write: (m) => ing(m[4]) },
      { is: 'it is no use ( to <base> )', write: (m) => ing(m[5]) },
      { is: 'is|are|was|were worth ( to <base> )', write: (m) => ing(m[3]) },
      { is: '{keep} ( to <base> ) !@clauseWord', unless: noMind },
      {
        is: 'hobby|hobbies|job is|are ( play|read|swim|cook|listen|watch|collect|paint|draw|run|sing|ride|teach )',
        write: (m) => ing(m[2]),
      },
      { is: '{stop} ( to smoke )', write: () => 'smoking' },
    ],
  }),
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
        is: '{decide|hope|want|agree|refuse|promise|afford|expect} ( <ing&!noun&!adj> )',
        write: (m) => `to ${base(m[1])}`,
      },
      {
        is: '@be+{find|make} it?+not? important|difficult|easy|necessary|possible|impossible|hard|better ( <base&!noun&!adj&!adv&!past> )',
        write: (m) => `to ${says(m[3])}`,
      },
      { is: 'able ( <base&!prep> )', write: (m) => `to ${says(m[1])}` },
      { is: '( for to ) <base>', write: () => 'to' },
      { is: 'for ( <base&!noun&!adj&!past&!prep&!@be> ) the|a|my|him|her|it|some', write: (m) => ing(m[1]) },
      { is: 'to ( can|must|should ) <base>', write: () => 'be able to' },
      {
        is: '{want|need|hope|decide|promise|refuse|manage|afford|agree} ( <base&!noun&!adj&!adv&!past&!@be&!@have&!prep> )',
        write: (m) => `to ${says(m[1])}`,
        unless: ({ from }, sentence) =>
          sentence.tokens[from]?.low === 'repair' ||
          isAfter(sentence, from - 1, /^(?:a|an|the|my|your|his|her|its|our|their|no|this|that|what|which)$/, 1),
      },
      { is: "would|'d {like|love|prefer} ( <base&!noun&!adj&!adv&!past&!prep> )", write: (m) => `to ${says(m[2])}` },
      {
        is: '{want|need|hope|decide|promise|refuse|afford|agree|plan} ( <ing&!noun&!adj> ) @determiner+@anyObject',
        write: (m) => `to ${base(m[1])}`,
        unless: ({ from, steps }, sentence) =>
          steps[0]?.verbs.includes('need') === true || isAfter(sentence, from, /^(?:a|the|my|your|is|was)$/, 2),
      },
      {
        is: "would|'d like|love|prefer ( visit|travel|work|study|play|live|talk|dance|cook|walk|drive|stay|meet|try|speak|start ) !<noun>",
        write: (m) => `to ${says(m[2])}`,
      },
      {
        is: '@subject {want|hope|decide|plan} ( visit|travel|study|play|stay|talk|dance|cook|watch|start|drive|try ) !$',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        is: 'difficult|easy|important|hard|necessary|possible|impossible|better for @anyObject ( <base&!noun&!adj&!past> )',
        write: (m) => `to ${says(m[3])}`,
      },
      {
        is: 'dream|goal|plan|aim|wish|ambition is|was ( become|be|have|visit|travel|go|live|buy|get|work|study )',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        is: '( for ) see|meet|learn|get|have|make|be|find|go|take|know|improve|do|come|speak|eat|become|understand|give|send|bring|pass !$ !or !and',
        write: () => 'to',
      },
      {
        is: '{go|come|travel} <!punct&!@clauseWord>* ( for buying|studying|learning|seeing|visiting|getting|meeting|finding|working )',
        write: (m) => `to ${base(m[3])}`,
      },
      {
        is: '@subject {prefer} ( stay|go|work|live|study|travel|walk|watch|eat|be|have ) >here|at|in|home|with|@determiner',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        is: '{forget|try} ( bring|open|close|call|buy|do|take|find|make|get|tell|lock|turn ) >@determiner+@object+it',
        write: (m) => `to ${says(m[1])}`,
      },
      { is: 'not forget ( <ing&!noun&!adj> )', write: (m) => `to ${base(m[2])}` },
      {
        is: '^^ it is|was forbidden|important|necessary|allowed|prohibited ( <ing&!noun> )',
        write: (m) => `to ${base(m[4])}`,
      },
    ],
  }),
  defineRule({
    id: 'preposition-ing',
    name: 'Preposition + -ing',
    code: 'VF',
    why: 'After a preposition (in, of, before, without …) a verb ends in -ing.',
    wrong: 'She is interested in to learn German.',
    right: 'She is interested in learning German.',
    point: 'gerund-infinitive',
    patterns: [
      {
        is: 'good|bad|great|better at ( cook|draw|sing|swim|dance|play|speak|write|paint|ski|drive|run|learn|make|do|explain|remember )',
        write: (m) => ing(m[2]),
      },
      { is: 'by ( <base&!noun&!adj&!prep> ) the|a|my|your|more|in|on|to', write: (m) => ing(m[1]) },
      { is: 'how|what about ( <base&!noun&!adj> )', write: (m) => ing(m[2]) },
      {
        is: 'instead of ( <base+third+past> ) @determiner+to|at|in|home',
        write: (m) => ing(m[2]),
        unless: ({ steps }) => steps[2]?.tags.has('noun') === true,
      },
      { is: '{think|dream} about|of ( <base&!noun&!adj&!past> )', write: (m) => ing(m[2]) },
      {
        is: 'in|of|at|without|before|after|with ( to <base> )',
        write: (m) => ing(m[2]),
      },
      {
        is: 'interested|good|bad|afraid|tired|fond|keen|proud in|at|of|on|about ( to <base> )',
        write: (m) => ing(m[3]),
      },
      { is: 'for|of|without|before|after|about ( <base&!@be> ) @object', write: (m) => ing(m[1]) },
      {
        is: 'without|before|after ( <base&!noun&!adj&!adv&!past&!prep> )',
        write: (m) => ing(m[1]),
        unless: ({ from }, s) => /^(?:let|come)$/.test(s.tokens[from]?.low ?? ''),
      },
      { is: 'interested|instead|tired|afraid|capable|fond in|of ( <base&!noun&!adj&!prep> )', write: (m) => ing(m[2]) },
      { is: 'thanks|thank|sorry you? for|about ( <base&!noun> )', write: (m) => ing(m[3]) },
      { is: 'thinking|dreaming ( to <base> )', write: (m) => `of ${ing(m[2])}` },
      { is: '^ i|we|they think ( to <base> )', write: (m) => `of ${ing(m[4])}` },
      { is: '{accuse|suspect} @anyObject ( to <base> )', write: (m) => `of ${ing(m[3])}` },
      { is: '{prevent} @anyObject ( to <base> )', write: (m) => `from ${ing(m[3])}` },
      { is: '{thank|forgive|congratulate} @anyObject ( to <base> )', write: (m) => `for ${ing(m[3])}` },
      { is: '{apologise|apologize} ( to be|arrive|come|forget )', write: (m) => `for ${ing(m[2])}` },
      { is: '{insist} ( to <base> )', write: (m) => `on ${ing(m[2])}` },
      {
        is: '{think|dream|talk|worry} about|of ( go|move|buy|get|be|become|have|leave|learn|start|visit|change ) >to|@determiner+@object',
        write: (m) => ing(m[2]),
      },
      { is: 'how|what about ( to <base> )', write: (m) => ing(m[3]) },
    ],
  }),
  defineRule({
    id: 'to-preposition-ing',
    name: 'To + -ing',
    code: 'VF',
    why: 'In look forward to, be used to and get used to, the word to is a preposition: a verb after it ends in -ing.',
    wrong: 'I look forward to see you.',
    right: 'I look forward to seeing you.',
    point: 'gerund-infinitive',
    patterns: [
      { is: '{look} ( forward for|at ) !<num> !months !weeks !years !a !ages', write: () => 'forward to' },
      { is: '{look} forward ( <ing> )', write: (m) => `to ${says(m[2])}` },
      { is: '{look} forward ( see|hear|meet|read )', write: (m) => `to ${ing(m[2])}` },
      {
        is: '{look} forward to ( <base> )',
        write: (m) => ing(m[3]),
        unless: ({ from }, s) =>
          s.tokens[from]?.tags.has('noun') === true &&
          !/^(?:a|the|me|you|him|us|them|from|in|at|it|your|my|about|to|with)$/.test(s.tokens[from + 1]?.low ?? ''),
      },
      {
        is: "am|is|are|was|were|'s {get}? not? used to ( <base&!noun> )",
        write: (m) => ing(m[5]),
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:it|this|that|which|these|tool|knife|machine)$/.test(low)),
      },
      { is: '{get} used to ( <base&!noun> )', write: (m) => ing(m[3]) },
      { is: '{object} to ( <base&!noun> )', write: (m) => ing(m[2]) },
      { is: '{look} forward ( @possessive+the )', write: (m) => `to ${says(m[2])}` },
      {
        is: 'i|he|she|we|they|you+@person am|is|are not? used to ( work|walk|drive|travel|study|sleep|play|live ) >at|in|on|with|by|to|alone|@determiner',
        write: (m) => ing(m[5]),
      },
    ],
  }),
  defineRule({
    id: 'want-that',
    name: 'Want somebody to',
    code: 'VF',
    why: 'After want and would like, English has a person and to: I want you to come.',
    wrong: 'I want that you come.',
    right: 'I want you to come.',
    point: 'gerund-infinitive',
    patterns: [
      '{want} ( that @subject <base+third> )',
      "would|'d {like|love} ( that @subject )",
      '{want} ( that @subject * )',
      { is: '{want} ( that @possessive+the <noun> )' },
      { is: '{ask} @object ( that @subject ) <base&!noun>' },
    ],
  }),
  defineRule({
    id: 'let-make-to',
    name: 'Let and make without to',
    code: 'VF',
    why: 'After let and make with a person, the next verb has no to.',
    wrong: 'Let me to help you.',
    right: 'Let me help you.',
    point: 'gerund-infinitive',
    patterns: [
      { is: '{let|make} @object ( <ing&!adj&!noun> )', write: (m) => base(m[2]) },
      { is: '{let|make} @anyObject ( <third&!plural&!noun>+<past&!base&!pp&!adj> )', write: (m) => base(m[2]) },
      { is: '{see|hear|watch} @object ( to <base> )', write: (m) => says(m[3]) },
      { is: '{let} @anyObject ( to <base> )', write: (m) => says(m[3]) },
      { is: '{make} me|him|us|them|her|you ( to <base> )', write: (m) => says(m[3]) },
      {
        is: '{let|make} @possessive <noun> ( to <base> )',
        write: (m) => says(m[4]),
        unless: ({ steps }) =>
          steps[0]?.verbs.includes('make') === true &&
          !/^(?:brother|sister|mother|father|son|daughter|friend|dog|cat|boss|teacher)$/.test(steps[2]?.low ?? ''),
      },
    ],
  }),
  defineRule({
    id: 'allow-to',
    name: 'Verb + person + to',
    code: 'VF',
    why: 'After allow, ask, tell, advise, invite and teach with a person, the next verb has to before it.',
    wrong: 'She allowed me go.',
    right: 'She allowed me to go.',
    point: 'gerund-infinitive',
    patterns: [
      {
        is: '{want|ask|tell|advise|allow|invite|expect} @object ( <ing&!noun&!adj> )',
        write: (m) => `to ${base(m[2])}`,
      },
      {
        is: '{want|ask|tell|allow|help} @possessive @person ( <base&!noun&!adj&!adv&!past> )',
        write: (m) => `to ${says(m[3])}`,
        unless: ({ steps }) => steps[0]?.verbs.includes('help') === true,
      },
      {
        is: '{allow|ask|tell|advise|encourage|force|order|persuade|teach|invite|remind|warn|want|permit|convince} @object ( <base&!noun&!adj&!adv&!past&!prep> )',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        is: '{allow|ask|advise|encourage|force|persuade|invite|remind|permit} @object ( <base&!adj&!adv&!past&!prep> ) >@determiner+@object+in|at|to|on|with|for|early|late|home',
        write: (m) => `to ${says(m[2])}`,
      },
    ],
  }),
  defineRule({
    id: 'suggest-me',
    name: 'Suggest',
    code: 'VF',
    why: 'Suggest has no person straight after it: suggest doing something, or suggest that somebody does it.',
    wrong: 'He suggested me to go by bus.',
    right: 'He suggested going by bus.',
    point: 'gerund-infinitive',
    patterns: [
      '( {suggest} @object )',
      '( {suggest|recommend} you to ) <base>',
      '( {suggest} @possessive @person to )',
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
      { is: '{come|go|travel} here|there to ( <ing&!noun> )', write: (m) => base(m[3]) },
      {
        is: '{want|need|hope|decide|plan|try|learn|start|begin|have|come|like|love|promise|forget} to ( <ing&!noun&!adj> )',
        write: (m) => base(m[2]),
        unless: ({ steps }) => /come/.test(steps[0]?.verbs.join() ?? ''),
      },
      {
        is: '{want|need|hope|decide|plan|try|learn|start|begin|have|promise|forget} to ( <third&!noun&!plural&!@have> )',
        write: (m) => base(m[2]),
      },
      {
        is: '{want|need|decide|try|have|hope|plan} to ( <past&!base&!pp+past&pp&!base> )',
        write: (m) => base(m[2]),
        unless: ({ from }, s) => (s.tokens[from]?.verbs.length ?? 0) === 0,
      },
      {
        is: '{come|go|travel|move|fly} <!punct&!@clauseWord>* to ( <ing&!noun> )',
        write: (m) => base(m[3]),
        unless: (_, s) =>
          s.tokens.some(({ low }) => /^(?:from|forward|used|close|near|down|back|due|addition)$/.test(low)),
      },
      {
        is: '{refuse|agree|manage|offer|expect}+nice|pleased|glad|happy|difficult|easy|important to ( <ing&!noun&!adj> )',
        write: (m) => base(m[2]),
      },
      {
        is: '{like|love|want|need|try|start|hate} to ( plays|goes|works|drinks|visits|studies|watches|makes|does|gets|has|helps )',
        write: (m) => base(m[2]),
      },
    ],
  }),
];
