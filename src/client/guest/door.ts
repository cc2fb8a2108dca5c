import { deviceSecret } from '#client/lib/device-secret';
import type { LookOutput } from '#shared/api/join';
import { appName } from './app-name';
import { server } from './server';

/** Where a code leads, once it was looked at. */
export type Door = { code: string } & (
  | Extract<LookOutput, { kind: 'class' | 'live' }>
  | (Extract<LookOutput, { kind: 'assignment' }> & { appName: string })
);

/** Looks where a code leads. */
export async function lookAt(code: string): Promise<Door> {
  const found = await server.join.look.mutate({ code, device: deviceSecret() });
  if (found.kind !== 'assignment') return { code, ...found };
  return { code, ...found, appName: await appName(found.appId) };
}
