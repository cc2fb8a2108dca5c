import { framesFor } from '../../../shared/content/writing/frames';
import { questionsFor } from '../../../shared/content/writing/questions';
import { type Printable, PrintDialog, PrintPage } from '../../app-kit/print/print-dialog';
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
