import express, { type RequestHandler } from 'express';
import { pictureBytes } from '#server/domain/pictures/pictures';
import type { Deps } from '#server/domain/platform/deps';
import { doorFailures } from '#shared/core/request-failures';

/**
 * Uploaded pictures, for anyone who has the address: an `<img>` sends no token. A device keeps one for a day, so that one
 * that was deleted is gone everywhere the day after. See docs/decisions/pictures.md.
 */
export function ownPictures(deps: Pick<Deps, 'db'>): RequestHandler {
  const pictures = express.Router();
  pictures.get('/:id', async (req, res) => {
    // What somebody sent is a picture and nothing else, however a browser gets to it.
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    res.setHeader('X-Robots-Tag', 'noindex');
    const picture = await pictureBytes(deps, req.params.id);
    if (!picture) {
      res.setHeader('Cache-Control', 'no-store');
      res.status(404).type('text').send(doorFailures.nothing_here.text);
      return;
    }
    res.setHeader('Cache-Control', 'private, max-age=86400, immutable');
    res.setHeader('Content-Type', `image/${picture.type}`);
    res.send(Buffer.from(picture.content));
  });
  return pictures;
}
