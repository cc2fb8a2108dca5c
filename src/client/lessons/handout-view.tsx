import type { LessonData, Material } from '#shared/content/lessons/lesson';
import { BlocksView } from './blocks-view';
import { materialBlocks } from './lesson-blocks';
import { inOrderOfUse } from './on-paper';

/** The materials of a lesson as students get them, without any key. */
export function HandoutView({ lesson: { materials, stages } }: { lesson: LessonData }) {
  if (materials.length === 0) return <p className="text-muted">This lesson needs no materials.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {inOrderOfUse(materials, stages).map((material) => (
        <section key={material.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-lg font-bold wrap-anywhere">{material.title}</h2>
          <HandoutMaterial material={material} among={materials} />
        </section>
      ))}
    </div>
  );
}

interface HandoutMaterialProps {
  material: Material;
  /** All that students get: what a text of theirs says is not printed again beside its questions. */
  among: readonly Material[];
}

/** One of them. */
export function HandoutMaterial({ material, among }: HandoutMaterialProps) {
  const texts = among.flatMap((one) => (one.kind === 'text' || one.kind === 'dialogue' ? [one.text] : []));
  return (
    <div className={material.kind === 'words' ? 'wrap-anywhere' : 'max-w-measure wrap-anywhere'}>
      <BlocksView blocks={materialBlocks(material, texts)} />
    </div>
  );
}
