import { Eye, EyeOff, Presentation } from 'lucide-react';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { Material } from '#shared/content/lessons/lesson';
import { lengthOf, type OpenMaterial, openAt, uncoverNext } from './class-lesson';

interface TeachMaterialsProps {
  /** Those of this stage first. */
  materials: readonly Material[];
  open: OpenMaterial | undefined;
  onOpen: (open: OpenMaterial | undefined) => void;
}

/** What can be shown to the class, and how much of it. */
export function TeachMaterials({ materials, open, onOpen }: TeachMaterialsProps) {
  if (materials.length === 0) return null;
  return (
    <section aria-label="Materials" className="grid gap-2">
      <h2 className="text-lg font-bold">Materials</h2>
      <ul className="grid gap-2">
        {materials.map((material) => (
          <li key={material.id}>
            {open?.id === material.id ? (
              <OpenOne material={material} open={open} onOpen={onOpen} />
            ) : (
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Button
                  variant="secondary"
                  icon={<Presentation />}
                  aria-label={`Show: ${material.title}`}
                  onClick={() => onOpen(openAt(material))}
                >
                  Show
                </Button>
                <span className="min-w-0 flex-1 wrap-anywhere">{material.title}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenOneProps {
  material: Material;
  open: OpenMaterial;
  onOpen: (open: OpenMaterial | undefined) => void;
}

function OpenOne({ material, open, onOpen }: OpenOneProps) {
  const next = uncoverNext(material, open);
  return (
    <Card className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="wrap-anywhere">{material.title}</strong>
        <span className="text-muted tabular-nums">
          {open.uncovered} of {lengthOf(material)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<Eye />}
          aria-disabled={!next || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => next && onOpen(next)}
        >
          {next?.isRevealed ? 'Show the answer' : 'Uncover the next'}
        </Button>
        <Button
          variant="secondary"
          icon={<EyeOff />}
          onClick={() => onOpen({ ...open, uncovered: 0, isRevealed: false })}
        >
          Cover all
        </Button>
        <Button variant="quiet" onClick={() => onOpen(undefined)}>
          Back to the stage
        </Button>
      </div>
    </Card>
  );
}
