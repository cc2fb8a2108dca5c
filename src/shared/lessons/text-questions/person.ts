/** Somebody whom a text names: as it does so first, and all that one may be called by. */
export interface Person {
  name: string;
  first: string;
}
