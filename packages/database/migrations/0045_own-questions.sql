CREATE TABLE "asked_as" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"questions" text[] NOT NULL,
	"import_hash" text,
	CONSTRAINT "asked_as_kind_item_id_locale_pk" PRIMARY KEY("kind","item_id","locale")
);
--> statement-breakpoint
ALTER TABLE "fact_texts" ADD COLUMN "sentence" text;--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "verdict" text;--> statement-breakpoint
-- How people ask is marked for the index and for the guide of devices as the content itself is.
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
  if tg_table_name in ('content_items', 'content_texts', 'facts', 'fact_texts', 'asked_as') and changed_kind <> 'handbook' then
    insert into search.changes (kind, id) values (changed_kind, changed_id);
  end if;
  insert into offline.changes (kind, id) values (changed_kind, changed_id);
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete on asked_as
  for each row execute function announce_content_change('', 'item_id');
