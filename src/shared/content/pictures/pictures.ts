import { sprites } from './sprites';

/** A picture that we serve: `/pictures/<sprite>.svg#<name>`. */
export interface SetPicture {
  /** Its English name with hyphens, as it is kept. */
  name: string;
  sprite: string;
  emoji: string;
}

/** All pictures, in the order of the content that they were drawn for. */
export const setPictures: readonly SetPicture[] = Object.entries(sprites).flatMap(([sprite, faces]) => {
  const words = faces.trim().split(/\s+/);
  return words.flatMap((emoji, at) => {
    const name = at % 2 === 0 && words[at + 1];
    return name ? [{ name, sprite, emoji }] : [];
  });
});

const byEmoji = new Map(setPictures.map((picture) => [picture.emoji, picture]));

/** The picture of an emoji; nothing for one that our content does not use. */
export const pictureOfEmoji = (emoji: string): SetPicture | undefined => byEmoji.get(emoji);

const byName = new Map(setPictures.map((picture) => [picture.name, picture]));

/** The picture with this name; nothing for a name that is not known (any more). */
export const pictureCalled = (name: string): SetPicture | undefined => byName.get(name);

/** Pictures whose name has all these words, or the beginnings of them; those that begin with what is asked come first. */
export function findPictures(asked: string): SetPicture[] {
  const beginnings = asked.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const rank = ({ name }: SetPicture) => (name.startsWith(beginnings.join('-')) ? 0 : 1);
  return setPictures
    .filter(({ name }) => beginnings.every((one) => name.split('-').some((word) => word.startsWith(one))))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** How a picture is called for people: 'dog face'. */
export const sayPicture = (name: string): string => name.replaceAll('-', ' ');

/** One emoji with what belongs to it: its mark of a picture, a tone of skin, and what is joined to it. */
const emojiSign = /(\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*)/u;

/** A text in pieces: pictures, and the text between them. */
export function textAndPictures(text: string): (string | SetPicture)[] {
  return text
    .split(emojiSign)
    .filter((piece) => piece !== '')
    .map((piece) => pictureOfEmoji(piece) ?? piece);
}
