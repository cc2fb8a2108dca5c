-- AlterTable
ALTER TABLE "AttemptAnswer" ADD COLUMN     "requestId" TEXT COLLATE "C";
