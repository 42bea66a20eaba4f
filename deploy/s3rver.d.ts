declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Options {
    address: string
    port: number
    directory: string
    silent: boolean
    vhostBuckets: boolean
  }
  export interface ListOptions {
    prefix?: string
    delimiter?: string
    maxKeys?: number
  }
  export interface Listed {
    objects: { key: string }[]
    commonPrefixes: string[]
    isTruncated: boolean
  }
  interface Context {
    app: S3rver
    url: string
    status: number
    get(header: string): string
  }
  export default class S3rver {
    constructor(options: Options)
    /** Koa's list of middleware. */
    readonly middleware: ((context: Context, next: () => unknown) => unknown)[]
    readonly store: { listObjects(bucket: string, options: ListOptions): Promise<Listed> }
    /** Koa's method that creates the context of a request. */
    createContext(request: IncomingMessage, response: ServerResponse): Context
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
