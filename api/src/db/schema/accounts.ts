import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { administrators } from './administrators.ts'
import { createdAt, instant } from './columns.ts'

/** Invitations and password resets; each link in a mail works once. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of the link's secret, so that read access to the table is not enough to use it. */
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

/** Public keys of administrators' passkeys. */
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
    /** The authenticator's signature counter. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** The name chosen by its owner. */
    name: text().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_administrator').on(table.administratorId)],
)

/** Each code replaces the second factor once. */
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

/** The challenge that a passkey signs; valid once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    /** Null for a login with a passkey only, which anyone may start. */
    administratorId: integer().references(() => administrators.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_age').on(table.expiresAt),
    index('passkey_challenges_administrator').on(table.administratorId),
  ],
)
