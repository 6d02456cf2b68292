CREATE TABLE "privacy" (
	"user_id" text PRIMARY KEY NOT NULL,
	"ratings" text DEFAULT 'public' NOT NULL,
	"favourites" text DEFAULT 'public' NOT NULL,
	"lists" text DEFAULT 'public' NOT NULL,
	"comments" text DEFAULT 'public' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy" ADD CONSTRAINT "privacy_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_username_key_trigrams" ON "users" USING gin (username_key gin_trgm_ops);