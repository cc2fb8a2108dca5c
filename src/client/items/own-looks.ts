/** How high an uploaded picture is: it may hold more than a drawn one, and has its place before it has come. */
export const ownLooks = {
  question: 'mb-2 h-[min(26dvh,14rem)] sm:h-[min(24dvh,18rem)] in-[.present]:h-[30dvh] short:h-[24dvh]',
  list: 'h-32',
  row: 'my-1 h-12',
  paper: 'mb-2 h-[45mm]',
};
