import type { AcademyClass } from '@arunika/contracts'

type Own = Pick<AcademyClass, 'name' | 'days' | 'teacher'>
type Common = Pick<AcademyClass, 'kind' | 'ages' | 'price' | 'pricePer' | 'seats' | 'schedule'>
/** A class without its sentence, which contains the site's name. */
export type ClassFacts = Omit<AcademyClass, 'summary'>

/** `Arts & Craft` → `arts-craft` */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Ages and seats are the academy's; days, prices and teachers are samples. */
const classesOf = (programme: 'kid-class' | 'regular-class', common: Common, own: readonly Own[]) =>
  own.map(
    (each): ClassFacts => ({
      path: `/academy/${programme}/${slugOf(each.name)}`,
      ...common,
      ...each,
      sampled: ['days', 'price', 'teacher'],
    }),
  )

const KIDS = '6-12'
const ADULTS = '13-'
const FIVE_MONTHS = { repeatFrequency: 'Monthly', repeatCount: 5 } as const
const FOUR_WEEKS = { repeatFrequency: 'Weekly', repeatCount: 4 } as const
const A_DAY = { repeatFrequency: 'Daily', repeatCount: 1 } as const
const BY_ARRANGEMENT = 'Any Saturday or Sunday, by arrangement'
const A_SATURDAY = 'One Saturday a month, 09:00–17:00'

/** Every class of the academy, by the names that its pages give them. */
export const classes: readonly ClassFacts[] = [
  ...classesOf(
    'kid-class',
    {
      kind: 'class',
      ages: KIDS,
      price: 450_000,
      pricePer: 'month',
      seats: { to: 10 },
      schedule: FIVE_MONTHS,
    },
    [
      { name: 'Roblox', days: 'Saturdays, 09:00–11:00', teacher: 'Yoga Pamungkas' },
      { name: 'Digital Drawing', days: 'Wednesdays, 15:30–17:30', teacher: 'Tiara Lestari' },
      { name: 'Arts & Craft', days: 'Saturdays, 13:00–15:00', teacher: 'Sekar Wulandari' },
    ],
  ),
  ...classesOf(
    'kid-class',
    {
      kind: 'mini course',
      ages: KIDS,
      price: 400_000,
      pricePer: 'course',
      seats: { from: 5, to: 10 },
      schedule: FOUR_WEEKS,
    },
    [
      {
        name: 'Game Programming Using Scratch',
        days: 'Tuesdays, 15:30–17:30',
        teacher: 'Yoga Pamungkas',
      },
      { name: 'Fantasy Creature Design', days: 'Thursdays, 15:30–17:30', teacher: 'Tiara Lestari' },
      { name: 'Stop Motion Animation', days: 'Fridays, 15:30–17:30', teacher: 'Rani Prameswari' },
    ],
  ),
  ...classesOf(
    'kid-class',
    {
      kind: 'workshop',
      ages: KIDS,
      price: 175_000,
      pricePer: 'participant',
      seats: { from: 10 },
      schedule: A_DAY,
    },
    [
      { name: 'Jewelry Making', days: BY_ARRANGEMENT, teacher: 'Sekar Wulandari' },
      { name: 'Mask Making', days: BY_ARRANGEMENT, teacher: 'Asep Sunarya' },
      { name: 'Clay Art & Pottery', days: BY_ARRANGEMENT, teacher: 'Asep Sunarya' },
      { name: 'Watercolor Painting', days: BY_ARRANGEMENT, teacher: 'Sekar Wulandari' },
      { name: 'Puppetry & Design', days: BY_ARRANGEMENT, teacher: 'Asep Sunarya' },
    ],
  ),
  ...classesOf(
    'regular-class',
    {
      kind: 'class',
      ages: ADULTS,
      price: 900_000,
      pricePer: 'month',
      seats: { to: 8 },
      schedule: FIVE_MONTHS,
    },
    [
      { name: 'Concept Art', days: 'Mondays and Wednesdays, 18:30–20:30', teacher: 'Tiara Lestari' },
      { name: '3D Modeling', days: 'Tuesdays and Thursdays, 18:30–20:30', teacher: 'Dimas Kurniawan' },
      { name: '3D Animation', days: 'Mondays and Wednesdays, 18:30–20:30', teacher: 'Rani Prameswari' },
      { name: '2D Animation', days: 'Tuesdays and Thursdays, 18:30–20:30', teacher: 'Maya Hartono' },
      {
        name: 'Character Animation',
        days: 'Mondays and Thursdays, 18:30–20:30',
        teacher: 'Rani Prameswari',
      },
      { name: 'Game Development', days: 'Tuesdays and Thursdays, 18:30–20:30', teacher: 'Bagas Wiratama' },
      { name: 'E-Sport Bootcamp', days: 'Tuesdays and Fridays, 18:30–20:30', teacher: 'Yoga Pamungkas' },
      {
        name: 'Website & App Design',
        days: 'Mondays and Wednesdays, 18:30–20:30',
        teacher: 'Nadia Safitri',
      },
      { name: 'Portfolio Development', days: 'Wednesdays and Fridays, 18:30–20:30', teacher: 'Maya Hartono' },
    ],
  ),
  ...classesOf(
    'regular-class',
    {
      kind: 'workshop',
      ages: ADULTS,
      price: 550_000,
      pricePer: 'participant',
      seats: { from: 5 },
      schedule: A_DAY,
    },
    [
      { name: 'Web Design', days: A_SATURDAY, teacher: 'Nadia Safitri' },
      { name: 'Video Promotion', days: A_SATURDAY, teacher: 'Maya Hartono' },
      { name: 'Adv Graphic Design', days: A_SATURDAY, teacher: 'Nadia Safitri' },
      { name: 'Photography & Editting', days: A_SATURDAY, teacher: 'Asep Sunarya' },
      { name: 'Motion Capture & Animation', days: A_SATURDAY, teacher: 'Rani Prameswari' },
      { name: 'Interior | 360 Virtual Tour', days: A_SATURDAY, teacher: 'Dimas Kurniawan' },
    ],
  ),
]
