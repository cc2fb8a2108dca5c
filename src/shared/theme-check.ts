import { contrast, deficiencies, difference, type Hex, mix, simulate } from './colour';
import type { Theme, ThemeColors } from './themes';

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
const written = ['ink', 'muted', 'accent', ...tones, ...hues] as const satisfies readonly Token[];

/** Every pair in which a theme sets words, tinted backgrounds included. */
export function textPairs({ colors, shape }: Theme): ColourPair[] {
  const pair = (text: Token, on: Token): ColourPair => ({ text, on, ratio: contrast(colors[text], colors[on]) });
  const tinted = (text: Token, tone: Token, under: Token): ColourPair => ({
    text,
    on: `${tone} tint on ${under}`,
    ratio: contrast(colors[text], mix(colors[tone], colors[under], shape.tint)),
  });
  return [
    ...backgrounds.flatMap((on) => written.map((text) => pair(text, on))),
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
