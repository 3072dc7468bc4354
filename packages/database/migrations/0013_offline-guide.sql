CREATE SCHEMA "offline";
--> statement-breakpoint
CREATE TABLE "offline"."changes" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offline"."changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline"."entries" (
	"pack" text collate "C" NOT NULL,
	"path" text collate "C" NOT NULL,
	"entry_group" text NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	"tags" text[] NOT NULL,
	"version" bigint NOT NULL,
	"is_removed" boolean NOT NULL,
	CONSTRAINT "entries_pack_path_pk" PRIMARY KEY("pack","path")
);
--> statement-breakpoint
CREATE TABLE "offline"."state" (
	"version" bigint PRIMARY KEY NOT NULL,
	"oldest" bigint NOT NULL,
	"day" date NOT NULL,
	"rules" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_version" ON "offline"."entries" USING btree ("pack","version");
--> statement-breakpoint
-- Whatever is announced is also marked for the guide of devices, in the transaction that changes it.
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
  insert into offline.changes (kind, id) values (changed_kind, changed_id);
  return null;
end
$$;
