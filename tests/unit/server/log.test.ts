import { expect, test } from 'vitest';
import { createBackground } from '../../../src/server/adapters/background';
import { createLog } from '../../../src/server/adapters/log';

test('regression: an error in the log has its message, its cause and its stack', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const background = createBackground(log);
  background.run('a mail', async () => {
    throw new Error('The mail server refused.', { cause: new Error('It was full.') });
  });
  await background.idle();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    name: 'a mail',
    msg: 'Work in the background failed.',
    error: {
      message: 'The mail server refused.',
      cause: { message: 'It was full.' },
      stack: expect.stringMatching(/Error: The mail/),
    },
  });
});
