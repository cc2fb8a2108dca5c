import { gapMark, type Item } from '../items/item';
import { isPattern, literal } from '../items/pattern';
import { headline } from '../items/text-of';
import { storedZip, type ZipFile } from './stored-zip';
import {
  fullPrompt,
  hasPatterns,
  type ItemText,
  type LeftOut,
  lostComments,
  lostPoints,
  needsRecording,
} from './writing';

/**
 * A QTI 2.1 content package (IMS, 2012): a manifest, a test and a file for each question. The standard has no single
 * file for several questions, and what reads QTI takes packages, so it is one.
 */
export function writeQti21(
  title: string,
  items: readonly Item[],
): { bytes: Uint8Array<ArrayBuffer>; leftOut: LeftOut[]; losses: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const losses: LeftOut[] = [];
  const questions: ZipFile[] = [];
  for (const item of items) {
    const path = `items/question-${questions.length + 1}.xml`;
    const one = qtiItem(item, `question-${questions.length + 1}`);
    const question = headline(item).slice(0, 80);
    if ('text' in one) questions.push({ path, text: one.text });
    else leftOut.push({ question, why: one.why });
    if ('text' in one && one.losses) losses.push(...one.losses.map((why) => ({ question, why })));
  }
  const paths = questions.map(({ path }) => path);
  const files = [
    { path: 'imsmanifest.xml', text: manifest(paths) },
    { path: 'test.xml', text: test(title, paths) },
    ...questions,
  ];
  return { bytes: storedZip(files), leftOut, losses };
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"';
const template = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';

function qtiItem(item: Item, id: string): ItemText {
  if (needsRecording(item)) return { why: 'A recording cannot be part of this package.' };
  if (hasPatterns(item)) return { why: 'QTI has no answer with a * for any text.' };
  const parts = partsOf(item);
  if (!parts) return { why: 'QTI is written for one right choice, true or false, and a gap.' };
  const { declaration, body, isMapped } = parts;
  const processing = `${template}/${isMapped ? 'map_response' : 'match_correct'}`;
  const text = `${head}<assessmentItem ${space} identifier="${id}" title="${xml(headline(item).slice(0, 80))}" adaptive="false" timeDependent="false">
${declaration}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
<itemBody>${body}</itemBody>
<responseProcessing template="${processing}"/>
</assessmentItem>
`;
  return { text, losses: [...lostComments(item), ...lostPoints(item)] };
}

interface Parts {
  declaration: string;
  body: string;
  isMapped: boolean;
}

function partsOf(item: Item): Parts | undefined {
  if (item.kind === 'mc') return choice(item, item.options);
  if (item.kind === 'tf')
    return choice(item, [
      { text: 'True', isKey: item.key },
      { text: 'False', isKey: !item.key },
    ]);
  if (item.kind !== 'gap') return undefined;
  const accepted = item.accepted.map((text) => literal(text, item.typing));
  const parts = (item.foreseen ?? []).filter(({ answer }) => !isPattern(answer, item.typing));
  const worths = new Map(parts.map(({ answer, credit = 0 }) => [literal(answer, item.typing), credit]));
  for (const text of accepted) worths.set(text, 1);
  const entries = [...worths]
    .filter(([, worth]) => worth > 0)
    .map(([text, worth]) => `<mapEntry mapKey="${xml(text)}" mappedValue="${worth}" caseSensitive="false"/>`);
  const declaration = `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"><correctResponse><value>${xml(accepted[0] ?? '')}</value></correctResponse><mapping defaultValue="0">${entries.join('')}</mapping></responseDeclaration>`;
  const [before = '', ...after] = fullPrompt(item).split(gapMark);
  const field = '<textEntryInteraction responseIdentifier="RESPONSE"/>';
  const body = `<p>${withBreaks(before)}${field}${withBreaks(after.join(gapMark))}</p>`;
  return { declaration, body, isMapped: true };
}

function choice(item: Item, options: readonly { text: string; isKey: boolean; credit?: number }[]): Parts {
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
  const body = `<p>${withBreaks(fullPrompt(item))}</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="${item.kind === 'mc'}" maxChoices="1">${choices.join('')}</choiceInteraction>`;
  return { declaration, body, isMapped };
}

function test(title: string, paths: readonly string[]): string {
  const refs = paths.map((path, place) => `<assessmentItemRef identifier="question-${place + 1}" href="${path}"/>`);
  return `${head}<assessmentTest ${space} identifier="test" title="${xml(title)}"><testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous"><assessmentSection identifier="section" title="${xml(title)}" visible="true">${refs.join('')}</assessmentSection></testPart></assessmentTest>
`;
}

function manifest(paths: readonly string[]): string {
  const dependencies = paths.map((_, place) => `<dependency identifierref="question-${place + 1}"/>`);
  const resources = paths.map(
    (path, place) =>
      `<resource identifier="question-${place + 1}" type="imsqti_item_xmlv2p1" href="${path}"><file href="${path}"/></resource>`,
  );
  return `${head}<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="questions"><metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources><resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>${dependencies.join('')}</resource>${resources.join('')}</resources></manifest>
`;
}

/** Text for XML: its signs are escaped, and signs that XML cannot hold go. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const withBreaks = (text: string) => xml(text).replaceAll('\n', '<br/>');
