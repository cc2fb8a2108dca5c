import { ArrowLeft, Play, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { ChooseVersion } from '#client/library/autosave/choose-version';
import { statusTexts } from '#client/library/autosave/status-texts';
import { ofKind } from '#client/library/of-kind';
import type { Pack } from '#client/twenty-questions/use-pack';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { TextField } from '#client/ui/text-field';
import { type Value, values } from '#shared/content/things/attribute';
import { idOf } from '#shared/content/things/thing';
import { defaultName, factsOf, type OpenSet, type Secret, useSecretsDraft } from './use-secrets-draft';

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
  const wantedId = id ?? list;
  const query = trpc.library.get.useQuery(
    { id: wantedId ?? '' },
    { enabled: wantedId !== undefined, retry: false, staleTime: 0, gcTime: 0 },
  );
  if (wantedId === undefined)
    return <Form {...props} opened={{ id: undefined, version: 0, draft: { title: '', secrets: [] } }} />;
  if (query.isPending) return <SkeletonText lines={4} />;
  const set = query.data && ofKind(query.data, 'secrets');
  const words = query.data && ofKind(query.data, 'word-list');
  if (set)
    return (
      <Form
        {...props}
        opened={{ id: set.id, version: set.version, draft: { title: set.title, secrets: set.data.secrets } }}
      />
    );
  if (words) {
    const secrets = words.data.entries.slice(0, mostSecrets).map(({ term }) => secretFrom(term, pack));
    return (
      <Form
        {...props}
        opened={{ id: undefined, version: 0, draft: { title: words.title, secrets: unique(secrets) } }}
      />
    );
  }
  return (
    <Banner
      tone="warn"
      title={failureText(query.error, {
        fallback: 'These secrets could not be opened. They may have been deleted.',
        network: 'These secrets could not be opened. Please check your connection.',
      })}
      action={<Button onClick={onClose}>Back</Button>}
    />
  );
}

/** A thing of ours where the name is one of ours, else one of the teacher's own. */
function secretFrom(name: string, { things }: Pack): Secret {
  const nameId = idOf(name);
  const thing = things.find((one) => one.id === nameId || one.others.some((other) => idOf(other) === nameId));
  return thing
    ? { id: thing.id, name: thing.name, thing: thing.id, answers: {} }
    : { id: newId(), name: name.trim().slice(0, 60), answers: {} };
}

const unique = (secrets: readonly Secret[]) => [...new Map(secrets.map((one) => [idOf(one.name), one])).values()];

function Form({ pack, opened, onClose, onPlay }: SecretsEditorProps & { opened: OpenSet }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const suggestions = useId();
  const { draft, change, status, choice, choose, keep } = useSecretsDraft(opened);
  const { title, secrets } = draft;
  const setSecrets = (next: Secret[]) => change({ title, secrets: next });

  function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Type the name of a secret first.');
    if (secrets.length >= mostSecrets) return setProblem(`At most ${mostSecrets} secrets, please.`);
    const added = secretFrom(name, pack);
    if (secrets.some((one) => idOf(one.name) === idOf(added.name)))
      return setProblem('This one is in the set already.');
    setProblem(undefined);
    setSecrets([...secrets, added]);
    setName('');
    return undefined;
  }
  async function play() {
    if (secrets.length === 0) return setProblem('Add at least one secret first.');
    const id = await keep();
    if (id) return onPlay(id);
    return setProblem('The set could not be saved yet. What you made is still here: please try again.');
  }

  if (choice) {
    return <ChooseVersion noun="set" heading="h2" choice={choice} factsOf={factsOf} onChoose={choose} />;
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
        hint={`Without a name it is called “${defaultName}”.`}
        onChange={(event) => change({ title: event.target.value, secrets })}
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
      {secrets.length === 0 && (
        <p className="text-muted">There is no secret in it yet. With the first one it is saved by itself.</p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {secrets.map((secret) => (
          <Card as="li" key={secret.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex items-center justify-between gap-3">
              <p className="font-bold wrap-anywhere">{secret.name}</p>
              <IconButton
                label={`Delete ${secret.name}`}
                icon={<Trash2 />}
                onClick={() => setSecrets(secrets.filter(({ id }) => id !== secret.id))}
              />
            </div>
            {!secret.thing && (
              <Answers
                secret={secret}
                pack={pack}
                onChange={(answers) =>
                  setSecrets(secrets.map((one) => (one.id === secret.id ? { ...one, answers } : one)))
                }
              />
            )}
          </Card>
        ))}
      </ol>
      {problem && <Banner tone="warn" title={problem} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<Play />} onClick={() => void play()}>
          Play it
        </Button>
        <p role="status" className="self-center text-muted">
          {secrets.length > 0 && status && statusTexts[status]}
        </p>
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
  const questions = keyAttributes.flatMap((id) => pack.attributeById(id) ?? []);
  const answerCount = Object.keys(secret.answers).length;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5">
        What is true of it: {answerCount} of {questions.length} answered
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-3">
        {questions.map(({ id, ask }) => (
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
