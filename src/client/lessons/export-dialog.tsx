import { Copy, Download, Presentation } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#client/lib/copy-text';
import { downloadFile } from '#client/lib/download';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { notify } from '#client/ui/toast';
import type { LessonData } from '#shared/content/lessons/lesson';
import { documentOf, hasKey, type LessonPart, lessonParts } from './lesson-blocks';
import { toMarkdown } from './to-markdown';

interface ExportDialogProps {
  title: string;
  data: LessonData;
  onClose: () => void;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const slidesType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** The lesson as a file to take away: all of it, what students get, or the key; and its slides. */
export function ExportDialog({ title, data, onClose }: ExportDialogProps) {
  const [making, setMaking] = useState<'docx' | 'pptx'>();
  const [chosen, setChosen] = useState<LessonPart>('whole');
  const parts = partsIn(data);
  const part = parts.includes(chosen) ? chosen : 'whole';
  const blocks = () => documentOf(part, title, data);
  const fileTitle = part === 'whole' ? title : `${title} ${lessonParts[part].toLowerCase()}`;

  async function make(extension: 'docx' | 'pptx') {
    setMaking(extension);
    try {
      if (extension === 'docx') {
        const { toDocx } = await import('./to-docx');
        const isForChildren = part === 'handout' && data.about.age === 'children';
        const content = await toDocx(title, blocks(), { isForChildren });
        downloadFile({ title: fileTitle, extension, type: wordType, content });
      } else {
        const { lessonToPptx } = await import('./to-pptx');
        downloadFile({ title: `${title} slides`, extension, type: slidesType, content: lessonToPptx(title, data) });
      }
    } catch {
      notify.error('The document could not be made. Please check your connection and try again.');
    } finally {
      setMaking(undefined);
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
      description="The key has pages of its own: none of it stands on what students get."
    >
      <div className="grid gap-3">
        {parts.length > 1 && (
          <SegmentedControl
            label="What to export"
            value={part}
            onChange={setChosen}
            options={parts.map((value) => ({ value, label: lessonParts[value] }))}
            className="mb-2"
          />
        )}
        <Button variant="primary" icon={<Download />} pending={making === 'docx'} onClick={() => void make('docx')}>
          Word document
        </Button>
        <Button
          variant="secondary"
          icon={<Download />}
          onClick={() =>
            downloadFile({
              title: fileTitle,
              extension: 'md',
              type: 'text/markdown;charset=utf-8',
              content: toMarkdown(blocks()),
            })
          }
        >
          Markdown file
        </Button>
        <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
          Copy as Markdown
        </Button>
        <Button
          variant="secondary"
          icon={<Presentation />}
          pending={making === 'pptx'}
          className="mt-4"
          onClick={() => void make('pptx')}
        >
          Slides for PowerPoint
        </Button>
      </div>
    </Dialog>
  );
}

/** A handout needs materials, and a key something with an answer. */
const partsIn = ({ materials }: LessonData): LessonPart[] => [
  'whole',
  ...(materials.length > 0 ? (['handout'] as const) : []),
  ...(materials.some(hasKey) ? (['key'] as const) : []),
];
