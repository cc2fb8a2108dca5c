import { afterEach, describe, expect, test, vi } from 'vitest';
import { isHereAlone, portalAddress } from '#client/lib/portal-address';
import { settings } from '#client/lib/portal-settings';

const openedAt = (origin: string) => vi.stubGlobal('window', { location: new URL(origin) });

describe('the address that others are given', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    delete settings.address;
  });

  test('is the one that the settings of the portal say, or else the one of this browser', () => {
    openedAt('http://192.168.1.20:3000/classes');
    expect(portalAddress()).toMatchObject({ origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' });
    settings.address = 'https://portal.school.example';
    expect(portalAddress()).toMatchObject({ origin: 'https://portal.school.example', host: 'portal.school.example' });
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.1.2.3', 'http://[::1]:3000'])(
    'leads to this machine alone: %s',
    (origin) => {
      openedAt(origin);
      expect(isHereAlone()).toBe(true);
      settings.address = 'https://portal.school.example';
      expect(isHereAlone()).toBe(false);
    },
  );

  test.each(['http://192.168.1.20:3000', 'http://school.test', 'https://localhost.school.example', 'http://[fd00::1]'])(
    'leads others here: %s',
    (origin) => {
      openedAt(origin);
      expect(isHereAlone()).toBe(false);
    },
  );
});
