import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Plan } from './local-plan';
import { PlanEditor } from './plan-editor';
import { useActivities } from './use-activities';

const TeachMode = lazy(() => import('#client/lessons/teach-mode').then((m) => ({ default: m.TeachMode })));

interface PlanScreenProps {
  /** Names the plan on this device while it is taught. */
  id: string;
  plan: Plan;
  onChange: (plan: Plan) => void;
  status?: ReactNode;
}

/** A plan to work on, or to teach. Teaching stands in the address, so that a reload goes on with it. */
export function PlanScreen({ id, plan, onChange, status }: PlanScreenProps) {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const activityBank = useActivities();

  function teach(isTeaching: boolean) {
    if (isTeaching) search.set('teach', '');
    else search.delete('teach');
    const query = search.toString().replace('teach=', 'teach');
    navigate(query ? `${path}?${query}` : path);
  }

  return (
    <>
      <PlanEditor plan={plan} onChange={onChange} written={activityBank} status={status} onTeach={() => teach(true)} />
      <Suspense fallback={null}>
        {search.has('teach') && (
          <TeachMode
            id={id}
            title={plan.title}
            data={plan.data}
            boundsOf={activityBank.boundsOf}
            onReflect={(reflection) => onChange({ ...plan, data: { ...plan.data, reflection } })}
            onLeave={() => teach(false)}
          />
        )}
      </Suspense>
    </>
  );
}
