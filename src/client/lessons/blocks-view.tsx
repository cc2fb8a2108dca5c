import { ItemOnPaper } from '#client/items/item-on-paper';
import { cx } from '#client/ui/cx';
import { WordPicture } from '#client/ui/word-picture';
import { type Block, meaningOf } from './block';
import './blocks.css';

/** A document as paper and screen show it. */
export function BlocksView({ blocks }: { blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
  return blocks.map((block, place) => <BlockView key={place} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? (
        <h3 className="mt-3 font-bold">{block.text}</h3>
      ) : (
        <h2 className="mt-4 mb-1">{block.text}</h2>
      );
    case 'text':
      return <p className="mb-1.5">{block.text}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? 'mb-1.5 list-decimal pl-6' : 'mb-1.5 list-disc pl-6'}>
          {block.items.map((item, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
            <li key={line}>
              {item}
              {block.lines && <WritingLines count={block.lines} />}
            </li>
          ))}
        </List>
      );
    }
    case 'instruction':
      return <p className="instruction mt-2 mb-1.5 font-bold">{block.text}</p>;
    case 'question':
      return (
        <div className="question">
          <span className="question-number">{block.number}.</span>
          <ItemOnPaper item={block.item} spare={block.spare} />
        </div>
      );
    case 'words':
      return (
        <ul className="glossary">
          {block.entries.map(({ id, term, meaning, translation, example, ...entry }) => (
            <li key={id}>
              <WordPicture entry={entry} isSilent /> <strong>{term}</strong> {meaningOf({ meaning, translation })}
              {example && <em className="block">{example}</em>}
            </li>
          ))}
        </ul>
      );
    case 'lines':
      return <WritingLines count={block.count} />;
    case 'cards':
      return (
        <div className="cut-apart">
          {block.cards.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their places
            <section key={place} className={cx(place > 0 && 'is-cut')}>
              <BlocksView blocks={card} />
            </section>
          ))}
        </div>
      );
    case 'new page':
      return <div className="new-page" />;
    case 'table':
      return (
        <table className="my-2">
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell}>{cell}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((cells, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
              <tr key={line}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** On paper alone: a screen is not written on. */
const WritingLines = ({ count }: { count: number }) => (
  <div className="writing-lines" aria-hidden="true">
    {Array.from({ length: count }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines to write on
      <p key={line} />
    ))}
  </div>
);
