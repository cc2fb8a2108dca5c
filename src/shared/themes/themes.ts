import type { Hex } from './colour';
import { type ThemeName, type ThemeVariant, themeNames } from './theme-names';
import { type ThemeShape, themeShapes } from './theme-shapes';

/**
 * Every colour the interface may use. A theme gives each a value; components name only these.
 * `line` divides and may be faint; `edge` outlines what can be operated and is always at least 3:1.
 * An app takes one of the eight hues, written on in `hueInk`.
 */
export interface ThemeColors {
  canvas: Hex;
  surface: Hex;
  raised: Hex;
  ink: Hex;
  muted: Hex;
  line: Hex;
  edge: Hex;
  focus: Hex;
  accent: Hex;
  accentInk: Hex;
  good: Hex;
  goodInk: Hex;
  warn: Hex;
  warnInk: Hex;
  bad: Hex;
  badInk: Hex;
  hue1: Hex;
  hue2: Hex;
  hue3: Hex;
  hue4: Hex;
  hue5: Hex;
  hue6: Hex;
  hue7: Hex;
  hue8: Hex;
  hueInk: Hex;
}

export interface Theme {
  name: ThemeName;
  variant: ThemeVariant;
  className: string;
  /** One line for the theme picker. */
  description: string;
  colors: ThemeColors;
  shape: ThemeShape;
  /** Published values. A test computes each from `colors` and fails when one is wrong. */
  accessibility: { contrastRatio: number; wcagCompliant: boolean; colorBlindSafe: boolean };
}

/** Share of the line colour in what a paper is drawn with, in per cent. */
export const paperStrength = 40;

/** Share of a tone in the stripes of its pattern, in per cent. */
export const patternStrength = 16;

const [light, dark, dim, trueBlack, highContrast, colorblind, minimal, warm, cool, nature, professional] = themeNames;

/** The colours of each, and what is published about them. */
const palettes: readonly Omit<Theme, 'shape'>[] = [
  {
    ...light,
    description: 'White paper, blue pen.',
    colors: {
      canvas: '#f3f5f1',
      surface: '#ffffff',
      raised: '#ffffff',
      ink: '#18211e',
      muted: '#55605b',
      line: '#d8ddd6',
      edge: '#7a857f',
      focus: '#1f4bd1',
      accent: '#1f4bd1',
      accentInk: '#ffffff',
      good: '#17703c',
      goodInk: '#ffffff',
      warn: '#8d5100',
      warnInk: '#ffffff',
      bad: '#b3251f',
      badInk: '#ffffff',
      hue1: '#a43b35',
      hue2: '#9a4901',
      hue3: '#7b5f01',
      hue4: '#0c7830',
      hue5: '#067272',
      hue6: '#2a61b1',
      hue7: '#6e4da7',
      hue8: '#9b3b6e',
      hueInk: '#ffffff',
    },
    accessibility: { contrastRatio: 4.6, wcagCompliant: true, colorBlindSafe: false },
  },
  {
    ...dark,
    description: 'Chalk on a blackboard.',
    colors: {
      canvas: '#141b19',
      surface: '#1c2523',
      raised: '#26312e',
      ink: '#f1f4ed',
      muted: '#a9b5ae',
      line: '#35413e',
      edge: '#7c8a84',
      focus: '#f5d768',
      accent: '#f5d768',
      accentInk: '#1d1a0b',
      good: '#7fd69c',
      goodInk: '#0c2315',
      warn: '#ffb170',
      warnInk: '#2b1700',
      bad: '#ff9d94',
      badInk: '#350b07',
      hue1: '#feaba4',
      hue2: '#f8b37f',
      hue3: '#d9c472',
      hue4: '#92d8a0',
      hue5: '#67dad3',
      hue6: '#8fcbfe',
      hue7: '#ccb6ff',
      hue8: '#f8a8ce',
      hueInk: '#16201d',
    },
    accessibility: { contrastRatio: 6.3, wcagCompliant: true, colorBlindSafe: false },
  },
  {
    ...dim,
    description: 'Soft evening panels, easy on tired eyes.',
    colors: {
      canvas: '#2a2f3a',
      surface: '#323846',
      raised: '#3b4252',
      ink: '#e4e7ee',
      muted: '#b9c0ce',
      line: '#4a5263',
      edge: '#949eb1',
      focus: '#a9caff',
      accent: '#a9caff',
      accentInk: '#14233a',
      good: '#97dbac',
      goodInk: '#12281b',
      warn: '#f2c283',
      warnInk: '#2c1d05',
      bad: '#ffafa9',
      badInk: '#360f0c',
      hue1: '#f7afa8',
      hue2: '#efb78d',
      hue3: '#d5c484',
      hue4: '#9dd4a7',
      hue5: '#7fd6d0',
      hue6: '#95caf8',
      hue7: '#cab9f5',
      hue8: '#efaecc',
      hueInk: '#222733',
    },
    accessibility: { contrastRatio: 5.5, wcagCompliant: true, colorBlindSafe: false },
  },
  {
    ...trueBlack,
    description: 'No borders, no glow: quiet on an OLED screen.',
    colors: {
      canvas: '#000000',
      surface: '#0e0e0f',
      raised: '#1a1a1c',
      ink: '#e3e3e1',
      muted: '#9d9d9f',
      line: '#1b1b1d',
      edge: '#707074',
      focus: '#d3cbf7',
      accent: '#c6bcf4',
      accentInk: '#151127',
      good: '#8fc79e',
      goodInk: '#08150c',
      warn: '#dcb07c',
      warnInk: '#1b1102',
      bad: '#e89c94',
      badInk: '#220806',
      hue1: '#e1a7a1',
      hue2: '#daad8b',
      hue3: '#c5b784',
      hue4: '#98c5a0',
      hue5: '#81c6c1',
      hue6: '#92bde2',
      hue7: '#bcaedf',
      hue8: '#dba6be',
      hueInk: '#0b0b0c',
    },
    accessibility: { contrastRatio: 6.4, wcagCompliant: true, colorBlindSafe: false },
  },
  {
    ...highContrast,
    description: 'White and yellow on black, heavy outlines, underlined links.',
    colors: {
      canvas: '#000000',
      surface: '#000000',
      raised: '#000000',
      ink: '#ffffff',
      muted: '#ffffff',
      line: '#ffffff',
      edge: '#ffffff',
      focus: '#5ce1ff',
      accent: '#ffe94a',
      accentInk: '#000000',
      good: '#7feabc',
      goodInk: '#000000',
      warn: '#ff9a24',
      warnInk: '#000000',
      bad: '#ffc2f0',
      badInk: '#000000',
      hue1: '#ffd1d0',
      hue2: '#fed6af',
      hue3: '#e9e38a',
      hue4: '#abf3b5',
      hue5: '#7bf5f5',
      hue6: '#bfe4ff',
      hue7: '#e3d6fe',
      hue8: '#fecee8',
      hueInk: '#000000',
    },
    accessibility: { contrastRatio: 9.4, wcagCompliant: true, colorBlindSafe: true },
  },
  {
    ...colorblind,
    description: 'Every status has its own pattern and line as well.',
    colors: {
      canvas: '#f5f6f8',
      surface: '#ffffff',
      raised: '#ffffff',
      ink: '#151a22',
      muted: '#545c69',
      line: '#d6dae1',
      edge: '#757e8c',
      focus: '#23418a',
      accent: '#23418a',
      accentInk: '#ffffff',
      good: '#0f66b4',
      goodInk: '#ffffff',
      warn: '#8a6500',
      warnInk: '#ffffff',
      bad: '#5c0030',
      badInk: '#ffffff',
      hue1: '#923d28',
      hue2: '#864900',
      hue3: '#735601',
      hue4: '#016c46',
      hue5: '#016770',
      hue6: '#255b9c',
      hue7: '#5b4c99',
      hue8: '#7f3e7a',
      hueInk: '#ffffff',
    },
    accessibility: { contrastRatio: 4.9, wcagCompliant: true, colorBlindSafe: true },
  },
  {
    ...minimal,
    description: 'Lines and letters; nothing is filled.',
    colors: {
      canvas: '#ffffff',
      surface: '#ffffff',
      raised: '#ffffff',
      ink: '#121212',
      muted: '#5e5e5e',
      line: '#e4e4e4',
      edge: '#808080',
      focus: '#121212',
      accent: '#121212',
      accentInk: '#ffffff',
      good: '#2c6b41',
      goodInk: '#ffffff',
      warn: '#855300',
      warnInk: '#ffffff',
      bad: '#a32a25',
      badInk: '#ffffff',
      hue1: '#814e49',
      hue2: '#7c5336',
      hue3: '#6c5c2c',
      hue4: '#3f6948',
      hue5: '#216a6a',
      hue6: '#425f85',
      hue7: '#625580',
      hue8: '#7c4d63',
      hueInk: '#ffffff',
    },
    accessibility: { contrastRatio: 6.2, wcagCompliant: true, colorBlindSafe: false },
  },
  {
    ...warm,
    description: 'Soft sheets of cream paper, and terracotta.',
    colors: {
      canvas: '#f6eddf',
      surface: '#fdf8ef',
      raised: '#fffcf6',
      ink: '#2d2019',
      muted: '#69564a',
      line: '#e2d3be',
      edge: '#907864',
      focus: '#9c3a14',
      accent: '#9c3a14',
      accentInk: '#fffaf3',
      good: '#3c6820',
      goodInk: '#fbfff6',
      warn: '#805000',
      warnInk: '#fffaf0',
      bad: '#a01330',
      badInk: '#fff7f7',
      hue1: '#973c30',
      hue2: '#8f4700',
      hue3: '#795700',
      hue4: '#3c6c18',
      hue5: '#066c64',
      hue6: '#00629d',
      hue7: '#734691',
      hue8: '#933a5b',
      hueInk: '#fffaf3',
    },
    accessibility: { contrastRatio: 4.9, wcagCompliant: true, colorBlindSafe: false },
  },
  {
    ...cool,
    description: 'Graph paper, thin lines and petrol ink.',
    colors: {
      canvas: '#e9f1f5',
      surface: '#f9fcfd',
      raised: '#ffffff',
      ink: '#10232e',
      muted: '#4b606d',
      line: '#cbdae2',
      edge: '#708793',
      focus: '#00607a',
      accent: '#00607a',
      accentInk: '#f6fdff',
      good: '#176588',
      goodInk: '#f5fffb',
      warn: '#845200',
      warnInk: '#fffbf4',
      bad: '#5c0a34',
      badInk: '#fff8fa',
      hue1: '#923e4f',
      hue2: '#8a4b00',
      hue3: '#5f6000',
      hue4: '#006f4f',
      hue5: '#046a73',
      hue6: '#0e629a',
      hue7: '#52549d',
      hue8: '#7d4481',
      hueInk: '#ffffff',
    },
    accessibility: { contrastRatio: 4.9, wcagCompliant: true, colorBlindSafe: true },
  },
  {
    ...nature,
    description: 'Recycled paper, and corners like leaves.',
    colors: {
      canvas: '#ebefe0',
      surface: '#f8faf1',
      raised: '#fdfef8',
      ink: '#1d2919',
      muted: '#54614c',
      line: '#d3dac4',
      edge: '#79876c',
      focus: '#3f6413',
      accent: '#3f6413',
      accentInk: '#fbfff2',
      good: '#0a6a55',
      goodInk: '#f4fffb',
      warn: '#845000',
      warnInk: '#fffaf0',
      bad: '#9e2c1b',
      badInk: '#fff8f6',
      hue1: '#874033',
      hue2: '#804813',
      hue3: '#6c5500',
      hue4: '#3e6427',
      hue5: '#046850',
      hue6: '#04617c',
      hue7: '#614a87',
      hue8: '#843d56',
      hueInk: '#fdfef8',
    },
    accessibility: { contrastRatio: 5.1, wcagCompliant: true, colorBlindSafe: false },
  },
  {
    ...professional,
    description: 'Square, dense, to the point.',
    colors: {
      canvas: '#eef0f3',
      surface: '#ffffff',
      raised: '#ffffff',
      ink: '#151b24',
      muted: '#535d6b',
      line: '#d0d5dd',
      edge: '#747e8d',
      focus: '#1d3c6e',
      accent: '#1d3c6e',
      accentInk: '#ffffff',
      good: '#1e6a3b',
      goodInk: '#ffffff',
      warn: '#855000',
      warnInk: '#ffffff',
      bad: '#a5261f',
      badInk: '#ffffff',
      hue1: '#81443f',
      hue2: '#7c4a25',
      hue3: '#6a5514',
      hue4: '#31653e',
      hue5: '#056569',
      hue6: '#325a86',
      hue7: '#5c4e82',
      hue8: '#794363',
      hueInk: '#ffffff',
    },
    accessibility: { contrastRatio: 5.7, wcagCompliant: true, colorBlindSafe: false },
  },
];

export const themes: readonly Theme[] = palettes.map((theme) => ({ ...theme, shape: themeShapes[theme.name] }));
