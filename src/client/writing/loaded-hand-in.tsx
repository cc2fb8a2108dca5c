import type { ReactNode } from 'react';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import type { HandIn } from '#shared/api/writing';

interface LoadedHandInProps {
  id: string;
  children: (handIn: HandIn) => ReactNode;
}

/** A text that was handed in, once it is there. */
export function LoadedHandIn({ id, children }: LoadedHandInProps) {
  const handIn = trpc.writing.get.useQuery({ id }, { retry: (count, error) => !reasonOf(error) && count < 2 });
  if (handIn.isPending) return <SkeletonText lines={8} />;
  return (
    <>
      {handIn.isError && (
        <Banner
          tone="warn"
          title={failureText(handIn.error, {
            fallback: 'This text could not be loaded.',
            network: 'This text could not be loaded. Please check your connection.',
          })}
          action={<Button onClick={() => void handIn.refetch()}>Try again</Button>}
        />
      )}
      {handIn.data && children(handIn.data)}
    </>
  );
}
