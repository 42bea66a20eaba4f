// @vitest-environment happy-dom
import type {
  BuildCard,
  CanaryCurves,
  ReleasePolicy,
  ReleaseState,
  RemoteState,
  WaitingApproval,
} from '@anyam/protocol'
import { renderPage } from '@arunika/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Api, Refusal, serve } from '../../../test/api.ts'
import { logInAsAdmin } from '../../../test/session.ts'
import { routes } from '../../expose/routes.tsx'

const reasons: Partial<Record<BuildCard['verdict'], string[]>> = {
  refused: ['size: 2 kB too much'],
  inconclusive: ['hosts: The api does not respond.'],
}
const STATE = 'GET /releases/state'
const card = (build: string, verdict: BuildCard['verdict'] = 'passed'): BuildCard => ({
  build,
  version: '1.2.0',
  author: 'team-news',
  commit: '3413d8980000',
  createdAt: '2026-11-21T05:00:00.000Z',
  verdict,
  reasons: reasons[verdict] ?? [],
  preview: `http://site.test/previews/mf-news.${build}.1.x`,
})
const news = (own: Partial<RemoteState> = {}): RemoteState => ({
  remote: 'mf-news',
  live: card('live1'),
  builds: [card('new2'), card('live1')],
  health: [],
  ...own,
})
const state = (remote: RemoteState): ReleaseState => ({ revision: 3, remotes: [remote], journal: [] })

async function open(api: Api) {
  const calls = serve(api)
  renderPage(routes, '/admin/releases', {})
  return calls
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sent = (calls: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

beforeEach(logInAsAdmin)

test('what the gate has passed goes live once it is confirmed', async () => {
  const done = { message: 'new2 of mf-news is live.' }
  const calls = await open({ [STATE]: state(news()), 'POST /releases/promote': done })
  await press('Promote new2')
  expect(sent(calls)).toEqual([])
  await press('Promote')
  expect(await screen.findByText('new2 of mf-news is live.')).toBeDefined()
  expect(sent(calls)).toEqual([['/releases/promote', { remote: 'mf-news', build: 'new2' }]])
})

test('changes that the gate asks about are accepted with the promotion', async () => {
  const changes = ['/articles figures', '/articles links']
  const reasons = ['walk: /articles shows other dates.', 'walk: /articles no longer links to /about.']
  const changed = { ...card('new2', 'refused'), reasons, changes }
  const done = { message: 'new2 of mf-news is live.' }
  const calls = await open({
    [STATE]: state(news({ builds: [changed, card('live1')] })),
    'POST /releases/promote': done,
  })
  await press('Promote new2')
  const dialog = await screen.findByRole('alertdialog')
  for (const reason of reasons) expect(within(dialog).getByText(reason)).toBeDefined()
  await press('Accept and promote')
  expect(await screen.findByText('new2 of mf-news is live.')).toBeDefined()
  expect(sent(calls)).toEqual([['/releases/promote', { remote: 'mf-news', build: 'new2', accepts: changes }]])
})

test('pages that differ are shown as pictures side by side, once they are near, and larger in a dialog', async () => {
  const near: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: object[]) => void) {
        near.push(() => seen([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const reasons = ['walk: /articles shows other dates.', 'walk: /articles no longer links to /about.']
  const shown = {
    address: '/articles',
    view: 'on a desktop',
    width: 1440,
    height: 844,
    live: 'a',
    tried: 'b',
  }
  const pictures = Object.fromEntries(reasons.map((reason) => [reason, shown]))
  const changed = { ...card('new2', 'refused'), reasons, pictures }
  const pictureAt = (name: string) => `GET /releases/picture?remote=mf-news&build=new2&name=${name}`
  const calls = await open({
    [STATE]: state(news({ builds: [changed, card('live1')] })),
    [pictureAt('a')]: { picture: 'data:image/jpeg;base64,live' },
    [pictureAt('b')]: { picture: 'data:image/jpeg;base64,tried' },
  })
  const requested = () => calls.filter(({ path }) => path.startsWith('/releases/picture')).length
  // Two differences of one view have the same pictures.
  expect(await screen.findAllByText('/articles on a desktop')).toHaveLength(1)
  expect(requested()).toBe(0)

  act(() => {
    for (const seen of near) seen()
  })
  const live = await screen.findByRole('img', { name: '/articles of the live build, on a desktop' })
  const tried = await screen.findByRole('img', { name: '/articles of the new build, on a desktop' })
  expect([live, tried].map((one) => one.getAttribute('src')?.split(',')[1])).toEqual(['live', 'tried'])

  screen.getByRole('button', { name: 'Enlarge /articles of the new build, on a desktop' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: '/articles on a desktop' })
  expect(within(dialog).getAllByRole('img')).toHaveLength(2)
  expect(within(dialog).getAllByText(/^(Live|New build)$/)).toHaveLength(2)
  expect(requested()).toBe(2)
})

test('problems that the live build has too are shown with a build that has passed', async () => {
  const remarks = ['browser: At 390 px /articles logs an error: lost; the live build has this problem too.']
  await open({ [STATE]: state(news({ builds: [{ ...card('new2'), remarks }, card('live1')] })) })
  expect(await screen.findByText(remarks[0] ?? '')).toBeDefined()
  expect(screen.getAllByText('Gate passed')).toHaveLength(2)
})

test('what the gate refuses needs a reason, and the screen says what is wrong with it', async () => {
  const builds = [card('new2', 'refused'), card('live1')]
  const calls = await open({
    [STATE]: state(news({ builds })),
    'POST /releases/promote': { message: 'Done.' },
  })
  expect(await screen.findByText('size: 2 kB too much')).toBeDefined()
  await press('Promote new2')
  await press('Promote')
  expect(await screen.findByText('Please say why.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Why?'), 'The show is tonight')
  await press('Promote')
  await screen.findByText('Done.')
  const command = { remote: 'mf-news', build: 'new2', override: 'The show is tonight' }
  expect(sent(calls)).toEqual([['/releases/promote', command]])
})

test('a build that could not be tried differs from a refused one, and so does a build of uncommitted sources', async () => {
  const builds = [{ ...card('new2', 'inconclusive'), dirty: true }, card('live1')]
  const journal: ReleaseState['journal'] = [
    {
      at: '2026-11-21T05:00:00.000Z',
      action: 'canary',
      remote: 'mf-news',
      build: 'new2',
      verdict: 'inconclusive',
    },
  ]
  await open({ [STATE]: { ...state(news({ builds })), journal } })
  expect(await screen.findByText('Could not be tried')).toBeDefined()
  expect(screen.queryByText('Gate refuses')).toBeNull()
  const dirty = screen.getAllByText((_, element) =>
    / and uncommitted changes$/.test(element?.textContent ?? ''),
  )
  expect(dirty).toHaveLength(1)
  expect(screen.getByText(/went on trial, though the gate could not try it/)).toBeDefined()
  await press('Promote new2')
  const pattern = /^The gate could not try this build, .*: hosts: The api does not respond\. The journal/
  expect(screen.getByText(pattern)).toBeDefined()
})

test('each build has a link that shows it to colleagues', async () => {
  await open({ [STATE]: state(news()) })
  const link = await screen.findByRole('link', { name: 'Preview new2' })
  expect(link.getAttribute('href')).toBe('http://site.test/previews/mf-news.new2.1.x')
})

test('a refusal of the api stays in the dialog, to be retried', async () => {
  const refusal = new Refusal(409, { message: 'mf-news is pinned.', code: 'not_possible' })
  await open({ [STATE]: state(news()), 'POST /releases/promote': refusal })
  await press('Promote new2')
  await press('Promote')
  expect((await screen.findByRole('alert')).textContent).toBe('mf-news is pinned.')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('a canary shows its share, what is lacking until it goes live, its figures next to the live ones, and how to end it', async () => {
  const figures = { started: 1210, alive: 1200, failed: 2, slow: 3, serverFailures: 1, lcp: 1936 }
  const canary = { ...card('new2'), percent: 25, since: '2026-11-21T05:10:00.000Z', by: 'ayu@example.com' }
  const remote = news({
    canary: { ...canary, promoteAfterMs: null },
    health: [
      {
        build: 'new2',
        ...figures,
        evidence: 'not enough evidence: 37 of about 270 pages, at this traffic in 3 h',
      },
    ],
  })
  const calls = await open({ [STATE]: state(remote), 'POST /releases/halt': { message: 'Ended.' } })
  const strip = await screen.findByRole('region', { name: 'Canary of mf-news' })
  expect(within(strip).getByText(/^25 of 100 visitors since/)).toBeDefined()
  const evidence = 'Not enough evidence: 37 of about 270 pages, at this traffic in 3 h.'
  expect(within(strip).getByText(evidence)).toBeDefined()
  const row = within(screen.getByRole('table', { name: 'Health of mf-news' })).getByRole('row', {
    name: /^Canary/,
  })
  expect(row.textContent).toBe('Canary1,2101,200331.9 s––')
  await userEvent.click(within(strip).getByRole('button', { name: 'Halt' }))
  await press('Halt the canary')
  await screen.findByText('Ended.')
  expect(sent(calls)).toEqual([['/releases/halt', { remote: 'mf-news' }]])
})

test('a canary is followed as two curves, whose figures are also words, by segment', async () => {
  const rate = (views: number, failures: number) => ({
    ...{ views, failures, low: 0, high: 0.1 },
    rate: failures / views,
  })
  const curves = (canary: [number, number], live: [number, number]): CanaryCurves => ({
    build: 'new2',
    segments: [
      { segment: 'engine gecko', words: 'with Firefox' },
      { segment: 'device phone', words: 'on phones' },
    ],
    points: [
      { at: '2026-11-21T05:10:00.000Z', canary: rate(10, 0), live: rate(90, 1) },
      { at: '2026-11-21T05:40:00.000Z', canary: rate(...canary), live: rate(...live) },
    ],
  })
  const canary = { ...card('new2'), percent: 10, since: '2026-11-21T05:10:00.000Z', by: 'ayu@example.com' }
  const remarks = ['browser: At 390 px /articles logs an error: lost; the live build has this problem too.']
  await open({
    [STATE]: state(news({ canary: { ...canary, remarks, promoteAfterMs: null } })),
    'GET /releases/curves?remote=mf-news&segment=all': curves([200, 3], [1800, 9]),
    'GET /releases/curves?remote=mf-news&segment=engine+gecko': curves([20, 2], [180, 0]),
  })
  const strip = within(await screen.findByRole('region', { name: 'Canary of mf-news' }))
  expect(strip.getByText('Gate passed')).toBeDefined()
  expect(strip.getByText(remarks[0] ?? '')).toBeDefined()
  const chart = await strip.findByRole('img')
  expect(chart.textContent).toMatch(
    /^Failure rates of the canary and of the live build, each .* 21 November at 12:10 to .* 12:40/,
  )
  const figures = () => strip.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(figures()).toContain('Canary: 3 of 200 pages failed: 1.5\u00a0% (0 to 10\u00a0%)')
  expect(figures()).toContain('Live: 9 of 1,800 pages failed: 0.5\u00a0% (0 to 10\u00a0%)')
  const choice = strip.getByRole('combobox', { name: 'Failed pages of mf-news' })
  await userEvent.selectOptions(choice, 'With Firefox')
  await vi.waitFor(() =>
    expect(figures()).toContain('Canary with Firefox: 2 of 20 pages failed: 10\u00a0% (0 to 10\u00a0%)'),
  )
  const rows = within(strip.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Until',
    '21 November at 12:40',
    '21 November at 12:10',
  ])
})

test('a canary without curves says so', async () => {
  const canary = { ...card('new2'), percent: 10, since: '2026-11-21T05:10:00.000Z', by: 'ayu@example.com' }
  await open({
    [STATE]: state(news({ canary: { ...canary, promoteAfterMs: null } })),
    'GET /releases/curves?remote=mf-news&segment=all': { segments: [], points: [] },
  })
  expect(await screen.findByText('No page has been counted yet.')).toBeDefined()
})

test('a pinned remote says by whom and why, and offers no release', async () => {
  const pinned = { by: 'ayu@example.com', at: '2026-11-21T05:00:00.000Z', reason: 'Interviews this week' }
  await open({ [STATE]: state(news({ pinned })) })
  expect(await screen.findByText('Pinned by ayu@example.com: Interviews this week')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Promote new2' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Unpin mf-news' })).toBeDefined()
})

test('a build is compared with the live one, file by file', async () => {
  const files = [
    { file: 'web/entry.js', change: 'changed', bytes: 1234 },
    { file: 'web/article.js', change: 'added', bytes: 40 },
  ]
  await open({
    [STATE]: state(news()),
    'GET /releases/diff?remote=mf-news&from=live1&to=new2': files,
  })
  await press('Compare new2')
  const table = await screen.findByRole('table', { name: 'Files that differ' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['FileChangeSize', 'web/entry.jschanged+1.2 kB', 'web/article.jsadded+40 B', '2 files+1.3 kB'])
})

test('an unreachable api is reported, with a retry', async () => {
  await open({ [STATE]: new Refusal(503, { message: 'The service is not available.' }) })
  expect(await screen.findByText('The releases could not be loaded')).toBeDefined()
})

test('a token is made for a team, shown once, listed and revoked', async () => {
  const token = {
    id: 'abc',
    remote: 'mf-careers',
    name: 'ci',
    scopes: ['publish'],
    by: 'ayu@example.com',
    createdAt: '2026-11-21T05:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
  }
  const calls = await open({
    [STATE]: state(news()),
    'GET /registry/tokens': [token],
    'POST /registry/tokens': { token, text: 'rel_abc_secret' },
    'DELETE /registry/tokens/abc': token,
  })
  await press('New token')
  await press('Create it')
  expect(screen.getByText('Please name a remote.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Remote'), 'mf-careers')
  await userEvent.click(screen.getByLabelText('Start and end canaries'))
  await userEvent.click(screen.getByLabelText('Skip the gate, with a reason'))
  await press('Create it')
  expect(await screen.findByDisplayValue('rel_abc_secret')).toBeDefined()
  const wanted = { remote: 'mf-careers', name: 'ci', scopes: ['publish', 'canary', 'override'], days: 90 }
  expect(sent(calls)).toEqual([['/registry/tokens', wanted]])
  // Removes the clipboard, as in a browser without TLS.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await press('Copy')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This browser does not let the page copy: please copy the token.',
  )
  expect(screen.getByLabelText('Token')).toBe(document.activeElement)
  await press('Done')
  expect(screen.queryByDisplayValue('rel_abc_secret')).toBeNull()
  await press('Revoke ci of mf-careers')
  await press('Revoke it')
  expect(await screen.findByText('The token ci of mf-careers is revoked.')).toBeDefined()
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('a token needs a fresh proof: the screen asks for it, and then makes the token', async () => {
  const api: Api = {
    [STATE]: state(news()),
    'GET /registry/tokens': [],
    'POST /registry/tokens': new Refusal(403, { code: 'step_up_needed', message: 'Please confirm.' }),
    'GET /api/admin/account/proof': { totp: true, password: false, passkey: null },
    'POST /api/admin/account/proof': { message: 'Thank you.' },
  }
  const calls = await open(api)
  await press('New token')
  await userEvent.type(screen.getByLabelText('Remote'), 'mf-careers')
  await press('Create it')
  const proof = within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }))
  await userEvent.type(await proof.findByLabelText(/code/i), '123456')
  api['POST /registry/tokens'] = { token: {}, text: 'rel_abc_secret' }
  await userEvent.click(proof.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByDisplayValue('rel_abc_secret')).toBeDefined()
  expect(sent(calls).map(([path]) => path)).toEqual([
    '/registry/tokens',
    '/api/admin/account/proof',
    '/registry/tokens',
  ])
})

const requested: WaitingApproval = {
  name: 'promote',
  command: { remote: 'mf-news', build: 'new2', override: 'The show is tonight' },
  by: 'mf-news/ci',
  at: '2026-11-21T05:00:00.000Z',
  until: '2026-11-22T05:00:00.000Z',
  mayApprove: true,
}
const shareOfMine: WaitingApproval = {
  ...{ ...requested, name: 'canary', by: 'ayu@example.com', mayApprove: false },
  command: { remote: 'mf-news', build: 'new2', percent: 10, promoteAfterMs: 3_600_000 },
}

test('what waits for a second person is listed, and the same command approves it', async () => {
  const api: Api = {
    [STATE]: state(news()),
    'GET /registry/approvals': [shareOfMine, requested],
    'POST /releases/promote': { message: 'new2 of mf-news is live.' },
  }
  const calls = await open(api)
  const list = await screen.findByRole('region', { name: 'Waiting for a second person' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'mf-news new2 goes on trial with 10 of 100 visitors, and live automatically after 60 min' +
      'by ayu@example.com · 21 November at 12:00 · expires 22 November at 12:00',
    'mf-news new2 goes livepast the gate: “The show is tonight”by mf-news/ci · 21 November at 12:00 · expires 22 November at 12:00' +
      'Approve mf-news new2 goes live',
  ])
  await press('Approve mf-news new2 goes live')
  expect(sent(calls)).toEqual([])
  api['GET /registry/approvals'] = []
  await press('Approve')
  expect(await screen.findByText('new2 of mf-news is live.')).toBeDefined()
  expect(sent(calls)).toEqual([['/releases/promote', requested.command]])
  await vi.waitFor(() => expect(list.isConnected).toBe(false))
})

test('an approval that the registry refuses stays in the dialog', async () => {
  const frozen = new Refusal(409, { message: 'Releases of mf-news are frozen.', code: 'frozen' })
  await open({
    [STATE]: state(news()),
    'GET /registry/approvals': [requested],
    'POST /releases/promote': frozen,
  })
  await press('Approve mf-news new2 goes live')
  await press('Approve')
  expect((await screen.findByRole('alert')).textContent).toBe('Releases of mf-news are frozen.')
})

const frozen = 'Releases of all remotes are frozen from 2026-12-24 until 2027-01-02: Christmas'
const policy = (own: Partial<ReleasePolicy> = {}): ReleasePolicy => ({
  ...{ version: 2, by: 'ayu@example.com', at: '2026-11-21T05:00:00.000Z', text: '{}' },
  ...{ sentences: [frozen], warnings: [], problems: [] },
  ...own,
})
const policyCard = async () => within(await screen.findByRole('region', { name: 'Policy' }))

test('the policy in force is shown in sentences, with a wrong edit of its file, and edited by administrators only', async () => {
  const problem = { at: 'freezes.0.until', message: 'the freeze ends before it starts' }
  const warning = { at: 'rules.0.remotes.0', message: 'the site has no remote mf-event' }
  const { text: _, ...read } = policy({ problems: [problem], warnings: [warning] })
  const api: Api = { [STATE]: state(news()), 'GET /registry/policy': read }
  await open(api)
  const card = await policyCard()
  expect(await card.findByText(frozen)).toBeDefined()
  expect(card.getByText('Version 2, set by ayu@example.com · 21 November at 12:00')).toBeDefined()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'freezes.0.until: the freeze ends before it starts',
    frozen,
    'rules.0.remotes.0: the site has no remote mf-event',
  ])
  expect(
    card.getByRole('heading', { name: 'The file policy.json has changed and is not in force' }),
  ).toBeDefined()
  expect(card.queryByRole('button')).toBeNull()
})

test('a new policy is checked, its changes are shown, and then it is put in force with a reason', async () => {
  const problem = { at: 'rules.0.who', message: 'Invalid input' }
  const api: Api = {
    [STATE]: state(news()),
    'GET /registry/policy': policy(),
    'POST /registry/policy/check': { problems: [problem], warnings: [], changes: [] },
    'POST /registry/policy': { message: 'Version 3 of the policy is in force.' },
  }
  const calls = await open(api)
  await press('Edit the policy')
  const field = await screen.findByLabelText('Policy, as in policy.json')
  await press('Check it')
  expect(screen.getByText('Please say why.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Why?'), 'The fair')
  await press('Check it')
  expect(await screen.findByText('This keeps it from taking effect:')).toBeDefined()
  expect(screen.getByText('rules.0.who')).toBeDefined()

  await userEvent.type(field, ' ')
  expect(screen.queryByText('rules.0.who')).toBeNull()
  api['POST /registry/policy/check'] = { problems: [], warnings: [], changes: ['New: ana may promote'] }
  await press('Check it')
  expect(await screen.findByText('New: ana may promote')).toBeDefined()
  expect(sent(calls).map(([path]) => path)).not.toContain('/registry/policy')
  await press('Put it in force')
  expect(await screen.findByText('Version 3 of the policy is in force.')).toBeDefined()
  expect(sent(calls).at(-1)).toEqual(['/registry/policy', { text: '{} ', basedOn: 2, reason: 'The fair' }])
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a policy that was typed is discarded only by a choice', async () => {
  await open({ [STATE]: state(news()), 'GET /registry/policy': policy() })
  await press('Edit the policy')
  const field = await screen.findByLabelText('Policy, as in policy.json')
  await userEvent.type(field, ' ')
  await press('Cancel')
  await press('Keep editing')
  expect(field).toHaveProperty('value', '{} ')
  await press('Cancel')
  await press('Discard changes')
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a policy that another administrator has changed meanwhile is not overwritten, and the text stays', async () => {
  const api: Api = {
    [STATE]: state(news()),
    'GET /registry/policy': policy(),
    'POST /registry/policy/check': { problems: [], warnings: [], changes: [] },
    'POST /registry/policy': new Refusal(409, { code: 'policy_changed', message: 'Ben has set version 3.' }),
  }
  const calls = await open(api)
  await press('Edit the policy')
  await userEvent.type(await screen.findByLabelText('Policy, as in policy.json'), ' ')
  await userEvent.type(screen.getByLabelText('Why?'), 'The fair')
  await press('Check it')
  api['GET /registry/policy'] = policy({ version: 3, text: '{"approvals": []}' })
  await press('Put it in force')
  expect((await screen.findByRole('alert')).textContent).toBe('Ben has set version 3.')
  expect(screen.getByLabelText('Policy, as in policy.json')).toHaveProperty('value', '{} ')
  api['POST /registry/policy/check'] = { problems: [], warnings: [], changes: ['No longer: Two people'] }
  await press('Try again')
  expect(await screen.findByText('No longer: Two people')).toBeDefined()
  api['POST /registry/policy'] = { message: 'Version 4 of the policy is in force.' }
  await press('Put it in force')
  expect(await screen.findByText('Version 4 of the policy is in force.')).toBeDefined()
  expect(sent(calls).at(-1)?.[1]).toMatchObject({ basedOn: 3 })
})

test('a policy that another administrator proposes is approved by a second one', async () => {
  const proposal = {
    ...{ text: '{}', basedOn: 2, reason: 'The fair', by: 'ben@example.com', mayApprove: true },
    ...{ until: '2026-11-22T05:00:00.000Z', changes: [`No longer: ${frozen}`] },
  }
  const calls = await open({
    [STATE]: state(news()),
    'GET /registry/policy': policy({ proposal }),
    'POST /registry/policy': { message: 'Version 3 of the policy is in force.' },
  })
  expect(await screen.findByText(`No longer: ${frozen}`)).toBeDefined()
  await press('Approve the policy')
  expect(sent(calls)).toEqual([])
  await press('Approve')
  expect(await screen.findByText('Version 3 of the policy is in force.')).toBeDefined()
  expect(sent(calls)).toEqual([['/registry/policy', { text: '{}', basedOn: 2, reason: 'The fair' }]])
})

test('a site without a registry shows no tokens, and asks for no approvals', async () => {
  const calls = await open({ [STATE]: { ...state(news()), hasRegistry: false } })
  await screen.findByRole('button', { name: 'Promote new2' })
  for (const name of ['Tokens', 'Policy']) expect(screen.queryByRole('heading', { name })).toBeNull()
  expect(calls.filter(({ path }) => path.startsWith('/registry'))).toEqual([])
})
