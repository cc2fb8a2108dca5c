import { pastOf, wish, withoutWill } from '../repair-verbs';
import { defineRule, isAfter, participle } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

export const conditionals = [
  defineRule({
    id: 'if-will',
    name: 'If without will or would',
    code: 'T',
    why: 'The part with if has no will or would: if it rains, I will stay; if I had time, I would go.',
    wrong: 'If it will rain, we will stay.',
    right: 'If it rains, we will stay.',
    point: 'first-conditional',
    repair: withoutWill,
    patterns: [
      { pattern: 'if i|he|she|we|they had <!punct>* , @subject ( will ) <base>', write: () => 'would' },
      {
        pattern: 'if i|he|she|we|they|it verb=<base+third> <!punct>* , @subject ( would ) <base>',
        write: () => 'will',
        unless: ({ named, to }, s) =>
          named.verb?.tags.has('past') === true ||
          named.verb?.low === 'were' ||
          // If they need it, they would be better off elsewhere.
          /^(?:like|love|prefer|rather)$/.test(s.tokens[to + 1]?.low ?? '') ||
          s.tokens[to + 2]?.low === 'better',
      },
      {
        pattern: '^^ if @subject ( would <base&!like> )',
        unless: (match, s) =>
          indirect(match, s) ||
          s.tokens[match.to]?.low === 'like' ||
          s.tokens[match.from - 1]?.low === 'you' ||
          s.tokens[match.from - 1]?.low === 'it',
      },
      { pattern: 'if i|he|she|we|they had <pp> <!punct>* , @subject ( will )', write: () => 'would' },
      {
        pattern: '^^ if|unless @subject ( will ) not? <base>',
        unless: (match, s) => indirect(match, s) || isRefusal(match, s),
      },
      {
        pattern: '^^ if|unless @determiner <noun+plural> ( will ) not? <base>',
        unless: (match, s) => indirect(match, s) || isRefusal(match, s),
      },
      {
        pattern: '^ when|if|before|after @subject ( will ) not? <base>',
        unless: (match, s) =>
          isRefusal(match, s) ||
          (s.isQuestion && s.tokens[0]?.low === 'when' && !s.tokens.some(({ low }) => low === ',')),
      },
      { pattern: 'will|shall <base> <!punct>* when|before|after|until @subject ( will )' },
      'as soon as @subject ( will )',
      { pattern: '^^ if i|he|she|we|they|it ( would have )', unless: indirect },
      {
        pattern: '^^ if i|he|she|we|they ( would not? <base&!@have> ) !like',
        unless: (match, s) => indirect(match, s) || s.tokens[match.to]?.low === 'like',
      },
      { pattern: '^^ if you ( would have ) <pp> <!punct>* ,', write: () => 'had' },
      { pattern: '^ if @subject <past&!base&!pp> , @subject ( will )', write: () => 'would' },
      { pattern: '^ if i|he|she|we|they <past&!base> <!punct>* , @subject ( will ) <base>', write: () => 'would' },
      {
        pattern: '^ if it ( would ) be|rain|snow',
        // If it would be easier to talk, call me.
        unless: ({ to }, s) =>
          s.tokens[to + 2]?.tags.has('comp') === true ||
          /^(?:possible|helpful|useful|better|all|more|any|of)$/.test(s.tokens[to + 2]?.low ?? ''),
      },
      // What would you do if you will be rich?
      { pattern: 'would <!punct>* if @subject ( will )', write: () => '' },
      { pattern: 'would <!punct>* if @subject ( can )', write: () => 'could' },
      // If he had asked me, I would help him.
      {
        pattern: '^ if @subject had <pp> <!punct>* , @subject would not? ( <base&!@have&!be&!past> ) !now',
        write: (word) => `have ${participle(word)}`,
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:now|today)$/.test(low)),
      },

      // What would you do if you win the lottery?
      {
        pattern: '^ what|where|how would @subject <base> if @subject ( <base&!past&!@modal>+<third> )',
        write: (word) => pastOf(word, 'one'),
        // How would I know if I believe it?
        unless: ({ from }, s) => s.tokens[from - 3]?.low === 'know',
      },

      // Call me when you will arrive.
      {
        pattern:
          'can|will|please|should|must|want|asked|ask|call|tell|wait|hope <!punct>* when|until|before|after @subject ( will ) not? <base>',
        unless: ({ start, from }, s) =>
          s.isQuestion ||
          s.tokens
            .slice(start, from)
            .some(({ low }) =>
              /^(?:know|tell|told|ask|asked|day|time|wonder|say|said|moment|remember|decide|see|imagine)$/.test(low),
            ),
      },
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
    repair: wish,
    patterns: [
      {
        pattern: '{wish} pronoun=@subject ( can|will|have|has|am|is|are|do|does|know|live )',
        unless: ({ named }) => named.pronoun?.low === 'you',
      },
      'if only @subject ( can|have|has|am|is|know )',
      // I wish I would be taller.
      { pattern: '{wish} i|we ( would )' },

      // My parents wish that I will become a lawyer.
      { pattern: 'wish|wishes that? @subject ( will )', write: () => 'would' },
    ],
  }),
];

/** If they won’t help us: they are asked and say no. The weather is not asked. */
function isRefusal({ from }: { from: number }, { tokens }: Sentence): boolean {
  // If you will excuse me, if they will permit it: what is asked for politely.
  if (/^(?:excuse|permit|allow|forgive|pardon)$/.test(tokens[from + 1]?.low ?? '')) return true;
  if (tokens[from - 1]?.low === 'you' && /^(?:let|help)$/.test(tokens[from + 1]?.low ?? '')) return true;
  if (tokens[from + 1]?.low === 'do' && wordSets.object.has(tokens[from + 2]?.low ?? '')) return true;
  return (
    tokens[from + 1]?.low === 'not' &&
    !/^(?:be|rain|snow|happen|finish|arrive|have|get)$/.test(tokens[from + 2]?.low ?? '')
  );
}

function indirect({ from }: { from: number }, sentence: Sentence): boolean {
  return isAfter(
    sentence,
    from,
    /^(?:wonder|wonders|wondered|know|knows|knew|ask|asks|asked|tell|see|sure|doubt|whether|question|idea|matter|remember|care|grateful|appreciate|mind|happy|said|told|thought)$/,
    8,
  );
}
