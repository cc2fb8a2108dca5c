/**
 * What an app is called. The list of apps is asked for when a name is to be shown; where it cannot be had, the page does
 * without.
 */
export async function appName(id: string): Promise<string> {
  try {
    const { apps } = await import('#shared/core/apps');
    return apps.find((app) => app.id === id)?.name ?? '';
  } catch {
    return '';
  }
}
