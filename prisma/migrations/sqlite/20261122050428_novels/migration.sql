-- CreateTable
CREATE TABLE "NovelScene" (
    "resourceId" TEXT NOT NULL,
    "sceneId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "textKey" TEXT NOT NULL,
    "drafts" JSONB NOT NULL,
    "words" INTEGER NOT NULL,
    "characters" INTEGER NOT NULL,
    "drafted" INTEGER NOT NULL DEFAULT 0,
    "inBook" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("resourceId", "sceneId"),
    CONSTRAINT "NovelScene_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "NovelSceneVersion" (
    "resourceId" TEXT NOT NULL,
    "sceneId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "drafts" JSONB NOT NULL,
    "words" INTEGER NOT NULL,
    "savedAt" DATETIME NOT NULL,

    PRIMARY KEY ("resourceId", "sceneId", "version"),
    CONSTRAINT "NovelSceneVersion_resourceId_sceneId_fkey" FOREIGN KEY ("resourceId", "sceneId") REFERENCES "NovelScene" ("resourceId", "sceneId") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "NovelDay" (
    "resourceId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "words" INTEGER NOT NULL,

    PRIMARY KEY ("resourceId", "day"),
    CONSTRAINT "NovelDay_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
