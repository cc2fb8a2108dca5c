import { CalendarClock, Mail } from 'lucide-react';
import { mailLink, settings } from '#client/lib/portal-settings';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { Page } from '#client/ui/page';
import { StudioFooter } from './studio-footer';

/** What to say about the call that is wanted; the mail begins with these lines. */
const prompts = [
  'What you teach, and about how many students it is for',
  'What you would like to see or ask',
  'Two times that suit you, with your time zone',
];

const callMail = `${mailLink('Book a call')}&body=${encodeURIComponent(prompts.map((prompt) => `${prompt}:\n\n`).join('\n'))}`;

/** Two ways to reach us: a mail, and a mail that asks for a call. */
export function ContactPage() {
  return (
    <>
      <Page width="wide" title="Contact" lead="There are people at the other end. Choose what suits you.">
        <div className="grid gap-4 lg:grid-cols-2">
          <Card as="section" className="flex flex-col gap-4 sm:p-8">
            <Mail aria-hidden="true" className="size-8 text-accent" />
            <h2 className="font-display text-xl">Write a mail</h2>
            <p className="text-muted">
              For questions about the portal, an account, a bill or something that went wrong.
            </p>
            <p className="text-lg break-all">{settings.contactEmail}</p>
            <div className="mt-auto pt-2">
              <ButtonLink href={mailLink()}>Write a mail</ButtonLink>
            </div>
          </Card>
          <Card as="section" className="flex flex-col gap-4 sm:p-8">
            <CalendarClock aria-hidden="true" className="size-8 text-accent" />
            <h2 className="font-display text-xl">Book a call</h2>
            <p className="text-muted">
              For a look round together or a plan for your school. The mail already asks for:
            </p>
            <ul className="grid list-disc gap-1.5 pl-5">
              {prompts.map((prompt) => (
                <li key={prompt}>{prompt}</li>
              ))}
            </ul>
            <div className="mt-auto pt-2">
              <ButtonLink href={callMail} variant="secondary">
                Book a call
              </ButtonLink>
            </div>
          </Card>
        </div>
      </Page>
      <StudioFooter />
    </>
  );
}
