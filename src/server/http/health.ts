import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import type { Metrics } from '#server/domain/platform/deps';

export interface HealthOptions {
  /** Why no requests should be sent here; nothing where all is well. */
  notReady(): Promise<string | undefined>;
  metrics: Metrics;
  /** Without one, numbers are for programs on this machine. */
  metricsToken: string | undefined;
}

/** For the people who keep the portal running: is it alive, can it work, and its numbers. */
export function health({ notReady, metrics, metricsToken }: HealthOptions) {
  // A proxy closes these very addresses to the outside: nothing else may lead here.
  const routes = express.Router({ caseSensitive: true, strict: true });
  routes.use(['/healthz', '/readyz', '/metrics'], (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  routes.get('/healthz', (_req, res) => {
    res.type('text').send('ok');
  });
  routes.get('/readyz', async (_req, res) => {
    const reason = await notReady();
    res
      .status(reason ? 503 : 200)
      .type('text')
      .send(reason ?? 'ready');
  });
  routes.get('/metrics', async (req, res) => {
    if (!(metricsToken ? isBearer(req, metricsToken) : isFromHere(req))) return refuse(res, metricsToken !== undefined);
    const { type, body } = await metrics.text();
    res.setHeader('Content-Type', type);
    return res.send(body);
  });
  return routes;
}

function refuse(res: Response, wantsToken: boolean) {
  if (wantsToken) return res.status(401).type('text').send('This needs the token from METRICS_TOKEN.');
  return res.status(403).type('text').send('Numbers are for this machine only, unless METRICS_TOKEN is set.');
}

/** From this very machine, and not for somebody else: through a proxy, everything comes from it. */
function isFromHere(req: Request): boolean {
  const from = req.socket.remoteAddress ?? '';
  const isLocal = from === '::1' || from.startsWith('127.') || from.startsWith('::ffff:127.');
  return isLocal && !['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => req.headers[name]);
}

function isBearer(req: Request, token: string): boolean {
  const bearer = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
  return bearer !== undefined && timingSafeEqual(digest(bearer), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
