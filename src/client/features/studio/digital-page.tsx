import { Mail } from 'lucide-react';
import { Link } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { mailLink, settings } from '#client/lib/portal-settings';
import { AppMark } from '#client/ui/app-mark';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { Logo } from '#client/ui/logo';
import type { AppId } from '#shared/core/apps';
import { works } from './catalogue';
import { DraftingScene } from './drafting-scene';
import { Ruler } from './ruler';
import { StudioFooter } from './studio-footer';
import { StudioHero } from './studio-hero';
import { StudioSection } from './studio-section';
import { Underline } from './underline';

interface Product {
  title: string;
  text: string;
  /** What of it there is to see in our own portal. */
  examples: readonly AppId[];
}

const products: readonly Product[] = [
  {
    title: 'Teaching portals',
    examples: ['lesson-library', 'test-history'],
    text: 'Accounts, roles, classes and the tools behind them, for one school or many. Ours is the example: you are in it.',
  },
  {
    title: 'Games and practice',
    examples: ['story-dice', 'word-scramble', 'flash-cards'],
    text: 'Short activities with a clear aim that work on a projector, on a phone and on paper.',
  },
  {
    title: 'Tests and assessment',
    examples: ['esl-tests', 'classroom-quiz-maker', 'assessment-bank'],
    text: 'Question banks, quizzes and level tests whose keys stay on the server and whose results can be printed.',
  },
  {
    title: 'Writing and planning tools',
    examples: ['lesson-planner', 'novel-forge', 'writers-block-assistant'],
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

/** What a first mail should say. */
const prompts = ['Who you teach', 'What you would like to have', 'By when'];

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
        title={
          <>
            Digital services for people who <Underline>teach</Underline>
          </>
        }
        lead="We design, build and look after classroom software: small enough to be understood, careful enough to be trusted with children’s work."
        picture={<DraftingScene className="block h-auto w-full" />}
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
        <ul className="grid gap-4 sm:grid-cols-2">
          {products.map(({ title, text, examples }) => (
            <Card as="li" key={title} className="flex flex-col gap-6 sm:p-8">
              <div className="flex-1">
                <h3 className="font-display text-xl">{title}</h3>
                <p className="mt-2 max-w-measure text-muted">{text}</p>
              </div>
              <Examples of={examples} />
            </Card>
          ))}
        </ul>
      </StudioSection>
      <StudioSection raised title="How We Work">
        <Ruler className="mb-4 block" />
        <ol className="grid gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, at) => (
            <li key={title}>
              <span aria-hidden="true" className="font-display text-3xl font-bold text-accent">
                {at + 1}
              </span>
              <h3 className="mt-2 text-lg">{title}</h3>
              <p className="mt-1 max-w-measure text-muted sm:pr-8">{text}</p>
            </li>
          ))}
        </ol>
      </StudioSection>
      <StudioSection
        id="contact"
        title="Get In Touch"
        lead="A few lines are enough: who you teach, what you would like to have, and by when."
        aside={<Letter />}
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

function Examples({ of }: { of: readonly AppId[] }) {
  return (
    <div className="border-t border-line pt-4">
      <p className="text-sm text-muted">From our catalogue</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {works
          .filter(({ id }) => of.includes(id))
          .map(({ id, name }) => (
            <li key={id} className="flex items-center gap-2 text-sm font-bold">
              <AppMark app={id} size="sm" />
              {name}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** A sheet to write on, with what belongs on it. The words beside it say the same. */
function Letter() {
  return (
    <div aria-hidden="true" className="rounded-card edge-card bg-surface p-6 squared-paper sm:p-8 lg:-rotate-1">
      <p className="font-display text-lg">Hello,</p>
      <ul className="mt-4 grid gap-7">
        {prompts.map((prompt) => (
          <li key={prompt} className="flex items-end gap-3">
            <span className="text-muted">{prompt}</span>
            <span className="mb-1 h-px flex-1 bg-edge" />
          </li>
        ))}
      </ul>
    </div>
  );
}
