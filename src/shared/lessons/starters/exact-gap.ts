import { gap } from './write';

/** A gap whose ending is what is asked: announce for announced is a mistake there, not a slip of the finger. */
export function exactGap(...[about, ...accepted]: Parameters<typeof gap>): ReturnType<typeof gap> {
  return { ...gap(about, ...accepted), typing: { point: accepted } };
}
