import { expect, test } from 'vitest';
import { newWork, usualWords } from '#client/apps/writers-block-assistant/work';

test('a title that is cut within a picture has no half of it', () => {
  const words = usualWords('story', 'A2');
  for (let letters = 60; letters < 72; letters += 1) {
    const prompt = `${'x'.repeat(letters)}😠 angry and much more`;
    const { title } = newWork({ type: 'story', level: 'A2', prompt, words });
    expect(title).not.toMatch(/\p{Cs}/u);
    expect(title.length).toBeLessThanOrEqual(70);
  }
});
