import type { Usage } from './usage.ts'

/** Help texts of `pnpm release`. */
export const RELEASE_USAGE: Usage = {
  tool: 'release',
  commands: [
    {
      call: 'publish <remote>',
      does: 'build a remote and put the build into the store',
      options: ['origin'],
    },
    { call: 'validate [folder]', does: 'say what a built folder lacks of the build contract' },
    {
      call: 'preview <remote> [build]',
      does: 'print an address at which colleagues can open a build',
      options: ['origin'],
    },
    {
      call: 'check <remote> [build]',
      does: 'compare a build with what is live: exits 0 when it has passed, 1 when it is refused, 75 when it could not be tried',
      options: ['accept', 'origin'],
    },
    {
      call: 'promote <remote> [build]',
      does: 'make a build live: the one of the present sources, or the one named',
      options: ['reason', 'force', 'origin'],
    },
    {
      call: 'canary <remote> <percent> [build]',
      does: 'give it to a share of the visitors; 0 ends that',
      options: ['reason', 'force', 'promote-after', 'steps', 'origin'],
    },
    {
      call: 'rollback <remote> [build]',
      does: 'make the build live that was before, or the one named',
      options: ['reason'],
    },
    {
      call: 'retire <remote>',
      does: 'take a remote off the site; rollback brings it back',
      options: ['reason', 'force', 'redirect'],
    },
    {
      call: 'handover <path> <from> <to> [build]',
      does: 'make a build of a remote live together with a path of another one',
      options: ['reason', 'force', 'redirect', 'origin'],
    },
    { call: 'pin <remote>', does: 'keep what is live until it is unpinned', options: ['reason'] },
    { call: 'unpin <remote>', does: 'end that' },
    {
      call: 'unpublish <remote> <build>',
      does: 'remove a build that no visitor gets from the store',
      options: ['reason'],
    },
    { call: 'status', does: 'what is live, on trial and pinned' },
    { call: 'history [remote]', does: 'what was done when, by whom and why' },
    { call: 'diff <remote> <a> <b>', does: 'files that differ between two builds' },
    {
      call: 'bisect <remote> --good <build> --bad <build> --test <command>',
      does: 'find the build that broke something, by previews: exits 0 when it is found, 75 when some builds could not be tested',
      options: ['good', 'bad', 'test', 'deadline'],
    },
    { call: 'gc', does: 'remove builds that were not served for 7 days' },
    {
      call: 'approvals [remote]',
      does: 'changes that wait until a second person gives the same command; only with a registry, as all below',
    },
    { call: 'token list', does: 'tokens of teams' },
    {
      call: 'token create <remote> <name> [publish,canary,promote,override] [days]',
      does: 'create one, and print it once; for 90 days unless stated',
    },
    { call: 'token revoke <id>', does: 'make one invalid' },
    { call: 'policy show', does: 'the rules, freezes, approvals and trusted publishers in force' },
    { call: 'policy check <file>', does: 'say what is wrong with a policy and what it would change' },
    { call: 'policy set <file>', does: 'put a policy in force, and write policy.json', options: ['reason'] },
    { call: 'team list', does: 'which keys sign the builds of which remote' },
    { call: 'team key <file>', does: 'make a key: its private half in the file, its public half printed' },
    {
      call: 'team add <remote> [<paths,…>] <key>',
      does: 'give paths, or those that it has, to a team with this public key',
    },
    {
      call: 'team allow <remote> <path>',
      does: 'let its team build for a path of another one, before a handover',
    },
    { call: 'team withdraw <remote> <key>', does: 'accept no builds of this key any more' },
  ],
  options: [
    ['--by <name>', "who does it, for the journal: RELEASE_AUTHOR or the system's user"],
    ['--version', "print the product's version"],
  ],
  settings: `Through the registry that runs on this machine, or that REGISTRY_URL names, with RELEASE_TOKEN or the identity of a
CI job; otherwise on the store itself.`,
}
