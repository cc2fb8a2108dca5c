/**
 * Writes into the contents on which page each chapter begins. CSS cannot say it, so a copy of the book is set out of
 * sight in columns as large as its pages. Where the browser prints no numbers on pages, none are given.
 */
export function numberContents(book: HTMLElement): void {
  const lines = book.querySelectorAll<HTMLElement>('[data-contents] li');
  if (lines.length === 0 || !printsPageNumbers()) return;
  const room = document.createElement('div');
  room.className = `print-measure ${book.closest('.is-large') ? 'is-large' : ''}`;
  const copy = book.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  room.append(copy);
  document.body.append(room);
  const { left, width } = copy.getBoundingClientRect();
  const pages = [...copy.querySelectorAll('[data-chapter]')].map(
    (chapter) => Math.round(((chapter.getClientRects()[0]?.left ?? left) - left) / width) + 1,
  );
  room.remove();
  for (const [place, line] of lines.entries()) line.dataset.page = String(pages[place] ?? '');
}

/** Numbers at the foot of a page are young in browsers. */
function printsPageNumbers(): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page { @bottom-center { content: counter(page); } }');
  const [page] = sheet.cssRules;
  return page instanceof CSSPageRule && page.cssText.includes('@bottom-center');
}
