// Fills a portal's database with as many books as one user may keep, directly.
import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';

const scenesOfABook = 400;
/** The most that a scene holds. */
const sceneCharacters = 160_000;
/** Words of Latin and other letters, quotes and line ends: what costs most to write as JSON. */
const sentence = '“Зачем?” she asked, and opened the green "door" at the end of the hall.\n';

const about = {
  author: 'A. Writer',
  blurb: '',
  genre: 'fantasy',
  person: 'third',
  tense: 'past',
  goalWords: 200_000,
  dailyWords: 500,
  readerLevel: null,
};

/** Books of the owner's with the longest scenes, of `megabytes` in all. Answers their ids. */
export function seedBooks(file, { ownerId, megabytes, now = Date.now() }) {
  const text = sentence.repeat(Math.floor(sceneCharacters / sentence.length));
  const sceneBytes = Buffer.byteLength(text);
  const scenes = Math.floor((megabytes * 1_000_000) / sceneBytes);
  const at = new Date(now).toISOString().replace('Z', '+00:00');
  const db = new Sqlite(file, { timeout: 5000 });
  const insert = (table, columns) =>
    db.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => '?')})`);
  const addBook = insert('Resource', [
    ...['id', 'ownerId', 'kind', 'title', 'titleKey', 'data', 'createdAt', 'updatedAt', 'bytes', 'fieldsVersion'],
    'tags',
  ]);
  const addScene = insert('NovelScene', [
    ...['resourceId', 'sceneId', 'text', 'textKey', 'drafts', 'words', 'characters', 'updatedAt', 'bytes'],
  ]);
  const books = [];
  db.transaction(() => {
    for (let first = 0; first < scenes; first += scenesOfABook) {
      const sceneIds = Array.from({ length: Math.min(scenesOfABook, scenes - first) }, (_, place) => `s${place}`);
      const id = randomUUID();
      const title = `Book ${books.length + 1}`;
      const scene = { title: '', status: 'draft', target: 0, summary: '', notes: '' };
      const data = {
        about,
        plan: { board: 'three-act', notes: {} },
        codex: [],
        chapters: [{ id: 'c1', title: 'One', scenes: sceneIds.map((sceneId) => ({ id: sceneId, ...scene })) }],
      };
      const bytes = sceneIds.length * sceneBytes;
      addBook.run(id, ownerId, 'novel', title, title.toLowerCase(), JSON.stringify(data), at, at, bytes, 99, '[]');
      for (const sceneId of sceneIds) {
        addScene.run(id, sceneId, text, text.toLowerCase(), '[]', 18_000, text.length, at, sceneBytes);
      }
      books.push(id);
    }
  })();
  db.close();
  return { books, scenes };
}
