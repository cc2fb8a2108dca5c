import { useEffect } from 'react';
import { notify } from '#client/ui/toast';
import type { ResourceOf } from '#shared/api/library';
import { PrintBook } from './print-book';
import { useBookText } from './use-book-text';

interface PrintNovelProps {
  work: ResourceOf<'novel'>;
  onClose: () => void;
}

/** A novel on paper, by what is kept of it. */
export function PrintNovel({ work, onClose }: PrintNovelProps) {
  const { book, isError } = useBookText(work.id, work);
  useEffect(() => {
    if (!isError) return;
    notify.error('The text of this book could not be loaded. Please check your connection.');
    onClose();
  }, [isError, onClose]);
  return book ? <PrintBook book={book} onClose={onClose} /> : null;
}
