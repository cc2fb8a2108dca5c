/** What the door says where the server says nothing. */
export const joinTexts = {
  fallback: 'That did not work. Please try again.',
  network: 'The portal cannot be reached. Please try again.',
};
