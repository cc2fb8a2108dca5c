import { hashSecret } from '#server/domain/identity/auth/secrets';
import { as, type World } from './world';

let devices = 0;
/** What a device makes up for itself. */
export function newDevice(): string {
  devices += 1;
  return `e${devices.toString(16).padStart(63, '0')}`;
}

/** The code that a device shows from now on. */
export async function waitingCode(portal: World, token: string, kind: 'screen' | 'remote' = 'screen'): Promise<string> {
  const state = await (await as(portal)).screens.wait({ kind, token });
  if (state.state !== 'waiting') throw new Error('It is paired.');
  return state.code;
}

/** By which id its teacher knows it. */
export async function pairedAs({ deps }: World, token: string): Promise<string> {
  const { id } = await deps.db.pairedDevice.findUniqueOrThrow({
    where: { secretHash: hashSecret(token) },
    select: { id: true },
  });
  return id;
}
