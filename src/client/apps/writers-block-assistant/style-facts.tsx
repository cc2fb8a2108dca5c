import { useMemo } from 'react';
import { Card } from '#client/ui/card';
import { alternativesFor, overusedWords } from '#shared/content/writing/overused';
import { count } from '#shared/core/count';
import type { Level } from '#shared/core/level';

const linkers =
  /\b(?:and|but|because|so|then|first|second|finally|however|although|also|for example|in addition|therefore|besides|on the other hand|in my opinion|to sum up|while|when|after|before)\b/gi;
const everyday = new Set(
  'there their about would could should which where because other these those after before people think really have with that this they from were been what when will your them then than some very like just more much many also into only over such here'.split(
    ' ',
  ),
);

/** What the style is like: how long the sentences are, what returns often, and what holds it together. */
export function StyleFacts({ draft, level }: { draft: string; level: Level }) {
  const { sentences, longest, often, used, overused } = useMemo(() => factsOf(draft, level), [draft, level]);
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="font-bold">Style</h2>
      <p>
        {count(sentences, 'sentence')}, the longest of {longest} words.
      </p>
      <p>
        {often.length > 0
          ? `Often: ${often.map(([word, times]) => `${word} (${times})`).join(', ')}.`
          : 'No word returns very often.'}
      </p>
      {overused.map(({ word, times, others }) => (
        <details key={word}>
          <summary className="min-h-11 cursor-pointer py-2.5">
            Other words for <b>{word}</b> ({times} times)
          </summary>
          <dl className="grid gap-2 pl-4">
            {others.map((other) => (
              <div key={other.word}>
                <dt className="font-bold">
                  {other.word} <span className="font-normal text-muted">{other.level}</span>
                </dt>
                <dd>{other.example}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      {overused.length > 0 && <p className="text-muted">Take one only where it says what you mean.</p>}
      <p>
        {used.length > 0 ? `Linkers: ${used.join(', ')}.` : 'There are no linkers yet, such as because, but, then.'}
      </p>
    </Card>
  );
}

function factsOf(draft: string, level: Level) {
  const sentences = draft.split(/(?<![.!?])[.!?]+\s/).filter((one) => /\p{L}/u.test(one));
  const longest = sentences.reduce((most, one) => Math.max(most, one.trim().split(/\s+/).length), 0);
  const counts = new Map<string, number>();
  for (const [word] of draft.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    if (!everyday.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const often = [...counts]
    .filter(([, times]) => times >= 4)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 6);
  const used = [...new Set([...draft.matchAll(linkers)].map(([word]) => word.toLowerCase()))];
  return { sentences: sentences.length, longest, often, used, overused: overusedIn(draft, level) };
}

/** Words that stand here at least three times, and could be another one now and then. */
function overusedIn(draft: string, level: Level) {
  const counts = new Map<string, number>();
  for (const [word] of draft.toLowerCase().matchAll(/a lot of|\p{L}+/gu)) {
    if (overusedWords.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, times]) => times >= 3)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([word, times]) => ({ word, times, others: alternativesFor(word, level) }))
    .filter(({ others }) => others.length > 0);
}
