export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’.:,-][\p{L}\p{N}]+)*/gu) ?? [];

/** Letters and single spaces only, so that a quotation may end with another mark than the text. */
export const plain = (text: string) => ` ${wordsIn(text).join(' ').toLowerCase()} `;

/** Every piece between quotation marks; an ellipsis parts it in two. */
const quotesIn = (reason: string) =>
  [...reason.matchAll(/“([^”]+)”|"([^"]+)"|(?<!\p{L})‘([^‘]+?)’(?!\p{L})/gu)].flatMap(([, curly, straight, single]) =>
    (curly ?? straight ?? single ?? '').split(/…|\.\.\./).filter((piece) => wordsIn(piece).length > 0),
  );

/** What a reason says that its text says, and its text does not. */
export function misquoted(reason: string, text: string): string[] {
  const quotable = plain(text);
  return quotesIn(reason).filter((quote) => !quotable.includes(plain(quote)));
}
