import { useState } from 'react';
import { useLocation } from 'wouter';
import { planPath } from '#client/lessons/plan-path';
import { trpc } from '#client/lib/trpc';
import { type StarterLesson, starterCredit } from '#shared/content/lessons/starters/starter';
import { forgetLesson } from './lesson-after-sign-in';

/**
 * Opens a copy of one's own of a starter lesson in the planner, to be taught or changed. A copy that nobody has changed
 * yet is taken again, so that a lesson that is only looked at fills no shelf.
 */
export function useOwnCopy() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const make = trpc.library.makeMine.useMutation({ onSettled: () => utils.library.invalidate() });
  const [opening, setOpening] = useState<'teach' | 'change'>();

  async function open({ id: starter, title }: StarterLesson, to: 'teach' | 'change') {
    setOpening(to);
    const input = { kind: 'lesson', search: title, within: 'title' } as const;
    const there = await utils.library.list.fetch(input, { staleTime: 0 }).catch(() => undefined);
    const copy = there?.items.find(({ credit, version }) => credit === starterCredit(title) && version === 1);
    // A copy that could not be made has said so.
    const own = copy ?? (await make.mutateAsync({ from: { starter } }).catch(() => undefined));
    setOpening(undefined);
    if (!own) return;
    forgetLesson();
    navigate(planPath(own.id, { teach: to === 'teach' }));
  }
  return { opening, open };
}
