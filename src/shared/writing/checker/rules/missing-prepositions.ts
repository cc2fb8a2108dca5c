import { isTimeNoun, nounPhraseAt } from '../noun-phrase';
import type { Match } from '../pattern';
import { defineRule, isAfter, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** They arrived the day before; listen a second time. */
function isTime({ to }: Match, { tokens }: Sentence): boolean {
  const phrase = nounPhraseAt(tokens, to + 1);
  return isTimeNoun(tokens[phrase?.head ?? to + 2]);
}

export const missingPrepositions = [
  defineRule({
    id: 'no-preposition',
    name: 'No preposition',
    code: 'XW',
    why: 'Discuss, enter, marry, reach, contact and some other verbs have their object straight after them.',
    wrong: 'We discussed about it.',
    right: 'We discussed it.',
    patterns: [
      { pattern: '{discuss} ( about|on|of )', write: () => '' },
      { pattern: '{marry} ( with ) !children !kids !no !two !three', write: () => '' },
      // One enters into an agreement and into discussion, and enters a room.
      {
        pattern:
          '{enter} ( to|in|into|at ) @determiner? <adj>? room|house|school|class|classroom|building|shop|office|kitchen|church|hotel|bank|castle|cave|garden|city|town|station|university|train|bus|restaurant|museum|museums|hall|cinema|flat|country',
        write: () => '',
        // It was entered in the school’s diary.
        unless: ({ start }, s) => wordSets.be.has(s.tokens[start - 1]?.low ?? ''),
      },
      {
        pattern: 'verb={reach|resemble|attend|phone} ( to|with|at ) @determiner+@anyObject+<name>',
        write: () => '',
        // No phones at the table: there it is a noun.
        unless: ({ named: { verb }, start }, s) => {
          const isPlural = verb?.tags.has('plural') === true;
          const isMarked = isAfter(s, start, /^(?:a|an|the|my|your|his|her|in|by|of|no|on)$/, isPlural ? 1 : 2);
          // Attend to your own affairs; a tower that reached to the heavens.
          const object = s.tokens
            .slice(start + 2, start + 5)
            .map(({ low }) => low)
            .join(' ');
          if (
            verb?.verbs.includes('attend') &&
            !/school|class|lesson|university|college|course|meeting|party|conference|concert|church/.test(object)
          )
            return true;
          if (
            verb?.verbs.includes('reach') &&
            !/top|station|hotel|city|village|town|school|house|airport|mountain|summit|destination|goal|end|beach|island|camp/.test(
              object,
            )
          )
            return true;
          return isPlural ? isMarked || start === 0 : isMarked && verb?.tags.has('noun') === true;
        },
      },
      {
        pattern: 'verb={ask|answer} ( to ) @anyObject+the|my|his|her|our',
        write: () => '',
        unless: ({ named }, s) =>
          named.verb?.tags.has('noun') === true &&
          isAfter(s, s.tokens.indexOf(named.verb), /^(?:a|an|the|my|your|his|her|this|that|no|right|correct)$/, 2),
      },
      { pattern: '{tell} ( to ) me|him|us|them|her', write: () => '' },
      {
        pattern: '@subject {lack} ( of )',
        write: () => '',
      },
      {
        pattern: '( in|on|at ) last|next|every @oneUnit+day+morning|evening|afternoon',
        write: () => '',
        unless: ({ from }, s) =>
          s.tokens[from + 2]?.text === '’s' ||
          s.tokens[from + 3]?.low === "'s" ||
          // She carried it in last night, we got on last week: there it goes with the verb.
          s.tokens
            .slice(Math.max(0, from - 2), from)
            .some(({ verbs }) =>
              verbs.some((verb) => /^(?:carry|bring|break|hand|move|check|put|get|give|log|drop|sign)$/.test(verb)),
            ) ||
          s.tokens[from - 1]?.verbs.includes('stay') === true,
      },
      {
        pattern: '{contact} ( to|with ) @anyObject+@possessive',
        write: () => '',
        unless: ({ from }, s) =>
          s.tokens[from - 1]?.low === 'contact' &&
          !/^(?:please|to|can|i|we|you|will)$/.test(s.tokens[from - 2]?.low ?? ''),
      },
      { pattern: '^ @subject really? {enjoy} ( at|in ) the|my|a', write: () => '' },
      { pattern: '( about of )', write: () => 'about' },
      {
        pattern: '{look|seem|feel} ( like ) very? <adj&!noun&!num&!@determiner&!new&!old&!mad&!crazy> >$',
        write: () => '',
      },
      { pattern: '{tell} ( to ) @possessive @person+@people', write: () => '' },
      // She gave to me a present.
      { pattern: '{give|show|lend|send|offer} ( to ) @object+you a|an|the|some|my|his|her|two', write: () => '' },
      { pattern: '{give|show|lend|send|offer} ( to ) @possessive @person+@people a|an|some|the|two', write: () => '' },
      // Help to me, please.
      { pattern: '^ call|help|ring ( to ) @object', write: () => '' },
      {
        pattern: '@subject+to|can|will help|helped|helps|thank|thanked ( to ) @object+@possessive+the',
        write: () => '',
      },
      {
        pattern: '@subject+to|will call|phone|phoned|ring ( word=to ) @anyObject',
        write: () => '',
        unless: ({ named }) => named.word?.low === 'it',
      },
      // We visited to the museum.
      { pattern: 'visited|visiting ( to ) @determiner+<name>', write: () => '' },
      { pattern: '@subject+to|will visit ( to ) @determiner+<name>', write: () => '' },
      // He mentioned about his job.
      { pattern: '{mention|describe|consider} ( about )', write: () => '' },
      // on the next week
      {
        pattern: '( word=on|in|at the ) next|last week|month|year|summer >$|@subject',
        write: () => '',
        unless: ({ named }) => named.word?.low !== 'on',
      },

      { pattern: '{help} ( to ) people|others|everybody|everyone|somebody|poor|my|his|her|their', write: () => '' },
      // Where did you put it the book?
      { pattern: '{put|buy|see|read|like|know|take|find|love} ( it ) the|my|this <noun> $', write: () => '' },

      { pattern: '{miss} ( to ) @anyObject', write: () => '' },
      { pattern: '{advise|recommend|help|allow} ( to ) me|him|us|them to', write: () => '' },
    ],
  }),
  defineRule({
    id: 'to-home',
    name: 'Home, here and there without to',
    code: 'PREP',
    why: 'There is no to before home, here, there, abroad and upstairs.',
    wrong: 'We went to home.',
    right: 'We went home.',
    patterns: [
      { pattern: '{go} ( for ) shopping|swimming|running|skiing|dancing|fishing|camping', write: () => '' },
      { pattern: '{go} ( to|in ) a|the walk|swim|run|drive|ride', write: () => 'for' },
      { pattern: '{go} ( a ) walk|swim|run|drive', write: () => 'for a' },
      {
        pattern: '@going back? ( to place=home|here|there|abroad|upstairs|downstairs|downtown|inside|outside ) !<noun>',
        write: (_, { place }) => says(place),
      },
      { pattern: '{go} ( to verb=<ing&!noun> )', write: (_, { verb }) => says(verb) },
      {
        pattern: '{go} ( to verb=shopping|swimming|fishing|skiing|dancing|camping|running )',
        write: (_, { verb }) => says(verb),
      },

      {
        pattern: '{walk|go|come|drive|run|travel|return|fly} <!punct&!@clauseWord>* ( to home ) !<noun>',
        write: () => 'home',
      },
    ],
  }),
  defineRule({
    id: 'missing-preposition',
    name: 'A preposition is missing',
    code: 'MW',
    why: 'Listen, wait, belong, arrive and depend need a preposition before their object.',
    wrong: 'I listen music.',
    right: 'I listen to music.',
    patterns: [
      { pattern: '^ ( thanks ) the|my|our|this|a !lot !million !bunch !ton', write: () => 'Thanks to' },
      { pattern: '( according ) my|our|his|her|their|this|the|him|me|them', write: (word) => `${says(word)} to` },
      {
        pattern: '( verb={talk|speak|reply|apologise|happen} ) pronoun=@object+you',
        write: (word) => `${says(word)} to`,
        unless: ({ named, to }, s) =>
          // We talked him out of it; she talked me through the plan.
          (named.verb?.verbs.includes('talk') === true &&
            /^(?:out|into|through|round)$/.test(s.tokens[to + 2]?.low ?? '')) ||
          (named.pronoun?.low === 'you' && (s.isQuestion || s.tokens[to + 1]?.tags.has('base') === true)),
      },
      { pattern: '( {smile|laugh|shout} ) @object', write: (word) => `${says(word)} at` },
      {
        pattern:
          '( {go} ) the|my|a? cinema|beach|supermarket|park|university|gym|library|doctor|hospital|airport|office $',
        write: (word) => `${says(word)} to`,
      },
      {
        pattern: '( {arrive} ) london|paris|home|england|spain|the|a|in? airport|station|hotel|house',
        write: (word) => `${says(word)} at`,
        unless: ({ to }, s) => s.tokens[to + 1]?.low === 'home',
      },
      {
        pattern: '( {look} ) my|a|your keys|phone|job|bag|book|glasses|flat|house',
        write: (word) => `${says(word)} for`,
      },
      {
        pattern: '( {listen} ) carefully? the|my|your|this|me|him',
        write: (word) => `${says(word)} to`,
        unless: isTime,
      },
      {
        pattern: '( {wait} ) @possessive+the+a+<name> bus|train|friend|turn',
        write: (word) => `${says(word)} for`,
        unless: ({ to }, s) => s.tokens[to + 2]?.low === 'turn',
      },
      {
        pattern: '( {live} ) a|the|my small|big? house|flat|city|town|village|london|paris|spain',
        write: (word) => `${says(word)} in`,
      },
      {
        pattern: '( {think} ) you|him|her|them|it $',
        write: (word) => `${says(word)} about`,
        unless: (_, s) => s.isQuestion,
      },
      {
        pattern: 'word=interested|proud|fond ( @object+my )',
        unless: ({ from, named }, s) =>
          named.word?.low === 'tired' ||
          (named.word?.low === 'interested' && s.tokens[from]?.tags.has('noun') === true),
      },
      {
        pattern: '( {listen} ) @determiner+@anyObject+@mass+music|songs|radio|podcasts|<name>',
        write: (word) => `${says(word)} to`,
        unless: isTime,
      },
      {
        pattern: '( {wait} ) @object+it|you',
        write: (word) => `${says(word)} for`,
        // They chose to wait it out.
        unless: ({ to }, s) => s.tokens[to + 2]?.low === 'out',
      },
      {
        pattern:
          '( {wait} ) the|my|his|her|our|your|their bus|train|friend|teacher|answer|letter|taxi|sister|brother|mother|father|results|result|doctor',
        write: (word) => `${says(word)} for`,
      },
      { pattern: '( {belong} ) @object+@possessive+the|<name>', write: (word) => `${says(word)} to` },
      {
        pattern: '( {arrive} ) the|my|school|work|a|<name>',
        write: (word) => `${says(word)} at`,
        // Before you arrived the Senate voted: there another clause begins.
        unless: (match, s) =>
          isTime(match, s) ||
          s.tokens.slice(0, match.from).some(({ low }) => /^(?:before|when|after|until|by|once|as)$/.test(low)),
      },
      { pattern: '( {depend} ) @object+the|my', write: (word) => `${says(word)} on` },
      {
        pattern: '( {go} ) school|work|cinema|university|bed|church|beach|college|supermarket|park',
        write: (word) => `${says(word)} to`,
        // Go park it.
        unless: ({ to }, s) =>
          wordSets.anyObject.has(s.tokens[to + 2]?.low ?? '') || wordSets.determiner.has(s.tokens[to + 2]?.low ?? ''),
      },
      { pattern: '( {look} ) me|him|them !in', write: (word) => `${says(word)} at` },
      {
        pattern: '( {pay} ) the|my meal|food|ticket|tickets|dinner|coffee|drinks|taxi|lunch|course|hotel',
        write: (word) => `${says(word)} for`,
      },
      { pattern: '( {ask} ) help|information|advice|money', write: (word) => `${says(word)} for` },
      // I am searching my keys.
      {
        pattern:
          '( {search} ) @possessive+the|a|an|some keys|glasses|job|flat|wallet|information|passport|ticket|dog|cat',
        write: (word) => `${says(word)} for`,
      },
      // He looked the picture.
      {
        pattern: '( {look} ) the picture|photo|photos|pictures|sky|stars|sea|map|television|tv|board|menu|window',
        write: (word) => `${says(word)} at`,
      },

      // I am writing you because I need help.
      { pattern: '@subject @be ( writing ) you >because|to|about|in|with|for|$', write: () => 'writing to' },
      { pattern: '^ please ( write ) me >soon|back|again|$', write: () => 'write to' },

      // I write you for a job.
      { pattern: '^ i ( write ) you >for|to|because|about', write: () => 'am writing to' },

      {
        pattern: '{lie} ( him|her|me|us|them ) >$|about|because|and|again',
        write: (word) => `to ${says(word)}`,
        unless: ({ start }, s) => /^(?:lay|lain|lies|lying)$/.test(s.tokens[start]?.low ?? ''),
      },
    ],
  }),
];
