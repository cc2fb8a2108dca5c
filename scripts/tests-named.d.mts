/** The runs of vitest and of the browser that the words after `npm test --` mean, or what is wrong with the words. */
export function testsNamed(words: string[]): Wanted | { problem: string };

interface Wanted {
  runs: { projects: string[]; files: string[] }[];
  browser: { files: string[] } | undefined;
  watch: boolean;
}
