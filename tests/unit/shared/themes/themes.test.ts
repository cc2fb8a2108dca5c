import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { contrast, difference, luminance, mix, simulate } from '#shared/themes/colour';
import {
  contrastRatioOf,
  controlPairs,
  leastToneDistance,
  safeToneDistance,
  textPairs,
} from '#shared/themes/theme-check';
import { themeCss } from '#shared/themes/theme-css';
import { themeByStoredName, themeNames } from '#shared/themes/theme-names';
import { type Theme, themes } from '#shared/themes/themes';

test('there are eleven themes, in the published order', () => {
  expect(themes.map((theme) => theme.name)).toEqual([
    'Light',
    'Dark',
    'Dim',
    'True Black',
    'High Contrast',
    'Colorblind Friendly',
    'Minimal',
    'Warm',
    'Cool',
    'Nature',
    'Professional',
  ]);
});

test('dark styling applies to Dark, Dim, True Black and High Contrast only', () => {
  const dark = themes.filter((theme) => theme.variant === 'dark').map((theme) => theme.name);
  expect(dark).toEqual(['Dark', 'Dim', 'True Black', 'High Contrast']);
});

test.each(themes)('$name publishes what its colours give', (theme) => {
  expect(theme.accessibility).toEqual({
    contrastRatio: contrastRatioOf(theme),
    wcagCompliant: textPairs(theme).every((pair) => pair.ratio >= 4.5),
    colorBlindSafe: leastToneDistance(theme.colors) >= safeToneDistance,
  });
});

test.each(themes)('every text of $name can be read (4.5 to 1), tinted backgrounds included', (theme) => {
  expect(textPairs(theme).filter((pair) => pair.ratio < 4.5)).toEqual([]);
});

test.each(themes)('controls and the focus ring of $name can be made out (3 to 1)', (theme) => {
  expect(controlPairs(theme).filter((pair) => pair.ratio < 3)).toEqual([]);
});

test('High Contrast goes furthest, with white on black for text', () => {
  const best = [...themes].sort((a, b) => b.accessibility.contrastRatio - a.accessibility.contrastRatio)[0];
  expect(best?.name).toBe('High Contrast');
  expect(best && contrast(best.colors.ink, best.colors.canvas)).toBeCloseTo(21);
});

test('Colorblind Friendly keeps good, warn and bad apart under each colour vision deficiency', () => {
  const theme = themes.find(({ name }) => name === 'Colorblind Friendly');
  expect(theme?.accessibility.colorBlindSafe).toBe(true);
});

test('no theme is another one in other colours: any two differ in four traits of their shape or more', () => {
  const traitsOf = (theme: Theme) => Object.entries(theme.shape).map((trait) => JSON.stringify(trait));
  const alike = themes.flatMap((one, at) =>
    themes
      .slice(at + 1)
      .filter((other) => traitsOf(one).filter((trait) => !traitsOf(other).includes(trait)).length < 4)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(alike).toEqual([]);
});

test.each(themes)('controls of $name are at least 44 pixels high', ({ shape }) => {
  expect(Number.parseFloat(shape.control) * 16).toBeGreaterThanOrEqual(44);
});

test('a status that is told by colour alone would not be called colour-blind safe', () => {
  const [theme] = themes;
  if (!theme) throw new Error('No theme.');
  const redAndGreen = { ...theme.colors, good: '#2f7d32', warn: '#7a6a10', bad: '#a8442a' } as const;
  expect(leastToneDistance(redAndGreen)).toBeLessThan(safeToneDistance);
});

test('words on the lines of a drawn paper and on the stripes of a pattern are judged as well', () => {
  const on = (name: string) =>
    new Set(
      themes
        .filter((theme) => theme.name === name)
        .flatMap(textPairs)
        .map((pair) => pair.on),
    );
  expect(on('Cool')).toContain('line of the paper');
  expect(on('Colorblind Friendly')).toContain('stripe of warn');
});

test('a stored display name finds its theme; nothing, Dark Blue and anything unknown find Dark', () => {
  for (const { name } of themeNames) expect(themeByStoredName(name).name).toBe(name);
  for (const stored of [null, '', 'Dark Blue', 'dark', 'toString']) expect(themeByStoredName(stored).name).toBe('Dark');
});

// To write the stylesheet anew after changing a theme: npx vitest run tests/unit/shared/themes/themes.test.ts -u
test('the stylesheet holds exactly the colours of themes.ts', async () => {
  await expect(themeCss()).toMatchFileSnapshot('../../../../src/client/styles/themes.css');
});

describe('colour arithmetic', () => {
  test('contrast and luminance agree with WCAG', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 5);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('differences agree with the published CIEDE2000 of red and green, and are nothing for one colour', () => {
    expect(difference('#ff0000', '#00ff00')).toBeCloseTo(86.6, 0);
    expect(difference('#ffffff', '#000000')).toBeCloseTo(100, 0);
    expect(difference('#123456', '#123456')).toBe(0);
  });

  test('red and green of one lightness nearly meet under deuteranopia, blue and yellow do not', () => {
    const seen = (a: `#${string}`, b: `#${string}`) =>
      difference(simulate(a, 'deuteranopia'), simulate(b, 'deuteranopia'));
    expect(seen('#a43b35', '#5a6b10')).toBeLessThan(difference('#a43b35', '#5a6b10') / 3);
    expect(seen('#1f5fbf', '#8a6500')).toBeGreaterThan(40);
  });

  test('greys stay grey under every deficiency', () => {
    for (const kind of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
      expect(simulate('#808080', kind)).toBe('#808080');
    }
  });

  test('mixing is what CSS paints', () => {
    expect(mix('#000000', '#ffffff', 25)).toBe('#bfbfbf');
  });

  test('a colour that is not six digits is refused', () => {
    expect(() => luminance('#fff')).toThrow('#fff');
  });
});

describe('boot.js, before the first paint', () => {
  const source = readFileSync('public/boot.js', 'utf8');

  function boot(storage: Record<string, string> | 'blocked') {
    const attributes: Record<string, string> = {};
    const documentElement = {
      className: '',
      setAttribute: (name: string, value: string) => {
        attributes[name] = value;
      },
    };
    const localStorage = {
      getItem(key: string) {
        if (storage === 'blocked') throw new Error('SecurityError');
        return storage[key] ?? null;
      },
    };
    const addEventListener = () => {};
    runInNewContext(source, { document: { documentElement, addEventListener }, localStorage, addEventListener });
    const { 'data-variant': variant, ...reading } = attributes;
    return { classes: documentElement.className.split(' ').filter(Boolean), variant, reading };
  }

  test.each(themeNames)('a stored $name gives its class', ({ name, className, variant }) => {
    const { classes, ...rest } = boot({ colorTheme: name });
    expect(classes).toContain(className);
    expect(rest.variant).toBe(variant);
  });

  test.each(['', 'Dark Blue', 'Solarized', 'constructor'])('a stored "%s" gives Dark', (name) => {
    expect(boot({ colorTheme: name })).toEqual({ classes: ['theme-dark', 'signed-out'], variant: 'dark', reading: {} });
  });

  test('blocked storage gives Dark, signed out, and no error', () => {
    expect(boot('blocked').classes).toEqual(['theme-dark', 'signed-out']);
  });

  test('somebody is signed in only when both token and user are stored', () => {
    expect(boot({ auth_token: 't', auth_user: '{}' }).classes).toContain('signed-in');
    expect(boot({ auth_token: 't' }).classes).toContain('signed-out');
    expect(boot({ auth_user: '{}' }).classes).toContain('signed-out');
  });

  test('a stored text size and spacing are on the page, unknown ones are not', () => {
    expect(boot({ textSize: '200', readingSpacing: 'wide' }).reading).toEqual({
      'data-text': '200',
      'data-spacing': 'wide',
    });
    expect(boot({ textSize: '1200', readingSpacing: 'narrow' }).reading).toEqual({});
    expect(boot('blocked').reading).toEqual({});
  });

  test('it stays within a kilobyte and a half', () => {
    expect(Buffer.byteLength(source)).toBeLessThanOrEqual(1536);
  });
});
