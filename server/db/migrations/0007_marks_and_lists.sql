CREATE TABLE "list_items" (
	"list_id" text NOT NULL,
	"user_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"on" boolean NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "list_items_list_id_item_type_item_id_pk" PRIMARY KEY("list_id","item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"private" boolean DEFAULT false NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"items_count" integer DEFAULT 0 NOT NULL,
	"diggs_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	"order" text[] DEFAULT '{}' NOT NULL,
	"order_intent_at" timestamp (3) with time zone,
	"order_updated_at" timestamp (3) with time zone,
	"order_change_seq" bigint
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"set" boolean NOT NULL,
	"vote" smallint,
	"reason" text,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"change_seq" bigint NOT NULL,
	CONSTRAINT "marks_user_id_kind_item_type_item_id_pk" PRIMARY KEY("user_id","kind","item_type","item_id"),
	CONSTRAINT "marks_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lists" ADD CONSTRAINT "lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_items_user_id_item_type_item_id_index" ON "list_items" USING btree ("user_id","item_type","item_id");--> statement-breakpoint
CREATE INDEX "list_items_user_id_change_seq_index" ON "list_items" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "lists_user_id_change_seq_index" ON "lists" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "lists_user_id_order_change_seq_index" ON "lists" USING btree ("user_id","order_change_seq");--> statement-breakpoint
CREATE INDEX "lists_diggs_count_id_index" ON "lists" USING btree ("diggs_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "lists_updated_at_id_index" ON "lists" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "marks_user_id_change_seq_index" ON "marks" USING btree ("user_id","change_seq");--> statement-breakpoint
CREATE INDEX "marks_kind_item_type_item_id_index" ON "marks" USING btree ("kind","item_type","item_id");