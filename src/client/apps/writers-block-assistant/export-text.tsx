import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#client/lib/download';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { notify } from '#client/ui/toast';
import type { Work } from './work';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The text as a file to take away. */
export function ExportText({ work: { title, data }, onClose }: { work: Work; onClose: () => void }) {
  const [isMaking, setMaking] = useState(false);

  async function makeWord() {
    setMaking(true);
    try {
      const { toDocx } = await import('#client/lessons/to-docx');
      const paragraphs = data.draft.split('\n').map((text) => ({ kind: 'text' as const, text }));
      const content = await toDocx(title, [{ kind: 'heading', level: 1, text: title }, ...paragraphs]);
      downloadFile({ title, extension: 'docx', type: wordType, content });
    } catch {
      notify.error('The document could not be made. Please check your connection and try again.');
    } finally {
      setMaking(false);
    }
  }
  const download = (extension: string, type: string, content: string) =>
    downloadFile({ title, extension, type: `${type};charset=utf-8`, content });

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Export" description="Your text as it is now.">
      <div className="grid gap-3">
        <Button variant="primary" icon={<Download />} pending={isMaking} onClick={() => void makeWord()}>
          Word document
        </Button>
        <Button
          variant="secondary"
          icon={<Download />}
          onClick={() => download('txt', 'text/plain', `${title}\n\n${data.draft}\n`)}
        >
          Plain text
        </Button>
        <Button
          variant="secondary"
          icon={<Download />}
          onClick={() => download('md', 'text/markdown', `# ${title}\n\n${data.draft}\n`)}
        >
          Markdown file
        </Button>
      </div>
    </Dialog>
  );
}
