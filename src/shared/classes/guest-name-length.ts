/** The longest name of a guest: it stands in a row of the results. */
export const guestNameLength = 30;
