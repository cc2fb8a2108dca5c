import { PrintDialog, PrintPage } from '#client/print/print-dialog';
import type { WordEntry } from '#shared/content/words/word-list';

interface SharedPrintProps {
  title: string;
  entries: WordEntry[];
  onClose: () => void;
}

/** The words of a link on paper. */
export function SharedPrint({ title, entries, onClose }: SharedPrintProps) {
  const pages = () => (
    <PrintPage title={title}>
      <table>
        <tbody>
          {entries.map(({ id, term, meaning, translation, example }) => (
            <tr key={id}>
              <td>
                <strong>{term}</strong>
              </td>
              <td>
                {[meaning, translation].filter(Boolean).join(' · ')}
                {example && (
                  <div>
                    <em>{example}</em>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPage>
  );
  return (
    <PrintDialog
      title="Print"
      printables={[{ id: 'words', name: 'Word list', byDefault: true, pages }]}
      onClose={onClose}
    />
  );
}
