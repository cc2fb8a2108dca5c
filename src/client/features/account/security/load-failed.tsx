import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

interface LoadFailedProps {
  title: string;
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Stands in the place of a list that could not be loaded. */
export function LoadFailed({ title, query }: LoadFailedProps) {
  return (
    <Banner
      tone="bad"
      title={title}
      action={
        <Button
          variant="secondary"
          size="sm"
          pending={query.isFetching}
          pendingLabel="Loading…"
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      }
    >
      Check your connection. Nothing was changed.
    </Banner>
  );
}
