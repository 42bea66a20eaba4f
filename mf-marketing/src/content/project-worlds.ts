import type { ProjectKey } from './project-names.ts'

/** @param ground dark, behind light text @param accent light, for text on it */
const world = (ground: string, raised: string, high: string, accent: string, glow: string) => ({
  '--color-inverse': ground,
  '--color-inverse-raised': raised,
  '--color-inverse-high': high,
  '--color-inverse-border': high,
  '--color-inverse-accent': accent,
  '--color-accent': accent,
  '--glow-accent': `${glow}66`,
  '--glow-pink': `${glow}40`,
})

/** Colours of each project page, taken from its pictures: the roles of dark sections and of accents. */
export const projectWorlds: Readonly<Record<ProjectKey, ReturnType<typeof world>>> = {
  kites: world('#123c46', '#1a4f5b', '#1c5462', '#ffd08a', '#ff8a65'),
  canvas: world('#230b3d', '#34125a', '#481c78', '#ff9ce6', '#00c8ff'),
  candi: world('#241a4a', '#332666', '#443584', '#ffd75e', '#ff8040'),
  signal: world('#041f2e', '#0a3044', '#12445d', '#ffb454', '#ffa03c'),
  rimba: world('#0b3325', '#124734', '#16513d', '#b9f27c', '#78dc78'),
  harbor: world('#0f3558', '#174873', '#1a5080', '#ffd9a0', '#78beff'),
  robo: world('#0a4156', '#10546d', '#115670', '#ffb9a3', '#ff5a5a'),
  lantern: world('#140c18', '#241628', '#38233d', '#ffb26b', '#ff963c'),
  cat: world('#2a0f14', '#401a21', '#582630', '#ffa69b', '#ff3c3c'),
}
