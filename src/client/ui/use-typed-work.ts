import { useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Where somebody types. What is searched for is no work, and a choice is made again in a moment. */
const typedInto =
  'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=file], [type=range], [type=color], [type=button], [type=submit])';

/**
 * Notices by itself whether something was typed that is not kept yet. Fields are known from their first focus on, also
 * after they have gone from the screen, as with the other tab of a dialog. What is kept elsewhere while it is typed
 * says so: `data-kept` on it or around it.
 */
export function useTypedWork(isOn: boolean) {
  const before = useRef(new Map<Field, string>());
  const holds = () =>
    isOn && [...before.current].some(([field, value]) => field.value !== value && !field.closest('[data-kept]'));
  const latest = useRef(holds);
  latest.current = holds;

  // What is opened again begins anew.
  useEffect(() => {
    if (!isOn) before.current.clear();
  }, [isOn]);

  // Leaving the page by a reload or a closed tab is asked about by the browser.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  function noteField(target: EventTarget) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.matches(typedInto) && !before.current.has(target)) before.current.set(target, target.value);
  }
  return { holds, noteField };
}
