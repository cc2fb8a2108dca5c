import { beforeNounPhrase } from '../noun-phrase';
import { defineRule, isAfter, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** Ask the students which bus they take: there the question word is asked, and tells no more of the person. */
const isAsking = (sentence: Sentence, at: number) =>
  isAfter(
    sentence,
    at,
    /^(?:ask|asks|asked|asking|tell|tells|told|telling|show|shows|showed|explain|explained|teach|taught|write|guess)$/,
    4,
  ) ||
  // You asked me in front of all your friends what I thought.
  sentence.tokens
    .slice(0, at)
    .some(({ low }) => /^(?:ask|asks|asked|asking|cares?|wonder|wonders|wondered)$/.test(low));

/**
 * Mark in your notes what you know: the verb’s object comes after what says where or how. Not of verbs that have none:
 * she lives in, looks at, goes to.
 */
function isSaid(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const place = beforeNounPhrase(tokens, at - 1);
  if (!/^(?:in|on|with|to|from)$/.test(tokens[place]?.low ?? '')) return false;
  if (isAsking(sentence, place)) return true;
  const verb = tokens[place - 1];
  return (
    verb !== undefined &&
    (verb.tags.has('base') || verb.tags.has('third') || verb.tags.has('past') || verb.tags.has('ing')) &&
    !verb.verbs.some((one) =>
      /^(?:live|work|look|be|stay|sit|stand|listen|talk|speak|play|walk|believe|belong)$/.test(one),
    ) &&
    !wordSets.going.has(verb.low)
  );
}

export const linking = [
  defineRule({
    id: 'relative-pronoun',
    name: 'Who, which and that',
    code: 'PRO',
    why: 'Who is for people, which for things, that for both; after all and everything comes that.',
    wrong: 'the man which lives here',
    right: 'the man who lives here',
    point: 'relative-clauses',
    patterns: [
      {
        pattern: ', ( what ) made|makes me|us|him|her|them|everybody|my',
        write: () => 'which',
        unless: (_, s) => s.isQuestion,
      },
      {
        pattern:
          '@person+@people , ( which ) lives|lived|live|works|worked|died|loves|loved|teaches|taught|studies|studied|disappeared|speaks|spoke|wants|wanted|likes|liked|knows|knew|plays|played',
        write: () => 'who',
      },
      { pattern: '@be nobody|somebody|someone ( can|could|knows|wants|lives )', write: (word) => `who ${says(word)}` },
      { pattern: 'where @subject {live|work|study|stay} ( in|at ) @beFinite+@haveNow+$', write: () => '' },
      {
        pattern: 'who i|we|you {trust|love|know|like|see|meet|visit|hate|miss|remember} ( her|him|them )',
        write: () => '',
      },
      { pattern: '@person , who ( she|he ) is|was <num>|a|an|very', write: () => '' },
      // a woman which husband has left
      { pattern: '@person+@people ( which ) <noun&!third> @haveNow+@beFinite+<third&!plural>', write: () => 'whose' },
      {
        pattern: '<plural&!noun> ( what ) i|you|he|she|we|they',
        write: () => 'that',
        unless: ({ from }, s) => isAsking(s, from) || isSaid(s, from),
      },
      {
        pattern: '( who his|her|their ) @person+@thing @be+<third>+<past>',
        write: () => 'whose',
        unless: ({ from }, s) => !s.tokens[from - 1]?.tags.has('noun'),
      },
      {
        pattern:
          'the|a <adj>? @thing+@person+thing|place|film|story|food|music|day|service|money|present ( what ) @subject+<third>+<past>+@be',
        write: () => 'that',
        unless: ({ from }, s) =>
          isAsking(s, from) || isSaid(s, from) || isAfter(s, from, /^(?:know|knows|like|idea|matter)$/),
      },
      {
        pattern: '@person+@people ( which ) ',
        write: () => 'who',
        // Ask students which books they would like.
        unless: ({ from }, s) => s.tokens[from - 1]?.low === ',' || isAsking(s, from),
      },
      { pattern: "the|a|this|that|these|those <adj>? <noun+plural> ( who's|whos )", write: () => 'whose' },
      {
        pattern: '( which|that ) i|we|they|he|she {live|work|study} $',
        unless: ({ from }, s) => isAfter(s, from, /^(?:in|at)$/, 2) || !s.tokens[from - 1]?.tags.has('noun'),
      },
      {
        pattern: 'person=@person+@people+somebody|someone|anyone ( which ) <third>+<base>+<past>+@be+@have+@modal',
        write: () => 'who',
        unless: ({ named, from }, s) => named.person?.tags.has('adj') === true || isAsking(s, from),
      },
      {
        pattern: '@person+@people ( word=which|what ) @subject',
        write: () => 'who',
        unless: ({ named, from }, s) => named.word?.low === 'what' || isAsking(s, from),
      },
      {
        pattern:
          'the|a|this|that <adj>? book|film|car|house|phone|computer|song|game|city|shop|table|bus|train|hotel|school ( who )',
        write: () => 'which',
        // The stranger on the train who knows your cousin.
        unless: ({ start }, s) =>
          /^(?:on|in|at|from|near|behind|by|with|of|into)$/.test(s.tokens[start - 1]?.low ?? ''),
      },
      { pattern: 'everything|something|nothing|anything|all ( what ) @subject', write: () => 'that' },
      {
        pattern: 'the thing|things|man|woman|book|girl|boy ( what ) @subject+<third>',
        write: () => 'that',
        unless: ({ from }, s) => isSaid(s, from),
      },
      { pattern: '@person+@people ( that his|her|their ) <noun+plural> @be+<third>+<past>', write: () => 'whose' },
      {
        pattern: '( whom ) <third>+@beFinite+@modal+@have',
        write: () => 'who',
        // For whom is it? Whom would you ask?
        unless: ({ from, to }, s) =>
          s.tokens[from - 1]?.tags.has('prep') === true ||
          wordSets.subject.has(s.tokens[to + 2]?.low ?? '') ||
          /^(?:of|for|to|with|from|by)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern: '@person+@people ( who is ) <noun&!adj&!ing&!pp> @beFinite+<past>+<third>',
        write: () => 'whose',
        unless: ({ to }, s) => !/['’]/.test(s.tokens[to]?.text ?? ''),
      },
      { pattern: 'where @subject <base+past+third> <pp>? ( in it )', write: () => '' },
      { pattern: '^ @possessive <adj>? @person , ( which ) <third>+<past>+@beFinite', write: () => 'who' },
      // the town in that I was born
      {
        pattern: '<noun+plural> in|at|on|with|to|from|for|about ( that ) i|he|she|we|they|you <past>+was|were',
        write: () => 'which',
        unless: ({ from }, s) =>
          !s.tokens[from - 2]?.tags.has('noun') || isAfter(s, from, /^(?:point|time|day|moment)$/, 3),
      },
      // the restaurant who I told you about
      {
        pattern:
          'the|a|this <adj>? restaurant|place|town|village|street|room|food|music|word|exercise|game|match|party|lesson|museum|park|dress|bag|camera ( who ) @subject+<third>+is|was',
        write: () => 'which',
      },

      // His wife, who her name is Olga
      {
        pattern: '( who owner=his|her|their ) <noun+plural> @beFinite+<third>+<past>',
        write: () => 'whose',
        unless: ({ from, to }, s) =>
          isAfter(
            s,
            from,
            /^(?:know|knows|knew|ask|asked|wonder|see|remember|tell|told|sure|understand|about|guess|idea)$/,
            4,
          ) ||
          from === 0 ||
          s.tokens[to + 3] === undefined ||
          s.tokens[to + 3]?.tags.has('punct') === true,
      },

      {
        pattern: '{tell|explain|teach|show} @anyObject? ( that word=how|what|where ) to',
        write: (_, { word }) => says(word),
      },

      // We visited a castle who was built in the twelfth century.
      {
        pattern:
          'a|an|the|this|my|our castle|museum|building|house|flat|film|movie|book|song|city|town|village|river|mountain|lake|island|bridge|phone|computer|laptop|car|bike|bag|box|letter|picture|painting|restaurant|hotel|shop|cafe|park|garden|street|story|game|app|website|language|sport ( who ) was|were|is|are|has|had|lives|lived|looks|costs|helps|shows|starts|tells',
        write: () => ['which', 'that'],
        // A child from the city who lives on a farm.
        unless: ({ start }, s) => s.isQuestion || s.tokens[start - 1]?.tags.has('prep') === true,
      },
    ],
  }),
  defineRule({
    id: 'although-but',
    name: 'Although or but, not both',
    code: 'XW',
    why: 'One joining word is enough: although … or … but; because … or … so.',
    wrong: 'Although it rained, but we went.',
    right: 'Although it rained, we went.',
    find: ({ tokens }) => {
      const opener = tokens.find(({ tags }) => !tags.has('punct'));
      const pair = { although: 'but', though: 'but', because: 'so', since: 'so', if: 'so' }[opener?.low ?? ''];
      if (!pair || opener?.low === 'if' || opener?.low === 'since') return [];
      return tokens.flatMap(({ low }, at) =>
        low === pair &&
        tokens[at - 1]?.low === ',' &&
        /^(?:i|he|she|we|they|it|you|the|my|there)$/.test(tokens[at + 1]?.low ?? '')
          ? [{ from: at, to: at, suggestion: '' }]
          : [],
      );
    },
    patterns: [
      // Although I was tired but I finished.
      { pattern: '^ although|though <!punct>* <!punct>* ( but ) @subject', write: () => ',' },
    ],
  }),
  defineRule({
    id: 'because-of-clause',
    name: 'Because, despite, during',
    code: 'WW',
    why: 'Because of, despite and during stand before a noun; before a subject and a verb say because, although and while.',
    wrong: 'because of I was ill',
    right: 'because I was ill',
    patterns: [
      { pattern: '^ ( even ) i|he|she|we|they|it <past+base+third>', write: () => 'Even though' },
      { pattern: 'in spite ( @subject+the+my )', write: (word) => `of ${says(word)}` },
      { pattern: '( until to ) ', write: () => 'until' },
      { pattern: '( for not verb=<base> )', write: (_, { verb }) => `so as not to ${says(verb)}` },
      {
        pattern: 'not <!punct&!@clauseWord>* ( too ) $',
        write: () => 'either',
        unless: (_, s) => s.isQuestion || s.tokens.some(({ low }) => low === 'only' || low === 'if'),
      },
      { pattern: '( as|like for example )', write: () => 'for example' },
      {
        pattern: '( because ) the|my|his bad|heavy|big? rain|traffic|weather|noise|snow|illness $',
        write: () => 'because of',
      },
      { pattern: '( because of ) i|he|she|we|they', write: () => 'because' },
      { pattern: '( because of ) it|you <third>+<past>+@be+@have', write: () => 'because' },
      {
        pattern: '( despite|during ) i|he|she|we|they',
        write: (word) => (word?.low === 'despite' ? 'although' : 'while'),
      },
      { pattern: '( in spite of ) i|he|she|we|they', write: () => 'although' },
      { pattern: '( because of ) the|my|his|her <noun> was|is|were|are', write: () => 'because' },
      {
        pattern: '( because ) word=of? the|my noise|traffic|weather|rain|snow $',
        write: () => 'because of',
        unless: ({ named }) => named.word !== undefined,
      },
      { pattern: '( despite ) it|you|there @beFinite+<past&!pp>', write: () => 'although' },
      { pattern: '( despite ) the|my|his <noun> was|is|were', write: () => 'although' },
      { pattern: '^ ( me too ) , i do|am|have|can not', write: () => 'Me neither' },

      { pattern: '^ ( on|in the other side ) ,', write: () => 'on the other hand' },
    ],
  }),
];
