import type { PointId } from '../points';
import { easyTexts } from './texts-easy';
import { hardTexts } from './texts-hard';

/** At least one written text for each point. */
export const clozeTexts: Record<PointId, readonly string[]> = { ...easyTexts, ...hardTexts };
