import { isTimeNoun } from '../noun-phrase';
import { oneNegative } from '../repair-verbs';
import { defineRule, isAfter, type Repair, says } from '../rule';
import { isSurelyFinite } from '../tag-sentence';
import type { Sentence, Tag, Token } from '../token';
import { wordSets } from '../word-sets';

/** Is raining: it is raining. Where a person may be meant, nothing is said. */
const withIt: Repair = ({ from, to }, { tokens }) => {
  const verb = tokens[from];
  const isOfThings = /^(?:is|was|rains|snows|depends|seems|looks)$/.test(verb?.low ?? '');
  return isOfThings && from === to ? { from, to, suggestion: `it ${verb?.low}` } : undefined;
};

const leaveOut: Repair = (range) => ({ ...range, suggestion: '' });

const has = (token: Token | undefined, ...tags: readonly Tag[]) =>
  token !== undefined && tags.some((tag) => token.tags.has(tag));

/** Is great at plans, gets angry quickly: a note has no stop at its end, and no verb of it has a subject. */
const isNote = ({ tokens }: Sentence) =>
  tokens.at(-1)?.tags.has('punct') === false &&
  tokens.some(
    ({ low }, at) =>
      low === ',' && (wordSets.beFinite.has(tokens[at + 1]?.low ?? '') || has(tokens[at + 1], 'third', 'past')),
  );

const isVerb = (token: Token | undefined) => has(token, 'base', 'third', 'past');

/** Those who never read or saw nothing do not know: the first negative is of another verb than the helper. */
const isOfOtherVerb = (tokens: readonly Token[], at: number, helper: number) =>
  tokens.slice(at + 1, helper).some(isVerb) ||
  (isVerb(tokens[at - 1]) && /^(?:who|which|that)$/.test(tokens[at - 2]?.low ?? ''));

export const subjectRules = [
  defineRule({
    id: 'missing-subject',
    name: 'Every sentence needs a subject',
    code: 'MW',
    why: 'English needs a subject, even where there is nothing to name: it is raining.',
    wrong: 'Is raining.',
    right: 'It is raining.',
    repair: withIt,
    patterns: [
      { pattern: 'when ( was|were ) a|an|young|little|small|child|<num>', unless: (_, s) => s.isQuestion },
      { pattern: '^ in summer|winter|spring|autumn+@month ( is|was ) very|so|too? <adj>' },
      { pattern: '^ ( have|has|had ) many|two|three|lots|lot', unless: (_, s) => s.isQuestion },
      { pattern: '^ ( here|there is ) very|so|too? hot|cold|nice|warm|beautiful|quiet' },
      {
        pattern: '^ ( is|was|are ) @middle* the|my|his|her|a|an|very|so|too+<adj>',
        unless: (_, s) => s.isQuestion || s.tokens.length < 4 || isNote(s),
      },
      {
        pattern: '^^ ( rains|snows|depends|seems|looks ) ',
        unless: ({ from }, s) =>
          (from > 0 && !/^(?:because|if|when|,)$/.test(s.tokens[from - 1]?.low ?? '')) ||
          s.tokens[from - 1]?.low === ',' ||
          // Looks like rain is said so.
          /^(?:like|to|about)$/.test(s.tokens[from + 1]?.low ?? ''),
      },
      {
        pattern: '{think|believe|hope|know|say} ( verb=is|was|are ) @middle* <adj>+<ing>+a|very|the|too',
        write: (_, { verb }) => `it ${says(verb)}`,
        // Hope is a good thing; what you say is true.
        unless: ({ from }, s) =>
          s.isQuestion ||
          from < 2 ||
          isAfter(s, from - 1, /^(?:what|whatever)$/, 5) ||
          isAfter(s, from - 1, /^(?:all|who|which|that|everything|anything|nothing|something)$/, 3) ||
          // Abstract thought is rare.
          (s.tokens[from - 1]?.low === 'thought' &&
            (s.tokens[from - 2]?.tags.has('adj') === true || wordSets.determiner.has(s.tokens[from - 2]?.low ?? ''))),
      },
      {
        pattern: '^ ( is|was ) @middle* <ing>+<adj>+very|too|a|an|important|necessary|difficult|easy',
        write: () => 'It is',
        unless: (_, s) => s.isQuestion || isNote(s),
      },
      {
        pattern: 'because|although|if ( is|was ) @middle* <ing>+<adj>+very|too|a|an|the|my',
        write: (word) => `it ${says(word)}`,
      },
      {
        pattern: 'because|although ( rains|snows|was|is )',
        write: (word) => `it ${says(word)}`,
        unless: ({ to }, s) => s.tokens[to + 1]?.tags.has('punct') === true,
      },
      { pattern: '^ ( is|was|are ) possible|true|clear|sure that', unless: (_, s) => s.isQuestion },
      {
        pattern: '( so went|decided|took|got ) <!punct>*',
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'even',
      },
      { pattern: '^ when ( arrived|came|got|went|woke|was ) ', unless: (_, s) => s.isQuestion },
      { pattern: 'that ( is ) raining|snowing', write: () => 'it is' },
      // In my country is not possible to drive at sixteen.
      {
        pattern:
          '^ here? in @determiner country|city|town|school|house|summer|winter ,? ( is ) not? very|so|too? possible|important|necessary|common|difficult|easy|normal|hot|cold|forbidden',
        write: () => 'it is',
      },
      // In summer is too hot.
      {
        pattern: '^^ in summer|winter|spring|autumn ,? ( is|was ) very|too|so|not|really',
        write: (word) => `it ${says(word)}`,
      },
      {
        pattern: 'but|and in summer|winter|spring|autumn ( is|was ) very|too|so|not|really',
        write: (word) => `it ${says(word)}`,
      },
      // I think that is important to sleep.
      {
        pattern:
          'think|believe|know|say that ( is ) very|not? important|difficult|easy|good|better|necessary|possible|impossible|dangerous|bad to',
        write: () => 'it is',
      },

      // I get up at six, is very hard.
      {
        pattern: '^ @subject <!punct>* <!punct>* <!punct>* , ( is|was ) very|too|so|really <adj>',
        write: (word) => `which ${says(word)}`,
      },

      {
        pattern: '^ ( is not ) allowed|possible|necessary|true|easy|important|fair',
        write: () => 'It is not',
        unless: (_, s) => s.isQuestion,
      },
      {
        pattern: '^ for me ,? ( be=is|was ) very|so|really|not|difficult|easy|important|hard',
        write: (word) => `it ${says(word)}`,
      },
    ],
  }),
  defineRule({
    id: 'double-subject',
    name: 'One subject is enough',
    code: 'XW',
    why: 'After the subject there is no he, she, it or they again.',
    wrong: 'My brother he is tall.',
    right: 'My brother is tall.',
    repair: leaveOut,
    patterns: [
      {
        pattern: '^ the|this|that <noun+plural> ( it|they ) is|are|was|were|has|have',
        // The reason it is called so; this time it is ours.
        unless: ({ from }, s) =>
          isTimeNoun(s.tokens[from - 1]) || /^(?:reason|way|first|last|more)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { pattern: '^ @possessive <noun+plural> ( it|they ) is|are|was|were|has|have' },
      {
        pattern: '^ <name> ( he|she ) is|was|has|<third>+<past>',
        unless: ({ from }, s) =>
          s.tokens[from - 1]?.low === ',' ||
          /^(?:oh|ah|haha|hey|yes|no|well|evidently)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { pattern: '@thing+car|film|book that|which i|he|she|we|they <past+base> ( it|them ) $|and|is|was|in' },
      {
        pattern:
          'that|which|who i|he|she|we|they {buy|see|meet|read|like|know|love|visit|watch|make|write} ( it|them|him|her ) $|yesterday|last|is|was|very|so',
        // The day that I met him: there the noun is not what was met.
        unless: ({ from }, s) => {
          const noun = s.tokens[from - 4];
          return (
            (!noun?.tags.has('noun') && !noun?.tags.has('plural')) ||
            /^(?:day|time|year|moment|way|week|night|morning|reason|place|summer)s?$/.test(noun.low)
          );
        },
      },
      {
        pattern: '^ my|his|her|our|their|your <adj>? @person+@people ( he|she|they ) @be+@have+<third>+<past>',
        write: () => '',
      },
      // The man he was angry; but the man he was looking for.
      { pattern: '^ the|this|that <adj>? @person ( he|she ) is|was !<ing>', write: () => '' },
      {
        pattern: 'who|which ( he|she|they|it ) {sit|live|work|come|go|sleep|stand|arrive|be}',
        write: () => '',
        unless: ({ from, to }, s) =>
          // The circus which he works for comes: there which belongs to the preposition.
          (s.tokens[to + 2]?.tags.has('prep') && isSurelyFinite(s.tokens[to + 3])) ||
          // The laws which they were using, a cat which she is fond of: there which is what they use.
          (s.tokens[to + 1] !== undefined &&
            wordSets.be.has(s.tokens[to + 1]?.low ?? '') &&
            !wordSets.determiner.has(s.tokens[to + 2]?.low ?? '')) ||
          // I don’t know who he is: there nobody stands before it that it tells more of.
          !(['noun', 'plural', 'name'] as const).some((tag) => s.tokens[from - 2]?.tags.has(tag)) ||
          s.tokens.slice(to + 2, to + 5).every(({ tags }, place) => place > 0 && tags.has('third')),
      },
      { pattern: '^ @possessive @people ( they ) like|live|go|work|play|want|have|study|speak|come', write: () => '' },
      // This my friend Carlos.
      { pattern: '^ ( this ) my|our @person <name>? >$', write: () => 'This is' },
    ],
  }),
  defineRule({
    id: 'double-negative',
    name: 'One negative is enough',
    code: 'XW',
    why: 'English has one negative in a clause: I didn’t say anything, or I said nothing.',
    wrong: 'I didn’t say nothing.',
    right: 'I didn’t say anything.',
    repair: oneNegative,
    find: ({ tokens }) =>
      tokens.flatMap((token, at) => {
        if (!/^(?:not|never|nobody|nothing)$/.test(token.low) && !(token.low === 'one' && tokens[at - 1]?.low === 'no'))
          return [];
        for (let place = at + 1; place < Math.min(tokens.length, at + 6); place += 1) {
          const next = tokens[place];
          if (
            !next ||
            next.tags.has('punct') ||
            /^(?:and|but|because|so|until|who|that|which|as|than|if|or|nor|there|be|is|for)$/.test(next.low) ||
            // She won’t say no.
            (next.low === 'say' && tokens[place + 1]?.low === 'no') ||
            // Nothing I couldn’t handle, nothing some machines couldn’t do.
            (/^(?:nobody|nothing|one)$/.test(token.low) &&
              place === at + 1 &&
              (wordSets.subject.has(next.low) || wordSets.determiner.has(next.low))) ||
            // If you don’t try, you never win.
            (place > at + 1 && /^(?:i|he|she|we|they)$/.test(next.low)) ||
            (next.low === 'you' &&
              /^(?:are|have|will|can|do|should|must|could|would|might|may)$/.test(tokens[place + 1]?.low ?? '')) ||
            // No matter how; take no for an answer.
            (next.low === 'no' && /^(?:matter|for)$/.test(tokens[place + 1]?.low ?? ''))
          )
            return [];
          const isAfterHave = wordSets.have.has(tokens[at - 1]?.low ?? '');
          const isNo = next.low === 'no' && (place > at + 1 || isAfterHave) && tokens[place + 1]?.low !== 'longer';
          const isNegative =
            wordSets.manyNegative.has(next.low) &&
            next.low !== 'none' &&
            // Those who have never met her could hardly do better.
            !(wordSets.modal.has(tokens[place - 1]?.low ?? '') && isOfOtherVerb(tokens, at, place - 1));
          const isTwice =
            next.low === 'not' &&
            token.low !== 'not' &&
            !isOfOtherVerb(tokens, at, place - 1) &&
            /^(?:do|does|did|can|could|will|would|has|have|is|was)$/.test(tokens[place - 1]?.low ?? '');
          if (isNo || (isNegative && !(token.low === 'never' && next.low === 'never')) || isTwice)
            return [{ from: place, to: place }];
        }
        return [];
      }),
  }),
];
