import { onTestFinished } from 'vitest';
import { serve } from './server';
import { speechServer } from './speech-server';
import { makeUser, tokenFor, world } from './world';

/** A portal with a speech server, and somebody who may have things said. */
export async function speakingPortal(more: Record<string, string> = {}) {
  const server = await speechServer();
  onTestFinished(server.close);
  const portal = await world({ ...server.settings, ...more });
  const { url } = await serve(portal);
  const teacher = await makeUser(portal);
  const token = await tokenFor(portal, teacher);
  return { server, portal, url, teacher, token };
}
export type Speaking = Awaited<ReturnType<typeof speakingPortal>>;

export const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : undefined);

/** Asks for the sound of a text. */
export function hear({ url, token }: { url: string; token: string | undefined }, text: string, voice = '0') {
  return fetch(`${url}/speech/text?${new URLSearchParams({ text, voice })}`, { headers: { ...bearer(token) } });
}
