import { newId } from '#client/lib/new-id';
import type { RemotePress } from '#shared/api/screens';
import { deviceServer, deviceToken } from './device-link';

/** What could not be sent for so long is left: by then it would turn another page than was meant. */
const lateMs = 5_000;
const againMs = 500;

/** Sends presses in their order, each until the server has it. */
export function remoteQueue(onFailing: (isFailing: boolean) => void) {
  const waiting: { id: string; press: RemotePress; since: number }[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (let next = waiting[0]; next; next = waiting[0]) {
      const left = lateMs - (performance.now() - next.since);
      if (left <= 0) waiting.shift();
      else if (await isSent(next, left)) waiting.shift();
      else {
        onFailing(true);
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
    isBusy = false;
    onFailing(false);
  }

  async function isSent({ id, press }: (typeof waiting)[number], ms: number): Promise<boolean> {
    const giveUp = AbortSignal.timeout(ms);
    return deviceServer.press.mutate({ token: deviceToken('remote'), id, press }, { signal: giveUp }).then(
      () => true,
      () => false,
    );
  }

  return {
    press(press: RemotePress): void {
      waiting.push({ id: newId(), press, since: performance.now() });
      if (!isBusy) void work();
    },
  };
}
