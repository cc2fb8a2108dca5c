import { defineRule } from '../rule';

/** The four groups of small words that sound the same and that every class mixes up; confused-words.ts has the others. */
export const soundAlikes = [
  defineRule({
    id: 'its',
    name: 'Its and it’s',
    code: 'SP',
    why: 'It’s is it is or it has; its says whose it is.',
    wrong: 'The dog lost it’s ball.',
    right: 'The dog lost its ball.',
    patterns: [
      {
        pattern: '<past&!@be>+<base&!@be>+of|in|on|for|with|from|lost|has ( it is ) <noun&!adj> $|and|in|on|is|to',
        write: () => 'its',
        unless: ({ from }, s) =>
          !/['’]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:think|thinks|thought|say|says|said|know|knows|knew|hope|believe|guess|when|if|feel)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ) ||
          /^(?:time|fun|winter|summer|spring|autumn|night|day|monday|sunday|saturday|friday|lunchtime|christmas|love|you|home)$/.test(
            s.tokens[from + 2]?.low ?? '',
          ),
      },
      {
        pattern: '( its ) <adj&!noun> $|to|that|because|and|in|today|for|but',
        write: () => 'it’s',
        // At its best, looking its best
        unless: ({ from, to }, s) =>
          s.tokens[from - 1]?.tags.has('prep') === true ||
          s.tokens[from - 1]?.low === 'at' ||
          s.tokens[to + 1]?.tags.has('sup') === true ||
          // In its open, public mode.
          s.tokens[to + 2]?.low === ',',
      },
      {
        pattern:
          '( its ) good|nice|great|better|easier|me|you|him|her|us|only|just|always|never|really|raining|about|on|in|where|why|what|how !<noun> !<plural> !<adj>',
        write: () => 'it’s',
      },
      { pattern: 'i|he|she|we think|thought|hope|know|say that? ( its ) !<noun> !<plural>', write: () => 'it’s' },
      { pattern: '( its ) time >to|for', write: () => 'it’s' },
      {
        pattern:
          'of|in|on|for|with|from|to|at|by|and|<past>+<base>+<third>+<pp> ( it is ) own|name|tail|address|colour|size|head|eyes|legs|ears|food|owner|mother|people|history|price|place|way|shape|population|capital|mouth|nest',
        write: () => 'its',
        unless: ({ from }, s) =>
          !/['’]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:think|thinks|thought|say|says|said|know|knows|knew|hope|believe|guess|and)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ),
      },
      {
        pattern: '( its ) a|an|not|been|raining|snowing|going|important|difficult|easy|cold|hot|because|my|the',
        write: () => 'it’s',
      },
      // Its very nature, its too narrow skin are right.
      { pattern: '( its ) very|too|so <adj>+much|many >$|to|that|for|and|because|in|here|there', write: () => 'it’s' },
      { pattern: '( its ) true >$|that', write: () => 'it’s' },
      {
        pattern:
          '<ing> ( it is ) own|name|tail|address|colour|size|head|eyes|legs|ears|food|owner|mother|people|history|price|place|way|shape|mouth|wings|nose|teeth|ball',
        write: () => 'its',
        unless: ({ to }, s) => !/['’]/.test(s.tokens[to]?.text ?? ''),
      },
      // The cat is washing it’s face.
      {
        pattern:
          'verb=<ing>+<past&!@be>+<base>+of|in|on|with|and|to ( it is ) face|paws|milk|dinner|life|job|role|work|problem|best|kind|door|doors|windows|garden|roof|side|top|end|beginning|customers|students|citizens|baby|babies|mother|fur|toy',
        write: () => 'its',
        unless: ({ to, from }, s) =>
          !/['’]/.test(s.tokens[to]?.text ?? '') ||
          /^(?:think|thinks|thought|say|says|said|know|knows|hope|believe|guess|and)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ),
      },
    ],
  }),
  defineRule({
    id: 'there-their',
    name: 'There, their and they’re',
    code: 'SP',
    why: 'Their says whose, there says where, they’re is they are.',
    wrong: 'They forgot they’re books.',
    right: 'They forgot their books.',
    patterns: [
      {
        pattern:
          'in|with|of|and|for|to|have|love|like|lost|visit|do|did|forgot|left|bring|took|sold ( there ) @person+@people+@thing+parents|friends|house|own|name|names|homework|clothes|children|cars|books|shoes|money|jobs|home|lives',
        write: () => 'their',
        unless: ({ from, named }, s) =>
          (/^(?:to|in|and)$/.test(named.verb?.low ?? '') && s.tokens[from + 1]?.low === 'people') ||
          s.tokens[from + 1]?.low === 'money',
      },
      { pattern: "^ ( their|they're ) is|was|were|are many|a|some|no|two", write: () => 'There' },
      {
        pattern: '( there ) playing|going|coming|working|very|happy|late|not|so',
        write: () => 'they’re',
        unless: ({ from }, s) => from > 0 || s.isQuestion,
      },
      {
        pattern:
          '<past&!@be>+<base>+<third>+<pp>+<ing>+in|on|of|with|for|to|at ( they are ) <plural&!adj>+<noun&!adj> !<ing>',
        write: () => 'their',
        unless: ({ from }, s) =>
          !/['’]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:think|thinks|thought|say|says|said|know|knows|knew|hope|believe|guess|suppose|sure)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ),
      },
      { pattern: '( their ) is|are|was|were', write: () => 'there' },
      // Their very nature, their working time are right.
      { pattern: '( their ) not', write: () => 'they’re' },
      { pattern: '( their ) very|so|too <adj> >$|to|that|for|and|because|in|here|there', write: () => 'they’re' },
      { pattern: '( their ) going|coming|late|playing|working !<noun> !<plural> !<adj>', write: () => 'they’re' },
      {
        pattern:
          '{leave|lose|forget|bring|take|sell|love|like|wear|do|finish|visit|use|wash|clean|put|sell} ( there ) <plural&!third>+@person+coat|bag|car|house|money|phone',
        write: () => 'their',
      },
      {
        pattern: '^ ( there ) house|car|dog|names|parents|mother|school|teacher is|are|was|were|has',
        write: () => 'Their',
      },
    ],
  }),
  defineRule({
    id: 'your-youre',
    name: 'Your and you’re',
    code: 'SP',
    why: 'Your says whose it is; you’re is you are.',
    wrong: 'I think your right.',
    right: 'I think you’re right.',
    patterns: [
      {
        pattern: '<base>+<past>+in|on|of|with|for|about|like ( you are ) <noun&!adj&!ing+plural&!third> $',
        write: () => 'your',
        unless: ({ from }, s) =>
          !/['’]/.test(s.tokens[from + 1]?.text ?? '') ||
          /^(?:think|hope|know|say|said|if|feel)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern: '( your ) welcome|a|an|the|going|not',
        write: () => 'you’re',
        unless: ({ to }, s) =>
          (s.tokens[to + 1]?.low === 'right' || s.tokens[to + 1]?.low === 'welcome') &&
          !s.tokens[to + 2]?.tags.has('punct'),
      },
      {
        pattern: '( your ) very <adj> $|to|at|because|today',
        write: () => 'you’re',
      },
      {
        pattern: 'think|know|hope|sure|believe ( your ) right|wrong|late|ready|happy|busy|ill $',
        write: () => 'you’re',
      },
      { pattern: '^^ ( your ) my|our|his|her|so|always|never', write: () => 'you’re' },
      {
        pattern:
          'this|that|these|those|of|in|with|for|on|<base>+<third>+<past>+<ing> ( you are ) <noun&!adj&!ing&!num> >$|in|on|at|and|to|for|is',
        write: () => 'your',
        unless: ({ from, to }, s) =>
          !/['’]/.test(s.tokens[to]?.text ?? '') ||
          /^(?:think|hope|know|say|said|if|feel|when|see|sure|that|guess|believe|thought|knew)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ),
      },
      {
        pattern: '^ ( you are ) @person is|was|has|will|can|and',
        write: () => 'Your',
        unless: ({ to }, s) => !/['’]/.test(s.tokens[to]?.text ?? ''),
      },
      // I like you’re new haircut.
      {
        pattern:
          '<base>+<past>+<ing>+in|on|of|with|for|about|like ( you are ) new|old|own|little|lovely|nice|beautiful|favourite|best|first|last <noun+plural>',
        write: () => 'your',
        unless: ({ to, from }, s) =>
          !/['’]/.test(s.tokens[to]?.text ?? '') ||
          /^(?:think|thinks|thought|say|says|said|know|knows|hope|believe|guess|see|glad|feel)$/.test(
            s.tokens[from - 1]?.low ?? '',
          ) ||
          s.tokens[to + 1]?.low === 'best',
      },
      // Your right, I forgot.
      { pattern: '^ ( your ) late|wrong|right again|now|today|tonight', write: () => 'you’re' },
      { pattern: '^ ( your ) right|wrong|late|lucky|kind|crazy|funny <punct>', write: () => 'you’re' },
    ],
  }),
  defineRule({
    id: 'to-too',
    name: 'To and too',
    code: 'SP',
    why: 'Too means more than is good, or also; to stands before verbs and places.',
    wrong: 'It is to late.',
    right: 'It is too late.',
    patterns: [
      {
        pattern:
          "@be+'s+{feel|look} ( to ) much|many|late|hard|loud|early|high|expensive|big|small|young|old|tired|difficult|hot|cold|far|short|fast|easy",
        write: () => 'too',
        // They look to big firms.
        unless: ({ start, to }, s) =>
          s.tokens[start]?.verbs.includes('look') === true &&
          (s.tokens[to + 2]?.tags.has('noun') === true || s.tokens[to + 2]?.tags.has('plural') === true),
      },
      { pattern: '@be ( to ) <adj&!base&!adv> $', write: () => 'too' },

      {
        pattern:
          '{have|get|drink|eat|make|spend|cost|need|do}+with ( to ) much|many <noun+plural+adj>+people|money|time|work',
        write: () => 'too',
      },
    ],
  }),
];
