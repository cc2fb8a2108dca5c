import { Link } from 'wouter';
import { WithIpa } from '#client/speech/ipa';
import { Badge } from '#client/ui/badge';
import type { ContrastProgress } from '#shared/api/pronunciation';
import { contrastById } from '#shared/content/sounds/contrasts';
import { contrastTitle } from '#shared/content/sounds/sound';
import { type ContrastSuggestion, isKnown } from './use-sounds';
import { pathTo } from './view';

interface ContrastListProps {
  contrasts: readonly ContrastSuggestion[];
  progress: ReadonlyMap<string, ContrastProgress>;
}

/** Contrasts as cards, each with an example, the reason for it and how it went lately. */
export function ContrastList({ contrasts, progress }: ContrastListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {contrasts.map(({ contrast: id, why }) => {
        const contrast = contrastById(id);
        const result = progress.get(id);
        if (!contrast) return null;
        const [first, second] = contrast.pairs[0] ?? [];
        return (
          <li
            key={id}
            className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-card edge-card card-press bg-surface p-4 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus"
          >
            <h3 className="text-lg font-bold">
              <Link
                href={pathTo({ contrast: id })}
                className="no-underline outline-none after:absolute after:inset-0 after:rounded-card"
              >
                <WithIpa text={contrastTitle(contrast)} />
              </Link>
            </h3>
            <p className="text-lg">
              {first} <span className="text-muted">or</span> {second}
            </p>
            {why && (
              <p className="text-sm text-muted">
                <WithIpa text={why} />
              </p>
            )}
            {result && (
              <p className="mt-1">
                <Badge tone={isKnown(result) ? 'good' : 'neutral'}>
                  {result.lastRight} of the last {result.lastAnswered} right
                </Badge>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
