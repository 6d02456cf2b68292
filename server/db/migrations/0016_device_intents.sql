CREATE TABLE "device_intents" (
	"user_id" text NOT NULL,
	"device" uuid NOT NULL,
	"slot" text NOT NULL,
	"seq" bigint NOT NULL,
	"intent_at" timestamp (3) with time zone NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_intents_user_id_device_slot_pk" PRIMARY KEY("user_id","device","slot")
);
--> statement-breakpoint
ALTER TABLE "device_intents" ADD CONSTRAINT "device_intents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_intents_arrived_at_index" ON "device_intents" USING btree ("arrived_at");