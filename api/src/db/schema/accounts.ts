import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { administrators } from './administrators.ts'
import { createdAt, instant } from './columns.ts'

/** Invitations and requests for a new password, each redeemed once by the link in its mail. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of what the link carries: who reads the table cannot use it. */
    tokenHash: text().primaryKey(),
    administratorId: integer()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['invitation', 'password reset'] }).notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_links_administrator').on(table.administratorId),
    index('account_links_age').on(table.expiresAt),
  ],
)

/** Public keys by which administrators prove who they are. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    administratorId: integer()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says it has signed. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** What its owner calls it. */
    name: text().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_administrator').on(table.administratorId)],
)

/** Each opens the account once in place of the second factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    administratorId: integer()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    /** Keyed hash. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.administratorId, table.codeHash] })],
)

/** What a passkey is asked to sign; good for one answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Null for a login by passkey alone, which anybody may begin. */
    administratorId: integer().references(() => administrators.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_age').on(table.expiresAt),
    index('passkey_challenges_administrator').on(table.administratorId),
  ],
)
