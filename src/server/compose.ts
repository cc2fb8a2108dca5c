import type { Logger } from 'pino';
import { createBackground } from '#server/adapters/background';
import { createCaptcha } from '#server/adapters/captcha';
import { systemClock } from '#server/adapters/clock';
import { createCommonPasswords } from '#server/adapters/common-passwords';
import type { Database } from '#server/adapters/db/database';
import { createLimiter } from '#server/adapters/limiter';
import { createMailer } from '#server/adapters/mailer';
import { createMetrics } from '#server/adapters/metrics';
import { createModel } from '#server/adapters/model';
import { systemRandom } from '#server/adapters/random-source';
import { createSpeech } from '#server/adapters/speech';
import { createVault } from '#server/adapters/vault';
import { createWords } from '#server/adapters/words';
import type { Deps } from '#server/domain/platform/deps';
import { planIds } from '#shared/core/plans';
import type { PortalSettings } from '#shared/core/portal-settings';
import type { Config } from './config';

/** Hands the adapters to the domain. */
export function composeDeps(config: Config, { db, reader, changes }: Database, log: Logger): Deps {
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
    changes,
    words: createWords(),
    model: createModel(config.model),
    speech: createSpeech(config.speech),
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

export function portalSettingsOf({
  contactEmail,
  canonicalUrl,
  mail,
  payments,
  checkout,
  speech,
}: Config): PortalSettings {
  return {
    contactEmail,
    address: canonicalUrl,
    verifiesAddresses: mail.smtpUrl !== undefined,
    payments,
    checkout: { pro: checkout.pro ?? checkout.test, team: checkout.team ?? checkout.test },
    ...(speech && { speech: { speaks: speech.model !== undefined, listens: speech.transcriptionModel !== undefined } }),
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
