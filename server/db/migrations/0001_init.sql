CREATE TABLE "credits" (
	"movie_id" text NOT NULL,
	"person_id" text NOT NULL,
	"job" text NOT NULL,
	"role" text,
	"position" smallint NOT NULL,
	CONSTRAINT "credits_movie_id_job_position_pk" PRIMARY KEY("movie_id","job","position")
);
--> statement-breakpoint
CREATE TABLE "movies" (
	"id" text PRIMARY KEY NOT NULL,
	"permalink" text NOT NULL,
	"title" text NOT NULL,
	"original_title" text,
	"sort_key" text NOT NULL,
	"year" smallint,
	"runtime" smallint,
	"fsk" smallint,
	"genres" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"release_date" date,
	"synopsis" text,
	"poster_image_id" text,
	"still_image_id" text,
	"popularity" integer DEFAULT 0 NOT NULL,
	"community_sum" double precision DEFAULT 0 NOT NULL,
	"community_count" integer DEFAULT 0 NOT NULL,
	"community_distribution" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0}'::int[] NOT NULL,
	"critics_sum" double precision DEFAULT 0 NOT NULL,
	"critics_count" integer DEFAULT 0 NOT NULL,
	"critics_distribution" integer[] DEFAULT '{0,0,0,0,0,0,0,0,0,0,0}'::int[] NOT NULL,
	CONSTRAINT "movies_permalink_unique" UNIQUE("permalink")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"permalink" text NOT NULL,
	"name" text NOT NULL,
	"sort_key" text NOT NULL,
	CONSTRAINT "people_permalink_unique" UNIQUE("permalink")
);
--> statement-breakpoint
CREATE TABLE "auditoria" (
	"cinema_id" text NOT NULL,
	"number" smallint NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"features" text[] NOT NULL,
	CONSTRAINT "auditoria_cinema_id_number_pk" PRIMARY KEY("cinema_id","number")
);
--> statement-breakpoint
CREATE TABLE "cinemas" (
	"id" text PRIMARY KEY NOT NULL,
	"permalink" text NOT NULL,
	"name" text NOT NULL,
	"sort_key" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city_slug" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"features" text[] NOT NULL,
	CONSTRAINT "cinemas_permalink_unique" UNIQUE("permalink")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text NOT NULL,
	"state" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showtimes" (
	"id" text PRIMARY KEY NOT NULL,
	"movie_id" text NOT NULL,
	"cinema_id" text NOT NULL,
	"auditorium" smallint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"date" date NOT NULL,
	"version" text NOT NULL,
	"features" text[] NOT NULL,
	"ticket_url" text
);
--> statement-breakpoint
CREATE TABLE "effects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "effects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" text NOT NULL,
	"key" uuid NOT NULL,
	"route" text NOT NULL,
	"body_sha256" text NOT NULL,
	"status" smallint NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"filename" text NOT NULL,
	"color" text NOT NULL,
	"widths" integer[] NOT NULL,
	"aspect_ratio" real NOT NULL,
	"recipe" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rendered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_error" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"value" real,
	"top" boolean DEFAULT false NOT NULL,
	"flop" boolean DEFAULT false NOT NULL,
	"critic" boolean DEFAULT false NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "ratings_user_id_item_type_item_id_pk" PRIMARY KEY("user_id","item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"credentials" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"avatar_image_id" text,
	"change_seq" bigint DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_usernameKey_unique" UNIQUE("username_key"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_movie_id_movies_id_fk" FOREIGN KEY ("movie_id") REFERENCES "public"."movies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movies" ADD CONSTRAINT "movies_poster_image_id_images_id_fk" FOREIGN KEY ("poster_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movies" ADD CONSTRAINT "movies_still_image_id_images_id_fk" FOREIGN KEY ("still_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditoria" ADD CONSTRAINT "auditoria_cinema_id_cinemas_id_fk" FOREIGN KEY ("cinema_id") REFERENCES "public"."cinemas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cinemas" ADD CONSTRAINT "cinemas_city_slug_cities_slug_fk" FOREIGN KEY ("city_slug") REFERENCES "public"."cities"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showtimes" ADD CONSTRAINT "showtimes_movie_id_movies_id_fk" FOREIGN KEY ("movie_id") REFERENCES "public"."movies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showtimes" ADD CONSTRAINT "showtimes_cinema_id_cinemas_id_fk" FOREIGN KEY ("cinema_id") REFERENCES "public"."cinemas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "effects" ADD CONSTRAINT "effects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_person_id_index" ON "credits" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "movies_popularity_id_index" ON "movies" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "movies_release_date_id_index" ON "movies" USING btree ("release_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "movies_sort_key_index" ON "movies" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "movies_genres_index" ON "movies" USING gin ("genres");--> statement-breakpoint
CREATE INDEX "cinemas_city_slug_sort_key_index" ON "cinemas" USING btree ("city_slug","sort_key");--> statement-breakpoint
CREATE INDEX "cinemas_earth_index" ON "cinemas" USING gist (ll_to_earth(lat, lon));--> statement-breakpoint
CREATE INDEX "showtimes_date_cinema_id_index" ON "showtimes" USING btree ("date","cinema_id");--> statement-breakpoint
CREATE INDEX "showtimes_movie_id_date_index" ON "showtimes" USING btree ("movie_id","date");--> statement-breakpoint
CREATE INDEX "showtimes_cinema_id_date_index" ON "showtimes" USING btree ("cinema_id","date");--> statement-breakpoint
CREATE INDEX "effects_user_id_key_index" ON "effects" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_created_at_index" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_state_index" ON "images" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_kind_key_index" ON "jobs" USING btree ("kind","key") WHERE key is not null;--> statement-breakpoint
CREATE INDEX "jobs_kind_priority_run_at_index" ON "jobs" USING btree ("kind","priority" DESC NULLS LAST,"run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "limits_resets_at_index" ON "limits" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_id_index" ON "ratings" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ratings_user_id_change_seq_index" ON "ratings" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "ratings_item_type_item_id_index" ON "ratings" USING btree ("item_type","item_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");