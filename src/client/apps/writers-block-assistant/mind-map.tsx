import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import { type WritingData, writingLimits } from '#shared/writing/writing';
import type { StepProps } from './step-props';

type Branch = WritingData['map'][number];
const most = writingLimits.branches;

/** The task in the middle, ideas around it. The list shows and changes the same. */
export function MindMap({ data, onChange }: StepProps) {
  const [view, setView] = useState<'map' | 'list'>('map');
  const [chosenPlace, setChosenPlace] = useState(0);
  const { map } = data;
  const set = (place: number, branch: Branch) => onChange({ map: map.map((one, at) => (at === place ? branch : one)) });
  const remove = (place: number) => {
    onChange({ map: map.filter((_, at) => at !== place) });
    setChosenPlace(Math.max(0, place - 1));
  };
  const add = () => {
    onChange({ map: [...map, { about: '', twigs: [] }] });
    setChosenPlace(map.length);
  };
  const editor = (branch: Branch, place: number) => (
    <BranchEditor
      key={place}
      branch={branch}
      number={place + 1}
      onChange={(changed) => set(place, changed)}
      onRemove={() => remove(place)}
    />
  );
  const open = map[chosenPlace];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label="Show as"
          value={view}
          onChange={setView}
          options={[
            { value: 'map', label: 'Map' },
            { value: 'list', label: 'List' },
          ]}
        />
        {map.length < most ? (
          <Button variant="secondary" icon={<Plus />} onClick={add}>
            Add a branch
          </Button>
        ) : (
          <p className="py-2 text-muted">Eight branches are enough for one text.</p>
        )}
      </div>
      {view === 'map' ? (
        <>
          <Picture middle={data.prompt} map={map} chosen={chosenPlace} onChoose={setChosenPlace} />
          {open && editor(open, chosenPlace)}
        </>
      ) : (
        map.map(editor)
      )}
      {map.length === 0 && (
        <p className="text-muted">Nothing yet. Add a branch for the first thing that comes to mind.</p>
      )}
    </div>
  );
}

/** Where a branch lies around the middle, in hundredths of the picture. */
function placeOf(place: number, of: number): { x: number; y: number } {
  const turn = (place / of) * 2 * Math.PI - Math.PI / 2;
  return { x: 50 + 35 * Math.cos(turn), y: 50 + 39 * Math.sin(turn) };
}

interface PictureProps {
  middle: string;
  map: readonly Branch[];
  chosen: number;
  onChoose: (place: number) => void;
}

function Picture({ middle, map, chosen, onChoose }: PictureProps) {
  return (
    <div className="relative h-[28rem] max-w-3xl rounded-card border border-line bg-surface">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {map.map((_, place) => {
          const { x, y } = placeOf(place, map.length);
          return (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to its place
              key={place}
              x1="50"
              y1="50"
              x2={x}
              y2={y}
              stroke="currentColor"
              vectorEffect="non-scaling-stroke"
              className="text-line"
              strokeWidth="2"
            />
          );
        })}
      </svg>
      <p className="absolute top-1/2 left-1/2 w-28 -translate-1/2 rounded-card border-2 border-accent bg-canvas p-2 text-center text-sm font-bold wrap-anywhere sm:w-52">
        <span className="line-clamp-3">{middle}</span>
      </p>
      <ul>
        {map.map(({ about, twigs }, place) => {
          const { x, y } = placeOf(place, map.length);
          const filledTwigs = twigs.filter((twig) => twig.trim());
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: branches are known by their place
              key={place}
              className="absolute w-24 -translate-1/2 sm:w-40"
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              <button
                type="button"
                aria-pressed={place === chosen}
                onClick={() => onChoose(place)}
                className={cx(
                  'min-h-11 w-full rounded-control border bg-canvas px-2 py-1 text-sm wrap-anywhere tone-neutral hover:tinted-hover',
                  place === chosen ? 'border-2 border-focus' : 'border-line',
                )}
              >
                <span className="line-clamp-2 font-bold">{about.trim() || `Branch ${place + 1}`}</span>
                {filledTwigs.length > 0 && <span className="line-clamp-2 text-muted">{filledTwigs.join(', ')}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface BranchEditorProps {
  branch: Branch;
  number: number;
  onChange: (branch: Branch) => void;
  onRemove: () => void;
}

function BranchEditor({ branch, number, onChange, onRemove }: BranchEditorProps) {
  const { about, twigs } = branch;
  // One empty line is always there for the next idea.
  const lines = twigs.length < most ? [...twigs, ''] : twigs;
  const write = (place: number, text: string) => {
    const changed = lines.map((one, at) => (at === place ? text : one));
    onChange({ about, twigs: changed.slice(0, changed.findLastIndex((line) => line !== '') + 1) });
  };
  return (
    <Card as="section" className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        label={`Branch ${number}`}
        value={about}
        maxLength={100}
        onChange={(event) => onChange({ about: event.target.value, twigs })}
      />
      {lines.map((twig, place) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: ideas are known by their place
          key={place}
          label={`Idea ${place + 1} of branch ${number}`}
          hideLabel
          placeholder="An idea"
          value={twig}
          maxLength={200}
          onChange={(event) => write(place, event.target.value)}
        />
      ))}
      <div>
        <Button variant="quiet" icon={<Trash2 />} onClick={onRemove}>
          Remove branch {number}
        </Button>
      </div>
    </Card>
  );
}
