// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppMark, appHue } from '#client/ui/app-mark';
import { apps } from '#shared/core/apps';

test('every app has a drawing of its own', () => {
  const drawings = apps.map((app) => {
    const { container } = render(<AppMark app={app.id} />);
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(drawings).size).toBe(apps.length);
});

test('the eight hues are shared out evenly, and neighbours in the catalogue differ', () => {
  const hues = apps.map((app) => appHue(app.id));
  const shares = [...new Set(hues)].map((hue) => hues.filter((other) => other === hue).length);
  expect(shares).toHaveLength(8);
  // A further app is welcome: its hue has one more than the others for a while.
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  hues.forEach((hue, at) => {
    expect(hue).not.toBe(hues[at + 1]);
  });
});

test('a mark is silent to screen readers, for the name stands beside it', () => {
  const { container } = render(<AppMark app="esl-tests" bare />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
