import { Copy, DoorOpen, RefreshCw, X } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '#client/lib/copy-text';
import { useLostFocus } from '#client/lib/use-lost-focus';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { notify } from '#client/ui/toast';
import { showJoinCode } from '#shared/classes/join-code';
import { useCloseCode, useMakeCode } from './use-class-changes';

/** The code by which students join, for the board; or the button that lets them. */
export function JoinCode({ classId, code }: { classId: string; code: string | null }) {
  const make = useMakeCode();
  const close = useCloseCode();
  const card = useRef<HTMLElement>(null);
  const isOpen = code !== null;
  // The button that was pressed is gone: the first of the others takes the focus.
  const expectLoss = useLostFocus(code, () => card.current?.querySelector('button'));

  function change(how: typeof make | typeof close, said: string) {
    expectLoss();
    how.mutate({ id: classId }, { onSuccess: () => notify.success(said) });
  }

  return (
    <section ref={card} aria-labelledby="join-code">
      <Card className="grid gap-4">
        <h2 id="join-code" className="text-xl">
          Join code
        </h2>
        {isOpen ? (
          <>
            <OpenCode code={code} />
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" icon={<Copy />} onClick={() => void copy(code)}>
                Copy
              </Button>
              <Button
                variant="secondary"
                icon={<RefreshCw />}
                pending={make.isPending}
                onClick={() => change(make, 'There is a new code. The old one leads nowhere now.')}
              >
                New code
              </Button>
              <Button
                variant="secondary"
                icon={<X />}
                pending={close.isPending}
                onClick={() => change(close, 'Nobody can join any more.')}
              >
                Close the code
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="max-w-measure text-muted">
              Students join with an account of their own and a code that you show them, and wait until you let them in.
            </p>
            <div>
              <Button
                variant="secondary"
                icon={<DoorOpen />}
                pending={make.isPending}
                onClick={() => change(make, 'Students can join now.')}
              >
                Let students join
              </Button>
            </div>
          </>
        )}
      </Card>
    </section>
  );
}

/** As large as there is room: it is read from the last row. */
function OpenCode({ code }: { code: string }) {
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <p>
        Go to <strong className="wrap-anywhere">{window.location.host}/join</strong> and type
      </p>
      <p className="text-[min(7rem,13vw)] leading-tight font-bold tracking-[0.08em] whitespace-nowrap">
        <span aria-hidden="true">{showJoinCode(code)}</span>
        {/* Letter by letter: no voice takes it for a word. */}
        <span className="sr-only">{[...code].join(' ')}</span>
      </p>
    </div>
  );
}

const copy = (code: string) =>
  copyText(showJoinCode(code), { done: 'The code is copied.', otherwise: 'Copy the code by hand.' });
