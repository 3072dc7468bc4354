CREATE TABLE "fact_owners" (
	"fact_id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid
);
--> statement-breakpoint
CREATE TABLE "fact_words_waiting" (
	"fact_id" text NOT NULL,
	"locale" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_words_waiting_fact_id_locale_pk" PRIMARY KEY("fact_id","locale")
);
--> statement-breakpoint
ALTER TABLE "fact_owners" ADD CONSTRAINT "fact_owners_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_owners" ADD CONSTRAINT "fact_owners_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_words_waiting" ADD CONSTRAINT "fact_words_waiting_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;