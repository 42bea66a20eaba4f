import type { PortfolioItem } from '@arunika/contracts'
import { describe, expect, test } from 'vitest'
import { galleryGroups } from './works.ts'

const item = (full_name: string, type = 'image', path = `portfolio/${full_name}.jpg`): PortfolioItem => ({
  type,
  path,
  student: { full_name },
})
const rooms = (...groups: [course: string, items: PortfolioItem[]][]) =>
  galleryGroups(
    { portfolios: groups.map(([course_name, portfolios]) => ({ course_name, portfolios })) },
    'https://learning.test',
  )

describe("the gallery's rooms", () => {
  test('group the works of each course, in their original order', () => {
    const found = rooms(['Roblox', [item('Ayu'), item('Budi')]], ['Concept Art', [item('Citra')]])
    expect(found.map(({ course, works }) => [course, works.map(({ student }) => student)])).toEqual([
      ['Roblox', ['Ayu', 'Budi']],
      ['Concept Art', ['Citra']],
    ])
  })

  test('join groups of the same course, and leave out courses without works', () => {
    const found = rooms(['Roblox', [item('Ayu')]], ['Empty', []], ['Roblox', [item('Budi')]])
    expect(found.map(({ course, works }) => [course, works.length])).toEqual([['Roblox', 2]])
  })

  test("name the course, the student's full name and the file below the host's storage", () => {
    const [room] = rooms(['3D Modeling', [item('Raka Pratama', 'image', 'portfolio/robot.jpg')]])
    expect(room?.works[0]).toMatchObject({
      kind: 'image',
      course: '3D Modeling',
      student: 'Raka Pratama',
      url: 'https://learning.test/storage/portfolio/robot.jpg',
    })
  })

  test('show whatever is not an image as a film', () => {
    const [room] = rooms(['2D Animation', [item('Ayu', 'video'), item('Budi', 'mp4'), item('Citra')]])
    expect(room?.works.map(({ kind }) => kind)).toEqual(['video', 'video', 'image'])
  })

  test('have a name for each work that an address can hold, its own also where one file hangs twice', () => {
    const found = rooms(
      ['Roblox', [item('Ayu', 'image', 'portfolio/drawing-cat.jpg'), item('Budi', 'image', 'a b.jpg')]],
      ['Concept Art', [item('Ayu', 'image', 'portfolio/drawing-cat.jpg'), item('Citra', 'video', 'X.mp4')]],
    )
    expect(found.flatMap(({ works }) => works.map(({ id }) => id))).toEqual([
      ...['work-drawing-cat', 'work-a-b', 'work-drawing-cat-2', 'work-X'],
    ])
  })
})
