-- Any part of a name or an address is found by its groups of three letters. Prisma's schema cannot say an index of an
-- expression, and does not look at one either. No name holds a line break, so nothing is found across the two.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "User_search_idx" ON "User" USING gin (("usernameKey" || E'\n' || "emailKey") gin_trgm_ops);
