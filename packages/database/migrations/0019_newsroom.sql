CREATE TABLE "fact_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fact_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"reason" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsroom_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsroom_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"hash" text NOT NULL,
	"approver_id" uuid,
	"approved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsroom_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsroom_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"comment" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsroom_items" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"category" text,
	"sections" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"neighbourhoods" text[] DEFAULT '{}'::text[] NOT NULL,
	"audience" text[] DEFAULT '{}'::text[] NOT NULL,
	"provenance" jsonb NOT NULL,
	"original" text NOT NULL,
	"review_by" date,
	"version" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsroom_items_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "newsroom_texts" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"live_version" integer,
	"scheduled_at" timestamp with time zone,
	"reason" text,
	"correction" text,
	"state_since" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsroom_texts_kind_item_id_locale_pk" PRIMARY KEY("kind","item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "newsroom_versions" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"note" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsroom_versions_kind_item_id_locale_number_pk" PRIMARY KEY("kind","item_id","locale","number")
);
--> statement-breakpoint
ALTER TABLE "fact_versions" ADD CONSTRAINT "fact_versions_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_versions" ADD CONSTRAINT "fact_versions_changed_by_profiles_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_approvals" ADD CONSTRAINT "newsroom_approvals_approver_id_profiles_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_approvals" ADD CONSTRAINT "newsroom_approvals_text" FOREIGN KEY ("kind","item_id","locale") REFERENCES "public"."newsroom_texts"("kind","item_id","locale") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_comments" ADD CONSTRAINT "newsroom_comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_comments" ADD CONSTRAINT "newsroom_comments_text" FOREIGN KEY ("kind","item_id","locale") REFERENCES "public"."newsroom_texts"("kind","item_id","locale") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_items" ADD CONSTRAINT "newsroom_items_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_texts" ADD CONSTRAINT "newsroom_texts_kind_item_id_newsroom_items_kind_item_id_fk" FOREIGN KEY ("kind","item_id") REFERENCES "public"."newsroom_items"("kind","item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_versions" ADD CONSTRAINT "newsroom_versions_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsroom_versions" ADD CONSTRAINT "newsroom_versions_text" FOREIGN KEY ("kind","item_id","locale") REFERENCES "public"."newsroom_texts"("kind","item_id","locale") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_versions_fact" ON "fact_versions" USING btree ("fact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsroom_approvals_once" ON "newsroom_approvals" USING btree ("kind","item_id","locale","hash","approver_id");--> statement-breakpoint
CREATE INDEX "newsroom_comments_of_text" ON "newsroom_comments" USING btree ("kind","item_id","locale");--> statement-breakpoint
CREATE INDEX "newsroom_texts_state" ON "newsroom_texts" USING btree ("state","state_since");--> statement-breakpoint
CREATE INDEX "newsroom_texts_schedule" ON "newsroom_texts" USING btree ("scheduled_at") WHERE "newsroom_texts"."state" = 'scheduled';