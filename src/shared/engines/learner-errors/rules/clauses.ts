import { defineRule, isAfter, says } from '../rule';
import { wordSets } from '../word-sets';

export const clauses = [
  defineRule({
    id: 'missing-subject',
    name: 'Every sentence needs a subject',
    code: 'MW',
    why: 'English needs a subject, even where there is nothing to name: it is raining.',
    wrong: 'Is raining.',
    right: 'It is raining.',
    patterns: [
      {
        is: '^ ( is|was ) @middle* <ing>+<adj>+very|too|a|an|important|necessary|difficult|easy',
        write: () => 'It is',
        unless: (_, s) => s.isQuestion,
      },
      {
        is: 'because|although|if|think|believe|hope ( is|was ) @middle* <ing>+<adj>+very|too|a|an|the|my',
        write: (m) => `it ${says(m[1])}`,
      },
      {
        is: 'because|although ( rains|snows|was|is )',
        write: (m) => `it ${says(m[1])}`,
        unless: ({ to }, s) => s.tokens[to + 1]?.tags.has('punct') === true,
      },
      { is: '^ ( is|was|are ) possible|true|clear|sure that', unless: (_, s) => s.isQuestion },
    ],
  }),
  defineRule({
    id: 'double-subject',
    name: 'One subject is enough',
    code: 'XW',
    why: 'After the subject there is no he, she, it or they again.',
    wrong: 'My brother he is tall.',
    right: 'My brother is tall.',
    patterns: [
      {
        is: '^ my|his|her|our|their|your <adj>? @person+@people ( he|she|they ) @be+@have+<third>+<past>',
        write: () => '',
      },
      {
        is: 'who|which ( he|she|they|it ) {sit|live|work|come|go|sleep|stand|arrive|be}',
        write: () => '',
        unless: ({ to }, s) =>
          s.tokens.slice(to + 2, to + 5).every(({ tags }, place) => place > 0 && tags.has('third')),
      },
    ],
  }),
  defineRule({
    id: 'double-negative',
    name: 'One negative is enough',
    code: 'XW',
    why: 'English has one negative in a clause: I didn’t say anything, or I said nothing.',
    wrong: 'I didn’t say nothing.',
    right: 'I didn’t say anything.',
    find: ({ tokens }) =>
      tokens.flatMap((token, at) => {
        if (!/^(?:not|never|nobody|nothing)$/.test(token.low) && !(token.low === 'one' && tokens[at - 1]?.low === 'no'))
          return [];
        for (let place = at + 1; place < Math.min(tokens.length, at + 6); place += 1) {
          const next = tokens[place];
          if (
            !next ||
            next.tags.has('punct') ||
            /^(?:and|but|because|so|until|who|that|which|as|than|if|or|nor|there|be|is|for)$/.test(next.low)
          )
            return [];
          const isNo = next.low === 'no' && place > at + 1 && tokens[place + 1]?.low !== 'longer';
          const isNegative = wordSets.manyNegative.has(next.low) && next.low !== 'none';
          const isTwice =
            next.low === 'not' &&
            token.low !== 'not' &&
            /^(?:do|does|did|can|could|will|would|has|have|is|was)$/.test(tokens[place - 1]?.low ?? '');
          if (isNo || (isNegative && !(token.low === 'never' && next.low === 'never')) || isTwice)
            return [{ from: place, to: place }];
        }
        return [];
      }),
  }),
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
        is: '@person+@people+somebody|someone|anyone ( which ) <third>+<base>+<past>+@be+@have+@modal',
        write: () => 'who',
        unless: ({ steps }) => steps[0]?.tags.has('adj') === true,
      },
      {
        is: '@person+@people ( which|what ) @subject',
        write: () => 'who',
        unless: ({ steps, from }, s) =>
          steps[1]?.low === 'what' || isAfter(s, from, /^(?:ask|asked|tell|told|show)$/, 3),
      },
      {
        is: 'the|a|this|that <adj>? book|film|car|house|phone|computer|song|game|city|shop|table|bus|train|hotel|school ( who )',
        write: () => 'which',
      },
      { is: 'everything|something|nothing|anything|all ( what ) @subject', write: () => 'that' },
      { is: 'the thing|things|man|woman|book|girl|boy ( what ) @subject+<third>', write: () => 'that' },
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
  }),
  defineRule({
    id: 'because-of-clause',
    name: 'Because, despite, during',
    code: 'WW',
    why: 'Because of, despite and during stand before a noun; before a subject and a verb say because, although and while.',
    wrong: 'because of I was ill',
    right: 'because I was ill',
    patterns: [
      { is: '( because of ) i|he|she|we|they', write: () => 'because' },
      { is: '( because of ) it|you <third>+<past>+@be+@have', write: () => 'because' },
      { is: '( despite|during ) i|he|she|we|they', write: (m) => (m[0]?.low === 'despite' ? 'although' : 'while') },
      { is: '( in spite of ) i|he|she|we|they', write: () => 'although' },
      { is: '( because of ) the|my|his|her <noun> was|is|were|are', write: () => 'because' },
      {
        is: '( because ) of? the|my noise|traffic|weather|rain|snow $',
        write: () => 'because of',
        unless: ({ steps }) => steps[1] !== undefined,
      },
    ],
  }),
  defineRule({
    id: 'object-pronoun',
    name: 'Me, him, her, us, them',
    code: 'PRO',
    why: 'After a verb or a preposition stand me, him, her, us and them.',
    wrong: 'Come with I.',
    right: 'Come with me.',
    point: 'object-pronouns',
    patterns: [
      {
        is: 'with|to|from|of|about|for|between|at ( i|he|she|we|they ) $',
        write: (m) => objects[m[1]?.low ?? ''] ?? '',
      },
      { is: '^ ( me|him|us|them ) @beFinite+@haveNow+<third>', write: (m) => subjects[m[1]?.low ?? ''] ?? '' },
      { is: '^ ( her ) is|was|has', write: () => 'She' },
      {
        is: '{see|help|like|love|know|tell|call|meet|ask|visit} ( he|she|they|we|i ) $',
        write: (m) => objects[m[1]?.low ?? ''] ?? '',
        unless: (_, s) => s.isQuestion,
      },
    ],
  }),
  defineRule({
    id: 'possessive-form',
    name: 'Yours, hers, its, theirs',
    code: 'SP',
    why: 'Yours, hers, ours and theirs have no apostrophe.',
    wrong: 'your’s',
    right: 'yours',
    point: 'possessives',
    patterns: [
      { is: "( your 's ) $", write: () => 'yours' },
      { is: "( her|our|their 's )", write: (m) => `${says(m[0])}s` },
      { is: "( your 's )", write: () => 'yours' },
      { is: '( theirselves|themself|theirself )', write: () => 'themselves' },
      { is: '( hisself )', write: () => 'himself' },
      { is: '( ourself )', write: () => 'ourselves' },
      {
        is: 'my|his|her|our|your ( @person ) house|car|room|name|job|birthday|bag|phone|dog|cat|flat|bike|family|book|friend|wedding !<noun>',
        write: (m) => `${says(m[1])}’s`,
        unless: ({ steps }) =>
          /^(?:baby|child|student|guest|family|teacher|girlfriend|boyfriend)$/.test(steps[1]?.low ?? ''),
      },
    ],
  }),
];

const objects: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const subjects: Record<string, string> = { me: 'I', him: 'He', us: 'We', them: 'They' };
