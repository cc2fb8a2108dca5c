import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Played } from '#client/class-screen/played-on-screen';

export interface Stage {
  /** Whether the class looks at what the app shows. */
  isPresenting: boolean;
  /** Sends a question that is played there to the class's screen. */
  Played: ComponentType<Played> | undefined;
  /** The way there and back, and what makes the screen dark. */
  controls: ReactNode;
  /** Goes to the class, or comes back to the desk. */
  toggle: () => void;
}

/** Where something is played or shown. None outside of apps. */
export const StageContext = createContext<Stage | undefined>(undefined);
