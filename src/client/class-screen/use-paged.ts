import { useCallback, useRef, useState } from 'react';
import type { ScreenContent, Shown } from '#shared/screen/content';

/** What it is about: while that stays, so does its page. */
function subjectOf(content: ScreenContent | undefined): string {
  if (!content) return '';
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

const linesOf = (content: ScreenContent | undefined) => (content?.kind === 'text' ? content.lines.length : 0);

/** Which page of what is shown is on the screen. A text that is uncovered goes on to the page with its newest line. */
export function usePaged(shown: Shown | undefined) {
  const subject = subjectOf(shown?.content);
  const lines = linesOf(shown?.content);
  const [place, setPlace] = useState({ subject, page: 0, pages: 1 });
  const known = useRef({ subject, lines });
  const page = place.subject === subject ? Math.min(place.page, place.pages - 1) : 0;
  const pages = place.subject === subject ? place.pages : 1;

  const onPages = useCallback(
    (count: number) => {
      const isLonger = known.current.subject === subject && known.current.lines > 0 && lines > known.current.lines;
      known.current = { subject, lines };
      setPlace((before) => {
        const stays = before.subject === subject ? Math.min(before.page, count - 1) : 0;
        const next = { subject, pages: count, page: isLonger ? count - 1 : stays };
        const isSame = before.subject === subject && before.page === next.page && before.pages === count;
        return isSame ? before : next;
      });
    },
    [subject, lines],
  );

  function turn(by: 1 | -1): boolean {
    const to = page + by;
    if (to < 0 || to >= pages) return false;
    setPlace({ subject, page: to, pages });
    return true;
  }

  return { shown, page, pages, onPages, turn };
}
