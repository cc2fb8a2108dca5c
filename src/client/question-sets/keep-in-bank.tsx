import { BookMarked } from 'lucide-react';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { findApp } from '#shared/core/apps';
import { count } from '#shared/core/count';
import type { Item } from '#shared/items/item';

/** The link takes the place of the button that was pressed, and its focus. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * Keeps the questions of a quiz or a test in the own bank, in one press; what is there already is not added again. What is
 * changed afterwards is kept with a press of its own.
 */
export function KeepInBank({ items }: { items: readonly Item[] }) {
  const utils = trpc.useUtils();
  const keep = trpc.bank.import.useMutation({ onSuccess: () => utils.bank.invalidate() });
  const bank = findApp('assessment-bank');
  const isKept = keep.data !== undefined && JSON.stringify(keep.variables.items) === JSON.stringify(items);
  return (
    <>
      {isKept && bank ? (
        <ButtonLink ref={focus} variant="quiet" icon={<BookMarked />} href={bank.path}>
          Open in {bank.name}
        </ButtonLink>
      ) : (
        <Button
          variant="quiet"
          icon={<BookMarked />}
          pending={keep.isPending}
          aria-disabled={items.length === 0 || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => items.length > 0 && keep.mutate({ items: [...items] })}
        >
          Keep in my bank
        </Button>
      )}
      <p role="status" className="self-center text-muted empty:hidden">
        {isKept && keptText(keep.data)}
      </p>
    </>
  );
}

/** '3 questions are in your bank now; 2 were there already.' */
function keptText({ added, skipped }: { added: number; skipped: number }): string {
  if (added === 0) return skipped === 1 ? 'It was in your bank already.' : 'All of them were in your bank already.';
  const news = `${count(added, 'question is', 'questions are')} in your bank now`;
  return skipped > 0 ? `${news}; ${count(skipped, 'was', 'were')} there already.` : `${news}.`;
}
