import { DoorOpen } from 'lucide-react';
import { useRef } from 'react';
import { CodeButtons, CodeLetters } from '#client/lib/code-letters';
import { HereAloneNote } from '#client/lib/here-alone-note';
import { portalAddress } from '#client/lib/portal-address';
import { trpc } from '#client/lib/trpc';
import { PresentButtons, PresentScreen } from '#client/present/present-screen';
import { usePresent } from '#client/present/use-present';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { QrCode } from '#client/ui/qr-code';
import { notify } from '#client/ui/toast';
import type { AssignmentOutput } from '#shared/api/assignments';

interface OpenCodeProps {
  shown: Pick<AssignmentOutput, 'id' | 'title' | 'code' | 'mayHaveCode'>;
}

/** The code by which anyone plays given work, for the board; or the button that lets them. */
export function OpenCode({ shown: { id, title, code, mayHaveCode } }: OpenCodeProps) {
  const utils = trpc.useUtils();
  const readAnew = { onSettled: () => utils.assignments.invalidate() };
  const open = trpc.assignments.openCode.useMutation(readAnew);
  const close = trpc.assignments.closeCode.useMutation(readAnew);
  const screen = useRef<HTMLDivElement>(null);
  const present = usePresent(screen);
  const { isPresenting } = present;
  if (code === null && !mayHaveCode) return null;

  /** The button that was pressed may be gone then: the heading takes the focus. */
  function change(how: typeof open | typeof close, said: string) {
    how.mutate(
      { id },
      {
        onSuccess() {
          notify.success(said);
          screen.current?.querySelector('h2')?.focus();
        },
      },
    );
  }

  return (
    <section aria-labelledby="open-code">
      <PresentScreen screen={screen} isPresenting={isPresenting} className={isPresenting ? 'p-4' : undefined}>
        <Card className={isPresenting ? 'grid min-h-full shrink-0 grid-rows-[auto_1fr] gap-6' : 'grid gap-4'}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="open-code" tabIndex={-1} className="text-xl outline-none wrap-anywhere">
              {isPresenting ? title : 'Code for anyone'}
            </h2>
            {code !== null && (
              <div className="flex gap-2">
                <PresentButtons present={present} />
              </div>
            )}
          </div>
          {code === null ? (
            <>
              <p className="max-w-measure text-muted">
                With a code anyone can play it, also without an account. They give a name and appear below your
                students.
              </p>
              <div>
                <Button
                  variant="secondary"
                  icon={<DoorOpen />}
                  pending={open.isPending}
                  onClick={() => change(open, 'Anyone with the code can play it now.')}
                >
                  Make a code
                </Button>
              </div>
            </>
          ) : (
            <>
              {!isPresenting && <HereAloneNote />}
              <LargeCode code={code} isPresenting={isPresenting} />
              {!isPresenting && (
                <div className="flex flex-wrap gap-3">
                  <CodeButtons
                    isMaking={open.isPending}
                    isClosing={close.isPending}
                    onNew={(said) => change(open, said)}
                    onClose={() => change(close, 'Nobody new can come in. Anyone who has begun can go on.')}
                  />
                </div>
              )}
            </>
          )}
        </Card>
      </PresentScreen>
    </section>
  );
}

/** As large as there is room: it is read from the last row, and by a camera there. */
function LargeCode({ code, isPresenting }: { code: string; isPresenting: boolean }) {
  const { origin, host } = portalAddress();
  return (
    <div className="flex flex-wrap content-center items-center justify-center gap-x-[4vw] gap-y-6 text-center">
      <div className="grid gap-2">
        <p className={isPresenting ? 'text-[min(2.5vw,6vh)] max-sm:text-[5vw]' : undefined}>
          Go to <strong className="wrap-anywhere">{host}/join</strong> and type
        </p>
        <CodeLetters
          code={code}
          className={cx(
            'leading-tight',
            isPresenting ? 'text-[min(9vw,30vh)] max-sm:text-[13vw]' : 'text-[min(5rem,13vw)]',
          )}
        />
      </div>
      <div
        className={
          isPresenting ? '[&_svg]:size-[min(55vh,26vw)] max-sm:[&_svg]:size-[min(50vh,75vw)]' : '[&_svg]:size-40'
        }
      >
        <QrCode text={`${origin}/join#${code}`} label="QR code that leads here" />
      </div>
    </div>
  );
}
