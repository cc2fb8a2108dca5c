import { statusOf } from './failure-text';

/** Before what did not get through is tried again. */
const againMs = 2_000;

interface Sending<Value> {
  send(value: Value): Promise<unknown>;
  /** The server cannot be reached: it is tried again by itself. */
  onLost?: (isLost: boolean) => void;
}

/**
 * Sends values of which only the last counts: one is on its way at a time, and of those that come meanwhile the last one
 * follows. What the server refuses is given up.
 */
export function latestSender<Value>({ send, onLost = () => {} }: Sending<Value>) {
  let waiting: { value: Value } | undefined;
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      try {
        await send(value);
        onLost(false);
      } catch (error) {
        const status = statusOf(error);
        if (status >= 400 && status < 500 && status !== 429) continue;
        onLost(true);
        waiting ??= { value };
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
    isBusy = false;
  }

  return {
    send(value: Value): void {
      waiting = { value };
      if (!isBusy) void work();
    },
    isIdle: () => !isBusy,
  };
}
