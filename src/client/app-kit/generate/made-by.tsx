import type { GenerateAnswer } from '../../../shared/schemas/generate';
import { Badge } from '../../ui/badge';

/** Says quietly who wrote a draft. */
export function MadeBy({ by, fellBack }: Pick<GenerateAnswer, 'by' | 'fellBack'>) {
  if (by === 'model') return <Badge tone="warn">AI draft, check it</Badge>;
  return <Badge>{fellBack ? 'The model did not answer: built in instead' : 'Built in'}</Badge>;
}
