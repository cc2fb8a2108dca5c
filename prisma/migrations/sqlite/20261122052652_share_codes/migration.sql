-- AlterTable
ALTER TABLE "ShareLink" ADD COLUMN "code" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "ShareLink_code_key" ON "ShareLink"("code");
