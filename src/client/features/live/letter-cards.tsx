import './letter-cards.css';

const cardsPerSheet = 2;
const edges = ['A', 'B', 'C', 'D'];

/** Cards to cut out, each with a large letter on every edge: the one that stands upright is the answer. */
export function LetterCards({ labels }: { labels: readonly string[] }) {
  const sheets = Array.from({ length: Math.ceil(labels.length / cardsPerSheet) }, (_, place) =>
    labels.slice(place * cardsPerSheet, (place + 1) * cardsPerSheet),
  );
  return sheets.map((sheet, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sheets keep their order
    <section key={place} className="print-page">
      {sheet.map((label, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two students may have one name
        <div key={at} className="letter-card">
          {edges.map((letter) => (
            <span key={letter} className={`letter-card-edge letter-card-${letter.toLowerCase()}`}>
              {letter}
            </span>
          ))}
          <span className="letter-card-label">{label}</span>
        </div>
      ))}
    </section>
  ));
}
