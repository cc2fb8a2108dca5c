/** The English of the portal, on screen and on paper alike: numbers, days and order are written and sorted as in Britain. */
const locale = 'en-GB';

/** `1,200`, `2.5`. */
export const numberText = (number: number) => number.toLocaleString(locale);
