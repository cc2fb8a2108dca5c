import { useEffect, useState } from 'react';
import { readStoredJson, writeStored } from '#client/lib/storage';
import type { Stage } from '#shared/content/lessons/lesson';
import { beginTeaching, type TeachSession, teachSession } from './teach-clock';

const keyOf = (id: string) => `teach:${id}`;

/** A lesson that was being taught on this device when the page was closed or reloaded. */
export function readTeaching(id: string): TeachSession | undefined {
  const parsed = teachSession.safeParse(readStoredJson(keyOf(id)));
  return parsed.success ? parsed.data : undefined;
}

export function forgetTeaching(id: string): void {
  writeStored(keyOf(id), null);
}

/** The lesson as it is being taught, and the time, second by second. A reload goes on where it was. */
export function useTeaching(id: string, stages: readonly Stage[]) {
  const [now, setNow] = useState(() => Date.now());
  const [session, setSession] = useState<TeachSession>(() => readTeaching(id) ?? beginTeaching(stages, Date.now()));
  useEffect(() => {
    writeStored(keyOf(id), JSON.stringify(session));
  }, [id, session]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return {
    session,
    now: Math.max(now, session.stageStartedAt),
    change: (to: (session: TeachSession, now: number) => TeachSession) => {
      const at = Date.now();
      setNow(at);
      setSession((before) => to(before, at));
    },
  };
}
