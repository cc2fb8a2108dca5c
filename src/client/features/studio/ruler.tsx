import { useId } from 'react';

/** A ruler's edge across the page: a long line every ten short ones. */
export function Ruler({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg width="100%" height="22" fill="none" strokeWidth="1.5" aria-hidden="true" className={className}>
      <defs>
        <pattern id={id} width="100" height="22" patternUnits="userSpaceOnUse" className="stroke-edge">
          <path d="M.75 0v20" />
          <path d="M50.75 0v14" />
          <path d="M10.75 0v8M20.75 0v8M30.75 0v8M40.75 0v8M60.75 0v8M70.75 0v8M80.75 0v8M90.75 0v8" />
        </pattern>
      </defs>
      <path d="M0 .75h4000" className="stroke-edge" />
      <rect width="100%" height="22" fill={`url(#${id})`} />
    </svg>
  );
}
