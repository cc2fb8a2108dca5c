interface NewFile {
  /** What people call it; signs that no file system takes are left out. */
  title: string;
  extension: string;
  type: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** Hands the browser a file to keep. */
export function downloadFile({ title, extension, type, content }: NewFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title.replaceAll(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'file'}.${extension}`;
  link.click();
  URL.revokeObjectURL(address);
}
