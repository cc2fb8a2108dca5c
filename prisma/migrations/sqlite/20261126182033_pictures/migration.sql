-- CreateTable
CREATE TABLE "Picture" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "content" BLOB NOT NULL,
    CONSTRAINT "Picture_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Picture_ownerId_createdAt_id_idx" ON "Picture"("ownerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Picture_ownerId_bytes_idx" ON "Picture"("ownerId", "bytes");

-- CreateIndex
CREATE UNIQUE INDEX "Picture_ownerId_sha256_key" ON "Picture"("ownerId", "sha256");
