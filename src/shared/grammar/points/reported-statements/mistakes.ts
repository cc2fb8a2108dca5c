import type { PointMistakes } from '../parts';

export const mistakes = {
  'no-backshift': ['Tense not moved', 'What was said then moves one step into the past.'],
  'reported-form': ['Wrong form in reported speech', 'The verb after the reporting verb has its usual forms.'],
  'reported-modal': ['Modal in reported speech', 'can – could, will – would.'],
  'say-tell': ['Say or tell', 'tell someone; say something.'],
} satisfies PointMistakes;
