// The stills: shot and moment (0 to 1) of a title, and its first one again in lines.
const INK = { paper: '#f5f1e6', ink: '#2c4a6e' }
const pair = (title, first, second) => [
  { name: `${title}-still-1`, title, shot: 0, at: first },
  { name: `${title}-still-2`, title, shot: 1, at: second },
  { name: `${title}-wireframe`, title, shot: 0, at: first, lines: INK },
]

export const stills = [
  ...pair('kites', 0.45, 0.5),
  ...pair('canvas', 0.4, 0.55),
  ...pair('candi', 0.4, 0.4),
  ...pair('signal', 0.5, 0.5),
  ...pair('rimba', 0.6, 0.55),
  ...pair('harbor', 0.5, 0.5),
  ...pair('robo', 0.16, 0.16),
  ...pair('lantern', 0.5, 0.5),
  ...pair('cat', 0.5, 0.24),
  ...[
    'logo-tembara',
    'logo-kopi-lereng',
    'plate-monsoon-market',
    'plate-garuda-express',
    'web-pasar-pagi',
    'web-museum-gelap',
    'it-banjir',
    'it-gudang',
    'museum-suitcase',
    'new-floor',
    'last-becak',
    'ant-stadium',
    'empty-week',
    'dancer-river',
    'two-kitchens',
    'exhibition-night',
    'website-estimate',
    'clay-shadow-thread',
    'shared-island',
    'loom-repair',
    'portfolio-clinic',
  ].map((name) => ({ name, title: name, shot: 0, at: 0.5 })),
  { name: 'rimba-river', title: 'rimba', shot: 0, at: 0.95 },
  { name: 'rimba-sketchbook', title: 'rimba', shot: 1, at: 0.8 },
  // Behind which the showreel waits: a moment of its first shot.
  { name: 'showreel-still', title: 'showreel', shot: 0, at: 0.5 },
]
