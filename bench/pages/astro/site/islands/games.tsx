import { gameTexts } from '../../../../../mf-marketing/src/content/game-texts.ts'
import { gamesIn } from '../../../../../mf-marketing/src/content/games.ts'
import { Portfolio } from '../../../../../mf-marketing/src/features/portfolio/components/portfolio.tsx'

/** Its films start on a touch; the list travels with its code, not as properties in the document. */
export const Games = () => (
  <Portfolio
    title="Played and loved"
    lead="Four of the games that we made or helped to make. Each opens on its own site."
    projects={gamesIn(gameTexts)}
  />
)
