CREATE TABLE "title_totals" (
	"type" text NOT NULL,
	"filter" text NOT NULL,
	"total" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "title_totals_type_filter_pk" PRIMARY KEY("type","filter")
);
--> statement-breakpoint
DROP INDEX "movies_popularity_id_index";--> statement-breakpoint
DROP INDEX "series_popularity_id_index";--> statement-breakpoint
-- One statement, so that the table is written anew once.
ALTER TABLE "movies"
  ADD COLUMN "start_order" integer GENERATED ALWAYS AS (coalesce(release_date - '1900-01-01'::date, -1000000)) STORED NOT NULL,
  ADD COLUMN "average_order" double precision GENERATED ALWAYS AS (coalesce(community_sum / nullif(community_count, 0), -1)) STORED NOT NULL,
  ADD COLUMN "weighted_order" double precision GENERATED ALWAYS AS ((community_sum + 195) / (community_count + 30)) STORED NOT NULL;--> statement-breakpoint
-- One statement, so that the table is written anew once.
ALTER TABLE "series"
  ADD COLUMN "start_order" integer GENERATED ALWAYS AS (coalesce(year, -1)) STORED NOT NULL,
  ADD COLUMN "average_order" double precision GENERATED ALWAYS AS (coalesce(community_sum / nullif(community_count, 0), -1)) STORED NOT NULL,
  ADD COLUMN "weighted_order" double precision GENERATED ALWAYS AS ((community_sum + 195) / (community_count + 30)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "movies_average_order_id_index" ON "movies" USING btree ("average_order","id");--> statement-breakpoint
CREATE INDEX "movies_weighted_order_id_index" ON "movies" USING btree ("weighted_order","id");--> statement-breakpoint
CREATE INDEX "movies_start_order_id_index" ON "movies" USING btree ("start_order","id");--> statement-breakpoint
CREATE INDEX "movies_year_index" ON "movies" USING btree ("year");--> statement-breakpoint
CREATE INDEX "movies_countries_index" ON "movies" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "series_average_order_id_index" ON "series" USING btree ("average_order","id");--> statement-breakpoint
CREATE INDEX "series_weighted_order_id_index" ON "series" USING btree ("weighted_order","id");--> statement-breakpoint
CREATE INDEX "series_start_order_id_index" ON "series" USING btree ("start_order","id");--> statement-breakpoint
CREATE INDEX "series_year_index" ON "series" USING btree ("year");--> statement-breakpoint
CREATE INDEX "series_genres_index" ON "series" USING gin ("genres");--> statement-breakpoint
CREATE INDEX "series_countries_index" ON "series" USING gin ("countries");--> statement-breakpoint
CREATE INDEX "movies_popularity_id_index" ON "movies" USING btree ("popularity","id");--> statement-breakpoint
CREATE INDEX "series_popularity_id_index" ON "series" USING btree ("popularity","id");