import { useState } from 'react';
import type { Givable } from '#client/giving/givable';
import { playedOf, useQuizOfLesson, wordsOfLesson } from '#client/lessons/lesson-to-give';
import { changeStarterPath } from '#client/lessons/plan-path';
import { useAuth } from '#client/lib/auth';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Toolbar } from '#client/ui/toolbar';
import type { StarterLesson } from '#shared/content/lessons/starters/starter';
import { mayTeach } from '#shared/core/roles';
import { useOwnCopy } from './use-own-copy';

const loadPrint = () => import('#client/lessons/print-lesson').then((m) => m.PrintLesson);
const loadGive = () => import('#client/giving/give-dialog').then((m) => m.GiveDialog);

/** From the card of a starter lesson it is taught, given, printed or made one's own and changed, each by one press. */
export function StarterActions({ starter }: { starter: StarterLesson }) {
  const { id, title, data } = starter;
  const { user } = useAuth();
  const [isPrinting, setPrinting] = useState(false);
  const [given, setGiven] = useState<Givable>();
  const { quizToGive, create } = useQuizOfLesson();
  const own = useOwnCopy();
  const played = playedOf(data);

  const give = played && {
    name: 'Give',
    label: `Give the ${played.kind} of ${title}`,
    pending: create.isPending,
    onPress: async () =>
      setGiven(played.kind === 'words' ? wordsOfLesson(played) : await quizToGive(played, data.about.level)),
  };
  return (
    <Toolbar
      label={title}
      tools={[
        {
          name: 'Teach',
          label: `Teach ${title}`,
          ...(user
            ? { pending: own.opening === 'teach', onPress: () => own.open(starter, 'teach') }
            : { href: changeStarterPath(id, { teach: true }) }),
        },
        ...(give && user && mayTeach(user.role) ? [give] : []),
        { name: 'Print', label: `Print ${title}`, onPress: () => setPrinting(true) },
        {
          name: 'Change',
          label: `Change ${title}`,
          ...(user
            ? { pending: own.opening === 'change', onPress: () => own.open(starter, 'change') }
            : { href: changeStarterPath(id) }),
        },
      ]}
    >
      {isPrinting && <LazyDialog load={loadPrint} dialog={{ title, data, onClose: () => setPrinting(false) }} />}
      {given && <LazyDialog load={loadGive} dialog={{ work: given, onClose: () => setGiven(undefined) }} />}
    </Toolbar>
  );
}
