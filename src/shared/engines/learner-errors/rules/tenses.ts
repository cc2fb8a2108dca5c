import { verbForms } from '../../../content/forms/inflect';
import { irregularVerbs } from '../../../content/forms/irregular';
import { base, defineRule, isAfter, participle, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** What a learner writes who takes an irregular verb for a regular one: goed, buyed, catched. */
const regularised = new Map(
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

const finished = /^(?:yesterday|ago)$/;

/** A time that is over, named after the verb in its own clause, or before it at the beginning. */
function overFrom({ tokens }: Sentence, at: number): boolean {
  for (let place = at; place < tokens.length; place += 1) {
    const { low, tags } = tokens[place] ?? { low: '', tags: new Set() };
    if (/^(?:since|from|before|until)$/.test(low)) return false;
    if (tags.has('punct') || /^(?:that|which|who|because|and|but|as|if|than|what|whose)$/.test(low)) return false;
    if (finished.test(low)) return true;
    if (low === 'when')
      return (
        /^(?:i|he|she|we|they)$/.test(tokens[place + 1]?.low ?? '') &&
        /^(?:was|were)$/.test(tokens[place + 2]?.low ?? '')
      );
    if (
      low === 'last' &&
      wordSets.oneUnit.has(tokens[place + 1]?.low ?? '') &&
      !/^(?:the|in|for|over)$/.test(tokens[place - 1]?.low ?? '')
    )
      return true;
    if (low === 'in' && /^(?:1[89]\d\d|20[01]\d|202[0-4])$/.test(tokens[place + 1]?.low ?? '')) return true;
  }
  return false;
}

/** Verbs that tell of a state have no continuous. */
const stative = ({ from }: { from: number }, { tokens }: Sentence) =>
  /^(?:have|has|know|knows|live|lives|want|wants|need|needs|feel|feels|like|likes|love|loves|think|thinks|work|works|seem|seems|believe|believes|understand|understands|own|owns|look|looks|cost|costs|mean|means)$/.test(
    tokens[from]?.low ?? '',
  );

export const tenses = [
  defineRule({
    id: 'perfect-with-past-time',
    name: 'Present perfect and a past time',
    code: 'T',
    why: 'With a time that is over (yesterday, last week, two years ago, in 2015) English has the past simple.',
    wrong: 'I have seen him yesterday.',
    right: 'I saw him yesterday.',
    point: 'present-perfect-or-past',
    find: (sentence) =>
      sentence.tokens.flatMap((token, at) => {
        if (
          !wordSets.haveNow.has(token.low) ||
          isAfter(sentence, at, /^(?:may|might|must|could|should|would|will|to|not)$/, 2)
        )
          return [];
        let verb = at + 1;
        while (wordSets.middle.has(sentence.tokens[verb]?.low ?? '')) verb += 1;
        const isPerfect = sentence.tokens[verb]?.tags.has('pp') || sentence.tokens[verb]?.low === 'been';
        return isPerfect && overFrom(sentence, verb + 1) ? [{ from: at, to: verb }] : [];
      }),
    patterns: [
      '^ yesterday ,? @subject ( have|has @middle* <pp> )',
      '^ last @oneUnit ,? @subject ( have|has @middle* <pp> )',
      '^ * @unit ago ,? @subject ( have|has @middle* <pp> )',
      {
        is: '^ in <num> ,? @subject ( have|has @middle* <pp> )',
        unless: (_, s) => !/^(?:1[89]|20)\d\d$/.test(s.tokens[1]?.low ?? ''),
      },
      { is: '^ when ( have|has @subject <pp> )', unless: (_, s) => !s.isQuestion },
      '^ yesterday|last @oneUnit+morning|afternoon|evening|night ,? @possessive @person+@people and? i? ( have|has <pp> )',
    ],
  }),
  defineRule({
    id: 'since-duration',
    name: 'Since and for',
    code: 'PREP',
    why: 'Since goes with a point in time (since 2020), for goes with how long it lasts (for four years).',
    wrong: 'I live here since four years.',
    right: 'I have lived here for four years.',
    point: 'present-perfect',
    patterns: [
      { is: '( for ) <num> @units ago', write: () => '' },
      { is: '@have @middle* <pp> <!punct&!@clauseWord>* ( for ) last|yesterday+@day', write: () => 'since' },
      { is: '( for ) i|he|she|we was|were', write: () => 'since' },
      { is: '( since ) @several+<num> more? @units', write: () => 'for' },
      {
        is: '( since ) a|an|one few? long? @unit+time+while',
        write: () => 'for',
        unless: ({ to }, s) => s.tokens.slice(to, to + 6).some(({ low }) => low === 'ago'),
      },
      {
        is: '( since ) long|ages time?',
        write: () => 'for a',
        unless: ({ to }, s) => s.tokens[to + 1]?.low === 'before',
      },
      { is: '( during ) @several+<num> @units', write: () => 'for' },
      { is: '@have @middle* <pp> * * ( from ) @several+<num> @units $', write: () => 'for' },
      {
        is: '@have not? @middle* {see|live|be|know|work|learn|study|meet} <!punct&!@clauseWord>* ( from ) <num>+@day+@month >$',
        write: () => 'since',
      },
    ],
  }),
  defineRule({
    id: 'present-with-since',
    name: 'Present perfect with since',
    code: 'T',
    why: 'What began in the past and goes on now is told in the present perfect.',
    wrong: 'I know her since 2019.',
    right: 'I have known her since 2019.',
    point: 'present-perfect',
    patterns: [
      {
        is: '^^ @subject ( knew|lived|worked|was|were|studied|learned|learnt|played ) <!punct&!@clauseWord&!pp>* since <num>|last|@month|childhood',
        unless: ({ from }, s) => isAfter(s, from, /^(?:when|that|what|who)$/, 3),
      },
      {
        is: '^^ @subject+<name> ( am|is|are ) <!punct&!@clauseWord&!pp&!past>* since <num>+last|yesterday|then+@month+@day',
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'it',
      },
      {
        is: '^^ @subject+<name> ( know|knows|live|lives|work|works|study|studies|learn|learns|play|plays|teach|teaches|am|are|have|has ) <!punct&!pp&!@clauseWord>* since <num>+last|yesterday|childhood|always+@month+@day',
        unless: ({ from }, s) => s.tokens[from + 1]?.tags.has('pp') === true,
      },
      '^^ @subject ( know|knows|live|lives|work|works|study|studies|learn|learns|play|plays|am|are ) <!punct&!pp&!@clauseWord>* since @subject was|were+<past&!base>',
      '^^ @subject ( am|is|are <ing> ) <!punct&!@clauseWord>* since <num>+last|yesterday+@month+@day',
      {
        is: '^^ @subject ( live|lives|know|knows|work|works|am|is|are ) <!punct&!@clauseWord&!pp&!past>* for <num>+many|several|ten|long @units >$',
        unless: ({ to }, s) => !s.tokens.slice(to).some(({ low }) => /^years?$/.test(low)),
      },
      { is: '^ how long ( do|does @subject live|know )' },
      {
        is: '^ how long ( are|is @subject <ing> )',
        unless: ({ to }, s) => /^(?:staying|going)$/.test(s.tokens[to]?.low ?? ''),
      },
    ],
  }),
  defineRule({
    id: 'present-with-past-time',
    name: 'Past time, past verb',
    code: 'T',
    why: 'With yesterday, last week or two years ago, the verb is in the past.',
    wrong: 'Yesterday I am at home.',
    right: 'Yesterday I was at home.',
    point: 'past-simple-regular',
    patterns: [
      { is: '^ yesterday|last @oneUnit? ,? @determiner <noun+plural> ( @bePresent+<third&!noun&!plural> )' },
      {
        is: '^ when i|he|she|we|they was|were <!punct>* , i|he|she|we|they @frequency+often? ( <third&!noun>+<base&!past&!@modal> )',
        unless: ({ from }, s) =>
          /^(?:think|know|remember|believe|use|feel|still|miss|am|is|are)$/.test(s.tokens[from]?.low ?? ''),
      },
      {
        is: '^ in <num> ,? @subject ( @bePresent+<third>+<base&!past> )',
        unless: (_, s) => !/^(?:1[89]|20[01])\d+$/.test(s.tokens[1]?.low ?? ''),
      },
      {
        is: '^ @subject ( <base&!past&!@modal>+<third> ) <!punct&!@clauseWord&!past&!pp&!base&!third>* <num>+@several+a|an @unit ago',
        unless: (_, s) => s.isQuestion,
      },
      {
        is: '^ @subject ( <base&!past&!@modal&!@have>+<third&!@have> ) <!punct&!@clauseWord&!past&!pp&!third>* yesterday',
        unless: ({ from }, s) =>
          s.isQuestion ||
          /^(?:think|know|hear|remember|hope|believe|guess|say|says|wish|mean|wonder)$/.test(s.tokens[from]?.low ?? ''),
      },
      '^ yesterday @middle* ,? @subject @middle* ( @bePresent+<third>+<base&!past&!@modal> )',
      '^ yesterday morning|afternoon|evening ,? @subject ( @bePresent+<third>+<base&!past> )',
      '^ last @oneUnit ,? @subject @middle* ( @bePresent+<third>+<base&!past> )',
      '^ * @unit ago ,? @subject ( @bePresent+<third>+<base&!past> )',
      {
        is: '^ @subject ( am|is|are|go|goes|see|sees|eat|eats|buy|buys|come|comes|meet|meets|have|has|visit|visits|watch|watches|play|plays|work|works|make|makes|take|takes ) <!punct&!@clauseWord&!past&!pp&!@have>* yesterday+ago',
        unless: (_, s) => s.isQuestion,
      },
      {
        is: '^ @subject ( am|is|are|go|goes|see|sees|eat|eats|buy|buys|meet|meets|visit|visits|watch|watches|play|plays|make|makes|take|takes ) <!punct&!@clauseWord&!past&!pp&!@have>* last @oneUnit',
        unless: (_, s) => s.isQuestion,
      },
      { is: '^ @subject ( know|knows ) @object when @subject was|were', write: () => 'knew' },
    ],
  }),
  defineRule({
    id: 'did-past',
    name: 'Did + base form',
    code: 'VF',
    why: 'Did and didn’t show the past already: the verb after them has no ending.',
    wrong: 'I didn’t went there.',
    right: 'I didn’t go there.',
    point: 'past-simple-questions',
    patterns: [
      { is: 'do|does not? @subject not? ( <past&!base> )', write: (m) => base(m[4]) },
      { is: 'do|does not ( <past&!base&!adj> )', write: (m) => base(m[2]) },
      { is: 'did @subject ( <third&!noun&!plural>+<ing&!noun> )', write: (m) => base(m[2]) },
      { is: '^ why|where|when|how|what|who did @subject+<name>? ( <past&!base> )', write: (m) => base(m[4]) },
      { is: 'did not|never @middle* ( <past&!base> )', write: (m) => base(m[3]) },
      { is: 'did @subject not? @middle* ( <past&!base> )', write: (m) => base(m[4]) },
      {
        is: 'did not @middle* ( found|felt|left|saw )',
        write: (m) => ({ found: 'find', felt: 'feel', left: 'leave', saw: 'see' })[says(m[3])] ?? '',
      },
      { is: 'did @determiner <noun+plural+@person+@people> ( <past&!base&!adj> )', write: (m) => base(m[3]) },
      { is: 'did not @middle* ( <third&!noun&!plural> )', write: (m) => base(m[3]) },
    ],
  }),
  defineRule({
    id: 'do-third',
    name: 'Do and does + base form',
    code: 'VF',
    why: 'Does shows the third person already: the verb after it has no -s.',
    wrong: 'Does she likes tea?',
    right: 'Does she like tea?',
    point: 'present-simple-questions',
    patterns: [
      { is: 'do|does @subject ( have got )', write: () => 'have' },
      { is: 'do|does not ( have got )', write: () => 'have' },
      { is: 'do|does|did not? @subject ( <ing&!noun> )', write: (m) => base(m[3]), unless: (_, s) => !s.isQuestion },
      { is: '@subject do|does|did not ( <ing&!noun> )', write: (m) => base(m[3]) },
      { is: '( do ) he|she|it not? <base>', write: () => 'does' },
      { is: '( does ) i|you|we|they not? <base>', write: () => 'do' },
      { is: '( do ) @possessive @person <base>', write: () => 'does', unless: (_, s) => !s.isQuestion },
      {
        is: '( does ) @possessive+the <plural&!noun>+@people <base>',
        write: () => 'do',
        unless: (_, s) => !s.isQuestion,
      },
      { is: '( i|we|they|you does not )' },
      { is: 'do|does not @middle* ( <third> )', write: (m) => base(m[3]) },
      { is: 'do|does @subject not? @middle* ( <third> )', write: (m) => base(m[4]) },
      { is: 'does @determiner <!punct&!@auxiliary>? <noun>+@person ( <third> )', write: (m) => base(m[4]) },
      { is: 'does <name> ( <third> )', write: (m) => base(m[2]) },
      { is: 'do|does|did not? @subject ( are|is|am|was|were )' },
      { is: 'do|does|did not ( have finished|done|seen|been|gone|eaten|started|arrived|received )' },
    ],
  }),
  defineRule({
    id: 'if-will',
    name: 'If without will or would',
    code: 'T',
    why: 'The part with if has no will or would: if it rains, I will stay; if I had time, I would go.',
    wrong: 'If it will rain, we will stay.',
    right: 'If it rains, we will stay.',
    point: 'first-conditional',
    patterns: [
      { is: 'if i|he|she|we|they had <!punct>* , @subject ( will ) <base>', write: () => 'would' },
      {
        is: 'if i|he|she|we|they|it <base+third> <!punct>* , @subject ( would ) <base>',
        write: () => 'will',
        unless: ({ steps }) => steps[2]?.tags.has('past') === true || steps[2]?.low === 'were',
      },
      {
        is: '^^ if @subject ( would <base&!like> )',
        unless: (match, s) =>
          indirect(match, s) ||
          s.tokens[match.to]?.low === 'like' ||
          s.tokens[match.from - 1]?.low === 'you' ||
          s.tokens[match.from - 1]?.low === 'it',
      },
      { is: 'if i|he|she|we|they had <pp> <!punct>* , @subject ( will )', write: () => 'would' },
      { is: '^^ if|unless @subject ( will ) not? <base>', unless: indirect },
      { is: '^^ if|unless @determiner <noun> ( will ) not? <base>', unless: indirect },
      {
        is: '^ when|if|before|after @subject ( will ) not? <base>',
        unless: (_, s) => s.isQuestion && s.tokens[0]?.low === 'when' && !s.tokens.some(({ low }) => low === ','),
      },
      { is: 'will|shall <base> <!punct>* when|before|after|until @subject ( will )' },
      'as soon as @subject ( will )',
      { is: '^^ if i|he|she|we|they|it ( would have )', unless: indirect },
      {
        is: '^^ if i|he|she|we|they ( would not? <base&!@have> ) !like',
        unless: (match, s) => indirect(match, s) || s.tokens[match.to]?.low === 'like',
      },
      { is: '^^ if you ( would have ) <pp> <!punct>* ,', write: () => 'had' },
      { is: '^ if @subject <past&!base&!pp> , @subject ( will )', write: () => 'would' },
      { is: '^ if i|he|she|we|they <past&!base> <!punct>* , @subject ( will ) <base>', write: () => 'would' },
      { is: '^ if it ( would ) be|rain|snow' },
    ],
  }),
  defineRule({
    id: 'wish',
    name: 'Wish + past',
    code: 'T',
    why: 'After wish, what is not so now is told in the past: I wish I could, I wish I had.',
    wrong: 'I wish I can swim.',
    right: 'I wish I could swim.',
    point: 'second-conditional',
    patterns: [
      {
        is: '{wish} @subject ( can|will|have|has|am|is|are|do|does|know|live )',
        unless: ({ steps }) => steps[1]?.low === 'you',
      },
      'if only @subject ( can|have|has|am|is|know )',
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
      { is: '^^ @subject used to ( <ing> )', write: (m) => base(m[4]) },
      {
        is: '^^ @subject ( was|were used to ) <base&!noun>',
        write: () => 'used to',
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:it|this|that|which)$/.test(low)),
      },
      { is: '@subject ( used <base&!noun> ) ' },
      { is: '^^ @subject ( use|uses to ) <base>', write: () => 'used to' },
      { is: '^ @possessive @person ( use|uses to ) <base>', write: () => 'used to' },
      { is: 'did not? @subject? ( used ) to <base>', write: () => 'use' },
      { is: '^^ @subject used to ( <past&!base> )', write: (m) => base(m[4]) },
      {
        is: 'i|he|she|we|they ( was|were used to ) play|go|visit|work|live|travel|walk|talk|dance|swim >$|to|in|with|outside|there|every|@determiner',
        write: () => 'used to',
      },
    ],
  }),
  defineRule({
    id: 'stative',
    name: 'Verbs without -ing',
    code: 'T',
    why: 'Know, want, need, like, understand, believe and belong are hardly used in the continuous.',
    wrong: 'I am knowing him.',
    right: 'I know him.',
    point: 'present-tenses',
    patterns: [
      '@subject ( @beFinite not? @frequency? knowing|wanting|needing|liking|understanding|believing|belonging|owning|preferring|hating|remembering|agreeing )',
      '@beFinite @subject ( knowing|wanting|needing|liking|understanding|believing|preferring )',
      {
        is: '( @bePresent having ) <num>+a|many|an <adj>* brother|brothers|sister|sisters|car|house|flat|eyes|hair|dog|cat|idea|years',
      },
      { is: '( @bePresent belonging|knowing|understanding )' },
    ],
  }),
  defineRule({
    id: 'first-time',
    name: 'The first time + present perfect',
    code: 'T',
    why: 'After it is the first time, the verb is in the present perfect.',
    wrong: 'It is the first time I see snow.',
    right: 'It is the first time I have seen snow.',
    point: 'present-perfect',
    patterns: [
      { is: 'is the|my first|second|third time that? @subject ( <ing>+am|is|are )' },
      'is the|my first|second|third time that? @subject ( <base&!@have&!@modal>+<third&!@have>+@bePresent )',
    ],
  }),
  defineRule({
    id: 'past-perfect',
    name: 'Earlier in the past',
    code: 'T',
    why: 'What had happened before another thing in the past is told in the past perfect: had left.',
    wrong: 'When I came, the bus has already left.',
    right: 'When I came, the bus had already left.',
    point: 'past-perfect',
    patterns: [
      {
        is: '^ when @subject|@possessive|the @person? came|arrived|got|reached|entered|called|woke <!punct>* , <!punct>* ( has|have ) <pp>',
        write: () => 'had',
      },
      { is: '@subject ( has|have ) already|just <pp> <!punct>* when @subject <past&!base>', write: () => 'had' },
      { is: 'after @subject ( has|have ) <pp> <!punct>* , @subject <past&!base>', write: () => 'had' },
      { is: '^ when @subject <past&!base&!pp+past&pp&!base> <!punct>* , @subject ( have|has <pp> )' },
    ],
    find: (sentence) => {
      const lows = sentence.tokens.map(({ low }) => low);
      const when = lows.findIndex((low) => /^(?:when|after|before|because)$/.test(low));
      const isPast =
        when >= 0 &&
        sentence.tokens
          .slice(when, when + 5)
          .some(({ tags, low }) => (tags.has('past') && !tags.has('base')) || low === 'was');
      if (!isPast) return [];
      return sentence.tokens.flatMap((token, at) =>
        wordSets.haveNow.has(token.low) &&
        /^(?:already|just)$/.test(lows[at + 1] ?? '') &&
        sentence.tokens[at + 2]?.tags.has('pp')
          ? [{ from: at, to: at, suggestion: 'had' }]
          : [],
      );
    },
  }),
  defineRule({
    id: 'have-participle',
    name: 'Have + past participle',
    code: 'VF',
    why: 'After have and has the verb is a past participle: have seen, has gone, had begun.',
    wrong: 'I have went there.',
    right: 'I have gone there.',
    point: 'present-perfect',
    patterns: [
      {
        is: '@have not? @middle* ( saw|went|wrote|drank|ate|broke|began|sang|swam|drove|spoke|gave|took|knew|grew|flew|forgot|chose|fell|rode|wore|threw )',
        write: (m) => participle(m[3]),
        unless: ({ from }, s) => s.tokens[from - 1]?.tags.has('noun') === true,
      },
      {
        is: 'had @middle* ( <past&!pp&!base&!adj> )',
        write: (m) => participle(m[2]),
        unless: ({ from, to }, s) => s.tokens[from]?.verbs.length === 0 || s.tokens[to - 1]?.tags.has('noun') === true,
      },
      { is: '@have ( being ) ', write: () => 'been', unless: (_, s) => s.tokens.some(({ low }) => low === 'without') },
      {
        is: '@haveNow @subject @middle* ( <base&!pp&!noun&!adj&!adv> )',
        write: (m) => participle(m[3]),
        unless: (_, s) => !s.isQuestion,
      },
      {
        is: '@be ( wrote|broke|stole|took|gave|chose|spoke|ate|drank|saw|knew|drove|stole|froze|forgot|hid )',
        write: (m) => participle(m[1]),
      },
      {
        is: '@subject+<name>+<noun> @have @middle* ( <past&!pp&!base> )',
        write: (m) => participle(m[3]),
        unless: ({ from }, s) => s.tokens[from]?.verbs.length === 0,
      },
      { is: '@subject have|has @middle* ( <base&!pp&!noun&!adj&!adv&!prep> )', write: (m) => participle(m[3]) },
      { is: '@have @subject ever|already|yet? ( <past&!pp&!base> )', write: (m) => participle(m[3]) },
      { is: '@have @subject ever ( <base&!pp> )', write: (m) => participle(m[3]) },
      {
        is: '@haveNow already|just|never|not|ever ( finish|visit|watch|start|play|travel|cook|call|move|try|change|work|clean|live|use )',
        write: (m) => participle(m[2]),
      },
      {
        is: '@haveNow @subject ( finish|visit|watch|start|play|travel|cook|call|move|try|change|clean ) *',
        write: (m) => participle(m[2]),
        unless: (_, s) => !s.isQuestion,
      },
      { is: '@haveNow ( finish|visit|watch|start ) the|my|a|his', write: (m) => participle(m[1]) },
    ],
  }),
  defineRule({
    id: 'be-base',
    name: 'Be + verb',
    code: 'VF',
    why: 'After am, is, are, was and were a verb ends in -ing or is a past participle; in the present simple there is no be.',
    wrong: 'I am work in a bank.',
    right: 'I work in a bank.',
    point: 'present-tenses',
    patterns: [
      { is: '@subject do|does not ( be )' },
      { is: 'i|we|they|he|she @bePresent ( like ) <ing>+to|very|football|tennis|pizza|music|chocolate|english' },
      { is: '@subject ( @bePresent <third&!noun&!plural&!@be&!adj> )', write: (m) => says(m[2]) },
      {
        is: 'i|we|they @bePresent not? ( live|love|speak|know|study|think|come|see|play|help|understand|remember|hope|prefer )',
      },
      {
        is: 'he|she|it @bePresent not? ( live|love|speak|know|study|think|come|see|play|help|understand|have|need|cost|look )',
        unless: ({ to }, s) => s.tokens[to]?.low === 'look',
      },
      {
        is: '@subject was|were not? ( go|see|live|work|eat|study|come|play|want|know|have|like|think|decide|buy|take )',
        unless: ({ from, to }, s) => s.tokens[to]?.low === 'like' || s.tokens[from]?.low === 'work',
      },
      {
        is: '@beFinite not? @middle* ( <base&!noun&!adj&!adv&!pp&!prep&!@be> )',
        unless: (match, s) => beforeBe(match.from, s),
      },
      {
        is: '@subject @beFinite not? ( agree|work|go|want|need|have ) !<noun>',
        unless: (match, s) => beforeBe(match.from, s),
      },
      { is: '@beFinite @subject ( <base&!noun&!adj&!adv&!pp&!prep&!@be> )', unless: (_, s) => !s.isQuestion },
      {
        is: '<noun+plural> ( was|were|is|are <past&!pp&!base&!adj> )',
        unless: ({ to }, s) => s.tokens[to]?.verbs.length === 0,
      },
      {
        is: '@beFinite @middle* ( build|spend|send|lend|steal|write|give|make|break|choose|speak|forget|find|teach|sell|tell|know|sing|grow|design|invent|deliver ) >by|in|at|on|every|$',
        write: (m) => participle(m[2]),
        unless: (match, s) => beforeBe(match.from, s),
      },
      {
        is: '^ @wh are|is|was|were @subject ( work|like|want|go|live|do|study|play|think|need|cook|travel|visit|start )',
        unless: ({ to, steps }, s) => s.tokens[to]?.low === 'like' && /^(?:what|who|how)$/.test(steps[1]?.low ?? ''),
      },
      {
        is: '^ are|is @subject ( like ) pizza|football|music|coffee|tea|chocolate|swimming|sport|dancing|animals|english',
      },
      { is: '^ are|is @subject ( want|have|live|play|speak|know|work ) *', unless: (_, s) => !s.isQuestion },
      {
        is: 'i|he|she|we|they was|were ( watch|play|cook|walk|talk|sleep|drive|travel|visit|help|wait ) *',
        write: (m) => `${verbForms(m[2]?.low ?? '').ing}`,
      },
      { is: '( am|is|are was|were )', write: (m) => says(m[1]) },
      { is: 'i|we|they am|are not ( like ) it|to|<ing>' },
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
        const right = regularised.get(low);
        return right && !tags.has('known') ? [{ from: at, to: at, suggestion: right }] : [];
      }),
  }),
  defineRule({
    id: 'be-happened',
    name: 'Happen, die, appear without be',
    code: 'VF',
    why: 'Happen, die, appear and disappear have no passive: it happened, she died.',
    wrong: 'What was happened?',
    right: 'What happened?',
    point: 'passive',
    patterns: ['( @beFinite happened|appeared|disappeared|existed|occurred|happen )', '( is|was|were|are died )'],
  }),
  defineRule({
    id: 'born',
    name: 'Was born',
    code: 'VF',
    why: 'To be born is a passive and tells of the past: I was born in 2008.',
    wrong: 'I born in May.',
    right: 'I was born in May.',
    point: 'passive',
    patterns: [
      '( @subject born )',
      '( i am born )',
      '( he|she is born ) in',
      { is: '( have|has|had born )', write: () => 'was born' },
      { is: '( borned )', write: () => 'born' },
    ],
  }),
  defineRule({
    id: 'not-without-do',
    name: 'Negative with do',
    code: 'VF',
    why: 'A negative of the present or past simple has don’t, doesn’t or didn’t.',
    wrong: 'I not understand.',
    right: 'I don’t understand.',
    point: 'present-simple',
    patterns: [
      {
        is: '^^ @subject ( not|no <base&!noun> )',
        write: (m) => `don’t ${says(m[3])}`,
        unless: ({ steps }) => steps[1]?.low === 'he' || steps[1]?.low === 'she' || steps[1]?.low === 'it',
      },
      '^^ he|she|it ( not|no <base&!noun+third> )',
      { is: '^^ @subject ( no can|could|will|must|like|want )' },
    ],
  }),
  defineRule({
    id: 'missing-be',
    name: 'Be is missing',
    code: 'MW',
    why: 'A form of be stands before an adjective, and before a verb in -ing or a past participle.',
    wrong: 'She tired. They playing.',
    right: 'She is tired. They are playing.',
    point: 'to-be',
    patterns: [
      {
        is: '^ the|this|my <adj>? <noun&!plural> ( built|written|painted|invented|located|situated|born|called ) in|by|at|near|on',
        unless: ({ to }, s) =>
          s.tokens
            .slice(to + 1)
            .some(
              ({ low, tags }) =>
                /^(?:is|was|are|were|has|had|will|can|s)$/.test(low) || tags.has('past') || tags.has('third'),
            ),
      },
      {
        is: '^^ @subject @frequency+not|now|still+also? ( <ing&!noun&!adj> )',
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'it',
      },
      {
        is: '^^ i|he|she|we|they very|so|really|too|not? ( <adj&!base&!adv&!noun&!past&!pp&!comp> ) $',
        unless: (match, s) => s.isQuestion && match.from === 0,
      },
      { is: '^^ i|he|she|we|they|it very|so|too ( <adj> )' },
      { is: '^ @possessive|the <adj>? @person+@people very|so|really|too|not ( <adj> )' },
      { is: '^ @possessive @person+house|car|dog|cat|name|town|city|country ( very|so <adj> )' },
      {
        is: '^^ @subject ( gone|seen|taken|eaten|written|spoken|been|done|broken|given|forgotten )',
        unless: (_, s) => s.isQuestion,
      },
      { is: '^ @possessive|the @person ( <ing> ) <!@be&!third&!past>* $' },
      { is: '@subject ( maybe ) at|in|late|ill|right' },
      { is: '^^ @subject ( going to <base> )' },
      { is: '^ what|who ( happen )', write: () => 'happened' },
      { is: '@bePresent going ( <base&!noun&!adv> )', write: (m) => `to ${says(m[2])}` },
      {
        is: '@bePresent going ( visit|study|work|play|travel|watch|cook|walk|talk|help|start|stay|call ) !$',
        write: (m) => `to ${says(m[2])}`,
      },
      {
        is: '^ my|his|her|our <noun&!plural> ( stolen|broken|made|destroyed|damaged ) last|yesterday|in|by|two',
        write: (m) => `was ${says(m[3])}`,
        unless: ({ to }, s) =>
          s.tokens
            .slice(to)
            .some(({ low, tags }) => /^(?:is|was|are|were|has|had|will|can)$/.test(low) || tags.has('third')),
      },
      {
        is: '( {be} death )',
        write: (m) => `${says(m[0])} dead`,
        unless: ({ from }, s) =>
          !/^(?:he|she|they|mother|father|grandmother|grandfather|dog|cat)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { is: '@subject ( dead ) last|in|on|yesterday|at|when', write: () => 'died' },
      { is: '^ it ( made|called|written|built|located|situated ) in|of|from|by', write: (m) => `is ${says(m[2])}` },
      { is: '^ my name ( <name> )', write: (m) => `is ${says(m[3])}` },
      { is: '^ today|yesterday|outside ( very|so <adj> )' },
      { is: '@subject ( @bePresent can|must|should|will ) <base>', write: (m) => says(m[2]) },
    ],
  }),
  defineRule({
    id: 'now-continuous',
    name: 'Present continuous',
    code: 'T',
    why: 'What is happening at the moment is told in the present continuous.',
    wrong: 'She cooks at the moment.',
    right: 'She is cooking at the moment.',
    point: 'present-tenses',
    patterns: [
      {
        is: '@subject ( <third&!@have&!@be>+<base&!@have&!@be&!@modal&!past> ) <!punct&!@clauseWord&!pp>* at|right the? moment|now $',
        unless: stative,
      },
      { is: '^ look|listen !|, @subject+@possessive+the @person? ( <third&!noun&!plural> )', unless: stative },
      { is: '^ @subject ( am|is|are go|goes )' },
    ],
  }),
];

function indirect({ from }: { from: number }, sentence: Sentence): boolean {
  return isAfter(
    sentence,
    from,
    /^(?:wonder|wonders|wondered|know|knows|knew|ask|asks|asked|tell|see|sure|doubt|whether|question|idea|matter|remember|care|grateful|appreciate|mind|happy|said|told|thought)$/,
    8,
  );
}

/** What to do is wait; what she did was leave. */
function beforeBe(at: number, { tokens }: Sentence): boolean {
  const before = tokens.slice(Math.max(0, at - 7), at).map(({ low }) => low);
  return before.includes('there') || before.some((low) => /^(?:do|did|does|done|doing|thing|what|all)$/.test(low));
}
