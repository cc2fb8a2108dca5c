import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { failureText } from './failure-text';

interface LoadFailedProps {
  /** What is missing, as a sentence begins with it: Your quizzes. */
  what: string;
  /** What is said where the server cannot be reached, where that has words of its own. */
  network?: string;
  query: { error: unknown; refetch: () => unknown };
}

/** Stands where something could not be loaded: why, and the way to try again. */
export function LoadFailed({ what, network, query }: LoadFailedProps) {
  const fallback = `${what} could not be loaded.`;
  return (
    <Banner
      tone="warn"
      title={failureText(query.error, { fallback, network: network ?? `${fallback} Please check your connection.` })}
      action={<Button onClick={() => void query.refetch()}>Try again</Button>}
    />
  );
}
