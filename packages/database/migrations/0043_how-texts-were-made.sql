-- How the first text of each item was made: by the run that drafted it, by the template of the weekly letter, or as it is stated.
update newsroom_items n set origin_method = coalesce(
  (select case r.method when 'model' then 'machine-drafted' else 'computed' end from reporter_runs r
    where n.kind = 'article' and r.article_id = n.item_id order by r.id limit 1),
  case when n.created_by is null and n.tags @> array['weekly-letter'] then 'computed' end,
  n.provenance->>'method');--> statement-breakpoint
-- Its first version in each language, where no person wrote it.
update newsroom_versions v set is_machine_made = true
from newsroom_items n
where n.kind = v.kind and n.item_id = v.item_id and n.origin_method <> 'person' and v.author_id is null
  and v.number = (select min(x.number) from newsroom_versions x
    where x.kind = v.kind and x.item_id = v.item_id and x.locale = v.locale);
--> statement-breakpoint
-- What a reporter or a template wrote is not stated to be a person's work, in work or published.
update newsroom_items set provenance = jsonb_set(provenance, '{method}', to_jsonb(origin_method)), version = version + 1
where origin_method <> 'person' and provenance->>'method' = 'person';--> statement-breakpoint
update content_items i set provenance = jsonb_set(i.provenance, '{method}', to_jsonb(n.origin_method))
from newsroom_items n where n.kind = i.kind and n.item_id = i.id and n.origin_method <> 'person' and i.provenance->>'method' = 'person';
