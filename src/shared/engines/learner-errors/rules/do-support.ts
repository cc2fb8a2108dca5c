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
      { is: 'do|does not? @subject not? ( <past&!base> )', write: (m) => base(m[4]) },
      { is: 'do|does not ( <past&!base&!adj> )', write: (m) => base(m[2]) },
      { is: 'did @subject ( <third&!noun&!plural>+<ing&!noun> )', write: (m) => base(m[2]) },
      { is: '^ why|where|when|how|what|who did @subject+<name>? ( <past&!base> )', write: (m) => base(m[4]) },
      { is: 'did not|never @middle* ( <past&!base> )', write: (m) => base(m[3]) },
      { is: 'did @subject not? @middle* ( <past&!base> )', write: (m) => base(m[4]) },
      {
        is: 'did not @middle* ( found|felt|left|saw )',
        write: (m) => ({ found: 'find', felt: 'feel', left: 'leave', saw: 'see' })[says(m[3])] ?? '',
      },
      // These are verbs of their own, or other words, elsewhere.
      {
        is: 'did @subject not? @middle* ( felt|left|saw )',
        write: (m) => ({ felt: 'feel', left: 'leave', saw: 'see' })[says(m[4])] ?? '',
        unless: (_, s) => !s.isQuestion,
      },
      { is: 'did @determiner <noun+plural+@person+@people> ( <past&!base&!adj> )', write: (m) => base(m[3]) },
      { is: 'did not @middle* ( <third&!noun&!plural> )', write: (m) => base(m[3]) },
      // Did you have seen my keys?
      {
        is: 'did @subject ( have seen|been|done|gone|arrived|finished|eaten|lost|visited|heard|met|bought ) !<noun> !<plural>',
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
      { is: 'do|does @subject ( have got )', write: () => 'have' },
      { is: 'do|does not ( have got )', write: () => 'have' },
      { is: 'do|does|did not? @subject ( <ing&!noun> )', write: (m) => base(m[3]), unless: (_, s) => !s.isQuestion },
      { is: '@subject do|does|did not ( <ing&!noun> )', write: (m) => base(m[3]) },
      { is: '( do ) he|she|it not? <base>', write: () => 'does' },
      { is: '( does ) i|you|we|they not? <base>', write: () => 'do' },
      { is: '( do ) @possessive @person <base>', write: () => 'does', unless: (_, s) => !s.isQuestion },
      {
        is: '( does ) @possessive+the <plural&!noun>+@people <base>',
        write: () => 'do',
        unless: (_, s) => !s.isQuestion,
      },
      { is: '( i|we|they|you does not )' },
      { is: 'do|does not @middle* ( <third> )', write: (m) => base(m[3]) },
      { is: 'do|does @subject not? @middle* ( <third> )', write: (m) => base(m[4]) },
      { is: 'does @determiner <!punct&!@auxiliary>? <noun>+@person ( <third> )', write: (m) => base(m[4]) },
      { is: 'does <name> ( <third> )', write: (m) => base(m[2]) },
      { is: 'do|does|did not? @subject ( are|is|am|was|were )' },
      { is: 'do|does|did not ( have finished|done|seen|been|gone|eaten|started|arrived|received )' },
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
        is: '^^ @subject ( not|no <base&!noun> )',
        write: (m) => `don’t ${says(m[3])}`,
        unless: ({ steps }) => steps[1]?.low === 'he' || steps[1]?.low === 'she' || steps[1]?.low === 'it',
      },
      '^^ he|she|it ( not|no <base&!noun+third> )',
      { is: '^^ @subject ( no can|could|will|must|like|want )' },
      // She not came.
      { is: '^^ @subject ( not <past&!@be&!@have&!@modal&!@do> )', write: (m) => `didn’t ${base(m[3])}` },
    ],
  }),
];
