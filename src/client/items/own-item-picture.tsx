import { OwnPictureView } from '#client/ui/own-picture';
import type { OwnPicture } from '#shared/core/own-picture';

/** How high it is: it may hold more than a drawn one, and has its place before it has come. */
const looks = {
  question: 'mb-2 h-[min(26dvh,14rem)] sm:h-[min(24dvh,18rem)] in-[.present]:h-[30dvh] short:h-[24dvh]',
  wall: 'h-[min(30cqh,24cqw)]',
  list: 'h-32',
  row: 'my-1 h-12',
  paper: 'mb-2 h-[45mm]',
};

interface OwnItemPictureProps {
  picture: OwnPicture;
  size: keyof typeof looks;
}

/** An uploaded picture of a question, above its text. */
export function OwnItemPicture({ picture, size }: OwnItemPictureProps) {
  return (
    <span className="block">
      <OwnPictureView picture={picture} className={looks[size]} />
    </span>
  );
}
