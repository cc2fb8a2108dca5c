/** In this order, because most browsers name others as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:\S+ )?Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A few words for what somebody signed in with, as "Chrome on Windows". Only our own words: nothing of the header. */
export function deviceOf(userAgent: string): string {
  // A header may be of any length, and what is of use stands near its beginning.
  const text = userAgent.slice(0, 400);
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' on ');
}
