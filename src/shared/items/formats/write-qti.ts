import { storedZip, type ZipFile } from '#shared/core/stored-zip';
import type { Item } from '../item';
import { kindOf } from '../kinds/registry';
import { headline } from '../text-of';
import { xml } from './qti-parts';
import {
  fullPrompt,
  type ItemText,
  type LeftOut,
  lostComments,
  lostPicture,
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
  const { formats } = kindOf(item);
  if (formats.hasPatterns(item)) return { why: 'QTI has no answer with a * for any text.' };
  const parts = formats.writeQti(item, fullPrompt(item));
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
  return { text, losses: [...lostComments(item), ...lostPoints(item), ...lostPicture(item)] };
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
