import { defaultThemeName } from './theme-names';
import { type Theme, themes } from './themes';

const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();

function variables({ colors, shape }: Theme): [name: string, value: string][] {
  const solid = shape.fills === 'solid';
  return [
    ...Object.entries(colors).map(([token, value]): [string, string] => [kebab(token), value]),
    ['corner-mark', shape.radius[0]],
    ['corner-control', shape.radius[1]],
    ['corner-card', shape.radius[2]],
    ['border-card', shape.border[0]],
    ['border-control', shape.border[1]],
    ['float', shape.shadow],
    ['step', shape.step],
    ['control', shape.control],
    ['pad', shape.pad],
    ['tint', `${shape.tint}%`],
    ['ring', shape.ring],
    // A filled button or app mark is its tone with the tone's ink on it; an outlined one is the reverse.
    ['fill', solid ? '100%' : '0%'],
    ['fill-line', solid ? '0px' : '1px'],
    ['squares', `${shape.squares}%`],
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
    '/* Made from src/shared/themes.ts. After a change there: npx vitest run tests/unit/shared/themes.test.ts -u */\n',
    ...rules,
  ].join('\n');
}
