import { useEffect, useEffectEvent, useState } from 'react';

const importPack = () => import('#shared/content/things/pack');

export type Pack = Awaited<ReturnType<typeof importPack>>;

/** What can be the secret and what can be asked; beside the code of a game, since nothing of it is needed to begin. */
export function usePack() {
  const [pack, setPack] = useState<Pack>();
  const [isFailed, setFailed] = useState(false);

  function load() {
    setFailed(false);
    importPack().then(setPack, () => setFailed(true));
  }
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);

  return { pack, isFailed, retry: load };
}
