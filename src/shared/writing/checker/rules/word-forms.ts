import { defineRule, isAfter, participle, says } from '../rule';

/** Adverbs that are not made with -ly alone. */
const adverbs: Record<string, string> = { good: 'well', easy: 'easily' };

/** Nouns that learners take for adjectives. */
const adjectiveOf = new Map([
  ['beauty', 'beautiful'],
  ['difficulty', 'difficult'],
  ['success', 'successful'],
  ['danger', 'dangerous'],
  ['importance', 'important'],
  ['noise', 'noisy'],
  ['luck', 'lucky'],
  ['health', 'healthy'],
  ['happiness', 'happy'],
  ['sadness', 'sad'],
  ['safety', 'safe'],
  ['anger', 'angry'],
  ['hunger', 'hungry'],
  ['dirt', 'dirty'],
  ['pride', 'proud'],
  ['patience', 'patient'],
  ['confidence', 'confident'],
  ['peace', 'peaceful'],
]);

export const wordForms = [
  defineRule({
    id: 'ed-ing',
    name: 'Adjectives in -ed and -ing',
    code: 'WF',
    why: 'People are bored, interested, tired; things are boring, interesting, tiring.',
    wrong: 'I am boring.',
    right: 'I am bored.',
    patterns: [
      {
        pattern:
          '@subject+@person @be very|so|really|not* ( surprise|shock|disappoint|worry|excite|interest|bore|confuse|annoy ) >that|to|when|by|because|about|in|$|at|with',
        write: participle,
      },
      {
        pattern:
          'pronoun=@subject @be+{feel} very|so|really|too? ( interesting|exciting|boring|surprising ) in|about|to|with|because|when|by',
        write: (word) => says(word).replace(/ing$/, 'ed'),
        unless: ({ named }) => /^(?:it|you)$/.test(named.pronoun?.low ?? ''),
      },
      {
        pattern:
          '@person+@people+<name> @be very|so|really? ( interesting|exciting|boring|surprising|confusing ) in|about|by|when|because',
        write: (word) => says(word).replace(/ing$/, 'ed'),
      },
      {
        pattern:
          'this|that|the|it @be+was|is very|so? ( bored|interested|excited|tired ) film|book|story|lesson|day|place',
        write: (word) => says(word).replace(/ed$/, 'ing'),
      },
      {
        pattern:
          'a|an|the|very|most|more ( bored|interested|excited|surprised|confused|disappointed|tired ) film|movie|book|lesson|story|game|match|trip|day|party|city|place|job|subject|thing|news|experience',
        write: (word) => says(word).replace(/ed$/, 'ing'),
      },
      {
        pattern:
          'find|found|finds it|this|that|him|her? very|so? ( bored|interested|confused|tired|excited|embarrassed )',
        write: (word) => says(word).replace(/ed$/, 'ing'),
      },
      {
        pattern:
          'word=it|this|that|film|book|lesson|trip|party|movie|story|game|match|museum|concert|day|class|holiday @beFinite very|so|really|too|quite? ( bored|interested|excited )',
        write: (word) => says(word).replace(/ed$/, 'ing'),
        unless: ({ named }) => named.word?.low === 'class',
      },
      {
        pattern: 'i|we @be+{feel|get|become} not? very|so|really|too|quite? ( @ingAdjective )',
        write: (word) => says(word).replace(/ing$/, 'ed'),
      },
      { pattern: '@subject @be+{feel} very|so|really|not? ( interesting in|exciting about|boring with|tiring of )' },
      {
        pattern: '{feel} very|so|really? ( boring|exciting|interesting|tiring|confusing|disappointing )',
        write: (word) => says(word).replace(/ing$/, 'ed'),
        unless: ({ from }, s) => isAfter(s, from, /^(?:it|things|this|that|film|life|everything)$/, 4),
      },
      {
        pattern:
          'film|movie|book|lesson|story|game|match|trip|journey|party|museum|concert|weather|news|exam|job|holiday @be+{become} very|so|really|not|quite? ( @ed )',
        write: (word) => says(word).replace(/ed$/, 'ing'),
      },
      {
        pattern:
          '@be+a|an very|really|so? ( bored|interested|excited ) film|movie|book|lesson|story|game|match|trip|day|party|city|place|job',
        write: (word) => says(word).replace(/ed$/, 'ing'),
      },
      // I am always boring on Sundays.
      {
        pattern:
          'i|we am|are|was|were|feel|felt always|often|usually|never|sometimes ( boring|interesting|exciting|tiring|confusing )',
        write: (word) => says(word).replace(/ing$/, 'ed'),
      },
    ],
  }),
  defineRule({
    id: 'adverb-form',
    name: 'Adjective or adverb',
    code: 'WF',
    why: 'An adverb says how something is done: she sings beautifully, he plays well.',
    wrong: 'She sings beautiful.',
    right: 'She sings beautifully.',
    patterns: [
      { pattern: '{rain} very|so|really? ( strong|strongly )', write: () => 'hard' },
      {
        pattern:
          '{sing|dance|speak|play|drive|write|work|run|cook|swim|behave|paint|draw|eat|walk|talk|explain|study|learn|read} @object+@language+it|football|tennis|guitar|piano|always+the? <noun>? very|so|really|too|quite? ( good|bad|beautiful|careful|quick|slow|nice|perfect|quiet|easy|fluent|loud|clear|correct ) $',
        write: (word) => adverbs[word?.low ?? ''] ?? `${word?.low}ly`,
        // The water runs clear.
        unless: ({ from }, s) =>
          s.tokens[from - 1]?.low === 'is' ||
          (s.tokens[from]?.low === 'clear' && s.tokens[from - 1]?.verbs.includes('run') === true),
      },
      { pattern: 'a|an|the|very ( well ) @person+@job+@thing+student|player|singer', write: () => 'good' },
      { pattern: '{work|study|try} very? ( hardly ) $', write: () => 'hard' },
      { pattern: '( fastly )', write: () => 'fast' },
      { pattern: '{feel|look|smell|taste|sound} very? ( beautifully|badly|nicely|happily|sadly|deliciously ) $' },
      // The boxes are quickly and safely unloaded.
      {
        pattern: '@be very|so|really? ( quickly|slowly|happily|sadly|beautifully|carefully|easily ) $',
        unless: ({ to }, s) => s.tokens[to + 1]?.low === 'and' && s.tokens[to + 2]?.low.endsWith('ly') === true,
      },
      {
        pattern:
          '{drive|walk|speak|talk|work|write|move|eat|read|run|listen} very|more|so? ( slow|quick|careful|quiet|loud|nice|beautiful|perfect|easy|polite ) >$|here|in|on|at|because|when|to',
        write: (word) => adverbs[word?.low ?? ''] ?? `${word?.low}ly`,
      },
      { pattern: '{work|study|try|train} very? ( hardly ) >every|for|all|to|in|at|because', write: () => 'hard' },
      { pattern: '{do} ( bad ) in|on|at', write: () => 'badly' },
      {
        pattern: '{look} at @object ( angry|sad|happy|nervous|serious ) ',
        write: (word) => ({ angry: 'angrily', happy: 'happily' })[word?.low ?? ''] ?? `${says(word)}ly`,
      },

      // It was very difficulty.
      {
        pattern: `@be very|so|too|really|more ( ${[...adjectiveOf.keys()].join('|')} ) >$|for|in|because|to|that`,
        write: (word) => adjectiveOf.get(says(word)) ?? says(word),
      },

      {
        pattern: '{look} at @anyObject very? ( adjective=strange|angry|sad|nervous|suspicious|curious|serious ) $',
        write: (word) => `${says(word).replace(/y$/, 'i')}ly`,
      },
      {
        pattern:
          '{open|close|drive|walk|move|dance|sing|speak|work|write|eat} the|a|my|his|her? door|window|box|car|bike? very|so|too ( adjective=slow|careful|quick|quiet|beautiful|bad|nervous|dangerous ) $',
        write: (word) => `${says(word)}ly`,
      },
      { pattern: '{taste|smell|sound} very|so|really? ( well ) $|but|and', write: () => 'good' },
      {
        pattern: '{play|sit|sleep|eat|work} ( outdoor ) ',
        write: () => 'outdoors',
        unless: ({ to }, s) =>
          s.tokens[to + 1]?.tags.has('noun') === true || s.tokens[to + 1]?.tags.has('plural') === true,
      },
    ],
  }),
];
