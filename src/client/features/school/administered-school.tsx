import { useLocation, useSearch } from 'wouter';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SchoolClasses } from './school-classes';
import { SchoolMembers } from './school-members';
import { SchoolStudents } from './school-students';
import { SchoolUsage } from './school-usage';

const views = ['members', 'students', 'classes', 'usage'] as const;
const labels = { members: 'Members', students: 'Students', classes: 'Classes', usage: 'Usage' };

/** What somebody sees of the school that they administer: people, classes and usage, one at a time. */
export function AdministeredSchool({ code }: { code: string | null }) {
  const [path, navigate] = useLocation();
  const chosen = new URLSearchParams(useSearch()).get('show');
  const view = views.find((one) => one === chosen) ?? 'members';
  return (
    <>
      <SegmentedControl
        label="Show"
        hideLabel
        wide
        options={views.map((value) => ({ value, label: labels[value] }))}
        value={view}
        onChange={(show) => navigate(`${path}?${new URLSearchParams({ show })}`, { replace: true })}
      />
      {view === 'members' && <SchoolMembers code={code} />}
      {view === 'students' && <SchoolStudents />}
      {view === 'classes' && <SchoolClasses />}
      {view === 'usage' && <SchoolUsage />}
    </>
  );
}
