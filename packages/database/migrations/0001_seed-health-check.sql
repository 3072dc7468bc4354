INSERT INTO "health_check" ("id", "status") VALUES (1, 'healthy') ON CONFLICT ("id") DO NOTHING;
