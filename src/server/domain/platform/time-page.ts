/** A page of a list by time, the oldest first: so many rows, after the last one of the page before. */
export interface TimePage {
  after: { at: Date; id: string } | undefined;
  take: number;
}
