import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

export const tabs = {
  write: 'Write',
  plan: 'Plan',
  codex: 'People and places',
  outline: 'Outline',
  checks: 'Checks',
  progress: 'Progress',
  comments: 'Comments',
} as const;
export type Tab = keyof typeof tabs;

/** Which part of the book is open stands in the address: a reload and the way back go there. */
export function usePlace() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const named = params.get('tab');
  const tab: Tab = named && isTab(named) ? named : 'write';
  const go = useCallback(
    (to: { tab?: Tab; scene?: string }, replace = false) => {
      const next = new URLSearchParams(search);
      if (to.tab) next.set('tab', to.tab);
      if (to.scene) next.set('scene', to.scene);
      navigate(`${path}?${next.toString().replace('sample=', 'sample')}`, { replace });
    },
    [navigate, path, search],
  );
  return { tab, sceneId: params.get('scene') ?? undefined, go };
}

const isTab = (text: string): text is Tab => Object.hasOwn(tabs, text);
