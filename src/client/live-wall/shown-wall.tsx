import * as z from 'zod';
import { livePublic } from '#shared/api/live';
import type { WallPages } from './pages';
import { Wall } from './wall';

const shownWall = z.object({
  game: livePublic,
  code: z.string().max(20).nullable(),
  offset: z.number(),
  counts: z.object({ players: z.int(), answered: z.int(), isWaiting: z.boolean() }),
});

/** The wall in a window of its own. It takes the public part of a game, and leaves out whatever else was sent. */
export function ShownWall({ wall, view }: { wall: unknown; view: WallPages }) {
  const { data } = shownWall.safeParse(wall);
  return data && <Wall {...data} view={view} />;
}
