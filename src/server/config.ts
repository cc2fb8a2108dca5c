import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import type { DatabaseAddress } from '#server/adapters/db/database';
import { usernameField } from '#shared/api/user';

/** The folder that holds package.json: found by walking up, so that bundled and unbundled code agree. */
export const projectRoot = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server.');
  return findUp(parent);
}

/** Which version of the portal this is. */
export function portalVersion(): string {
  return JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).version;
}

const text = z.string().trim().min(1);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

/** What is written into links: it may have a path, and nothing after that. */
const publicAddress = webAddress.refine((url) => !/[?#]/.test(url), 'must not have a ? or # in it');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** An address of this machine, or a name that leads to one; which there are only shows when it is opened. */
function isHost(host: string): boolean {
  return isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host);
}

const email = z.email();

/** An address of mail, alone or after a name as in: Classroom Studio <no-reply@example.org>. */
function isSender(from: string): boolean {
  const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(from)?.[1] ?? from;
  return email.safeParse(address).success;
}

/** A number of proxies, or a list of addresses, networks and Express' names for some. */
function isTrustedProxies(value: string): boolean {
  if (/^(false|\d)$/.test(value)) return true;
  return value
    .split(',')
    .every((one) => /^(loopback|linklocal|uniquelocal)$/.test(one.trim()) || isNetwork(one.trim()));
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128);
}

const isUsername = (name: string) => usernameField.safeParse(name).success;

const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url);

/** Every setting of the server. All are optional. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.refine(isHost, 'must be an address or a name of this machine, such as 127.0.0.1').default('127.0.0.1'),
  DATABASE_URL: text
    .default('file:./data/portal.db')
    .refine(
      (url) => /^file:.+/.test(url) || (isPostgres(url) && URL.canParse(url) && new URL(url).pathname.length > 1),
      'must look like file:./data/portal.db or postgresql://user:password@host:5432/database',
    ),
  /** How many connections to PostgreSQL this process opens at most. */
  DATABASE_POOL: wholeNumber(1, 1000).default(10),
  /** Where the server of the database itself is, where DATABASE_URL leads to a pooler such as PgBouncer. */
  DATABASE_DIRECT_URL: text
    .refine(
      (url) => isPostgres(url) && URL.canParse(url) && new URL(url).pathname.length > 1,
      'must look like postgresql://user:password@host:5432/database',
    )
    .optional(),
  DATABASE_WAIT_SECONDS: wholeNumber(0, 60).default(5),
  DATABASE_ANSWER_SECONDS: wholeNumber(1, 600).default(5),
  ADMIN_USERNAME: text
    .refine(isUsername, 'must be what a user can be called: without @, 64 characters at most')
    .default('admin'),
  ADMIN_EMAIL: z.email('must be an email address').default('admin@example.org'),
  ADMIN_PASSWORD: z.string().min(6, 'needs at least 6 characters').max(200).optional(),
  PUBLIC_URL: publicAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  /** Whose X-Forwarded-For to believe: a number of proxies, or their addresses as Express takes them. */
  TRUST_PROXY: text
    .refine(
      (value) => value !== 'true',
      'must not be true, which believes whoever writes any address: set it to 1 for one proxy',
    )
    .refine(
      (value) => value === 'true' || isTrustedProxies(value),
      'must be how many proxies there are (1 to 9), or their addresses, such as 10.0.0.5 or 10.0.0.0/8',
    )
    .optional(),
  CONTACT_EMAIL: z.email('must be an email address').default('hello@example.org'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: text
    .refine(isSender, 'must be an email address, or look like Portal <portal@example.org>')
    .default('Classroom Studio <no-reply@example.org>'),
  RECAPTCHA_SECRET: text.optional(),
  PAYMENTS: z.enum(['demo', 'off'], 'must be demo or off (card payments are not available yet)').default('demo'),
  CHECKOUT_PRO: webAddress.optional(),
  CHECKOUT_TEAM: webAddress.optional(),
  CHECKOUT_TEST_URL: webAddress.optional(),
  DAILY_FREE_TOKENS: wholeNumber(0, 100_000).default(0),
  SHARED_TOKENS_IDLE_MINUTES: wholeNumber(0, 1440).default(10),
  QUOTA_TEACHER_MB: wholeNumber(1, 100_000).default(200),
  QUOTA_STUDENT_MB: wholeNumber(1, 100_000).default(50),
  QUOTA_PORTAL_MB: wholeNumber(1, 10_000_000).default(20_000),
  MODEL_BASE_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  MODEL_API_KEY: text.optional(),
  MODEL_NAME: text.optional(),
  MODEL_TIMEOUT_SECONDS: wholeNumber(1, 120).default(20),
  SPEECH_BASE_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  SPEECH_API_KEY: text.optional(),
  SPEECH_MODEL: text.optional(),
  SPEECH_VOICE: text.default('alloy'),
  SPEECH_SECOND_VOICE: text.optional(),
  TRANSCRIPTION_MODEL: text.optional(),
  SPEECH_TIMEOUT_SECONDS: wholeNumber(1, 120).default(10),
  SPEECH_CACHE_MB: wholeNumber(1, 100_000).default(200),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: text.min(16, 'needs at least 16 characters').optional(),
  /** Under which secrets in the database are encrypted. */
  SECRETS_KEY: text.min(32, 'needs at least 32 characters').optional(),
  // Build-time settings of the browser code; here they only open the content security policy.
  VITE_SENTRY_DSN: webAddress.optional(),
  VITE_RECAPTCHA_SITE_KEY: text.optional(),
});

const settings = environment.superRefine((set, ctx) => {
  const { MODEL_BASE_URL, MODEL_NAME, SPEECH_BASE_URL, SPEECH_MODEL, TRANSCRIPTION_MODEL } = set;
  if (MODEL_BASE_URL && !MODEL_NAME)
    ctx.addIssue({ code: 'custom', path: ['MODEL_NAME'], message: 'is needed with MODEL_BASE_URL' });
  if (MODEL_NAME && !MODEL_BASE_URL)
    ctx.addIssue({ code: 'custom', path: ['MODEL_BASE_URL'], message: 'is needed with MODEL_NAME' });
  if (SPEECH_BASE_URL && !SPEECH_MODEL && !TRANSCRIPTION_MODEL)
    ctx.addIssue({
      code: 'custom',
      path: ['SPEECH_MODEL'],
      message: 'or TRANSCRIPTION_MODEL is needed with SPEECH_BASE_URL',
    });
  if (!SPEECH_BASE_URL && (SPEECH_MODEL || TRANSCRIPTION_MODEL))
    ctx.addIssue({
      code: 'custom',
      path: ['SPEECH_BASE_URL'],
      message: `is needed with ${SPEECH_MODEL ? 'SPEECH_MODEL' : 'TRANSCRIPTION_MODEL'}`,
    });
});

export type Config = ReturnType<typeof readConfig>;

/** Why the portal cannot start, in a sentence, or in one line for each setting that cannot be used. */
export class BadSettings extends Error {
  override name = 'BadSettings';
  /** The very same start may go well a little later. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false } = {}) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** Reads the settings. An empty one counts as not set. Throws `BadSettings` with a line for each bad one. */
export function readConfig(env: Record<string, string | undefined>) {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(values);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new BadSettings(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const set = parsed.data;
  const host = set.HOST.includes(':') ? `[${set.HOST}]` : set.HOST;
  const database: DatabaseAddress = isPostgres(set.DATABASE_URL)
    ? { url: set.DATABASE_URL, connections: set.DATABASE_POOL, directUrl: set.DATABASE_DIRECT_URL }
    : { file: fileOf(set.DATABASE_URL) };
  const ownFolder = path.join(projectRoot, 'data');
  const dataFolder = 'file' in database ? path.dirname(database.file) : ownFolder;
  return {
    port: set.PORT,
    host: set.HOST,
    database,
    databasePatience: { waitMs: set.DATABASE_WAIT_SECONDS * 1000, answerMs: set.DATABASE_ANSWER_SECONDS * 1000 },
    admin: { username: set.ADMIN_USERNAME, email: set.ADMIN_EMAIL, password: set.ADMIN_PASSWORD },
    /** Only where it was said: what the portal is called from outside cannot be guessed. */
    canonicalUrl: set.PUBLIC_URL,
    publicUrl: set.PUBLIC_URL ?? `http://${host}:${set.PORT}`,
    trustProxy: readTrustProxy(set.TRUST_PROXY),
    contactEmail: set.CONTACT_EMAIL,
    mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM, outbox: path.join(dataFolder, 'outbox') },
    recaptchaSecret: set.RECAPTCHA_SECRET,
    payments: set.PAYMENTS,
    checkout: { pro: set.CHECKOUT_PRO, team: set.CHECKOUT_TEAM, test: set.CHECKOUT_TEST_URL },
    dailyFreeTokens: set.DAILY_FREE_TOKENS,
    sharedTokensIdleMinutes: set.SHARED_TOKENS_IDLE_MINUTES,
    quotaBytes: {
      teacher: set.QUOTA_TEACHER_MB * 1_000_000,
      student: set.QUOTA_STUDENT_MB * 1_000_000,
      portal: set.QUOTA_PORTAL_MB * 1_000_000,
    },
    /** The language model; undefined where the built-in engines do it all. */
    model:
      set.MODEL_BASE_URL && set.MODEL_NAME
        ? {
            baseUrl: set.MODEL_BASE_URL,
            apiKey: set.MODEL_API_KEY,
            name: set.MODEL_NAME,
            timeoutSeconds: set.MODEL_TIMEOUT_SECONDS,
          }
        : undefined,
    /** The server that speaks and listens; undefined where the devices do. */
    speech: set.SPEECH_BASE_URL
      ? {
          baseUrl: set.SPEECH_BASE_URL,
          apiKey: set.SPEECH_API_KEY,
          model: set.SPEECH_MODEL,
          voices: [set.SPEECH_VOICE, set.SPEECH_SECOND_VOICE ?? set.SPEECH_VOICE] as const,
          transcriptionModel: set.TRANSCRIPTION_MODEL,
          timeoutSeconds: set.SPEECH_TIMEOUT_SECONDS,
          cache: { folder: path.join(dataFolder, 'speech'), mostBytes: set.SPEECH_CACHE_MB * 1_000_000 },
        }
      : undefined,
    logLevel: set.LOG_LEVEL,
    metricsToken: set.METRICS_TOKEN,
    vault: { key: set.SECRETS_KEY, file: path.join(dataFolder, 'secrets.key') },
    /** For the portal's own user alone. A folder that others chose may be of use to others: only its files are. */
    privatePaths: [
      ownFolder,
      ...('file' in database ? ['', '-wal', '-shm'].map((ending) => database.file + ending) : []),
      ...['secrets.key', 'outbox', 'backups', 'speech'].map((name) => path.join(dataFolder, name)),
    ],
    sentryDsn: set.VITE_SENTRY_DSN,
    recaptchaSiteKey: set.VITE_RECAPTCHA_SITE_KEY,
  };
}

function fileOf(url: string): string {
  return path.resolve(projectRoot, url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, ''));
}

function readTrustProxy(value: string | undefined): false | number | string {
  if (!value || value === 'false') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}
