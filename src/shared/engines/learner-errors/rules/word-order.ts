import { defineRule, isAfter, says } from '../rule';

/** A part with where or when before the question itself. */
const hasComma = (_: unknown, { tokens }: { tokens: readonly { low: string }[] }) =>
  tokens.some(({ low }) => low === ',');

/** Adverbs that are not made with -ly alone. */
const adverbs: Record<string, string> = { good: 'well', easy: 'easily' };

export const wordOrder = [
  defineRule({
    id: 'question-order',
    name: 'Word order in questions',
    code: 'WO',
    why: 'In a question an auxiliary stands before the subject: where did you buy it, where are you going?',
    wrong: 'Where you live?',
    right: 'Where do you live?',
    point: 'question-forms',
    patterns: [
      { is: '^ ( how ) do|does|did|would|will @subject look|looks like', write: () => 'What' },
      { is: '^ ( how ) do|does|did @determiner <adj>? <noun> look|looks like', write: () => 'What' },
      { is: '^ ( how ) is|was|are the|it|your|he|she <noun>? like', write: () => 'What' },
      {
        is: '^ ( how ) do|does you|we|they call|say this|it|that',
        write: () => 'What',
        unless: ({ steps }) => steps[4]?.low === 'say',
      },
      { is: '^ ( how is called )' },
      { is: '^ i|you|he|she|we|they <!punct>* <!punct>* , ( is not it )' },
      {
        is: '^ @possessive|the @person <!punct>* <!punct>* , ( is not it|he|she )',
        unless: (_, s) =>
          s.tokens.some(({ low }, at) => low === 'is' && at < 5) ||
          s.tokens.slice(0, 6).some(({ text }) => /^['’]s$/.test(text)),
      },
      { is: '^ how many <plural>+people|children ( @subject <base+third> )', unless: (_, s) => !s.isQuestion },
      {
        is: '^ ( you|he|she|they <base&!noun&!past&!@do&!@remark> ) *',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      {
        is: '^ ( <base&!@auxiliary&!@modal&!@remark> you|he|she|they ) *',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      { is: '^ ( <past&!@auxiliary&!@be&!@have> you|he|she|they )', unless: (_, s) => !s.isQuestion },
      {
        is: '^ where|when|how|why ( <third&!@auxiliary&!@be>+<past&!@auxiliary&!@be>+<base&!@auxiliary&!@be&!@modal> @possessive+the+@subject+<name> )',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      { is: '^ what|where|why @bePresent ( <ing> he|she|you|they+@possessive )', unless: (_, s) => !s.isQuestion },
      {
        is: '^ and|but|so? what|why|where|how ( @subject @bePresent+have|has|can|will|did|do ) *',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      { is: '^ why not? ( @subject <base+third+past> )', unless: (m, s) => !s.isQuestion || hasComma(m, s) },
      {
        is: '^ @wh @possessive @person ( <third+past> )',
        unless: ({ steps }, s) => !s.isQuestion || /^(?:who|whose|which|what)$/.test(steps[1]?.low ?? ''),
      },
      {
        is: '^ @wh <name> ( <third> )',
        unless: ({ steps }, s) => !s.isQuestion || /^(?:who|whose|which|what)$/.test(steps[1]?.low ?? ''),
      },
      { is: '^ where|when|why|how|what|who ( @subject ) *', unless: (m, s) => !s.isQuestion || hasComma(m, s) },
      {
        is: '^ what|which time|colour|day|kind|book|film|food|sport|music of? <noun>? ( @subject ) *',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      {
        is: '^ how much|many|long|often|far|old|big|tall <noun+plural>? ( @subject ) *',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      {
        is: '^ where|when|why|how|what time ( @determiner <adj>? <noun> <third>+<past&!pp>+@be ) ',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      {
        is: '^ where|when|why|how time? ( @determiner <adj>? <noun+plural> <third>+<past&!adj>+@beFinite )',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      { is: '^ what time ( @determiner <noun+plural> )', unless: (_, s) => !s.isQuestion },
      { is: '^ ( how to <base> ) <!punct>*', unless: (_, s) => !s.isQuestion },
      {
        is: '^ ( what <third>+mean|means ) <!punct&!@determiner>+this|that|the ',
        unless: ({ steps }, s) => !s.isQuestion || !/^means?$/.test(steps[2]?.low ?? ''),
      },
      { is: '^ ( do you can ) ', write: () => 'Can you' },
      {
        is: 'was|were|did|had|will|can|has|have|<past&!pp> <!punct>* , ( is not it )',
        unless: (_, s) => s.tokens.slice(0, 5).some(({ low }) => low === 'is' || low === "'s"),
      },
      { is: '^ what ( did happen )', write: () => 'happened' },
      {
        is: '^ who ( did <base> ) the|a|my|it|this|that',
        unless: ({ to }, s) => /^(?:have|do)$/.test(s.tokens[to]?.low ?? ''),
      },
      { is: '^ how ( is going )', write: () => 'is it going' },
      { is: '^ ( how ) do you think about|of', write: () => 'What' },
      { is: 'what is @determiner <noun> ( look ) like', write: () => '' },
      { is: '^ @subject <third&!@be&!@have> <!punct>* , ( is not he|she|it )', write: () => 'doesn’t' },
      { is: '^ @subject do not <!punct>* , ( do not @subject )' },
      { is: '^ how long ( time ) do|does|did', write: () => '' },
      { is: '^ ( is|are|was anybody|somebody|anyone ) who|in|at|here|that' },
    ],
  }),
  defineRule({
    id: 'indirect-question',
    name: 'Questions inside sentences',
    code: 'WO',
    why: 'Inside a sentence a question has the word order of a statement: I know where he lives.',
    wrong: 'I don’t know where is he.',
    right: 'I don’t know where he is.',
    point: 'reported-questions',
    patterns: [
      {
        is: '{know|wonder|ask|tell} @anyObject? where|how|what|who|why ( @beFinite|do|does|did <name> )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      {
        is: '{tell|know|ask|say|wonder|remember} @anyObject? what time ( @beFinite+do|does|did it|the+@subject )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      {
        is: '{tell|know|ask|wonder|remember} @anyObject? how old|much|many|long|far|often|tall|big <noun+plural>? ( @beFinite+do|does|did @subject+@determiner )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      { is: '{ask} @anyObject? ( that if|whether )', write: () => 'if' },
      {
        is: '{ask|wonder|know} @anyObject ( do|does|did|is|are|was|were|can i|he|she|we|they )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:,]$/.test(low)),
      },
      {
        is: '{know|wonder|understand|remember|forget|tell|ask|say|explain|see|decide|imagine} @anyObject? @wh+if <noun>? ( do|does|did @subject+@determiner+<name> )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      {
        is: '{know|wonder|understand|remember|forget|tell|ask|explain|imagine} @anyObject? what|where|when|why|how|who ( @beFinite @subject+@possessive+this|that|these|those )',
        unless: ({ to, steps }, s) =>
          s.tokens.some(({ low }) => /^["“:]$/.test(low)) ||
          (steps[2]?.low === 'what' && s.tokens[to]?.tags.has('punct') === true),
      },
      {
        is: '{know|wonder|remember|forget|tell|ask|explain} @anyObject? where|when ( @beFinite the <noun> )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      {
        is: '{know|wonder|tell|ask} @anyObject? @wh ( can|could|should|will|would @subject )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      { is: 'idea|sure|question @wh ( @beFinite+do|does|did @subject+@possessive )' },
    ],
  }),
  defineRule({
    id: 'adverb-position',
    name: 'Where adverbs stand',
    code: 'WO',
    why: 'Nothing stands between a verb and its object; always, usually and never stand before the main verb.',
    wrong: 'I like very much tea.',
    right: 'I like tea very much.',
    point: 'adverbs-order',
    patterns: [
      {
        is: '@subject {like|have|play|speak|want|need|enjoy|eat} ( also ) <noun>|<ing>|to|@determiner|<plural>|@language',
      },
      { is: '^ ( also|already @subject ) <base>|<third>' },
      { is: '@subject ( <third&!@be&!@have> often ) <noun+plural>+@determiner' },
      {
        is: '{drive|do|read|clean|finish|write|open|close|play|speak|learn|eat} ( very? carefully|slowly|quickly|fast|well|yesterday|today ) the|my|his|her|your|our|english',
      },
      { is: '@subject ( yesterday|tomorrow|today ) <base+third+past>' },
      { is: '@subject ( every day|week|morning|evening|year ) <base+third+past>' },
      {
        is: '^^ i|he|she|we|they|it ( always|usually|often|never|sometimes @bePresent+was|were ) late|tired|happy|hungry|at|in|very|busy|nice|a|the|on|not',
      },
      { is: '{like|enjoy} ( very much ) $' },
      {
        is: '@subject ( never|always|usually|often @modal+have|has ) <base+pp>',
      },
      {
        is: '{speak|learn|study|read|play|watch|eat|see|visit} ( every day|sometimes|often|always|a lot ) @language+@possessive+football|tennis|tv|television|the',
      },
      {
        is: '{like|love|enjoy|hate|want|miss|appreciate|need} ( very much|well ) @determiner+@object+<noun>+<plural>+<ing>+to|it',
      },
      {
        is: '{like|love|enjoy|hate|want|miss} a lot ( @determiner+<noun>+<plural>+<ing>+to|it )',
        unless: ({ steps }) => steps[3]?.low === 'of',
      },
      {
        is: '{speak|play|know|learn|read|write|understand|sing|cook} ( very? well|badly|perfectly|fluently|quickly|slowly ) @determiner+@language+football|tennis|music',
      },
      {
        is: '@subject ( <third&!@be&!@have>+<past&!@be&!@have&!pp> always|usually|never|seldom|rarely ) !<adj>',
        unless: ({ steps }) => /^(?:is|was|has|had|does|did|said|used|needs)$/.test(steps[1]?.low ?? ''),
      },
      {
        is: '@subject ( {go|get|speak|eat|play|watch|drink|work|study|come|do|have|take|make|wake|read|live} always|usually|never )',
        unless: ({ steps }) =>
          /^(?:has|had|have|did|do|does|done)$/.test(steps[1]?.low ?? '') && steps[2]?.low !== 'usually',
      },
      { is: '^ ( always|never @subject ) <!@auxiliary&!punct>', unless: ({ from }) => from > 1 },
      {
        is: '@subject+@possessive+<noun> ( always|usually|often|never @beFinite ) <adj+noun+ing+prep>+@determiner+late|at|in',
        unless: (_, s) => s.isQuestion,
      },
      {
        is: '{drink|eat|have|read|watch|play|do|study|clean|visit} ( every day|morning|evening|week|weekend ) <noun>+<plural>+@determiner+@language',
      },
      { is: '@subject {go|come} ( often|always|never|usually|sometimes ) to' },
      { is: '@have @subject been ( ever|never )' },
      { is: '^ @subject have|has ( ever ) <pp>', write: () => 'once', unless: (_, s) => s.isQuestion },
      { is: '^ @subject have|has ( yet ) <pp>', write: () => 'already' },
      {
        is: '@subject <past&!@have&!@be> ( yesterday|today ) a|an|some|my',
        unless: ({ steps }) => /^(?:said|told)$/.test(steps[1]?.low ?? ''),
      },
      { is: '@subject ( tomorrow|yesterday ) @modal+@have+@beFinite' },
    ],
  }),
  defineRule({
    id: 'adjective-position',
    name: 'Where adjectives stand',
    code: 'WO',
    why: 'An adjective stands before its noun: a red car, blue eyes.',
    wrong: 'I bought a car red.',
    right: 'I bought a red car.',
    patterns: [
      {
        is: '{have|buy|want|see|be} a|an ( @thing big|small|red|blue|black|white|green|yellow|brown|new|old|beautiful|nice|interesting|expensive ) >$|and|with|in',
        write: (m) => `${says(m[3])} ${says(m[2])}`,
      },
      {
        is: '( eyes|hair blue|green|brown|black|long|short|big|blond|blonde ) >$|and',
        write: (m) => `${says(m[1])} ${says(m[0])}`,
        unless: ({ from }, s) => !/^(?:have|has|had|with)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        is: 'is|was a|an ( @person+film|book|city|country|place|story|house|day very <adj&!noun> ) >$',
        write: (m) => `very ${says(m[4])} ${says(m[2])}`,
      },
    ],
  }),
  defineRule({
    id: 'explain-me',
    name: 'Explain something to somebody',
    code: 'WO',
    why: 'Explain, describe, suggest and introduce need to before a person: explain it to me.',
    wrong: 'Explain me this.',
    right: 'Explain this to me.',
    patterns: [
      '( {explain|describe|introduce|repeat|report|mention} @object ) @determiner+<noun>+<plural>+@wh+if|it|that',
      '( {explain|describe} me|us|them|him|her|you ) @determiner+@wh+if|about|it',
    ],
  }),
  defineRule({
    id: 'say-tell',
    name: 'Say and tell',
    code: 'WW',
    why: 'Tell has a person straight after it (tell me), say has none (say that, say to me).',
    wrong: 'He said me hello.',
    right: 'He said hello to me.',
    point: 'reported-statements',
    patterns: [
      {
        is: '( {say} ) me|him|us|them !$',
        write: (m) => ({ say: 'tell', says: 'tells', said: 'told', saying: 'telling' })[m[0]?.low ?? ''] ?? 'tell',
      },
      {
        is: '( {tell} ) that @subject',
        write: (m) => ({ tell: 'say', tells: 'says', told: 'said', telling: 'saying' })[m[0]?.low ?? ''] ?? 'say',
        unless: ({ from }, s) => isAfter(s, from, /^(?:can|could|to|be|been|was|were|am|is|are|'s)$/, 3),
      },
      { is: '@subject ( told ) he|she|they|i|we @beFinite+@modal+@have+<past&!pp>', write: () => 'said' },
    ],
  }),
  defineRule({
    id: 'adverb-form',
    name: 'Adjective or adverb',
    code: 'WF',
    why: 'An adverb says how something is done: she sings beautifully, he plays well.',
    wrong: 'She sings beautiful.',
    right: 'She sings beautifully.',
    patterns: [
      {
        is: '{sing|dance|speak|play|drive|write|work|run|cook|swim|behave|paint|draw|eat|walk|talk|explain|study|learn|read} @object+@language+it|football|tennis|guitar|piano|always+the? <noun>? very|so|really|too|quite? ( good|bad|beautiful|careful|quick|slow|nice|perfect|quiet|easy|fluent|loud|clear|correct ) $',
        write: (m) => adverbs[m[4]?.low ?? ''] ?? `${m[4]?.low}ly`,
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'is',
      },
      { is: 'a|an|the|very ( well ) @person+@job+@thing+student|player|singer', write: () => 'good' },
      { is: '{work|study|try} very? ( hardly ) $', write: () => 'hard' },
      { is: '( fastly )', write: () => 'fast' },
      { is: '{feel|look|smell|taste|sound} very? ( beautifully|badly|nicely|happily|sadly|deliciously ) $' },
      { is: '@be very|so|really? ( quickly|slowly|happily|sadly|beautifully|carefully|easily ) $' },
      {
        is: '{drive|walk|speak|talk|work|write|move|eat|read|run|listen} very|more|so? ( slow|quick|careful|quiet|loud|clear|nice|beautiful|perfect|easy|polite ) >$|here|in|on|at|because|when|to',
        write: (m) => adverbs[m[2]?.low ?? ''] ?? `${m[2]?.low}ly`,
      },
      { is: '{work|study|try|train} very? ( hardly ) >every|for|all|to|in|at|because', write: () => 'hard' },
      { is: '{do} ( bad ) in|on|at', write: () => 'badly' },
      {
        is: '{look} at @object ( angry|sad|happy|nervous|serious ) ',
        write: (m) => ({ angry: 'angrily', happy: 'happily' })[m[3]?.low ?? ''] ?? `${says(m[3])}ly`,
      },
    ],
  }),
];
