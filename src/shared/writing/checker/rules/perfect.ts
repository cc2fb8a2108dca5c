import { perfectToPast, toPerfect } from '../repair-verbs';
import { defineRule, isAfter, participle, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

const finishedTime = /^(?:yesterday|ago)$/;

/** A time that is over, named after the verb in its own clause, or before it at the beginning. */
function overFrom({ tokens }: Sentence, at: number): boolean {
  for (let place = at; place < tokens.length; place += 1) {
    const { low, tags } = tokens[place] ?? { low: '', tags: new Set() };
    if (/^(?:since|from|before|until)$/.test(low)) return false;
    if (tags.has('punct') || /^(?:that|which|who|because|and|but|as|if|than|what|whose)$/.test(low)) return false;
    // The novels I bought ten years ago: their clause has a verb of its own.
    if (tags.has('past') && !tags.has('pp') && wordSets.subject.has(tokens[place - 1]?.low ?? '')) return false;
    if (wordSets.subject.has(low) && tokens[place + 1]?.tags.has('past')) return false;
    if (finishedTime.test(low)) return true;
    if (low === 'when')
      return (
        /^(?:i|he|she|we|they)$/.test(tokens[place + 1]?.low ?? '') &&
        /^(?:was|were)$/.test(tokens[place + 2]?.low ?? '')
      );
    if (
      low === 'last' &&
      wordSets.oneUnit.has(tokens[place + 1]?.low ?? '') &&
      !/^(?:the|in|for|over)$/.test(tokens[place - 1]?.low ?? '') &&
      !tokens[place + 2]?.tags.has('owner')
    )
      return true;
    if (low === 'in' && /^(?:1[89]\d\d|20[01]\d|202[0-4])$/.test(tokens[place + 1]?.low ?? '')) return true;
  }
  return false;
}

/** What goes on for some time. */
const lasting = '{be|live|know|stay|work|study|learn|see|wait|sleep}';

export const perfect = [
  defineRule({
    id: 'perfect-with-past-time',
    name: 'Present perfect and a past time',
    code: 'T',
    why: 'With a time that is over (yesterday, last week, two years ago, in 2015) English has the past simple.',
    wrong: 'I have seen him yesterday.',
    right: 'I saw him yesterday.',
    point: 'present-perfect-or-past',
    repair: perfectToPast,
    find: (sentence) =>
      sentence.tokens.flatMap((token, at) => {
        if (
          !wordSets.haveNow.has(token.low) ||
          isAfter(sentence, at, /^(?:may|might|must|could|should|would|will|to|not|need|['’](?:d|ll))$/, 2)
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
        pattern: '^ in <num> ,? @subject ( have|has @middle* <pp> )',
        unless: (_, s) => !/^(?:1[89]|20)\d\d$/.test(s.tokens[1]?.low ?? ''),
      },
      {
        pattern: '^ when ( have|has @subject <pp> )',
        // When have you felt proud? That asks for any time.
        unless: ({ to }, s) =>
          !s.isQuestion ||
          s.tokens[to]?.low === 'felt' ||
          (s.tokens[to]?.low === 'been' &&
            (s.tokens[to + 1]?.tags.has('adj') || s.tokens[to + 1]?.tags.has('sup')) === true),
      },
      '^ yesterday|last @oneUnit+morning|afternoon|evening|night ,? @possessive @person+@people and? i? ( have|has <pp> )',
      // When I was a child I have lived there.
      '^ when @subject was|were <!punct>* ,? i|he|she|we|they ( have|has <pp> )',
      // While I was cooking, the phone has rung.
      'while|when|as @subject was|were <ing> <!punct>* , <!punct&!@modal>* ( have|has <pp> )',
      // Have you seen him yesterday?
      {
        pattern: '^ @wh? ( have|has @subject <pp> ) <!punct&!@clauseWord>* yesterday|ago $',
        unless: (_, s) => !s.isQuestion || s.tokens.some(({ low }) => /^(?:since|before|until)$/.test(low)),
      },
      {
        pattern: '^ @wh? ( have|has @subject <pp> ) <!punct&!@clauseWord>* last night|week|month|year|summer|weekend $',
        unless: (_, s) => !s.isQuestion || s.tokens.some(({ low }) => /^(?:since|in|for|over)$/.test(low)),
      },

      // One day we have rented a boat.
      '^ one day|morning|evening|night ,? @subject ( have|has <pp> )',
      '^ last time ,? @subject ( have|has <pp>+been )',
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
      { pattern: '( for ) <num> @units ago', write: () => '' },
      // Has been ill for last week; but we may have got, bought or planned something for Sunday.
      {
        pattern: `@have @middle* ${lasting} <!punct&!@clauseWord&!pp>* ( for ) last @oneUnit+@month !<owner>`,
        write: () => 'since',
      },
      {
        pattern: `@have @middle* ${lasting} <!punct&!@clauseWord&!pp&!adj>* ( for ) yesterday+@day !<owner>`,
        write: () => 'since',
      },
      { pattern: '( for ) i was|were born|little|young|small|a|ten|five|six|seven', write: () => 'since' },
      { pattern: '( since ) @several+<num> more? @units', write: () => 'for' },
      {
        pattern: '( since ) a|an|one few? long? @unit+time+while',
        write: () => 'for',
        unless: ({ to }, s) => s.tokens.slice(to, to + 6).some(({ low }) => low === 'ago'),
      },
      {
        pattern: '( since ) long|ages time?',
        write: () => 'for a',
        unless: ({ to }, s) => s.tokens[to + 1]?.low === 'before',
      },
      { pattern: '( during ) @several+<num> @units', write: () => 'for' },
      { pattern: '( during ) one week|month|year|hour|day >$', write: () => 'for' },
      { pattern: '@have @middle* <pp> * * ( from ) @several+<num> @units $', write: () => 'for' },
      {
        pattern:
          '@have not? @middle* {see|live|be|know|work|learn|study|meet} <!punct&!@clauseWord>* ( from ) <num>+@day+@month >$',
        write: () => 'since',
      },
      // since two o’clock until four
      { pattern: "( since ) @determiner? <num> o'clock? until|to|till", write: () => 'from' },

      // I am living here from three years.
      {
        pattern:
          '{live|work|study|learn|know|be|play|wait} <!punct&!@clauseWord>* ( from ) @several+<num> years|months|weeks|days|hours $',
        write: () => 'for',
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
    repair: toPerfect,
    patterns: [
      {
        pattern:
          '^^ @subject ( knew|lived|worked|was|were|studied|learned|learnt|played ) <!punct&!@clauseWord&!pp>* since <num>|last|@month|childhood',
        unless: ({ from }, s) => isAfter(s, from, /^(?:when|that|what|who)$/, 3),
      },
      {
        pattern:
          '^^ @subject+<name> ( am|is|are ) <!punct&!@clauseWord&!pp&!past>* since <num>+last|yesterday|then+@month+@day',
        unless: ({ from }, s) => s.tokens[from - 1]?.low === 'it',
      },
      {
        pattern:
          '^^ @subject+<name> ( know|knows|live|lives|work|works|study|studies|learn|learns|play|plays|teach|teaches|am|are|have|has ) <!punct&!pp&!@clauseWord>* since <num>+last|yesterday|childhood|always+@month+@day',
        unless: ({ from }, s) => s.tokens[from + 1]?.tags.has('pp') === true,
      },
      '^^ @subject ( know|knows|live|lives|work|works|study|studies|learn|learns|play|plays|am|are ) <!punct&!pp&!@clauseWord>* since @subject was|were+<past&!base>',
      '^^ @subject ( am|is|are <ing> ) <!punct&!@clauseWord>* since <num>+last|yesterday+@month+@day',
      {
        pattern:
          '^^ @subject ( live|lives|know|knows|work|works|am|is|are ) <!punct&!@clauseWord&!pp&!past>* for <num>+many|several|ten|long @units >$',
        unless: ({ to }, s) => !s.tokens.slice(to).some(({ low }) => /^years?$/.test(low)),
      },
      { pattern: '^ how long ( do|does @subject live|know )' },
      {
        pattern: '^ how long ( are|is @subject <ing> )',
        unless: ({ to }, s) => /^(?:staying|going)$/.test(s.tokens[to]?.low ?? ''),
      },
      // It is raining since this morning.
      '^^ it ( is <ing> ) <!punct>* since this|last|yesterday|monday|early',
      // It is three years that I live here.
      { pattern: 'it is <num>+several|many years|months|weeks|days ( that ) @subject', write: () => 'since' },
      // My parents live here for fifty years.
      {
        pattern:
          '^^ @determiner <adj>? @person+@people+<plural>+<noun> ( live|lives|work|works|know|knows ) <!punct&!pp&!@clauseWord>* for <num>+many|several years >$|and|,',
      },
      // My friend is ill since last Monday.
      {
        pattern:
          '^^ @determiner <adj>? @person+@people+<plural>+<noun> ( is|are|live|lives|work|works|has|have ) <!punct&!pp&!@clauseWord>* since last|yesterday|monday|childhood|<num>',
      },
      '^^ @subject+<name> ( am|is|are ) <!punct&!@clauseWord&!pp&!past>* since childhood|monday|@month',
      // I have this phone for two years.
      {
        pattern: '^^ i|he|she|we|they ( have|has ) this|my|his|her|our|it <noun>? for <num>+many|several years',
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:visa|contract|permit|passport|job)$/.test(low)),
      },
      // I didn’t see him since last summer.
      {
        pattern: '( did not ) <base> <!punct&!@clauseWord>* since last|christmas|then|childhood|@month|<num>',
        write: () => 'haven’t',
      },
      // I didn’t eat anything since this morning.
      { pattern: '( did not ) <base> anything|nothing|much|anybody since', write: () => 'haven’t' },
      // He is learning English since he was five.
      '^^ @subject+<name> ( am|is|are <ing> ) <!punct&!@clauseWord>* since @subject <past>+was|were',
      // I know him for a long time.
      '^^ @subject ( know|knows|have|has ) @anyObject+this for a long time',
      '^^ @subject ( know|knows ) @anyObject for <num>+many|several years|months|weeks',
      // It has been three years that I started.
      { pattern: 'it has been @several+<num> years|months|weeks|days ( that )', write: () => 'since' },

      // My son is afraid of dogs since he was three.
      {
        pattern: '@subject+@person ( be=am|is|are ) not? <adj> <!punct&!@clauseWord>* since @subject was|were',
        write: (word) => (says(word) === 'is' ? 'has been' : 'have been'),
        unless: ({ from }, s) => /^(?:it|that|this|there)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern:
          '^^ i ( {live|work|study|know|play|learn} ) <!punct&!@clauseWord>* since <num>+last|my|childhood+@month+@subject',
        write: (word) => `have ${participle(word)}`,
        unless: (_, s) => s.tokens.some(({ tags, low }) => tags.has('past') && low !== 'was'),
      },
      { pattern: '^ since <num>+many|several|a|some <adj>? @unit ,? @subject ( am|is|are <ing> )' },
      {
        pattern: 'still ( did not verb=<base> ) ',
        write: (_, { verb }) => `have not ${participle(verb)}`,
        unless: (_, s) =>
          !s.tokens.some(({ low }) => /^(?:i|we)$/.test(low)) ||
          s.tokens.some(
            ({ low, tags }) =>
              /^(?:when|then|know|knew|understand|want|like|believe|think|have|yesterday|ago|but)$/.test(low) ||
              (tags.has('past') && low !== 'did'),
          ),
      },
      {
        pattern: '@subject ( did not verb=<base> ) <!punct&!@clauseWord>? yet >$|which|if|what|where',
        write: (_, { verb }) => [`have not ${participle(verb)}`, `has not ${participle(verb)}`],
        unless: (_, s) => s.tokens.some(({ tags, low }) => low !== 'did' && tags.has('past') && !tags.has('base')),
      },

      {
        pattern: 'it ( rains|snows ) since',
        write: (word) => (says(word) === 'rains' ? 'has been raining' : 'has been snowing'),
      },
      { pattern: '^^ since then ,? i|we ( verb=live|work|study ) ', write: (word) => `have ${participle(word)}` },
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
    repair: toPerfect,
    patterns: [
      { pattern: 'is the|my first|second|third time that? @subject ( <ing>+am|is|are )' },
      'is the|my first|second|third time that? @subject ( <base&!@have&!@modal>+<third&!@have>+@bePresent )',
      // It is the best film I ever saw.
      {
        pattern: 'is the <sup> <noun&!adj> that? i|we ( ever verb=<past> )',
        write: (_, { verb }) => `have ever ${participle(verb)}`,
      },
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
    repair: perfectToPast,
    patterns: [
      {
        pattern:
          '^ when @subject|@possessive|the @person? came|arrived|got|reached|entered|called|woke <!punct>* , <!punct>* ( has|have ) <pp>',
        write: () => 'had',
      },
      { pattern: '@subject ( has|have ) already|just <pp> <!punct>* when @subject <past&!base>', write: () => 'had' },
      { pattern: 'after @subject ( has|have ) <pp> <!punct>* , @subject <past&!base>', write: () => 'had' },
      { pattern: '^ when @subject <past&!base&!pp+past&pp&!base> <!punct>* , @subject ( have|has <pp> )' },
      // By the time we arrived, the film already started.
      {
        pattern: 'by the time @subject+<noun> <past> <!punct>* , <!punct&!@have>* ( already verb=<past> )',
        write: (_, { verb }) => `had already ${participle(verb)}`,
        unless: (match, s) => s.tokens.some(({ low }, at) => low === 'had' && at < match.to),
      },
      // Before I arrived, they already left.
      {
        pattern: '^ before|when @subject <past> <!punct>* , @subject ( already verb=<past> )',
        write: (_, { verb }) => `had already ${participle(verb)}`,
      },

      // When I arrived, the film already started.
      {
        pattern:
          '^ before|when @subject <past> <!punct>* , @determiner <adj>? <noun+plural> ( already verb=<past&!base> )',
        write: (_, { verb }) => `had already ${participle(verb)}`,
      },
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
];
