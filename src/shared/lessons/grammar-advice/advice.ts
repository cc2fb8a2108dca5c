/** What a teacher wants to have ready for a point of grammar. */
export interface GrammarAdvice {
  /**
   * Questions that check the meaning, with the answers to be heard. The first one quotes the sentence they are about.
   */
  checks: readonly { question: string; answer: string }[];
  /** What may go wrong, and what helps. */
  problems: readonly { problem: string; solution: string }[];
}

/** Short ways of writing a question and a problem. */
export const check = (question: string, answer: string) => ({ question, answer });
export const trouble = (problem: string, solution: string) => ({ problem, solution });
