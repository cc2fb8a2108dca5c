import { inOneLine } from '#shared/core/in-one-line';
import type { BookText } from './book-text';

/** The book as Markdown. What a writer typed stays text: signs that mean something there are escaped. */
export function toMarkdown({ title, author, blurb, chapters }: BookText): string {
  const head = [
    `# ${escapeMarkdown(title)}`,
    ...(author ? [`*${escapeMarkdown(author)}*`] : []),
    ...(blurb ? [`> ${escapeMarkdown(blurb)}`] : []),
  ];
  const body = chapters.flatMap(({ name, scenes }) => [
    `## ${escapeMarkdown(name)}`,
    scenes.map((scene) => scene.map(escapeMarkdown).join('\n\n')).join('\n\n***\n\n'),
  ]);
  return `${[...head, ...body].join('\n\n')}\n`;
}

const escapeMarkdown = (text: string) =>
  inOneLine(text)
    .replaceAll(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replace(/^(#{1,6}(\s|$)|[-+](\s|$)|=+$|-+$)/, String.raw`\$1`)
    .replace(/^(\d+)([.)](\s|$))/, String.raw`$1\$2`);
