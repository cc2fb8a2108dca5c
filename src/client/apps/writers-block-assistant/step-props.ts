import type { WritingData } from '#shared/writing/writing';

/** A step of a text shows what there is, and says which part of it changed. */
export interface StepProps {
  data: WritingData;
  onChange: (part: Partial<WritingData>) => void;
}
