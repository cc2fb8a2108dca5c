import { useEffect, useRef } from 'react';

/** Who turned the page below a list reads on at its top. */
export function useTopOnNewPage(page: number, isComing: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (isComing || shownPage.current === page) return;
    shownPage.current = page;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' });
  }, [page, isComing]);
  return top;
}
