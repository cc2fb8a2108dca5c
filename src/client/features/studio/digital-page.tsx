import { Mail } from 'lucide-react';
import { Link } from 'wouter';
import { useAuth } from '../../lib/auth';
import { mailLink, settings } from '../../lib/portal-settings';
import { ButtonLink } from '../../ui/button-link';
import { Illustration } from '../../ui/illustration';
import { Logo } from '../../ui/logo';
import { StudioFooter } from './studio-footer';
import { StudioHero } from './studio-hero';
import { StudioSection } from './studio-section';

const products = [
  {
    title: 'Teaching portals',
    text: 'Accounts, roles, classes and the tools behind them, for one school or many. Ours is the example: you are in it.',
  },
  {
    title: 'Games and practice',
    text: 'Short activities with a clear aim that work on a projector, on a phone and on paper.',
  },
  {
    title: 'Tests and assessment',
    text: 'Question banks, quizzes and level tests whose keys stay on the server and whose results can be printed.',
  },
  {
    title: 'Writing and planning tools',
    text: 'Lesson plans to the minute and help for writers that leaves the writing to them.',
  },
];

const steps = [
  { title: 'We listen', text: 'Tell us about a lesson that goes wrong, or a job that eats your evenings.' },
  {
    title: 'We sketch',
    text: 'You see it on paper first, with your own material in it. That is the cheapest time to disagree.',
  },
  {
    title: 'We build in the open',
    text: 'A working version early, then a better one often. You try each with a class.',
  },
  {
    title: 'We hand it over',
    text: 'It runs on your server, with its data in your hands and every export you need to leave.',
  },
];

/** The services page. Visitors see it without the portal's navigation, so it carries the studio's name itself. */
export function DigitalPage() {
  const { isAuthenticated } = useAuth();
  return (
    <>
      {!isAuthenticated && (
        <div className="border-b border-line px-4 sm:px-8">
          <div className="mx-auto flex min-h-16 max-w-wide items-center">
            <Link href="/" className="inline-flex min-h-11 items-center no-underline">
              <Logo className="text-lg" />
            </Link>
          </div>
        </div>
      )}
      <StudioHero
        title="Digital services for people who teach"
        lead="We design, build and look after classroom software: small enough to be understood, careful enough to be trusted with children’s work."
        picture={<Illustration className="mx-auto max-w-md max-lg:hidden" />}
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="#contact" size="lg">
            Talk to us
          </ButtonLink>
          <ButtonLink href="/landing" variant="secondary" size="lg">
            See our work
          </ButtonLink>
        </div>
      </StudioHero>
      <StudioSection title="What We Build">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {products.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <h3 className="font-display text-lg">{title}</h3>
              <p className="mt-1 max-w-measure text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </StudioSection>
      <StudioSection raised title="How We Work">
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, at) => (
            <li key={title}>
              <span aria-hidden="true" className="font-display text-2xl font-bold text-accent">
                {at + 1}
              </span>
              <h3 className="mt-1 text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </StudioSection>
      <StudioSection
        id="contact"
        title="Get In Touch"
        lead="A few lines are enough: who you teach, what you would like to have, and by when."
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={mailLink()} size="lg" icon={<Mail />}>
            Contact Us
          </ButtonLink>
          <p className="text-muted">{settings.contactEmail}</p>
        </div>
      </StudioSection>
      <StudioFooter />
    </>
  );
}
