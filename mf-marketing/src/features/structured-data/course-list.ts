import { inLanguage, type Site } from '@arunika/contracts/site'
import { type CourseGroup, pathOf } from '../../content/classes.ts'

/** schema.org ItemList of a programme's courses: the summary that Google asks for, whose items say no more than which pages have them. */
export const courseList = ({ publicUrl, language }: Site, group: CourseGroup) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: group.title,
  itemListElement: group.courses.map((each, nth) => ({
    '@type': 'ListItem',
    position: nth + 1,
    url: publicUrl + inLanguage(pathOf(group, each), language),
  })),
})
