import { useState } from 'react';
import { OpenResource } from '#client/library/open-resource';
import { useResourceAutosave } from '#client/library/use-resource-autosave';
import { ChooseText } from '#client/writing/choose-text';
import type { ResourceOf } from '#shared/api/library';
import { TextScreen } from './text-screen';
import { toWork, work } from './work';

const home = { href: '/writers-block-assistant', label: 'All texts' };

/** A text of the account, by its id. */
export function SavedText({ id, isPresenting }: { id: string; isPresenting: boolean }) {
  return (
    <OpenResource kind="writing" id={id} noun="text" home={home}>
      {(writing, reopen) => <OpenText writing={writing} onReopen={reopen} isPresenting={isPresenting} />}
    </OpenResource>
  );
}

interface OpenTextProps {
  writing: ResourceOf<'writing'>;
  onReopen: () => void;
  isPresenting: boolean;
}

function OpenText({ writing, onReopen, isPresenting }: OpenTextProps) {
  const { id } = writing;
  /** Another version is written on from its beginning. */
  const [turn, setTurn] = useState(0);
  const { value, change, status, choice, choose, saveNow } = useResourceAutosave({
    resource: writing,
    schema: work,
    toDraft: toWork,
    toSaved: ({ title, data }) => ({ title: title.trim() || 'Untitled', level: data.level, data }),
    // A sheet is filled once.
    mergesAlone: false,
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
