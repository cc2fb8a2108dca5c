import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PaperFor, type PaperNeeds, saidOnPaper, usePaperNeeds } from '#client/items/paper-needs';
import { useAuth } from '#client/lib/auth';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import { Dialog } from '#client/ui/dialog';
import { mayTeach } from '#shared/core/roles';
import { CopiesForStudents } from './copies-for-students';
import './print.css';

export interface Printable {
  id: string;
  /** 'Practice sheet': what is ticked. */
  name: string;
  hint?: string;
  /** The pages, each a `<PrintPage>`. */
  pages: () => ReactNode;
  /** Ticked when the dialog opens. */
  byDefault?: boolean;
  /** A key or a script: students get none. */
  isForTeacher?: boolean;
  /** What is said of the pages that it takes, before it is printed; nothing where they are as many as anyone expects. */
  sayPages?: (pages: number, print: { isLarge: boolean }) => string;
  /** Its own settings, under it while it is ticked. */
  settings?: ReactNode;
}

/** Of what is meant to be one page: a sentence only where it takes more. */
export const onOnePage: Printable['sayPages'] = (pages, { isLarge }) =>
  pages > 1
    ? `This takes ${pages} pages${isLarge ? ' in large print' : ''}: it does not fit on one without getting too small to read.`
    : '';

interface PrintDialogProps {
  title: string;
  printables: readonly Printable[];
  /** False while what is printed is still being made. */
  isReady?: boolean;
  onClose: () => void;
  /** Settings of what is printed, above the list. */
  children?: ReactNode;
}

/** Chooses what goes to paper, and prints it. */
export function PrintDialog({ title, printables, isReady = true, onClose, children }: PrintDialogProps) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(
    () => new Set(printables.filter(({ byDefault }) => byDefault).map(({ id }) => id)),
  );
  const [isLarge, setLarge] = useState(false);
  const [copies, setCopies] = useState<readonly PaperNeeds[]>([]);
  const { user } = useAuth();
  const [isPrinting, setPrinting] = useState(false);
  const chosen = printables.filter(({ id }) => chosenIds.has(id));
  const canPrint = isReady && chosenIds.size > 0;

  const toggle = (id: string) =>
    setChosenIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <Button
          variant="primary"
          icon={<Printer />}
          aria-disabled={!canPrint || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => canPrint && setPrinting(true)}
        >
          Print
        </Button>
      }
    >
      {children && <div className="mb-5 grid gap-4">{children}</div>}
      <fieldset className="grid gap-2">
        <legend className="mb-2">What to print</legend>
        {printables.map(({ id, name, hint, sayPages, settings, pages }) => (
          <div key={id}>
            <Checkbox label={name} hint={hint} checked={chosenIds.has(id)} onChange={() => toggle(id)} />
            {sayPages && chosenIds.has(id) && (
              <PagesNote isLarge={isLarge} say={sayPages}>
                {pages()}
              </PagesNote>
            )}
            {settings && chosenIds.has(id) && <div className="pl-8">{settings}</div>}
          </div>
        ))}
        <Checkbox
          label="Large print"
          hint="18 point, for tired eyes and long rooms."
          checked={isLarge}
          onChange={setLarge}
        />
      </fieldset>
      {user && mayTeach(user.role) && <CopiesForStudents onChange={setCopies} />}
      {isPrinting && (
        <Printing isLarge={isLarge} onDone={() => setPrinting(false)}>
          {chosen.map(({ id, pages }) => (
            <div key={id}>{pages()}</div>
          ))}
          {copies.map((needs) => (
            <PaperFor key={needs.studentId} needs={needs}>
              <div className={cx(needs.largerText && 'is-large', needs.readingFont && 'is-spaced')}>
                {chosen.map(({ id, isForTeacher, pages }) => !isForTeacher && <div key={id}>{pages()}</div>)}
              </div>
            </PaperFor>
          ))}
        </Printing>
      )}
    </Dialog>
  );
}

interface PrintingProps {
  isLarge?: boolean;
  onDone: () => void;
  /** Each a `<PrintPage>`. */
  children: ReactNode;
}

/** Prints these pages once they are there, and nothing else. */
export function Printing({ isLarge = false, onDone, children }: PrintingProps) {
  const done = useEffectEvent(onDone);
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const print = () => isGone || window.print();
    const printed = () => done();
    window.addEventListener('afterprint', printed);
    const waits = picturesOn(paper.current);
    if (waits.length === 0) print();
    else void drawn(waits).then(print);
    return () => {
      isGone = true;
      window.removeEventListener('afterprint', printed);
    };
  }, []);
  return createPortal(
    <div ref={paper} className={cx('print-root', isLarge && 'is-large')}>
      {children}
    </div>,
    document.body,
  );
}

/** Each picture on these pages, once it is there: drawn ones from their files, and uploaded ones. */
function picturesOn(paper: HTMLElement | null): Promise<unknown>[] {
  const uses = [...(paper?.querySelectorAll('use') ?? [])];
  const files = new Set(uses.map((use) => use.getAttribute('href')?.split('#')[0] ?? '').filter(Boolean));
  const images = [...(paper?.querySelectorAll('img') ?? [])];
  return [...[...files].map(async (file) => (await fetch(file)).text()), ...images.map((image) => image.decode())];
}

/** Browsers print without waiting for pictures: this waits until they came, or cannot come, and were drawn. */
async function drawn(pictures: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(pictures);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Paper of these countries is shorter than A4; it is only known by the language of the browser. */
const printsOnLetter = () => /-(?:US|CA|MX|CL|CO|CR|GT|PA|PH|VE)$/.test(navigator.language);

interface PagesNoteProps {
  isLarge: boolean;
  say: NonNullable<Printable['sayPages']>;
  children: ReactNode;
}

/** Says how many pages something takes, by setting it in pages as on paper, out of sight. */
function PagesNote({ isLarge, say, children }: PagesNoteProps) {
  const [pages, setPages] = useState<number>();
  const sheets = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const paper = sheets.current;
    if (!paper) return;
    const measure = () => setPages(Math.max(1, Math.round(paper.scrollWidth / paper.clientWidth)));
    measure();
    // Letters of another face are wider or narrower.
    void document.fonts?.ready.then(measure);
  });
  return (
    <>
      <p role="status" className="pl-8 text-sm empty:hidden">
        {pages !== undefined && say(pages, { isLarge })}
      </p>
      {createPortal(
        <div className={cx('print-measure', isLarge && 'is-large')} aria-hidden="true" inert>
          <div ref={sheets} className={cx('sheets', printsOnLetter() && 'is-letter')}>
            {children}
          </div>
        </div>,
        document.body,
      )}
    </>
  );
}

interface PrintPageProps {
  title: string;
  /** Lines to fill in at the top. A key has none. */
  hasHeader?: boolean;
  /** Out of how many points, where it is marked. */
  score?: number;
  children: ReactNode;
}

/** A sheet of paper: its title, lines for name, class and date, and what stands on it. */
export function PrintPage({ title, hasHeader = true, score, children }: PrintPageProps) {
  const needs = usePaperNeeds();
  const said = needs ? saidOnPaper(needs) : [];
  return (
    <section className="print-page">
      {hasHeader && (
        <p className="mb-4">
          Name {needs ? <strong>{needs.name}</strong> : '______________________'} &nbsp; Class ________ &nbsp; Date
          ____________
          {score !== undefined && <> &nbsp; Score ____ / {score}</>}
        </p>
      )}
      {hasHeader && said.length > 0 && (
        <p className="mb-4">
          For {needs?.name}: {said.join(', ')}
        </p>
      )}
      <h1 className="mb-3">{title}</h1>
      {children}
    </section>
  );
}
