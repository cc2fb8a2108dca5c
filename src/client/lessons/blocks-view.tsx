import type { Block } from './block';

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
            <li key={line}>{item}</li>
          ))}
        </List>
      );
    }
    // Paper is printed page by page.
    case 'new page':
      return null;
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
