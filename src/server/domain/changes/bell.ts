/** Wakes the one who waits for it. What rang while nobody waited is heard by the next. */
export function createBell() {
  let hasRung = false;
  let wake = () => {};
  return {
    ring(): void {
      hasRung = true;
      wake();
    },
    /** Until it rings, or for so long. */
    async within(ms: number): Promise<void> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}
