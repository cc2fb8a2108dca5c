const letters = 4;
const most = 36 ** letters;

/** A number for a new sheet. */
export const newSheetSeed = () => Math.floor(Math.random() * most);

/** Four signs on a sheet of paper, by which the same sheet can be printed again. */
export const sheetCode = (seed: number) => (seed % most).toString(36).toUpperCase().padStart(letters, '0');

/** The number behind a code, or nothing where it is none. */
export function seedOfCode(code: string): number | undefined {
  const typed = code.trim().toLowerCase();
  return /^[0-9a-z]{4}$/.test(typed) ? Number.parseInt(typed, 36) : undefined;
}
