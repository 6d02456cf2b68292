CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"state" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"postcodes" text[] NOT NULL,
	"size" integer NOT NULL,
	"edition" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "places_folded_index" ON "places" USING gin (folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "places_postcodes_index" ON "places" USING gin ("postcodes");