import { ArrowLeft, Play, Plus, Save, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { type Value, values } from '../../../shared/content/things/attribute';
import { idOf } from '../../../shared/content/things/thing';
import type { SecretsData } from '../../../shared/schemas/twenty';
import { ofKind } from '../../app-kit/library/of-kind';
import { failureText, reasonOf } from '../../lib/failure-text';
import { newId } from '../../lib/new-id';
import { trpc } from '../../lib/trpc';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { IconButton } from '../../ui/icon-button';
import { SelectField } from '../../ui/select-field';
import { SkeletonText } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import type { Pack } from './use-pack';

/** What a teacher is asked about a secret of her own: the questions that come first in most games. */
const keyAttributes = [
  'animal',
  'person',
  'food',
  'place',
  'sport',
  'alive',
  'eat',
  'four-legs',
  'fly',
  'bigger',
  'hand',
  'round',
  'metal',
  'wood',
  'plastic',
  'electricity',
  'wear',
  'school',
  'kitchen',
  'building',
  'dangerous',
  'toy',
] as const;
const valueNames: Record<Value | '', string> = {
  '': 'Not said',
  yes: 'Yes',
  no: 'No',
  sometimes: 'Sometimes',
  unknown: 'Hard to say',
};

const mostSecrets = 60;
type Secret = SecretsData['secrets'][number];
interface Opened {
  id: string | undefined;
  version: number;
  title: string;
  secrets: readonly Secret[];
}

interface SecretsEditorProps {
  pack: Pack;
  /** Of the set that is changed; nothing makes a new one. */
  id: string | undefined;
  /** Of a word list to begin with. */
  list: string | undefined;
  onClose: () => void;
  onPlay: (id: string) => void;
}

/** Loads what is to be changed. */
export function SecretsEditor(props: SecretsEditorProps) {
  const { id, list, pack, onClose } = props;
  const wanted = id ?? list;
  const asked = trpc.library.get.useQuery(
    { id: wanted ?? '' },
    { enabled: wanted !== undefined, retry: false, staleTime: 0, gcTime: 0 },
  );
  if (wanted === undefined) return <Form {...props} opened={{ id: undefined, version: 0, title: '', secrets: [] }} />;
  if (asked.isPending) return <SkeletonText lines={4} />;
  const set = asked.data && ofKind(asked.data, 'secrets');
  const words = asked.data && ofKind(asked.data, 'word-list');
  if (set)
    return (
      <Form {...props} opened={{ id: set.id, version: set.version, title: set.title, secrets: set.data.secrets }} />
    );
  if (words) {
    const secrets = words.data.entries.slice(0, mostSecrets).map(({ term }) => secretFrom(term, pack));
    return <Form {...props} opened={{ id: undefined, version: 0, title: words.title, secrets: unique(secrets) }} />;
  }
  return (
    <Banner
      tone="warn"
      title={failureText(asked.error, {
        fallback: 'These secrets could not be opened. They may have been deleted.',
        network: 'These secrets could not be opened. Please check your connection.',
      })}
      action={<Button onClick={onClose}>Back</Button>}
    />
  );
}

/** A thing of ours where the name is one of ours, else one of the teacher's own. */
function secretFrom(name: string, { things }: Pack): Secret {
  const wanted = idOf(name);
  const thing = things.find((one) => one.id === wanted || one.others.some((other) => idOf(other) === wanted));
  return thing
    ? { id: thing.id, name: thing.name, thing: thing.id, answers: {} }
    : { id: newId(), name: name.trim().slice(0, 60), answers: {} };
}

const unique = (secrets: readonly Secret[]) => [...new Map(secrets.map((one) => [idOf(one.name), one])).values()];

function Form({ pack, opened, onClose, onPlay }: SecretsEditorProps & { opened: Opened }) {
  const [kept, setKept] = useState({ id: opened.id, version: opened.version });
  const [title, setTitle] = useState(opened.title);
  const [secrets, setSecrets] = useState(opened.secrets);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(opened.id !== undefined);
  const suggestions = useId();
  const utils = trpc.useUtils();
  const options = { meta: { showsOwnErrors: true } };
  const create = trpc.library.create.useMutation(options);
  const update = trpc.library.update.useMutation(options);

  function change(next: readonly Secret[]) {
    setSecrets(next);
    setSaved(false);
  }
  function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Type the name of a secret first.');
    if (secrets.length >= mostSecrets) return setProblem(`At most ${mostSecrets} secrets, please.`);
    const added = secretFrom(name, pack);
    if (secrets.some((one) => idOf(one.name) === idOf(added.name)))
      return setProblem('This one is in the set already.');
    setProblem(undefined);
    change([...secrets, added]);
    setName('');
    return undefined;
  }
  async function save(): Promise<string | undefined> {
    if (title.trim() === '') setProblem('Give the set a name first.');
    else if (secrets.length === 0) setProblem('Add at least one secret first.');
    else {
      const content = { kind: 'secrets' as const, title: title.trim(), data: { secrets: [...secrets] } };
      try {
        const { id, version } = kept.id
          ? await update.mutateAsync({ ...content, id: kept.id, version: kept.version })
          : await create.mutateAsync(content);
        setKept({ id, version });
        setSaved(true);
        setProblem(undefined);
        void utils.library.invalidate();
        return id;
      } catch (error) {
        const changed = 'This set was changed somewhere else. Go back and open it again to see the new version.';
        const network = 'The server could not be reached. What you made is still here: please try again.';
        const text = failureText(error, { fallback: 'The set could not be saved.', network });
        setProblem(reasonOf(error) === 'resource_changed' ? changed : text);
      }
    }
    return undefined;
  }
  async function play() {
    const id = isSaved && kept.id ? kept.id : await save();
    if (id) onPlay(id);
  }

  return (
    <section aria-label="Set of secrets" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Button variant="quiet" icon={<ArrowLeft />} className="-ml-3" onClick={onClose}>
          Back
        </Button>
      </div>
      <TextField
        label="Name of the set"
        className="max-w-xl"
        value={title}
        maxLength={120}
        onChange={(event) => {
          setTitle(event.target.value);
          setSaved(false);
        }}
      />
      <form onSubmit={add} className="flex max-w-xl flex-wrap items-end gap-3">
        <TextField
          label="Add a secret"
          hint="One of ours is answered by our table. For your own you say below what is true."
          className="min-w-0 flex-1 basis-60"
          list={suggestions}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <datalist id={suggestions}>
          {pack.things.map((thing) => (
            <option key={thing.id} value={thing.name} />
          ))}
        </datalist>
        <Button type="submit" variant="secondary" icon={<Plus />}>
          Add
        </Button>
      </form>
      {secrets.length === 0 && <p className="text-muted">There is no secret in it yet.</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {secrets.map((secret) => (
          <Card as="li" key={secret.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex items-center justify-between gap-3">
              <p className="font-bold wrap-anywhere">{secret.name}</p>
              <IconButton
                label={`Delete ${secret.name}`}
                icon={<Trash2 />}
                onClick={() => change(secrets.filter(({ id }) => id !== secret.id))}
              />
            </div>
            {!secret.thing && (
              <Answers
                secret={secret}
                pack={pack}
                onChange={(answers) => change(secrets.map((one) => (one.id === secret.id ? { ...one, answers } : one)))}
              />
            )}
          </Card>
        ))}
      </ol>
      {problem && <Banner tone="warn" title={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={<Save />}
          pending={create.isPending || update.isPending}
          onClick={() => void save()}
        >
          {isSaved ? 'Saved' : 'Save the set'}
        </Button>
        <Button variant="secondary" icon={<Play />} onClick={() => void play()}>
          Play it
        </Button>
      </div>
    </section>
  );
}

interface AnswersProps {
  secret: Secret;
  pack: Pack;
  onChange: (answers: Secret['answers']) => void;
}

/** What is true of a secret of one's own. What is not said, the game does not know. */
function Answers({ secret, pack, onChange }: AnswersProps) {
  const asked = keyAttributes.flatMap((id) => pack.attributeById(id) ?? []);
  const said = Object.keys(secret.answers).length;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5">
        What is true of it: {said} of {asked.length} answered
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-3">
        {asked.map(({ id, ask }) => (
          <SelectField
            key={id}
            label={ask}
            value={secret.answers[id] ?? ''}
            onChange={(value) => {
              const { [id]: _, ...others } = secret.answers;
              onChange(value === '' ? others : { ...others, [id]: value });
            }}
            options={(['', ...values] as const).map((value) => ({ value, label: valueNames[value] }))}
          />
        ))}
      </div>
    </details>
  );
}
