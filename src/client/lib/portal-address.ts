import { settings } from './portal-settings';

/** Where others find the portal: at the address that its settings say, or else at the one that this browser uses. */
export function portalAddress(): Pick<URL, 'origin' | 'host' | 'hostname'> {
  return new URL(settings.address ?? window.location.origin);
}

const onThisMachine = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether that address leads each device to itself: by a code or a link to it, no phone comes here. */
export const isHereAlone = (): boolean => onThisMachine.test(portalAddress().hostname);
