export const longestQuestion = 120;

/** Why something that was typed cannot be answered. None of it is counted. */
export const hints = {
  empty: 'Type a question, or build one below.',
  long: `That is too long. Ask in at most ${longestQuestion} characters.`,
  open: 'Ask a yes/no question: Is it …? Can it …? Does it …?',
  choice: 'Ask about one thing only: Is it big?',
  negative: 'Ask without not: Is it …?',
  past: 'Ask about now: Is it …? Does it …?',
  'no-question': 'That is not a question yet. Begin with Is it …? Can it …? Does it …?',
} as const;
export type Hint = keyof typeof hints;
