import { MaterialLinks } from '#client/lessons/material-links';
import { MaterialView } from '#client/lessons/material-view';
import { Card } from '#client/ui/card';
import type { LessonData } from '#shared/content/lessons/lesson';

/** What is handed out or shown, each folded until it is looked at. */
export function PlanMaterials({ materials, about }: Pick<LessonData, 'materials' | 'about'>) {
  return (
    <section aria-labelledby="materials-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="materials-heading" className="text-lg font-bold">
        Materials
      </h3>
      {materials.map((material) => (
        <Card as="section" key={material.id}>
          <details>
            <summary className="-m-2 min-h-11 cursor-pointer p-2 font-bold">{material.title}</summary>
            <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
              <MaterialView material={material} classLevel={about.level} />
              <MaterialLinks material={material} about={about} />
            </div>
          </details>
        </Card>
      ))}
    </section>
  );
}
