import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';

interface FailedBannerProps {
  why: string;
  onRetry: () => void;
  onLeave: () => void;
}

/** What is played could not be begun, loaded or ended. */
export function FailedBanner({ why, onRetry, onLeave }: FailedBannerProps) {
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
      Nothing is lost: your answers are saved on this device.
    </Banner>
  );
}
