// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { runAlone } from '#client/lib/run-alone';

/*
 * Plain http: tabs agree by the storage alone, and each sees what the others wrote a moment later. As in browsers, one
 * process puts all writes in order, and a tab keeps its own value until that process has it.
 */

const mostLateMs = 45;
let lateMs = 0;
const later = (run: () => void) => setTimeout(run, lateMs / 2);

interface View {
  values: Map<string, string | null>;
  /** How many of this tab's own writes are on their way. */
  pending: number;
}
const views: View[] = [];

function write(own: View, key: string, value: string | null): void {
  own.values.set(key, value);
  own.pending += 1;
  later(() => {
    for (const view of views) {
      later(() => {
        if (view === own) own.pending -= 1;
        else if (view.pending === 0) view.values.set(key, value);
      });
    }
  });
}

async function openTab(): Promise<typeof runAlone> {
  const view: View = { values: new Map(), pending: 0 };
  views.push(view);
  const read = (key: string) => view.values.get(key) ?? null;
  vi.resetModules();
  vi.doMock('#client/lib/storage', () => ({
    readStoredJson: (key: string) => JSON.parse(read(key) ?? 'null'),
    writeStored(key: string, value: string | null) {
      write(view, key, value);
      return true;
    },
  }));
  const tab = await import('#client/lib/run-alone');
  return tab.runAlone;
}

let tabs: readonly (typeof runAlone)[];
beforeAll(async () => {
  tabs = [await openTab(), await openTab(), await openTab()];
  vi.doUnmock('#client/lib/storage');
  vi.resetModules();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('whenever three tabs want their turn, and however late they see each other: one has it at a time, and each gets it', async () => {
  const turn = fc.record({ tab: fc.nat({ max: 2 }), at: fc.nat({ max: 400 }), ms: fc.nat({ max: 3000 }) });
  const turns = fc.array(turn, { minLength: 2, maxLength: 8 });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(turns, fc.nat({ max: mostLateMs }), async (wanted, late) => {
      runs += 1;
      const name = `run ${runs}`;
      lateMs = late;
      let isTaken = false;
      let had = 0;
      const work = async (ms: number) => {
        expect(isTaken).toBe(false);
        isTaken = true;
        await pause(ms);
        isTaken = false;
        had += 1;
      };
      const all = Promise.all(
        wanted.map(async ({ tab, at, ms }) => {
          await pause(at);
          await tabs[tab]?.(name, () => work(ms));
        }),
      );
      all.catch(() => {});
      await vi.runAllTimersAsync();
      await all;
      expect(had).toBe(wanted.length);
    }),
    { numRuns: 200 },
  );
});
