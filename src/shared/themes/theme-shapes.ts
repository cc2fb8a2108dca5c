import type { ThemeName } from './theme-names';

/** What makes themes differ in more than hue. Lengths of one, two or four values read as in CSS, from the top left. */
export interface ThemeShape {
  /** Corners of badges and boxes, of controls, and of cards. */
  radius: readonly [mark: string, control: string, card: string];
  /** Where only one value will do: corners of a segment inside its control, and of dialogs and sheets. */
  plainRadius: readonly [segment: string, sheet: string];
  /** Outlines of cards, of buttons, and of what is typed into. */
  border: readonly [card: string, control: string, field: string];
  /** The colour of the outline of cards. */
  cardLine: 'line' | 'edge' | 'ink';
  /** Under cards. */
  lift: string;
  /** Under what floats above the page (menus, dialogs, toasts). */
  shadow: string;
  /** One step of the spacing grid. */
  step: string;
  /** Height of a control, 44 px at least. */
  control: string;
  /** Room inside a card. */
  pad: string;
  /** Share of a tone in its background tint, in per cent. */
  tint: number;
  /** What the page itself is made of. */
  paper: 'plain' | 'graph' | 'laid' | 'speckled';
  /** Strength of the squares behind the head of public pages, in per cent. */
  squares: number;
  /** Whether buttons are filled or only outlined. */
  fills: 'solid' | 'outline';
  /** App marks: a block of their hue, a wash of it, its outline, or the drawing alone. */
  marks: 'solid' | 'wash' | 'outline' | 'bare';
  /** Whether a tone also has a pattern and an outline of its own. */
  tones: 'plain' | 'patterned';
  heading: { face: 'display' | 'reading'; weight: number };
  /** Whether links are told by a line under them wherever they stand. */
  links: 'plain' | 'underlined';
  /** Width of the bar of accent at the top edge of the page. */
  band: string;
  /** Width of the focus ring. */
  ring: string;
}

const plainShape: ThemeShape = {
  radius: ['6px', '8px', '12px'],
  plainRadius: ['5px', '12px'],
  border: ['1px', '1px', '1px'],
  cardLine: 'line',
  lift: 'none',
  shadow: '0 1px 2px rgb(20 30 26 / 0.08), 0 12px 32px -8px rgb(20 30 26 / 0.24)',
  step: '0.25rem',
  control: '2.75rem',
  pad: '1.25rem',
  tint: 9,
  paper: 'plain',
  squares: 45,
  fills: 'solid',
  marks: 'solid',
  tones: 'plain',
  heading: { face: 'display', weight: 650 },
  links: 'plain',
  band: '0px',
  ring: '2px',
};

export const themeShapes: Readonly<Record<ThemeName, ThemeShape>> = {
  // A new exercise book.
  Light: plainShape,
  // Chalk draws broad lines.
  Dark: {
    ...plainShape,
    border: ['1px', '2px', '2px'],
    shadow: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px -8px rgb(0 0 0 / 0.6)',
    tint: 12,
    squares: 40,
  },
  // Panels told apart by their tone, nothing bright.
  Dim: {
    ...plainShape,
    radius: ['8px', '12px', '20px'],
    plainRadius: ['9px', '20px'],
    border: ['0px', '1px', '1px'],
    shadow: '0 16px 40px -8px rgb(10 12 18 / 0.55)',
    tint: 12,
    squares: 0,
    marks: 'wash',
    heading: { face: 'display', weight: 550 },
    ring: '3px',
  },
  // Nothing shines that need not.
  'True Black': {
    ...plainShape,
    radius: ['8px', '12px', '16px'],
    plainRadius: ['9px', '16px'],
    border: ['0px', '1px', '1px'],
    shadow: 'none',
    tint: 12,
    squares: 0,
    marks: 'bare',
    heading: { face: 'display', weight: 450 },
  },
  // All that can be operated is outlined broadly.
  'High Contrast': {
    ...plainShape,
    radius: ['0px', '0px', '0px'],
    plainRadius: ['0px', '0px'],
    border: ['3px', '3px', '3px'],
    shadow: 'none',
    control: '3rem',
    tint: 0,
    squares: 0,
    heading: { face: 'reading', weight: 800 },
    links: 'underlined',
    ring: '5px',
  },
  // Colour is never the only sign.
  'Colorblind Friendly': {
    ...plainShape,
    radius: ['4px', '8px', '10px'],
    plainRadius: ['5px', '10px'],
    border: ['1px', '2px', '2px'],
    cardLine: 'edge',
    squares: 0,
    marks: 'outline',
    tones: 'patterned',
    links: 'underlined',
    ring: '3px',
  },
  // A rule above, and room.
  Minimal: {
    ...plainShape,
    radius: ['0px', '0px', '0px'],
    plainRadius: ['0px', '0px'],
    border: ['1px 0 0', '1px', '0 0 1px'],
    cardLine: 'ink',
    shadow: '0 0 0 1px #121212',
    step: '0.28125rem',
    tint: 0,
    squares: 0,
    fills: 'outline',
    marks: 'bare',
    heading: { face: 'display', weight: 400 },
  },
  // Thick sheets that lie on the desk.
  Warm: {
    ...plainShape,
    radius: ['8px', '14px', '22px'],
    plainRadius: ['11px', '22px'],
    border: ['0px', '1px', '1px'],
    lift: '0 1px 2px rgb(74 48 24 / 0.14), 0 6px 18px -6px rgb(74 48 24 / 0.18)',
    shadow: '0 1px 2px rgb(74 48 24 / 0.1), 0 14px 32px -8px rgb(74 48 24 / 0.28)',
    tint: 8,
    paper: 'laid',
    squares: 0,
    heading: { face: 'display', weight: 700 },
  },
  // A technical drawing.
  Cool: {
    ...plainShape,
    radius: ['2px', '3px', '3px'],
    plainRadius: ['2px', '4px'],
    cardLine: 'edge',
    shadow: '0 1px 2px rgb(16 50 70 / 0.1), 0 14px 32px -8px rgb(16 50 70 / 0.26)',
    paper: 'graph',
    squares: 0,
    marks: 'wash',
    heading: { face: 'display', weight: 500 },
  },
  // Leaves.
  Nature: {
    ...plainShape,
    radius: ['7px', '16px 5px', '28px 8px'],
    plainRadius: ['8px', '28px'],
    border: ['1px', '1px', '1px'],
    shadow: '0 1px 2px rgb(40 56 24 / 0.1), 0 14px 32px -8px rgb(40 56 24 / 0.26)',
    control: '3rem',
    paper: 'speckled',
    squares: 0,
    heading: { face: 'display', weight: 700 },
  },
  // A ledger.
  Professional: {
    ...plainShape,
    radius: ['0px', '2px', '0px'],
    plainRadius: ['0px', '0px'],
    shadow: '0 1px 2px rgb(20 28 40 / 0.12), 0 6px 16px -4px rgb(20 28 40 / 0.2)',
    step: '0.1875rem',
    pad: '0.75rem',
    tint: 7,
    squares: 0,
    heading: { face: 'reading', weight: 700 },
    band: '5px',
  },
};
