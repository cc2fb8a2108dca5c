import { expect, test } from 'vitest';
import { createBackground } from '#server/adapters/background';
import { createLog } from '#server/adapters/log';

test('regression: an error in the log has its message, its cause and its stack', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const background = createBackground(log);
  background.run('a mail', async () => {
    throw new Error('The mail server refused.', { cause: new Error('It was full.') });
  });
  await background.idle();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    // Of which time zone is said as well.
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    name: 'a mail',
    msg: 'Work in the background failed.',
    error: {
      message: 'The mail server refused.',
      cause: { message: 'It was full.' },
      stack: expect.stringMatching(/Error: The mail/),
    },
  });
});

function logged(message: string): string {
  let line = '';
  createLog('info', { write: (text) => (line += text) }).error({ error: new Error(message) });
  return JSON.parse(line).error.message;
}

test('addresses, secrets and what is no JSON are taken out of an error', () => {
  const unread = (() => {
    try {
      return JSON.parse('Ana Lind says "oh"');
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  })();
  expect(logged('No mail to "ana.lind@school.example" or bo@x@y.example: token=abc&x=1')).toBe(
    'No mail to "[address]" or [address]: token=[hidden]&x=1',
  );
  expect(logged('redis://me:pass@host:1 said no to Bearer abc.def')).toBe(
    'redis:[address]:1 said no to Bearer [hidden]',
  );
  expect(logged(unread)).toBe('This is not valid JSON');
});

test('regression: of what an error quotes, the beginning is kept', () => {
  expect(logged(`Invalid invocation: ${'long '.repeat(5000)}`)).toMatch(/^Invalid invocation: [\s\S]{9000,} …$/);
});
