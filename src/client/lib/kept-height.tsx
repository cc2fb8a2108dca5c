import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readStoredJson, writeStored } from './storage';

interface KeptHeightProps {
  /** What is in it; the height is remembered by this name. */
  name: string;
  isLoading: boolean;
  children?: ReactNode;
}

/**
 * While its content is loaded it is as high as it was the last time on this device, so that what stands below does not
 * slip away under the finger when the content comes.
 */
export function KeptHeight({ name, isLoading, children }: KeptHeightProps) {
  const box = useRef<HTMLDivElement>(null);
  const key = `height:${name}`;
  const [lastTime] = useState(() => heightAt(readStoredJson(key), window.innerWidth));

  useEffect(() => {
    if (isLoading || !box.current) return;
    const watched = box.current;
    const observer = new ResizeObserver(() =>
      writeStored(key, JSON.stringify({ width: window.innerWidth, height: watched.offsetHeight })),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [isLoading, key]);

  return (
    <div
      ref={box}
      className={isLoading && lastTime ? 'flow-root' : 'flow-root empty:hidden'}
      style={isLoading ? { minHeight: lastTime } : undefined}
    >
      {children}
    </div>
  );
}

/** Another window is another layout: nothing is known of it. */
function heightAt(kept: unknown, width: number): number | undefined {
  if (typeof kept !== 'object' || kept === null || !('width' in kept) || !('height' in kept)) return undefined;
  return kept.width === width && typeof kept.height === 'number' ? kept.height : undefined;
}
