import * as z from 'zod';
import { exportFile } from '#shared/api/shelf';
import { serve } from './server';
import { tokenFor, type World } from './world';

/** Asks for saved work as a file, over REST as there is no other way. */
export async function askForLibraryFile(portal: World, user: { id: string }, ids: string[]) {
  const { rest } = await serve(portal);
  return rest('POST', '/library/export', { token: await tokenFor(portal, user), body: { ids } });
}

/** What such a file holds. */
export async function libraryFileOf(portal: World, user: { id: string }, ids: string[]) {
  const { status, body } = await askForLibraryFile(portal, user, ids);
  return z.object({ status: z.literal(200), file: exportFile }).parse({ status, file: body }).file;
}
