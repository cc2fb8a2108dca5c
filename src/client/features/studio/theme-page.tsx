import { ReadingSettings } from '#client/lib/reading-settings';
import { ThemeGallery } from '#client/lib/theme-gallery';
import { Page } from '#client/ui/page';
import { themes } from '#shared/themes/themes';
import { StudioFooter } from './studio-footer';

/** The gallery of the themes. Choosing one needs no account: this browser keeps it. */
export function ThemePage() {
  return (
    <>
      <Page
        width="wide"
        title="Themes"
        lead={`${themes.length} ways to look at the portal. Preview one on the whole page, or select it and it stays, on this device.`}
      >
        <section aria-labelledby="reading" className="mb-10">
          <h2 id="reading" className="mb-3 text-lg">
            Reading
          </h2>
          <ReadingSettings />
        </section>
        <section aria-labelledby="themes">
          <h2 id="themes" className="mb-3 text-lg">
            All themes
          </h2>
          <ThemeGallery />
        </section>
      </Page>
      <StudioFooter />
    </>
  );
}
