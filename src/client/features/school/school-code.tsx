import { Copy, DoorOpen } from 'lucide-react';
import { useRef } from 'react';
import { CodeButtons, CodeLetters, copyCode } from '#client/lib/code-letters';
import { portalAddress } from '#client/lib/portal-address';
import { useLostFocus } from '#client/lib/use-lost-focus';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { notify } from '#client/ui/toast';
import { useCloseSchoolCode, useMakeSchoolCode } from './use-school-changes';

/** The code by which teachers ask to be let in; or the button that lets them. */
export function SchoolCode({ code }: { code: string | null }) {
  const make = useMakeSchoolCode();
  const close = useCloseSchoolCode();
  const card = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the first of the others takes the focus.
  const expectLoss = useLostFocus(code, () => card.current?.querySelector('button'));

  function change(how: typeof make | typeof close, said: string) {
    expectLoss();
    how.mutate(undefined, { onSuccess: () => notify.success(said) });
  }

  return (
    <section ref={card} aria-labelledby="school-code">
      <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h3 id="school-code" className="font-bold">
            Code for teachers
          </h3>
          {code && <CodeLetters code={code} className="py-1 text-2xl" />}
          <p className="text-sm text-muted">
            {code
              ? `Teachers type it at ${portalAddress().host}/school, and wait until you let them in.`
              : 'Nobody can ask to join at present. You can still invite teachers.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {code ? (
            <>
              <Button variant="secondary" icon={<Copy />} onClick={() => void copyCode(code)}>
                Copy
              </Button>
              <CodeButtons
                isMaking={make.isPending}
                isClosing={close.isPending}
                onNew={(said) => change(make, said)}
                onClose={() => change(close, 'Nobody can ask to join any more.')}
              />
            </>
          ) : (
            <Button
              variant="secondary"
              icon={<DoorOpen />}
              pending={make.isPending}
              onClick={() => change(make, 'Teachers can ask to join now.')}
            >
              Make a code
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}
