import { ofEachKind } from './retention';

/** Stands in rendered pages for what is known only where the portal runs. The server puts the real things there. */
export const blanks = {
  kept: ofEachKind((kind) => `kept.${kind}.invalid`),
  contactEmail: 'contact@portal.invalid',
  checkout: { pro: 'https://checkout.invalid/pro', team: 'https://checkout.invalid/team' },
} as const;
