import { useEffect, useState } from 'react';
import type { DeviceKind, DeviceState } from '#shared/api/screens';
import { linkDevice } from './device-link';

/** This tab as a device that a teacher pairs, while it is one. */
export function useDevice(kind: DeviceKind, isOn = true) {
  const [state, setState] = useState<DeviceState>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const stop = linkDevice(kind, { onState: setState, onLost: setLost });
    return () => {
      stop();
      setState(undefined);
      setLost(false);
    };
  }, [kind, isOn]);
  return { state, isLost };
}
