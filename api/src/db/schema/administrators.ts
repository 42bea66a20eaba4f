import type { Role } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

export const administrators = pgTable(
  'administrators',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    /** As colleagues read it; empty until it is known. */
    name: text().notNull().default(''),
    /** The rows from before there were roles are administrators. */
    roles: text().array().$type<Role[]>().notNull().default(['administrator']),
    /** Remotes that a releaser may release. */
    remotes: text().array().notNull().default([]),
    /** Secret of the authenticator app, encrypted; null without one. */
    totpSecret: text(),
    /** The time step of the last code that was accepted: no code works twice. */
    totpStep: integer().notNull().default(0),
    /** The identity at the OpenID provider that opens the account; null until the first sign-in by it. */
    oidcIssuer: text(),
    oidcSubject: text(),
    /** Sessions opened before this instant are invalid. */
    passwordChangedAt: createdAt(),
    disabledAt: instant(),
    /** When the back-office was last open on a screen of theirs, to the minute. */
    seenAt: instant(),
    /** End of the visit before the present one. */
    lastVisitAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('administrators_email').on(sql`lower(${table.email})`),
    uniqueIndex('administrators_identity').on(table.oidcIssuer, table.oidcSubject),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** The token's `jti`. */
    id: uuid().primaryKey(),
    administratorId: integer()
      .notNull()
      .references(() => administrators.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's value, so that a reader of the table cannot use it. */
    cookieHash: text().notNull().unique(),
    /** Keyed hash of the address, to know an administrator's usual places again. */
    addressHash: text().notNull(),
    /** The browser as it named itself, for its owner to know it again. */
    userAgent: text().notNull().default(''),
    /** The network that last used it, such as `203.0.113.0/24`, so that its owner can recognise it. */
    network: text().notNull().default(''),
    /** To the minute. */
    usedAt: createdAt(),
    /** The password was right, and the second factor is still to come. */
    isPending: boolean().notNull().default(false),
    /** When its owner last authenticated, by password or second factor. */
    provenAt: createdAt(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    index('sessions_administrator').on(table.administratorId),
    index('sessions_age').on(table.createdAt),
  ],
)

/** Failed logins, counted by keyed hashes of account and address. */
export const loginAttempts = pgTable(
  'login_attempts',
  { key: text().primaryKey(), count: integer().notNull(), expiresAt: instant().notNull() },
  (table) => [index('login_attempts_age').on(table.expiresAt)],
)
