/** What a text file says. Older programs save in the Western European encoding; its letters are no UTF-8. */
export async function decodeText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  return text.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : text;
}
