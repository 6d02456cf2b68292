-- Sort keys are compared byte by byte, whatever the locale of the database.
ALTER TABLE "movies" ALTER COLUMN "sort_key" TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "people" ALTER COLUMN "sort_key" TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "sort_key" TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "cinemas" ALTER COLUMN "sort_key" TYPE text COLLATE "C";
