import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';
import { Button } from '#client/ui/button';
import { count } from '#shared/core/count';
import type { Level } from '#shared/core/level';

interface TopicSourcesProps {
  topic: string;
  level: Level;
  onChoose: (topic: string) => void;
}

const typingPauseMs = 300;

/** What there is for the topic, said before a plan is made; nothing where it cannot be known. */
export function TopicSources({ topic: typed, level, onChoose }: TopicSourcesProps) {
  const topic = useDebounced(typed.trim(), typingPauseMs);
  const { data } = trpc.generate.topic.useQuery(
    { topic, level },
    { enabled: topic !== '', staleTime: Number.POSITIVE_INFINITY, placeholderData: (before) => before },
  );
  const isShown = topic !== '' && data !== undefined;
  return (
    <>
      <p role="status" className="text-sm text-muted wrap-anywhere">
        {isShown && sayingOf(topic, data)}
      </p>
      {isShown && !data.own && data.suggestions.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1 text-sm">Everything is written for:</legend>
          {data.suggestions.map((name) => (
            <Button key={name} size="sm" variant="secondary" onClick={() => onChoose(name)}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** In one sentence: what is ours on the topic, what is near it, or that there is nothing. */
function sayingOf(topic: string, { own, wider }: RouterOutputs['generate']['topic']): string {
  if (own) {
    const { name, words, text } = own;
    return `On “${name}” there are ${count(words, 'word')}, the ${text.kind} “${text.title}” with questions, role cards, statements and a decision to take.`;
  }
  if (!wider) return `There are no words and no texts on “${topic}”. The plan says where you bring your own.`;
  const name = wider.name.toLowerCase();
  const there = `words on ${name}${wider.hasText ? ' and texts' : ', but no text at this level yet'}`;
  if (name === topic.toLowerCase()) return `There are ${there}.`;
  return `Nothing is written on “${topic}” itself. The nearest is ${name}: there are ${there}.`;
}
