-- Tells every server on this database which content, facts, terms and legal documents have changed, whoever changed
-- them. The payload is `kind/id`. A fact also names the items whose texts refer to it.
create function announce_content_change() returns trigger language plpgsql as $$
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
  return null;
end
$$;
--> statement-breakpoint
create trigger announce_change after insert or update or delete on content_items
  for each row execute function announce_content_change('', 'id');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on content_texts
  for each row execute function announce_content_change('', 'item_id');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on content_facts
  for each row execute function announce_content_change('', 'item_id');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on facts
  for each row execute function announce_content_change('fact', 'id');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on fact_texts
  for each row execute function announce_content_change('fact', 'fact_id');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on terms
  for each row execute function announce_content_change('term', 'id');
--> statement-breakpoint
create trigger announce_change after insert or update or delete on legal_documents
  for each row execute function announce_content_change('legal-document', 'document_type');
