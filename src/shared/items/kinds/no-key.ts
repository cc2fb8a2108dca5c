import { noFormats } from '../formats/item-formats';
import type { Judgement } from '../kind';

const ungraded: Judgement = { verdict: 'ungraded', score: 0 };

/** The parts of a kind that has no key: a person marks it, or nobody. */
export const noKey = {
  guess: () => 0,
  isTyped: false,
  rows: () => ({}),
  faults: () => [],
  draftFaults: () => [],
  advice: () => [],
  grade: () => ungraded,
  hint: () => undefined,
  key: () => '',
  keyOnPaper: () => '',
  otherKeys: () => [],
  rightAnswer: () => '',
  facts: () => [],
  underPrompt: () => undefined,
  onOneLine: (_: unknown, prompt: string) => prompt,
  formats: noFormats,
};

/** The parts of a kind whose question is its prompt alone. */
export const promptOnly = {
  headline: ({ prompt }: { prompt: string }) => prompt,
  asked: ({ prompt }: { prompt: string }) => prompt,
};
