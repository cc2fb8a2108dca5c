/** Said of work that went into the trash, of which classes were given so many copies; nothing where none was. */
export const staysGiven = (given: number): string | undefined =>
  given > 0 ? 'Your classes keep what you gave them, as it was.' : undefined;
