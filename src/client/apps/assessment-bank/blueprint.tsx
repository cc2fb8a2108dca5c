import { Dices, Plus, Save, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { skillNames } from '#client/items/skill-names';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { ofKind } from '#client/library/of-kind';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { IconButton } from '#client/ui/icon-button';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { levels } from '#shared/core/level';
import { points } from '#shared/grammar/points';
import type { BlueprintData } from '#shared/items/bank/blueprint';
import { skills } from '#shared/items/fields';
import { questionSetLimit } from '#shared/items/question-set';
import { KeepTest } from './keep-test';
import { QuestionLines } from './question-lines';

/** A row as it is typed; its number stays through every change. */
interface Row {
  key: number;
  count: string;
  level: string;
  skill: string;
  point: string;
  tag: string;
}

const firstRows: Row[] = [
  { key: 1, count: '6', level: 'B1', skill: 'grammar', point: '', tag: '' },
  { key: 2, count: '4', level: 'B1', skill: 'vocabulary', point: '', tag: '' },
];

interface BlueprintProps {
  /** Whose bank is drawn from. */
  ownerId: string;
  tags: readonly { tag: string; count: number }[];
  /** A saved one to begin with. */
  openId?: string;
}

/** So many questions of each sort, drawn by chance; what the bank lacks is named. */
export function Blueprint({ ownerId, tags, openId }: BlueprintProps) {
  const [rows, setRows] = useState(firstRows);
  const [avoidLast, setAvoidLast] = useState('3');
  const [withStarter, setWithStarter] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const draw = trpc.bank.draw.useMutation({ meta: { showsOwnErrors: true } });
  const set = (key: number, change: Partial<Row>) => {
    draw.reset();
    setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  };
  const total = rows.reduce((sum, { count }) => sum + (countOf(count) ?? 0), 0);
  const isSound = rows.length > 0 && rows.every(({ count }) => countOf(count)) && total <= questionSetLimit;
  const data = dataOf(rows, avoidLast);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-labelledby="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 ref={heading} id="rows" tabIndex={-1} className="text-lg font-bold outline-none">
          What the test has
        </h2>
        <SavedBlueprints
          openId={openId}
          data={isSound ? data : undefined}
          onOpen={(opened) => {
            draw.reset();
            setRows(rowsOf(opened));
            setAvoidLast(String(opened.avoidLast));
          }}
        />
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {rows.map((row, place) => (
            <Card
              as="li"
              key={row.key}
              className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[6rem_7rem_1fr_1.6fr_1fr_auto]"
            >
              <TextField
                label="How many"
                inputMode="numeric"
                value={row.count}
                maxLength={2}
                error={countOf(row.count) ? undefined : 'From 1 to 50.'}
                onChange={(event) => set(row.key, { count: event.target.value })}
              />
              <SelectField
                label="Level"
                options={[{ value: '', label: 'Any' }, ...levels.map((value) => ({ value, label: value }))]}
                value={row.level}
                onChange={(level) => set(row.key, { level })}
              />
              <SelectField
                label="Skill"
                options={[{ value: '', label: 'Any' }, ...skills.map((value) => ({ value, label: skillNames[value] }))]}
                value={row.skill}
                onChange={(skill) => set(row.key, { skill })}
              />
              <SelectField
                label="Grammar point"
                className="max-lg:col-span-2"
                options={[{ value: '', label: 'Any' }, ...points.map(({ id, name }) => ({ value: id, label: name }))]}
                value={row.point}
                onChange={(point) => set(row.key, { point })}
              />
              <TextField
                label="Tag"
                optional
                list="bank-tags"
                value={row.tag}
                maxLength={40}
                onChange={(event) => set(row.key, { tag: event.target.value })}
              />
              <IconButton
                label={`Delete row ${place + 1}`}
                icon={<Trash2 />}
                disabled={rows.length === 1}
                onClick={() => {
                  draw.reset();
                  setRows(rows.filter(({ key }) => key !== row.key));
                  heading.current?.focus();
                }}
              />
            </Card>
          ))}
        </ol>
        <datalist id="bank-tags">
          {tags.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <div className="flex flex-wrap items-end gap-4">
          <Button
            variant="secondary"
            icon={<Plus />}
            disabled={rows.length >= 20}
            onClick={() => {
              draw.reset();
              const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
              setRows([...rows, { key, count: '5', level: '', skill: '', point: '', tag: '' }]);
            }}
          >
            Add a row
          </Button>
          <SelectField
            label="Questions of earlier tests"
            options={['0', '1', '2', '3', '5', '10', '20'].map((value) => ({
              value,
              label:
                value === '0'
                  ? 'Repeats are fine'
                  : value === '1'
                    ? 'None of the last test'
                    : `None of the last ${value} tests`,
            }))}
            value={avoidLast}
            onChange={(tests) => {
              draw.reset();
              setAvoidLast(tests);
            }}
          />
          <Checkbox
            label="Fill up from the starter collection"
            checked={withStarter}
            onChange={(checked) => {
              draw.reset();
              setWithStarter(checked);
            }}
          />
        </div>
        {total > questionSetLimit && (
          <Banner
            tone="warn"
            title={`A test holds at most ${questionSetLimit} questions, and this asks for ${total}.`}
          />
        )}
        <Button
          variant={draw.data ? 'secondary' : 'primary'}
          icon={<Dices />}
          pending={draw.isPending}
          aria-disabled={!isSound || undefined}
          className="justify-self-start aria-disabled:opacity-55"
          onClick={() => isSound && draw.mutate({ ownerId, blueprint: data, withStarter })}
        >
          {draw.data ? 'Draw again' : `Draw ${count(total, 'question')}`}
        </Button>
        {draw.isError && (
          <Banner
            tone="bad"
            title={failureText(draw.error, {
              fallback: 'The test could not be drawn.',
              network: 'The server could not be reached. Please try again.',
            })}
          />
        )}
      </section>
      {draw.data && (
        <section aria-labelledby="drawn" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="drawn" className="text-lg font-bold">
            {count(draw.data.items.length, 'question')} drawn
          </h2>
          {draw.data.gaps.length > 0 && (
            <Banner tone="warn" title="The bank has not enough for all rows">
              <ul>
                {draw.data.gaps.map(({ row, wanted, found }) => (
                  <li key={row}>
                    Row {row + 1}: {found} of {wanted} found. Add {wanted - found} of that sort, or ask for less.
                  </li>
                ))}
              </ul>
            </Banner>
          )}
          {draw.data.items.length > 0 && (
            <>
              <KeepTest key={draw.data.seed} items={draw.data.items} />
              <QuestionLines items={draw.data.items} />
            </>
          )}
        </section>
      )}
    </div>
  );
}

/** A whole number from 1 to 50, or nothing. */
function countOf(text: string): number | undefined {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= 50 ? count : undefined;
}

function dataOf(rows: readonly Row[], avoidLast: string): BlueprintData {
  return {
    rows: rows.map(({ count, level, skill, point, tag }) => ({
      count: countOf(count) ?? 1,
      level: levels.find((one) => one === level),
      skill: skills.find((one) => one === skill),
      point: point || undefined,
      tag: tag.trim() || undefined,
    })),
    avoidLast: Number(avoidLast),
  };
}

function rowsOf({ rows }: BlueprintData): Row[] {
  return rows.map(({ count, level = '', skill = '', point = '', tag = '' }, place) => ({
    key: place + 1,
    count: String(count),
    level,
    skill,
    point,
    tag,
  }));
}

interface SavedBlueprintsProps {
  openId?: string;
  /** What is to be kept; nothing while it is not complete. */
  data: BlueprintData | undefined;
  onOpen: (data: BlueprintData) => void;
}

/** Blueprints of the library: opened, and the present one kept. */
function SavedBlueprints({ openId, data, onOpen }: SavedBlueprintsProps) {
  const utils = trpc.useUtils();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState(openId ?? '');
  const saved = trpc.library.list.useQuery({ kind: 'blueprint', limit: 100 });
  const create = trpc.library.create.useMutation({ onSuccess: () => utils.library.list.invalidate() });

  async function open(id: string) {
    const found = ofKind(await utils.library.get.fetch({ id }), 'blueprint');
    if (found) onOpen(found.data);
  }
  const openFirst = useRef(() => {
    // Another address in the meantime makes another of these.
    if (openId) void open(openId).catch(() => notify.error('This blueprint is not here. It may have been deleted.'));
  });
  useEffect(() => openFirst.current(), []);
  async function keep() {
    const name = title.trim();
    if (!name || !data) return;
    await create.mutateAsync({ kind: 'blueprint', title: name, data });
    setTitle('');
    notify.success(`Saved: ${name}`);
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      {saved.data && saved.data.items.length > 0 && (
        <>
          <SelectField
            label="Saved blueprints"
            className="min-w-48"
            value={chosen}
            options={[
              { value: '', label: 'Choose' },
              ...saved.data.items.map((one) => ({ value: one.id, label: one.title })),
            ]}
            onChange={setChosen}
          />
          <Button
            variant="secondary"
            aria-disabled={!chosen || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => {
              if (chosen) void open(chosen).catch(() => notify.error('This could not be opened. Please try again.'));
            }}
          >
            Open
          </Button>
        </>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          // What fails is said by the one toast for failures.
          void keep().catch(() => undefined);
        }}
      >
        <TextField
          label="Save this blueprint as"
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button variant="secondary" type="submit" icon={<Save />} pending={create.isPending}>
          Save blueprint
        </Button>
      </form>
    </div>
  );
}
