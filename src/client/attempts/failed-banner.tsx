import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { PlayState } from './attempt-machine';

interface FailedBannerProps {
  failed: Extract<PlayState<unknown, unknown>, { kind: 'failed' }>;
  onRetry: () => void;
  onLeave: () => void;
}

/** What is played could not be begun, loaded or ended. */
export function FailedBanner({ failed: { why, retry }, onRetry, onLeave }: FailedBannerProps) {
  return (
    <Banner
      tone="warn"
      title={why}
      action={
        <>
          <Button onClick={onRetry}>Try again</Button>
          <Button variant="quiet" onClick={onLeave}>
            Back
          </Button>
        </>
      }
    >
      {retry.kind !== 'begin' && 'Nothing is lost: your answers are saved on this device.'}
    </Banner>
  );
}
