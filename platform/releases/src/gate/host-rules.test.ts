import { expect, it } from 'vitest'
import { hostRules } from './host-rules.ts'

const network: Record<string, string> = { 'careers.localhost': '172.18.0.5', 'here.localhost': '127.0.0.1' }

async function find(name: string) {
  const address = network[name]
  if (!address) throw new Error('ENOTFOUND')
  return { address }
}

it('send a browser to the container that has a name below localhost', async () => {
  const careers = 'http://careers.localhost:8090'
  expect(await hostRules([careers, `${careers}/x`, 'https://learn.example'], find)).toEqual([
    '--host-resolver-rules=MAP careers.localhost 172.18.0.5',
  ])
})

it('leave alone what is this machine, or is no name of it', async () => {
  const own = ['http://here.localhost:1', 'http://unknown.localhost:2', 'http://localhost:3']
  expect(await hostRules([...own, 'https://careers.example'], find)).toEqual([])
})
