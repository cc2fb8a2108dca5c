import type { Page } from '@playwright/test';

/** Words that are cut off, and words that lie over others: what goes wrong when text grows. */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Anything of one pixel is for screen readers only.
      return width > 1 && height > 1 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    };
    const name = (element: Element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`;
    const lost: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (!isShown(element) || !element.textContent?.trim() || element.closest('.sr-only')) continue;
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) lost.push(`cut off: ${name(element)}`);
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) lost.push(`cut off: ${name(element)}`);
    }

    // In the topmost layer only, and nothing that floats: a dialog or a bar is meant to lie over the page.
    const top = document.querySelector('[role="dialog"]') ?? document.body;
    const floats = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || floats(element.parentElement));
    const lines: { rect: DOMRect; of: Element }[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const of = walker.currentNode.parentElement;
      if (!of || !walker.currentNode.textContent?.trim() || !isShown(of)) continue;
      if (of.closest('.sr-only, [aria-hidden="true"]') || floats(of)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // What is scrolled away inside a box is not in anybody's way.
      const box = of.closest('.overflow-auto, .overflow-y-auto, .overflow-x-auto')?.getBoundingClientRect();
      for (const rect of range.getClientRects()) {
        if (!box || (rect.bottom <= box.bottom && rect.top >= box.top)) lines.push({ rect, of });
      }
    }
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (one.of === other.of) continue;
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        // Lines stand close: their boxes may touch, letters may not.
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const lower = Math.min(one.rect.height, other.rect.height);
        if (across > 3 && down > lower * 0.4) lost.push(`over each other: ${name(one.of)} and ${name(other.of)}`);
      }
    }
    return [...new Set(lost)];
  });
}

/** What is wrong with how the focus shows where it is now; nothing when all is well. */
export async function focusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const name = `<${focused.tagName.toLowerCase()}> ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`;
    const ringed = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    };
    // A radio button is drawn by its label, and a link may cover the card that it stands on.
    const drawnBy = [focused, focused.closest('label'), focused.closest('li, article')];
    if (!drawnBy.some(ringed)) return `${name} has the focus and does not show it`;
    const box = (focused.closest('label') ?? focused).getBoundingClientRect();
    const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return isInView ? undefined : `${name} has the focus out of sight`;
  });
}
