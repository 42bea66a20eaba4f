/**
 * Films on YouTube, by id. Until the studio's own are public, openly licensed animated films stand in for them.
 */
export const videos = {
  showreel: 'aqz-KE-bpKQ',
  harvest: 'SkVqJ1SGeL0',
  market: 'WhWc3b3KhnY',
  rhythm: 'PVGeM40dABA',
  series: 'eRsGyueVLvQ',
  captain: 'mN0zPOpADL4',
  lantern: 'Y-rmzh0PI3c',
  island: 'R6MlUcmOul8',
} as const
