-- AlterTable
ALTER TABLE "BankItem" ADD COLUMN     "measured" DOUBLE PRECISION,
ADD COLUMN     "strongRight" DOUBLE PRECISION;
