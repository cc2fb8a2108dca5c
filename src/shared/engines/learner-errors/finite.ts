/* The forms of be, have and do that go with one and with several. */

export const plural = (verb: string) => ({ is: 'are', was: 'were', has: 'have', does: 'do' })[verb] ?? verb;
export const singular = (verb: string) => ({ are: 'is', were: 'was', have: 'has', do: 'does' })[verb] ?? verb;
