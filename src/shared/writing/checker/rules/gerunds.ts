import { defineRule, ing, isAfter, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** He has a mind to leave; body and mind to be honoured; it takes practice to learn; it is widely considered to be so. */
const noMind = ({ from }: { from: number }, sentence: Sentence) =>
  isAfter(sentence, from, /^(?:a|an|the|my|your|his|her|its|our|their|is|are|was|were|be|been)$/, 2) ||
  (sentence.tokens[from - 1]?.tags.has('pp') === true && isPassive(sentence, from - 1)) ||
  // What they consider to be fair.
  (sentence.tokens[from - 1]?.low === 'consider' && sentence.tokens[from + 1]?.low === 'be') ||
  // His games and practices, to show you care.
  (sentence.tokens[from - 1]?.low === 'practices' && !/^(?:he|she|it)$/.test(sentence.tokens[from - 2]?.low ?? '')) ||
  (sentence.tokens[from - 1]?.low === 'practice' &&
    /^(?:of|much|more|takes|take|took)$/.test(sentence.tokens[from - 2]?.low ?? '')) ||
  (sentence.tokens[from - 2]?.low === 'and' &&
    sentence.tokens[from - 1]?.tags.has('noun') === true &&
    sentence.tokens[from - 3]?.tags.has('noun') === true);

/** It is now more widely considered; the stamps considered to be the finest. */
function isPassive({ tokens }: Sentence, at: number): boolean {
  let place = at - 1;
  while (tokens[place]?.tags.has('adv') || /^(?:more|most|not)$/.test(tokens[place]?.low ?? '')) place -= 1;
  return (
    wordSets.be.has(tokens[place]?.low ?? '') ||
    (tokens[at]?.low === 'considered' && tokens[at + 2]?.low === 'be' && tokens[place]?.tags.has('plural') === true)
  );
}

/** Whether the subject before it is a person, not a thing that is used. */
function hasPersonBefore({ tokens }: Sentence, at: number): boolean {
  const lows = tokens.slice(Math.max(0, at - 6), at).map(({ low }) => low);
  return lows.some(
    (low) => /^(?:i|you|he|she|we|they)$/.test(low) || wordSets.person.has(low) || wordSets.people.has(low),
  );
}

export const gerunds = [
  defineRule({
    id: 'gerund-verbs',
    name: 'Verb + -ing',
    code: 'VF',
    why: 'After enjoy, avoid, finish, mind, suggest and some other verbs, the next verb ends in -ing.',
    wrong: 'I enjoy to swim.',
    right: 'I enjoy swimming.',
    point: 'gerund-infinitive',
    patterns: [
      {
        pattern: '{spend} <!punct&!@clauseWord>* time|hours|days|money|euros ( to verb=<base> )',
        write: (_, { verb }) => ing(verb),
      },
      {
        pattern: '{have} much|great|some? difficulty|difficulties|trouble|fun|problems ( to verb=<base> )',
        write: (_, { verb }) => ing(verb),
      },
      {
        pattern: '{enjoy|avoid|finish|suggest|dislike|imagine|practise} ( <base&!noun&!adj&!adv> )',
        write: ing,
        // If you enjoy live music.
        unless: (match, s) => noMind(match, s) || /^(?:that|live)$/.test(s.tokens[match.from]?.low ?? ''),
      },
      {
        pattern:
          '@subject {enjoy|avoid|dislike} ( dance|swim|cook|run|travel|play|work|walk|watch|listen|study ) !<noun>',
        write: ing,
      },
      {
        pattern:
          '{enjoy|avoid|dislike|finish|mind|practise|practice|imagine|consider|suggest|recommend|admit|deny|postpone|risk|delay} ( to verb=<base> )',
        write: (_, { verb }) => ing(verb),
        unless: noMind,
      },
      { pattern: 'feel like ( to verb=<base> )', write: (_, { verb }) => ing(verb) },
      { pattern: '{give} up ( to verb=<base> )', write: (_, { verb }) => ing(verb) },
      { pattern: 'can not|never {help|stand} ( to verb=<base> )', write: (_, { verb }) => ing(verb) },
      { pattern: 'it is no use ( to verb=<base> )', write: (_, { verb }) => ing(verb) },
      { pattern: 'is|are|was|were worth ( to verb=<base> )', write: (_, { verb }) => ing(verb) },
      { pattern: '{keep} ( to verb=<base> ) !@clauseWord', write: (_, { verb }) => ing(verb), unless: noMind },
      {
        pattern: 'hobby|hobbies|job is|are ( play|read|swim|cook|listen|watch|collect|paint|draw|run|sing|ride|teach )',
        write: ing,
      },
      { pattern: '{stop} ( to smoke )', write: () => 'smoking' },
      // There is no point to argue.
      { pattern: 'no point ( to verb=<base> )', write: (_, { verb }) => `in ${ing(verb)}` },
      // I spent the whole day to clean.
      {
        pattern:
          '{spend} <!punct&!@clauseWord>* day|morning|afternoon|evening|night|weekend|week|summer|year|life ( to verb=<base> )',
        write: (_, { verb }) => ing(verb),
      },
      // I miss to play with them.
      { pattern: '@subject {miss} ( to verb=<base> )', write: (_, { verb }) => ing(verb) },
      // We are considering to move.
      {
        pattern: 'considering|avoiding|practising|enjoying|imagining|postponing ( to verb=<base> )',
        write: (_, { verb }) => ing(verb),
      },
      // I am tired to hear it.
      { pattern: '@be tired|bored ( to verb=<base> )', write: (_, { verb }) => `of ${ing(verb)}` },
      // They couldn’t stop to talk.
      {
        pattern: 'can|could not stop ( to verb=think|talk|laugh|cry|cough|eat|look|read|sneeze|smile|watch )',
        write: (_, { verb }) => ing(verb),
      },
      // I am used to drink coffee in the morning.
      {
        pattern:
          '@subject am|is|are not? used to ( drink|eat|see|hear|wake|speak|wear|cook|read|write|wait|run|get|have ) *',
        write: ing,
      },
      // She likes cooking, swimming and to read.
      {
        pattern: '<ing> and|or ( to verb=<base&!noun> )',
        write: (_, { verb }) => ing(verb),
        unless: (_, s) =>
          !s.tokens.some(({ verbs }) => verbs.some((verb) => /^(?:like|love|enjoy|hate|prefer)$/.test(verb))),
      },

      // I like play the guitar.
      {
        pattern:
          '{like|love|hate} ( play|go|read|swim|cook|watch|listen|dance|travel|eat|drink|sing|draw|write|learn|study|speak|meet|visit|buy|sleep|walk|ride|do|make|help|talk|spend|run|take|be|sit ) >@determiner+@anyObject+@language+to|in|at|with|football|tennis|basketball|volleyball|meat|fish|pizza|coffee|tea|water|music|tv|films|books|games|videos|together|alone|out|time',
        write: ing,
        unless: ({ start }, s) =>
          /^(?:would|'d|to|i'd|might|the|a|my|of|in|with|for|look|looks)$/.test(s.tokens[start - 1]?.low ?? '') ||
          wordSets.beFinite.has(s.tokens[start - 1]?.low ?? ''),
      },
      // The phone has stopped to work.
      {
        pattern:
          'it|phone|computer|laptop|machine|car|washing|camera|watch have|has? stopped ( to verb=work|function )',
        write: (_, { verb }) => ing(verb),
      },

      {
        pattern: 'habit ( to verb=<base> )',
        write: (_, { verb }) => `of ${ing(verb)}`,
        unless: ({ from }, s) => isAfter(s, from, /^(?:it|this)$/, 3),
      },
    ],
  }),
  defineRule({
    id: 'preposition-ing',
    name: 'Preposition + -ing',
    code: 'VF',
    why: 'After a preposition (in, of, before, without …) a verb ends in -ing.',
    wrong: 'She is interested in to learn German.',
    right: 'She is interested in learning German.',
    point: 'gerund-infinitive',
    patterns: [
      {
        pattern:
          'good|bad|great|better at ( cook|draw|sing|swim|dance|play|speak|write|paint|ski|drive|run|learn|make|do|explain|remember )',
        write: ing,
      },
      { pattern: 'by ( <base&!noun&!adj&!prep> ) the|a|my|your|more|in|on|to', write: ing },
      { pattern: 'how|what about ( <base&!noun&!adj> )', write: ing },
      {
        pattern: 'instead of ( verb=<base+third+past> ) @determiner+to|at|in|home',
        write: ing,
        unless: ({ named }) => named.verb?.tags.has('noun') === true,
      },
      { pattern: '{think|dream} about|of ( <base&!noun&!adj&!past> )', write: ing },
      {
        pattern: 'in|of|at|without|before|after|with ( to verb=<base> )',
        write: (_, { verb }) => ing(verb),
        // Lean in to hear, step in to help: there in belongs to the verb.
        unless: ({ from }, s) =>
          (s.tokens[from - 1]?.low === 'in' &&
            ((s.tokens[from - 2]?.verbs.length ?? 0) > 0 || s.tokens[from - 2]?.tags.has('known') === false) &&
            !s.tokens[from - 2]?.verbs.some((verb) =>
              /^(?:succeed|believe|interest|participate|specialise|persist|consist)$/.test(verb),
            )) ||
          (s.tokens[from - 1]?.low === 'in' && wordSets.anyObject.has(s.tokens[from - 2]?.low ?? '')) ||
          // Which they make use of to do it.
          s.tokens[from - 2]?.low === 'use' ||
          (s.tokens[from - 1]?.low === 'in' && s.tokens[from - 2]?.tags.has('plural') === true),
      },
      {
        pattern: 'interested|good|bad|afraid|tired|fond|keen|proud in|at|of|on|about ( to verb=<base> )',
        write: (_, { verb }) => ing(verb),
      },
      {
        pattern: 'of|without|before|after|about ( <base&!@be> ) @object',
        write: ing,
        // Never before have we; you kind of have to.
        unless: ({ from }, s) => s.tokens[from]?.low === 'have',
      },
      { pattern: 'thanks|thank|sorry you? very|so? much? for ( <base&!@be&!noun> )', write: ing },
      { pattern: 'thanks|thank|sorry|responsible|famous you? for ( <base&!@be> ) @object+@determiner', write: ing },
      {
        pattern: 'without|before|after ( <base&!noun&!adj&!adv&!past&!prep> )',
        write: ing,
        unless: ({ from }, s) => /^(?:let|come)$/.test(s.tokens[from]?.low ?? ''),
      },
      {
        pattern: 'interested|instead|tired|afraid|capable|fond in|of ( <base&!noun&!adj&!prep> )',
        write: ing,
      },
      { pattern: 'thanks|thank|sorry you? for|about ( <base&!noun> )', write: ing },
      { pattern: 'thinking|dreaming ( to verb=<base> )', write: (_, { verb }) => `of ${ing(verb)}` },
      { pattern: '^ i|we|they think ( to verb=<base> )', write: (_, { verb }) => `of ${ing(verb)}` },
      {
        pattern: '{accuse|suspect} @anyObject ( to verb=<base> )',
        write: (_, { verb }) => `of ${ing(verb)}`,
        // They suspect them to be spies.
        unless: ({ named }) => named.verb?.low === 'be',
      },
      { pattern: '{prevent} @anyObject ( to verb=<base> )', write: (_, { verb }) => `from ${ing(verb)}` },
      {
        pattern: '{thank|forgive|congratulate} @anyObject ( to verb=<base> )',
        write: (_, { verb }) => `for ${ing(verb)}`,
      },
      {
        pattern: '{apologise|apologize} ( to verb=be|arrive|come|forget )',
        write: (_, { verb }) => `for ${ing(verb)}`,
      },
      { pattern: '{insist} ( to verb=<base> )', write: (_, { verb }) => `on ${ing(verb)}` },
      {
        pattern:
          '{think|dream|talk|worry} about|of ( go|move|buy|get|be|become|have|leave|learn|start|visit|change ) >to|@determiner+@object',
        write: ing,
      },
      { pattern: 'how|what about ( to verb=<base> )', write: (_, { verb }) => ing(verb) },
      // by to read
      {
        pattern: '( by to verb=<base> )',
        write: (_, { verb }) => `by ${ing(verb)}`,
        // He came by to ask.
        unless: ({ from }, s) => (s.tokens[from - 1]?.verbs.length ?? 0) > 0,
      },
      {
        pattern: 'word=without|by|of|for ( to verb=<base> ) @determiner+@anyObject',
        write: (_, { verb }) => ing(verb),
        unless: ({ named }) => named.word?.low === 'for',
      },

      // the advantages of live in the country
      {
        pattern:
          'of|about|without|from|before|after|by ( live|go|learn|speak|have|be|do|make|buy|get|eat|read|become|meet|write|find|know|drive|swim|sing|cook|lose|win|pay|choose ) >in|at|to|@determiner+with|alone|abroad|english|from|on|for|more|new|a',
        write: ing,
        // What it is made of have a name.
        unless: ({ start }, s) => s.tokens[start - 1]?.low === 'made',
      },
    ],
  }),
  defineRule({
    id: 'to-preposition-ing',
    name: 'To + -ing',
    code: 'VF',
    why: 'In look forward to, be used to and get used to, the word to is a preposition: a verb after it ends in -ing.',
    wrong: 'I look forward to see you.',
    right: 'I look forward to seeing you.',
    point: 'gerund-infinitive',
    patterns: [
      { pattern: '{look} ( forward for|at ) !<num> !months !weeks !years !a !ages', write: () => 'forward to' },
      { pattern: '{look} forward ( <ing> )', write: (word) => `to ${says(word)}` },
      { pattern: '{look} forward ( see|hear|meet|read )', write: (word) => `to ${ing(word)}` },
      {
        pattern: '{look} forward to ( <base> )',
        write: ing,
        unless: ({ from }, s) =>
          s.tokens[from]?.tags.has('noun') === true &&
          !/^(?:a|the|me|you|him|us|them|from|in|at|it|your|my|about|to|with)$/.test(s.tokens[from + 1]?.low ?? ''),
      },
      {
        pattern: "am|is|are|was|were|'s {get}? not? used to ( <base&!noun> )",
        write: ing,
        // Heat is used to warm homes: only people get used to doing things.
        unless: ({ from }, s) => !hasPersonBefore(s, from),
      },
      { pattern: '{get} used to ( <base&!noun> )', write: ing },
      {
        pattern: '{object} to ( <base&!noun> )',
        write: ing,
        // He made the desired object appear; the object to find.
        unless: ({ start }, s) =>
          wordSets.determiner.has(s.tokens[start - 1]?.low ?? '') ||
          s.tokens[start - 1]?.tags.has('adj') === true ||
          s.tokens[start - 1]?.tags.has('pp') === true,
      },
      { pattern: '{look} forward ( @possessive+the )', write: (word) => `to ${says(word)}` },
      {
        pattern:
          'i|he|she|we|they|you+@person+{get} am|is|are|was|were? not? used to ( work|walk|drive|travel|study|sleep|play|live ) >at|in|on|with|by|to|alone|late|early|here|there|@determiner',
        write: ing,
        // I used to work here is right.
        unless: ({ start, from }, s) =>
          !s.tokens.slice(start, from).some(({ low, verbs }) => wordSets.be.has(low) || verbs.includes('get')),
      },
    ],
  }),
];
