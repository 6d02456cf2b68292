ALTER TABLE "privacy" ADD COLUMN "diary" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
CREATE INDEX "awards_person_id_index" ON "awards" USING btree ("person_id");