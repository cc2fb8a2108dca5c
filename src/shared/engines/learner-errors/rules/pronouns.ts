import { defineRule, says } from '../rule';

export const pronouns = [
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
      // I saw she at the shop.
      {
        is: 'saw|met|called|visited|helped|love|loves|know|knows ( she|he|they|we ) >at|in|on|yesterday|last|every|very|well|there',
        write: (m) => objects[m[1]?.low ?? ''] ?? '',
      },
      // I hurt me.
      { is: '^^ i hurt|cut|burned|burnt|enjoyed|introduced|dressed ( me )', write: () => 'myself' },
      { is: '^^ we met|meet|saw|helped|love ( us )', write: () => 'each other' },
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
      // The car of my brother is red.
      {
        is: '( the car|house|room|dog|phone|bike|bag|birthday|computer|cat of my|his|her brother|sister|mother|father|friend|mum|dad|uncle|aunt ) >is|was|has',
        write: (m) => `${says(m[3])} ${says(m[4])}’s ${says(m[1])}`,
      },
      // the house of my friend Anna
      {
        is: '{like|love|visit|see|know} ( the house|flat|car|dog|room|garden|parents of @possessive @person <name>? ) >$',
      },
      { is: 'is|are ( of my|his|her|our @person ) >$', write: (m) => `${says(m[2])} ${says(m[3])}’s` },
    ],
  }),
];

const objects: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };

const subjects: Record<string, string> = { me: 'I', him: 'He', us: 'We', them: 'They' };
