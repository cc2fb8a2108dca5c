import { nounPhraseAt } from '../noun-phrase';
import { askedOrder, toldOrder } from '../repair-order';
import { defineRule, says } from '../rule';
import type { Sentence } from '../token';
import { wordSets } from '../word-sets';

/** A part with where or when before the question itself. */
const hasComma = (_: unknown, { tokens }: { tokens: readonly { low: string }[] }) =>
  tokens.some(({ low }) => low === ',' || low === ';');

/** Who does the work: no second verb follows, so that nothing is asked with do. */
function isOnlyVerb({ tokens }: Sentence, at: number): boolean {
  const rest = tokens.slice((nounPhraseAt(tokens, at)?.head ?? at) + 1);
  const end = rest.findIndex(({ low, tags }) => tags.has('punct') || wordSets.clauseWord.has(low));
  return !rest.slice(0, end < 0 ? undefined : end).some(({ tags }) => tags.has('base'));
}

/** The hell, the devil, on earth: what may stand after a question word. */
const isOath = (at: number, { tokens }: Sentence) => /^(?:hell|heck|devil)$/.test(tokens[at + 1]?.low ?? '');

export const questions = [
  defineRule({
    id: 'question-order',
    name: 'Word order in questions',
    code: 'WO',
    why: 'In a question an auxiliary stands before the subject: where did you buy it, where are you going?',
    wrong: 'Where you live?',
    right: 'Where do you live?',
    point: 'question-forms',
    repair: askedOrder,
    patterns: [
      { pattern: '^ ( how ) do|does|did|would|will @subject look|looks like', write: () => 'What' },
      { pattern: '^ ( how ) do|does|did @determiner <adj>? <noun> look|looks like', write: () => 'What' },
      { pattern: '^ ( how ) is|was|are the|it|your|he|she <noun>? like', write: () => 'What' },
      {
        pattern: '^ ( how ) do|does you|we|they word=call|say this|it|that',
        write: () => 'What',
        unless: ({ named }) => named.word?.low === 'say',
      },
      { pattern: '^ ( how is called )' },
      { pattern: '^ i|you|he|she|we|they <!punct>* <!punct>* , ( is not it )' },
      {
        pattern: '^ @possessive|the @person <!punct>* <!punct>* , ( is not it|he|she )',
        unless: (_, s) =>
          s.tokens.some(({ low }, at) => low === 'is' && at < 5) ||
          s.tokens.slice(0, 6).some(({ text }) => /^['’]s$/.test(text)),
      },
      { pattern: '^ how many <plural>+people|children ( @subject <base+third> )', unless: (_, s) => !s.isQuestion },
      {
        pattern: '^ ( you|he|she|they <base&!noun&!past&!@do&!@remark> ) *',
        // You think we are ready? is what is said in talk.
        unless: (m, s) =>
          !s.isQuestion ||
          hasComma(m, s) ||
          (/^(?:think|ask|want|call|remember|have)$/.test(s.tokens[m.to]?.low ?? '') &&
            s.tokens[m.to + 1]?.low !== 'ever'),
      },
      {
        pattern: '^ ( <base&!@auxiliary&!@modal&!@remark> you|he|she|they ) *',
        unless: (m, s) =>
          !s.isQuestion || hasComma(m, s) || /^(?:think|want|need|care|bet|dare)$/.test(s.tokens[m.from]?.low ?? ''),
      },
      { pattern: '^ ( <past&!@auxiliary&!@be&!@have> you|he|she|they )', unless: (_, s) => !s.isQuestion },
      {
        pattern:
          '^ where|when|how|why ( <third&!@auxiliary&!@be>+<past&!@auxiliary&!@be>+<base&!@auxiliary&!@be&!@modal> @possessive+the+@subject+<name> )',
        // How come you never told me? How dare he?
        unless: (m, s) => !s.isQuestion || hasComma(m, s) || /^(?:come|dare)$/.test(s.tokens[m.from]?.low ?? ''),
      },
      { pattern: '^ what|where|why @bePresent ( <ing> he|she|you|they+@possessive )', unless: (_, s) => !s.isQuestion },
      {
        pattern: '^ and|but|so? what|why|where|how ( @subject @bePresent+have|has|can|will|did|do ) *',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      { pattern: '^ why not? ( @subject <base+third+past> )', unless: (m, s) => !s.isQuestion || hasComma(m, s) },
      {
        pattern: '^ word=@wh @possessive @person ( <third+past> )',
        unless: ({ named }, s) => !s.isQuestion || /^(?:who|whose|which|what)$/.test(named.word?.low ?? ''),
      },
      {
        pattern: '^ word=@wh <name> ( <third> )',
        unless: ({ named }, s) => !s.isQuestion || /^(?:who|whose|which|what)$/.test(named.word?.low ?? ''),
      },
      { pattern: '^ where|when|why|how|what|who ( @subject ) *', unless: (m, s) => !s.isQuestion || hasComma(m, s) },
      {
        pattern: '^ what|which time|colour|day|kind|book|film|food|sport|music of? <noun>? ( @subject ) *',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      {
        pattern: '^ how much|many|long|often|far|old|big|tall <noun+plural>? ( @subject ) *',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      {
        pattern: '^ where|when|why|how|what time ( @determiner <adj>? <noun> <third>+<past&!pp>+@be ) ',
        unless: (m, s) => !s.isQuestion || hasComma(m, s) || isOath(m.from, s),
      },
      {
        pattern: '^ where|when|why|how time? ( @determiner <adj>? <noun+plural> <third>+<past&!adj>+@beFinite )',
        // How the hell did you get in?
        unless: (m, s) => !s.isQuestion || hasComma(m, s) || isOath(m.from, s),
      },
      { pattern: '^ what time ( @determiner <noun+plural> )', unless: (_, s) => !s.isQuestion },
      // How to prepare them for it? may be a heading; how to say this?, asked of somebody, is not.
      { pattern: '^ ( how to <base> ) <!punct>*', unless: (_, s) => !s.isQuestion || s.tokens.length > 7 },
      {
        pattern: '^ ( what verb=<third>+mean|means ) <!punct&!@determiner>+this|that|the',
        unless: ({ named }, s) => !s.isQuestion || !/^means?$/.test(named.verb?.low ?? ''),
      },
      { pattern: '^ ( do you can ) ', write: () => 'Can you' },
      {
        pattern: 'was|were|did|had|will|can|has|have|<past&!pp> <!punct>* , ( is not it )',
        unless: (_, s) => s.tokens.slice(0, 5).some(({ low }) => low === 'is' || low === "'s"),
      },
      { pattern: '^ what ( did happen )', write: () => 'happened' },
      {
        pattern: '^ who ( did <base> ) the|a|my|it|this|that',
        unless: ({ to }, s) => /^(?:have|do)$/.test(s.tokens[to]?.low ?? ''),
      },
      { pattern: '^ how ( is going )', write: () => 'is it going' },
      { pattern: '^ ( how ) do you think about|of', write: () => 'What' },
      { pattern: 'what is @determiner <noun> ( look ) like', write: () => '' },
      { pattern: '^ @subject <third&!@be&!@have> <!punct>* , ( is not he|she|it )', write: () => 'doesn’t' },
      { pattern: '^ @subject do not <!punct>* , ( do not @subject )' },
      { pattern: '^ how long ( time ) do|does|did', write: () => '' },
      { pattern: '^ ( is|are|was anybody|somebody|anyone ) who|in|at|here|that' },
      // Why are crying the children?
      {
        pattern: '^ word=@wh @bePresent+was|were ( <ing> @determiner <noun+plural> )',
        unless: ({ named }, s) => !s.isQuestion || /^(?:who|what|which|whose)$/.test(named.word?.low ?? ''),
      },
      // How many people there are?
      { pattern: '^ how many|much <noun+plural>+people ( there is|are|was|were )', unless: (_, s) => !s.isQuestion },
      // Where your parents work?
      {
        pattern: '^ where|when|why|how ( @possessive @people+@person <base+third> )',
        unless: (m, s) => !s.isQuestion || hasComma(m, s),
      },
      // What kind of music your sister likes?
      {
        pattern:
          '^ what|which kind|sort|type|colour|music|food|book|films? of? <noun&!@modal+plural>? ( @possessive @person+@people )',
        unless: (_, s) => !s.isQuestion,
      },
      // How was called your teacher?
      '^ ( how is|are|was called )',
      // I haven’t finished yet my homework.
      '@have not <pp> ( yet ) @determiner',
      // Did you ever been in Rome?
      { pattern: '^ ( did ) @subject ever? been|seen|done|eaten|gone|written', write: () => 'Have' },

      { pattern: '^ how old ( has|have )', write: (word) => (says(word) === 'has' ? 'is' : 'are') },
    ],
  }),
  defineRule({
    id: 'indirect-question',
    name: 'Questions inside sentences',
    code: 'WO',
    why: 'Inside a sentence a question has the word order of a statement: I know where he lives.',
    wrong: 'I don’t know where is he.',
    right: 'I don’t know where he is.',
    point: 'reported-questions',
    repair: toldOrder,
    patterns: [
      {
        pattern: '{know|wonder|ask|tell} @anyObject? where|how|what|who|why ( @beFinite|do|does|did <name> )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      {
        pattern: '{tell|know|ask|say|wonder|remember} @anyObject? what time ( @beFinite+do|does|did it|the+@subject )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      {
        pattern:
          '{tell|know|ask|wonder|remember|depend} @anyObject? how old|much|many|long|far|often|tall|big <noun+plural>? ( @beFinite+do|does|did @subject+@determiner )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      { pattern: '{ask} @anyObject? ( that if|whether )', write: () => 'if' },
      {
        pattern: '{ask|wonder|know} @anyObject ( do|does|did|is|are|was|were|can i|he|she|we|they )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:,]$/.test(low)),
      },
      {
        pattern:
          '{know|wonder|understand|remember|forget|tell|ask|say|explain|see|decide|imagine} @anyObject? word=@wh+if <noun>? ( do|does|did @subject+@determiner+<name> )',
        // Tell me who did it.
        unless: ({ to, named }, s) =>
          (/^(?:who|what|which)$/.test(named.word?.low ?? '') && isOnlyVerb(s, to)) ||
          s.tokens[to + 1] === undefined ||
          s.tokens[to + 1]?.tags.has('punct') === true ||
          s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      {
        pattern:
          '{know|wonder|understand|remember|forget|tell|ask|explain|imagine} @anyObject? word=what|where|when|why|how|who ( @beFinite @subject+@possessive+this|that|these|those )',
        unless: ({ to, named }, s) =>
          s.tokens.some(({ low }) => /^["“:]$/.test(low)) ||
          (named.word?.low === 'what' && s.tokens[to]?.tags.has('punct') === true),
      },
      {
        pattern:
          '{know|wonder|remember|forget|tell|ask|explain} @anyObject? where|when ( @beFinite the <adj+sup>? <noun> )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      {
        pattern: '{know|wonder|tell|ask} @anyObject? @wh ( can|could|should|will|would @subject )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      { pattern: 'idea|sure|question @wh ( @beFinite+do|does|did @subject+@possessive )' },
      // He asked him how fast was he driving.
      {
        pattern: '{ask|know|tell|wonder} @anyObject? how <adj+adv> ( @beFinite @subject )',
        unless: (_, s) => s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
      // They asked us if had we seen it.
      { pattern: '{ask|know|wonder} @anyObject? if|whether ( @have+@beFinite+@do+@modal @subject )' },
      // I have no idea what is the answer.
      { pattern: 'no idea what|where|who|how ( is|are|was @determiner <noun> ) >$' },

      // Could you tell me what is the salary?
      {
        pattern: '{tell|know|ask|wonder} @anyObject? what ( is|was|are|were @determiner <noun> ) >$',
        unless: ({ to }, s) =>
          /^(?:matter|problem|point|difference|news)$/.test(s.tokens[to]?.low ?? '') ||
          s.tokens.some(({ low }) => /^["“:]$/.test(low)),
      },
    ],
  }),
];
