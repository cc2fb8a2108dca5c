/** Lines to write on. */
export function EssayOnPaper() {
  return (
    <>
      {Array.from({ length: 12 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on
        <p key={line} className="mt-4 border-b border-black">
          &nbsp;
        </p>
      ))}
    </>
  );
}
