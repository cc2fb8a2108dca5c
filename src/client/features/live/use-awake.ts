import { useEffect, useState } from 'react';

/** How long controls stay after the last key or movement. */
const staysMs = 4_000;

/** Whether somebody has just pressed a key or moved the pointer. */
export function useAwake(isOn: boolean): boolean {
  const [isAwake, setAwake] = useState(true);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), staysMs);
    };
    wake();
    const signs = ['keydown', 'pointermove', 'pointerdown'] as const;
    for (const sign of signs) window.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, [isOn]);
  return isAwake;
}
