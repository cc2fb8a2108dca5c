import { BookOpen, PenLine } from 'lucide-react';
import { useLocation } from 'wouter';
import { shortMoment } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import type { OwnAssignment } from '#shared/api/assignments';
import { count } from '#shared/core/count';
import { dueText } from '../due-text';
import { WordsBar } from './words-bar';

type Project = Pick<OwnAssignment, 'id' | 'title' | 'note' | 'rules' | 'state' | 'book' | 'className'> &
  Partial<Pick<OwnAssignment, 'dueAt' | 'isLate'>> & { goalWords: number };

const bookPath = (id: string) => `/novel-forge?book=${id}`;

interface OpenProjectProps {
  work: Project;
  /** It is looked at by who teaches it. */
  isTaught: boolean;
}

/** A writing project as its student has it: what to write, and the way to their book. */
export function OpenProject({ work, isTaught }: OpenProjectProps) {
  const { id, title, className, note, rules, state, book, goalWords } = work;
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const begin = trpc.assignments.beginBook.useMutation({
    async onSuccess({ resourceId }) {
      void utils.library.list.invalidate();
      // The way into the app knows by this that the book is a class’s.
      await utils.assignments.mine.invalidate();
      navigate(bookPath(resourceId));
    },
  });
  const own = book?.isBinned ? null : book;
  return (
    <Page
      title={title}
      lead={[className, 'Novel Forge', dueText(work)].filter(Boolean).join(' · ')}
      className="grid gap-6"
    >
      {note && <p className="max-w-measure whitespace-pre-line text-lg wrap-anywhere">{note}</p>}
      {state === 'done' && own && (
        <Banner tone="good" title="Your book has all its words.">
          Go on as long as you like: read it again, make it better, and print it.
        </Banner>
      )}
      {book?.isBinned && (
        <Banner tone="warn" title="Your book is in the trash.">
          Take it out again in the trash of your library, or begin another one.
        </Banner>
      )}
      {own ? (
        <div className="max-w-measure">
          <WordsBar words={own.words} goal={goalWords} />
        </div>
      ) : (
        <ul className="list-disc pl-5">
          <li>You write a book of your own, a little each day. It has {count(goalWords, 'word')} in the end.</li>
          <li>Your teacher sees how many words it has, and reads only what you hand in.</li>
          {rules.opensAt && <li>You can begin on {shortMoment(rules.opensAt)}.</li>}
          {rules.closesAt && <li>Begin before {shortMoment(rules.closesAt)}.</li>}
        </ul>
      )}
      {isTaught ? (
        <p className="text-muted">This is what your students see. Their books begin here.</p>
      ) : own ? (
        <div>
          <ButtonLink size="lg" variant="primary" icon={<PenLine />} href={bookPath(own.resourceId)}>
            Go on writing
          </ButtonLink>
        </div>
      ) : (
        <div>
          <Button size="lg" icon={<BookOpen />} pending={begin.isPending} onClick={() => begin.mutate({ id })}>
            Begin your book
          </Button>
        </div>
      )}
    </Page>
  );
}
