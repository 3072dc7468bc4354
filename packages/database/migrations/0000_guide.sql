CREATE TABLE "content_facts" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"fact_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "content_facts_kind_item_id_fact_id_pk" PRIMARY KEY("kind","item_id","fact_id")
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stamp" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"category" text,
	"sections" text[] DEFAULT '{}'::text[] NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"neighbourhoods" text[] DEFAULT '{}'::text[] NOT NULL,
	"audience" text[] DEFAULT '{}'::text[] NOT NULL,
	"data" jsonb NOT NULL,
	"data_version" integer NOT NULL,
	"state" text NOT NULL,
	"provenance" jsonb NOT NULL,
	"as_of" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_hash" text,
	CONSTRAINT "content_items_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_texts" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"translation" jsonb,
	"state" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_texts_kind_item_id_locale_pk" PRIMARY KEY("kind","item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "fact_texts" (
	"fact_id" text NOT NULL,
	"locale" text NOT NULL,
	"label" text NOT NULL,
	"source_name" text NOT NULL,
	"value" text,
	CONSTRAINT "fact_texts_fact_id_locale_pk" PRIMARY KEY("fact_id","locale")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"type" text NOT NULL,
	"value" jsonb NOT NULL,
	"currency" text,
	"unit" text,
	"display" text,
	"valid_from" date,
	"valid_until" date,
	"review_by" date NOT NULL,
	"source_url" text NOT NULL,
	"as_of" text NOT NULL,
	"confidence" text NOT NULL,
	"note" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_hash" text
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"term_group" text NOT NULL,
	"id" text NOT NULL,
	"locale" text NOT NULL,
	"label" text NOT NULL,
	"forms" jsonb,
	"import_hash" text,
	CONSTRAINT "terms_term_group_id_locale_pk" PRIMARY KEY("term_group","id","locale")
);
--> statement-breakpoint
CREATE TABLE "health_check" (
	"id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_type" text NOT NULL,
	"language" text NOT NULL,
	"version" text NOT NULL,
	"effective_date" date NOT NULL,
	"is_active" boolean NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"reference" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"kind" text,
	"item_id" text,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_facts" ADD CONSTRAINT "content_facts_kind_item_id_content_items_kind_id_fk" FOREIGN KEY ("kind","item_id") REFERENCES "public"."content_items"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_facts" ADD CONSTRAINT "content_facts_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_kind_item_id_content_items_kind_id_fk" FOREIGN KEY ("kind","item_id") REFERENCES "public"."content_items"("kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_texts" ADD CONSTRAINT "fact_texts_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_facts_fact" ON "content_facts" USING btree ("fact_id");--> statement-breakpoint
CREATE INDEX "content_items_kind_state" ON "content_items" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "content_items_sections" ON "content_items" USING gin ("sections");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_documents_version" ON "legal_documents" USING btree ("document_type","language","version");--> statement-breakpoint
CREATE INDEX "legal_documents_active" ON "legal_documents" USING btree ("document_type","language","is_active");