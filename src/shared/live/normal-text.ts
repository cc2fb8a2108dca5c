/** What two answers have in common that are the same to a class: not case, spaces, or a sign at the end. */
export const normalText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!?]+$/, '')
    .trim();
