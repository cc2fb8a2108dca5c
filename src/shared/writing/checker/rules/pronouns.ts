import { defineRule, isNamedAt, says } from '../rule';

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
      { pattern: 'we {enjoy} ( us )', write: () => 'ourselves' },
      { pattern: 'i {enjoy} ( me )', write: () => 'myself' },
      // Me and my family were there.
      {
        pattern: '^ ( me and owner=@possessive person=@person+@people+family|friend|friends|wife|husband )',
        write: (_, { owner, person }) => `${says(owner)} ${says(person)} and I`,
      },
      {
        pattern:
          '^ last|yesterday @oneUnit? ,? ( me and owner=@possessive person=@person+@people+family|friend|friends|wife|husband )',
        write: (_, { owner, person }) => `${says(owner)} ${says(person)} and I`,
      },
      { pattern: '^ ( me and name=<name> )', write: (_, { name }) => `${says(name)} and I` },
      {
        pattern: 'friend|friends|colleague|cousin|brother|sister of ( word=me|him|us|them|my|her|our )',
        write: (word) =>
          ({ me: 'mine', my: 'mine', him: 'his', her: 'hers', us: 'ours', our: 'ours', them: 'theirs' })[
            word?.low ?? ''
          ] ?? '',
        unless: ({ to, named }, s) =>
          /^(?:my|her|our)$/.test(named.word?.low ?? '') && !!s.tokens[to + 1] && !s.tokens[to + 1]?.tags.has('punct'),
      },
      {
        pattern: '( mine|yours|hers|ours|theirs ) @thing+@person',
        write: (word) => (says(word) === 'mine' ? 'my' : says(word).replace(/s$/, '')),
      },
      {
        write: (word) => ({ him: 'his', me: 'my', she: 'her', he: 'his', they: 'their' })[word?.low ?? ''] ?? '',
        pattern: '( him|me|she|he|they ) mother|father|brother|sister|parents|wife|husband',
        unless: ({ from }, s) =>
          /^(?:give|gave|tell|told|sent|show|showed|find|found|call|called)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        // How old is your …? There the noun is still to come.
        pattern: '@be ( my|your|our|their ) !…|... $',
        write: (word) => ({ my: 'mine', your: 'yours', our: 'ours', their: 'theirs' })[word?.low ?? ''] ?? '',
      },
      // He felt himself lifted from the ground.
      {
        pattern:
          '{feel|relax|concentrate} ( myself|himself|herself|themselves|yourself|ourselves ) !<pp> !<comp> !<ing> !<base&!adj> !free',
        write: () => '',
      },
      {
        pattern: '{give|show|send|tell|help|ask} ( my|he|she|they|we ) a|the|some|your|please',
        write: (word) => ({ ...objects, my: 'me' })[word?.low ?? ''] ?? '',
      },
      {
        pattern: 'and ( me|him|her|them ) @beFinite+<past&!base>+@haveNow',
        write: (word) => ({ me: 'I', him: 'he', her: 'she', them: 'they' })[word?.low ?? ''] ?? '',
        unless: ({ to }, s) => s.tokens[to]?.low === 'her',
      },
      {
        pattern: 'with|to|from|of|about|for|between|at ( i|he|she|we|they ) $',
        write: (word) => objects[word?.low ?? ''] ?? '',
        // The sentence begins with I: the word is named.
        unless: ({ from }, s) => isNamedAt(s, from),
      },
      { pattern: '^ ( me|him|us|them ) @beFinite+@haveNow+<third>', write: (word) => subjects[word?.low ?? ''] ?? '' },
      { pattern: '^ ( her ) is|was|has', write: () => 'She' },
      {
        pattern: '{see|help|like|love|know|tell|call|meet|ask|visit} ( he|she|they|we|i ) $',
        write: (word) => objects[word?.low ?? ''] ?? '',
        unless: (_, s) => s.isQuestion,
      },
      { pattern: '{feel} ( @object ) good|bad|tired|well|happy|sad|ill|better|very', write: () => '' },
      { pattern: '^ ( me ) like|want|go|love|have|no', write: () => 'I' },
      // I saw she at the shop.
      {
        pattern:
          'saw|met|called|visited|helped|love|loves|know|knows ( she|he|they|we ) >at|in|on|yesterday|last|every|very|well|there',
        write: (word) => objects[word?.low ?? ''] ?? '',
      },
      // I hurt me.
      { pattern: '^^ i hurt|cut|burned|burnt|enjoyed|introduced|dressed ( me )', write: () => 'myself' },
      { pattern: '^^ we met|meet|saw|helped|love ( us )', write: () => 'each other' },

      // Brush me the teeth, wash me the hands.
      {
        pattern: '{brush|wash|cut|clean} ( person=me|him|her|us|them the ) teeth|hands|hair|face|feet',
        write: (_, { person }) =>
          ({ me: 'my', him: 'his', her: 'her', us: 'our', them: 'their' })[person?.low ?? ''] ?? '',
      },
      {
        pattern: '{wake|get|stand|sit} up|down ( me|myself|us|ourselves ) >$|at|early|late|in|and',
        write: () => '',
        unless: ({ start, from }, s) =>
          s.tokens[start]?.low !== s.tokens[from - 2]?.low ||
          !/^(?:i|we|to|not|always|usually|often)$/.test(s.tokens[start - 1]?.low ?? ''),
      },
      {
        pattern: '( nobody|anybody|everybody|somebody of ) us|them|you|my|the',
        write: (word) =>
          ({ nobody: 'none of', anybody: 'any of', everybody: 'all of', somebody: 'some of' })[
            says(word).toLowerCase()
          ] ?? '',
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
      {
        pattern:
          '@possessive ( parents|grandparents|friends|brothers|sisters|teachers ) house|flat|car|room|name|birthday|garden|kitchen|bedroom|wedding|names|shop|restaurant',
        write: (word) => `${says(word)}’`,
      },
      { pattern: '( childrens|mens|womens|peoples ) <noun+plural>', write: (word) => `${says(word).slice(0, -1)}’s` },
      { pattern: "( your 's ) $", write: () => 'yours' },
      { pattern: "( her|our|their 's )", write: (word) => `${says(word)}s` },
      { pattern: "( your 's )", write: () => 'yours' },
      { pattern: '( theirselves|themself|theirself )', write: () => 'themselves' },
      { pattern: '( hisself )', write: () => 'himself' },
      { pattern: '( ourself )', write: () => 'ourselves' },
      {
        pattern:
          'my|his|her|our|your ( person=@person ) house|car|room|name|job|birthday|bag|phone|dog|cat|flat|bike|family|book|friend|wedding !<noun>',
        write: (word) => `${says(word)}’s`,
        unless: ({ named }) =>
          /^(?:baby|child|student|guest|family|teacher|girlfriend|boyfriend)$/.test(named.person?.low ?? ''),
      },
      {
        pattern:
          '( the noun=car|house|room|book|dog|phone|bike|bag|birthday|computer|cat of owner=my|his|her person=brother|sister|mother|father|friend|mum|dad ) >$',
        write: (_, { noun, owner, person }) => `${says(owner)} ${says(person)}’s ${says(noun)}`,
      },
      // The car of my brother is red.
      {
        pattern:
          '( the noun=car|house|room|dog|phone|bike|bag|birthday|computer|cat of owner=my|his|her person=brother|sister|mother|father|friend|mum|dad|uncle|aunt ) >is|was|has',
        write: (_, { noun, owner, person }) => `${says(owner)} ${says(person)}’s ${says(noun)}`,
      },
      // the house of my friend Anna
      {
        pattern:
          '{like|love|visit|see|know} ( the house|flat|car|dog|room|garden|parents of @possessive @person <name>? ) >$',
      },
      {
        pattern: 'is|are ( of owner=my|his|her|our person=@person ) >$',
        write: (_, { owner, person }) => `${says(owner)} ${says(person)}’s`,
      },

      {
        pattern: '^ ( my ) is|are @middle* <adj+pp+ing+comp>+not',
        write: () => 'mine',
        unless: (_, s) => s.isQuestion,
      },
      // My grandparents farm, my aunts house.
      {
        pattern:
          '@possessive ( person=grandparents|parents|aunts|uncles|brothers|sisters|grandmothers|grandfathers|neighbours|mothers|fathers|cousins ) house|car|flat|kitchen|wedding|birthday|bike|phone',
        write: (_, { person }) =>
          /^(?:grand)?parents$/.test(says(person))
            ? `${says(person)}’`
            : [`${says(person).slice(0, -1)}’s`, `${says(person)}’`],
      },
      { pattern: '{meet} ( themselves|ourselves ) in|on|at', write: () => '' },
    ],
  }),
];

const objects: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };

const subjects: Record<string, string> = { me: 'I', him: 'He', us: 'We', them: 'They' };
