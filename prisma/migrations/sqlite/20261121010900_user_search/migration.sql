-- Finds users by any part of their name or address. Trigrams, so that a part of three characters or more needs no
-- full scan. Keyed by the user's id and not by rowid, which VACUUM may change in a table without an integer key.
CREATE VIRTUAL TABLE "UserSearch" USING fts5("userId" UNINDEXED, "usernameKey", "emailKey", tokenize = 'trigram');

INSERT INTO "UserSearch" ("userId", "usernameKey", "emailKey") SELECT "id", "usernameKey", "emailKey" FROM "User";

CREATE TRIGGER "UserSearch_insert" AFTER INSERT ON "User" BEGIN
  INSERT INTO "UserSearch" ("userId", "usernameKey", "emailKey") VALUES (NEW."id", NEW."usernameKey", NEW."emailKey");
END;

-- The address narrows down what has to be looked at; without it every row would be.
CREATE TRIGGER "UserSearch_delete" AFTER DELETE ON "User" BEGIN
  DELETE FROM "UserSearch" WHERE "rowid" IN (
    SELECT "rowid" FROM "UserSearch"
    WHERE "UserSearch" MATCH '"' || replace(OLD."emailKey", '"', '""') || '"' AND "userId" = OLD."id"
  );
END;

CREATE TRIGGER "UserSearch_update" AFTER UPDATE OF "usernameKey", "emailKey" ON "User" BEGIN
  UPDATE "UserSearch" SET "usernameKey" = NEW."usernameKey", "emailKey" = NEW."emailKey" WHERE "rowid" IN (
    SELECT "rowid" FROM "UserSearch"
    WHERE "UserSearch" MATCH '"' || replace(OLD."emailKey", '"', '""') || '"' AND "userId" = OLD."id"
  );
END;
