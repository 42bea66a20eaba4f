/**
 * Films on YouTube, by id. Until the studio's own are public, openly licensed animated films replace them.
 */
export const videos = {
  showreel: 'aqz-KE-bpKQ',
  kites: 'SkVqJ1SGeL0',
  canvas: 'WhWc3b3KhnY',
  candi: 'PVGeM40dABA',
  signal: 'R6MlUcmOul8',
  harbor: '_cMxraX_5RE',
  robo: 'mN0zPOpADL4',
  lantern: 'eRsGyueVLvQ',
  cat: 'Y-rmzh0PI3c',
} as const
