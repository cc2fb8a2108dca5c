import { useState } from 'react';
import { onOnePage, type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import type { LessonData, Material } from '#shared/content/lessons/lesson';
import type { Block } from './block';
import { BlocksView } from './blocks-view';
import { fullPlan, hasKey, keyBlocks, shortPlan } from './lesson-blocks';
import { LessonHandout, sayHandout } from './lesson-handout';
import { observerPlan } from './observer-plan';
import { inOrderOfUse, onPaper } from './on-paper';
import { SlideDeck } from './slide-deck';

interface PrintLessonProps {
  title: string;
  data: LessonData;
  onClose: () => void;
}

/** The lesson on paper: for the desk, for an observer, for the file, for students, the key, and its slides. */
export function PrintLesson({ title, data, onClose }: PrintLessonProps) {
  const { materials, stages, about } = data;
  const [given, setGiven] = useState<ReadonlySet<string>>(() => new Set(onPaper(data).map(({ id }) => id)));
  const ordered = inOrderOfUse(materials, stages);
  const onHandout = ordered.filter(({ id }) => given.has(id));
  const printables: Printable[] = [
    {
      id: 'short',
      name: 'Plan on one page',
      hint: 'The stages with their minutes, for the desk.',
      byDefault: true,
      sayPages: onOnePage,
      pages: () => (
        <BlockPage title={title} blocks={shortPlan(title, data).slice(1)} look="text-[0.9em] leading-snug" />
      ),
    },
    {
      id: 'observer',
      name: 'Plan on one page for an observer',
      hint: 'Aims, assumptions, anticipated problems, and each stage with its aim, interaction and procedure.',
      sayPages: onOnePage,
      pages: () => <ObserverPage title={title} data={data} />,
    },
    {
      id: 'full',
      name: 'Full plan',
      hint: 'Every step, what may go wrong, and how to check.',
      pages: () => <BlockPage title={title} blocks={fullPlan(title, data).slice(1)} />,
    },
    ...(materials.length > 0
      ? [
          {
            id: 'handout',
            name: 'Handout for students',
            hint: 'What they work with by themselves, with room to write. No key.',
            byDefault: true,
            sayPages: onHandout.length > 0 ? sayHandout : () => 'Tick what students get.',
            settings: <ChooseMaterials materials={ordered} given={given} onChange={setGiven} />,
            pages: () => onHandout.length > 0 && <LessonHandout title={title} age={about.age} materials={onHandout} />,
          },
        ]
      : []),
    ...(materials.some(hasKey)
      ? [
          {
            id: 'key',
            isForTeacher: true,
            name: 'Key',
            hint: 'On a page of its own, with the reasons.',
            pages: () => <BlockPage title={`${title}: key`} blocks={keyBlocks(materials)} />,
          },
        ]
      : []),
    {
      id: 'slides',
      isForTeacher: true,
      name: 'Slides',
      hint: 'What the class’s screen shows, one slide a page. Choose “Save as PDF” to take them along.',
      pages: () => <SlideDeck data={data} />,
    },
  ];
  return <PrintDialog title="Print" printables={printables} onClose={onClose} />;
}

interface ChooseMaterialsProps {
  materials: readonly Material[];
  given: ReadonlySet<string>;
  onChange: (given: ReadonlySet<string>) => void;
}

/** Which materials students get on paper. */
function ChooseMaterials({ materials, given, onChange }: ChooseMaterialsProps) {
  return (
    <fieldset>
      <legend className="sr-only">On the handout</legend>
      {materials.map(({ id, title, kind }) => (
        <Checkbox
          key={id}
          label={<span className="wrap-anywhere">{title}</span>}
          hint={hints[kind]}
          checked={given.has(id)}
          onChange={(isGiven) => onChange(new Set(isGiven ? [...given, id] : [...given].filter((one) => one !== id)))}
        />
      ))}
    </fieldset>
  );
}

const hints: { readonly [Kind in Material['kind']]?: string } = {
  dialogue: 'The script of what students hear.',
  'role-cards': 'On a page of its own, for two students: cut along the dotted line.',
};

function BlockPage({ title, blocks, look }: { title: string; blocks: readonly Block[]; look?: string }) {
  return (
    <PrintPage title={title} hasHeader={false}>
      <div className={cx(look)}>
        <BlocksView blocks={blocks} />
      </div>
    </PrintPage>
  );
}

/** In letters as small as can be read at a desk, so that all of it is seen at once. */
function ObserverPage({ title, data }: { title: string; data: LessonData }) {
  return (
    <PrintPage title={title} hasHeader={false}>
      <div className="observer">
        <p>
          Class ____________ &nbsp; Date ____________ &nbsp; Teacher ____________________ &nbsp; Observer
          ____________________
        </p>
        <BlocksView blocks={observerPlan(data)} />
      </div>
    </PrintPage>
  );
}
