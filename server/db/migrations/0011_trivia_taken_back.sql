ALTER TABLE "trivia" ADD COLUMN "deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trivia" ADD COLUMN "intent_at" timestamp (3) with time zone;