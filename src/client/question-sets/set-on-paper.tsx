import { ItemOnPaper, PassageOnPaper } from '#client/items/item-on-paper';
import { PrintPage } from '#client/print/print-dialog';
import { choiceLetters } from '#shared/items/choice-letters';
import type { PlayerItem } from '#shared/items/kinds/registry';
import type { PrintedItem } from './versions';

/* A quiz or a test on paper, page by page. */

interface VersionPageProps {
  title: string;
  questions: readonly PrintedItem[];
}

export function QuestionPage({ title, questions, intro, score }: VersionPageProps & { intro: string; score: number }) {
  return (
    <PrintPage title={title} score={score}>
      {intro && <p className="mb-4 whitespace-pre-line">{intro}</p>}
      <ol>
        {questions.map(({ item, spare }, place) => {
          const isNewText = item.passage && item.passage.text !== questions[place - 1]?.item.passage?.text;
          return (
            <li key={item.id}>
              {isNewText && item.passage && <PassageOnPaper passage={item.passage} />}
              <div className="flex gap-3">
                <span>{place + 1}.</span>
                <div className="min-w-0 flex-1">
                  <ItemOnPaper item={item} spare={spare} />
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </PrintPage>
  );
}

export function KeyPage({ title, questions }: VersionPageProps) {
  return (
    <PrintPage title={`Key: ${title}`} hasHeader={false}>
      <ol>
        {questions.map(({ item, key, why }, place) => (
          <li key={item.id} className="mb-2 flex gap-3">
            <span>{place + 1}.</span>
            <p>
              <strong>{key || 'Marked by you'}</strong>
              {why && <> – {why}</>}
            </p>
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}

const gridColumns = 5;

/** Boxes for the choices; what is written has a line. */
export function GridPage({ title, questions }: VersionPageProps) {
  return (
    <PrintPage title={`Answers: ${title}`}>
      <table>
        <tbody>
          {questions.map(({ item }, place) => {
            const boxes = boxesOf(item);
            return (
              <tr key={item.id}>
                <th scope="row">{place + 1}</th>
                {boxes.length > 0 ? (
                  Array.from({ length: Math.max(gridColumns, boxes.length) }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: boxes on paper
                    <td key={at}>{boxes[at] && `☐ ${boxes[at]}`}</td>
                  ))
                ) : (
                  <td colSpan={gridColumns}>&nbsp;</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </PrintPage>
  );
}

function boxesOf(item: PlayerItem): string[] {
  if (item.kind === 'tf') return ['True', 'False'];
  return 'options' in item ? item.options.map((_, place) => choiceLetters[place] ?? '') : [];
}

/** Four letters, each as large as a quarter of the sheet. */
export function CardSheet({ name }: { name: string }) {
  return (
    <section className="print-page">
      {/* A border at the very edge of a sheet is drawn on the sheet before as well. */}
      <div className="grid grid-cols-2 pt-[1mm]">
        {[...'ABCD'].map((letter) => (
          <div
            key={letter}
            className="keep grid h-[125mm] content-center justify-items-center border border-dashed border-black"
          >
            <p className="text-[90mm] leading-none font-bold">{letter}</p>
            <p className="mt-[4mm] line-clamp-2 max-w-full px-2 text-center wrap-anywhere">{name}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
