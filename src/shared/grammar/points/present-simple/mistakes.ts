import type { PointMistakes } from '../parts';

export const mistakes = {
  'third-person-s': ['Missing -s of the third person', 'He, she and it: the verb needs -s.'],
  'extra-s': ['-s with the wrong person', 'Only he, she and it take -s.'],
  'spelling-s': ['Spelling of -s', 'study – studies, watch – watches, play – plays.'],
  'ing-without-be': ['-ing without be', 'The -ing form needs am, is, are, was or were before it.'],
  'be-plus-base': ['Be with a base form', 'After be comes -ing or a participle; a simple tense has no be.'],
} satisfies PointMistakes;
