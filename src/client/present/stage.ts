import { createContext } from 'react';
import type { usePresent } from './use-present';

/** Whether the class looks at what an app shows, and the way there and back. None outside of apps. */
export const StageContext = createContext<ReturnType<typeof usePresent> | undefined>(undefined);
