import { gapMark } from '#shared/items/gap-mark';

/** The prompt as the name of what is answered: a gap is read out as one. */
export const nameOf = ({ prompt }: { prompt: string }) => prompt.replaceAll(gapMark, 'blank');
