import { expect, test } from '#tests/e2e/support/test';

test('regression: the zero of a learner has no slash, on screen and on paper, and letters keep their face', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/privacy`);
  // A page that is not alive yet would find a line more than it was sent.
  await page.waitForFunction(() => 'isAlive' in window);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');

  const facesOf = async (text: string): Promise<string[]> => {
    await page.evaluate(async (content) => {
      const line = document.createElement('p');
      line.id = 'line';
      line.textContent = content;
      document.querySelector('#line')?.remove();
      document.querySelector('main')?.append(line);
      await document.fonts.load('400 16px "Atkinson Hyperlegible Next"', content);
    }, text);
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#line' });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };

  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    // Faces are known once the line is laid out.
    await expect.poll(() => facesOf('0123456789')).toEqual([expect.stringContaining('Noto Sans')]);
    await expect.poll(() => facesOf('OolI')).toEqual([expect.stringContaining('Atkinson Hyperlegible Next')]);
  }
});
