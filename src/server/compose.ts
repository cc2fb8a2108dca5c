import type { Logger } from 'pino';
import { planIds } from '../shared/plans';
import type { PortalSettings } from '../shared/portal-settings';
import { createBackground } from './adapters/background';
import { createCaptcha } from './adapters/captcha';
import { systemClock } from './adapters/clock';
import { createCommonPasswords } from './adapters/common-passwords';
import type { Database } from './adapters/db/database';
import { createLimiter } from './adapters/limiter';
import { createMailer } from './adapters/mailer';
import { createMetrics } from './adapters/metrics';
import { createModel } from './adapters/model';
import { systemRandom } from './adapters/random-source';
import { createVault } from './adapters/vault';
import { createWords } from './adapters/words';
import type { Config } from './config';
import type { Deps } from './domain/deps';

/** Hands the adapters to the domain. */
export function composeDeps(config: Config, { db, reader }: Database, log: Logger): Deps {
  const { checkout } = portalSettingsOf(config);
  return {
    db,
    reader,
    clock: systemClock,
    random: systemRandom,
    mailer: createMailer(config.mail, log),
    captcha: createCaptcha(config.recaptchaSecret, log),
    limiter: createLimiter(db),
    background: createBackground(log),
    words: createWords(),
    model: createModel(config.model),
    log,
    metrics: createMetrics(),
    vault: createVault(config.vault),
    commonPasswords: createCommonPasswords(),
    settings: {
      publicUrl: config.publicUrl,
      verifiesAddresses: config.mail.smtpUrl !== undefined,
      payments: config.payments,
      plansWithCheckout: planIds.filter((plan) => plan !== 'free' && checkout[plan] !== undefined),
      dailyFreeTokens: config.dailyFreeTokens,
      sharedTokensIdleMinutes: config.sharedTokensIdleMinutes,
      quotaBytes: config.quotaBytes,
    },
  };
}

export function portalSettingsOf({ contactEmail, mail, payments, checkout }: Config): PortalSettings {
  return {
    contactEmail,
    verifiesAddresses: mail.smtpUrl !== undefined,
    payments,
    checkout: { pro: checkout.pro ?? checkout.test, team: checkout.team ?? checkout.test },
  };
}

/** Which other hosts the pages need, by what is set. */
export function securityOf(config: Config) {
  const captcha = ['https://www.recaptcha.net', 'https://www.gstatic.com', 'https://www.gstatic.cn'];
  const usesCaptcha = config.recaptchaSecret !== undefined || config.recaptchaSiteKey !== undefined;
  return {
    scripts: usesCaptcha ? captcha : [],
    frames: usesCaptcha ? captcha : [],
    connections: [...(usesCaptcha ? captcha : []), ...(config.sentryDsn ? [new URL(config.sentryDsn).origin] : [])],
    https: config.publicUrl.startsWith('https:'),
  };
}
