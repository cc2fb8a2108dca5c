import { contrast, deficiencies, difference, type Hex, mix, simulate } from './colour';
import { paperStrength, patternStrength, type Theme, type ThemeColors } from './themes';

/** A foreground and what it stands on. */
export interface ColourPair {
  on: string;
  text: string;
  ratio: number;
}

type Token = keyof ThemeColors;

const backgrounds = ['canvas', 'surface', 'raised'] as const satisfies readonly Token[];
const tones = ['good', 'warn', 'bad'] as const satisfies readonly Token[];
const hues = ['hue1', 'hue2', 'hue3', 'hue4', 'hue5', 'hue6', 'hue7', 'hue8'] as const satisfies readonly Token[];
const tinting = ['accent', ...tones, ...hues] as const satisfies readonly Token[];
const textTokens = ['ink', 'muted', 'accent', ...tones, ...hues] as const satisfies readonly Token[];

/** Share of ink in a card under the pointer, in per cent; `card-press` in main.css. */
const pressedInk = 3;

/** Every pair in which a theme sets words: on plain, tinted and patterned backgrounds, and on the drawn paper. */
export function textPairs({ colors, shape }: Theme): ColourPair[] {
  const pair = (text: Token, on: Token): ColourPair => ({ text, on, ratio: contrast(colors[text], colors[on]) });
  const tinted = (text: Token, tone: Token, under: Token): ColourPair => ({
    text,
    on: `${tone} tint on ${under}`,
    ratio: contrast(colors[text], mix(colors[tone], colors[under], shape.tint)),
  });
  const onColour = (text: Token, on: string, hex: Hex): ColourPair => ({
    text,
    on,
    ratio: contrast(colors[text], hex),
  });
  const lineStrength = Math.max(shape.paper === 'plain' ? 0 : paperStrength, shape.squares);
  const paper = mix(colors.line, colors.canvas, lineStrength);
  const pressed = mix(colors.ink, colors.surface, pressedInk);
  const stripe = (tone: Token) => mix(colors[tone], mix(colors[tone], colors.surface, shape.tint), patternStrength);
  return [
    ...backgrounds.flatMap((on) => textTokens.map((text) => pair(text, on))),
    ...textTokens.map((text) => onColour(text, 'line of the paper', paper)),
    ...(shape.fills === 'solid' ? textTokens.map((text) => onColour(text, 'card under the pointer', pressed)) : []),
    ...(shape.tones === 'plain' ? [] : tones.map((tone) => onColour('ink', `stripe of ${tone}`, stripe(tone)))),
    pair('accentInk', 'accent'),
    pair('goodInk', 'good'),
    pair('warnInk', 'warn'),
    pair('badInk', 'bad'),
    ...hues.map((hue) => pair('hueInk', hue)),
    ...backgrounds.flatMap((under) => tinting.map((tone) => tinted('ink', tone, under))),
  ];
}

/** Pairs that carry meaning without being words: outlines of controls and the focus ring. */
export function controlPairs({ colors }: Theme): ColourPair[] {
  return backgrounds.flatMap((on) =>
    (['edge', 'focus'] as const).map((text) => ({ text, on, ratio: contrast(colors[text], colors[on]) })),
  );
}

/** The published contrast of a theme: its lowest text-on-background pair, rounded down to a tenth. */
export function contrastRatioOf(theme: Theme): number {
  return Math.floor(Math.min(...textPairs(theme).map((pair) => pair.ratio)) * 10) / 10;
}

/** How far apart good, warn and bad stay, at worst, under protanopia, deuteranopia and tritanopia (CIEDE2000). */
export function leastToneDistance(colors: ThemeColors): number {
  const twos: [Hex, Hex][] = [
    [colors.good, colors.warn],
    [colors.good, colors.bad],
    [colors.warn, colors.bad],
  ];
  return Math.min(
    ...deficiencies.flatMap((kind) => twos.map(([a, b]) => difference(simulate(a, kind), simulate(b, kind)))),
  );
}

/** From here on two colours are told apart without looking twice. */
export const safeToneDistance = 15;
