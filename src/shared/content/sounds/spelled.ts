/** Spellings as they are written in the tables: `ee: see, tree; ea: eat, tea`. */
export function spelled(text: string): { letters: string; words: string[] }[] {
  return text.split(';').map((part) => {
    const [letters = '', words = ''] = part.split(':');
    return { letters: letters.trim(), words: words.split(',').map((word) => word.trim()) };
  });
}
