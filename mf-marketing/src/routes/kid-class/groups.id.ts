import { withTexts } from '../../content/classes.ts'
import { texts } from '../../content/kid-classes.id.ts'
import { kidGroups } from '../../content/kid-classes.ts'

export const words = withTexts(kidGroups, texts)
