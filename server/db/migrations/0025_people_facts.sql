ALTER TABLE "people" ADD COLUMN "born" date;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "died" date;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "birthplace" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "birthday" smallint GENERATED ALWAYS AS ((extract(month from "people"."born") * 100 + extract(day from "people"."born"))::smallint) STORED;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "jobs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "people_popularity_id_index" ON "people" USING btree ("popularity","id");--> statement-breakpoint
CREATE INDEX "people_sort_key_id_index" ON "people" USING btree ("sort_key","id");--> statement-breakpoint
CREATE INDEX "people_birthday_popularity_id_index" ON "people" USING btree ("birthday","popularity","id");--> statement-breakpoint
-- The catalogue's write side keeps both columns from here on.
WITH "credit" AS (
  SELECT c.person_id, 'm' || c.movie_id AS title_id, t.popularity, c.job
  FROM "credits" c JOIN "movies" t ON t.id = c.movie_id
  UNION ALL
  SELECT c.person_id, 's' || c.series_id, t.popularity, c.job
  FROM "series_credits" c JOIN "series" t ON t.id = c.series_id
), "fame" AS (
  SELECT person_id, sum(popularity)::int AS popularity
  FROM (SELECT DISTINCT person_id, title_id, popularity FROM "credit") AS title GROUP BY person_id
), "done" AS (
  SELECT person_id, array_agg(job ORDER BY times DESC, job) AS jobs
  FROM (SELECT person_id, job, count(*) AS times FROM "credit" GROUP BY person_id, job) AS part GROUP BY person_id
)
UPDATE "people" SET "popularity" = fame.popularity, "jobs" = done.jobs
FROM "fame" JOIN "done" USING (person_id) WHERE "people"."id" = fame.person_id;--> statement-breakpoint
-- Letters that have no base letter and an accent, and a "Jr." that stood before the last name.
UPDATE "people" SET "sort_key" = translate("sort_key", 'øłđ', 'old') WHERE "sort_key" ~ '[øłđ]';--> statement-breakpoint
UPDATE "people" SET "sort_key" = regexp_replace("sort_key", '^(jr|sr) (.*) (\S+)$', '\3 \2') WHERE "sort_key" ~ '^(jr|sr) .* \S+$';
