import { KeyRound, Printer, Users, X } from 'lucide-react';
import { useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { portalAddress } from '#client/lib/portal-address';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { ClassOutput } from '#shared/api/classes';
import type { SignInsOutput } from '#shared/api/students';
import { count } from '#shared/core/count';
import { ClassTokens } from './class-tokens';
import { useChangeSignIn, useCloseSignIn, useMakeSignIns, useOpenSignIn, useSignIns } from './use-sign-ins';

const loadPrint = () => import('./print-cards-dialog').then((m) => m.PrintCardsDialog);

/** Students without an address: who can sign in, and how. */
export function SignIns({ shown }: { shown: ClassOutput }) {
  const query = useSignIns(shown.id);
  return (
    <section aria-labelledby="sign-ins">
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="sign-ins" className="text-xl">
            Students without an address
          </h2>
          <p className="max-w-measure text-muted">
            They sign in at <strong className="wrap-anywhere">{portalAddress().host}/class-sign-in</strong> with the
            code of the class, their name and a secret, or by a card. You look after their accounts, which have no
            tokens.
          </p>
        </div>
        {query.data ? (
          <SignInsOf shown={shown} signIns={query.data} />
        ) : query.isError ? (
          <LoadFailed what="How students sign in" query={query} />
        ) : (
          <SkeletonText lines={3} />
        )}
      </Card>
    </section>
  );
}

function SignInsOf({ shown, signIns }: { shown: ClassOutput; signIns: SignInsOutput }) {
  const { id, name, code, roster } = shown;
  const [isPrinting, setPrinting] = useState(false);
  const make = useMakeSignIns();
  const open = useOpenSignIn();
  const close = useCloseSignIn();
  const change = useChangeSignIn();
  const { students, secretKind, cardsAskSecret, openUntil } = signIns;
  const without = roster.filter(({ username }) => username === null).length;
  const tried = students.filter(({ wrongTries }) => wrongTries > 0);
  const namesOf = new Map(roster.map((student) => [student.id, student.name]));
  return (
    <>
      <p role="status" className="font-bold">
        {students.length === 0
          ? 'Nobody has a sign-in yet.'
          : `${count(students.length, 'student')} can sign in without an address.`}
      </p>
      {code === null && students.length > 0 && (
        <p>The class has no code now: only cards sign in. Let students join to have one.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {without > 0 && (
          <Button
            variant={students.length === 0 ? 'primary' : 'secondary'}
            icon={<KeyRound />}
            pending={make.isPending}
            onClick={() =>
              make.mutate(
                { id },
                { onSuccess: ({ made }) => notify.success(`${count(made, 'sign-in')} made. Print the cards now.`) },
              )
            }
          >
            {`Make sign-ins for ${count(without, 'name')}`}
          </Button>
        )}
        {students.length > 0 && (
          <>
            <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
              Print cards
            </Button>
            {openUntil ? (
              <Button variant="secondary" icon={<X />} pending={close.isPending} onClick={() => close.mutate({ id })}>
                Hide the names again
              </Button>
            ) : (
              code !== null && (
                <Button
                  variant="secondary"
                  icon={<Users />}
                  pending={open.isPending}
                  onClick={() =>
                    open.mutate(
                      { id },
                      {
                        onSuccess: () => notify.success('Anyone with the code can see the names now, for 15 minutes.'),
                      },
                    )
                  }
                >
                  Open sign-in for 15 minutes
                </Button>
              )
            )}
          </>
        )}
      </div>
      {tried.length > 0 && (
        <p>
          Wrong secrets were tried lately:{' '}
          {tried.map(({ id: studentId, wrongTries }) => `${namesOf.get(studentId) ?? ''} (${wrongTries})`).join(', ')}.
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <SegmentedControl
          label="New secrets are"
          options={[
            { value: 'pictures', label: 'Three pictures' },
            { value: 'words', label: 'Two words' },
          ]}
          value={secretKind}
          onChange={(kind) => change.mutate({ id, secretKind: kind, cardsAskSecret })}
        />
        <Checkbox
          label="Cards ask for the secret too"
          checked={cardsAskSecret}
          onChange={(asks) => change.mutate({ id, secretKind, cardsAskSecret: asks })}
        />
      </div>
      {students.length > 0 && <ClassTokens shown={shown} signIns={signIns} />}
      {isPrinting && (
        <LazyDialog
          load={loadPrint}
          dialog={{
            classId: id,
            className: name,
            code,
            studentIds: students.map((student) => student.id),
            onClose: () => setPrinting(false),
          }}
        />
      )}
    </>
  );
}
