import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of a page whose code comes when it is needed. Fetched by `load` before, it is shown at once; else the nearest
 * `Suspense` waits for it. What cannot be fetched is said by the guard above, which loads the page anew.
 */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  async function load() {
    loaded = await fetchPart();
    return { default: loaded };
  }
  const Awaited: ComponentType<Props> = lazy(load);
  return Object.assign((props: Props) => <Shown pick={() => loaded ?? Awaited} props={props} />, { load });
}

/** What it is shown by first it stays: changed for the same part by another name, it would lose what was typed in it. */
function Shown<Props extends object>({ pick, props }: { pick: () => ComponentType<Props>; props: Props }) {
  const [Part] = useState(pick);
  return <Part {...props} />;
}
