import { defaultThemeName } from './theme-names';
import type { ThemeShape } from './theme-shapes';
import { paperStrength, patternStrength, type Theme, themes } from './themes';

const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();

const faces: Record<ThemeShape['heading']['face'], string> = {
  display: '"Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif',
  reading: '"Atkinson Hyperlegible Next", "Atkinson Fallback", system-ui, sans-serif',
};

const dot = (size: string, at: string) => `radial-gradient(${size} at ${at}, var(--paper-line) 98%, transparent)`;

/** What each paper is drawn with, and how far apart it repeats. */
const papers: Record<ThemeShape['paper'], { image: string; size: string }> = {
  plain: { image: 'none', size: 'auto' },
  graph: {
    image:
      'linear-gradient(var(--paper-line) 1px, transparent 1px), linear-gradient(90deg, var(--paper-line) 1px, transparent 1px)',
    size: '24px 24px',
  },
  laid: { image: 'linear-gradient(var(--paper-line) 1px, transparent 1px)', size: '100% 6px' },
  speckled: {
    image: [
      dot('3px 1px', '12% 18%'),
      dot('1px 3px', '71% 9%'),
      dot('1.5px 1.5px', '43% 57%'),
      dot('2px 1px', '88% 66%'),
      dot('1px 2px', '24% 84%'),
      dot('1.5px 1px', '61% 91%'),
    ].join(', '),
    size: '113px 97px',
  },
};

/** An app mark is its hue with ink on it, or the reverse: how much of the hue lies under it, and around it. */
const marks: Record<ThemeShape['marks'], { fill: string; wash: string; line: string }> = {
  solid: { fill: '100%', wash: '100%', line: '100%' },
  wash: { fill: '0%', wash: '16%', line: '0%' },
  outline: { fill: '0%', wash: '0%', line: '100%' },
  bare: { fill: '0%', wash: '0%', line: '0%' },
};

function variables({ colors, shape }: Theme): [name: string, value: string][] {
  const solid = shape.fills === 'solid';
  const patterned = shape.tones === 'patterned';
  const paper = papers[shape.paper];
  const mark = marks[shape.marks];
  return [
    ...Object.entries(colors).map(([token, value]): [string, string] => [kebab(token), value]),
    ['corner-mark', shape.radius[0]],
    ['corner-control', shape.radius[1]],
    ['corner-card', shape.radius[2]],
    ['corner-segment', shape.plainRadius[0]],
    ['corner-sheet', shape.plainRadius[1]],
    ['border-card', shape.border[0]],
    ['border-control', shape.border[1]],
    ['border-field', shape.border[2]],
    ['card-line', `var(--${shape.cardLine})`],
    ['lift', shape.lift],
    ['float', shape.shadow],
    ['step', shape.step],
    ['control', shape.control],
    ['pad', shape.pad],
    ['tint', `${shape.tint}%`],
    ['paper-line', `color-mix(in srgb, var(--line) ${paperStrength}%, transparent)`],
    ['paper', paper.image],
    ['paper-size', paper.size],
    ['squares', `${shape.squares}%`],
    // A filled button is its tone with the tone's ink on it; an outlined one is the reverse.
    ['fill', solid ? '100%' : '0%'],
    ['fill-line', solid ? '0px' : '1px'],
    ['mark-fill', mark.fill],
    ['mark-wash', mark.wash],
    ['mark-line', mark.line],
    ['pattern', patterned ? `${patternStrength}%` : '0%'],
    ['warn-outline', patterned ? 'dashed' : 'solid'],
    ['bad-outline', patterned ? 'double' : 'solid'],
    // A double line needs three pixels.
    ['bad-width', patterned ? '4px' : shape.border[1]],
    ['heading-face', faces[shape.heading.face]],
    ['heading-weight', String(shape.heading.weight)],
    ['link-line', shape.links === 'underlined' ? 'underline' : 'none'],
    ['band', shape.band],
    ['ring', shape.ring],
  ];
}

/** The stylesheet of all themes, one class each; without a class on the root, Dark holds. */
export function themeCss(): string {
  const isDefault = (theme: Theme) => theme.name === defaultThemeName;
  // The default comes first: `:root` weighs as much as a class, so that any theme after it wins.
  const inOrder = [...themes.filter(isDefault), ...themes.filter((theme) => !isDefault(theme))];
  const rules = inOrder.map((theme) => {
    const selector = isDefault(theme) ? `:root,\n.${theme.className}` : `.${theme.className}`;
    const lines = [['color-scheme', theme.variant], ...variables(theme).map(([name, value]) => [`--${name}`, value])];
    return `${selector} {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
  });
  return [
    '/* Made from src/shared/themes/themes.ts and theme-shapes.ts. After a change there: npx vitest run tests/unit/shared/themes/themes.test.ts -u */\n',
    ...rules,
  ].join('\n');
}
