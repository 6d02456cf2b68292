ALTER TABLE "search_entries" ADD COLUMN "aliases" text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_names_aliases_index" ON "search_entries" USING gin ("names","aliases");