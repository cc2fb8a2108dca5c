import type { ReactNode } from 'react';
import { failureText } from '#client/lib/failure-text';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import type { Desk } from './desk';
import { useTexts } from './use-texts';

interface TextsGateProps {
  desk: Desk;
  /** Puts what is shown until then into a frame. */
  waiting?: (state: ReactNode) => ReactNode;
  children: (texts: Map<string, string>) => ReactNode;
}

/** For what needs the whole book: shows it once all texts are there, and says so where they cannot be had. */
export function TextsGate({ desk, waiting = (state) => state, children }: TextsGateProps) {
  const texts = useTexts(desk);
  if (texts.data && !texts.isFetching) return children(texts.data);
  if (!texts.isError) return waiting(<SkeletonText lines={6} />);
  return waiting(
    <Banner
      tone="warn"
      title={failureText(texts.error, {
        fallback: 'The texts could not be loaded.',
        network: 'The texts could not be loaded. Please check your connection.',
      })}
      action={<Button onClick={() => void texts.refetch()}>Try again</Button>}
    />,
  );
}
