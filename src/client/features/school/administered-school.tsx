import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useDialogForm } from '#client/lib/dialog-form';
import { Button } from '#client/ui/button';
import { FormDialog } from '#client/ui/form-dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import type { OwnSchool, SchoolCounts } from '#shared/api/school';
import { count } from '#shared/core/count';
import { SchoolClasses } from './school-classes';
import { SchoolMembers } from './school-members';
import { SchoolStudents } from './school-students';
import { SchoolUsage } from './school-usage';
import { useRenameSchool } from './use-school-changes';

const views = ['members', 'students', 'classes', 'usage'] as const;
const labels = { members: 'Members', students: 'Students', classes: 'Classes', usage: 'Usage' };

interface AdministeredSchoolProps {
  school: OwnSchool;
  counts: SchoolCounts;
}

/** What somebody sees of the school that they administer: people, classes and usage, one at a time. */
export function AdministeredSchool({ school, counts }: AdministeredSchoolProps) {
  const [path, navigate] = useLocation();
  const chosen = new URLSearchParams(useSearch()).get('show');
  const view = views.find((one) => one === chosen) ?? 'members';
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SegmentedControl
          label="Show"
          options={views.map((value) => ({ value, label: labels[value] }))}
          value={view}
          onChange={(show) => navigate(`${path}?${new URLSearchParams({ show })}`, { replace: true })}
        />
        <Button variant="secondary" icon={<Pencil />} onClick={() => setRenaming(true)}>
          Rename the school
        </Button>
      </div>
      <p className="text-muted tabular-nums">
        {count(counts.members, 'member')}, {count(counts.students, 'student')} in{' '}
        {count(counts.classes, 'class', 'classes')}
      </p>
      {view === 'members' && <SchoolMembers code={school.code} />}
      {view === 'students' && <SchoolStudents />}
      {view === 'classes' && <SchoolClasses />}
      {view === 'usage' && <SchoolUsage />}
      {isRenaming && <RenameDialog name={school.name} onClose={() => setRenaming(false)} />}
    </>
  );
}

function RenameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const rename = useRenameSchool();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/school').then((m) => m.renameOwnSchoolInput),
    async onValid(values) {
      await rename.mutateAsync(values);
      notify.success(`The school is called ${values.name} now.`);
      onClose();
    },
  });
  return (
    <FormDialog {...failing} form={form} title="Rename the school" sendLabel="Rename" onClose={onClose}>
      <TextField
        name="name"
        label="Name of the school"
        required
        maxLength={80}
        autoComplete="off"
        defaultValue={name}
        error={form.errors.name}
      />
    </FormDialog>
  );
}
