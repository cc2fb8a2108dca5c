import { type Random, shuffle } from '#shared/core/random';
import type { AgeGroup } from './age-groups';
import { isSecretPicture, type SecretPicture, secretPictureNames } from './secret-pictures';
import { secretWords } from './secret-words';

/** What a student without an address signs in with: three pictures in order, or two words. */
export const secretKinds = ['pictures', 'words'] as const;
export type SecretKind = (typeof secretKinds)[number];

export const picturesPerSecret = 3;
const wordsPerSecret = 2;

/** What a class asks for where its teacher has not chosen: pictures of children, words of everybody else. */
export function kindFor(ageGroup: AgeGroup | null): SecretKind {
  return ageGroup === 'children' ? 'pictures' : 'words';
}

/** A new secret as it is kept and shown: names of pictures or words, with spaces. None of them comes twice. */
export function newStudentSecret(kind: SecretKind, random: Random): string {
  const drawn = {
    pictures: () => shuffle(secretPictureNames, random).slice(0, picturesPerSecret),
    words: () => shuffle(secretWords, random).slice(0, wordsPerSecret),
  };
  return drawn[kind]().join(' ');
}

/** The pictures of a secret, in their order. */
export const picturesOf = (secret: string): SecretPicture[] => secret.split(' ').filter(isSecretPicture);

/** What two secrets have to share to be the same: capitals, spaces and hyphens don't matter. */
export const secretKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '');
