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
    /** As shown to colleagues; may be empty. */
    name: text().notNull().default(''),
    /** Rows older than roles are administrators. */
    roles: text().array().$type<Role[]>().notNull().default(['administrator']),
    /** Remotes that a releaser may release. */
    remotes: text().array().notNull().default([]),
    /** Vacancies whose applications a hiring manager may see. */
    vacancies: integer().array().notNull().default([]),
    /** Secret of the authenticator app, encrypted; null without one. */
    totpSecret: text(),
    /** The time step of the last accepted code, so that no code works twice. */
    totpStep: integer().notNull().default(0),
    /** The identity at the OpenID provider that opens the account; null until the first login with it. */
    oidcIssuer: text(),
    oidcSubject: text(),
    /** Sessions opened before this instant are invalid. */
    passwordChangedAt: createdAt(),
    disabledAt: instant(),
    /** Time at which the person last had the back-office open, to the minute. */
    seenAt: instant(),
    /** End of the visit before the current one. */
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
    /** SHA-256 of the cookie's value, so that read access to the table is not enough to use it. */
    cookieHash: text().notNull().unique(),
    /** Keyed hash of the address, to recognise an administrator's usual locations. */
    addressHash: text().notNull(),
    /** The browser's user agent, so that the owner can recognise the session. */
    userAgent: text().notNull().default(''),
    /** The network that last used it, such as `203.0.113.0/24`, so that its owner can recognise it. */
    network: text().notNull().default(''),
    /** To the minute. */
    usedAt: createdAt(),
    /** True after the password and before the second factor. */
    isPending: boolean().notNull().default(false),
    /** Time of its owner's last authentication, by password or second factor. */
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
