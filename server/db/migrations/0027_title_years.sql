DROP INDEX "movies_year_index";--> statement-breakpoint
DROP INDEX "series_year_index";--> statement-breakpoint
CREATE INDEX "movies_year_start_order_id_index" ON "movies" USING btree ("year","start_order","id");--> statement-breakpoint
CREATE INDEX "series_year_start_order_id_index" ON "series" USING btree ("year","start_order","id");