import type * as z from 'zod';
import type { Output } from '#shared/api/generate';
import type { Random } from '#shared/core/random';

/** One thing to be generated: how our own engine makes it, how a model is asked for it, and which answers are good. */
export interface Task {
  /** Without a model, and always the same from the same chance. */
  builtIn(random: Random): Output;
  /** What a model is to do. */
  system: string;
  /** What it is to do it with. */
  given: object;
  /** What it should write. */
  shape: z.ZodType;
  /** What it wrote as an answer, or why it cannot be one. */
  read(json: unknown): Output | 'wrong_shape' | 'against_rules';
  /** What can be read already of something half written. */
  shown(json: unknown): string;
}

interface Parts<Draft> extends Omit<Task, 'shape' | 'read' | 'shown'> {
  shape: z.ZodType<Draft>;
  /** The rules: what is good of the draft, or undefined where that is too little. */
  keep(draft: Draft): Output | undefined;
  shown?: Task['shown'];
}

export function defineTask<Draft>({ keep, shown = () => '', ...parts }: Parts<Draft>): Task {
  return {
    ...parts,
    shown,
    read(json) {
      const draft = parts.shape.safeParse(json);
      if (!draft.success) return 'wrong_shape';
      return keep(draft.data) ?? 'against_rules';
    },
  };
}
