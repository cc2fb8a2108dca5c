import { beforeNounPhrase, saysWhenAt } from '../noun-phrase';
import { adverbOrder } from '../repair-order';
import { defineRule, isAfter, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** A game I like: the noun just before is no time or place that opens the sentence, as in In summer I swim. */
const isNamedBefore = ({ tokens }: Sentence, at: number) =>
  ['noun' as const, 'plural' as const].some((tag) => tokens[at - 1]?.tags.has(tag)) &&
  tokens[beforeNounPhrase(tokens, at - 1)]?.tags.has('prep') !== true;

export const wordOrder = [
  defineRule({
    id: 'adverb-position',
    name: 'Where adverbs stand',
    code: 'WO',
    why: 'Nothing stands between a verb and its object; always, usually and never stand before the main verb.',
    wrong: 'I like very much tea.',
    right: 'I like tea very much.',
    point: 'adverbs-order',
    repair: adverbOrder,
    patterns: [
      {
        pattern: '@subject ( just have=have|has ) <pp&!adj&!noun>',
        write: (_, { have }) => `${says(have)} just`,
      },
      {
        pattern: '^ yesterday|today ( verb=came|arrived|died|called|visited|phoned whose=@possessive+my who=@person )',
        write: (_, { verb, whose, who }) => `${says(whose)} ${says(who)} ${says(verb)}`,
      },
      {
        pattern:
          '@subject {like|have|play|speak|want|need|enjoy|eat} ( also ) <noun>|<ing>|to|@determiner|<plural>|@language',
      },
      { pattern: '^ ( also|already @subject ) <base>|<third>' },
      { pattern: '@subject ( <third&!@be&!@have> often ) <noun+plural>+@determiner' },
      {
        pattern:
          '{drive|do|read|clean|finish|write|open|close|play|speak|learn|eat} ( very? carefully|slowly|quickly|fast|well|yesterday|today ) the|my|his|her|your|our|english',
      },
      { pattern: '@subject ( yesterday|tomorrow|today ) <base+third+past>' },
      { pattern: '@subject ( every day|week|morning|evening|year ) <base+third+past>' },
      {
        pattern:
          '^^ i|he|she|we|they|it ( always|usually|often|never|sometimes @bePresent+was|were ) late|tired|happy|hungry|at|in|very|busy|nice|a|the|on|not',
      },
      {
        pattern: '{like|enjoy} ( very much ) $',
        // Which do you like very much? A song that I like very much: what is liked stands before.
        unless: ({ start }, s) =>
          s.isQuestion ||
          isAfter(s, start, /^(?:that|which|who|whom|what|whatever)$/) ||
          (wordSets.subject.has(s.tokens[start - 1]?.low ?? '') && isNamedBefore(s, start - 1)),
      },
      {
        pattern: '@subject ( adverb=never|always|usually|often helper=have|has ) <pp>',
        // Could he never have known?
        unless: ({ from }, s) => wordSets.modal.has(s.tokens[from - 2]?.low ?? ''),
      },
      {
        pattern:
          '{speak|learn|study|read|play|watch|eat|see|visit} ( every day|sometimes|often|always|a lot ) @language+@possessive+football|tennis|tv|television|the',
      },
      {
        pattern:
          '{like|love|enjoy|hate|want|miss|appreciate|need} ( very much|well ) @determiner+@object+@language+<noun>+<plural>+<ing>+it',
      },
      {
        pattern: '{like|love|enjoy|hate|want|miss} a lot ( noun=@determiner+<noun>+<plural>+<ing>+to|it )',
        unless: ({ named }) => named.noun?.low === 'of',
      },
      {
        pattern:
          '{speak|play|know|learn|read|write|understand|sing|cook} ( very? well|badly|perfectly|fluently|quickly|slowly ) @determiner+@language+football|tennis|music',
        // Playing badly this season: that says when.
        unless: ({ to }, s) => saysWhenAt(s.tokens, to + 1),
      },
      {
        pattern:
          '@subject ( verb=<third&!@be&!@have>+<past&!@be&!@have&!pp> always|usually|never|seldom|rarely ) !<adj>',
        unless: ({ named }) => /^(?:is|was|has|had|does|did|said|used|needs)$/.test(named.verb?.low ?? ''),
      },
      {
        pattern:
          '@subject ( verb={go|get|speak|eat|play|watch|drink|work|study|come|do|have|take|make|wake|read|live} word=always|usually|never )',
        unless: ({ named }) =>
          /^(?:has|had|have|did|do|does|done)$/.test(named.verb?.low ?? '') && named.word?.low !== 'usually',
      },
      { pattern: '^ ( always|never @subject ) <!@auxiliary&!punct>', unless: ({ from }) => from > 1 },
      {
        pattern:
          '@subject+@possessive+<noun> ( always|usually|often|never @beFinite ) <adj+noun+ing+prep>+@determiner+late|at|in',
        unless: (_, s) => s.isQuestion,
      },
      {
        pattern:
          '{drink|eat|have|read|watch|play|do|study|clean|visit} ( every day|morning|evening|week|weekend ) <noun>+<plural>+@determiner+@language',
      },
      { pattern: '@subject {go|come} ( often|always|never|usually|sometimes ) to' },
      { pattern: '@have @subject been ( ever|never )' },
      { pattern: '^ @subject have|has ( ever ) <pp>', write: () => 'once', unless: (_, s) => s.isQuestion },
      { pattern: '^ @subject have|has ( yet ) <pp>', write: () => 'already' },
      {
        pattern: '@subject verb=<past&!@have&!@be> ( yesterday|today ) a|an|some|my',
        unless: ({ named }) => /^(?:said|told)$/.test(named.verb?.low ?? ''),
      },
      { pattern: '@subject ( tomorrow|yesterday ) @modal+@have+@beFinite' },
      // I like too much this city.
      '{like|love|enjoy|hate|miss|want|need} ( too|so|very much ) @determiner+@object+to|it',
      // They have been never to Asia.
      '@have been ( never|always|already ) to|in|at',
      // I have seen never such a big dog.
      // Each had sworn never to tell.
      '@have <pp> ( never|ever|always ) !to <!adj&!punct>',
      // We every summer go to the sea.
      '@subject ( every summer|winter|weekend|month|monday|friday|saturday|sunday|night ) <base+third+past>',
      // She closed quietly the door.
      '@subject {close|open|read|write|speak|eat|drink|drive|clean|finish|learn|sing|put} ( quietly|slowly|quickly|carefully|fluently|well|perfectly|loudly|badly ) @determiner+@language+<num>',
      // I only yesterday heard the news.
      '@subject ( only yesterday|today ) <past>',

      // I play often tennis.
      {
        pattern:
          '@subject {play|watch|eat|drink|read|visit|speak|use|write|buy|cook|make|see} ( often|sometimes|usually|always|never ) <noun+plural>+@determiner+@language',
        unless: ({ to }, s) => s.tokens[to + 2]?.tags.has('base') === true,
      },
      // Never I have been there.
      {
        pattern: '^ ( never subject=@subject helper=have|has|had|can|could|will|would|am|is|are|was|were )',
        write: (_, { subject, helper }) => `${says(subject)} ${says(helper)} never`,
      },

      // It can be also dangerous.
      {
        pattern: '@modal ( be adverb=also|always|often|never ) <adj>+a|an|the',
        write: (_, { adverb }) => `${says(adverb)} be`,
      },

      // I want to meet again them.
      {
        pattern:
          '{meet|see|visit|call|read|watch|do|try|buy|like|love} ( again|already|always|often object=me|him|them|us|it ) >$|and|in|on|next|soon',
        write: (word, { object }) => `${says(object)} ${says(word)}`,
      },
      {
        pattern:
          '{buy|make|cook|bring|get} ( for person=me|him|her|us|them thing=<noun+plural&!adj> ) >$|and|in|from|because',
        write: (_, { person, thing }) => `${says(thing)} for ${says(person)}`,
      },
      {
        pattern: '( can|could good verb=<base> ) >$|in|at|and|with',
        write: (word, { verb }) => `${says(word)} ${says(verb)} well`,
      },

      {
        pattern: '{have|need} not? ( thing=money|time|space|food enough ) for|to',
        write: (_, { thing }) => `enough ${says(thing)}`,
      },
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
        pattern:
          '{have|buy|want|see|be} a|an ( noun=@thing adjective=big|small|red|blue|black|white|green|yellow|brown|new|old|beautiful|nice|interesting|expensive ) >$|and|with|in',
        write: (_, { noun, adjective }) => `${says(adjective)} ${says(noun)}`,
      },
      {
        pattern: '( noun=eyes|hair adjective=blue|green|brown|black|long|short|big|blond|blonde ) >$|and',
        write: (_, { noun, adjective }) => `${says(adjective)} ${says(noun)}`,
        unless: ({ from }, s) => !/^(?:have|has|had|with)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern:
          'is|was a|an ( noun=@person+film|book|city|country|place|story|house|day very adjective=<adj&!noun> ) >$',
        write: (_, { noun, adjective }) => `very ${says(adjective)} ${says(noun)}`,
      },
      // She bought a dress red for the party.
      {
        pattern:
          '{have|buy|want|see|wear} a|an ( noun=@thing+shirt|skirt|sofa adjective=big|red|blue|black|white|green|yellow|brown|new|beautiful|nice|expensive ) >for|because|but|at|on|yesterday|last',
        write: (_, { noun, adjective }) => `${says(adjective)} ${says(noun)}`,
      },

      // I am a person responsible and hardworking.
      {
        pattern:
          '@be+{have|need|want|find} a|an ( noun=@person+person|place|city|town|house|film|book adjective=<adj&!noun&!num> ) >$|and|,',
        write: (_, { noun, adjective }) => `${says(adjective)} ${says(noun)}`,
        unless: ({ to }, s) =>
          /^(?:alone|alive|asleep|present|ready|able|available|possible|else|enough)$/.test(s.tokens[to]?.low ?? ''),
      },
    ],
  }),
];
