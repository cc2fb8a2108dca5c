import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvHead, csvRows } from '#server/domain/accounts/users-csv';
import type { User } from '#server/domain/platform/user';

const maria: User = {
  id: '01920000-0000-7000-8000-000000000000',
  username: 'maria',
  usernameKey: 'maria',
  email: 'maria@school.example',
  emailKey: 'maria@school.example',
  role: 'school_admin',
  plan: 'pro',
  planStatus: 'active',
  planRenewsAt: null,
  trialEndsAt: null,
  aiCredits: 1200,
  seatLimit: 1,
  billingProvider: null,
  billingCustomerId: null,
  billingSubscriptionId: null,
  metadata: null,
  managedById: null,
  grantedMonth: '2026-03',
  lastSpentAt: null,
  freeDay: '',
  freeUsed: 0,
  createdAt: new Date('2026-03-10T09:00:00Z'),
};

const parsed = (text: string) => Papa.parse<string[]>(text).data;

test('the head has the mark of UTF-8 and the columns of the screen', () => {
  expect(csvHead).toBe('\uFEFFID,Username,Email,Role,Plan,Credits,Created\r\n');
});

test('a user is a line with the same values as the REST answers have', () => {
  expect(csvRows([maria])).toBe(
    `${maria.id},maria,maria@school.example,school_admin,pro,1200,2026-03-10T09:00:00.000Z\r\n`,
  );
});

test('several users are several lines', () => {
  expect(csvRows([maria, maria, maria]).split('\r\n')).toHaveLength(4);
});

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x', '=HYPERLINK("x")'])(
  'a name that begins like a formula (%j) is kept as text',
  (username) => {
    const [[, cell] = []] = parsed(csvRows([{ ...maria, username }]));
    expect(cell).toBe(`'${username}`);
  },
);

test('an address that begins like a formula is kept as text as well', () => {
  const [[, , cell] = []] = parsed(csvRows([{ ...maria, email: '+tag@school.example' }]));
  expect(cell).toBe("'+tag@school.example");
});

test.each(['a,b', 'a"b', '"', 'a\r\nb', "it's", ' lead', 'naïve 名前 🦊', '1=1', 'a-b'])(
  'a name with %j comes back as it was',
  (username) => {
    const rows = parsed(csvRows([{ ...maria, username }]));
    expect(rows[0]?.[1]).toBe(username);
    expect(rows[0]).toHaveLength(7);
  },
);
