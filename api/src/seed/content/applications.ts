import type { ApplicationInput } from '@arunika/contracts'

export interface SampleApplication extends ApplicationInput {
  /** Title of the vacancy. */
  vacancy: string
  hoursAgo: number
  isRead: boolean
  /** Files of `api/seed/documents` with the names that the applicant gave them. */
  files: readonly { file: string; name: string }[]
}

/** Made-up people; the numbers come from a range that no operator has. */
export const sampleApplications: readonly SampleApplication[] = [
  {
    vacancy: '3D Artist Intern',
    hoursAgo: 3,
    isRead: false,
    name: 'Putri Handayani',
    phone: '+62 800 5550 101',
    email: 'putri.handayani@example.com',
    education: 's1',
    institution: 'Institut Seni Priangan',
    why_interested:
      'I have followed the plants of Rimba since the first trailer, and I would like to learn how one makes so many of them without repeating oneself.',
    past_experiences:
      'Two terms as a teaching assistant in 3D modelling, and a commission of twelve props for a stop-motion film by friends.',
    skills_or_expertise: 'Hard-surface modelling, hand-painted textures, botanical drawing.',
    software_or_tools: 'Blender, Substance Painter, Krita.',
    teamworking: 'I ask early and show things half-finished. I like to have a list, and to share it.',
    files: [
      { file: 'cv-putri.pdf', name: 'CV Putri Handayani.pdf' },
      { file: 'portfolio-pots.jpg', name: 'portfolio-pots.jpg' },
    ],
  },
  {
    vacancy: '3D Artist Intern',
    hoursAgo: 27,
    isRead: true,
    name: 'Rangga Nugroho',
    phone: '+62 800 5550 102',
    email: 'rangga.nugroho@example.com',
    education: 'd4',
    institution: 'Politeknik Kreatif Cimahi',
    why_interested: 'My lecturer was an intern with you and still talks about it.',
    past_experiences: 'Freelance work on product visualisations for furniture makers in Jepara.',
    skills_or_expertise: 'Lighting, materials, patient retopology.',
    software_or_tools: '3ds Max, V-Ray, ZBrush.',
    teamworking: 'Quiet but reliable. I write things down so that others need not ask twice.',
    files: [{ file: 'cv-rangga.pdf', name: 'rangga_nugroho_cv.pdf' }],
  },
  {
    vacancy: 'Game Design Intern',
    hoursAgo: 9,
    isRead: false,
    name: 'Clarissa Wijaya',
    phone: '+62 800 5550 103',
    email: 'clarissa.wijaya@example.com',
    education: 's1',
    institution: 'Universitas Dago Raya',
    why_interested: 'I was at your game jam and have not stopped thinking about the power cut since.',
    past_experiences: 'Three jam games, one board game about angkot routes that is sold in two cafés.',
    skills_or_expertise: 'Rules, paper prototypes, tests with people who do not play.',
    software_or_tools: 'Godot, Figma, scissors.',
    teamworking: 'I am the one who asks what we can leave out.',
    files: [
      { file: 'cv-clarissa.pdf', name: 'clarissa-cv.pdf' },
      { file: 'portfolio-board-game.png', name: 'Angkot! board.png' },
    ],
  },
  {
    vacancy: 'Senior Gameplay Programmer',
    hoursAgo: 51,
    isRead: true,
    name: 'Hendra Gunawan',
    phone: '+62 800 5550 104',
    email: 'hendra.gunawan@example.com',
    education: 's2',
    institution: 'Universitas Teknologi Parahyangan',
    why_interested: 'I would like to build a game in which movement is the story.',
    past_experiences:
      'Seven years in two studios, three released titles. Responsible for character movement and for the replay system.',
    skills_or_expertise: 'Gameplay architecture, profiling, mentoring.',
    software_or_tools: 'C++, Unreal, Tracy, Git.',
    teamworking: 'I review on the same day. I like to write down decisions and their reasons.',
    files: [{ file: 'cv-hendra.pdf', name: 'Hendra Gunawan - CV.pdf' }],
  },
  {
    vacancy: '2D Animator',
    hoursAgo: 20,
    isRead: false,
    name: 'Siti Nurhaliza Fitriani',
    phone: '+62 800 5550 105',
    email: 'siti.fitriani@example.com',
    education: 'd3',
    institution: 'Akademi Animasi Cirebon',
    why_interested: 'Little Harbor is what my little brother and I watch together.',
    past_experiences: 'Two years of in-betweens, one year of key animation for a daily children’s programme.',
    skills_or_expertise: 'Acting in animation, animals, fast thumbnails.',
    software_or_tools: 'Toon Boom Harmony, pencil, a very old light table.',
    teamworking: 'I love to be handed a scene by somebody and to hand it on better.',
    files: [{ file: 'portfolio-cats.webp', name: 'cats in motion.webp' }],
  },
  {
    vacancy: 'Web Development Intern',
    hoursAgo: 74,
    isRead: false,
    name: 'Yohanes Tambunan',
    phone: '+62 800 5550 106',
    email: 'yohanes.tambunan@example.com',
    education: 'shs',
    institution: 'SMK Negeri 21 Bandung',
    why_interested: 'I learn best from things that real people use.',
    past_experiences: 'The website of my school, with a timetable that teachers can change by themselves.',
    skills_or_expertise: 'HTML, CSS, accessibility, reading documentation.',
    software_or_tools: 'TypeScript, Node.js, Firefox developer tools.',
    teamworking: 'At school I was the one who explained Git. I still explain it, but shorter.',
    files: [{ file: 'cv-yohanes.pdf', name: 'cv.pdf' }],
  },
]
