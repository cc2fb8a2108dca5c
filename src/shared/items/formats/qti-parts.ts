/** What one kind of question is in QTI 2.1: how its response is declared, and what is shown. */
export interface QtiParts {
  declaration: string;
  body: string;
  /** Whether answers earn parts of the points, by a mapping. */
  isMapped: boolean;
}

/** Text for XML: its signs are escaped, and signs that XML cannot hold go. */
export function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const withBreaks = (text: string) => xml(text).replaceAll('\n', '<br/>');

interface Choice {
  text: string;
  isKey: boolean;
  credit?: number;
}

/** One of several choices. */
export function choiceParts(
  prompt: string,
  options: readonly Choice[],
  { isShuffled }: { isShuffled: boolean },
): QtiParts {
  const name = (place: number) => `choice-${place + 1}`;
  const key = name(options.findIndex(({ isKey }) => isKey));
  const worths = options.map(({ isKey, credit }) => (isKey ? 1 : Math.max(0, credit ?? 0)));
  const isMapped = worths.some((worth) => worth > 0 && worth < 1);
  const entries = worths.map((worth, place) => `<mapEntry mapKey="${name(place)}" mappedValue="${worth}"/>`);
  const mapping = isMapped ? `<mapping defaultValue="0">${entries.join('')}</mapping>` : '';
  const declaration = `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${key}</value></correctResponse>${mapping}</responseDeclaration>`;
  const choices = options.map(
    ({ text }, place) => `<simpleChoice identifier="${name(place)}">${xml(text)}</simpleChoice>`,
  );
  const body = `<p>${withBreaks(prompt)}</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="${isShuffled}" maxChoices="1">${choices.join('')}</choiceInteraction>`;
  return { declaration, body, isMapped };
}
