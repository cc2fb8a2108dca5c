import { Accessibility, ClipboardCheck, School, Server } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { mailLink } from '#client/lib/portal-settings';
import { ButtonLink } from '#client/ui/button-link';
import { Illustration } from '#client/ui/illustration';
import { figures, works } from './catalogue';
import { FeaturedSuite } from './featured-suite';
import { StudioFooter } from './studio-footer';
import { StudioHero } from './studio-hero';
import { StudioSection } from './studio-section';
import { Underline } from './underline';
import { WorkCard } from './work-card';

const services = [
  {
    icon: School,
    title: 'Classroom apps',
    text: 'Tools for the forty minutes that a lesson lasts: quick to open, easy to read from the back row.',
  },
  {
    icon: ClipboardCheck,
    title: 'Tests and quizzes',
    text: 'Questions, marking and results that say what to teach next, on screen and on paper.',
  },
  {
    icon: Accessibility,
    title: 'Software everyone can use',
    text: 'Keyboard, screen reader, colour-blind eyes and old phones are part of the plan from the first day.',
  },
  {
    icon: Server,
    title: 'On your own server',
    text: 'One program and one file of data, open to your other tools through a documented interface.',
  },
];

/** It stands far down: the page comes to life without waiting for it. */
const SampleLesson = lazy(() => import('./sample-lesson').then((m) => ({ default: m.SampleLesson })));

const featuredWork = works.find((work) => work.id === 'esl-tests');

/** The studio and its work, for visitors. */
export function LandingPage() {
  return (
    <>
      <StudioHero
        title={
          <>
            Software for the lesson you teach <Underline>today</Underline>
          </>
        }
        lead="Classroom Studio is a software studio that makes one kind of thing: tools for ESL and classroom teachers, their students and schools."
        picture={<Illustration scene="classroom" />}
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/login" size="lg">
            Start teaching
          </ButtonLink>
          <ButtonLink href="#work" variant="secondary" size="lg">
            See the apps
          </ButtonLink>
        </div>
        <Figures />
      </StudioHero>
      <StudioSection title="What the studio does">
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {services.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-accent" />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 max-w-measure text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </StudioSection>
      <Suspense>
        <SampleLesson />
      </Suspense>
      <StudioSection
        id="work"
        raised
        title="Our work"
        lead="All of it is in one portal. Free apps cost nothing; the others take tokens, and every new account starts with some."
      >
        {featuredWork && <FeaturedSuite work={featuredWork} />}
        <ul className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4">
          {works.map((work) => (
            <WorkCard key={work.id} work={work} />
          ))}
        </ul>
      </StudioSection>
      <StudioSection title="Something your school needs?" lead="Tell us what happens in the lesson. We answer by mail.">
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={mailLink('A question for the studio')} size="lg">
            Write to us
          </ButtonLink>
          <ButtonLink href="/digital" variant="secondary" size="lg">
            How we work
          </ButtonLink>
        </div>
      </StudioSection>
      <StudioFooter />
    </>
  );
}

function Figures() {
  return (
    <dl className="mt-10 flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(({ count, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
