-- AlterTable
ALTER TABLE "StudentSecret" ADD COLUMN     "claimUntil" TIMESTAMP(3);
