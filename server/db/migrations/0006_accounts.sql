CREATE TABLE "signups" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"username" text NOT NULL,
	"username_look" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"wants_newsletter" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signups_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_look" text GENERATED ALWAYS AS (replace(replace(replace(replace(lower(translate("users"."username", 'АВЕЅІЈКМНОРСТУХҮавеѕіјкмнорстухԁһӏԛԝёіΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικμνορτυχγωÄÖÜıİIi1|lL0_.', 'abesljkmhopctyxyabesljkmhopctyxdhlqwelabezhlkmnoptyxabeznlkmvoptuxywäöüllllllllo--') collate "C"), 'ß', 'ss'), 'ẞ', 'ss'), 'rn', 'm'), 'vv', 'w')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_newsletter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "facebook_id" text;--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signups_username_look_index" ON "signups" USING btree ("username_look");--> statement-breakpoint
CREATE INDEX "signups_email_index" ON "signups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "signups_expires_at_index" ON "signups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_captchas_expires_at_index" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_tokens_user_id_index" ON "user_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_tokens_expires_at_index" ON "user_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_username_look_index" ON "users" USING btree ("username_look");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_facebookId_unique" UNIQUE("facebook_id");