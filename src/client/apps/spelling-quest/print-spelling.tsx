import { PrintDialog, PrintPage } from '#client/print/print-dialog';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import { gapMark } from '#shared/items/gap-mark';
import { gapTerm } from '#shared/vocabulary/word-gap';

interface PrintSpellingProps {
  title: string;
  entries: readonly WordEntry[];
  onClose: () => void;
}

/** The list, sheets to practise and to be tested on, and the key. */
export function PrintSpelling({ title, entries, onClose }: PrintSpellingProps) {
  return (
    <PrintDialog
      title="Print"
      onClose={onClose}
      printables={[
        {
          id: 'list',
          name: 'Word list',
          hint: 'Words with their meanings, to take home.',
          byDefault: true,
          pages: () => (
            <PrintPage title={title} hasHeader={false}>
              <table>
                <thead>
                  <tr>
                    <th>Word</th>
                    <th>Meaning</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <tr key={entry.id}>
                      <td>
                        <strong>{entry.term}</strong>
                      </td>
                      <td>{meaningOf(entry)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </PrintPage>
          ),
        },
        {
          id: 'practice',
          name: 'Practice sheet',
          hint: 'Look, cover, write, check: three columns to write in.',
          pages: () => (
            <PrintPage title={`${title}: look, cover, write, check`}>
              <table>
                <thead>
                  <tr>
                    {['Look', 'Write', 'Write again', 'And again'].map((name) => (
                      <th key={name} style={{ width: '25%' }}>
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {entries.map(({ id, term }) => (
                    <tr key={id}>
                      <td>{term}</td>
                      <td />
                      <td />
                      <td />
                    </tr>
                  ))}
                </tbody>
              </table>
            </PrintPage>
          ),
        },
        {
          id: 'test',
          name: 'Test sheet',
          hint: 'A line for each word, with its clue.',
          pages: () => (
            <PrintPage title={`${title}: spelling test`} score={entries.length}>
              <ol>
                {entries.map((entry, at) => (
                  <li key={entry.id} className="mb-3">
                    <p>
                      {at + 1}. {sheetClue(entry)}
                    </p>
                    <p>{'_'.repeat(30)}</p>
                  </li>
                ))}
              </ol>
            </PrintPage>
          ),
        },
        {
          id: 'key',
          isForTeacher: true,
          name: 'Key',
          hint: 'With the sentences to read aloud.',
          pages: () => (
            <PrintPage title={`${title}: key`} hasHeader={false}>
              <ol>
                {entries.map(({ id, term, example }, at) => (
                  <li key={id}>
                    {at + 1}. <strong>{term}</strong> {example}
                  </li>
                ))}
              </ol>
            </PrintPage>
          ),
        },
      ]}
    />
  );
}

function sheetClue(entry: WordEntry): string {
  return [meaningOf(entry), gapTerm(entry)?.text.replaceAll(gapMark, '________')].filter(Boolean).join(' · ');
}
