import { ReadingSettings } from '#client/lib/reading-settings';
import { ThemeGallery } from '#client/lib/theme-gallery';
import { Section } from './section';

/** How the portal looks to the user who uses this browser. */
export function Appearance() {
  return (
    <Section title="Appearance and accessibility" lead="Stays in this browser, and holds at once in all its tabs.">
      <div className="mb-6">
        <ReadingSettings />
      </div>
      <ThemeGallery />
    </Section>
  );
}
