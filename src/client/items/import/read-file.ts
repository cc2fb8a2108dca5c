import { decodeText } from '#client/lib/decode-text';

/** Two thousand questions with their texts are far smaller. */
const largest = 5_000_000;

/** The text of a file, or why it cannot be read here. */
export async function textOfFile(file: File): Promise<{ text: string } | { why: string }> {
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name))
    return { why: 'A spreadsheet itself cannot be read. Save it as CSV and choose that file.' };
  if (/\.(docx?|odt|pdf|zip)$/i.test(file.name))
    return { why: 'This file is no plain text. Copy the questions out of it and paste them below.' };
  if (file.size > largest) return { why: 'This file is larger than 5 MB. Please divide it.' };
  try {
    return { text: await decodeText(file) };
  } catch {
    return { why: 'This file could not be read. It may have been moved.' };
  }
}
