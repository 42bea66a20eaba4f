import { expect, it } from 'vitest'
import { findRetired } from './check.ts'

const source = (path: string, text: string) => findRetired([{ path, text }], [])

it('refuses a retired word in a name, whatever its case, and says what to write', () => {
  expect(source('api/src/a.ts', 'export class KeptAnswers {}\nconst MAX_KEPT = 1')).toEqual([
    'api/src/a.ts: The name KeptAnswers has a retired word. Instead of "kept" write: cached, stored.',
    'api/src/a.ts: The name MAX_KEPT has a retired word. Instead of "kept" write: cached, stored.',
  ])
  expect(source('a.tsx', 'export const a = ({ look }: P) => <b data-x="1" mend={look} />')).toHaveLength(2)
  expect(source('a.module.css', '.fault p { color: red; }\n.error { margin: 0.5rem; }')).toHaveLength(1)
})

it('refuses a retired word in the name of a file or folder', () => {
  expect(source('shell/server/desk.ts', '')).toHaveLength(1)
  expect(source('shell/workshop/main.tsx', '')).toHaveLength(1)
})

it('leaves texts, comments and other words alone', () => {
  const text = `/** No answer, no fault. */ const outlook = 'kept'; const a = <p>Look here</p>`
  expect(source('a.tsx', text)).toEqual([])
})

it('allows a name where the list gives a reason, and nowhere else', () => {
  const allowed = [{ names: ['bucket*'], in: ['platform/releases/**'], because: "It is S3's." }]
  const files = ['platform/releases/src/s3.ts', 'platform/host/server/releases/visitor.ts'].map((path) => ({
    path,
    text: 'const bucketOf = 1',
  }))
  expect(findRetired(files, allowed)).toEqual([
    expect.stringMatching(/^platform\/host\/server\/releases\/visitor.ts: .*cohort/),
  ])
})
