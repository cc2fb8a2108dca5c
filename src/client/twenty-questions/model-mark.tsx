import { Sparkles } from 'lucide-react';
import { Badge } from '#client/ui/badge';

/** Stands at every answer that a language model gave: it may be wrong. */
export function ModelMark() {
  return (
    <Badge tone="warn" icon={<Sparkles />}>
      <span className="sr-only">Answered by </span>AI
    </Badge>
  );
}
