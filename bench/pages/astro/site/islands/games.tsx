import { gameDevelopmentWords } from '../../../../../mf-marketing/src/content/game-development.ts'
import { gamesIn } from '../../../../../mf-marketing/src/content/games.ts'
import { Portfolio } from '../../../../../mf-marketing/src/features/portfolio/components/portfolio.tsx'

const { portfolio, games } = gameDevelopmentWords.english

/** Films start on a tap. The list is part of the code, so the document does not repeat it as props. */
export const Games = () => <Portfolio {...portfolio} projects={gamesIn(games)} />
