import * as z from 'zod';
import type { RetentionTexts } from './retention';

/** What the server tells the browser about this portal, inside the page. Nothing secret. */
export const portalSettings = z.object({
  contactEmail: z.string(),
  /** Under which address people reach it, where its settings say so. */
  address: z.string().optional(),
  /** New addresses are verified by mail. */
  verifiesAddresses: z.boolean(),
  payments: z.enum(['demo', 'off']),
  /** Where a plan is bought; plans without a link are applied at once (demo) or by writing to us. */
  checkout: z.object({ pro: z.string().optional(), team: z.string().optional() }),
  /** What a speech server of the portal does; nothing where there is none. */
  speech: z.object({ speaks: z.boolean(), listens: z.boolean() }).optional(),
});
export type PortalSettings = z.infer<typeof portalSettings> & {
  /** After how long what is deleted; only inside the page that shows it. */
  kept?: RetentionTexts;
};
