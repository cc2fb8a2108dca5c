// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { ChooseActivity } from '#client/apps/lesson-planner/choose-activity';
import { examplePlan } from '#client/apps/lesson-planner/example-plan';
import type { WrittenActivities } from '#client/apps/lesson-planner/use-activities';
import { WholePlanButtons } from '#client/apps/lesson-planner/whole-plan-buttons';
import type { LessonData } from '#shared/content/lessons/lesson';
import { boundsBy } from '#shared/lessons/plan/changes';

const boundsOf = boundsBy([]);
const written = (query: Partial<WrittenActivities['query']>): WrittenActivities => ({
  activities: [],
  boundsOf,
  query: { status: 'pending', error: null, refetch: vi.fn(), ...query },
});
const changes = () => ({ applyWithUndo: vi.fn(), undoable: undefined, undo: vi.fn() });

let data: LessonData;
beforeAll(async () => {
  ({ data } = await examplePlan());
});

test('as long as the activities are on their way, a press changes nothing and asks for nothing', () => {
  const given = changes();
  render(<WholePlanButtons data={data} written={written({})} changes={given} />);
  fireEvent.click(screen.getByRole('button', { name: 'No photocopies' }));
  expect(given.applyWithUndo).not.toHaveBeenCalled();
});

test('where the activities did not arrive, it is said in place of the buttons, with a way to try again', () => {
  const refetch = vi.fn();
  const failed = written({ status: 'error', error: new TypeError('Failed to fetch'), refetch });
  render(<WholePlanButtons data={data} written={failed} changes={changes()} />);
  expect(screen.queryByRole('button', { name: 'No photocopies' })).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/could not be loaded\. Please check your connection\./);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('other ways for a stage say the same, and choose nothing', () => {
  const onChoose = vi.fn();
  const failed = written({ status: 'error', error: new TypeError('Failed to fetch') });
  render(
    <ChooseActivity
      data={data}
      written={failed}
      stage={data.stages[0]}
      refused={undefined}
      onChoose={onChoose}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByText(/The activities could not be loaded/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
});
