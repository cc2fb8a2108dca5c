import { Lightbulb } from 'lucide-react';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import { novelLimits, type Scene, statuses, statusIds } from '#shared/novel/book';

interface SceneFactsProps {
  scene: Scene;
  onChange: (next: Partial<Scene>) => void;
}

/** What its writer notes of a scene, apart from its text. */
export function SceneFacts({ scene, onChange }: SceneFactsProps) {
  return (
    <details className="rounded-card border border-line p-4">
      <summary className="-m-2 flex min-h-11 cursor-pointer items-center gap-2 p-2 font-bold">
        <Lightbulb aria-hidden="true" className="size-5" />
        About this scene
      </summary>
      <div className="mt-3 grid gap-4">
        <TextField
          label="Title"
          optional
          maxLength={120}
          value={scene.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <SelectField
          label="Status"
          value={scene.status}
          onChange={(next) => onChange({ status: next })}
          options={statusIds.map((id) => ({ value: id, label: statuses[id] }))}
        />
        <TextField
          label="Words to reach"
          inputMode="numeric"
          hint="0 for no goal."
          maxLength={5}
          value={String(scene.target)}
          onChange={({ target }) =>
            onChange({ target: Math.min(Number(target.value.replace(/\D/g, '')), novelLimits.sceneWords) })
          }
        />
        <TextArea
          label="What happens"
          rows={2}
          maxLength={1000}
          value={scene.summary}
          onChange={({ target }) => onChange({ summary: target.value })}
        />
        <TextArea
          label="Notes"
          rows={2}
          maxLength={novelLimits.note}
          value={scene.notes}
          onChange={({ target }) => onChange({ notes: target.value })}
        />
      </div>
    </details>
  );
}
