INSERT INTO "health_check" ("id", "status") VALUES (1, 'ok') ON CONFLICT ("id") DO NOTHING;
