CREATE SCHEMA "search";
--> statement-breakpoint
CREATE SEQUENCE "search"."document_sequence" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE TABLE "search"."changes" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search"."changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"folded" text NOT NULL,
	"query" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "search_counts_locale_day_folded_pk" PRIMARY KEY("locale","day","folded")
);
--> statement-breakpoint
CREATE TABLE "search"."documents" (
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"facets" integer NOT NULL,
	"titles" jsonb NOT NULL,
	PRIMARY KEY ("number") INCLUDE ("facets")
);
--> statement-breakpoint
CREATE TABLE "search"."entries" (
	"document" integer PRIMARY KEY NOT NULL,
	"keys" integer[] NOT NULL,
	"words" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"folded" text NOT NULL,
	"results_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search"."keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "search"."postings" (
	"key_id" integer NOT NULL,
	"document" integer NOT NULL,
	"impact" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."spellings" (
	"form" text collate "C" NOT NULL,
	"word_id" integer NOT NULL,
	CONSTRAINT "spellings_form_word_id_pk" PRIMARY KEY("form","word_id")
);
--> statement-breakpoint
CREATE TABLE "search"."state" (
	"version" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."texts" (
	"document" integer NOT NULL,
	"locale" text collate "C" NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "texts_document_locale_pk" PRIMARY KEY("document","locale")
);
--> statement-breakpoint
CREATE TABLE "search_visitors" (
	"day" date NOT NULL,
	"visitor" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search"."words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text collate "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_item" ON "search"."documents" USING btree ("kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_history_query" ON "search_history" USING btree ("user_id","folded");--> statement-breakpoint
CREATE UNIQUE INDEX "postings_document" ON "search"."postings" USING btree ("key_id","document") INCLUDE ("impact");--> statement-breakpoint
CREATE INDEX "postings_best" ON "search"."postings" USING btree ("key_id","impact" DESC,"document");--> statement-breakpoint
CREATE INDEX "spellings_word" ON "search"."spellings" USING btree ("word_id");
--> statement-breakpoint
DROP INDEX "content_facts_fact";
--> statement-breakpoint
CREATE INDEX "content_facts_fact" ON "content_facts" USING btree ("fact_id","kind","position","item_id");
--> statement-breakpoint
-- Whatever is announced is also marked for the index, unless it is not in it, in the transaction that changes it.
create or replace function announce_content_change() returns trigger language plpgsql as $$
declare
  changed jsonb;
  changed_kind text;
  changed_id text;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  changed := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changed_kind := coalesce(nullif(tg_argv[0], ''), changed ->> 'kind');
  changed_id := changed ->> tg_argv[1];
  perform pg_notify('content_changed', changed_kind || '/' || changed_id);
  if changed_kind = 'fact' then
    perform pg_notify('content_changed', c.kind || '/' || c.item_id) from content_facts c where c.fact_id = changed_id;
  end if;
  if tg_table_name in ('content_items', 'content_texts', 'facts', 'fact_texts') and changed_kind <> 'handbook' then
    insert into search.changes (kind, id) values (changed_kind, changed_id);
  end if;
  return null;
end
$$;
