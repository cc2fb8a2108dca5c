import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { dateText } from '#shared/core/locale';

/** Tells a student that the teacher lets them keep the account. */
export function ClaimCard({ until }: { until: string | null }) {
  if (until === null) return null;
  return (
    <Card
      as="section"
      aria-labelledby="claim"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="claim" className="font-display text-xl">
          This account can be yours
        </h2>
        <p className="max-w-measure text-muted">
          {`Your teacher lets you keep it. Add an email address and a password by ${dateText(until, 'moment')}.`}
        </p>
      </div>
      <ButtonLink href="/claim" variant="secondary">
        Make it mine
      </ButtonLink>
    </Card>
  );
}
