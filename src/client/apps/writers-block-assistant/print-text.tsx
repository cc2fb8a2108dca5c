import { type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import { framesFor } from '#shared/content/writing/frames';
import { questionsFor } from '#shared/content/writing/questions';
import type { Work } from './work';

/** The text on paper, and a sheet to plan it on without a screen. */
export function PrintText({ work: { title, data }, onClose }: { work: Work; onClose: () => void }) {
  const frame = framesFor(data.type, data.level)[0];
  const printables: Printable[] = [
    {
      id: 'text',
      name: 'The text',
      hint: 'With wide lines, for a pen.',
      byDefault: data.draft !== '',
      pages: () => (
        <PrintPage title={title}>
          <p className="mb-3">{data.prompt}</p>
          <p style={{ lineHeight: 2, whiteSpace: 'pre-wrap' }}>{data.draft}</p>
        </PrintPage>
      ),
    },
    {
      id: 'ideas',
      name: 'Your ideas',
      hint: 'Answers, list of ten and mind map.',
      byDefault: false,
      pages: () => (
        <PrintPage title={`Ideas: ${title}`}>
          <p className="mb-3">{data.prompt}</p>
          <ul className="list-disc pl-6">
            {data.ideas
              .filter(({ text }) => text)
              .map(({ about, text }) => (
                <li key={about}>
                  {about} <strong>{text}</strong>
                </li>
              ))}
          </ul>
          {data.list.length > 0 && (
            <ol className="mt-4 list-decimal pl-6">
              {data.list.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <li key={place}>{line}</li>
              ))}
            </ol>
          )}
          {data.map.map(({ about, twigs }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a branch is its place
            <section key={place} className="mt-4 break-inside-avoid border border-black p-2">
              <strong>{about}</strong>
              <ul className="list-disc pl-6">
                {twigs.map((twig, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an idea is its place
                  <li key={at}>{twig}</li>
                ))}
              </ul>
            </section>
          ))}
        </PrintPage>
      ),
    },
    {
      id: 'plan',
      name: 'Planning sheet',
      hint: 'Questions, parts and ways to begin, with room to write.',
      byDefault: data.draft === '',
      pages: () => (
        <PrintPage title={`Plan: ${title}`}>
          <p className="mb-3">
            {data.prompt} ({data.words.min} to {data.words.max} words)
          </p>
          <h2>Ideas</h2>
          <ol className="list-decimal pl-6">
            {questionsFor(data.type).map((question) => (
              <li key={question}>
                {question}
                <p className="mt-3 border-b border-black">&nbsp;</p>
              </li>
            ))}
          </ol>
          {frame && (
            <>
              <h2 className="mt-4">Plan</h2>
              <ul>
                {frame.parts.map(({ about, question, starter }) => (
                  <li key={about} className="mb-3">
                    <strong>{about}:</strong> {question} <em>{starter}</em>
                    <p className="mt-3 border-b border-black">&nbsp;</p>
                  </li>
                ))}
              </ul>
              <p>Useful words: {frame.words.join(', ')}</p>
            </>
          )}
        </PrintPage>
      ),
    },
  ];
  return <PrintDialog title="Print" printables={printables} onClose={onClose} />;
}
