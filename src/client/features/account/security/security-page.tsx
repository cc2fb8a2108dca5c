import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { Keys } from './keys';
import { SecondStep } from './second-step';
import { Sessions } from './sessions';

/** Where somebody is signed in, the second step of signing in, and what outside tools may do in their name. */
export function SecurityPage() {
  return (
    <Page
      title="Security"
      lead="Who and what can come into your account."
      width="wide"
      className="grid gap-12"
      actions={
        <ButtonLink href="/profile" variant="secondary" icon={<ArrowLeft />}>
          Profile
        </ButtonLink>
      }
    >
      <Sessions />
      <SecondStep />
      <Keys />
    </Page>
  );
}
