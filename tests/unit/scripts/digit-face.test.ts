import { expect, test } from 'vitest';
import { digits } from '../../../scripts/digit-face';

test('the face of the digits is small enough to come inside the style sheet, so no digit waits for a file', async () => {
  expect((await digits()).length).toBeLessThan(4096);
});
