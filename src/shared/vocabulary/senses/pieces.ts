const piece = /\p{L}+(?:-\p{L}+)*(?:'\p{L}+)?|\d+(?:[.,]\d+)*|[^\s\p{L}\d]/gu;
const isForIs = /^(it|he|she|that|there|what|who|where|how|here)'s$/;
const shortEnding = /^(?!let's)(.+?)('(?:s|re|ve|ll|d|m))$/;

/** The words and signs of a sentence in their order, in small letters; short forms by their parts: they, 're. */
export function piecesOf(sentence: string): string[] {
  const plain = sentence.toLowerCase().replaceAll('’', "'");
  return (plain.match(piece) ?? []).flatMap((part) => {
    const subject = isForIs.exec(part)?.[1];
    if (subject) return [subject, 'is'];
    const [, host, ending] = shortEnding.exec(part) ?? [];
    return host && ending ? [host, ending] : [part];
  });
}
