/** What a word may be a regular form of. Too many rather than too few: a doubtful slip is better shown as wrong. */
export function regularStems(word: string): string[] {
  const endings: [RegExp, string[]][] = [
    [/ies$/, ['y']],
    [/(?:s|es)$/, ['']],
    [/s$/, ['']],
    [/ied$/, ['y']],
    [/ed$/, ['', 'e']],
    [/d$/, ['']],
    [/ing$/, ['', 'e']],
    [/(?:er|est|ly)$/, ['', 'e']],
    [/i(?:er|est|ly)$/, ['y']],
    [/([bdgklmnprtvz])\1(?:ed|ing|er|est)$/, ['$1']],
  ];
  return endings.flatMap(([end, stems]) => (end.test(word) ? stems.map((stem) => word.replace(end, stem)) : []));
}
