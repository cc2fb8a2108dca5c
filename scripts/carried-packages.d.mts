export const carriedPackages: string[];
export function carryPackages(folder: string): void;
