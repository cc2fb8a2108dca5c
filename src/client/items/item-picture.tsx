import { DrawnPicture } from '#client/ui/emoji-picture';
import { pictureCalled, sayPicture } from '#shared/content/pictures/pictures';
import type { ItemPicture } from '#shared/items/fields';
import { OwnItemPicture } from './own-item-picture';

/* Pictures are as large as their text. What is to be answered stays in sight beside that of a question. */
const looks = {
  question: 'mb-2 text-[min(18dvh,7.5rem)] sm:text-[min(22dvh,11rem)] in-[.present]:text-[26dvh] short:text-[18dvh]',
  wall: 'text-[min(24cqh,16cqw)]',
  list: 'text-[3.5rem]',
  row: 'text-[1.5rem]',
  paper: 'text-[24mm]',
};

interface ItemPictureViewProps {
  picture: ItemPicture | undefined;
  size: keyof typeof looks;
}

/** The picture of a question, above its text. */
export function ItemPictureView({ picture, size }: ItemPictureViewProps) {
  if (!picture) return null;
  if (picture.kind === 'own') return <OwnItemPicture picture={picture} size={size} />;
  const drawn = pictureCalled(picture.name);
  if (!drawn) return <span className="block text-muted">Picture: {sayPicture(picture.name)}</span>;
  return (
    <span className={`block leading-none ${looks[size]}`}>
      <DrawnPicture picture={drawn} />
    </span>
  );
}
