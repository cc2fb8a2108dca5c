import { createContext, type ReactNode, useContext } from 'react';
import { type TimeFactor, timeText } from '#shared/classes/time-factors';

/** What a copy on paper is like for the student that it is for. */
export interface PaperNeeds {
  /** Whose copy it is: two students may have one name. */
  studentId: string;
  /** Stands on the line for the name. */
  name: string;
  largerText: boolean;
  /** Wide spacing, as the reading font has on the screen. */
  readingFont: boolean;
  /** A wrong choice is crossed out, so that all others keep their letters and the key is the same. */
  fewerChoices: boolean;
  /** Said on it, for who looks at the clock; nothing where they have as long as everybody. */
  timeFactor: TimeFactor | null;
  /** Said on it, for who reads it out. */
  readAloud: boolean;
}

const Needs = createContext<PaperNeeds | undefined>(undefined);

/** Whose copy this is; of the sheet for everybody, nobody's. */
export const usePaperNeeds = (): PaperNeeds | undefined => useContext(Needs);

/** What no sheet can give by itself, for who sits with the student: `time × 1.5`. */
export function saidOnPaper({ timeFactor, readAloud }: Pick<PaperNeeds, 'timeFactor' | 'readAloud'>): string[] {
  return [...(timeFactor === null ? [] : [timeText(timeFactor)]), ...(readAloud ? ['read aloud'] : [])];
}

export function PaperFor({ needs, children }: { needs: PaperNeeds; children: ReactNode }) {
  return <Needs value={needs}>{children}</Needs>;
}
