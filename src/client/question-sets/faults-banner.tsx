import type { RefObject } from 'react';
import { Banner } from '#client/ui/banner';
import type { SetFault } from '#shared/items/set-faults';

interface FaultsBannerProps {
  faults: readonly SetFault[];
  /** Where the fields of the rules are. */
  page: RefObject<HTMLElement | null>;
}

/** What keeps a quiz or a test from being shared, each with the way to it. */
export function FaultsBanner({ faults, page }: FaultsBannerProps) {
  // Those of the questions stand above their list.
  const others = faults.filter(({ item }) => item === undefined);

  function goTo(rule: string) {
    const field = page.current?.querySelector<HTMLElement>(`[data-rule="${rule}"] input`);
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  }

  return (
    <Banner tone="warn" title="Not shared yet: others can take it when everything is put right.">
      {others.length > 0 && (
        <ul data-faults>
          {others.map(({ rule, text }) => (
            <li key={text}>
              {rule ? (
                <button type="button" className="min-h-11 text-left underline" onClick={() => goTo(rule)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
