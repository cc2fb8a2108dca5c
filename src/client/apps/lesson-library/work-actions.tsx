import { useState } from 'react';
import type { Givable } from '#client/giving/givable';
import { savedToGive } from '#client/giving/saved-work';
import { playedOf, useQuizOfLesson, wordsOfLesson } from '#client/lessons/lesson-to-give';
import { planPath } from '#client/lessons/plan-path';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { trpc } from '#client/lib/trpc';
import { appOf } from '#client/library/open-path';
import { notify } from '#client/ui/toast';
import { Toolbar } from '#client/ui/toolbar';
import type { Resource, ResourceSummary } from '#shared/api/library';
import { mayTeach } from '#shared/core/roles';
import type { ResourceKind } from '#shared/library/kinds/registry';

const loadPrint = () => import('./print-work').then((m) => m.PrintWork);
const loadGive = () => import('#client/giving/give-dialog').then((m) => m.GiveDialog);

/** What a class can play or write; of a lesson its questions or words. */
const givenKinds: readonly ResourceKind[] = ['lesson', 'quiz', 'test', 'word-list', 'writing'];

/** The same as of starter lessons, of one's own work: its content comes when it is printed or given. */
export function WorkActions({ work }: { work: Pick<ResourceSummary, 'id' | 'kind' | 'title'> }) {
  const { id, kind, title } = work;
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<'give' | 'print'>();
  const [printed, setPrinted] = useState<Resource>();
  const [given, setGiven] = useState<Givable>();
  const { quizToGive } = useQuizOfLesson();
  const app = appOf(work);

  async function toGive(loaded: Resource): Promise<Givable | undefined> {
    if (loaded.kind !== 'lesson') return savedToGive(loaded);
    const played = playedOf(loaded.data);
    return played?.kind === 'questions' ? quizToGive(played, loaded.data.about.level) : played && wordsOfLesson(played);
  }

  async function load(what: 'give' | 'print', then: (loaded: Resource) => Promise<void> | void) {
    setPending(what);
    try {
      await then(await utils.library.get.fetch({ id }));
    } catch (error) {
      notify.error(
        failureText(error, {
          fallback: `${title} could not be loaded.`,
          network: `${title} could not be loaded. Please check your connection.`,
        }),
      );
    }
    setPending(undefined);
  }

  const give = {
    name: 'Give',
    label: `Give ${title}`,
    pending: pending === 'give',
    onPress: () =>
      load('give', async (loaded) => {
        if (loaded.kind === 'lesson' && !playedOf(loaded.data))
          return notify.info('This lesson has no questions or words to give.');
        setGiven(await toGive(loaded));
      }),
  };
  return (
    <Toolbar
      label={title}
      tools={[
        ...(kind === 'lesson' ? [{ name: 'Teach', label: `Teach ${title}`, href: planPath(id, { teach: true }) }] : []),
        ...(givenKinds.includes(kind) && user && mayTeach(user.role) ? [give] : []),
        {
          name: 'Print',
          label: `Print ${title}`,
          pending: pending === 'print',
          onPress: () => load('print', setPrinted),
        },
        ...(app ? [{ name: 'Change', label: `Change ${title}`, href: app.path }] : []),
      ]}
    >
      {printed && <LazyDialog load={loadPrint} dialog={{ work: printed, onClose: () => setPrinted(undefined) }} />}
      {given && <LazyDialog load={loadGive} dialog={{ work: given, onClose: () => setGiven(undefined) }} />}
    </Toolbar>
  );
}
