import { expect, test } from 'vitest';
import { BadSettings, projectRoot, readConfig } from '#server/config';

test('without any setting, everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    database: { file: `${projectRoot}/data/portal.db` },
    databasePatience: { waitMs: 5000, answerMs: 5000 },
    publicUrl: 'http://127.0.0.1:3000',
    payments: 'demo',
    dailyFreeTokens: 0,
    sharedTokensIdleMinutes: 10,
    quotaBytes: { teacher: 200_000_000, student: 50_000_000 },
    trustProxy: false,
    mail: { smtpUrl: undefined, outbox: `${projectRoot}/data/outbox` },
  });
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', HOST: '  ' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test('each bad setting is named in a line of its own', () => {
  const read = () =>
    readConfig({ PORT: '70000', PUBLIC_URL: 'ftp://x', DAILY_FREE_TOKENS: '-1', ADMIN_PASSWORD: 'short' });
  expect(read).toThrow(BadSettings);
  expect(read).toThrow(
    /PORT must be at most 65535[\s\S]*ADMIN_PASSWORD needs[\s\S]*PUBLIC_URL must be[\s\S]*DAILY_FREE_TOKENS must be/,
  );
});

test('a PostgreSQL address is taken under both of its names, with a number of connections', () => {
  for (const scheme of ['postgres', 'postgresql']) {
    const url = `${scheme}://user:secret@host:5432/portal?sslmode=require`;
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ url, connections: 10 });
    expect(readConfig({ DATABASE_URL: url, DATABASE_POOL: '25' }).database).toEqual({ url, connections: 25 });
  }
  expect(readConfig({ DATABASE_URL: 'postgresql://host/portal' }).mail.outbox).toBe(`${projectRoot}/data/outbox`);
});

test('an address that is neither is refused, without repeating its password', () => {
  for (const url of [
    'mysql://u:secret@host/db',
    'postgresql://u:secret@host',
    'postgresql://u:secret@host/',
    'portal.db',
  ]) {
    const read = () => readConfig({ DATABASE_URL: url });
    expect(read).toThrow(/DATABASE_URL must look like/);
    expect(read).not.toThrow(/secret/);
  }
  expect(() => readConfig({ DATABASE_POOL: '0' })).toThrow(/DATABASE_POOL must be at least 1/);
});

test('payments by card are refused until they are built', () => {
  expect(() => readConfig({ PAYMENTS: 'stripe' })).toThrow(/PAYMENTS must be demo or off/);
});

test('the public address loses its last slash, and an IPv6 host gets its brackets', () => {
  expect(readConfig({ PUBLIC_URL: 'https://portal.example/' }).publicUrl).toBe('https://portal.example');
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
});

test('trusted proxies are a number, a list or none', () => {
  const trust = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy;
  expect([trust('1'), trust('false'), trust('loopback, 10.0.0.0/8'), trust('::1,fd00::/8')]).toEqual([
    1,
    false,
    'loopback, 10.0.0.0/8',
    '::1,fd00::/8',
  ]);
});

test('a model is an address with a name; one without the other is said', () => {
  expect(readConfig({}).model).toBeUndefined();
  expect(readConfig({ MODEL_BASE_URL: 'http://127.0.0.1:11434/v1/', MODEL_NAME: 'llama' }).model).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: undefined,
    name: 'llama',
    timeoutSeconds: 20,
  });
  expect(() => readConfig({ MODEL_BASE_URL: 'http://127.0.0.1:11434/v1' })).toThrow(/MODEL_NAME is needed/);
  expect(() => readConfig({ MODEL_NAME: 'llama' })).toThrow(/MODEL_BASE_URL is needed/);
});

test('the key for secrets is the one that is set, or one in a file beside the database', () => {
  const key = 'x'.repeat(32);
  expect(readConfig({ SECRETS_KEY: key, DATABASE_URL: 'postgresql://host/portal' }).vault.key).toBe(key);
  expect(readConfig({ DATABASE_URL: 'file:/srv/data/portal.db' }).vault).toEqual({
    key: undefined,
    file: '/srv/data/secrets.key',
  });
  expect(() => readConfig({ SECRETS_KEY: 'short' })).toThrow(/SECRETS_KEY needs at least 32 characters/);
});

// A regression: most of these were taken, or ended the start with the stack of an error.
test.each([
  ['PORT', ['-1', '3000.5', '1e3', 'http', '70000', '٣']],
  ['HOST', ['http://127.0.0.1', '127.0.0.1:3000', 'no host', '-x', '*']],
  ['DATABASE_POOL', ['0', '-1', 'ten', '1001']],
  ['DATABASE_WAIT_SECONDS', ['-1', '61', '5s']],
  ['DATABASE_ANSWER_SECONDS', ['0', '601']],
  ['ADMIN_USERNAME', ['a@b', 'x'.repeat(65)]],
  ['ADMIN_EMAIL', ['admin', 'admin@', 'a b@c.de']],
  [
    'PUBLIC_URL',
    ['classroom.example', 'ftp://x', 'https://x.example/?a=1', 'https://x.example/#a', 'javascript:alert(1)'],
  ],
  ['TRUST_PROXY', ['true', 'ja', '-1', '1.5', '10.0.0.0/33', '10.0.0.0/', 'loopback,', 'proxy.example', '100000']],
  ['CONTACT_EMAIL', ['hello', '<hello@example.org>']],
  ['SMTP_URL', ['mail.example:25', 'http://mail.example']],
  [
    'MAIL_FROM',
    ['foo', 'Portal <foo>', 'Portal <a@b.example', 'a@b.example, c@d.example', 'A <a@b.example>\r\nBcc: x@y.example'],
  ],
  ['PAYMENTS', ['on', 'true']],
  ['CHECKOUT_PRO', ['javascript:alert(1)', 'pay.example']],
  ['DAILY_FREE_TOKENS', ['-1', '100001', '1,5']],
  ['SHARED_TOKENS_IDLE_MINUTES', ['-1', '1441']],
  ['MODEL_BASE_URL', ['localhost:11434', 'file:///etc/passwd']],
  ['MODEL_TIMEOUT_SECONDS', ['0', '121', 'NaN']],
  ['LOG_LEVEL', ['trace', 'INFO', '3']],
  ['METRICS_TOKEN', ['short']],
  ['SECRETS_KEY', ['short']],
  ['VITE_SENTRY_DSN', ['sentry', 'javascript:alert(1)']],
])('%s refuses what cannot be meant, in a line that begins with its name', (name, values) => {
  for (const value of values) {
    const read = () => readConfig({ MODEL_NAME: 'llama', MODEL_BASE_URL: 'http://127.0.0.1', [name]: value });
    expect(read, value).toThrow(BadSettings);
    expect(read, value).toThrow(
      new RegExp(`^These settings cannot be used:\n  ${name} must|^These settings cannot be used:\n  ${name} needs`),
    );
  }
});

test('what a setting may be is said with what it may not', () => {
  const said = (settings: Record<string, string>) => () => readConfig(settings);
  expect(said({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of fatal, error, warn, info, debug, silent');
  expect(said({ TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY must not be true.*: set it to 1 for one proxy$/);
  expect(readConfig({ MAIL_FROM: 'Portal <portal@school.example>' }).mail.from).toBe('Portal <portal@school.example>');
  expect(readConfig({ MAIL_FROM: 'portal@school.example' }).mail.from).toBe('portal@school.example');
  expect(readConfig({ HOST: 'localhost' }).host).toBe('localhost');
});

test('a speech server needs an address and something that it does', () => {
  const SPEECH_BASE_URL = 'http://127.0.0.1:8880/v1/';
  expect(readConfig({}).speech).toBeUndefined();
  expect(readConfig({ SPEECH_BASE_URL, TRANSCRIPTION_MODEL: 'ear' }).speech).toMatchObject({
    baseUrl: 'http://127.0.0.1:8880/v1',
    model: undefined,
    transcriptionModel: 'ear',
    cache: { folder: `${projectRoot}/data/speech`, mostBytes: 200_000_000 },
  });
  const voices = { SPEECH_BASE_URL, SPEECH_MODEL: 'voice', SPEECH_VOICE: 'anna' };
  expect(readConfig(voices).speech?.voices).toEqual(['anna', 'anna']);
  expect(readConfig({ ...voices, SPEECH_SECOND_VOICE: 'bert' }).speech?.voices).toEqual(['anna', 'bert']);
  expect(() => readConfig({ SPEECH_BASE_URL })).toThrow(/SPEECH_MODEL or TRANSCRIPTION_MODEL is needed/);
  expect(() => readConfig({ SPEECH_MODEL: 'voice' })).toThrow(/SPEECH_BASE_URL is needed with SPEECH_MODEL/);
});
