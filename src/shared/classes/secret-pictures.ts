/**
 * The pictures that a young student's secret is made of: everyday things that a child names and takes for no other.
 * The names are read out by screen readers, and are what a secret is kept as. Where each is drawn, the file of the set
 * says; `scripts/make-pictures.mjs` puts them into `public/pictures.svg`.
 */
export const secretPictures = {
  apple: 'red-apple',
  ball: 'soccer-ball',
  banana: 'banana',
  bike: 'bicycle',
  boat: 'sailboat',
  butterfly: 'butterfly',
  cake: 'birthday-cake',
  cat: 'cat-face',
  crown: 'crown',
  dog: 'dog-face',
  drum: 'drum',
  elephant: 'elephant',
  fish: 'fish',
  flower: 'tulip',
  frog: 'frog',
  house: 'house',
  key: 'key',
  moon: 'crescent-moon',
  rocket: 'rocket',
  snowman: 'snowman',
  star: 'star',
  train: 'locomotive',
  tree: 'deciduous-tree',
  umbrella: 'umbrella',
} as const;

export type SecretPicture = keyof typeof secretPictures;

export function isSecretPicture(text: string): text is SecretPicture {
  return Object.hasOwn(secretPictures, text);
}

export const secretPictureNames = Object.keys(secretPictures).filter(isSecretPicture);
