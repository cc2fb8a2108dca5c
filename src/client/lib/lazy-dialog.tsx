import { type ComponentType, useEffect, useRef, useState } from 'react';
import { notify } from '#client/ui/toast';

interface LazyDialogProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** What the dialog gets. */
  dialog: Props;
}

/**
 * A dialog whose code is loaded when it is first opened. Where that fails it says so and closes again: the page behind
 * it stays, with what was typed there.
 */
export function LazyDialog<Props extends { onClose: () => void }>({ load, dialog }: LazyDialogProps<Props>) {
  const [Screen, setScreen] = useState<ComponentType<Props>>();
  const calls = useRef({ load, close: dialog.onClose });
  calls.current.close = dialog.onClose;
  useEffect(() => {
    let isGone = false;
    calls.current.load().then(
      (loaded) => {
        if (!isGone) setScreen(() => loaded);
      },
      () => {
        if (isGone) return;
        notify.error('This could not be loaded. Please check your connection and try again.');
        calls.current.close();
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Screen ? <Screen {...dialog} /> : null;
}
