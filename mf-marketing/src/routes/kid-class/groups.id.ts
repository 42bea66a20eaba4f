import { withTexts } from '../../content/classes.ts'
import { texts } from '../../content/kid-classes.id.ts'
import { kidCourses } from '../../content/kid-courses.ts'

export const words = withTexts(kidCourses, texts)
