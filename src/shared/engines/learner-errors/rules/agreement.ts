import { base, defineRule, isAfter, says, third } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** Does she go, can he swim, I insist that he come: no ending is right there. */
function isAsked({ from }: { from: number }, sentence: Sentence): boolean {
  const before = sentence.tokens.slice(0, from).map(({ low }) => low);
  const helper = before
    .slice(-4)
    .some(
      (low) =>
        wordSets.modal.has(low) ||
        /^(?:do|does|did|let|make|makes|made|see|saw|hear|heard|watch|watched|help|helped|have|had)$/.test(low),
    );
  return (
    helper ||
    before.some((low) =>
      /^(?:insist|insists|insisted|suggest|suggests|suggested|recommend|recommended|demand|demanded|important|essential|necessary|vital|propose|proposed)$/.test(
        low,
      ),
    )
  );
}

const collective =
  /^(?:family|team|police|staff|government|group|class|band|couple|crew|company|number|majority|pair|lot|public|choir|audience|committee|rest|half|way|time|moment|people|first|last|only|one|more|best|next|other|least|most)$/;

const sameInPast = (found: { to: number }, sentence: Sentence) => sentence.tokens[found.to]?.tags.has('past') ?? false;

export const agreement = [
  defineRule({
    id: 'third-person-s',
    name: 'He, she, it + -s',
    code: 'AGR',
    why: 'In the present simple, the verb after he, she, it or one person ends in -s.',
    wrong: 'She work here.',
    right: 'She works here.',
    point: 'present-simple',
    patterns: [
      {
        is: '<noun&!plural> who|that ( <base&!past&!@modal&!noun&!adj&!prep> )',
        write: (m) => third(m[2]),
        unless: ({ from, steps }, s) =>
          /^(?:family|team|couple|group|police|staff|band|class|people)$/.test(steps[0]?.low ?? '') ||
          (steps[1]?.low === 'that' && !/^(?:a|an|the|this|my)$/.test(s.tokens[from - 3]?.low ?? '')),
      },
      {
        is: '@person who ( <base&!past&!@modal> ) in|at|with|for|as|to|on|the|a|my|very|near',
        write: (m) => third(m[2]),
      },
      { is: '^ this|that ( <base&!noun&!adj&!past&!prep&!@modal> )', write: (m) => third(m[2]) },
      {
        is: '@person ( do ) not',
        write: () => 'does',
        unless: ({ from }, s) => isAfter(s, from, /^(?:and|do|does|these|those)$/, 4),
      },
      {
        is: '^^ @determiner <adj>* <noun&!plural> ( do not )',
        write: () => 'doesn’t',
        unless: (_, s) =>
          s.isQuestion || s.tokens.slice(0, 5).some(({ low }) => /^(?:these|those|some|any|and)$/.test(low)),
      },
      { is: '^ <name> ( do not )', write: () => 'doesn’t', unless: ({ steps }) => /s$/.test(steps[1]?.low ?? '') },
      { is: '^ <name> ( have )', write: () => 'has', unless: ({ steps }) => /s$/.test(steps[1]?.low ?? '') },
      {
        is: '^^ the|my|this|our|his|her <adj>? <noun&!plural&!@people> @frequency? ( have )',
        write: () => 'has',
        unless: ({ steps }, s) =>
          s.isQuestion ||
          /^(?:family|team|police|staff|government|couple|group|class|band|company)$/.test(steps[3]?.low ?? ''),
      },
      {
        is: 'he|she @middle* ( <base&!@modal&!prep&!past> )',
        write: (m) => third(m[2]),
        unless: (match, s) => isAsked(match, s) || match.steps[1]?.low === 'not' || sameInPast(match, s),
      },
      {
        is: '^^ it @middle* ( <base&!@modal&!prep&!noun&!adj&!adv&!past> )',
        write: (m) => third(m[3]),
        unless: (match, s) => isAsked(match, s) || match.steps[2]?.low === 'not',
      },
      { is: '^^ he|she|it ( do ) not', write: () => 'does' },
      {
        is: '^^ @determiner <adj>? @person ( do ) not',
        write: () => 'does',
        unless: ({ steps }) => steps[1]?.low === 'these',
      },
      {
        is: '^^ @determiner <adj>? @person @frequency+sometimes|often+also? ( <base&!noun&!adj&!past&!prep&!@modal> ) !@beFinite',
        write: (m) => third(m[5]),
        unless: (match, s) => isAsked(match, s) || s.isQuestion,
      },
      {
        is: '^^ @determiner <adj>? @person @frequency+sometimes|often? ( <base&!past&!prep&!@modal> ) in|at|for|with|on|to|as|every|very|hard|a|an|the|my|his|her|their|me|him|us',
        write: (m) => third(m[5]),
        unless: (match, s) => isAsked(match, s) || s.isQuestion,
      },
      {
        is: '^^ my|his|her|our|their|your <adj>? @person @frequency+sometimes|often? ( <base&!noun&!adj&!past&!prep&!@modal> )',
        write: (m) => third(m[5]),
        unless: (match, s) => isAsked(match, s) || s.isQuestion,
      },
      {
        is: '^ <name> @frequency+sometimes|often+also? ( <base&!noun&!adj&!past&!prep&!@modal&!adv> ) @determiner+@object+in|at|to|with|for|on|very|every|that',
        write: (m) => third(m[3]),
        unless: ({ steps }) => /s$/.test(steps[1]?.low ?? ''),
      },
      { is: '^^ he|she|it ( have ) ', write: () => 'has', unless: isAsked },
      { is: '^^ @possessive @person ( have ) ', write: () => 'has', unless: isAsked },
      {
        is: 'think|know|believe|hope|says @possessive <adj>? @person ( <base&!past&!adj&!prep&!@modal&!noun>+work|live|like|play|need|want|help|look|love )',
        write: (m) => third(m[4]),
        unless: isAsked,
      },
    ],
  }),
  defineRule({
    id: 'plural-verb',
    name: 'Plural subject, plural verb',
    code: 'AGR',
    why: 'After a plural subject the verb has no -s: they go, my friends are.',
    wrong: 'They lives here.',
    right: 'They live here.',
    point: 'present-simple',
    patterns: [
      { is: '^^ i|we|they @middle* ( <third&!@have&!@be> )', write: (m) => base(m[3]) },
      { is: '@possessive @people and i|me|my ( is|was|has|<third&!noun&!plural> )', write: (m) => plural(says(m[4])) },
      { is: '@possessive @person and i ( <third&!noun&!plural> )', write: (m) => base(m[4]) },
      {
        is: '^ @determiner? <adj&!num>* <plural&!noun&!name> ( <third&!noun&!plural&!@be&!@have> )',
        write: (m) => base(m[4]),
        unless: (match, s) => isMeasured(match.from - 1, s),
      },
      {
        is: '^ <plural&!noun&!name> ( is|was|has|does )',
        write: (m) => plural(says(m[2])),
        unless: (match, s) => isMeasured(match.from - 1, s),
      },
      {
        is: '^ @determiner+many|most|some|all|these|those|two|three <adj>* <plural&!noun&!name> ( <third&!@be&!@have> ) in|at|to|with|a|an|the|my|their|very|every|for|on|from',
        write: (m) => base(m[4]),
        unless: (match, s) => isMeasured(match.from - 1, s),
      },
      {
        is: '^^ most|many|some|young|old|the? people|children ( <third&!@be&!@have> ) ',
        write: (m) => base(m[3]),
        unless: ({ from, to }, s) =>
          isAfter(s, from - 1, /^(?:of|with|to|for|about)$/, 3) ||
          (s.tokens[to]?.tags.has('plural') === true && s.tokens[to + 1]?.tags.has('base') === true),
      },
      {
        is: '^ <name>+he|she+@possessive @person? and <name>+i+@possessive @person? ( is|was|has|<third&!noun&!plural> )',
      },
      {
        is: '<plural&!noun> who|which|that ( is|was|has|lives|works|goes|speaks|likes|wants|comes )',
        write: (m) => plural(says(m[2])),
        unless: ({ from }, s) =>
          isAfter(s, from, /^(?:of|one|each|every|only)$/, 5) || s.tokens[from - 1]?.low === 'that',
      },
      {
        is: '@people who ( is|was|has|<third&!noun&!plural> )',
        write: (m) => plural(says(m[2])),
        unless: ({ from }, s) => isAfter(s, from, /^(?:of|one)$/, 5),
      },
      { is: '^ these|those ( is|was|has )', write: (m) => plural(says(m[2])) },
      { is: '^^ we|they @middle* ( is|was|has|does )', write: (m) => plural(says(m[3])) },
      { is: '^^ i|we|they @middle* ( <third&!noun&!plural> )', write: (m) => base(m[3]) },
      {
        is: '^^ i|we|they ( <third&!@have&!@be> ) @determiner+in|at|to|with|on|for+@object+@possessive',
        write: (m) => base(m[2]),
      },
      { is: '^ i ( is|are|has )', write: (m) => (says(m[2]) === 'has' ? 'have' : 'am') },
      { is: '^ you ( is|was|has|does )', write: (m) => plural(says(m[2])) },
      {
        is: '^ i|we|they|you|it? and? my|his|her|our|your @person ( is|was|has )',
        unless: ({ steps }) => steps[2] === undefined,
      },
      { is: 'my|his|her|our|your @person and i|my|his|her ( is|was|has )', write: (m) => plural(says(m[4])) },
      {
        is: '^ my|his|her|our|your @person and my|his|her|our|your @person ( is|was|has|<third> )',
        write: (m) => plural(says(m[6])),
      },
      {
        is: '^ my|his|her|our|your @person and my|his|her|our|your @person ( is|was|has )',
        write: (m) => plural(says(m[6])),
      },
      {
        is: '!of people|children ( is|was|has )',
        write: (m) => plural(says(m[2])),
        unless: ({ from }, s) => isAfter(s, from - 1, /^(?:of|what|about)$/, 4),
      },
      {
        is: '^ the|some|many|most? people|children|students in|at|on|from @determiner? <noun> ( is|was|has|<third&!noun&!plural> )',
        write: (m) => plural(says(m[6])),
      },
      {
        is: '^^ @determiner <adj&!plural>* ( <plural&!noun> ) @frequency+also? >is|was|has|does',
        unless: (match, s) => isMeasured(match.from, s),
      },
      {
        is: '^^ the|my|his|her|our|your|their|these|those|many|some|most|all ( <plural&!noun&!name> is|was|has|does )',
        unless: (match, s) => isMeasured(match.from, s),
      },
      {
        is: '^^ the|my|his|her|our|your|their|these|those|many|some|most|all @middle* ( @people <third&!plural&!noun> )',
      },
      {
        is: '^^ people|children|students|friends in|at|from @determiner <adj>? <noun> ( is|was|has|likes|wants|lives|works|goes|needs|plays|speaks|loves|thinks|eats|drinks|uses|prefers|gets|knows )',
        write: (m) => plural(says(m[6])),
      },
      {
        is: '^^ @possessive <adj>? @person and i ( am|is|was )',
        write: (m) => (says(m[5]) === 'was' ? 'were' : 'are'),
      },
      { is: 'are|were|do|does|did|is|was @possessive @person and @possessive @person ( is|was )' },
      {
        is: '^^ the|these|those|my|our <plural&!noun> in|on|at|from|of @determiner <adj>? <noun> ( is|was|has|does )',
        write: (m) => plural(says(m[6])),
        unless: ({ steps }) => /^(?:united|states|netherlands|news|thanks|olympics)$/.test(steps[2]?.low ?? ''),
      },
    ],
  }),
  defineRule({
    id: 'everybody-verb',
    name: 'Everybody + -s',
    code: 'AGR',
    why: 'Everybody, everyone, somebody, nobody and each have a singular verb.',
    wrong: 'Everybody know him.',
    right: 'Everybody knows him.',
    point: 'present-simple',
    patterns: [
      {
        is: '^^ everybody|everyone|everything|somebody|someone|nobody|nothing|anyone @middle* ( are|were|have|do )',
        write: (m) => singular(says(m[3])),
        unless: isAsked,
      },
      {
        is: '^^ everybody|everyone|somebody|someone|nobody @middle* ( <base&!noun&!adj&!past&!prep&!adv&!@modal> )',
        write: (m) => third(m[3]),
        unless: isAsked,
      },
      {
        is: '^^ everybody|everyone|nobody|somebody|someone in|at|on @determiner <noun> ( <base&!noun&!adj&!past&!prep&!@modal>+are|have|were|like|love|want|play )',
        unless: isAsked,
      },
    ],
  }),
  defineRule({
    id: 'there-is',
    name: 'There is and there are',
    code: 'AGR',
    why: 'There is stands before one thing, there are before several.',
    wrong: 'There is two shops.',
    right: 'There are two shops.',
    point: 'there-is',
    patterns: [
      { is: 'there ( has|have ) a|an|many|some|two|three|lots|no', write: () => 'is' },
      {
        is: '^ in my|our|the|this city|town|village|house|school|country|room|class|street ( have|has )',
        write: () => 'there is',
      },
      { is: '( exist|exists ) many|a|some|two <noun+plural>' },
      {
        is: '( there is|was ) <adj>* <plural&!noun> !<noun>',
        write: (m) => (says(m[1]) === 'was' ? 'there were' : 'there are'),
      },
      {
        is: 'there ( is|was ) @middle* two|three|four|five|six|seven|eight|nine|ten|many|several|few',
        write: (m) => plural(says(m[1])),
      },
      {
        is: 'there ( is|was ) not? @middle* a lot of <adj>* <plural&!noun>+people+children',
        write: (m) => plural(says(m[1])),
      },
      {
        is: 'there ( is|was ) @middle* some|any|no? <adj&!noun>* <plural&!noun> !<noun>',
        write: (m) => plural(says(m[1])),
      },
      { is: 'there ( is|was ) @middle* some|any|no? people|children', write: (m) => plural(says(m[1])) },
      { is: '( is|was ) there <num>+any|many|some <plural&!noun> !<noun>', write: (m) => plural(says(m[0])) },
      {
        is: 'there ( are|were ) @middle* a|an|one|another <adj>* <noun&!plural>',
        write: (m) => singular(says(m[1])),
        unless: ({ to }, s) =>
          /^(?:lot|few|number|couple|variety|hundred|thousand|million|dozen|range|group|handful|great|good|large|small|huge)$/.test(
            s.tokens[to + 2]?.low ?? '',
          ),
      },
      { is: '^ in @determiner <adj>? <noun> ( have|has ) ', write: () => 'there are' },
      { is: '^ in @determiner <adj>? <noun> ( are|is ) many|some|lots|several|two|three', write: () => 'there are' },
      {
        is: '( is|was ) there many|any|some|two|three <plural&!noun> >in|on|at|near|$',
        write: (m) => plural(says(m[0])),
      },
    ],
  }),
  defineRule({
    id: 'every-singular',
    name: 'Every + singular',
    code: 'NUM',
    why: 'After every and each the noun is singular.',
    wrong: 'every students',
    right: 'every student',
    point: 'much-many',
    patterns: [
      { is: 'all ( @person ) !<noun> !<plural>' },
      {
        is: '<prep>|to|in|from|<base>|<past> ( other ) @thing|@person|country|city|language|way|place|day|thing !<noun> !<plural>',
        write: () => 'another',
        unless: ({ from }, s) =>
          /^(?:no|any|some|the|my|each|every|this|that)$/.test(s.tokens[from - 1]?.low ?? '') ||
          (s.tokens[from]?.low === 'other' && s.tokens[from + 1]?.low === 'way'),
      },
      'every|each ( <plural&!noun&!third> ) !<noun>',
      'every|each ( @people )',
      { is: 'every|each ( days|weeks|months|years|mornings|evenings|times )', write: (m) => says(m[1]).slice(0, -1) },
      { is: 'another ( <plural&!noun&!third> ) !<noun>' },
      { is: 'any other ( <plural&!noun> )', unless: ({ from }, s) => s.tokens[from - 3]?.low !== 'than' },
      { is: '{need|buy|want|find|have} ( other ) $', write: () => 'another' },
    ],
  }),
  defineRule({
    id: 'one-of-plural',
    name: 'One of + plural',
    code: 'NUM',
    why: 'After one of the or one of my the noun is plural.',
    wrong: 'one of my friend',
    right: 'one of my friends',
    point: 'much-many',
    patterns: [
      {
        is: 'one|some|many|most of @possessive+the|these|those <adj+sup>* ( friend|student|book|city|country|film|person|reason|problem|teacher|place|child|man|woman|thing|animal|sport|game|brother|sister|day ) !<noun> !<plural>',
      },
      {
        is: 'one of @possessive+the|these|those <adj+sup>* ( <noun&!plural&!adj> ) !<noun> !<plural> !<adj>',
        unless: ({ from }, s) =>
          /^(?:family|group|team|staff|police|class|lot|most|best|public|crew|band|pair|few|rest)$/.test(
            s.tokens[from]?.low ?? '',
          ),
      },
      'one of the most <adj> ( <noun&!plural> ) !<noun> !<plural>',
      {
        is: 'two|three|four|five|several|few|both of @possessive+the|these|those <adj+sup>* ( @person ) !<noun> !<plural>',
      },
    ],
  }),
  defineRule({
    id: 'this-these',
    name: 'This and these',
    code: 'NUM',
    why: 'This and that stand before one thing, these and those before several.',
    wrong: 'this books',
    right: 'these books',
    point: 'this-that',
    patterns: [
      {
        is: 'in|of|on|with|for|about|from|read|like|buy|love|bought|want|need ( this ) <plural&!noun&!@units> !<noun>',
        write: () => 'these',
      },
      { is: '( this ) <plural&!noun> are|were', write: () => 'these' },
      { is: '^ ( that ) <plural&!noun> are|were', write: () => 'Those' },
      {
        is: '( this|that ) shoes|clothes|trousers|jeans|glasses|boys|girls|apples|flowers|exercises|photos|letters|songs|houses|students|questions|words|stories',
        write: (m) => (m[0]?.low === 'this' ? 'these' : 'those'),
        unless: ({ from, steps }, s) =>
          steps[0]?.low === 'that' && !/^(?:in|on|at|with|like|for|about|love|of)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      { is: "( a people|children|men|women ) !<noun> !'" },
      {
        is: '( this|that ) <plural&!noun&!third&!name&!@units> !<noun>',
        write: (m) => (says(m[0]).toLowerCase() === 'this' ? 'these' : 'those'),
        unless: ({ from, steps }, s) =>
          steps[0]?.low === 'that' && !/^(?:in|on|at|with|like|for|about)$/.test(s.tokens[from - 1]?.low ?? 'in'),
      },
      { is: '( this ) people|children|things', write: () => 'these' },
      {
        is: '( these|those ) <adj>? @thing+@person+day|week|month|year|kind|thing !<noun> !<plural> !<adj>',
        write: (m) => (says(m[0]).toLowerCase() === 'these' ? 'this' : 'that'),
      },
    ],
  }),
  defineRule({
    id: 'singular-verb',
    name: 'One thing + -s',
    code: 'AGR',
    why: 'In the present simple, the verb after one person or one thing ends in -s.',
    wrong: 'The bus leave at six.',
    right: 'The bus leaves at six.',
    point: 'present-simple',
    find: (sentence) => {
      const { tokens, isQuestion } = sentence;
      const first = tokens.findIndex(({ tags }) => !tags.has('punct'));
      if (
        isQuestion ||
        !/^(?:the|this|that|my|his|her|our|their|your|its|a|an|every|each)$/.test(tokens[first]?.low ?? '')
      )
        return [];
      let at = first + 1;
      while (tokens[at]?.tags.has('adj') && !tokens[at]?.tags.has('noun') && at < first + 3) at += 1;
      const noun = tokens[at];
      if (!noun?.tags.has('noun') || noun.tags.has('plural') || collective.test(noun.low)) return [];
      let verb = at + 1;
      if (/^(?:in|at|on|of|near|with)$/.test(tokens[verb]?.low ?? '')) {
        verb += 1;
        if (wordSets.determiner.has(tokens[verb]?.low ?? '')) verb += 1;
        if (!tokens[verb]?.tags.has('noun') && !tokens[verb]?.tags.has('name')) return [];
        verb += 1;
      }
      while (/^(?:always|usually|often|sometimes|never|also|only|really)$/.test(tokens[verb]?.low ?? '')) verb += 1;
      const one = tokens[verb];
      if (
        !one?.tags.has('base') ||
        one.tags.has('past') ||
        one.tags.has('pp') ||
        one.tags.has('third') ||
        wordSets.modal.has(one.low) ||
        wordSets.be.has(one.low) ||
        one.tags.has('prep')
      )
        return [];
      // Where it may be a noun as well, it is the verb only if there is no other.
      const rest = tokens.slice(verb + 1);
      const others = rest.some(
        ({ tags, low }) =>
          tags.has('third') || tags.has('past') || tags.has('pp') || wordSets.auxiliary.has(low) || low === "'s",
      );
      const mayBeOther = one.tags.has('noun') || one.tags.has('adj') || one.tags.has('adv');
      if (mayBeOther && (others || rest.length < 2)) return [];
      return [{ from: verb, to: verb, suggestion: third(one) }];
    },
  }),
  defineRule({
    id: 'mass-verb',
    name: 'Nouns that look plural, and police',
    code: 'AGR',
    why: 'News, maths and money have a singular verb; police and people a plural one.',
    wrong: 'The news are good.',
    right: 'The news is good.',
    patterns: [
      {
        is: 'news|maths|physics|mathematics|economics|politics|money|information|furniture|advice|homework|hair|luggage|weather ( are|were|have )',
        write: (m) => singular(says(m[1])),
        unless: ({ from }, s) => s.isQuestion || isAfter(s, from - 1, /^(?:and|in|with|of|for|about)$/, 3),
      },
      {
        is: 'the|a police ( is|was|has )',
        write: (m) => plural(says(m[2])),
        unless: ({ to }, s) => s.tokens[to - 1]?.low !== 'police',
      },
      { is: 'each|one|neither of * <plural>+@object+@people ( are|have|were )', write: (m) => singular(says(m[4])) },
      { is: '^^ one|each of * <adj>? <plural>+@people ( are|have|were|<base&!noun&!past&!adj> )' },
      {
        is: '^^ clothes|jeans|trousers|scissors|glasses|people|police ( is|was|has|does )',
        write: (m) => plural(says(m[2])),
      },
      {
        is: '@possessive+the+these|those <adj>? clothes|jeans|trousers|scissors|glasses|shorts ( is|was|has )',
        write: (m) => plural(says(m[3])),
      },
      {
        is: 'there ( are|were ) a|some|too|so lot|much of? @mass+traffic !<noun> !<plural>',
        write: (m) => singular(says(m[1])),
      },
      { is: '^^ my|his|her|our favourite <noun&!plural> ( are )', write: () => 'is' },
      {
        is: '^^ the price|quality|colour|cost|name|use|importance|life|problem|reason|cause|result|effect|behaviour|level|beauty|development|influence|size|weight|value|speed|owner|title|list|teacher of @determiner? <adj>* <plural> ( are|have|were )',
        write: (m) => singular(says(m[7])),
      },
    ],
  }),
];

const plural = (verb: string) => ({ is: 'are', was: 'were', has: 'have', does: 'do' })[verb] ?? verb;
const singular = (verb: string) => ({ are: 'is', were: 'was', have: 'has', do: 'does' })[verb] ?? verb;

/** Ten pounds is enough; each of the rooms has a bath; the news is good. */
function isMeasured(at: number, sentence: Sentence): boolean {
  const noun = sentence.tokens[at]?.low ?? '';
  const isSum =
    /^(?:pounds|euros|dollars|years|minutes|hours|days|weeks|months|miles|kilometres|metres|states|netherlands|chips|olympics|thanks|times)$/.test(
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
