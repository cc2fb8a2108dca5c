import type { PlayerItem } from '#shared/items/kinds/registry';
import { PrintPage } from './print-dialog';

/** The questions of a sheet in their order; several sheets have a letter each. */
export interface ScriptedSheet {
  letter?: string;
  items: readonly Pick<PlayerItem, 'audioText'>[];
}

/** Each recording once. A word that is heard alone is no text to be read out: it is the question itself. */
export const scriptsOf = (sheets: readonly ScriptedSheet[]): string[] => [
  ...new Set(
    sheets.flatMap(({ items }) => items.flatMap(({ audioText }) => (audioText?.includes(' ') ? audioText : []))),
  ),
];

interface ScriptPageProps {
  title: string;
  sheets: readonly ScriptedSheet[];
}

/** What is heard, for reading aloud, and which questions are about it. */
export function ScriptPage({ title, sheets }: ScriptPageProps) {
  return (
    <PrintPage title={`Script: ${title}`} hasHeader={false}>
      {scriptsOf(sheets).map((script, place) => (
        <div key={script} className="keep mb-6">
          <h2>Recording {place + 1}</h2>
          <p>{questionsOn(script, sheets)}</p>
          <p className="whitespace-pre-line">{script}</p>
        </div>
      ))}
    </PrintPage>
  );
}

/** `Question 3`, or `Version A: questions 3, 4. Version B: questions 7, 8.` */
export function questionsOn(script: string, sheets: readonly ScriptedSheet[]): string {
  const sentences = sheets.map(({ letter, items }) => {
    const numbers = items.flatMap(({ audioText }, place) => (audioText === script ? [place + 1] : []));
    const names = `${numbers.length === 1 ? 'question' : 'questions'} ${numbers.join(', ')}`;
    return letter ? `Version ${letter}: ${names}.` : `For ${names}.`;
  });
  return sentences.join(' ');
}
