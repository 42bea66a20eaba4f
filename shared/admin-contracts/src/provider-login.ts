import * as z from 'zod/mini'

/** Response of `GET /api/login/provider`: the name of the OpenID provider; null without one. */
export const signInProvider = z.object({ name: z.nullable(z.string()) })

/** Response of `POST /api/login/provider`: the address to which the browser goes to sign in. */
export const providerAddress = z.object({ address: z.string() })

/** Body of `POST /api/login/provider/return`: the query with which the provider redirects back. */
export const providerReturn = z.object({ query: z.string().check(z.minLength(1), z.maxLength(4_096)) })

export type SignInProvider = z.infer<typeof signInProvider>
export type ProviderAddress = z.infer<typeof providerAddress>
export type ProviderReturn = z.infer<typeof providerReturn>
