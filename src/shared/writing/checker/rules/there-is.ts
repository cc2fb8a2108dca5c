import { plural, singular } from '../finite';
import { nounPhraseAt } from '../noun-phrase';
import { defineRule, says } from '../rule';
import { isSurelyFinite } from '../tag-sentence';
import type { Token } from '../token';
import { wordSets } from '../word-sets';

/** Two metres, three hours; two storeys high, three doors down: what is told is how big it is, or how far. */
const isSize = (noun: string, next: Token | undefined) =>
  /^(?:(?:centi|kilo|milli)?met(?:re|er)|mile|kilo|(?:kilo)?gram|ton|litre|degree|pound|euro|dollar|second|minute|hour|day|night|week|month|year)s$|^(?:inches|feet|pence)$/.test(
    noun,
  ) ||
  next?.tags.has('adj') === true ||
  next?.tags.has('comp') === true ||
  /^(?:down|up|below|above)$/.test(next?.low ?? '');

/** Two sizes too small, three times as big. */
const isDegree = ([token, next]: readonly Token[]) =>
  /^(?:too|as|more|less)$/.test(token?.low ?? '') && next?.tags.has('punct') === false;

/** It was two pages, it is three cups of tea: what it is, and no place where they are follows. */
function isAmount(tokens: readonly Token[], from: number): boolean {
  const first = nounPhraseAt(tokens, from);
  if (!first || !/^(?:two|three|several)$/.test(tokens[from]?.low ?? '')) return false;
  const head = tokens[first.head + 1]?.low === 'of' ? nounPhraseAt(tokens, first.head + 2)?.head : first.head;
  return head !== undefined && tokens[head + 1]?.tags.has('punct') !== false;
}

/** There are a giant, a river and a cave: a list. Before two things the verb goes with the first of them. */
function isList(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || isSurelyFinite(token)) return false;
    if (token.low === ',') {
      const next = nounPhraseAt(tokens, at + 1);
      return next !== undefined && !isSurelyFinite(tokens[next.head + 1]);
    }
    if (token.tags.has('punct') || wordSets.clauseWord.has(token.low)) return false;
  }
  return false;
}

export const thereIs = [
  defineRule({
    id: 'there-is',
    name: 'There is and there are',
    code: 'AGR',
    why: 'There is stands before one thing, there are before several.',
    wrong: 'There is two shops.',
    right: 'There are two shops.',
    point: 'there-is',
    patterns: [
      {
        pattern: 'but|because ( be=is|was|are|were ) no <noun+plural>',
        write: (_, { be }) => `there ${says(be)}`,
        unless: ({ to }, s) => /^(?:use|good|fun|longer|more|less)$/.test(s.tokens[to + 2]?.low ?? ''),
      },
      { pattern: 'there ( has|have ) a|an|many|some|two|three|lots|no', write: () => 'is' },
      {
        pattern: '^ in my|our|the|this city|town|village|house|school|country|room|class|street ( have|has )',
        write: () => 'there is',
      },
      { pattern: '( it does not exist ) a|an|any', write: () => 'there isn’t' },
      { pattern: '( it exist|exists ) a|an|one', write: () => 'there is' },
      { pattern: '( it exist|exists ) many|some|two|several', write: () => 'there are' },
      { pattern: '( exist|exists ) many|some|two <noun+plural>', write: () => 'there are' },
      {
        pattern: '( there verb=is|was ) <adj>* <plural&!noun> !<noun>',
        write: (_, { verb }) => (says(verb) === 'was' ? 'there were' : 'there are'),
      },
      {
        pattern:
          'there ( is|was ) @middle* very|so|too? two|three|four|five|six|seven|eight|nine|ten|many|several|few !a',
        write: plural,
      },
      {
        pattern: 'there ( is|was ) not? @middle* a lot of <adj>* <plural&!noun>+people+children',
        write: plural,
      },
      {
        pattern: 'there ( is|was ) @middle* some|any|no? <adj&!noun>* <plural&!noun> !<noun>',
        write: plural,
      },
      { pattern: 'there ( is|was ) @middle* some|any|no? people|children', write: plural },
      { pattern: '( is|was ) there <num>+any|many|some <plural&!noun> !<noun>', write: plural },
      {
        pattern: 'there ( are|were ) @middle* a|an|one|another <adj>* <noun&!plural>',
        write: singular,
        unless: ({ to }, s) =>
          isList(s.tokens, to + 1) ||
          // As though there were a law.
          /^(?:though|if|wish|wishes|suppose)$/.test(s.tokens[to - 2]?.low ?? '') ||
          // There are even a handful of shops, always a large number of places.
          s.tokens
            .slice(to + 1, to + 7)
            .some(({ low }) =>
              /^(?:lot|few|number|couple|variety|hundred|thousand|million|dozen|range|group|handful|bunch|host|array|great|good|large|small|huge|majority|series|pair|selection)$/.test(
                low,
              ),
            ),
      },
      { pattern: '^ in @determiner <adj>? <noun> ( have|has ) ', write: () => 'there are' },
      {
        pattern: '^ in @determiner <adj>? <noun> ( are|is ) many|some|lots|several|two|three',
        write: () => 'there are',
        // In the middle are two buttons.
        unless: ({ from }, s) =>
          /^(?:middle|centre|center|corner|front|back|box|bag)$/.test(s.tokens[from - 1]?.low ?? ''),
      },
      {
        pattern: '( is|was ) there many|any|some|two|three <plural&!noun> >in|on|at|near|$',
        write: plural,
      },
      // It was many people in the shop.
      {
        pattern: '^^ ( it verb=is|was ) many|several|few|two|three|lots|some of? <adj>* <plural&!noun>+people|children',
        write: (_, { verb }) => (says(verb) === 'was' ? 'there were' : 'there are'),
        unless: ({ to }, s) =>
          isAmount(s.tokens, to + 1) ||
          s.tokens
            .slice(to)
            .some(
              ({ low, tags }, at, rest) =>
                /^(?:who|that|since|ago|later|away|from|past|to)$/.test(low) ||
                (tags.has('plural') && (isSize(low, rest[at + 1]) || isDegree(rest.slice(at + 1)))),
            ),
      },
      // It has a lot of shops in my street.
      {
        pattern: '^ ( it has ) <!punct>* in|on|near my|our street|town|city|village|country|area|room|house|school',
        write: () => 'there is',
      },
      // In my city is a big park.
      {
        pattern:
          '^ here? in @possessive country|city|town|village|street|room|house|school|area|family|garden ,? ( is|are|was ) a|an|many|some|two|three|lots|no',
        write: (word) => `there ${says(word)}`,
      },

      { pattern: '^ ( is|was ) there a lot of <plural&!noun>+people', write: plural },
    ],
  }),
];
