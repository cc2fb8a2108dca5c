import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Deps } from '#server/domain/platform/deps';
import { appRouter } from '#server/routers';
import { createContextFactory } from '#server/trpc/context';
import { docsPage } from './docs-page';
import { type HealthOptions, health as healthRoutes } from './health';
import { observe } from './observe';
import { ownPictures } from './own-pictures';
import { handleErrors, refuseKeys, refuseMalformedBodies, refuseMalformedUrls } from './request-guards';
import { createRest, nothingHere, reportUnexpected } from './rest';
import { speechRoutes } from './speech';

export interface AppOptions {
  deps: Deps;
  trustProxy: false | number | string;
  /** Says why no requests should be sent here; and who may read the numbers. */
  health?: Omit<HealthOptions, 'metrics'>;
  /** Serves the browser's part: everything that is neither /trpc nor /api. */
  client: RequestHandler;
  /** Hosts other than this one that pages may talk to, and whether the portal is reached by https. */
  security: { scripts: string[]; frames: string[]; connections: string[]; https: boolean } | undefined;
}

const bodyLimit = '1mb';

/** The whole server but for listening, as integration tests use it too. */
export function createApp({ deps, trustProxy, health, client, security }: AppOptions) {
  const pageHeaders = security ? [secureHeaders(security)] : [];
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.use(observe(deps));
  if (health) app.use(healthRoutes({ ...health, metrics: deps.metrics }));

  const createContext = createContextFactory(deps);
  const door = [secureAnswers, refuseMalformedUrls, express.json({ limit: bodyLimit }), refuseMalformedBodies];
  const trpc = createExpressMiddleware({
    router: appRouter,
    createContext,
    maxBatchSize: 20,
    onError: ({ error, path }) => reportUnexpected(deps.log, error, path),
  });
  app.use('/api', ...door, createRest({ createContext, log: deps.log }));
  app.use('/api/docs', ...pageHeaders, docsPage());
  app.use('/api', nothingHere);
  app.use('/trpc', ...door, refuseKeys, trpc);

  if (deps.speech) {
    app.use(
      '/speech',
      secureAnswers,
      refuseMalformedUrls,
      refuseKeys,
      speechRoutes({ deps, createContext }),
      nothingHere,
    );
  }
  app.use('/pictures/own', ownPictures(deps));
  app.use(...pageHeaders, client);
  app.use(handleErrors(deps));
  return app;
}

/** Answers to programs are data: nothing in them may run, be framed, guessed at or kept. */
const secureAnswers: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  next();
};

/** helmet's defaults would send browsers to https, which breaks plain http on a school's network. */
function secureHeaders({ scripts, frames, connections, https }: NonNullable<AppOptions['security']>): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        frameSrc: ["'self'", ...frames],
        connectSrc: ["'self'", ...connections],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // What was recorded here is played from memory.
        mediaSrc: ["'self'", 'blob:'],
        // helmet would let fonts come from any host.
        fontSrc: ["'self'", 'data:'],
        // Toasts and positioned menus set styles of their own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
}
