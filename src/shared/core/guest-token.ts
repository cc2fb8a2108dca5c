/** In which header the token of a guest travels: never in an address, which others see and logs keep. */
export const guestTokenHeader = 'x-guest-token';

/** 256 random bits that the device of a guest made up. */
export const guestTokenPattern = /^[0-9a-f]{64}$/;
