// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Scene, sceneOf } from '#client/scenes/scene';
import { type AppId, apps } from '#shared/core/apps';

const played: AppId[] = [
  'spelling-quest',
  'flash-cards',
  'story-dice',
  'word-scramble',
  '20-questions',
  'classroom-quiz-maker',
  'pronunciation-trainer',
  'vocabulary-builder',
  'grammar-cram',
  'esl-tests',
];

interface Shown {
  app: AppId;
  progress?: number;
  joy?: number;
}

const sceneWith = ({ app, progress = 0.5, joy = 0 }: Shown) => (
  <Scene app={app} progress={progress} steps={10} place={5} joy={joy} />
);

async function drawn(shown: Shown) {
  const view = render(sceneWith(shown));
  await waitFor(() => expect(view.container.querySelector('path')).not.toBeNull(), { timeout: 40_000 });
  return view;
}

const movements = (container: HTMLElement) =>
  [...container.querySelectorAll('[class*="joy-"]')]
    .flatMap((element) => [...element.classList])
    .filter((name) => name.startsWith('joy-') && name !== 'joy-passing');

test('every app that is played has a scene, and no other', () => {
  for (const { id } of apps) expect(Boolean(sceneOf(id)), id).toBe(played.includes(id));
});

test('an app without a scene has no empty strip either', () => {
  expect(render(sceneWith({ app: 'lesson-planner' })).container.innerHTML).toBe('');
});

test.each(played)('the scene of %s is hidden from screen readers, and its colours are variables', async (app) => {
  const { container } = await drawn({ app });
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  for (const element of container.querySelectorAll('*')) {
    for (const attribute of ['fill', 'stroke', 'color']) expect(element.hasAttribute(attribute)).toBe(false);
    expect(element.getAttribute('style') ?? '').not.toMatch(/fill|stroke|color/);
  }
});

test.each(played)(
  'the scene of %s changes from beginning to end, and with no item at all it is still drawn',
  async (app) => {
    const begun = await drawn({ app, progress: 0 });
    const before = begun.container.innerHTML;
    begun.rerender(sceneWith({ app, progress: 1 }));
    expect(begun.container.innerHTML).not.toBe(before);
    begun.rerender(<Scene app={app} progress={Number.NaN} steps={0} place={0} joy={0} />);
    expect(begun.container.innerHTML).not.toContain('NaN');
  },
);

test.each(played)('the joy of %s plays when there is one more, and not for those of before', async (app) => {
  const view = await drawn({ app, joy: 3 });
  expect(movements(view.container)).toEqual([]);
  view.rerender(sceneWith({ app, joy: 2 }));
  expect(movements(view.container)).toEqual([]);
  view.rerender(sceneWith({ app, joy: 3 }));
  expect(movements(view.container).length).toBeGreaterThan(0);
  const moved = view.container.querySelector('[class*="joy-"]');
  view.rerender(sceneWith({ app, joy: 4 }));
  // Drawn anew, so that it plays again.
  expect(view.container.contains(moved)).toBe(false);
});

const css = readFileSync('src/client/styles/scenes.css', 'utf8');

test('nothing moves under reduced motion, and a joy takes at most 900 ms', () => {
  const allowed = css.slice(css.indexOf('@media (prefers-reduced-motion: no-preference)'), css.indexOf('@keyframes'));
  const moving = /^\s*(?:animation|transition):.*$/gm;
  expect(css.match(moving)?.length).toBeGreaterThan(10);
  expect(allowed.match(moving)).toEqual(css.match(moving));
  for (const line of css.match(moving) ?? []) {
    const times = [...line.matchAll(/(\d+)ms/g)].map(([, ms]) => Number(ms));
    expect(
      times.reduce((sum, ms) => sum + ms, 0),
      line,
    ).toBeLessThanOrEqual(900);
  }
});

test('the drawings and their styles name no colour', () => {
  const folder = 'src/client/scenes';
  const sources = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  for (const source of [...sources, css]) {
    expect(source).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsl\(/i);
    expect(source).not.toMatch(/\b(?:fill|stroke|stopColor|background)(?:=|:)\s*"?(?!none|var|color-mix)[a-z]+/);
  }
});
