import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into sight each time that something new is said in it; nothing is moved where it is seen already. */
export function useInSight<One extends HTMLElement>(said: string | undefined): RefObject<One | null> {
  const element = useRef<One>(null);
  useEffect(() => {
    if (said) element.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return element;
}
