import { CreditCard, Eye, Printer, RefreshCw, X } from 'lucide-react';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { notify } from '#client/ui/toast';
import type { Student } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { dateText } from '#shared/core/locale';
import { ClaimSection } from './claim-section';
import { ShownSecret } from './shown-secret';
import { useRenewCard, useRenewSecret, useRevokeCard, useShowSignIns, useSignIns } from './use-sign-ins';

interface SignInDialogProps {
  classId: string;
  student: Student;
  onPrint: () => void;
  onClose: () => void;
}

/** How one student signs in. A module of its own, loaded when it is asked for. */
export function SignInDialog({ classId, student, onPrint, onClose }: SignInDialogProps) {
  const signIns = useSignIns(classId);
  const show = useShowSignIns();
  const renewSecret = useRenewSecret();
  const renewCard = useRenewCard();
  const revokeCard = useRevokeCard();
  const { id: studentId, name } = student;
  const signIn = signIns.data?.students.find((one) => one.id === studentId);
  const shown = show.data?.students[0];
  const of = { id: classId, studentId };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="md"
      title={`Sign-in of ${name}`}
      description="A new secret or card ends the old one, and signs the student out."
    >
      <div className="grid gap-6">
        <section aria-label="Secret" className="grid gap-3">
          <div role="status">{shown && <ShownSecret {...shown} />}</div>
          {signIn !== undefined && signIn.wrongTries > 0 && signIn.lastWrongAt && (
            <p>
              {`Somebody tried ${count(signIn.wrongTries, 'wrong secret')} lately, the last on ${dateText(signIn.lastWrongAt, 'moment')}.`}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {!shown && (
              <Button
                variant="secondary"
                icon={<Eye />}
                pending={show.isPending}
                onClick={() => show.mutate({ id: classId, studentIds: [studentId] })}
              >
                Show secret
              </Button>
            )}
            <Button
              variant="secondary"
              icon={<RefreshCw />}
              pending={renewSecret.isPending}
              onClick={() =>
                renewSecret.mutate(of, {
                  onSuccess() {
                    show.reset();
                    notify.success(`${name} has a new secret.`);
                  },
                })
              }
            >
              New secret
            </Button>
          </div>
        </section>
        <section aria-label="Card" className="flex flex-wrap gap-3">
          <Button variant="secondary" icon={<Printer />} onClick={onPrint}>
            Print card
          </Button>
          <Button
            variant="secondary"
            icon={<CreditCard />}
            pending={renewCard.isPending}
            onClick={() =>
              renewCard.mutate(of, { onSuccess: () => notify.success(`${name} has a new card. Print it now.`) })
            }
          >
            New card
          </Button>
          {signIn?.hasCard && (
            <Button
              variant="secondary"
              icon={<X />}
              pending={revokeCard.isPending}
              onClick={() =>
                revokeCard.mutate(of, { onSuccess: () => notify.success(`The card of ${name} no longer works.`) })
              }
            >
              Revoke the card
            </Button>
          )}
        </section>
        {signIn && <ClaimSection of={of} name={name} claimUntil={signIn.claimUntil} />}
      </div>
    </Dialog>
  );
}
