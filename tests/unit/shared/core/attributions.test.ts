import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributions } from '#shared/core/attributions';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const dependencies: string[] = Object.keys(read('package.json').dependencies);

/** Packages that are data or pictures rather than code: what of them reaches users is named. */
const isData = (name: string) =>
  /dictionar|wordnet|lexicon|wordlist|word-list|cefr|fontsource|lucide|emoji/i.test(name);

test('all language data, type and icons that we ship are named, with the licence of the package', () => {
  const data = dependencies.filter(isData);
  expect(data.length).toBeGreaterThanOrEqual(6);
  for (const name of data) {
    const named = attributions.find((one) => one.package === name);
    expect([name, named?.name]).toEqual([name, expect.any(String)]);
    const { license } = read(`node_modules/${name}/package.json`);
    const mark = license === 'OFL-1.1' ? 'Open Font License 1.1' : String(license).replace(/[()]/g, '').split(' ')[0];
    expect(named?.licence).toContain(mark);
  }
});

test('nothing is named that we do not ship', () => {
  for (const { package: name } of attributions) if (name) expect(dependencies).toContain(name);
});
