import type { LessonData } from '#shared/content/lessons/lesson';
import { storedZip } from '#shared/core/stored-zip';
import { xml } from '#shared/items/formats/qti-parts';
import { type DeckPage, deckOf, sizeOf } from './deck';

/** The slides of a lesson for PowerPoint and what reads its files: titles and lines as text that can be changed. */
export function lessonToPptx(title: string, data: LessonData): Uint8Array<ArrayBuffer> {
  return toPptx(title, deckOf(data));
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const names =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const officeRels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** In EMU, of which 360,000 are a centimetre: a wide slide, and on it the title and what is below. */
const size = { width: 12192000, height: 6858000 };
const titlePlace = '<a:off x="609600" y="365125"/><a:ext cx="10972800" cy="1143000"/>';
const bodyPlace = '<a:off x="609600" y="1600200"/><a:ext cx="10972800" cy="4800600"/>';

export function toPptx(title: string, pages: readonly DeckPage[]): Uint8Array<ArrayBuffer> {
  const numbers = pages.map((_, at) => at + 1);
  return storedZip([
    { path: '[Content_Types].xml', text: contentTypes(numbers) },
    {
      path: '_rels/.rels',
      text: rels([
        ['officeDocument', 'ppt/presentation.xml'],
        ['metadata/core-properties', 'docProps/core.xml'],
      ]),
    },
    {
      path: 'docProps/core.xml',
      text: `${head}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xml(title)}</dc:title><dc:creator>Classroom Studio</dc:creator></cp:coreProperties>`,
    },
    {
      path: 'ppt/presentation.xml',
      text: `${head}<p:presentation ${names}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${numbers.map((number) => `<p:sldId id="${255 + number}" r:id="rId${number + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="${size.width}" cy="${size.height}"/><p:notesSz cx="${size.height}" cy="${size.width}"/></p:presentation>`,
    },
    {
      path: 'ppt/_rels/presentation.xml.rels',
      text: rels([
        ['slideMaster', 'slideMasters/slideMaster1.xml'],
        ...numbers.map((number) => ['slide', `slides/slide${number}.xml`] as const),
        ['theme', 'theme/theme1.xml'],
      ]),
    },
    { path: 'ppt/slideMasters/slideMaster1.xml', text: master },
    {
      path: 'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      text: rels([
        ['slideLayout', '../slideLayouts/slideLayout1.xml'],
        ['theme', '../theme/theme1.xml'],
      ]),
    },
    { path: 'ppt/slideLayouts/slideLayout1.xml', text: layout },
    {
      path: 'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
      text: rels([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    },
    { path: 'ppt/theme/theme1.xml', text: theme },
    ...pages.flatMap((page, at) => [
      { path: `ppt/slides/slide${at + 1}.xml`, text: slide(page) },
      {
        path: `ppt/slides/_rels/slide${at + 1}.xml.rels`,
        text: rels([['slideLayout', '../slideLayouts/slideLayout1.xml']]),
      },
    ]),
  ]);
}

const typeOf = (kind: string) => `application/vnd.openxmlformats-officedocument.presentationml.${kind}+xml`;

function contentTypes(numbers: readonly number[]): string {
  const parts = [
    ['/ppt/presentation.xml', typeOf('presentation.main')],
    ['/ppt/slideMasters/slideMaster1.xml', typeOf('slideMaster')],
    ['/ppt/slideLayouts/slideLayout1.xml', typeOf('slideLayout')],
    ['/ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...numbers.map((number) => [`/ppt/slides/slide${number}.xml`, typeOf('slide')]),
  ];
  const overrides = parts.map(([path, type]) => `<Override PartName="${path}" ContentType="${type}"/>`);
  return `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

/** What a part leads to, as rId1, rId2 … */
function rels(targets: readonly (readonly [kind: string, path: string])[]): string {
  const lines = targets.map(([kind, path], at) => {
    const type = kind.startsWith('metadata/')
      ? `http://schemas.openxmlformats.org/package/2006/relationships/${kind}`
      : `${officeRels}/${kind}`;
    return `<Relationship Id="rId${at + 1}" Type="${type}" Target="${path}"/>`;
  });
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;
}

interface Shape {
  id: number;
  name: string;
  /** Which place of the layout it takes: `type="title"`. */
  place: string;
  /** Where it stands; a slide leaves that to its layout. */
  at?: string;
  text: string;
}

const shape = ({ id, name, place, at, text }: Shape) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${place}/></p:nvPr></p:nvSpPr><p:spPr>${at ? `<a:xfrm>${at}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` : ''}</p:spPr><p:txBody><a:bodyPr>${at ? '<a:normAutofit/>' : ''}</a:bodyPr><a:lstStyle/>${text}</p:txBody></p:sp>`;

const tree = (shapes: readonly string[]) =>
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes.join('')}</p:spTree></p:cSld>`;

const asMaster = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';

/** In hundredths of a point. */
const sizes = { few: 4000, some: 3200, many: 2400 };

function slide(page: DeckPage): string {
  const { title, lines, from } = page;
  const numbered = from === undefined ? undefined : `<a:buAutoNum type="arabicPeriod" startAt="${from}"/>`;
  const bullet = numbered
    ? `<a:pPr marL="742950" indent="-742950">${numbered}</a:pPr>`
    : '<a:pPr marL="0" indent="0"><a:buNone/></a:pPr>';
  const paragraphs = lines.map(
    (line) => `<a:p>${bullet}<a:r><a:rPr lang="en-GB" sz="${sizes[sizeOf(page)]}"/><a:t>${xml(line)}</a:t></a:r></a:p>`,
  );
  const titleText = `<a:p><a:r><a:rPr lang="en-GB"/><a:t>${xml(title)}</a:t></a:r></a:p>`;
  const shapes = [
    shape({ id: 2, name: 'Title', place: 'type="title"', text: titleText }),
    ...(lines.length > 0 ? [shape({ id: 3, name: 'Text', place: 'idx="1"', text: paragraphs.join('') })] : []),
  ];
  return `${head}<p:sld ${names}>${tree(shapes)}${asMaster}</p:sld>`;
}

const emptyText = '<a:p><a:endParaRPr lang="en-GB"/></a:p>';
const places = [
  shape({ id: 2, name: 'Title', place: 'type="title"', at: titlePlace, text: emptyText }),
  shape({ id: 3, name: 'Text', place: 'type="body" idx="1"', at: bodyPlace, text: emptyText }),
];
const layout = `${head}<p:sldLayout ${names} type="obj">${tree([
  shape({ id: 2, name: 'Title', place: 'type="title"', at: titlePlace, text: emptyText }),
  shape({ id: 3, name: 'Text', place: 'idx="1"', at: bodyPlace, text: emptyText }),
])}${asMaster}</p:sldLayout>`;

const fill = '<a:solidFill><a:schemeClr val="tx1"/></a:solidFill>';
const fonts = '<a:latin typeface="+mn-lt"/>';
const textStyle = (size: number, more: string) =>
  `<a:lvl1pPr>${more}<a:defRPr sz="${size}">${fill}${fonts}</a:defRPr></a:lvl1pPr>`;
const master = `${head}<p:sldMaster ${names}>${tree(places)}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle>${textStyle(3600, '')}</p:titleStyle><p:bodyStyle>${textStyle(2800, '<a:spcBef><a:spcPts val="1000"/></a:spcBef>')}</p:bodyStyle><p:otherStyle>${textStyle(1800, '')}</p:otherStyle></p:txStyles></p:sldMaster>`;

const colours = [
  ['dk1', '111111'],
  ['lt1', 'FFFFFF'],
  ['dk2', '333333'],
  ['lt2', 'F2F2F2'],
  ['accent1', '1F5FA8'],
  ['accent2', '9A4B00'],
  ['accent3', '1E6B3A'],
  ['accent4', '7A2E8A'],
  ['accent5', '00636B'],
  ['accent6', 'A3212F'],
  ['hlink', '1F5FA8'],
  ['folHlink', '7A2E8A'],
].map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`);
const font = '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>';
/** A theme names three of each; all of ours are plain. */
const thrice = (one: string) => one.repeat(3);
const plainFill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const theme = `${head}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Plain"><a:themeElements><a:clrScheme name="Plain">${colours.join('')}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${thrice(plainFill)}</a:fillStyleLst><a:lnStyleLst>${thrice(`<a:ln w="9525">${plainFill}</a:ln>`)}</a:lnStyleLst><a:effectStyleLst>${thrice('<a:effectStyle><a:effectLst/></a:effectStyle>')}</a:effectStyleLst><a:bgFillStyleLst>${thrice(plainFill)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
