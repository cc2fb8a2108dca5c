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
      { is: 'when ( was|were ) a|an|young|little|small|child|<num>', unless: (_, s) => s.isQuestion },
      { is: '^ in summer|winter|spring|autumn+@month ( is|was ) very|so|too? <adj>' },
      { is: '^ ( have|has|had ) many|two|three|lots|lot', unless: (_, s) => s.isQuestion },
      { is: '^ ( here|there is ) very|so|too? hot|cold|nice|warm|beautiful|quiet' },
      {
        is: '^ ( is|was|are ) @middle* the|my|his|her|a|an|very|so|too+<adj>',
        unless: (_, s) => s.isQuestion || s.tokens.length < 4,
      },
      {
        is: '^^ ( rains|snows|depends|seems|looks ) ',
        unless: ({ from }, s) =>
          (from > 0 && !/^(?:because|if|when|,)$/.test(s.tokens[from - 1]?.low ?? '')) ||
          s.tokens[from - 1]?.low === ',',
      },
      {
        is: 'think|believe|hope|know|say|says|said that? ( is|was|are ) @middle* <adj>+<ing>+a|very|the|too',
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'that' || s.isQuestion,
      },
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
      { is: '( so went|decided|took|got ) <!punct>*', unless: ({ from }, s) => s.tokens[from - 1]?.low === 'even' },
      { is: '^ when ( arrived|came|got|went|woke|was ) ', unless: (_, s) => s.isQuestion },
      { is: 'that ( is ) raining|snowing', write: () => 'it is' },
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
      { is: '^ the|this|that <noun+plural> ( it|they ) is|are|was|were|has|have' },
      { is: '^ @possessive <noun+plural> ( it|they ) is|are|was|were|has|have' },
      { is: '^ <name> ( he|she ) is|was|has|<third>+<past>', unless: ({ from }, s) => s.tokens[from - 1]?.low === ',' },
      { is: '@thing+car|film|book that|which i|he|she|we|they <past+base> ( it|them ) $|and|is|was|in' },
      {
        is: 'that|which|who i|he|she|we|they {buy|see|meet|read|like|know|love|visit|watch|make|write} ( it|them|him|her ) $|yesterday|last|is|was',
        unless: ({ from }, s) => !s.tokens[from - 4]?.tags.has('noun') && !s.tokens[from - 4]?.tags.has('plural'),
      },
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
      { is: '^ @possessive @people ( they ) like|live|go|work|play|want|have|study|speak|come', write: () => '' },
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
        is: '( who his|her|their ) @person+@thing @be+<third>+<past>',
        write: () => 'whose',
        unless: ({ from }, s) => !s.tokens[from - 1]?.tags.has('noun'),
      },
      {
        is: 'the|a <noun> ( what ) @subject+<third>+<past>+@be',
        write: () => 'that',
        unless: ({ from }, s) =>
          isAfter(
            s,
            from,
            /^(?:ask|asked|tell|told|show|showed|asks|tells|explain|explained|teach|taught|know|knows|like|idea|matter)$/,
            4,
          ),
      },
      {
        is: '@person+@people ( which ) ',
        write: () => 'who',
        unless: ({ from }, s) => s.tokens[from - 1]?.low === ',',
      },
      { is: "the|a|this|that|these|those <adj>? <noun+plural> ( who's|whos )" },
      {
        is: '( which|that ) i|we|they|he|she {live|work|study} $',
        unless: ({ from }, s) => isAfter(s, from, /^(?:in|at)$/, 2) || !s.tokens[from - 1]?.tags.has('noun'),
      },
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
      { is: '@person+@people ( that his|her|their ) <noun+plural> @be+<third>+<past>', write: () => 'whose' },
      {
        is: '( whom ) <third>+@beFinite+@modal+@have',
        write: () => 'who',
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'of',
      },
      {
        is: '@person+@people ( who is ) <noun&!adj&!ing&!pp> @beFinite+<past>+<third>',
        write: () => 'whose',
        unless: ({ to }, s) => !/['’]/.test(s.tokens[to]?.text ?? ''),
      },
      { is: 'where @subject <base+past+third> ( in it )', write: () => '' },
      { is: '^ @possessive <adj>? @person , ( which ) <third>+<past>+@beFinite', write: () => 'who' },
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
      { is: '^ ( even ) i|he|she|we|they|it <past+base+third>', write: () => 'Even though' },
      { is: 'in spite ( @subject+the+my )', write: (m) => `of ${says(m[2])}` },
      { is: '( until to ) ' },
      { is: '( for not <base> )' },
      {
        is: 'not <!punct&!@clauseWord>* ( too ) $',
        write: () => 'either',
        unless: (_, s) => s.isQuestion || s.tokens.some(({ low }) => low === 'only' || low === 'if'),
      },
      { is: '( as|like for example )', write: () => 'for example' },
      {
        is: '( because ) the|my|his bad|heavy|big? rain|traffic|weather|noise|snow|illness $',
        write: () => 'because of',
      },
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
      { is: '( despite ) it|you|there @beFinite+<past&!pp>', write: () => 'although' },
      { is: '( despite ) the|my|his <noun> was|is|were', write: () => 'although' },
      { is: '^ ( me too ) , i do|am|have|can not', write: () => 'Me neither' },
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
      { is: '^ ( me and ) @possessive+<name>' },
      {
        is: 'friend|friends|colleague|cousin|brother|sister of ( me|him|us|them|my|her|our )',
        write: (m) =>
          ({ me: 'mine', my: 'mine', him: 'his', her: 'hers', us: 'ours', our: 'ours', them: 'theirs' })[
            m[2]?.low ?? ''
          ] ?? '',
        unless: ({ to, steps }, s) =>
          /^(?:my|her|our)$/.test(steps[2]?.low ?? '') && !!s.tokens[to + 1] && !s.tokens[to + 1]?.tags.has('punct'),
      },
      { is: '( mine|yours|hers|ours|theirs ) @thing+@person' },
      {
        is: '( him|me|she|he|they ) mother|father|brother|sister|parents|wife|husband',
        unless: ({ from }, s) =>
          /^(?:give|gave|tell|told|sent|show|showed|find|found|call|called)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        is: '@be ( my|your|our|their ) $',
        write: (m) => ({ my: 'mine', your: 'yours', our: 'ours', their: 'theirs' })[m[1]?.low ?? ''] ?? '',
      },
      { is: '{feel|relax|concentrate} ( myself|himself|herself|themselves|yourself|ourselves )', write: () => '' },
      {
        is: '{give|show|send|tell|help|ask} ( my|he|she|they|we ) a|the|some|your|please',
      },
      {
        is: 'and ( me|him|her|them ) @beFinite+<past&!base>+@haveNow',
        write: (m) => ({ me: 'I', him: 'he', her: 'she', them: 'they' })[m[1]?.low ?? ''] ?? '',
        unless: ({ to }, s) => s.tokens[to]?.low === 'her',
      },
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
      { is: '{feel} ( @object ) good|bad|tired|well|happy|sad|ill|better|very', write: () => '' },
      { is: '^ ( me ) like|want|go|love|have|no', write: () => 'I' },
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
      {
        is: '@possessive ( parents|grandparents|friends|brothers|sisters|teachers ) house|flat|car|room|name|birthday|garden|kitchen|bedroom|wedding|names|shop|restaurant',
        write: (m) => `${says(m[1])}’`,
      },
      { is: '( childrens|mens|womens|peoples ) <noun+plural>', write: (m) => `${says(m[0]).slice(0, -1)}’s` },
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
      {
        is: '( the car|house|room|book|dog|phone|bike|bag|birthday|computer|cat of my|his|her brother|sister|mother|father|friend|mum|dad ) >$',
        write: (m) => `${says(m[3])} ${says(m[4])}’s ${says(m[1])}`,
      },
    ],
  }),
];

const objects: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const subjects: Record<string, string> = { me: 'I', him: 'He', us: 'We', them: 'They' };
