import { useCallback, useRef, useState } from 'react';
import type { ScreenContent } from '#shared/screen/content';
import type { OnScreen } from './channel';

/** What it is about: while that stays, so does its page. */
function subjectOf(shown: OnScreen | undefined): string {
  if (!shown) return '';
  if ('isDark' in shown) return 'dark';
  return 'wall' in shown ? `wall ${shown.subject}` : subjectIn(shown.content);
}

function subjectIn(content: ScreenContent): string {
  switch (content.kind) {
    case 'question':
      return `question ${content.number} ${content.text}`;
    case 'text':
    case 'words':
      return `${content.kind} ${content.title}`;
    case 'card':
      return `card ${content.number} ${content.front}`;
    case 'order':
      return `order ${content.number}`;
    case 'wait':
    case 'dice':
    case 'teams':
      return content.kind;
  }
}

/** How many lines, words or parts of it can be read. */
function lengthOf(shown: OnScreen | undefined): number {
  if (!shown || 'isDark' in shown) return 0;
  if ('wall' in shown) return shown.parts;
  const { content } = shown;
  if (content.kind === 'text') return content.lines.length;
  return content.kind === 'words' ? content.words.length : 0;
}

/**
 * Which page of what is shown is on the screen. What is uncovered bit by bit goes on to the page with its newest, and a
 * question to what came of it.
 */
export function usePaged(shown: OnScreen | undefined) {
  const subject = subjectOf(shown);
  const length = lengthOf(shown);
  const [place, setPlace] = useState({ subject, page: 0, pages: 1 });
  const known = useRef({ subject, length });
  const page = place.subject === subject ? Math.min(place.page, place.pages - 1) : 0;
  const pages = place.subject === subject ? place.pages : 1;

  const onPages = useCallback(
    (count: number) => {
      const isLonger = known.current.subject === subject && known.current.length > 0 && length > known.current.length;
      known.current = { subject, length };
      setPlace((before) => {
        const stays = before.subject === subject ? Math.min(before.page, count - 1) : 0;
        const next = { subject, pages: count, page: isLonger ? count - 1 : stays };
        const isSame = before.subject === subject && before.page === next.page && before.pages === count;
        return isSame ? before : next;
      });
    },
    [subject, length],
  );

  function turn(by: 1 | -1): boolean {
    const to = page + by;
    if (to < 0 || to >= pages) return false;
    goTo(to);
    return true;
  }
  /** As far as there are pages. */
  const goTo = (to: number) => setPlace({ subject, page: Math.min(to, pages - 1), pages });

  return { page, pages, onPages, turn, goTo };
}
