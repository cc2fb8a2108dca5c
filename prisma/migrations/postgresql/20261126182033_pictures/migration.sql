-- CreateTable
CREATE TABLE "Picture" (
    "id" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "Picture_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Picture_ownerId_createdAt_id_idx" ON "Picture"("ownerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Picture_ownerId_bytes_idx" ON "Picture"("ownerId", "bytes");

-- CreateIndex
CREATE UNIQUE INDEX "Picture_ownerId_sha256_key" ON "Picture"("ownerId", "sha256");

-- AddForeignKey
ALTER TABLE "Picture" ADD CONSTRAINT "Picture_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
