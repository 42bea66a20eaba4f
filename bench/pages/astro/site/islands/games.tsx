import { gameDevelopmentWords } from '../../../../../mf-marketing/src/content/game-development.ts'
import { gamesIn } from '../../../../../mf-marketing/src/content/games.ts'
import { Portfolio } from '../../../../../mf-marketing/src/features/portfolio/components/portfolio.tsx'

const { portfolio, games } = gameDevelopmentWords.english

/** Its films start on a touch; the list travels with its code, not as properties in the document. */
export const Games = () => <Portfolio {...portfolio} projects={gamesIn(games)} />
