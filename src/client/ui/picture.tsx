import type { SecretPicture } from '#shared/classes/secret-pictures';

interface PictureProps {
  name: SecretPicture;
  /** Nothing is read out where the name stands beside it. */
  isSilent?: boolean;
  className?: string;
}

/** One of the pictures that we serve, as large as its place. */
export function Picture({ name, isSilent, className }: PictureProps) {
  return (
    <svg viewBox="0 0 32 32" className={className} role="img" aria-label={name} aria-hidden={isSilent}>
      <use href={`/pictures.svg#${name}`} />
    </svg>
  );
}
