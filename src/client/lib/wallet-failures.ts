/** What is said when a call of the wallet could not be sent, by procedure. */
export const walletNetworkTexts = {
  consume: 'Network error while consuming tokens',
  packages: 'Network error while fetching token packages',
  validatePurchase: 'Network error while validating purchase',
  processPurchase: 'Network error while processing purchase',
  usageStats: 'Network error while fetching usage stats',
  actionCosts: 'Network error while fetching action costs',
} as const;

/** The same for a call that a screen leaves to the common place; `key` is what the query client knows it by. */
export function walletNetworkText(key: unknown): string | undefined {
  const path: unknown = Array.isArray(key) ? key[0] : undefined;
  if (!Array.isArray(path) || path[0] !== 'tokens') return undefined;
  return new Map<unknown, string>(Object.entries(walletNetworkTexts)).get(path[1]);
}
