import { useState } from 'react';
import type { OwnPicture } from '#shared/core/own-picture';
import { pictureAddress } from '#shared/core/picture-address';
import { cx } from './cx';

interface OwnPictureViewProps {
  picture: OwnPicture;
  /** Nothing is read out where its word stands beside it. */
  isSilent?: boolean;
  /** With its height, here or by what it stands in, so that nothing jumps when the picture comes. */
  className?: string;
}

/** A picture that somebody uploaded. One that was deleted has its words in its place. */
export function OwnPictureView({ picture: { id, alt }, isSilent = false, className }: OwnPictureViewProps) {
  const [goneId, setGoneId] = useState<string>();
  if (goneId === id) return isSilent ? null : <span className="text-base text-muted">Picture: {alt}</span>;
  return (
    <img
      src={pictureAddress(id)}
      alt={isSilent ? '' : alt}
      decoding="async"
      onError={() => setGoneId(id)}
      className={cx('own-picture', className)}
    />
  );
}
