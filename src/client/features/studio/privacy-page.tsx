import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { mailLink, settings } from '#client/lib/portal-settings';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import { retention, retentionKinds, retentionTexts } from '#shared/core/retention';
import { StudioFooter } from './studio-footer';

/** What is kept, where, for how long and who sees it, and what everybody may do about it. */
export function PrivacyPage() {
  return (
    <>
      <Page
        title="Privacy"
        lead="What this portal keeps of you, why, for how long, and what you can do about it."
        className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-10"
      >
        <Part title="What is kept">
          <p>The portal keeps what its apps need to work, and nothing to sell or to advertise with.</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>
              Your account: username, email address and role. Your password is kept in a form that nobody can read.
            </li>
            <li>What you make: word lists, quizzes, tests, lessons, texts and their earlier versions.</li>
            <li>
              Pictures that you upload. Each has an address that cannot be guessed; whoever is shown the picture can
              open it until you delete it.
            </li>
            <li>What you practise: questions, your answers, results, and which words you know.</li>
            <li>What you hand in: texts, and recordings of your voice. They go to the one teacher whom you choose.</li>
            <li>Tokens: each time some were added or spent.</li>
            <li>Mail: links to confirm an address, and word of what happens to your password, keys and sign-in.</li>
            <li>Sign-ins: when, and from which address, so that you can find one that is not yours.</li>
          </ul>
          <p>Guests play with a name of their own choice. They need no account and no address.</p>
        </Part>
        <Part title="Who sees it">
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>You see all of your own.</li>
            <li>A teacher whose quiz or test you take sees your answers and the result.</li>
            <li>
              A teacher whom you have accepted in your profile sees your other results too, until you end it there.
            </li>
            <li>The teachers of your class see what you did for it: see below.</li>
            <li>Administrators look after accounts, and see a log of what was done to them.</li>
            <li>Nobody else, unless you make a link and give it away.</li>
          </ul>
        </Part>
        <Part title="In a class">
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>A class knows its students by the names that its teacher gave them.</li>
            <li>
              Its teachers, and colleagues whom they invite, see the work that the class was given: answers, points,
              marks, and what is still to do. They do not see what a student practises besides.
            </li>
            <li>Students see no work of each other, unless a teacher shows it.</li>
            <li>
              What helps a student, such as more time or larger text, is known to that student and to those who teach
              the class.
            </li>
            <li>
              Students without an address have an account that their class looks after. It has no address, no password
              and no tokens, nobody finds it by a search, and it is deleted with its class. Its three pictures or two
              words are encrypted. Those who teach the class can see them again, and each time is written down. Where a
              teacher agrees, the student makes the account their own with an address and a password; for a student who
              is too young to decide that alone, the teacher asks the parents first. From then on it is not deleted with
              the class, and no teacher resets it.
            </li>
            <li>
              Who plays given work by a code, as a guest, is known by a name of their choice and by a token that stays
              on their device. Both are deleted with the work.
            </li>
            <li>
              A student who leaves takes the account along. What was done for the class stays there, under the name that
              the class knew.
            </li>
          </ul>
        </Part>
        <Part title="Where it is">
          <p>
            All of it is in one database on the server of whoever runs this portal. The portal sets no cookies and
            counts no visitors. Your browser keeps your sign-in, your theme and what is not saved yet in its own
            storage, on your device.
          </p>
          <p>
            It works without outside services. Whoever runs it may add some: a language model, which is sent texts with
            the names replaced; a speech server, which is sent the lines that are read aloud, and, after you agreed,
            your voice where an app writes down what you say; a check against robots at sign-in; a report when a page
            breaks; a mail server; and a page to pay on. Ask them which of these they use.
          </p>
        </Part>
        <Part title="How long it is kept">
          <p>These are deleted by themselves, every night. All else stays until you delete it, or your account.</p>
          <KeptTable />
        </Part>
        <Part title="What you can do">
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>
              See it and take it with you: download all of it as one file under{' '}
              <TextLink href="/profile/data">Your data</TextLink>.
            </li>
            <li>
              Delete it: your work in its app, or your account under <TextLink href="/profile/data">Your data</TextLink>
              . What others have to keep, such as the results of their test, stays without your name.
            </li>
            <li>Stop sharing: end what a teacher may see in your profile, and take back links where you made them.</li>
            <li>
              Correct it: you change your address and password in your profile, and an administrator your username.
            </li>
            <li>
              Ask or complain: write to{' '}
              <a
                href={mailLink('Privacy')}
                className="target font-bold break-all text-accent underline underline-offset-4"
              >
                {settings.contactEmail}
              </a>
              . You may also turn to the data protection authority of your country.
            </li>
          </ul>
          <p>For pupils, their parents or their school may ask instead of them.</p>
        </Part>
      </Page>
      <StudioFooter />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-display text-xl">{title}</h2>
      {children}
    </section>
  );
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="target font-bold text-accent underline underline-offset-4">
      {children}
    </Link>
  );
}

/** The server has filled the days in; where the page was come to from another one, they are asked for. */
function KeptTable() {
  const days = trpc.retention.get.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const texts = days.data ? retentionTexts(days.data) : settings.kept;
  if (!texts && days.isError) {
    return (
      <Banner
        tone="bad"
        title="The days could not be loaded."
        action={
          <Button size="sm" variant="secondary" onClick={() => void days.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <table className="w-full text-left" aria-busy={!texts}>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4">
            What
          </th>
          <th scope="col" className="py-2">
            Kept for
          </th>
        </tr>
      </thead>
      <tbody>
        {retentionKinds.map((kind) => (
          <tr key={kind} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-3 pr-4 font-normal">
              <span className="font-bold">{retention[kind].name}</span>
              <span className="block text-muted">{retention[kind].about}</span>
            </th>
            <td className="w-28 py-3 whitespace-nowrap tabular-nums">{texts ? texts[kind] : '…'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
