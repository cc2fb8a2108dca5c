/** The address of a point's page. */
export const pointPath = (id: string) => `/grammar-cram?point=${id}`;
