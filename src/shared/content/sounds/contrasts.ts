import { consonantContrasts } from './consonant-contrasts';
import type { Contrast } from './pair';
import { vowelContrasts } from './vowel-contrasts';

/** In the order in which they are shown: vowels first. */
export const contrasts: readonly Contrast[] = [...vowelContrasts, ...consonantContrasts];

export const contrastIds = contrasts.map(({ id }) => id);

const byId = new Map(contrasts.map((contrast) => [contrast.id, contrast]));

export const contrastById = (id: string): Contrast | undefined => byId.get(id);
