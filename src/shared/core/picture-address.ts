/** Where the bytes of an uploaded picture are. By itself, as guests load it. */
export const pictureAddress = (id: string): string => `/pictures/own/${id}`;
