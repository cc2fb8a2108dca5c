import { Turtle, Volume2 } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { scriptLines } from '#client/speech/heard-lines';
import { Ipa } from '#client/speech/ipa';
import { slowRate, useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { KeyCap } from '#client/ui/key-cap';
import { signOf } from '#shared/content/sounds/sound';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { contrastOf } from '#shared/pronunciation/listening-items';
import type { HearingWay } from './choices';

interface HearingProps {
  item: PlayerItem;
  /** In which attempt it is asked. */
  attemptId: string;
  way: HearingWay;
}

/** What is to be heard: by the device's voice, by somebody who reads it, or without sound by its signs. */
export function Hearing({ item, attemptId, way }: HearingProps) {
  const { canSpeak, readAloud } = useSpeech();
  const script = item.audioText ?? '';
  const says = way === 'voice' && canSpeak && script !== '';
  const say = useCallback(
    (rate?: number) => readAloud(scriptLines(item, `attempts/${attemptId}`), () => {}, rate),
    [readAloud, item, attemptId],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is said once by itself
  useEffect(() => {
    if (says) say();
  }, [item.id, says]);

  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.closest('[role=dialog], select, textarea')) return;
      // The two keys of a clicker: hear it again, and go on.
      if (event.key === 'PageUp' || event.key === 'l') say();
      else if (event.key === 'PageDown') form.current?.closest('form')?.requestSubmit();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [say]);

  // Stress can be marked by what stands there; only for sounds somebody has to speak.
  if (script === '' || (!says && !contrastOf(item))) return null;
  return (
    <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {says ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" size="lg" icon={<Volume2 />} aria-keyshortcuts="L" onClick={() => say()}>
            Listen
          </Button>
          <Button variant="quiet" icon={<Turtle />} onClick={() => say(slowRate)}>
            Slowly
          </Button>
          <span className="text-sm text-muted max-sm:hidden">
            <KeyCap>L</KeyCap> listens again.
          </span>
        </div>
      ) : way === 'signs' ? (
        <Signs item={item} />
      ) : (
        <div className="rounded-card edge-card bg-surface p-4">
          {way === 'voice' && <p className="font-bold">No English voice can be heard here.</p>}
          <p>Somebody else opens the script and reads it aloud. Look away until then.</p>
          {/* Closed again with each question. */}
          <details key={item.id} className="mt-2">
            <summary className="min-h-11 cursor-pointer py-2 font-bold">Script, for whoever reads it aloud</summary>
            <p className="text-lg whitespace-pre-line">{script}</p>
          </details>
        </div>
      )}
    </div>
  );
}

/** The sounds of what would be heard, in its order. */
function Signs({ item }: { item: PlayerItem }) {
  const contrast = contrastOf(item);
  const lines = (item.audioText ?? '').split('\n');
  if (!contrast) return null;
  const signs = lines.map((line) => signOf(contrast.sounds[contrast.pairs.some(([first]) => first === line) ? 0 : 1]));
  return (
    <p className="text-xl">
      <span className="text-base text-muted">Without sound, by its signs: </span>
      <Ipa>{signs.join('   ')}</Ipa>
    </p>
  );
}
