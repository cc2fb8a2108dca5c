import { Check } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { themes } from '../../../shared/themes';
import { onThemeChange, selectTheme, storedTheme } from '../../lib/theme';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { StudioFooter } from './studio-footer';
import { ThemeSample } from './theme-sample';

/** The gallery of the themes. Choosing one needs no account: this browser keeps it. */
export function ThemePage() {
  const chosen = useSyncExternalStore(onThemeChange, storedTheme);
  return (
    <>
      <Page
        width="wide"
        title="Themes"
        lead={`${themes.length} ways to look at the portal. Choose one and it applies at once, on this device.`}
      >
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {themes.map((theme) => (
            <ThemeSample
              key={theme.name}
              theme={theme}
              current={theme.name === chosen}
              action={
                theme.name === chosen ? (
                  <p className="flex min-h-control items-center">
                    <Badge tone="accent" icon={<Check />}>
                      Chosen
                    </Badge>
                  </p>
                ) : (
                  <Button variant="secondary" wide onClick={() => selectTheme(theme.name)}>
                    Use {theme.name}
                  </Button>
                )
              }
            />
          ))}
        </ul>
      </Page>
      <StudioFooter />
    </>
  );
}
