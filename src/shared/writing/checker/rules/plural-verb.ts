import { plural, singular } from '../finite';
import { beforeNounPhrase } from '../noun-phrase';
import { base, defineRule, isAfter, lastIs, says, type TokenRange } from '../rule';
import { subjectsIn } from '../subject-verb';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

export const pluralVerb = [
  defineRule({
    id: 'plural-verb',
    name: 'Plural subject, plural verb',
    code: 'AGR',
    why: 'After a plural subject the verb has no -s: they go, my friends are.',
    wrong: 'They lives here.',
    right: 'They live here.',
    point: 'present-simple',
    repair: lastIs(plural),
    find: findSingularVerb,
    patterns: [
      { pattern: '^^ i|we|they @middle* ( <third&!@have&!@be> )', write: base },
      { pattern: '@possessive @people and i|me|my ( is|was|has|<third&!noun&!plural> )', write: plural },
      { pattern: '@possessive @person and i ( <third&!noun&!plural> )', write: plural },
      {
        pattern: '^ @determiner? <adj&!num>* <plural&!noun&!name> ( <third&!noun&!plural&!@be&!@have> )',
        write: base,
        unless: (match, s) => isMeasured(match.from - 1, s),
      },
      {
        pattern: '^ <plural&!noun&!name> ( is|was|has|does )',
        write: plural,
        unless: (match, s) => isMeasured(match.from - 1, s),
      },
      {
        pattern:
          '^ @determiner+many|most|some|all|these|those|two|three <adj>* <plural&!noun&!name> ( <third&!@be&!@have> ) in|at|to|with|a|an|the|my|their|very|every|for|on|from',
        write: base,
        unless: (match, s) => isMeasured(match.from - 1, s),
      },
      {
        pattern: '^^ most|many|some|young|old|the? people|children ( <third&!@be&!@have> ) ',
        write: base,
        unless: ({ from, to }, s) =>
          isAfter(s, from - 1, /^(?:of|with|to|for|about)$/, 3) ||
          (s.tokens[to]?.tags.has('plural') === true && s.tokens[to + 1]?.tags.has('base') === true),
      },
      {
        pattern:
          '^ <name>+he|she+@possessive @person? and <name>+i+@possessive @person? ( is|was|has|<third&!noun&!plural> )',
      },
      {
        pattern: '<plural&!noun&!third> who|which|that ( is|was|has|lives|works|goes|speaks|likes|wants|comes )',
        write: plural,
        unless: ({ from }, s) =>
          isAfter(s, from, /^(?:of|one|each|every|only)$/, 5) ||
          s.tokens[from - 1]?.low === 'that' ||
          // The pressure during work hours which is felt.
          s.tokens[beforeNounPhrase(s.tokens, from - 2)]?.tags.has('prep') === true,
      },
      {
        pattern: '@people who ( is|was|has|<third&!noun&!plural> )',
        write: plural,
        unless: ({ from }, s) => isAfter(s, from, /^(?:of|one)$/, 5),
      },
      { pattern: '^ these|those ( is|was|has )', write: plural },
      { pattern: 'we|they @middle* ( is|was|has|does )', write: plural },
      { pattern: '^^ i|we|they @middle* ( <third&!noun&!plural> )', write: base },
      {
        pattern: '^^ i|we|they ( <third&!@have&!@be> ) @determiner+in|at|to|with|on|for+@object+@possessive',
        write: base,
      },
      { pattern: '^ i ( is|are|has )', write: (word) => (says(word) === 'has' ? 'have' : 'am') },
      { pattern: '^ you ( is|was|has|does )', write: plural },
      {
        pattern: '^ i|we|they|you|it? word=and? my|his|her|our|your @person ( is|was|has )',
        unless: ({ named }) => named.word === undefined,
      },
      { pattern: 'my|his|her|our|your @person and i|my|his|her ( is|was|has )', write: plural },
      {
        pattern: '^ my|his|her|our|your @person and my|his|her|our|your @person ( is|was|has|<third> )',
        write: plural,
      },
      {
        pattern: '^ my|his|her|our|your @person and my|his|her|our|your @person ( is|was|has )',
        write: plural,
      },
      {
        pattern: 'think|thinks|believe|say|says|said|know|hope|that people|children ( is|was|has )',
        write: plural,
        unless: ({ from }, s) => isAfter(s, from - 1, /^(?:of|what|about)$/, 4),
      },
      {
        pattern:
          '^ the|some|many|most? people|children|students in|at|on|from @determiner? <noun> ( is|was|has|<third&!noun&!plural> )',
        write: plural,
      },
      {
        pattern:
          '^^ the|my|his|her|our|your|their|these|those|many|some|most|all @middle* ( @people <third&!plural&!noun> )',
      },
      {
        pattern:
          '^^ people|children|students|friends in|at|from @determiner <adj>? <noun> ( is|was|has|likes|wants|lives|works|goes|needs|plays|speaks|loves|thinks|eats|drinks|uses|prefers|gets|knows )',
        write: plural,
      },
      {
        pattern: '^^ @possessive <adj>? @person and i ( am|is|was )',
        write: (word) => (says(word) === 'was' ? 'were' : 'are'),
      },
      { pattern: 'are|were|do|does|did|is|was @possessive @person and @possessive @person ( is|was )' },
      {
        pattern:
          '^^ the|these|those|my|our noun=<plural&!noun> in|on|at|from|of @determiner <adj>? <noun> ( is|was|has|does )',
        write: plural,
        unless: ({ named }) => /^(?:united|states|netherlands|news|thanks|olympics)$/.test(named.noun?.low ?? ''),
      },
      // The books that I bought was expensive.
      {
        pattern:
          '^^ @determiner <adj>* <plural&!noun> that|which|who? i|you|he|she|we|they <past&!base> ( was|is|has )',
        write: plural,
      },
      // Where is my shoes?
      {
        pattern:
          '^ here|where|what|who ( is|was ) @possessive+the|these|those <adj>? noun=<plural&!noun&!name> !<noun>',
        write: plural,
        unless: ({ named }, s) => s.tokens.some(({ text }) => /^[’']s?$/.test(text)) || named.noun?.low === 'news',
      },
      // My favourite subjects at school is art.
      {
        pattern: '^^ @determiner <adj>* <plural&!noun&!name> in|at|on|from @determiner? <noun> ( is|was|has )',
        write: plural,
        unless: (match, s) => s.isQuestion || isMeasured(match.from - 3, s),
      },
      // The children who lives upstairs
      {
        pattern:
          '@people+<plural&!noun> who ( <third> ) upstairs|downstairs|here|there|near|next|opposite|in|at|with|on',
        write: base,
      },
      // My parents and my aunt is coming.
      {
        pattern: '^^ @possessive <adj>? @person+@people and @possessive <adj>? @person+@people ( is|was|has|<third> )',
        write: plural,
      },
      // The boys in my class plays football.
      {
        pattern:
          '^^ @determiner <adj>* <plural&!noun&!name> in|at|on|from|of @determiner <adj>? <noun> ( <third&!@be&!@have> ) @determiner+in|at|to|with|very|football|tennis|a|every|for|on',
        write: plural,
        unless: (match, s) => isMeasured(match.from - 4, s) || isMeasured(match.from - 5, s),
      },
      // Both my parents works; all my friends has a bike.
      {
        pattern:
          '^^ both|all|some|many|most of? @possessive+the <plural&!noun>+@people ( is|was|has|does|<third> ) @determiner+in|at|to|with|very|not|on|for|every|good|bad|happy',
        write: plural,
      },
      // A lot of people thinks so.
      {
        pattern: 'lot|lots of <adj>? <plural&!noun>+@people ( is|was|has|<third&!noun&!plural> )',
        write: plural,
        // What annoys a lot of people is the noise.
        unless: (_, s) => /^(?:what|who)$/.test(s.tokens[0]?.low ?? ''),
      },

      // Where was you born?
      { pattern: '^ @wh? ( is|was|has|does ) you|we|they', write: plural, unless: (_, s) => !s.isQuestion },

      // In Poland people eats soup.
      { pattern: '^ in <name> ,? people|children|students ( <third> )', write: plural },
    ],
  }),
  defineRule({
    id: 'mass-verb',
    name: 'Nouns that look plural, and police',
    code: 'AGR',
    why: 'News, maths and money have a singular verb; police and people a plural one.',
    wrong: 'The news are good.',
    right: 'The news is good.',
    repair: lastIs(singular),
    patterns: [
      {
        pattern:
          'news|maths|physics|mathematics|money|information|furniture|advice|homework|hair|luggage|weather ( are|were|have )',
        write: singular,
        // Rules on hair have; the news and the weather are.
        unless: ({ from }, s) => {
          const before = s.tokens[beforeNounPhrase(s.tokens, from - 1)];
          return (
            s.isQuestion ||
            before?.low === 'and' ||
            before?.tags.has('prep') === true ||
            before?.tags.has('ing') === true
          );
        },
      },
      {
        pattern: 'the|a police ( is|was|has )',
        write: plural,
        // Whoever is caught by the police is unlucky.
        unless: ({ start, to }, s) =>
          s.tokens[to - 1]?.low !== 'police' || s.tokens[start - 1]?.tags.has('prep') === true,
      },
      { pattern: 'each|one|neither of * <plural>+@object+@people ( are|have|were )', write: singular },
      { pattern: '^^ one|each of * <adj>? <plural>+@people ( are|have|were|<base&!noun&!past&!adj> )' },
      {
        pattern: '^^ clothes|jeans|trousers|scissors|glasses|people|police ( is|was|has|does )',
        write: plural,
      },
      {
        pattern: '@possessive+the+these|those <adj>? clothes|jeans|trousers|scissors|glasses|shorts ( is|was|has )',
        write: plural,
      },
      {
        pattern: 'there ( are|were ) a|some|too|so lot|much of? @mass+traffic !<noun> !<plural>',
        write: singular,
      },
      { pattern: '^^ my|his|her|our favourite <noun&!plural> ( are )', write: () => 'is' },
      {
        pattern:
          '^^ the price|quality|colour|cost|name|use|importance|life|problem|reason|cause|result|effect|behaviour|level|beauty|development|influence|size|weight|value|speed|owner|title|list|teacher of @determiner? <adj>* <plural> ( are|have|were )',
        write: singular,
      },
      // One of the windows in our classroom are broken.
      {
        pattern: '^^ one of @determiner <plural>+@people in|at|on|from @determiner? <noun+name> ( are|were|have )',
        write: singular,
      },
      // The weather in the mountains change.
      {
        pattern:
          '^^ the|my weather|food|music|traffic|water|news|furniture in|on|at|of @determiner? <noun+plural+name> ( are|were|have|<base&!noun&!past&!adj&!prep&!@modal&!pp> )',
        write: singular,
        unless: (_, s) => s.isQuestion,
      },
      // My hobby are reading and swimming.
      {
        pattern:
          '^ my|his|her|our|your word=hobby|name|birthday|school|house|family|favourite|job|problem|dream|room|town|city|country|age <noun>? ( are )',
        write: () => 'is',
        unless: ({ named }) => /^(?:family|school|favourite|house)$/.test(named.word?.low ?? ''),
      },
    ],
  }),
];

/** The people here is friendly, the girls from the school plays football. */
function findSingularVerb(sentence: Sentence): TokenRange[] {
  const { tokens } = sentence;
  return subjectsIn(sentence).flatMap(({ subject, verb: at }): TokenRange[] => {
    const verb = tokens[at];
    const head = tokens[subject.head];
    if (!verb || !head || subject.number !== 'plural' || head.tags.has('name')) return [];
    // Words that we do not know, what is written in capitals, building walls is: these may be one thing.
    if (!head.tags.has('known') || /^\p{Lu}{2}/u.test(head.text)) return [];
    if (subject.from < subject.head && tokens[subject.from]?.tags.has('ing')) return [];
    // Somebody may be called so: Eyes says, “No.”
    if (verb.low === 'says' && tokens[at + 1]?.tags.has('punct')) return [];
    if (/^(?:clothes|jeans|trousers|scissors|glasses|shorts)$/.test(tokens[subject.head]?.low ?? '')) return [];
    if (/^(?:every|each|one|another|what|which|this|that)$/.test(tokens[subject.from]?.low ?? '')) return [];
    // No coal means no bricks, no bricks means no houses.
    if (verb.low === 'means' && tokens[subject.from]?.low === 'no') return [];
    if (isMeasured(subject.head, sentence)) return [];
    // Three melons for two pounds is cheap: that is one offer.
    if (tokens[subject.head + 1]?.low === 'for' && /^(?:pounds?|euros?|dollars?)$/.test(tokens[at - 1]?.low ?? ''))
      return [];
    const next = tokens[at + 1];
    const isOne = /^(?:is|was|has|does)$/.test(verb.low) || (verb.tags.has('third') && !verb.tags.has('plural'));
    const mayBeOne =
      verb.tags.has('third') &&
      next !== undefined &&
      (wordSets.determiner.has(next.low) || wordSets.anyObject.has(next.low));
    return isOne || mayBeOne ? [{ from: at, to: at, suggestion: plural(verb) }] : [];
  });
}

/** Ten pounds is enough; each of the rooms has a bath; the news is good. */
function isMeasured(at: number, sentence: Sentence): boolean {
  const noun = sentence.tokens[at]?.low ?? '';
  const isSum =
    /^(?:pounds|euros|dollars|bucks|cents|years|minutes|hours|days|weeks|months|miles|kilometres|metres|states|netherlands|chips|olympics|thanks|times)$/.test(
      noun,
    ) || wordSets.singularS.has(noun);
  return (
    isSum ||
    isAfter(
      sentence,
      at,
      /^(?:of|and|what|each|one|every|number|than|to|about|with|from|for|in|on|by|between|which|who|that)$/,
      5,
    )
  );
}
