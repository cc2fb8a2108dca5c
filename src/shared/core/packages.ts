export const packageIds = ['small', 'medium', 'large'] as const;
export type PackageId = (typeof packageIds)[number];

export interface TokenPackage {
  id: PackageId;
  name: string;
  tokens: number;
  /** US dollars. */
  price: number;
  popular: boolean;
  /** What it saves against the smallest package, as words; empty for the smallest. */
  savings: string;
}

export const packages: readonly TokenPackage[] = [
  { id: 'small', name: '100 tokens', tokens: 100, price: 5, popular: false, savings: '' },
  { id: 'medium', name: '500 tokens', tokens: 500, price: 20, popular: true, savings: 'Save 20%' },
  { id: 'large', name: '2,000 tokens', tokens: 2000, price: 60, popular: false, savings: 'Save 40%' },
];

export function findPackage(id: string): TokenPackage | undefined {
  return packages.find((one) => one.id === id);
}
