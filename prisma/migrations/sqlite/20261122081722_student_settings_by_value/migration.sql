-- A setting has a value of its own list instead of on and off, so that both tables of them become one.
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_StudentSetting" (
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    PRIMARY KEY ("ownerId", "name"),
    CONSTRAINT "StudentSetting_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_StudentSetting" ("name", "ownerId", "value")
SELECT "name", "ownerId", CASE WHEN "isOn" THEN 'on' ELSE 'off' END FROM "StudentSetting";
INSERT INTO "new_StudentSetting" ("name", "ownerId", "value") SELECT 'writingHelp', "teacherId", "help" FROM "WritingHelp";
DROP TABLE "StudentSetting";
ALTER TABLE "new_StudentSetting" RENAME TO "StudentSetting";
DROP TABLE "WritingHelp";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
