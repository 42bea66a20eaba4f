import { execFileSync } from 'node:child_process'

/** All processes below one. */
export function descendants(pid: number): { pid: number; args: string }[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = table.map((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(pid), parent: Number(parent), args }
  })
  const below = (pid: number): typeof all =>
    all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)])
  return below(pid)
}

/** Id of a process below another one. @param part of its command */
export const processBelow = (pid: number, part: string) =>
  descendants(pid).find(({ args }) => args.includes(part))?.pid
