import { type ComponentType, createContext, type ReactNode } from 'react';
import type { PlayedProps } from '#client/class-screen/played-on-screen';

export interface Stage {
  /** Whether the class looks at what the app shows. */
  isPresenting: boolean;
  /** Sends the question that is open to the class's screen while the class looks on. */
  Played: ComponentType<PlayedProps> | undefined;
  /** The way there and back, the class's screen, and what makes the screen dark. */
  controls: ReactNode;
  /** Goes to the class, or comes back to the desk. */
  toggle: () => void;
}

/** Where something is played or shown. None outside of apps. */
export const StageContext = createContext<Stage | undefined>(undefined);
