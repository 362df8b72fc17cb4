PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_ak_credit` (
	`id` integer PRIMARY KEY NOT NULL,
	`seat` integer NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`what` text NOT NULL,
	FOREIGN KEY (`seat`) REFERENCES `ak_seat`(`seat`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ak_credit_amount" CHECK("__new_ak_credit"."amount" <> 0),
	CONSTRAINT "ak_credit_reason" CHECK("__new_ak_credit"."reason" in ('reward', 'difficulty', 'upgrade', 'sale', 'supply', 'sparrowUpgrade', 'improvement', 'trauma', 'travel', 'byHand', 'catchUp'))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_ak_credit`("id", "seat", "amount", "reason", "what") SELECT "id", "seat", "amount", "reason", "what" FROM `ak_credit`;--> statement-breakpoint
DROP TABLE `ak_credit`;--> statement-breakpoint
ALTER TABLE `__new_ak_credit` RENAME TO `ak_credit`;--> statement-breakpoint
PRAGMA foreign_keys=ON;