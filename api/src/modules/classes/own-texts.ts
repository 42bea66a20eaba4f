/** Texts of one class, in one language. */
export interface OwnTexts {
  tools: string
  /** Result that students take home. */
  makes: string
  /** Requirements for students; by default those of its level. */
  entry?: string
}

/** Texts of each class in English, by its name. */
export const ownTexts: Readonly<Record<string, OwnTexts>> = {
  Roblox: {
    tools: 'Roblox Studio and first scripts in Luau',
    makes: 'A world with rules of your own, open to your friends',
  },
  'Digital Drawing': { tools: 'Drawing tablet and Krita', makes: 'A finished picture-book page' },
  'Arts & Craft': {
    tools: 'Paper, wood, thread and glue',
    makes: 'Pieces in paper, wood and thread for the exhibition',
  },
  'Game Programming Using Scratch': {
    tools: 'Scratch',
    makes: 'A game with a start, a score and an ending',
  },
  'Fantasy Creature Design': {
    tools: 'Pencil and drawing tablet',
    makes: 'A creature that breaks the rules of anatomy on purpose',
  },
  'Stop Motion Animation': {
    tools: 'Clay, a lamp and a phone',
    makes: 'A short film of twelve pictures a second',
  },
  'Jewelry Making': { tools: 'Beads, wire and found treasures', makes: 'Something to wear home' },
  'Mask Making': {
    tools: 'Carving tools and paint',
    makes: 'A painted mask after those of Cirebon and Malang',
  },
  'Clay Art & Pottery': { tools: 'Wheel, clay and glazes', makes: 'A glazed pinch pot' },
  'Watercolor Painting': { tools: 'Watercolours, brushes and paper', makes: 'A watercolour to take home' },
  'Puppetry & Design': {
    tools: 'Cloth, card and paint',
    makes: 'A puppet with a voice, and a show the same day',
  },
  'Concept Art': {
    tools: 'Drawing tablet and Photoshop',
    makes: 'People, creatures and places that a team can build from',
  },
  '3D Modeling': {
    tools: 'Blender and Substance Painter',
    makes: 'A textured model that deforms, bakes and renders well',
  },
  '3D Animation': { tools: 'Maya', makes: 'Shots from a first ball to a character that thinks' },
  '2D Animation': {
    tools: 'Drawing tablet and Toon Boom Harmony',
    makes: 'A cleaned-up shot for the big screen',
  },
  'Character Animation': {
    tools: 'Maya',
    makes: 'A scene with dialogue, gesture and silence',
    entry: 'You have animated before: a ball, a walk or a short shot',
  },
  'Game Development': {
    tools: 'Unity and Git',
    makes: 'A released game that others play, made in a small team',
    entry: 'You have made a small game before, in any tool',
  },
  'E-Sport Bootcamp': { tools: 'Gaming computers and OBS Studio', makes: 'An event that you cast and run' },
  'Website & App Design': { tools: 'Figma', makes: 'A prototype, tested with people' },
  'Portfolio Development': {
    tools: 'Your own works and Figma',
    makes: 'A portfolio that a mentor from the studio has reviewed',
    entry: 'You bring works of your own to choose from',
  },
  'Web Design': { tools: 'HTML and CSS', makes: 'A one-page site, published the same day' },
  'Video Promotion': {
    tools: 'Your own camera or phone and DaVinci Resolve',
    makes: 'A promotion of thirty seconds',
  },
  'Adv Graphic Design': {
    tools: 'Illustrator and InDesign',
    makes: 'A system of grids and type',
    entry: 'You know your tools already',
  },
  'Photography & Editting': { tools: 'Camera and Lightroom', makes: 'An edited series of photographs' },
  'Motion Capture & Animation': {
    tools: 'Motion-capture suit and Unreal Engine',
    makes: 'A character that moves as you do',
  },
  'Interior | 360 Virtual Tour': {
    tools: '360° camera and Blender',
    makes: 'A furnished room to walk through from afar',
  },
}
