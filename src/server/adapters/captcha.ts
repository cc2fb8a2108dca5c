import * as z from 'zod';
import type { Captcha, Log } from '#server/domain/platform/deps';

/** recaptcha.net serves the same service where google.com cannot be reached. */
const verifyUrl = 'https://www.recaptcha.net/recaptcha/api/siteverify';

/** Scores run from 0 (surely a robot) to 1; the service's own advice is to begin with 0.5. */
const lowestScore = 0.5;

const verdict = z.object({ success: z.boolean(), score: z.number().optional(), action: z.string().optional() });

/** Checks tokens with the service; without a secret everything passes. */
export function createCaptcha(secret: string | undefined, log: Log, url = verifyUrl): Captcha {
  if (!secret) return { passes: async () => true };
  return {
    async passes(token, action, address) {
      if (!token) return false;
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: address }),
          signal: AbortSignal.timeout(5000),
        });
        const answer = verdict.parse(await response.json());
        return answer.success && answer.action === action && (answer.score ?? 0) >= lowestScore;
      } catch (error) {
        // A service that is down must not lock a school out; attempts stay limited without it.
        log.warn({ error }, 'The captcha service could not be asked; the attempt goes on without it.');
        return true;
      }
    },
  };
}
