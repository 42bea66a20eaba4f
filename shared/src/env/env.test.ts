import { describe, expect, it } from 'vitest'
import { readSettings } from './index.ts'

describe('settings', () => {
  it('have working defaults and take an empty variable as unset', () => {
    const settings = readSettings({ PORT: '', SITE_NAME: '' })
    expect(settings).toMatchObject({ port: 3000, apiUrl: 'http://127.0.0.1:4000', siteName: 'Arunika' })
  })

  it('name every fault in one message', () => {
    const wrong = { PORT: 'abc', API_PORT: '70000', DATABASE_URL: 'mysql://x', ADMIN_PASSWORD: 'short' }
    expect(() => readSettings(wrong)).toThrow(/PORT.*API_PORT.*DATABASE_URL.*ADMIN_PASSWORD/s)
  })

  it('refuse two servers on one port', () => {
    expect(() => readSettings({ PORT: '4000' })).toThrow('must differ')
  })

  it('drop the slash at the end of addresses', () => {
    expect(readSettings({ PUBLIC_URL: 'https://example.test/' }).publicUrl).toBe('https://example.test')
  })

  it('keep files in a bucket where one is named, with its keys', () => {
    expect(readSettings({}).s3).toBeUndefined()
    expect(() => readSettings({ S3_BUCKET: 'files' })).toThrow('S3_ACCESS_KEY_ID')
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readSettings({ S3_BUCKET: 'files', S3_ENDPOINT: 'http://files:7070/', ...keys }).s3).toEqual({
      bucket: 'files',
      endpoint: 'http://files:7070',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    })
  })
})
