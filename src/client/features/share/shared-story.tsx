import { Copy, Send } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import * as z from 'zod';
import { diceOf } from '#client/dice/faces';
import { StoryPad } from '#client/dice/story-pad';
import { StoryReader } from '#client/dice/story-reader';
import { TaskStrip } from '#client/dice/task-strip';
import { useAuth } from '#client/lib/auth';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import { notify } from '#client/ui/toast';
import type { SharedOf } from '#shared/api/library';
import { faceSets } from '#shared/content/dice/sets';
import { newSeed } from '#shared/core/random';
import { type Die, roll } from '#shared/games/dice/roll';
import type { StoryData } from '#shared/games/dice/story';
import { useCopyShared } from './use-copy-shared';

const HandInDialog = lazy(() => import('#client/writing/hand-in-dialog').then((m) => ({ default: m.HandInDialog })));

interface SharedStoryProps {
  token: string;
  shared: SharedOf<'story'>;
}

/** A roll that a class got, to write one's own story to, or a story to read. */
export function SharedStory({ token, shared }: SharedStoryProps) {
  return shared.mode === 'play' ? (
    <OwnStory token={token} shared={shared} />
  ) : (
    <ReadStory token={token} shared={shared} />
  );
}

const deviceCopy = z.object({ text: z.string(), id: z.string().optional(), seed: z.int().optional() });

/** What is written stays on this device; who has an account can keep it and hand it in. */
function OwnStory({ token, shared: { title, level, data } }: SharedStoryProps) {
  const key = `story:${token}`;
  const [begin] = useState(
    (): z.infer<typeof deviceCopy> => ({
      text: '',
      seed: newSeed(),
      ...deviceCopy.safeParse(readStoredJson(key)).data,
    }),
  );
  const { seed = 0 } = begin;
  const dice = useMemo(() => (data.eachRolls ? ownRoll(data, seed) : diceOf(data.dice)), [data, seed]);
  const [text, setText] = useState(begin.text);
  const [id, setId] = useState(begin.id);
  const [isHandingIn, setHandingIn] = useState(false);
  const { isAuthenticated } = useAuth();
  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation();
  const update = trpc.library.update.useMutation();
  const write = (next: { text: string; id?: string | undefined }) =>
    writeStored(key, JSON.stringify({ ...next, ...(data.eachRolls && { seed }) }));
  // Who comes back finds the same dice, whether they have written or not.
  useEffect(() => {
    if (data.eachRolls) writeStored(key, JSON.stringify(begin));
  }, [key, data.eachRolls, begin]);

  async function keep(): Promise<string> {
    const { eachRolls: _, ...shown } = data;
    const mine = {
      kind: 'story' as const,
      title,
      level: data.level,
      data: { ...shown, dice: dice.map(({ face }) => face.id), text },
    };
    const ownCopy = id && (await utils.library.get.fetch({ id }, { staleTime: 0 }).catch(() => undefined));
    const saved = ownCopy
      ? await update.mutateAsync({ ...mine, id: ownCopy.id, version: ownCopy.version })
      : await create.mutateAsync(mine);
    setId(saved.id);
    write({ text, id: saved.id });
    void utils.library.list.invalidate();
    return saved.id;
  }
  const isBusy = create.isPending || update.isPending;
  return (
    <Page title={title} lead={`Write your own story with these dice. Words up to ${level ?? data.level}.`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {data.task && <TaskStrip task={data.task} />}
        <StoryPad
          dice={dice}
          labels={data.labels}
          task={data.task}
          text={begin.text}
          onText={(next) => {
            setText(next);
            write({ text: next, id });
          }}
          status={<p className="text-muted">Saved on this device</p>}
        />
        {isAuthenticated ? (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              icon={<Send />}
              pending={isBusy}
              onClick={() =>
                void keep()
                  .then(() => setHandingIn(true))
                  .catch(() => {})
              }
            >
              Hand in
            </Button>
            <Button
              variant="secondary"
              pending={isBusy}
              onClick={() =>
                void keep()
                  .then(() => notify.success('Saved in My work.'))
                  .catch(() => {})
              }
            >
              Keep in my work
            </Button>
          </div>
        ) : (
          <p>
            To hand your story in, <SignIn /> and open this link again. It stays on this device until then.
          </p>
        )}
      </div>
      <Suspense fallback={null}>
        {isHandingIn && id && (
          <HandInDialog
            work={{ appId: 'story-dice', resourceId: id, title, text }}
            onClose={() => setHandingIn(false)}
          />
        )}
      </Suspense>
    </Page>
  );
}

/** As many dice as were rolled, of the sets that they were from. */
function ownRoll({ dice, level }: StoryData, seed: number): readonly Die[] {
  const from = new Set(diceOf(dice).map(({ setId }) => setId));
  return roll({ sets: faceSets.filter(({ id }) => from.has(id)), level, count: dice.length, seed });
}

function ReadStory({ token, shared: { title, mode, data } }: SharedStoryProps) {
  const { isAuthenticated } = useAuth();
  const copy = useCopyShared();
  return (
    <Page
      title={title}
      actions={
        mode === 'copy' &&
        isAuthenticated && (
          <Button variant="primary" icon={<Copy />} pending={copy.isPending} onClick={() => copy.mutate({ token })}>
            Make mine
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        <StoryReader data={data} />
        {mode === 'copy' && !isAuthenticated && (
          <p>
            To make it yours, <SignIn /> and open this link again.
          </p>
        )}
      </div>
    </Page>
  );
}

function SignIn() {
  return (
    <Link href="/login" className="underline">
      sign in
    </Link>
  );
}
