/** Whether an address belongs to the entry for guests: the door for codes, and what is played behind it. */
export const isGuestAddress = (address: string): boolean => /^\/join(?:[/?#]|$)/i.test(address);
