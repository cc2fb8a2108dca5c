import { expect, test } from 'vitest';
import { apps, findApp } from '#shared/core/apps';
import { packages } from '#shared/core/packages';
import { comparePlans, isPremium, planIds, planOf, plans } from '#shared/core/plans';

test('plans are in ascending order, with the tokens and limits of the specification', () => {
  expect(plans.map(({ id, name, price, limits }) => [id, name, price, ...Object.values(limits)])).toEqual([
    ['free', 'Starter', 0, 1, 20, 100, 1],
    ['pro', 'Pro Teacher', 29, 5, 150, 3000, 3],
    ['team', 'Department', 149, 30, 1000, 12_000, 10],
  ]);
  expect(comparePlans('free', 'pro')).toBeLessThan(0);
  expect(comparePlans('team', 'pro')).toBeGreaterThan(0);
  expect(comparePlans('pro', 'pro')).toBe(0);
  expect(planIds.filter(isPremium)).toEqual(['pro', 'team']);
  expect(planOf('team').name).toBe('Department');
});

test('the catalogue holds sixteen apps with the costs of the specification', () => {
  expect(Object.fromEntries(apps.map((app) => [app.id, app.tokenCost]))).toEqual({
    'spelling-quest': 0,
    'flash-cards': 0,
    'story-dice': 1,
    'word-scramble': 0,
    '20-questions': 0,
    'lesson-planner': 3,
    'lesson-library': 0,
    'classroom-quiz-maker': 2,
    'pronunciation-trainer': 2,
    'vocabulary-builder': 2,
    'novel-forge': 5,
    'grammar-cram': 2,
    'test-history': 0,
    'assessment-bank': 2,
    'writers-block-assistant': 1,
    'esl-tests': 3,
  });
  for (const app of apps) expect(app.path).toBe(`/${app.id}`);
  expect(findApp('lesson-planner')?.hasInternalTokens).toBe(true);
  expect(findApp('no-such-app')).toBeUndefined();
});

test('what a package says that it saves is what it saves against the smallest', () => {
  const [smallest] = packages;
  const perToken = (smallest?.price ?? 0) / (smallest?.tokens ?? 1);
  for (const { tokens, price, savings } of packages) {
    const saved = Math.round((1 - price / tokens / perToken) * 100);
    expect(savings).toBe(saved === 0 ? '' : `Save ${saved}%`);
  }
  expect(packages.map(({ tokens, price, popular }) => [tokens, price, popular])).toEqual([
    [100, 5, false],
    [500, 20, true],
    [2000, 60, false],
  ]);
});
