import { useState } from 'react';
import type { ResourceOf } from '../../../shared/schemas/library';
import { useAutosave } from '../../app-kit/autosave/use-autosave';
import { ofKind } from '../../app-kit/library/of-kind';
import { ChooseText } from '../../app-kit/writing/choose-text';
import { failureText } from '../../lib/failure-text';
import { trpc } from '../../lib/trpc';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { SkeletonText } from '../../ui/skeleton';
import { TextScreen } from './text-screen';
import { toWork, type Work, work } from './work';

type Writing = ResourceOf<'writing'>;

/** A text of the account, by its id. */
export function SavedText({ id, isPresenting }: { id: string; isPresenting: boolean }) {
  // Changes begin from what the server has now.
  const query = trpc.library.get.useQuery(
    { id },
    { gcTime: 0, staleTime: 0, refetchOnMount: 'always', retry: false, meta: { showsOwnErrors: true } },
  );
  const loaded = query.data && ofKind(query.data, 'writing');
  const [opened, setOpened] = useState<Writing>();
  if (!opened && loaded && !query.isFetching) setOpened(loaded);
  if (opened) {
    const reopen = () => {
      setOpened(undefined);
      void query.refetch();
    };
    return <OpenText writing={opened} onReopen={reopen} isPresenting={isPresenting} />;
  }
  if (!query.isError && !query.data) return <SkeletonText lines={8} />;
  return (
    <Banner
      tone="warn"
      title={
        query.isError
          ? failureText(query.error, {
              fallback: 'This text could not be loaded.',
              network: 'This text could not be loaded. Please check your connection.',
            })
          : 'This is no text.'
      }
      action={
        <>
          {query.isError && <Button onClick={() => void query.refetch()}>Try again</Button>}
          <ButtonLink variant="secondary" href="/writers-block-assistant">
            All texts
          </ButtonLink>
        </>
      }
    />
  );
}

interface OpenTextProps {
  writing: Writing;
  onReopen: () => void;
  isPresenting: boolean;
}

function OpenText({ writing, onReopen, isPresenting }: OpenTextProps) {
  const { id } = writing;
  const utils = trpc.useUtils();
  const update = trpc.library.update.useMutation({ meta: { showsOwnErrors: true } });
  /** Another version is written on from its beginning. */
  const [turn, setTurn] = useState(0);
  const { value, change, status, choice, choose, saveNow } = useAutosave<Work>({
    id: `writing:${id}`,
    schema: work,
    server: toWork(writing),
    async save({ title, data }, version) {
      const sent = {
        id,
        version,
        kind: 'writing' as const,
        title: title.trim() || 'Untitled',
        level: data.level,
        data,
      };
      const saved = await update.mutateAsync(sent);
      utils.library.get.setData({ id }, saved);
      void utils.library.list.invalidate();
      return saved.version;
    },
    async load() {
      const theirs = ofKind(await utils.client.library.get.query({ id }), 'writing');
      return toWork(theirs ?? writing);
    },
  });
  if (choice) {
    return (
      <ChooseText
        why={choice.why}
        mine={choice.mine.value.data.draft}
        at={choice.mine.at}
        theirs={choice.theirs.value.data.draft}
        onChoose={(which) => {
          choose(which);
          setTurn(turn + 1);
        }}
      />
    );
  }
  return (
    <TextScreen
      key={turn}
      id={id}
      work={value}
      onChange={change}
      status={status}
      saveNow={saveNow}
      onReopen={onReopen}
      isPresenting={isPresenting}
    />
  );
}
