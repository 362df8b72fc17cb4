// Versions that might come after the newest one: tables that are added, a parent that is rebuilt as drizzle-kit does it, an
// index. Until there are more released versions, these stand for them.
import { familyTables } from '../../unit/db/support.ts'

const rebuild = `
CREATE TABLE __new_zz_parent (name TEXT PRIMARY KEY NOT NULL, rank INTEGER, motto TEXT NOT NULL DEFAULT 'none') STRICT;
--> statement-breakpoint
INSERT INTO __new_zz_parent (name, rank) SELECT name, rank FROM zz_parent;
--> statement-breakpoint
DROP TABLE zz_parent;
--> statement-breakpoint
ALTER TABLE __new_zz_parent RENAME TO zz_parent;`

const column = `ALTER TABLE ak_note ADD COLUMN colour TEXT NOT NULL DEFAULT 'plain';`

/** Each is one version. */
export const laterMigrations = [familyTables, rebuild, column] as const
