import { useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import type { ClassOutput } from '#shared/api/classes';
import type { SignInsOutput } from '#shared/api/students';
import { count } from '#shared/core/count';

const loadDialog = () => import('./class-tokens-dialog').then((m) => m.ClassTokensDialog);

interface ClassTokensProps {
  shown: Pick<ClassOutput, 'id' | 'right' | 'archivedAt'>;
  signIns: Pick<SignInsOutput, 'tokensPerStudent' | 'students'>;
}

/** Which apps the students of a class can open, and by whose tokens. Only their owner decides about these. */
export function ClassTokens({ shown, signIns }: ClassTokensProps) {
  const [isOpen, setOpen] = useState(false);
  const { tokensPerStudent, students } = signIns;
  const isOwner = shown.right === 'own';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
      <div className="max-w-measure">
        <h3 className="font-bold">Paid apps</h3>
        <p className="text-muted">
          {tokensPerStudent === 0
            ? 'These students open free apps, and what they are given.'
            : `Each of them may spend ${count(tokensPerStudent, 'token')} a day of ${isOwner ? 'yours, while you do not spend any' : 'the class’s owner, while the owner spends none'}: ${count(tokensPerStudent * students.length, 'token')} a day in all at most.`}
        </p>
      </div>
      {isOwner && shown.archivedAt === null && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {tokensPerStudent === 0 ? 'Let them open paid apps' : 'Change'}
          {tokensPerStudent > 0 && <span className="sr-only"> how many tokens they may spend</span>}
        </Button>
      )}
      {isOpen && (
        <LazyDialog
          load={loadDialog}
          dialog={{
            classId: shown.id,
            now: tokensPerStudent,
            students: students.length,
            onClose: () => setOpen(false),
          }}
        />
      )}
    </div>
  );
}
