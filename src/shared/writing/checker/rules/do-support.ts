import { base, defineRule, says } from '../rule';

export const doSupport = [
  defineRule({
    id: 'did-past',
    name: 'Did + base form',
    code: 'VF',
    why: 'Did and didn’t show the past already: the verb after them has no ending.',
    wrong: 'I didn’t went there.',
    right: 'I didn’t go there.',
    point: 'past-simple-questions',
    patterns: [
      { pattern: 'do|does not? @subject not? ( <past&!base> )', write: (m) => base(m[4]) },
      { pattern: 'do|does not ( <past&!base&!adj> )', write: (m) => base(m[2]) },
      { pattern: 'did @subject ( <third&!noun&!plural>+<ing&!noun> )', write: (m) => base(m[2]) },
      { pattern: '^ why|where|when|how|what|who did @subject+<name>? ( <past&!base> )', write: (m) => base(m[4]) },
      { pattern: 'did not|never @middle* ( <past&!base> )', write: (m) => base(m[3]) },
      { pattern: 'did @subject not? @middle* ( <past&!base> )', write: (m) => base(m[4]) },
      {
        pattern: 'did not @middle* ( found|felt|left|saw )',
        write: (m) => ({ found: 'find', felt: 'feel', left: 'leave', saw: 'see' })[says(m[3])] ?? '',
      },
      // These are verbs of their own, or other words, elsewhere.
      {
        pattern: 'did @subject not? @middle* ( felt|left|saw )',
        write: (m) => ({ felt: 'feel', left: 'leave', saw: 'see' })[says(m[4])] ?? '',
        unless: (_, s) => !s.isQuestion,
      },
      { pattern: 'did @determiner <noun+plural+@person+@people> ( <past&!base&!adj> )', write: (m) => base(m[3]) },
      { pattern: 'did not @middle* ( <third&!noun&!plural> )', write: (m) => base(m[3]) },
      // Did you have seen my keys?
      {
        pattern:
          'did @subject ( have seen|been|done|gone|arrived|finished|eaten|lost|visited|heard|met|bought ) !<noun> !<plural>',
        unless: (_, s) => !s.isQuestion,
      },
    ],
  }),
  defineRule({
    id: 'do-third',
    name: 'Do and does + base form',
    code: 'VF',
    why: 'Does shows the third person already: the verb after it has no -s.',
    wrong: 'Does she likes tea?',
    right: 'Does she like tea?',
    point: 'present-simple-questions',
    patterns: [
      { pattern: 'do|does @subject ( have got )', write: () => 'have' },
      { pattern: 'do|does not ( have got )', write: () => 'have' },
      {
        pattern: 'do|does|did not? @subject ( <ing&!noun> )',
        write: (m) => base(m[3]),
        unless: (_, s) => !s.isQuestion,
      },
      { pattern: '@subject do|does|did not ( <ing&!noun> )', write: (m) => base(m[3]) },
      { pattern: '( do ) he|she|it not? <base>', write: () => 'does' },
      { pattern: '( does ) i|you|we|they not? <base>', write: () => 'do' },
      { pattern: '( do ) @possessive @person <base>', write: () => 'does', unless: (_, s) => !s.isQuestion },
      {
        pattern: '( does ) @possessive+the <plural&!noun>+@people <base>',
        write: () => 'do',
        unless: (_, s) => !s.isQuestion,
      },
      { pattern: '( i|we|they|you does not )' },
      { pattern: 'do|does not @middle* ( <third> )', write: (m) => base(m[3]) },
      { pattern: 'do|does @subject not? @middle* ( <third> )', write: (m) => base(m[4]) },
      { pattern: 'does @determiner <!punct&!@auxiliary>? <noun>+@person ( <third> )', write: (m) => base(m[4]) },
      { pattern: 'does <name> ( <third> )', write: (m) => base(m[2]) },
      { pattern: 'do|does|did not? @subject ( are|is|am|was|were )' },
      { pattern: 'do|does|did not ( have finished|done|seen|been|gone|eaten|started|arrived|received )' },
    ],
  }),
  defineRule({
    id: 'not-without-do',
    name: 'Negative with do',
    code: 'VF',
    why: 'A negative of the present or past simple has don’t, doesn’t or didn’t.',
    wrong: 'I not understand.',
    right: 'I don’t understand.',
    point: 'present-simple',
    patterns: [
      {
        pattern: '^^ @subject ( not|no <base&!noun> )',
        write: (m) => `don’t ${says(m[3])}`,
        unless: ({ steps }) => steps[1]?.low === 'he' || steps[1]?.low === 'she' || steps[1]?.low === 'it',
      },
      '^^ he|she|it ( not|no <base&!noun+third> )',
      { pattern: '^^ @subject ( no can|could|will|must|like|want )' },
      // She not came.
      { pattern: '^^ @subject ( not <past&!@be&!@have&!@modal&!@do> )', write: (m) => `didn’t ${base(m[3])}` },
    ],
  }),
];
