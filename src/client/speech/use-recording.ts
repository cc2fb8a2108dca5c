import { useEffect, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { soundOf } from './sound-of';

type PlayerState = { name: 'still' | 'loading' | 'playing' | 'unplayable' } | { name: 'not-loaded'; error: unknown };

/** Plays a recording that was handed in, and stops it. Its sound is loaded when somebody wants to hear it. */
export function useRecording(id: string) {
  const utils = trpc.useUtils();
  const [state, setState] = useState<PlayerState>({ name: 'still' });
  const player = useRef<HTMLAudioElement>(undefined);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      player.current?.pause();
      if (player.current) URL.revokeObjectURL(player.current.src);
      player.current = undefined;
    };
  }, []);

  async function load(): Promise<HTMLAudioElement> {
    const sound = soundOf(await utils.pronunciation.hear.fetch({ id }, { staleTime: Number.POSITIVE_INFINITY }));
    const audio = new Audio(URL.createObjectURL(sound));
    audio.onplay = () => setState({ name: 'playing' });
    audio.onpause = () => setState({ name: 'still' });
    return audio;
  }
  async function play() {
    setState({ name: 'loading' });
    try {
      player.current ??= await load();
    } catch (error) {
      setState({ name: 'not-loaded', error });
      return;
    }
    if (isLeft.current) return URL.revokeObjectURL(player.current.src);
    try {
      await player.current.play();
    } catch (error) {
      // Paused before it began.
      const isPaused = error instanceof DOMException && error.name === 'AbortError';
      setState({ name: isPaused ? 'still' : 'unplayable' });
    }
  }
  return {
    state,
    /** Goes on where it was paused. */
    toggle() {
      if (state.name === 'playing') player.current?.pause();
      else if (state.name !== 'loading') void play();
    },
  };
}
