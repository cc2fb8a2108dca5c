import { lazy, Suspense } from 'react';
import type { ItemPicture } from '#shared/items/fields';

/*
 * Pictures on the screen of a question. Most questions have none, and guests on a slow line do not load what draws them
 * before one comes. Paper cannot wait: it uses what is loaded here.
 */
const DrawnText = lazy(async () => ({ default: (await import('#client/ui/emoji-picture')).EmojiText }));
const DrawnItemPicture = lazy(async () => ({ default: (await import('./item-picture')).ItemPictureView }));

/** A text whose emoji are pictures. */
export function SeenText({ text }: { text: string }) {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  return (
    <Suspense fallback={text}>
      <DrawnText text={text} />
    </Suspense>
  );
}

/** The picture of the question that is asked. Its place is kept while it is on its way. */
export function SeenPicture({ picture }: { picture: ItemPicture | undefined }) {
  if (!picture) return null;
  return (
    <Suspense fallback={<span className="block h-[min(23dvh,10rem)]" />}>
      <DrawnItemPicture picture={picture} size="question" />
    </Suspense>
  );
}
