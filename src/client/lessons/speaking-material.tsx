import type { Material, RoleCard, SpeakingKind } from '#shared/content/lessons/lesson';

/** Statements, a decision or role cards, to be read on the screen. */
export function SpeakingMaterial({ material }: { material: Extract<Material, { kind: SpeakingKind }> }) {
  switch (material.kind) {
    case 'statements':
      return <Numbered lines={material.statements} />;
    case 'decision':
      return (
        <div className="grid gap-3">
          <p className="max-w-measure wrap-anywhere">{material.instruction}</p>
          <Numbered lines={material.options} />
        </div>
      );
    case 'role-cards':
      return (
        <div className="grid gap-4">
          <p className="max-w-measure wrap-anywhere">{material.scene}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Card name="Card A" card={material.a} />
            <Card name="Card B" card={material.b} />
          </div>
          {material.phrases.length > 0 && (
            <div>
              <h3 className="font-bold">Useful phrases</h3>
              <Bullets lines={material.phrases} />
            </div>
          )}
        </div>
      );
  }
}

function Card({ name, card: { role, facts, goals } }: { name: string; card: RoleCard }) {
  return (
    <section className="rounded-control border border-line p-3 wrap-anywhere">
      <h3 className="font-bold">{name}</h3>
      <p>{role}</p>
      <h4 className="mt-2 font-bold">What you know</h4>
      <Bullets lines={facts} />
      <h4 className="mt-2 font-bold">What you want</h4>
      <Bullets lines={goals} />
    </section>
  );
}

const Bullets = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc pl-6">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const Numbered = ({ lines }: { lines: readonly string[] }) => (
  <ol className="grid list-decimal gap-2 pl-6">
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ol>
);
