import { type ComponentType, useEffect, useState } from 'react';
import { onToastWanted } from './toast';

const loadList = () => import('./toast-list');

/**
 * The place where toasts appear; once per page. Their code comes after the first view, and is asked for again whenever
 * something is to be said and it has not come.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    const fetchList = () =>
      void loadList().then(
        (m) => setList(() => m.ToastList),
        () => {},
      );
    onToastWanted(fetchList);
    const timer = setTimeout(fetchList);
    return () => clearTimeout(timer);
  }, []);
  return List ? <List /> : null;
}
