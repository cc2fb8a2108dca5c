import * as z from 'zod';
import { joinCodePattern, tidyJoinCode } from './join-code';

/** A code as it was typed; what is none is refused. */
export const joinCodeField = z
  .string()
  .max(40)
  .transform(tidyJoinCode)
  .pipe(z.string().regex(joinCodePattern, 'A code has six letters. Please check it.'));
