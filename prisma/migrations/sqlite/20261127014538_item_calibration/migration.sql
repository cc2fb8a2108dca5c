-- CreateTable
CREATE TABLE "ItemCalibration" (
    "type" TEXT NOT NULL PRIMARY KEY,
    "answers" INTEGER NOT NULL,
    "difficulty" REAL NOT NULL,
    "error" REAL NOT NULL,
    "discrimination" REAL NOT NULL,
    "strongRight" REAL NOT NULL
);
