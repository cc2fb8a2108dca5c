import { useState } from 'react';
import { lettersOnAPage, PresentPages } from '#client/play/present-pages';
import { SelectField } from '#client/ui/select-field';
import { framesFor } from '#shared/content/writing/frames';
import type { ModelText } from '#shared/content/writing/models';
import { questionsFor } from '#shared/content/writing/questions';
import { readingPages } from '#shared/novel/pages';
import type { WritingData } from '#shared/writing/writing';
import { useModels } from './model';

interface Page {
  part: string;
  lines: readonly string[];
}

/** On the projector: the task, questions, a plan and useful words, then a model text once the own one is finished. */
export function PresentTask({ data }: { data: WritingData }) {
  const models = useModels(data);
  const pages = pagesOf(data, data.isFinished ? models.data?.[0] : undefined);
  const [place, setPlace] = useState(0);
  const page = pages[place] ?? pages[0];
  const parts = [...new Set(pages.map(({ part }) => part))];
  if (!page) return null;
  return (
    <PresentPages
      title="The task"
      heading={page.part}
      lines={page.lines}
      isFirst={place === 0}
      isLast={place === pages.length - 1}
      onStep={(by) => setPlace(Math.max(0, Math.min(place + by, pages.length - 1)))}
    >
      <SelectField
        label="Part"
        hideLabel
        value={page.part}
        onChange={(part) => setPlace(pages.findIndex((one) => one.part === part))}
        options={parts.map((part) => ({ value: part, label: part }))}
      />
      <p className="text-muted tabular-nums">
        {place + 1} of {pages.length}
      </p>
    </PresentPages>
  );
}

function pagesOf({ type, level, prompt, words }: WritingData, model: ModelText | undefined): Page[] {
  const frame = framesFor(type, level)[0];
  const paged = (part: string, text: string) =>
    readingPages(text, lettersOnAPage).map((lines): Page => ({ part, lines }));
  const task = paged('The task', prompt);
  return [
    ...task.map((page, at) =>
      at === task.length - 1 ? { ...page, lines: [...page.lines, `${words.min} to ${words.max} words`] } : page,
    ),
    ...questionsFor(type).map((question): Page => ({ part: 'Questions', lines: [question] })),
    ...(frame?.parts ?? []).map(
      ({ about, question, starter }): Page => ({
        part: 'A plan',
        lines: [`${about}: ${question}`, `“${starter}”`],
      }),
    ),
    ...(frame ? [{ part: 'Useful words', lines: [frame.words.join(', ')] }] : []),
    ...(model ? paged('A model text', `${model.prompt}\n${model.text}`) : []),
  ];
}
