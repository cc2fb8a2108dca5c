import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#client/lib/copy-text';
import { downloadFile } from '#client/lib/download';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { notify } from '#client/ui/toast';
import type { LessonData } from '#shared/content/lessons/lesson';
import { wholeLesson } from './lesson-blocks';
import { toMarkdown } from './to-markdown';

interface ExportDialogProps {
  title: string;
  data: LessonData;
  onClose: () => void;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The lesson as a file to take away: plan, materials and key. */
export function ExportDialog({ title, data, onClose }: ExportDialogProps) {
  const [isMaking, setMaking] = useState(false);
  const blocks = () => wholeLesson(title, data);

  async function makeWord() {
    setMaking(true);
    try {
      const { toDocx } = await import('./to-docx');
      downloadFile({ title, extension: 'docx', type: wordType, content: await toDocx(title, blocks()) });
    } catch {
      notify.error('The document could not be made. Please check your connection and try again.');
    } finally {
      setMaking(false);
    }
  }

  const copy = () =>
    copyText(toMarkdown(blocks()), {
      done: 'Copied.',
      otherwise: 'This browser does not let us copy. Download the file instead.',
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Export"
      description="The plan, its materials and the key."
    >
      <div className="grid gap-3">
        <Button variant="primary" icon={<Download />} pending={isMaking} onClick={() => void makeWord()}>
          Word document
        </Button>
        <Button
          variant="secondary"
          icon={<Download />}
          onClick={() =>
            downloadFile({ title, extension: 'md', type: 'text/markdown;charset=utf-8', content: toMarkdown(blocks()) })
          }
        >
          Markdown file
        </Button>
        <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
          Copy as Markdown
        </Button>
      </div>
    </Dialog>
  );
}
