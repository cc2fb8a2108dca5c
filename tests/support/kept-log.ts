import type { Log } from '#server/domain/platform/deps';

interface Line {
  level: 'debug' | 'info' | 'warn' | 'error';
  fields: Record<string, unknown>;
  message: string;
}

/** A log that keeps its lines for the test to read. */
export function keptLog(): { log: Log; lines: Line[] } {
  const lines: Line[] = [];
  const keep = (level: Line['level']) => (fields: object, message: string) =>
    void lines.push({ level, fields: { ...fields }, message });
  return { log: { debug: () => {}, info: keep('info'), warn: keep('warn'), error: keep('error') }, lines };
}
