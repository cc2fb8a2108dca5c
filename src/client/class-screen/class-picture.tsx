import { DrawnPicture } from '#client/ui/emoji-picture';
import { OwnPictureView } from '#client/ui/own-picture';
import { pictureCalled } from '#shared/content/pictures/pictures';
import type { OwnPicture } from '#shared/core/own-picture';

/** An uploaded one has a line of its own. */
export function ClassPicture({ picture }: { picture: OwnPicture }) {
  return (
    <p className="class-own">
      <OwnPictureView picture={picture} />
    </p>
  );
}

/** A picture of the set, by its name. */
export function SetPicture({ name, className }: { name: string; className?: string }) {
  const drawn = pictureCalled(name);
  return drawn ? <DrawnPicture picture={drawn} className={className} /> : null;
}

/** Stands between such a picture and the word after it. */
export const beside = 'mr-[0.3em]';
