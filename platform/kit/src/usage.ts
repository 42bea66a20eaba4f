import type { Usage } from '@anyam/releases/usage'

/** Help texts of `remote` in a team's repository. */
export const REMOTE_USAGE: Usage = {
  tool: 'remote',
  commands: [
    { call: 'dev', does: 'show this remote inside the running site while it is written' },
    { call: 'publish', does: 'build it and send the build to the site', options: ['origin'] },
    { call: 'validate [folder]', does: 'say what a built folder lacks of the build contract' },
    {
      call: 'preview [build]',
      does: 'print an address at which colleagues can open a build',
      options: ['origin'],
    },
    {
      call: 'check [build]',
      does: "have the site's gate compare a build with what is live: exits 0 when it has passed, 1 when it is refused, 75 when it could not be tried",
      options: ['origin'],
    },
    {
      call: 'canary <percent> [build]',
      does: 'give a build to a share of the visitors; 0 ends that',
      options: ['reason', 'force', 'promote-after', 'origin'],
    },
    { call: 'promote [build]', does: 'make a build live', options: ['reason', 'force', 'origin'] },
    {
      call: 'rollback [build]',
      does: 'make the build live that was before, or the one named',
      options: ['reason'],
    },
    {
      call: 'retire',
      does: 'take the remote off the site; rollback brings it back',
      options: ['reason', 'force', 'redirect'],
    },
    {
      call: 'handover <path> <from> [build]',
      does: 'make a build live together with a path of another remote',
      options: ['reason', 'force', 'redirect', 'origin'],
    },
    { call: 'pin', does: 'keep what is live until it is unpinned', options: ['reason'] },
    { call: 'unpin', does: 'end that' },
    {
      call: 'unpublish <build>',
      does: 'remove a build that no visitor gets from the site',
      options: ['reason'],
    },
    { call: 'status', does: 'what is live, on trial and pinned' },
    { call: 'history', does: 'what was done when, by whom and why' },
    { call: 'approvals', does: 'changes that wait until a second person gives the same command' },
    { call: 'diff <a> <b>', does: 'files that differ between two builds' },
    {
      call: 'bisect --good <build> --bad <build> --test <command>',
      does: 'find the build that broke something, by previews: exits 0 when it is found, 75 when some builds could not be tested',
      options: ['good', 'bad', 'test', 'deadline'],
    },
    { call: 'key <file>', does: 'make a key: its private half in the file, its public half printed' },
  ],
  options: [
    ['--site <url>', 'the site, instead of REGISTRY_URL'],
    ['--port <number>', 'where dev serves the remote, 3013 unless stated'],
  ],
  settings: `Settings, also from a file .env:
REGISTRY_URL           address of the site
RELEASE_TOKEN          a token of its Releases screen for this remote; in CI, RELEASE_ID_TOKEN will do
RELEASE_SIGNING_KEY    the team's private key, in PEM`,
}
