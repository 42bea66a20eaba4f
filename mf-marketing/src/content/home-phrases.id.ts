import type { HousePhrases } from './home-phrases.ts'

export const housePhrases: HousePhrases = {
  houses: (studio, academy) => `${studio} dan ${academy}`,
  does: (house) => `Yang dikerjakan ${house}`,
  with: (house) => `Bersama ${house}`,
}
