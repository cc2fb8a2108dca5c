import { Copy, DoorOpen } from 'lucide-react';
import { useRef } from 'react';
import { CodeButtons, CodeLetters, copyCode } from '#client/lib/code-letters';
import { HereAloneNote } from '#client/lib/here-alone-note';
import { portalAddress } from '#client/lib/portal-address';
import { useLostFocus } from '#client/lib/use-lost-focus';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { notify } from '#client/ui/toast';
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
            <HereAloneNote />
            <OpenCode code={code} />
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" icon={<Copy />} onClick={() => void copyCode(code)}>
                Copy
              </Button>
              <CodeButtons
                isMaking={make.isPending}
                isClosing={close.isPending}
                onNew={(said) => change(make, said)}
                onClose={() => change(close, 'Nobody can join any more.')}
              />
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
        Go to <strong className="wrap-anywhere">{portalAddress().host}/join</strong> and type
      </p>
      <CodeLetters code={code} className="text-[min(7rem,13vw)] leading-tight" />
    </div>
  );
}
