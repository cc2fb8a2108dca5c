import type { PointId } from '#shared/grammar/points';
import { a1 } from './grammar-advice/a1';
import { a2 } from './grammar-advice/a2';
import type { GrammarAdvice } from './grammar-advice/advice';
import { b1 } from './grammar-advice/b1';
import { b2 } from './grammar-advice/b2';

/** Concept-check questions and likely problems for each of the forty-five grammar points. */
export const grammarAdvice: Readonly<Record<PointId, GrammarAdvice>> = { ...a1, ...a2, ...b1, ...b2 };
