ALTER TABLE "search_entries" ADD COLUMN "year" smallint, ADD COLUMN "facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "search_entries" AS entry SET "year" = title."year", "facets" = array(SELECT 'genre:' || genre FROM unnest(title."genres") AS genre)
FROM (SELECT 'Movie' AS class, "id", "year", "genres" FROM "movies" UNION ALL SELECT 'Series', "id", "year", "genres" FROM "series") AS title
WHERE entry."item_class" = title.class AND entry."item_id" = title."id";--> statement-breakpoint
UPDATE "search_entries" AS entry SET "facets" = array(SELECT 'job:' || job FROM unnest(person."jobs") AS job)
FROM "people" AS person WHERE entry."item_class" = 'Person' AND entry."item_id" = person."id";--> statement-breakpoint
UPDATE "search_entries" AS entry SET "facets" = ARRAY['city:' || city."name"]
FROM "cinemas" AS cinema JOIN "cities" AS city ON city."slug" = cinema."city_slug"
WHERE entry."item_class" = 'Cinema' AND entry."item_id" = cinema."id";--> statement-breakpoint
CREATE INDEX "offers_provider_slug_item_type_item_id_index" ON "offers" USING btree ("provider_slug","item_type","item_id") WHERE kind = 'streaming';
