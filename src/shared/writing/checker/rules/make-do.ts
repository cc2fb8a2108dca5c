import { inFormOf } from '../repair-verbs';
import { defineRule, isAfter } from '../rule';
import type { Sentence, Tag, Token } from '../token';

/** What makes a photo good, a walk more fun, a question sound friendly; what does a photo cost? Nothing is made or done. */
function isMadeSo(verb: Token | undefined, noun: Token | undefined, { tokens }: Sentence): boolean {
  const next = noun && tokens[tokens.indexOf(noun) + 1];
  // They made a party last week: there when or where follows.
  if (/^(?:last|next|early|late|outside|home|alone)$/.test(next?.low ?? '')) return false;
  const tags: readonly Tag[] = verb?.verbs.includes('do') ? ['base'] : ['adj', 'comp', 'noun', 'plural', 'base'];
  return tags.some((tag) => next?.tags.has(tag)) || /^(?:more|less)$/.test(next?.low ?? '');
}

export const makeDo = [
  defineRule({
    id: 'make-do',
    name: 'Make and do',
    code: 'WW',
    why: 'Some nouns go with do (homework, sport, exercise), others with make (a mistake, a decision).',
    wrong: 'I make my homework.',
    right: 'I do my homework.',
    patterns: [
      {
        pattern:
          '( {do} ) a|an|the|my|big|many|some? mistake|mistakes|decision|noise|effort|phone|complaint|cake|choice',
        write: (word) => inFormOf(word, 'make'),
        unless: (_, s) => s.isQuestion,
      },
      {
        pattern: '( {make} ) sport|sports|yoga|homework|housework|exercise|research|shopping|gymnastics|business',
        write: (word) => inFormOf(word, 'do'),
      },
      {
        pattern:
          '( {make} ) the|a|my|some word=shopping|dishes|laundry|cleaning|housework|homework|exercise|exam|course|job !<noun> !<comp> !<adj>',
        write: (word) => inFormOf(word, 'do'),
        unless: ({ named }) => named.word?.low === 'job',
      },
      {
        pattern: '( verb={do|make} ) a|some|my|lot|lots|many? of? word=photo|photos|selfie',
        write: (word) => inFormOf(word, 'take'),
        unless: ({ named: { verb, word } }, s) => isMadeSo(verb, word, s),
      },
      {
        pattern: '( verb={make} ) a word=walk|break|nap|shower|rest|bath',
        write: (word) => inFormOf(word, 'have'),
        unless: ({ named: { verb, word } }, s) => isMadeSo(verb, word, s),
      },
      {
        pattern: '( verb={do} ) a word=break|party|shower|bath|nap|rest|conversation|talk',
        write: (word) => inFormOf(word, 'have'),
        unless: ({ named: { verb, word } }, s) => isMadeSo(verb, word, s),
      },
      { pattern: '( {do} a ) walk', write: (word) => `${inFormOf(word, 'go')} for a` },
      {
        pattern: '( verb={give|make|do} ) an|a|the|my word=exam|test',
        write: (word) => inFormOf(word, 'take'),
        unless: ({ named }, s) =>
          isMadeSo(named.verb, named.word, s) ||
          named.verb?.verbs.includes('give') === true ||
          (named.word?.low === 'test' && named.verb?.verbs.includes('do') === true) ||
          named.verb?.verbs.includes('do') === true,
      },
      {
        pattern: '( verb={make|do} ) me|him|her|us|you? a|some|many|lots? lot? of? word=question|questions',
        write: (word) => inFormOf(word, 'ask'),
        unless: ({ named: { verb, word } }, s) => isMadeSo(verb, word, s),
      },
      { pattern: '( {speak} ) me|him|her|us|them|the truth truth', write: (word) => inFormOf(word, 'tell') },
      {
        pattern: '( {open|close} ) the light|lights|tv|television|radio|computer',
        write: (word) => `${inFormOf(word, 'turn')} ${word?.verbs.includes('open') ? 'on' : 'off'}`,
      },
      { pattern: '( {know} ) many|new|lots|some people in|at|on my holiday|party|trip|holidays' },
      {
        pattern: '( {pass|pas} ) word=my|the|a|good|nice what=time|holidays|weekend|summer|free',
        write: (word) => inFormOf(word, 'spend'),
        unless: ({ named }) => named.word?.low === 'the' && named.what?.low === 'time',
      },
      {
        pattern: '( {lose|loose} ) the|my last|first|early? bus|train|plane|lesson|flight !<noun>',
        write: (word) => inFormOf(word, 'miss'),
      },
      {
        pattern: '( {win} ) @possessive+a|the|lot|more? money|salary|euros|dollars',
        write: (word) => inFormOf(word, 'earn'),
        unless: (_, s) => s.tokens.some(({ low }) => /^(?:lottery|competition|prize)$/.test(low)),
      },
      {
        pattern:
          '( {make} ) @determiner+some|a|lot|much|more+<adj>* word=homework|housework|sport|sports|exercises|exercise|research|gymnastics|yoga|shopping|judo|karate|washing|ironing|homeworks !<noun> !<comp> !<adj>',
        write: (word) => inFormOf(word, 'do'),
        unless: ({ from, named }, s) => named.word?.low === 'exercises' && isAfter(s, from, /teacher/, 3),
      },
      {
        pattern: '( verb={make} ) a word=course|favour|test',
        write: (word) => inFormOf(word, 'do'),
        unless: ({ named: { verb, word } }, s) => isMadeSo(verb, word, s),
      },
      {
        pattern:
          '( {do} ) @determiner+some|many|few|lot|of|<adj>* word=mistake|mistakes|decision|decisions|noise|effort|friends|plan|plans|promise|money|phone|progress|dinner|breakfast|lunch|suggestion !<noun>',
        write: (word) => inFormOf(word, 'make'),
        unless: ({ named, to }, s) =>
          s.isQuestion ||
          named.word?.low === 'dinner' ||
          (/^(?:friends|plans|money|plan|mistakes)$/.test(s.tokens[to + 1]?.low ?? '') &&
            s.tokens[to + 2]?.tags.has('base') === true),
      },
      {
        pattern: '( verb={make} ) a word=party',
        write: (word) => inFormOf(word, 'have'),
        unless: ({ named: { verb, word } }, s) => isMadeSo(verb, word, s),
      },
      {
        pattern: '( {say} ) the truth|a lie|lies|a story|a joke',
        write: (word) => inFormOf(word, 'tell'),
      },
      {
        pattern: '( verb={do} ) a word=question',
        write: (word) => inFormOf(word, 'ask'),
        unless: ({ named: { verb, word } }, s) => isMadeSo(verb, word, s),
      },
      { pattern: '( {win} ) money|a lot at|in|from|per work|month|job', write: (word) => inFormOf(word, 'earn') },
      {
        pattern: '( {make} ) a? lot|lots of sport|exercise|homework|housework',
        write: (word) => inFormOf(word, 'do'),
      },
      {
        pattern: '( verb={make|do} ) a? lot|lots of photos|pictures',
        write: (word) => inFormOf(word, 'take'),
        unless: ({ named }) => named.verb?.verbs.includes('do') === true,
      },
      // He won a lot of money with his job.
      {
        pattern: '( {win} ) a? lot? of? much|more? money with|per|every|working',
        write: (word) => inFormOf(word, 'earn'),
      },
    ],
  }),
];
