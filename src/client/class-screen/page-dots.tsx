/** On which page of what does not fit on one. */
export function PageDots({ page, pages }: { page: number; pages: number }) {
  return (
    <p className="class-dots">
      <span className="sr-only">
        Page {page + 1} of {pages}
      </span>
      {Array.from({ length: pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
        <span key={at} aria-hidden="true" data-here={at === page || undefined} />
      ))}
    </p>
  );
}
